"""Which style a new cell takes, so that it looks as the sheet already shows that place. Pure.

The row's own style first, then the column's; then the style of the cell above, but only where the cell above that one
has it too: a lone header's colours are not carried down. Otherwise none.
"""

from __future__ import annotations

import re
from itertools import islice

from toolkit.sync.backends.excel.areas import number_of
from toolkit.sync.backends.excel.sheetdata import Cell, Row, SheetData
from toolkit.tables.snapshot import Address

_STYLE = re.compile(rb"\ss\s*=\s*[\"'](\d+)[\"']")
_ROW_STYLED = re.compile(rb"\scustomFormat\s*=\s*[\"'](?:1|true)[\"']")
_ATTRIBUTE = re.compile(rb"\s(min|max|style)\s*=\s*[\"'](\d+)[\"']")


class StyleHints:
    """The styles one sheet gives to places where no cell stands yet; 0 where it gives none."""

    def __init__(self, sheet: SheetData) -> None:
        self._sheet = sheet
        self._columns: list[tuple[int, int, int]] | None = None
        self._above: dict[int, list[dict[int, int]]] = {}

    def style(self, address: Address, row: Row | None) -> int:
        """The style for a new cell at `address`; `row` is its row when that exists."""
        own = self.of_place(address[1], row)
        if own:
            return own
        above = self._two_above(address[0])
        styles = {cells.get(address[1], 0) for cells in above}
        return styles.pop() if len(above) == 2 and len(styles) == 1 else 0

    def of_cell(self, cell: Cell) -> int:
        """The style a cell has."""
        return _style_in(self._sheet.xml[cell.start : cell.inside])

    def of_place(self, column: int, row: Row | None) -> int:
        """The style the row or else the column gives to its empty places."""
        tag = self._sheet.xml[row.start : row.inside] if row else b""
        if _ROW_STYLED.search(tag):
            return _style_in(tag)
        if self._columns is None:
            self._columns = self._read_columns()
        return next((style for first, last, style in self._columns if first <= column <= last), 0)

    def _two_above(self, number: int) -> list[dict[int, int]]:
        if number not in self._above:
            rows = islice(self._sheet.rows_above(number), 2)
            self._above[number] = [self._styles(row) for row in rows]
        return self._above[number]

    def _styles(self, row: Row) -> dict[int, int]:
        return {cell.column: self.of_cell(cell) for cell in self._sheet.cells(row)}

    def _read_columns(self) -> list[tuple[int, int, int]]:
        tags = re.compile(rb"<%scol\s[^>]*>" % re.escape(self._sheet.prefix))
        found = []
        for tag in tags.finditer(self._sheet.masked, 0, self._sheet.start):
            given = {key: number_of(value) for key, value in _ATTRIBUTE.findall(tag[0])}
            found.append((given.get(b"min", 0), given.get(b"max", 0), given.get(b"style", 0)))
        return found


def _style_in(tag: bytes) -> int:
    found = _STYLE.search(tag)
    return number_of(found[1]) if found else 0
