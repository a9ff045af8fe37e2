"""A new workbook that shows what tabs show: values exactly, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from io import BytesIO

from toolkit.sync.backends.excel.edit import edit_cells
from toolkit.tables.snapshot import CellError, CellValue, Tab, a1


def fresh_book(tabs: Sequence[Tab], hidden: Collection[str] = ()) -> bytes:
    """The bytes of an .xlsx file. An error becomes a blank.

    Raises `EditRefused` naming each cell that a workbook cannot hold, and `SourceError`.
    """
    from openpyxl import Workbook

    book = Workbook()
    book.remove(book.worksheets[0])
    for tab in tabs:
        sheet = book.create_sheet(tab.name)
        sheet.sheet_state = "hidden" if tab.name in hidden and len(hidden) < len(tabs) else "visible"
    out = BytesIO()
    book.save(out)
    return edit_cells(out.getvalue(), {sheet.title: _cells(tab) for sheet, tab in zip(book, tabs, strict=True)})


def _cells(tab: Tab) -> dict[str, CellValue]:
    return {
        a1((row, column)): value
        for row, values in enumerate(tab.rows, 1)
        for column, value in enumerate(values, 1)
        if value is not None and not isinstance(value, CellError)
    }
