"""Spreadsheets to Excel workbooks and back: values, formulas, days. Only for exports and for trials by hand."""

from __future__ import annotations

import io
from datetime import date
from typing import Any

from openpyxl import Workbook, load_workbook

from tests.sheets_service.book import BLANK, Book, Cell, Tab
from tests.sheets_service.typed import EPOCH

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def workbook_of(book: Book) -> bytes:
    """As Drive exports it, without looks."""
    workbook = Workbook()
    workbook.remove(workbook.worksheets[0])
    for tab in book.tabs:
        sheet = workbook.create_sheet(tab.title)
        for number, row in enumerate(tab.rows, 1):
            for column, cell in row.cells.items():
                if cell.filled:
                    _put(sheet.cell(number, column + 1), cell)
    stream = io.BytesIO()
    workbook.save(stream)
    return stream.getvalue()


def _put(target: Any, cell: Cell) -> None:
    target.value = cell.formula if cell.formula else cell.value
    target.data_type = "f" if cell.formula else "s" if isinstance(cell.value, str) else target.data_type
    pattern = ((cell.format or {}).get("numberFormat") or {}).get("pattern")
    target.number_format = pattern or target.number_format


def book_of(content: bytes, title: str) -> Book:
    """A workbook as it would be after an import, without looks."""
    tabs = []
    for number, sheet in enumerate(load_workbook(io.BytesIO(content))):
        tab = Tab.blank(number, sheet.title, max(1000, sheet.max_row), max(26, sheet.max_column))
        for row, line in enumerate(sheet.iter_rows()):
            for column, cell in enumerate(line):
                tab.put(row, column, _cell(cell))
        tabs.append(tab)
    return Book(title, tabs)


def _cell(cell: Any) -> Cell:
    if cell.value is None:
        return BLANK
    if cell.data_type == "f":
        return Cell(formula=str(cell.value))
    if isinstance(cell.value, date):
        days = cell.value.toordinal() - EPOCH
        return Cell(days, format={"numberFormat": {"type": "DATE", "pattern": "yyyy-mm-dd"}})
    return Cell(cell.value if isinstance(cell.value, bool | int | float) else str(cell.value))
