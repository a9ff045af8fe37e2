"""Whether a campaign that somebody edited meanwhile still gives what was reviewed; if not, what is different.

The whole action is resolved again on the fresh cells with the same answers and overrides. The same events and the same
changes: whatever was edited does not matter, and stays. Anything else is a conflict that names the edited cells; where
no cell that a rule reads differs, the order of the rows does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from toolkit.session.loading import Loaded, load
from toolkit.session.preview import Preview
from toolkit.session.previewing import Wish, make_preview
from toolkit.tables.changes import CellChange, Clash
from toolkit.tables.diff import VALUE
from toolkit.tables.headers import Cell
from toolkit.tables.placing import same
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellError, Snapshot

MOST = 20
"""So many edited cells are named."""


def clashes_since(preview: Preview, snapshot: Snapshot, lang: str) -> tuple[Clash, ...]:
    """What stands against writing the preview into the campaign as it is now; nothing when it comes out the same."""
    fresh = load(snapshot)
    if fresh.state is not None:
        wish = Wish(preview.entry, preview.given, None, preview.overrides, preview.by, preview.id)
        if _same(make_preview(fresh, lang, wish), preview):
            return ()
    return _edited(preview, fresh)


def _same(fresh: Preview, reviewed: Preview) -> bool:
    return fresh.complete and fresh.events == reviewed.events and _effect(fresh.changes) == _effect(reviewed.changes)


def _effect(changes: Sequence[CellChange]) -> list[CellChange]:
    """All changes but the filling of ids: a row that somebody added waits for its id until the next action."""
    return [change for change in changes if change.column != "id"]


def _edited(preview: Preview, fresh: Loaded) -> tuple[Clash, ...]:
    found: list[Clash] = []
    base = preview.base.sheet if preview.base is not None else None
    if base is not None and fresh.sheet is not None:
        now = dict(_cells(fresh.sheet))
        for cell, (value, where) in _cells(base):
            found_value, found_where = now.get(cell, (None, where))
            if cell not in now or not same(found_value, value):
                reason = "changed" if cell in now else "gone"
                found.append(Clash(CellChange(*cell, value, _plain(value)), reason, found_where, found_value))
    found += [_fault(problem.where, str(problem.value)) for problem in fresh.problems if problem.level == "error"]
    return tuple(found[:MOST]) or (_different(preview, fresh),)


def _different(preview: Preview, fresh: Loaded) -> Clash:
    """No cell was edited, and yet: rows were sorted, and answers are given in the order of the rows."""
    table = fresh.sheet.tables.get("roster") if fresh.sheet is not None else None
    tab = table.tab.name if table is not None else "Roster"
    return Clash(CellChange("roster", preview.id, "", None, None), "different", tab)


def _fault(where: str, value: str) -> Clash:
    return Clash(CellChange("", "", "", None, None), "changed", where, value)


def _plain(value: Cell) -> str | int | float | bool | None:
    return value.code if isinstance(value, CellError) else value


def _cells(sheet: Sheet) -> Iterator[tuple[tuple[str, str, str], tuple[Cell, str]]]:
    """(tab, key, column) -> (value, where), for every cell a rule may read."""
    keyed = {"roster": [row.id for row in sheet.roster], "moves": [row.name for row in sheet.moves]}
    keyed |= {role: [getattr(row, "name", "") for row in rows] for role, rows in sheet.guides.items()}
    for tab, keys in keyed.items():
        if (table := sheet.tables.get(tab)) is not None:
            for number, row in enumerate(table.rows):
                for column, at in table.columns.items():
                    yield (tab, keys[number], column), (table.tab.at(row, at), table.place(number, column))
    for tab, pairs in sheet.pairs.items():
        for key in pairs.values:
            yield (tab, key, VALUE), (pairs.cell(key), pairs.place(key))
