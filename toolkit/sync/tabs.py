"""Tabs with some cells set, and the clashes that stand against setting them. Pure; what every backend needs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from toolkit.sync.port import Placement
from toolkit.tables.changes import CellChange, ChangeSet, Clash
from toolkit.tables.snapshot import Address, CellError, CellValue, Snapshot, Tab, a1, column_letter

WhyNot = Callable[[str, Address, CellValue], str | None]
"""(tab, address, new value) -> reason code why the cell must not be set so; `None` when it may be."""


def tab_with(tab: Tab, cells: Mapping[Address, CellValue | CellError]) -> Tab:
    """The tab with `cells` set. Empty text is a blank."""
    rows: list[Any] = list(tab.rows)
    for number in {row for row, _ in cells}:
        if number <= len(rows):
            rows[number - 1] = list(rows[number - 1])
    for (row, column), value in cells.items():
        if tab.at(row, column) is None and value in (None, ""):
            continue
        rows.extend([] for _ in range(row - len(rows)))
        rows[row - 1].extend([None] * (column - len(rows[row - 1])))
        rows[row - 1][column - 1] = None if value == "" else value
    return replace(tab, rows=ended(rows, last_row(tab.formulas) if rows and _is_blank(rows[-1]) else 0))


def last_row(formulas: Collection[Address]) -> int:
    """The last row in which one of these stands."""
    return max(formulas, default=(0, 0))[0]


def ended(rows: list[Any], last: int = 0) -> list[Any]:
    """The rows up to the last that has anything in it: `last`, where one has a formula that shows nothing, or later."""
    rows.extend([] for _ in range(last - len(rows)))
    while len(rows) > last and _is_blank(rows[-1]):
        rows.pop()
    return rows


def _is_blank(row: Sequence[CellValue | CellError]) -> bool:
    return all(cell is None for cell in row)


def clashes_against(
    change_set: ChangeSet, placement: Placement, snapshot: Snapshot, why_not: WhyNot
) -> tuple[Clash, ...]:
    """One clash for each cell of the placement that must not be set."""
    changes = {(place.tab, place.address): place.change for place in placement.located}
    found = []
    for tab, cells in placement.cells.items():
        for address, value in cells.items():
            reason = why_not(tab, address, value)
            if reason:
                there: CellValue | CellError = snapshot.tabs[tab].at(*address) if tab in snapshot.tabs else None
                logged = CellChange(tab, change_set.id, column_letter(address[1]), None, value)
                change = changes.get((tab, address), logged)
                found.append(Clash(change, reason, f"{tab}!{a1(address)}", there))
    return tuple(found)
