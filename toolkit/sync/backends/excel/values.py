"""The values of a workbook's cells, as `Snapshot` tabs: fast through calamine, then what calamine hides put back.

Whole numbers come as `int`, yes/no as `bool`, dates as text (`2026-11-29`, with a time after it where there is one),
error cells as `CellError`, blanks as `None`. A formula shows its cached result, `None` when it was never calculated;
which cells are formulas and which are locked is told beside the values. A tab ends after the last row with a value or a
formula.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from toolkit.core.collecting import collecting_later
from toolkit.sync.backends.excel.areas import LAST_COLUMN, LAST_ROW, column_of, number_of
from toolkit.sync.backends.excel.book import Book, Edits
from toolkit.sync.backends.excel.formulas import last_formula_row
from toolkit.sync.backends.excel.rowindex import CELL_PLACE
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.sync.backends.excel.workbook import Sheet
from toolkit.sync.calamine import calamine_book, calamine_rows, calamine_sheets
from toolkit.sync.port import SourceError
from toolkit.sync.tabs import ended, tab_with
from toolkit.tables.snapshot import Address, CellError, CellValue, Snapshot, Tab, a1

if TYPE_CHECKING:
    from python_calamine import CalamineSheet

_DENSE_CELLS = 4_000_000
_SPARSE_FACTOR = 16
_REACH = (26, 702, LAST_COLUMN)
"""How many columns addresses of at most one, two and three letters name."""


def read_snapshot(book: Book) -> Snapshot:
    """Everything the workbook shows. Raises `SourceError` when its cells cannot be read."""
    sheets = book.workbook.sheets
    with collecting_later():
        for sheet in sheets.values():
            _refuse_sparse(sheet, book.rows(sheet))
        shown = calamine_sheets(calamine_book(book.readable), sheets)
        return Snapshot.of(book.revision, [_tab(book, sheet, shown[name]) for name, sheet in sheets.items()])


def changed_snapshot(
    before: Snapshot, after: Book, edits: Edits, results: Mapping[str, Mapping[Address, CellValue | CellError]]
) -> Snapshot:
    """What `after` shows, worked out from `before` and what was changed, without reading all of it again.

    A number where a formula showed none may be a date, which is its cell's format's to say: then all is read anew.
    """
    tabs = []
    for tab in before.tabs.values():
        shown = {address: _whole(result) for address, result in results.get(tab.name, {}).items()}
        if any(_is_number(value) and not _is_number(tab.at(*address)) for address, value in shown.items()):
            return read_snapshot(after)
        cells = {**shown, **edits.get(tab.name, {})}
        tabs.append(tab_with(tab, cells) if cells else tab)
    return Snapshot.of(after.revision, tabs)


def _is_number(value: CellValue | CellError) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _whole(value: CellValue | CellError) -> CellValue | CellError:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _tab(book: Book, sheet: Sheet, shown: CalamineSheet) -> Tab:
    """What calamine tells of a sheet, and what it hides: cells that show errors, where formulas are, what is locked."""
    data, formulas, rows = book.rows(sheet), book.places(sheet), calamine_rows(shown)
    for (row, column), code in data.errors():
        if row <= len(rows) and column <= len(rows[row - 1]):
            rows[row - 1][column - 1] = CellError(code)
    ended(rows, last_formula_row(data))
    widest = max(map(len, rows), default=0)
    return Tab(sheet.name, rows, formulas, book.locks(sheet).listed(len(rows), widest))


def _refuse_sparse(sheet: Sheet, data: SheetData) -> None:
    """A stray cell far away would make the grid between enormous: better to name it than to run out of memory."""
    rows, columns = _reach(data)
    cells = data.masked.count(b"<%sc" % data.prefix) if rows * columns > _DENSE_CELLS else 0
    if rows > LAST_ROW or columns > LAST_COLUMN or rows * columns > max(_DENSE_CELLS, cells * _SPARSE_FACTOR):
        row, column = max(_filled(data), key=lambda place: place[rows <= cells], default=(rows, columns))
        raise SourceError("sync.sparse", tab=sheet.name, cell=a1((min(row, LAST_ROW), min(column, LAST_COLUMN))))


def _reach(data: SheetData) -> Address:
    """The last row and column that any value may stand in; told closely only where that many cells would be too many.

    Calamine believes each cell's own address, whatever its row says.
    """
    rows = data.last_filled_row()
    for letters, columns in enumerate(_REACH, start=1):
        if rows * columns <= _DENSE_CELLS and not _beyond(data, letters, len(str(rows))):
            return rows, columns
    if _beyond(data, len(_REACH), len(str(rows))):
        places = list(_filled(data))
        return max((row for row, _ in places), default=0), max((column for _, column in places), default=1)
    named = re.compile(rb"<%sc r=\"([A-Z]+)\d+\"[^>/]*>" % re.escape(data.prefix)).findall(data.masked)
    return rows, max((column_of(letters) for letters in set(named)), default=1)


def _beyond(data: SheetData, letters: int, digits: int) -> bool:
    """Whether the address of any cell with something in it is longer, or missing, or written in no usual way."""
    usual = rb"<%sc(?! r=\"[A-Z]{1,%d}\d{1,%d}\")[^>]*(?<!/)>" % (re.escape(data.prefix), letters, digits)
    return re.compile(usual).search(data.masked, data.inside, data.outside) is not None


def _filled(data: SheetData) -> Iterator[Address]:
    """Where the cells are that hold anything, by their own addresses."""
    for row in data.rows():
        for cell in data.cells(row):
            if cell.inside < cell.end:
                place = CELL_PLACE.search(data.masked, cell.start, cell.inside)
                yield number_of(place[2]) if place else row.number, cell.column
