"""Where the rows and cells of a sheet part lie in its bytes, found without changing or re-serialising anything.

Comments, CDATA and processing instructions are first blanked out in a copy of equal length, so that every position
found in the copy holds in the original; then rows and cells are found by their tags. Any namespace prefix works, and
rows or cells without an `r` attribute count on from their neighbour, as the format says. Pure.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from toolkit.sync.backends.excel.areas import column_of
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Address

_OPAQUE = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>", re.DOTALL)
_OPENING = re.compile(rb"<(?:([\w.\-]+:))?sheetData(?=[\s/>])[^>]*?(/?)>")
_ROW_NUMBER = re.compile(rb"\sr\s*=\s*[\"'](\d+)[\"']")
_CELL_PLACE = re.compile(rb"\sr\s*=\s*[\"']([A-Za-z]+)(\d+)[\"']")
_ERROR_CODE = re.compile(rb"<(?:[\w.\-]+:)?v(?:\s[^>]*)?>\s*([^<]*?)\s*<")


class Tags(NamedTuple):
    """The patterns of one namespace prefix."""

    row: re.Pattern[bytes]
    cell: re.Pattern[bytes]
    cell_end: re.Pattern[bytes]


class Row(NamedTuple):
    """A row's place: its tag runs from `start` to `inside`, its cells to `outside`, its end tag to `end`."""

    number: int
    start: int
    inside: int
    outside: int
    end: int


class Cell(NamedTuple):
    """A cell's place: its tag runs from `start` to `inside`, the whole element to `end`."""

    column: int
    start: int
    inside: int
    end: int


@lru_cache
def _tags(prefix: bytes) -> Tags:
    name = re.escape(prefix)
    return Tags(
        re.compile(rb"<" + name + rb"row(?=[\s/>])[^>]*>"),
        re.compile(rb"<" + name + rb"c(?=[\s/>])[^>]*>"),
        re.compile(rb"</" + name + rb"c\s*>"),
    )


class SheetData:
    """The rows of one sheet part. Raises `SourceError` when the part has no readable `sheetData`."""

    def __init__(self, xml: bytes, part: str) -> None:
        self.xml = xml
        self.part = part
        self.masked = _masked(xml)
        opening = _OPENING.search(self.masked)
        if opening is None:
            raise SourceError("sync.damaged", part=part)
        self.prefix = opening[1] or b""
        self.tags = _tags(self.prefix)
        self._row_end = b"</%srow" % self.prefix
        self.start, self.inside = opening.span()
        self.is_closed = bool(opening[2])
        self.outside, self.end = (self.inside, self.inside) if self.is_closed else self._ending()
        self._numbers: list[int] = []
        self._spans: list[tuple[int, int]] = []
        self._index_rows()

    def row(self, number: int) -> Row | None:
        """The row with that number. Raises `SourceError` when rows are out of order or doubled."""
        at = self._position(number)
        return self._row(at) if at < len(self._numbers) and self._numbers[at] == number else None

    def rows_above(self, number: int) -> Iterator[Row]:
        """The rows before a number, nearest first."""
        return (self._row(at) for at in range(self._position(number) - 1, -1, -1))

    def place_for(self, number: int) -> int:
        """Where a new row of that number belongs."""
        at = self._position(number)
        return self._spans[at][0] if at < len(self._spans) else self.outside

    def last_row(self) -> int:
        """The greatest row number in use; 0 for an empty sheet."""
        return self._last

    def last_filled_row(self) -> int:
        """The number of the last row with a value in it; 0 when there is none."""
        values = (self.masked.rfind(b"</%s%s>" % (self.prefix, name), self.inside) for name in (b"v", b"is"))
        at = bisect_left(self._spans, (max(values),)) - 1
        return self._numbers[at] if at >= 0 else 0

    def rows(self) -> Iterator[Row]:
        """All rows in the part's order."""
        return (self._row(at) for at in range(len(self._numbers)))

    def cells(self, row: Row) -> list[Cell]:
        """A row's cells in the part's order."""
        cells: list[Cell] = []
        column, position = 0, row.inside
        while tag := self.tags.cell.search(self.masked, position, row.outside):
            place = _CELL_PLACE.search(tag[0])
            column = column_of(place[1]) if place else column + 1
            position = tag.end() if tag[0].endswith(b"/>") else self._end_of(self.tags.cell_end, tag.end(), row.outside)
            cells.append(Cell(column, tag.start(), tag.end(), position))
        return cells

    def cells_with(self, mark: bytes) -> Iterator[tuple[int, int]]:
        """Where `mark` stands among the cells, after where the cell around it (tag included) starts."""
        start = b"<%sc" % self.prefix
        at = self.masked.find(mark, self.inside, self.outside)
        while at >= 0:
            yield self.masked.rfind(start, self.inside, at), at
            at = self.masked.find(mark, at + len(mark), self.outside)

    def errors(self) -> Iterator[tuple[Address, str]]:
        """The cells that show an error such as `#N/A`, and which."""
        for mark in (b' t="e"', b" t='e'"):
            for start, at in self.cells_with(mark):
                if self.masked.find(b">", start, at) < 0:  # in the cell's tag, not in somebody's text
                    code = _ERROR_CODE.search(self.masked, start, self.outside)
                    yield self.address_at(start), code[1].decode("ascii", "replace") if code else "#ERROR!"

    def address_at(self, position: int) -> Address:
        """The address of the cell whose tag starts at `position`."""
        place = _CELL_PLACE.search(self.masked, position, self.masked.find(b">", position))
        if place:
            return int(place[2]), column_of(place[1])
        row = self._row(bisect_left(self._spans, (position,)) - 1)
        return row.number, next(cell.column for cell in self.cells(row) if cell.start == position)

    def _ending(self) -> tuple[int, int]:
        found = re.compile(rb"</" + re.escape(self.prefix) + rb"sheetData\s*>").search(self.masked, self.inside)
        if found is None:
            raise SourceError("sync.damaged", part=self.part)
        return found.span()

    def _index_rows(self) -> None:
        number = 0
        for tag in self.tags.row.finditer(self.masked, self.inside, self.outside):
            given = _ROW_NUMBER.search(tag[0])
            number = int(given[1]) if given else self._row_by_first_cell(tag.end()) or number + 1
            self._numbers.append(number)
            self._spans.append(tag.span())
        self._last = max(self._numbers, default=0)
        self._in_order = all(a < b for a, b in zip(self._numbers, self._numbers[1:], strict=False))

    def _row_by_first_cell(self, inside: int) -> int | None:
        """For a row without a number: the one its first cell gives, if any."""
        cell = self.tags.cell.search(self.masked, inside, self.outside)
        place = _CELL_PLACE.search(cell[0]) if cell and not self.masked[inside : cell.start()].strip() else None
        return int(place[2]) if place else None

    def _position(self, number: int) -> int:
        if not self._in_order:
            raise SourceError("sync.row_order", part=self.part)
        return bisect_left(self._numbers, number)

    def _row(self, at: int) -> Row:
        start, inside = self._spans[at]
        if self.masked[inside - 2] == 0x2F:  # "/>": an empty row
            return Row(self._numbers[at], start, inside, inside, inside)
        limit = self._spans[at + 1][0] if at + 1 < len(self._spans) else self.outside
        outside = self.masked.rfind(self._row_end, inside, limit)
        end = self.masked.find(b">", outside, limit) + 1
        if outside < 0 or not end:
            raise SourceError("sync.damaged", part=self.part)
        return Row(self._numbers[at], start, inside, outside, end)

    def _end_of(self, ending: re.Pattern[bytes], position: int, limit: int) -> int:
        found = ending.search(self.masked, position, limit)
        if found is None:
            raise SourceError("sync.damaged", part=self.part)
        return found.end()


def _masked(xml: bytes) -> bytes:
    if b"<!" not in xml and xml.find(b"<?", 5) < 0:  # a declaration may stand first, after a byte order mark
        return xml
    return _OPAQUE.sub(lambda found: b" " * len(found[0]), xml)
