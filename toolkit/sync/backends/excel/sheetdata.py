"""Where the rows and cells of a sheet part lie in its bytes, found without changing or re-serialising anything.

Comments, CDATA and processing instructions are first blanked out in a copy of equal length, so that every position
found in the copy holds in the original; then rows and cells are found by their tags. Any namespace prefix works, and
rows or cells without an `r` attribute count on from their neighbour, as the format says. Pure.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from toolkit.sync.backends.excel.areas import column_of, number_of
from toolkit.sync.backends.excel.rowindex import CELL_PLACE, RowIndex, index_rows, tags_of
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Address

_OPAQUE = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>", re.DOTALL)
_OPENING = re.compile(rb"<(?:([\w.\-]+:))?sheetData(?=[\s/>])[^>]*?(/?)>")
_SHOWS_ERROR = re.compile(rb" t=[\"']e[\"']")
_ERROR_CODE = re.compile(rb"<(?:[\w.\-]+:)?v(?:\s[^>]*)?>\s*([^<]*?)\s*<")


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


class SheetData:
    """The rows of one sheet part. Raises `SourceError` when the part has no readable `sheetData`."""

    def __init__(self, xml: bytes, part: str) -> None:
        self.xml = xml
        self.part = part
        self.masked = masked(xml)
        opening = _OPENING.search(self.masked)
        if opening is None:
            raise SourceError("sync.damaged", part=part)
        self.prefix = opening[1] or b""
        self.tags = tags_of(self.prefix)
        self._row_end = b"</%srow" % self.prefix
        self.start, self.inside = opening.span()
        self.is_closed = bool(opening[2])
        self.outside, self.end = (self.inside, self.inside) if self.is_closed else self._ending()

    def row(self, number: int) -> Row | None:
        """The row with that number. Raises `SourceError` when rows are out of order or doubled."""
        at = self._position(number)
        return self._row(at) if at < len(self._index.numbers) and self._index.numbers[at] == number else None

    def rows_above(self, number: int) -> Iterator[Row]:
        """The rows before a number, nearest first."""
        return (self._row(at) for at in range(self._position(number) - 1, -1, -1))

    def place_for(self, number: int) -> int:
        """Where a new row of that number belongs."""
        at = self._position(number)
        return self._index.starts[at] if at < len(self._index.starts) else self.outside

    @cached_property
    def last_row(self) -> int:
        """The greatest row number in use; 0 for an empty sheet."""
        return max(self._index.numbers, default=0)

    def last_filled_row(self) -> int:
        """The number of the last row with a value in it; 0 when there is none."""
        value = self.masked.rfind(b"</%sv>" % self.prefix, self.inside, self.outside)
        value = max(value, self.masked.rfind(b"</%sis>" % self.prefix, max(value, self.inside), self.outside))
        tag = self.tags.row.match(self.masked, max(self.masked.rfind(b"<%srow" % self.prefix, self.inside, value), 0))
        if value < 0 or not tag:
            return 0
        return number_of(tag[1]) if tag[1] else self._index.numbers[bisect_left(self._index.starts, value) - 1]

    def rows(self) -> Iterator[Row]:
        """All rows in the part's order."""
        return (self._row(at) for at in range(len(self._index.numbers)))

    def row_at(self, position: int) -> Row | None:
        """The row whose tag starts at `position`, if one does; its number is 0 when it does not say."""
        tag = self.tags.row.match(self.masked, position, self.outside)
        return self._row_between(number_of(tag[1] or b"0"), *tag.span(), self.outside) if tag else None

    def cells(self, row: Row) -> list[Cell]:
        """A row's cells in the part's order."""
        cells: list[Cell] = []
        column, position = 0, row.inside
        while tag := self.tags.cell.search(self.masked, position, row.outside):
            place = CELL_PLACE.search(tag[0])
            column = column_of(place[1]) if place else column + 1
            position = tag.end() if tag[0].endswith(b"/>") else self._end_of(self.tags.cell_end, tag.end(), row.outside)
            cells.append(Cell(column, tag.start(), tag.end(), position))
        return cells

    @property
    def is_all_there(self) -> bool:
        """Whether nothing had to be blanked out."""
        return self.masked is self.xml

    def cell_around(self, position: int) -> int:
        """Where the cell starts that `position`, among the cells, lies in (its tag included)."""
        return self.masked.rfind(b"<%sc" % self.prefix, self.inside, position)

    def errors(self) -> Iterator[tuple[Address, str]]:
        """The cells that show an error such as `#N/A`, and which."""
        if self.masked.find(b"#", self.inside, self.outside) < 0:  # every error begins so; one byte is found at once
            return
        for found in _SHOWS_ERROR.finditer(self.masked, self.inside, self.outside):
            start = self.cell_around(found.start())
            if self.masked.find(b">", start, found.start()) < 0:  # in the cell's tag, not in somebody's text
                code = _ERROR_CODE.search(self.masked, start, self.outside)
                yield self.address_at(start), code[1].decode("ascii", "replace") if code else "#ERROR!"

    def address_at(self, position: int) -> Address:
        """The address of the cell whose tag starts at `position`."""
        place = CELL_PLACE.search(self.masked, position, self.masked.find(b">", position))
        if place:
            return number_of(place[2]), column_of(place[1])
        row = self._row(bisect_left(self._index.starts, position) - 1)
        return row.number, next(cell.column for cell in self.cells(row) if cell.start == position)

    def without_extensions(self) -> bytes:
        """The part less the extension lists of its cells, which not every reader knows of."""
        if any(self.masked.find(word, self.inside, self.outside) < 0 for word in (b"x", b"extLst")):
            return self.xml  # one letter is looked for many times faster
        found = element_of(self.prefix, b"extLst").finditer(self.masked, self.inside, self.outside)
        ends = [0, *(place for one in found for place in one.span()), len(self.xml)]
        return b"".join(self.xml[start:end] for start, end in zip(ends[::2], ends[1::2], strict=True))

    def _ending(self) -> tuple[int, int]:
        start = self.masked.rfind(b"</%ssheetData" % self.prefix, self.inside)
        end = self.masked.find(b">", start) + 1
        if start < 0 or not end:
            raise SourceError("sync.damaged", part=self.part)
        return start, end

    @cached_property
    def _index(self) -> RowIndex:
        """Worked out only for sheets that are looked into."""
        return index_rows(self.masked, self.tags, self.inside, self.outside)

    def _position(self, number: int) -> int:
        if not self._index.in_order:
            raise SourceError("sync.row_order", part=self.part)
        return bisect_left(self._index.numbers, number)

    def _row(self, at: int) -> Row:
        numbers, starts, insides, _ = self._index
        return self._row_between(numbers[at], starts[at], insides[at], (*starts[at + 1 : at + 2], self.outside)[0])

    def _row_between(self, number: int, start: int, inside: int, limit: int) -> Row:
        if self.masked[inside - 2] == 0x2F:  # "/>": an empty row
            return Row(number, start, inside, inside, inside)
        outside = self.masked.find(self._row_end, inside, limit)
        end = self.masked.find(b">", outside, limit) + 1
        if outside < 0 or not end:
            raise SourceError("sync.damaged", part=self.part)
        return Row(number, start, inside, outside, end)

    def _end_of(self, ending: re.Pattern[bytes], position: int, limit: int) -> int:
        found = ending.search(self.masked, position, limit)
        if found is None:
            raise SourceError("sync.damaged", part=self.part)
        return found.end()


@lru_cache
def element_of(prefix: bytes, names: bytes) -> re.Pattern[bytes]:
    """A whole element of one of these names; none holds another of its own."""
    shape = rb"<%(p)s(?:%(n)s)\s*/>|<%(p)s(%(n)s)(?:\s[^>]*/>|(?:\s[^>]*)?>.*?</%(p)s\1\s*>)"
    return re.compile(shape % {b"p": re.escape(prefix), b"n": names}, re.DOTALL)


def masked(xml: bytes) -> bytes:
    """A part with its comments, CDATA and processing instructions blanked out: what they quote is no markup."""
    if not _holds(xml, b"<!") and not _holds(xml, b"<?", 5):  # a declaration may stand first, after a byte order mark
        return xml
    return _OPAQUE.sub(lambda found: b" " * len(found[0]), xml)


def _holds(xml: bytes, pair: bytes, start: int = 0) -> bool:
    """Whether two bytes stand side by side: looking for the rarer second is many times faster than for both."""
    at = xml.find(pair[1:], start + 1)
    while at >= 0 and xml[at - 1] != pair[0]:
        at = xml.find(pair[1:], at + 1)
    return at >= 0
