"""A new workbook that shows what tabs show: values exactly, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from io import BytesIO
from types import MappingProxyType

from toolkit.sync.backends.excel.edit import edit_cells
from toolkit.tables.snapshot import Address, CellError, CellValue, Tab, a1

Formulas = Mapping[str, Mapping[Address, str]]


def fresh_book(tabs: Sequence[Tab], hidden: Collection[str] = (), formulas: Formulas = MappingProxyType({})) -> bytes:
    """The bytes of an .xlsx file. An error becomes a blank; what `formulas` holds by tab stands instead of its result.

    Raises `EditRefused` naming each cell that a workbook cannot hold, and `SourceError`.
    """
    from openpyxl import Workbook

    book = Workbook()
    book.remove(book.worksheets[0])
    for tab in tabs:
        sheet = book.create_sheet(tab.name)
        sheet.sheet_state = "hidden" if tab.name in hidden and len(hidden) < len(tabs) else "visible"
        for at, formula in formulas.get(tab.name, {}).items():
            sheet[a1(at)].value = formula
    out = BytesIO()
    book.save(out)
    return edit_cells(out.getvalue(), {tab.name: _cells(tab, formulas.get(tab.name, {})) for tab in tabs})


def _cells(tab: Tab, but: Collection[Address]) -> dict[str, CellValue]:
    return {
        a1((row, column)): value
        for row, values in enumerate(tab.rows, 1)
        for column, value in enumerate(values, 1)
        if value is not None and not isinstance(value, CellError) and (row, column) not in but
    }
