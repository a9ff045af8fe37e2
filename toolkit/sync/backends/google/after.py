"""What a spreadsheet shows after a write, and putting right what a sort in that very moment misplaced. Pure.

The answer to a write holds every written row whole. A row that is found to say something else than when it was read was
most likely sorted away between reading and writing: handles stay where they are when people sort, values do not. Then
everything is read once more, and rows are known again by all their other cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from toolkit.sync.backends.google.cells import plain
from toolkit.sync.backends.google.document import Document, Page, revision
from toolkit.sync.backends.google.plan import Answer, Row
from toolkit.sync.backends.google.sideways import moved_aside
from toolkit.sync.tabs import tab_with
from toolkit.tables.snapshot import Address, CellError, CellValue, Snapshot, Tab

Edits = dict[str, dict[Address, CellValue]]
_Known = tuple[CellValue | CellError, ...]


def document_after(doc: Document, told: Iterable[Answer]) -> Document:
    """What was read, with the rows in it; results of formulas in other rows are those of before."""
    edits: dict[str, dict[Address, Any]] = {}
    for row, values in told:
        cells = edits.setdefault(row.tab, {})
        formulas = (column for at, column in doc.tab(row.tab).formulas if at == row.number)
        results = {column: plain(values[column]) for column in formulas if column in values}
        cells |= {(row.number, column): value for column, value in {**results, **row.cells}.items()}
    tabs = {name: tab_with(doc.tab(name), cells) for name, cells in edits.items()}
    pages = {name: _with_tab(page, tabs.get(name, page.tab)) for name, page in doc.pages.items()}
    shown = [page.tab for page in pages.values()]
    return Document(doc.title, pages, Snapshot.of(revision(shown), shown))


def is_where_it_belongs(doc: Document, row: Row, values: Mapping[int, Any]) -> bool | None:
    """Whether what stands beside the written cells is what it was: names, ids and numbers, by which a row is known.

    `None` where the answer tells nothing of it; a row that was blank has nothing to be known by, and is right.
    """
    tab = doc.tab(row.tab)
    beside = {
        column: cell
        for column, cell in enumerate(_cells(tab, row.number), 1)
        if column not in row.cells and (row.number, column) not in tab.formulas and isinstance(cell, (str, int, float))
    }
    found = {column: value for column, value in values.items() if isinstance(value, _kind(beside.get(column)))}
    if beside and not found:  # a date is a number there
        return None
    return all(value == beside[column] for column, value in found.items())


def _kind(cell: CellValue | CellError) -> tuple[type, ...]:
    """What an answer may hold for a cell that can be compared with it."""
    return (str,) if isinstance(cell, str) else (str, int, float) if isinstance(cell, (int, float)) else ()


def misplaced(before: Document, now: Document, rows: Sequence[Row]) -> Edits:
    """The cells to set so that every written value stands in its own row and every other row has its own back."""
    edits: Edits = {}
    for name in {row.tab for row in rows}:
        ours = [row for row in rows if row.tab == name and row.number <= len(before.tab(name).rows)]
        if name in now.pages and ours:
            pages = before.pages[name], now.pages[name]
            edits[name] = moved_aside(*pages, ours) or _misplaced(*pages, ours)
    return {name: cells for name, cells in edits.items() if cells}


def _misplaced(before: Page, now: Page, ours: Sequence[Row]) -> dict[Address, CellValue]:
    written = {column for row in ours for column in row.cells}
    was, stands = _Rows(before.tab, written), _Rows(now.tab, written)
    wanted = {row.number: row.cells for row in ours}
    at_handle = {token: number for number, token in now.handles.items()}
    hit = {at_handle[row.handle]: row.cells for row in ours if row.handle in at_handle}
    edits: dict[Address, CellValue] = {}
    for number, cells in hit.items():
        origin = was.like(stands, number)
        for column, value in cells.items() if origin else ():
            own = wanted.get(origin, {}).get(column, before.tab.at(origin, column))
            if now.tab.at(number, column) == value != own and not isinstance(own, CellError):
                edits[number, column] = own
    for number, cells in wanted.items():
        home = stands.like(was, number)
        for column, value in cells.items() if home else ():
            touched = column in hit.get(home, {})
            if not touched and now.tab.at(home, column) == before.tab.at(number, column) != value:
                edits[home, column] = value
    return edits


class _Rows:
    """The rows of a tab, known by their texts or, where those are alike, by all their cells but the written ones."""

    def __init__(self, tab: Tab, written: set[int]) -> None:
        self._tab = tab
        self._written = written
        numbers = range(1, len(tab.rows) + 1)
        self._by = [_alone([(self._known(number, texts), number) for number in numbers]) for texts in (True, False)]

    def like(self, other: _Rows, number: int) -> int:
        """The row here that is the other's row `number`; 0 where it cannot be told."""
        for texts, here, there in zip((True, False), self._by, other._by, strict=True):
            known = other._known(number, texts)
            if known in here and known in there:
                return here[known]
        return 0

    def _known(self, number: int, texts: bool) -> _Known:
        cells = [None if self._aside(number, at) else cell for at, cell in enumerate(_cells(self._tab, number), 1)]
        kept = [cell if isinstance(cell, str) or not texts else None for cell in cells]
        while kept and kept[-1] is None:
            kept.pop()
        return tuple(kept)

    def _aside(self, number: int, column: int) -> bool:
        return column in self._written or (number, column) in self._tab.formulas


def _alone(rows: Iterable[tuple[_Known, int]]) -> Mapping[_Known, int]:
    """Those that no other row is like, blank rows aside."""
    found: dict[_Known, list[int]] = {}
    for known, number in rows:
        found.setdefault(known, []).append(number)
    return {known: numbers[0] for known, numbers in found.items() if known and len(numbers) == 1}


def _cells(tab: Tab, number: int) -> Sequence[CellValue | CellError]:
    return tab.rows[number - 1] if number <= len(tab.rows) else ()


def _with_tab(page: Page, tab: Tab) -> Page:
    return replace(page, tab=tab)
