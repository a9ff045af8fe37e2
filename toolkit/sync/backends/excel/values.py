"""The values of a workbook's cells, as `Snapshot` tabs: fast through calamine, then what calamine hides put back.

Whole numbers come as `int`, yes/no as `bool`, dates as text (`2026-11-29`, with a time after it where there is one),
error cells as `CellError`, blanks as `None`. A formula shows its cached result, `None` when it was never calculated;
which cells are formulas and which are locked is told beside the values. A tab ends after the last row with a value or a
formula.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from toolkit.sync.backends.excel.book import Book, Edits
from toolkit.sync.backends.excel.locks import SheetLocks
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.sync.backends.excel.workbook import Sheet
from toolkit.sync.calamine import Cells, calamine_book, calamine_rows, calamine_sheets
from toolkit.sync.port import SourceError
from toolkit.sync.tabs import ended, tab_with
from toolkit.tables.snapshot import Address, CellError, CellValue, Snapshot, Tab, a1, column_number

_DENSE_CELLS = 4_000_000
_SPARSE_FACTOR = 16
_ONE_LETTER, _TWO_LETTERS = 26, 702
_RIGHT = re.compile(rb"r=\"[A-Z]{2}")
_FAR_RIGHT = re.compile(rb"r=\"[A-Z]{3}\d")
_FILLED = re.compile(rb"r=\"([A-Z]+)\d+\"[^>/]*>")
_FILLED_AT = rb"r=\"(%b%b)\"[^>/]*>"


def read_snapshot(book: Book) -> Snapshot:
    """Everything the workbook shows. Raises `SourceError` when its cells cannot be read."""
    sheets = book.workbook.sheets
    for sheet in sheets.values():
        _refuse_sparse(sheet, book.rows(sheet))
    with ThreadPoolExecutor(1) as beside:  # while calamine parses, Python is free for what calamine hides
        reading = beside.submit(_read_values, book, book.readable)
        hidden = {name: _hidden(book, sheet) for name, sheet in sheets.items()}
        values = reading.result()
    return Snapshot.of(book.revision, [_tab(sheet, values[name], hidden[name]) for name, sheet in sheets.items()])


def changed_snapshot(
    before: Snapshot, after: Book, edits: Edits, results: Mapping[str, Mapping[Address, CellValue | CellError]]
) -> Snapshot:
    """What `after` shows, worked out from `before` and what was changed, without reading all of it again.

    Formulas with new results are read anew: how one shows (as a date, say) is its cell's format's to say.
    """
    if any(result is not None for cells in results.values() for result in cells.values()):
        return read_snapshot(after)
    tabs = []
    for tab in before.tabs.values():
        cells: dict[Address, CellValue] = dict.fromkeys(results.get(tab.name, ()))
        cells.update(edits.get(tab.name, {}))
        tabs.append(tab_with(tab, cells) if cells else tab)
    return Snapshot.of(after.revision, tabs)


def _read_values(book: Book, data: bytes) -> dict[str, list[Cells]]:
    sheets = calamine_sheets(calamine_book(data), book.workbook.sheets)
    return {name: calamine_rows(sheet) for name, sheet in sheets.items()}


class _Hidden(NamedTuple):
    """What calamine does not tell of a sheet: cells that show errors, where formulas are, what is locked."""

    errors: list[tuple[Address, str]]
    formulas: frozenset[Address]
    locks: SheetLocks


def _hidden(book: Book, sheet: Sheet) -> _Hidden:
    return _Hidden(list(book.rows(sheet).errors()), book.places(sheet), book.locks(sheet))


def _tab(sheet: Sheet, rows: list[Cells], hidden: _Hidden) -> Tab:
    for (row, column), code in hidden.errors:
        if row <= len(rows) and column <= len(rows[row - 1]):
            rows[row - 1][column - 1] = CellError(code)
    ended(rows, hidden.formulas)
    widest = max(map(len, rows), default=0)
    return Tab(sheet.name, rows, hidden.formulas, hidden.locks.listed(len(rows), widest))


def _refuse_sparse(sheet: Sheet, data: SheetData) -> None:
    """A stray cell far away would make the grid between enormous: better to name it than to run out of memory."""
    rows = data.last_filled_row()
    if rows * _TWO_LETTERS <= _DENSE_CELLS and not _FAR_RIGHT.search(data.masked):
        return
    if rows * _ONE_LETTER <= _DENSE_CELLS and not _RIGHT.search(data.masked):
        return
    filled = {column_number(found.decode()): found for found in set(_FILLED.findall(data.masked))}
    columns = max(filled, default=1)
    cells = data.masked.count(b"<%sc " % data.prefix)
    if rows * columns > max(_DENSE_CELLS, cells * _SPARSE_FACTOR):
        far = (rb"[A-Z]+", b"%d" % rows) if rows > cells else (filled[columns], rb"\d+")
        stray = re.search(_FILLED_AT % far, data.masked)
        cell = stray[1].decode() if stray else a1((rows, columns))
        raise SourceError("sync.sparse", tab=sheet.name, cell=cell)
