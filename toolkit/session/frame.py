"""The roster as a pandas DataFrame: a row a combatant, a column a column key, each value as its cell shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.session.loading import Loaded
from toolkit.tables.cells import show_cell
from toolkit.tables.columns import columns_of
from toolkit.tables.rows import RosterRow

if TYPE_CHECKING:
    import pandas


def roster_frame(loaded: Loaded) -> pandas.DataFrame:
    """Plain objects, blanks as None: nothing becomes NaN and no whole number a float."""
    import pandas

    model = loaded.system.roster if loaded.system is not None else RosterRow
    rows = loaded.state.roster.values() if loaded.state is not None else loaded.sheet.roster if loaded.sheet else ()
    columns = [key for key, one in columns_of(model).items() if not one.spare or any(getattr(row, key) for row in rows)]
    cells = [[show_cell(getattr(row, key)) for key in columns] for row in rows]
    return pandas.DataFrame(cells, columns=columns, dtype=object)
