"""The exact edit of one sheet part: only the elements of changed cells are replaced, every other byte stays. Pure.

Edits are gathered row by row as patches (from, to, new bytes) and applied in one go. A cell that is there keeps its
tag's attributes, its style among them; a new one takes the style the sheet already shows there. A blank value keeps
the cell and its style. A new row is as high as its wrapped texts need. The sheet's `dimension` and a row's `spans` are
touched only when a new cell lies outside.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import NamedTuple, TypeVar

from toolkit.sync.backends.excel.areas import Area, number_of, parse_area
from toolkit.sync.backends.excel.cellxml import kind_and_content, result_kind_and_content
from toolkit.sync.backends.excel.rowheight import RowHeights
from toolkit.sync.backends.excel.sheetdata import Cell, Row, SheetData, element_of
from toolkit.sync.backends.excel.stylehints import StyleHints
from toolkit.tables.snapshot import Address, CellError, CellValue, a1

_VALUE_ATTRIBUTES = re.compile(rb"\s+(?:t|cm|vm)\s*=\s*(?:\"[^\"]*\"|'[^']*')")
_RESULT_ATTRIBUTES = re.compile(rb"\s+(?:t|vm)\s*=\s*(?:\"[^\"]*\"|'[^']*')")
_SPANS = re.compile(rb"\s+spans\s*=\s*[\"'](\d+):(\d+)[\"']")
_Value = TypeVar("_Value", bound=CellValue | CellError)


class Patch(NamedTuple):
    """Bytes `start` to `end` give way to `new`."""

    start: int
    end: int
    new: bytes


def spliced(
    sheet: SheetData,
    edits: Mapping[Address, CellValue],
    results: Mapping[Address, CellValue | CellError],
    wrapping: Container[int] = (),
) -> bytes:
    """The part with `edits` made and the formula cells of `results` showing these; `None` removes a cached result.

    `wrapping`: the styles whose cells wrap their text.
    """
    splicing = _Splicing(sheet, wrapping)
    edited, outdated = _by_row(edits), _by_row(results)
    new_rows = []
    for number in sorted(edited.keys() | outdated.keys()):
        row = sheet.row(number)
        if row:
            splicing.change_row(row, edited.get(number, {}), outdated.get(number, {}))
        else:
            new_rows.append((number, splicing.new_row(number, edited.get(number, {}))))
    splicing.insert_rows(new_rows)
    splicing.widen_dimension()
    return splicing.applied()


def _by_row(cells: Mapping[Address, _Value]) -> dict[int, dict[int, _Value]]:
    rows: dict[int, dict[int, _Value]] = {}
    for (row, column), value in sorted(cells.items(), key=lambda cell: cell[0]):
        rows.setdefault(row, {})[column] = value
    return rows


def _filled(cells: Mapping[int, CellValue], but: Container[int] = ()) -> dict[int, CellValue]:
    """The cells that need an element of their own: a blank one needs none."""
    return {column: value for column, value in cells.items() if column not in but and value not in (None, "")}


class _Splicing:
    """The patches of one sheet part, gathered."""

    def __init__(self, sheet: SheetData, wrapping: Container[int]) -> None:
        self.sheet = sheet
        self.wrapping = wrapping
        self.prefix = sheet.prefix.decode()
        self.hints = StyleHints(sheet)
        self.heights = RowHeights(sheet)
        self.patches: list[Patch] = []
        self.added: list[Address] = []

    def change_row(
        self, row: Row, edits: Mapping[int, CellValue], results: Mapping[int, CellValue | CellError]
    ) -> None:
        """Exchange the row's changed cells and cached results, put new cells between them."""
        cells = self.sheet.cells(row)
        for cell in cells:
            if cell.column in edits:
                self._patch(cell.start, cell.end, self._rewritten(cell, edits[cell.column]))
            elif cell.column in results:
                self._exchange_result(cell, results[cell.column])
        new = _filled(edits, {cell.column for cell in cells})
        if new:
            self._drop_spans(row, new)
        if new and row.inside == row.end:  # <row …/>
            self._open_element(row.start, row.inside, b"row", self._new_cells(row.number, new, row))
            return
        for column, content in new.items():
            place = next((cell.start for cell in cells if cell.column > column), row.outside)
            self._patch(place, place, self._new_cells(row.number, {column: content}, row))

    def new_row(self, number: int, edits: Mapping[int, CellValue]) -> bytes:
        """A whole new row; nothing when no cell of it has a value."""
        new = _filled(edits)
        if not new:
            return b""
        wrapped = ((column, value) for column, value in new.items() if isinstance(value, str))
        height = self.heights.height(cell for cell in wrapped if self._wraps((number, cell[0])))
        tall = b"" if height is None else b' ht="%g"' % height
        prefix = self.sheet.prefix
        return b'<%srow r="%d"%s>%s</%srow>' % (prefix, number, tall, self._new_cells(number, new, None), prefix)

    def _wraps(self, address: Address) -> bool:
        return self.hints.style(address, None) in self.wrapping

    def insert_rows(self, rows: list[tuple[int, bytes]]) -> None:
        """Put new rows, given in order, where they belong."""
        if self.sheet.is_closed and any(content for _, content in rows):  # <sheetData/>
            content = b"".join(content for _, content in rows)
            self._open_element(self.sheet.start, self.sheet.inside, b"sheetData", content)
            return
        for number, content in rows:
            place = self.sheet.place_for(number)
            self._patch(place, place, content)

    def _rewritten(self, cell: Cell, value: CellValue) -> bytes:
        tag = self.sheet.xml[cell.start : cell.inside].rstrip(b"/>").rstrip()
        return self._element(_VALUE_ATTRIBUTES.sub(b"", tag), value)

    def _new_cells(self, number: int, edits: Mapping[int, CellValue], row: Row | None) -> bytes:
        parts = []
        for column, value in edits.items():
            style = self.hints.style((number, column), row)
            tag = f'<{self.prefix}c r="{a1((number, column))}"' + (f' s="{style}"' if style else "")
            parts.append(self._element(tag.encode(), value))
            self.added.append((number, column))
        return b"".join(parts)

    def _element(self, tag: bytes, value: CellValue) -> bytes:
        kind, content = kind_and_content(value, self.prefix)
        if not content:
            return tag + b"/>"
        rest = (f' t="{kind}"' if kind else "") + f">{content}</{self.prefix}c>"
        return tag + rest.encode()

    def _exchange_result(self, cell: Cell, result: CellValue | CellError) -> None:
        """Cut the cached result out of a formula cell (or of a cell its array fills), and put the new one in."""
        kind, content = result_kind_and_content(result, self.prefix)
        for found in _RESULT_ATTRIBUTES.finditer(self.sheet.masked, cell.start, cell.inside):
            self._patch(*found.span(), b"")
        if kind:
            self._patch(cell.inside - 1, cell.inside - 1, f' t="{kind}"'.encode())
        formula = element_of(self.sheet.prefix, b"f").search(self.sheet.masked, cell.inside, cell.end)
        if content and formula:
            self._patch(formula.end(), formula.end(), content.encode())
        for found in element_of(self.sheet.prefix, b"v|is").finditer(self.sheet.masked, cell.inside, cell.end):
            self._patch(*found.span(), b"")

    def _drop_spans(self, row: Row, new: Mapping[int, CellValue]) -> None:
        spans = _SPANS.search(self.sheet.xml, row.start, row.inside)
        if spans and not (number_of(spans[1]) <= min(new) and max(new) <= number_of(spans[2])):
            self._patch(*spans.span(), b"")

    def _open_element(self, start: int, inside: int, name: bytes, content: bytes) -> None:
        """Turn the empty element whose tag ends at `inside` into one that holds `content`."""
        slash = self.sheet.xml.rindex(b"/", start, inside)
        self._patch(slash, inside, b">%s</%s%s>" % (content, self.sheet.prefix, name))

    def widen_dimension(self) -> None:
        """Let the sheet's stated extent take in the new cells."""
        tag = rb"<%sdimension\s[^>]*?ref\s*=\s*[\"']([^\"']*)[\"']" % re.escape(self.sheet.prefix)
        found = re.compile(tag).search(self.sheet.masked, 0, self.sheet.start)
        area = parse_area(found[1].decode("ascii", "replace")) if found else None
        if not found or area is None or all(area.holds(address) for address in self.added):
            return
        rows, columns = zip(*self.added, (area.top, area.left), (area.bottom, area.right), strict=True)
        wide = Area(min(rows), min(columns), max(rows), max(columns))
        self._patch(*found.span(1), str(wide).encode())

    def applied(self) -> bytes:
        """The part's bytes with all patches made."""
        old = memoryview(self.sheet.xml)  # a part may be large: nothing is copied twice
        pieces: list[bytes | memoryview] = []
        position = 0
        for patch in sorted(self.patches, key=lambda patch: patch[:2]):  # stable: new neighbours keep their order
            pieces += [old[position : patch.start], patch.new]
            position = patch.end
        return b"".join([*pieces, old[position:]])

    def _patch(self, start: int, end: int, new: bytes) -> None:
        self.patches.append(Patch(start, end, new))
