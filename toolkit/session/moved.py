"""Whether a campaign that somebody edited meanwhile still gives what was reviewed; if not, what is different.

The whole action is resolved again on the fresh cells with the same answers and overrides, everybody in the order in
which they were reviewed: sorting rows is no edit. The same events and the same changes: whatever was edited does not
matter, and stays. Anything else is a conflict that names the edited cells.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.session.again import at_large, effect, in_order
from toolkit.session.loading import Loaded, load
from toolkit.session.preview import Preview
from toolkit.session.previewing import Wish, make_preview
from toolkit.tables.changes import VALUE, CellChange, Clash
from toolkit.tables.columns import columns_of
from toolkit.tables.headers import Cell
from toolkit.tables.placing import same
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellError, Snapshot
from toolkit.tables.tabs import model_of

MOST = 20
"""So many edited cells are named."""


def clashes_since(preview: Preview, snapshot: Snapshot, lang: str) -> tuple[Clash, ...]:
    """What stands against writing the preview into the campaign as it is now; nothing when it comes out the same."""
    reviewed = preview.base.state if preview.base is not None else None
    battle = preview.base.battle if preview.base is not None else None
    fresh = in_order(load(snapshot, battle), tuple(reviewed.roster) if reviewed is not None else ())
    if fresh.state is not None:
        wish = Wish(preview.entry, preview.given, None, preview.overrides, preview.by, preview.id)
        if _same(make_preview(fresh, lang, wish), preview):
            return ()
    return _edited(preview, fresh)


def _same(fresh: Preview, reviewed: Preview) -> bool:
    return fresh.complete and fresh.events == reviewed.events and effect(fresh.changes) == effect(reviewed.changes)


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
    return tuple(found[:MOST]) or (at_large(fresh, preview.id),)


def _fault(where: str, value: str) -> Clash:
    return Clash(CellChange("", "", "", None, None), "changed", where, value)


def _plain(value: Cell) -> str | int | float | bool | None:
    return value.code if isinstance(value, CellError) else value


def _cells(sheet: Sheet) -> Iterator[tuple[tuple[str, str, str], tuple[Cell, str]]]:
    """(tab, key, column) -> (value, where), for every cell a rule may read: what no rule looks at explains nothing, nor
    does an id, which a row has from its name as long as nobody writes it down."""
    keyed = {"roster": [row.id for row in sheet.roster], "moves": [row.name for row in sheet.moves]}
    keyed |= {role: [getattr(row, "name", "") for row in rows] for role, rows in sheet.guides.items()}
    for tab, keys in keyed.items():
        if (table := sheet.tables.get(tab)) is not None:
            declared = columns_of(model_of(sheet.declared, tab))
            read = {
                column: at for column, at in table.columns.items() if column != "id" and not declared[column].unread
            }
            for number, row in enumerate(table.rows):
                for column, at in read.items():
                    yield (tab, keys[number], column), (table.tab.at(row, at), table.place(number, column))
    for tab, pairs in sheet.pairs.items():
        for key in pairs.values:
            yield (tab, key, VALUE), (pairs.cell(key), pairs.place(key))
