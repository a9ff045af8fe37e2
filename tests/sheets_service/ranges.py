"""Where things are: spans of rows or columns, ranges of a sheet, and what inserting, deleting and moving makes of them.

Counted from 0, ends not included, as in the API's GridRange; an end that is None is open. The letters and numbers of
A1 are read and written in `a1`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tests.sheets_service.errors import Json, invalid

ROWS, COLUMNS = "ROWS", "COLUMNS"


class Span(NamedTuple):
    """`start` to `end`, either of them open where None."""

    start: int | None = None
    end: int | None = None

    def within(self, size: int) -> tuple[int, int]:
        """The same without open ends, no longer than `size`."""
        start = self.start or 0
        return start, min(size if self.end is None else self.end, size)

    def meets(self, other: Span) -> bool:
        """Whether they have a row or column in common."""
        starts = max(self.start or 0, other.start or 0)
        ends = [end for end in (self.end, other.end) if end is not None]
        return not ends or starts < min(ends)

    def inserted(self, at: int, count: int) -> Span:
        """After `count` came in before `at`."""
        start = None if self.start is None else self.start + (count if self.start >= at else 0)
        end = None if self.end is None else self.end + (count if self.end > at else 0)
        return Span(start, end)

    def deleted(self, first: int, last: int) -> Span | None:
        """After `first` to `last` went; None when nothing of it is left."""

        def left(index: int) -> int:
            return index - max(0, min(index, last) - first)

        start = None if self.start is None else left(self.start)
        end = None if self.end is None else left(self.end)
        return None if end is not None and (start or 0) >= end else Span(start, end)

    def moved(self, first: int, last: int, to: int) -> Span:
        """After `first` to `last` were taken out and put in before `to`, counted as before the move."""
        if self.end is None or self.start is None:
            return self
        ends = [moved_index(self.start, first, last, to), moved_index(self.end - 1, first, last, to)]
        return Span(min(ends), max(ends) + 1)


OPEN = Span()


def moved_index(index: int, first: int, last: int, to: int) -> int:
    """Where one row or column lies after a move, as in `Span.moved`."""
    count = last - first
    if first <= index < last:
        return index - first + (to if to < first else to - count)
    if last <= index < to:
        return index - count
    return index + count if to <= index < first else index


@dataclass(frozen=True, slots=True)
class Range:
    """A part of the sheet with id `sheet`, the whole of it where both spans are open."""

    sheet: int
    rows: Span = OPEN
    columns: Span = OPEN

    def along(self, dimension: str) -> Span:
        """Its span of ROWS or COLUMNS."""
        return self.rows if dimension == ROWS else self.columns

    def with_span(self, dimension: str, span: Span) -> Range:
        """The same with another span there."""
        return replace(self, rows=span) if dimension == ROWS else replace(self, columns=span)

    def meets(self, other: Range) -> bool:
        """Whether they have a cell in common."""
        return self.sheet == other.sheet and self.rows.meets(other.rows) and self.columns.meets(other.columns)

    def box(self, height: int, width: int) -> Box:
        """Its cells in a sheet of that size."""
        top, bottom = self.rows.within(height)
        left, right = self.columns.within(width)
        return Box(top, left, bottom, right)

    def json(self) -> Json:
        """As GridRange: what is open is left out, and so is sheet 0."""
        named = {
            "startRowIndex": self.rows.start,
            "endRowIndex": self.rows.end,
            "startColumnIndex": self.columns.start,
            "endColumnIndex": self.columns.end,
        }
        return ({"sheetId": self.sheet} if self.sheet else {}) | {k: v for k, v in named.items() if v is not None}


class Box(NamedTuple):
    """Cells from `top`, `left` up to, without, `bottom`, `right`."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def height(self) -> int:
        """Rows."""
        return self.bottom - self.top

    @property
    def width(self) -> int:
        """Columns."""
        return self.right - self.left

    def holds(self, row: int, column: int) -> bool:
        """Whether the cell is in it."""
        return self.top <= row < self.bottom and self.left <= column < self.right

    def cells(self) -> Iterator[tuple[int, int]]:
        """Row and column of each, row by row."""
        return ((row, column) for row in range(self.top, self.bottom) for column in range(self.left, self.right))

    def on(self, sheet: int) -> Range:
        """As a range of that sheet."""
        return Range(sheet, Span(self.top, self.bottom), Span(self.left, self.right))


def grid_range(body: Any) -> Range:
    """Of a GridRange."""
    body = body or {}
    rows = Span(body.get("startRowIndex"), body.get("endRowIndex"))
    columns = Span(body.get("startColumnIndex"), body.get("endColumnIndex"))
    for span in (rows, columns):
        if span.end is not None and (span.start or 0) >= span.end:
            raise invalid(f"Range's start index ({span.start or 0}) must be less than its end index ({span.end}).")
    return Range(int(body.get("sheetId") or 0), rows, columns)


def dimension_span(body: Json) -> Span:
    """The span of a DimensionRange."""
    return Span(body.get("startIndex"), body.get("endIndex"))
