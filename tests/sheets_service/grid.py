"""Rows and columns come, go, move and are sorted; formulas and everything that hangs on ranges follow.

Sorting moves cells only. Whether developer metadata of rows goes along with them is not documented, so it is the
caller's to say (`follow`): Google's own answer is to leave it where it was, as far as anybody has reported.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tests.sheets_service.book import NO_CELLS, Book, Cell, Row, Shift, Tab
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.formula_text import rewritten, shifted
from tests.sheets_service.formula_value import Worksheet
from tests.sheets_service.ranges import ROWS, Box, Span, moved_index
from tests.sheets_service.typed import Scalar

METADATA = "developerMetadata"
MOST_CELLS = 10_000_000


def insert(book: Book, tab: Tab, dimension: str, at: int, count: int, before: bool = False) -> None:
    """`count` blank ones before index `at`, formatted as the one before them where `before` says so."""
    size = tab.height if dimension == ROWS else tab.width
    refuse_too_large(tab, dimension, count)
    if not 0 <= at <= size:
        raise invalid(f"range.startIndex[{at}] must be within the grid, which has {size} {dimension.lower()}.")
    if dimension == ROWS:
        like = tab.rows[at - 1] if before and at else tab.rows[at] if at < size else NO_CELLS
        formats = {column: Cell(format=cell.format) for column, cell in like.cells.items() if cell.format}
        tab.rows[at:at] = [Row(formats)] * count
    else:
        _recolumn(tab, lambda column: column + (count if column >= at else 0))
        tab.width += count
    _follow(book, tab, dimension, Shift(at, at + count, "insert"))


def append(tab: Tab, dimension: str, count: int) -> None:
    """`count` blank ones at the end."""
    refuse_too_large(tab, dimension, count)
    if dimension == ROWS:
        tab.rows += [NO_CELLS] * count
    else:
        tab.width += count


def refuse_too_large(tab: Tab, dimension: str, count: int) -> None:
    """A spreadsheet has ten million cells at most; here each sheet alone."""
    height, width = (tab.height + count, tab.width) if dimension == ROWS else (tab.height, tab.width + count)
    if height * width > MOST_CELLS:
        told = f"This action would increase the number of cells in the workbook above the limit of {MOST_CELLS} cells."
        raise invalid(told)


def delete(book: Book, tab: Tab, dimension: str, first: int, last: int) -> None:
    """Those from `first` up to `last`, which must leave something."""
    size = tab.height if dimension == ROWS else tab.width
    if not 0 <= first < last <= size:
        raise invalid(f"Cannot delete {dimension.lower()} {first} to {last}: the sheet has {size}.")
    if last - first == size:
        raise invalid(f"Sorry, it is not possible to delete all the {dimension.lower()} on the sheet.")
    if dimension == ROWS:
        del tab.rows[first:last]
    else:
        _recolumn(tab, lambda column: None if first <= column < last else column - (last - first) * (column >= last))
        tab.width -= last - first
    _follow(book, tab, dimension, Shift(first, last, "delete"))


def move(book: Book, tab: Tab, dimension: str, span: Span, to: int) -> None:
    """Those of `span` before index `to`, counted as before the move."""
    first, last = span.within(tab.height if dimension == ROWS else tab.width)
    if first <= to <= last:
        return
    if dimension == ROWS:
        order = sorted(range(tab.height), key=lambda row: moved_index(row, first, last, to))
        tab.rows[:] = [tab.rows[row] for row in order]
    else:
        _recolumn(tab, lambda column: moved_index(column, first, last, to))
    _follow(book, tab, dimension, Shift(first, last, "move", to))


def sort(book: Book, tab: Tab, box: Box, specs: list[Json], follow: bool = False) -> None:
    """The rows of a box by its columns: numbers, then texts, then yes and no, blanks always last."""
    worksheet = Worksheet(book)
    order = list(range(box.top, box.bottom))
    for spec in reversed(specs):
        column, down = int(spec.get("dimensionIndex") or 0), spec.get("sortOrder") == "DESCENDING"
        keys = {row: _key(worksheet.value(tab, row, column)) for row in order}
        filled = sorted((row for row in order if keys[row][0] < 3), key=lambda row: keys[row], reverse=down)
        if down:  # equal ones stay in the order they were in
            filled = _stable_down(filled, keys, order)
        order = filled + [row for row in order if keys[row][0] == 3]
    taken = [{c: cell for c, cell in tab.rows[row].cells.items() if box.left <= c < box.right} for row in order]
    for place, (row, cells) in enumerate(zip(order, taken, strict=True)):
        at, down_by = box.top + place, box.top + place - row
        others = {c: cell for c, cell in tab.rows[at].cells.items() if not box.left <= c < box.right}
        tab.fill(at, others | {c: _moved_down(cell, down_by) for c, cell in cells.items()})
    if follow:
        _metadata_along(book, tab, {row: box.top + place for place, row in enumerate(order)})


def resize(book: Book, tab: Tab, height: int, width: int) -> None:
    """To that many rows and columns, at the end."""
    for dimension, size, wanted in ((ROWS, tab.height, height), ("COLUMNS", tab.width, width)):
        if wanted < 1:
            raise invalid("Sheets must have at least one row and one column.")
        if wanted > size:
            append(tab, dimension, wanted - size)
        elif wanted < size:
            delete(book, tab, dimension, wanted, size)


def _recolumn(tab: Tab, new: Callable[[int], int | None]) -> None:
    for number, row in enumerate(tab.rows):
        tab.fill(number, {at: cell for column, cell in row.cells.items() if (at := new(column)) is not None})
    tab.columns = {at: body for column, body in tab.columns.items() if (at := new(column)) is not None}


def _follow(book: Book, tab: Tab, dimension: str, change: Shift) -> None:
    book.shift(tab.id, dimension, change)
    book.reword(lambda other, formula: rewritten(formula, tab.title, other is tab, dimension, change))


def _moved_down(cell: Cell, rows: int) -> Cell:
    return replace(cell, formula=shifted(cell.formula, rows, 0)) if cell.formula and rows else cell


def _metadata_along(book: Book, tab: Tab, places: dict[int, int]) -> None:
    for mark in book.of(METADATA, tab.id):
        if mark.range and mark.range.rows.start in places:
            at = places[mark.range.rows.start]
            book.swap(METADATA, mark, replace(mark, range=replace(mark.range, rows=Span(at, at + 1))))


def _key(value: Scalar | None) -> tuple[int, float | str]:
    if value is None or value == "":
        return 3, 0
    if isinstance(value, bool):
        return 2, value
    return (1, value.casefold()) if isinstance(value, str) else (0, value)


def _stable_down(filled: list[int], keys: dict[int, tuple[int, float | str]], order: list[int]) -> list[int]:
    places = {row: place for place, row in enumerate(order)}
    groups: dict[tuple[int, float | str], list[int]] = {}
    for row in filled:
        groups.setdefault(keys[row], []).append(row)
    return [row for group in groups.values() for row in sorted(group, key=places.__getitem__)]
