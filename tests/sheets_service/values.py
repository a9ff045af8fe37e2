"""Reading and writing values of a book: what `spreadsheets.values.*` do, without HTTP and without users.

Reading cuts trailing blank cells and rows. Writing leaves a cell alone where the JSON says null and empties it where
it says "". Appending looks for the last table that the range touches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tests.sheets_service import a1, grid
from tests.sheets_service.bodies import MERGES, seen
from tests.sheets_service.book import Book, Cell, Tab
from tests.sheets_service.errors import Json, bad_value, invalid
from tests.sheets_service.filters import of_a1
from tests.sheets_service.formula_value import Failed, Worksheet
from tests.sheets_service.locales import locale_named
from tests.sheets_service.ranges import COLUMNS, ROWS, Box, Range, Span
from tests.sheets_service.shown import DATES
from tests.sheets_service.typed import Scalar, entered, whole_if_whole
from tests.sheets_service.validation import check

LONGEST = 50_000


@dataclass(frozen=True, slots=True)
class Rendering:
    """How answers give values."""

    values: str = "FORMATTED_VALUE"
    dates: str = "SERIAL_NUMBER"
    along: str = ROWS


def read(book: Book, where: Range, how: Rendering) -> Json:
    """A ValueRange."""
    tab = book.tab(where.sheet)
    box = _in_grid(tab, where)
    worksheet, locale = Worksheet(book), book.properties["locale"]
    rows = []
    for row in range(box.top, box.bottom):
        filled = [
            column for column, cell in tab.rows[row].cells.items() if box.left <= column < box.right and cell.filled
        ]
        last = max(filled, default=box.left - 1) + 1
        rows.append([_rendered(worksheet, tab, row, column, how, locale) for column in range(box.left, last)])
    while rows and not rows[-1]:
        rows.pop()
    body: Json = {"range": a1.written(tab.title, box), "majorDimension": how.along}
    lines = _turned(rows) if how.along == COLUMNS else rows
    return body | ({"values": lines} if rows else {})


def _in_grid(tab: Tab, where: Range) -> Box:
    box = tab.box(where)
    if box.top >= tab.height or box.left >= tab.width:
        ends = Box(box.top, box.left, where.rows.end or tab.height, where.columns.end or tab.width)
        raise beyond(tab, ends)
    return box


def beyond(tab: Tab, box: Box) -> Exception:
    """400: the range is not in the grid."""
    size = f"Max rows: {tab.height}, max columns: {tab.width}"
    return invalid(f"Range ({a1.written(tab.title, box)}) exceeds grid limits. {size}")


def _turned(rows: list[list[Any]]) -> list[list[Any]]:
    width = max(map(len, rows), default=0)
    columns = [[row[column] if column < len(row) else "" for row in rows] for column in range(width)]
    for column in columns:
        while column and column[-1] == "":
            column.pop()
    return columns


def _rendered(worksheet: Worksheet, tab: Tab, row: int, column: int, how: Rendering, locale: str) -> Scalar:
    cell = tab.cell(row, column)
    if not cell.filled:
        return ""
    if how.values == "FORMULA" and cell.formula:
        return cell.formula
    result = worksheet.result(tab, row, column)
    kind = ((cell.format or {}).get("numberFormat") or {}).get("type")
    as_text = how.values == "FORMATTED_VALUE" or (kind in DATES and how.dates == "FORMATTED_STRING")
    if as_text or isinstance(result, Failed):
        return seen(result, cell, locale)
    return "" if result is None else result


def matrix(values: Any, along: str | None, field: str = "data.values") -> list[list[Any]]:
    """The rows of a ValueRange's values; refuses JSON of another shape."""
    if values is None:
        return []
    if not isinstance(values, list):
        raise bad_value(field, "ListValue", values)
    for place, line in enumerate(values):
        if not isinstance(line, list):
            raise bad_value(f"{field}[{place}]", "ListValue", line)
        for at, value in enumerate(line):
            if isinstance(value, dict | list):
                kind = "list_value" if isinstance(value, list) else "struct_value"
                raise invalid(f"Invalid values[{place}][{at}]: {kind} {{ }}")
    if along != COLUMNS:
        return values
    height = max(map(len, values), default=0)
    return [[line[row] if row < len(line) else None for line in values] for row in range(height)]


def write(book: Book, where: Range, rows: list[list[Any]], option: str | None, year: int) -> Json:
    """Values into a range from its first cell on; tells what was updated, without the spreadsheet's id."""
    if option not in ("RAW", "USER_ENTERED"):
        raise invalid("'valueInputOption' is required but not specified")
    tab = book.tab(where.sheet)
    box = reach(tab, where, rows)
    touched = [
        (row, column)
        for row, line in enumerate(rows, box.top)
        for column, value in enumerate(line, box.left)
        if value is not None
    ]
    for row, column in touched:
        value = rows[row - box.top][column - box.left]
        _put(book, tab, row, column, value, option, year)
    counts = {
        "updatedRows": len({row for row, _ in touched}),
        "updatedColumns": len({column for _, column in touched}),
        "updatedCells": len(touched),
    }
    return {"updatedRange": a1.written(tab.title, box), **{name: count for name, count in counts.items() if count}}


def reach(tab: Tab, where: Range, rows: list[list[Any]]) -> Box:
    """The cells that writing these rows there would touch; refuses what is outside the range or the grid."""
    asked = _in_grid(tab, where)
    box = Box(asked.top, asked.left, asked.top + max(len(rows), 1), asked.left + max([1, *map(len, rows)]))
    single = where.rows.end == asked.top + 1 and where.columns.end == asked.left + 1
    if not single and (box.bottom > asked.bottom or box.right > asked.right):
        tried = f"column [{a1.letters(asked.right)}]" if box.right > asked.right else f"row [{asked.bottom + 1}]"
        within = a1.written(tab.title, asked)
        raise invalid(f"Requested writing within range [{within}], but tried writing to {tried}")
    if box.bottom > tab.height or box.right > tab.width:
        raise beyond(tab, box)
    return box


def _put(book: Book, tab: Tab, row: int, column: int, value: Any, option: str, year: int) -> None:
    if not hidden_by_merge(book, tab, row, column):
        cell = with_value(book, tab.cell(row, column), value, option, year)
        check(cell, row, column)
        tab.put(row, column, cell)


def with_value(book: Book, cell: Cell, value: Any, option: str, year: int) -> Cell:
    """The cell after a value came in RAW or was typed (USER_ENTERED); its format stays, or comes with the typing."""
    if isinstance(value, str) and len(value) > LONGEST:
        raise invalid(f"Your input contains more than the maximum of {LONGEST} characters in a single cell.")
    blank = replace(cell, value=None, formula=None, given=None)
    if isinstance(value, bool):
        return replace(blank, value=value)
    if isinstance(value, int | float):
        return replace(blank, value=whole_if_whole(value) if isinstance(value, float) else value)
    number_format = (cell.format or {}).get("numberFormat") or {}
    if option == "RAW" or number_format.get("type") == "TEXT":
        return replace(blank, value=value or None)
    entry = entered(value, locale_named(book.properties["locale"]), year)
    fresh = entry.format and number_format.get("type") in (None, "NUMBER") and not number_format.get("pattern")
    format_ = (cell.format or {}) | {"numberFormat": entry.format} if fresh else cell.format
    return replace(blank, value=entry.value, formula=entry.formula, format=format_)


def hidden_by_merge(book: Book, tab: Tab, row: int, column: int) -> bool:
    """Whether the cell is part of a merge and not its first."""
    for mark in book.of(MERGES, tab.id):
        box = tab.box(mark.range or Range(tab.id))
        if box.holds(row, column):
            return (row, column) != (box.top, box.left)
    return False


def clear(book: Book, where: Range) -> str:
    """The values of a range go, formats and notes stay; tells the range."""
    tab = book.tab(where.sheet)
    box = _in_grid(tab, where)
    for row in range(box.top, box.bottom):
        for column in [column for column in tab.rows[row].cells if box.left <= column < box.right]:
            cell = tab.cell(row, column)
            tab.put(row, column, replace(cell, value=None, formula=None, given=None))
    return a1.written(tab.title, box)


def append(book: Book, text: str, rows: list[list[Any]], option: str | None, year: int, insert: bool) -> Json:
    """Rows behind the last table that the range touches; makes the sheet larger where it must."""
    where = of_a1(book, text)
    tab = book.tab(where.sheet)
    box = _in_grid(tab, where)
    table = last_table(tab, box)
    top, left = (table.bottom, table.left) if table else (box.top, box.left)
    if insert and table and top < tab.height:
        grid.insert(book, tab, ROWS, top, len(rows), before=True)
    grid.append(tab, ROWS, max(0, top + len(rows) - tab.height))
    grid.append(tab, COLUMNS, max(0, left + max(map(len, rows), default=0) - tab.width))
    updates = write(book, Range(tab.id, Span(top, top + 1), Span(left, left + 1)), rows, option, year)
    return ({"tableRange": a1.written(tab.title, table)} if table else {}) | {"updates": updates}


def last_table(tab: Tab, box: Box) -> Box | None:
    """The lowest table with a cell in the box: filled cells that touch each other, corners too."""
    last: Box | None = None
    for table in _tables(tab):
        touches = any(tab.cell(row, column).filled for row, column in _common(table, box))
        if touches and (last is None or (table.bottom, table.right) >= (last.bottom, last.right)):
            last = table
    return last


def _common(one: Box, other: Box) -> Iterator[tuple[int, int]]:
    for row in range(max(one.top, other.top), min(one.bottom, other.bottom)):
        for column in range(max(one.left, other.left), min(one.right, other.right)):
            yield row, column


def _tables(tab: Tab) -> Iterator[Box]:
    left = {(row, column) for row in range(tab.height) for column, cell in tab.rows[row].cells.items() if cell.filled}
    while left:
        open_, found = [left.pop()], []
        while open_:
            row, column = open_.pop()
            found.append((row, column))
            near = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} & left
            left -= near
            open_ += near
        rows, columns = [row for row, _ in found], [column for _, column in found]
        yield Box(min(rows), min(columns), max(rows) + 1, max(columns) + 1)
