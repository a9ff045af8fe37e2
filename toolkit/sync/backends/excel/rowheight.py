"""How high a new row must be, so that its wrapped texts can be read.

Excel fits a row that states no height; LibreOffice gives it the sheet's default, and the lines of wrapped cells cover
each other. So a new row with more than one line states what it needs. It is not marked as set by hand, and both
programs fit it again when somebody edits it. Hidden columns do not count. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property

from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.tables.heights import lines, points

_ATTRIBUTE = re.compile(rb"\s(min|max|width|hidden|defaultRowHeight)\s*=\s*[\"'](\d{1,9}(?:\.\d+)?|true)[\"']")
_USUAL_WIDTH = 8.43
_HIDDEN = (b"1", b"true")


class RowHeights:
    """The columns' widths of one sheet, and what new rows need."""

    def __init__(self, sheet: SheetData) -> None:
        self._sheet = sheet

    def height(self, wrapped: Iterable[tuple[int, str]]) -> float | None:
        """Points for a row with these wrapping cells (column, text); `None` where the sheet's default will do."""
        needed = max((lines(words, width) for column, words in wrapped if (width := self._width(column))), default=1)
        return points(needed) if needed > 1 and points(needed) > self._default else None

    def _width(self, column: int) -> float:
        """In characters; 0 for a hidden column."""
        return next((width for low, high, width in self._widths if low <= column <= high), _USUAL_WIDTH)

    @cached_property
    def _widths(self) -> list[tuple[int, int, float]]:
        return [
            (
                int(float(given.get(b"min", 0))),
                int(float(given.get(b"max", 0))),
                0.0 if given.get(b"hidden") in _HIDDEN else float(given.get(b"width", _USUAL_WIDTH)),
            )
            for given in self._tags(b"col")
        ]

    @cached_property
    def _default(self) -> float:
        return max((float(given.get(b"defaultRowHeight", 0)) for given in self._tags(b"sheetFormatPr")), default=0.0)

    def _tags(self, name: bytes) -> list[dict[bytes, bytes]]:
        tags = re.compile(rb"<%s%s\s[^>]*>" % (re.escape(self._sheet.prefix), name))
        return [dict(_ATTRIBUTE.findall(tag[0])) for tag in tags.finditer(self._sheet.masked, 0, self._sheet.start)]
