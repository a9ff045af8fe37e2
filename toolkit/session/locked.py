"""Cells that play has to write and that the sheet does not let be written: told before play, not at the first action.

Looked at are the owned columns of each combatant, the Battle tab's keys, and the row where the Log goes on. Formulas
are told by the tables themselves. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.tables.columns import columns_of
from toolkit.tables.layout import Table, last_row
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import Address, Tab, a1
from toolkit.tables.tabs import where

MOST = 6
"""So many cells of one kind are named; the rest are counted."""


def locked_cells(sheet: Sheet) -> list[Problem]:
    """A warning for each tab and reason, at the first of its cells; the others are named in it."""
    found: dict[tuple[str, str], list[Address]] = {}
    for tab, at in _written(sheet):
        if at in tab.locked:
            found.setdefault((tab.name, tab.locked[at]), []).append(at)
    return [_problem(name, reason, cells) for (name, reason), cells in found.items()]


def _written(sheet: Sheet) -> Iterator[tuple[Tab, Address]]:
    roster, log, battle = sheet.tables.get("roster"), sheet.tables.get("log"), sheet.pairs.get("battle")
    if roster is not None and roster.tab.locked:
        owned = [at for key, at in roster.columns.items() if columns_of(sheet.declared.roster)[key].owned]
        yield from ((roster.tab, (row, column)) for row in roster.rows for column in owned)
    if battle is not None:
        yield from ((battle.tab, at) for at in battle.values.values())
    if log is not None:
        yield from ((log.tab, (_next(log), column)) for column in log.columns.values())


def _next(log: Table) -> int:
    return max(last_row(log.tab), log.header_row) + 1


def _problem(tab: str, reason: str, cells: list[Address]) -> Problem:
    named = ", ".join(a1(at) for at in cells[:MOST])
    said = note("session.free_cells", cells=named, more=max(len(cells) - MOST, 0), why=note(f"sync.cell.{reason}"))
    return Problem(where(tab, cells[0]), None, said, None, "warning")
