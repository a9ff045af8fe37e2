"""Places on a sheet: addresses such as B2 and areas such as A1:C9, read from text and compared. Pure."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from toolkit.tables.snapshot import Address, a1, column_number

LAST_ROW = 1_048_576
LAST_COLUMN = 16_384

_DIGITS = 20
_CELL = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")


class Area(NamedTuple):
    """A rectangle of cells, all four edges included, counted from 1."""

    top: int
    left: int
    bottom: int
    right: int

    def holds(self, address: Address) -> bool:
        """Whether the cell lies inside."""
        return self.top <= address[0] <= self.bottom and self.left <= address[1] <= self.right

    def meets(self, other: Area) -> bool:
        """Whether any cell lies in both."""
        return (
            self.top <= other.bottom
            and other.top <= self.bottom
            and self.left <= other.right
            and other.left <= self.right
        )

    def clipped(self, rows: int, columns: int) -> Area:
        """The part of it inside the first `rows` rows and `columns` columns; may be empty (bottom < top)."""
        return Area(self.top, self.left, min(self.bottom, rows), min(self.right, columns))

    def __str__(self) -> str:
        first, last = a1((self.top, self.left)), a1((self.bottom, self.right))
        return first if first == last else f"{first}:{last}"


@lru_cache
def column_of(letters: bytes) -> int:
    """`column_number` of letters as they stand in a sheet part."""
    return column_number(letters.decode().upper())


def number_of(digits: bytes | str) -> int:
    """Digits as they stand in a part; beyond the last row where they are more than any number a sheet knows has."""
    return int(digits) if len(digits) <= _DIGITS else LAST_ROW + 1


def parse_address(text: str) -> Address | None:
    """B2, $B$2 or b2 -> (2, 2); `None` for anything else or a place no sheet has."""
    found = _CELL.fullmatch(text.strip())
    if not found:
        return None
    row, column = int(found[2]), column_number(found[1].upper())
    return (row, column) if 1 <= row <= LAST_ROW and column <= LAST_COLUMN else None


def parse_area(text: str) -> Area | None:
    """A1:C9 or A1 -> its area; `None` when it is not one."""
    first, _, last = text.partition(":")
    start, end = parse_address(first), parse_address(last or first)
    if start is None or end is None:
        return None
    return Area(min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1]))
