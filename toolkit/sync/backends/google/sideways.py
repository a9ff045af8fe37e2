"""Putting right what was written while somebody inserted, deleted or moved columns in that very moment. Pure.

A row is written from its first column on, so the columns are those of the reading. Which column is which now, the rows
tell that were not written: a column is known by all it holds in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from toolkit.sync.backends.google.document import Page
from toolkit.sync.backends.google.plan import Row
from toolkit.tables.snapshot import Address, CellError, CellValue, Tab

_Column = tuple[CellValue | CellError, ...]


def moved_aside(before: Page, now: Page, ours: Sequence[Row]) -> dict[Address, CellValue]:
    """The cells to set so that every written value stands in its own column, and the others have theirs back."""
    moved = _moved(before, now, ours)
    if all(was == there for was, there in moved.items()):
        return {}
    origin = {there: was for was, there in moved.items()}
    at_handle = {token: number for number, token in now.handles.items()}
    edits: dict[Address, CellValue] = {}
    for row in ours:
        for column, value in row.cells.items() if row.handle in at_handle else ():
            number, home = at_handle[row.handle], moved.get(column, 0)
            if home == column or now.tab.at(number, column) != value:
                continue
            own = row.cells.get(origin.get(column, 0), before.tab.at(row.number, origin.get(column, 0)))
            if not isinstance(own, CellError):
                edits[number, column] = own
            if home and home not in row.cells and now.tab.at(number, home) == before.tab.at(row.number, column):
                edits[number, home] = value
    return edits


def _moved(before: Page, now: Page, ours: Sequence[Row]) -> Mapping[int, int]:
    """Number of a column when it was read -> its number now, of those that can be told from all others."""
    written = {row.handle for row in ours}
    at_handle = {token: number for number, token in now.handles.items()}
    rows = [
        (number, at_handle[token])
        for number, token in before.handles.items()
        if token not in written and token in at_handle
    ]
    was = _columns(before.tab, [number for number, _ in rows])
    stands = _columns(now.tab, [number for _, number in rows])
    return {column: stands[known] for known, column in was.items() if known in stands}


def _columns(tab: Tab, rows: Sequence[int]) -> Mapping[_Column, int]:
    """What stands in those rows -> the column, blank ones and those alike aside."""
    found: dict[_Column, list[int]] = {}
    for column in range(1, max(map(len, tab.rows), default=0) + 1):
        found.setdefault(tuple(tab.at(number, column) for number in rows), []).append(column)
    return {known: columns[0] for known, columns in found.items() if any(known) and len(columns) == 1}
