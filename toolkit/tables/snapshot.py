"""What a source held at the moment it was read: tabs of raw cells, and which of them are formulas.

A backend makes a `Snapshot`; decoding, diffing and locating only look at it. Nothing here knows a column's
meaning, a file or a network.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any

CellValue = str | int | float | bool | None
"""A raw cell: text, number, yes/no, or `None` for blank. Whole numbers are `int`; a date or time is its ISO text
(`2026-11-29`, `2026-11-29 18:30:00`, `18:30:00`), so that a column of numbers can say what is wrong with it."""

Address = tuple[int, int]
"""(row, column), both from 1, as people count them."""


@dataclass(frozen=True, slots=True)
class CellError:
    """A cell that shows an error such as `#N/A` or `#DIV/0!`; never mistaken for blank."""

    code: str


@dataclass(frozen=True, slots=True)
class Tab:
    """One tab: rows of cells from A1, ragged rows allowed; cells beyond are blank.

    A cell in `formulas` holds its last computed value; `None` there means that nobody has computed it yet, and an
    empty result is `""`.
    """

    name: str
    rows: Sequence[Sequence[CellValue | CellError]]
    formulas: Set[Address] = frozenset()
    locked: Mapping[Address, str] = field(default_factory=dict)
    """Cells that must not be written besides formulas (spill, pivot, merged …): address -> reason code."""
    laid_out: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What `layout` and `settings` worked out of it, by what they were asked for: at each step of an action."""

    def at(self, row: int, column: int) -> CellValue | CellError:
        """The cell at (row, column) from 1; `None` when blank or outside."""
        if row < 1 or column < 1 or row > len(self.rows):
            return None
        cells = self.rows[row - 1]
        return cells[column - 1] if column <= len(cells) else None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All tabs of a source in their order, and the revision (a content hash) they were read at."""

    revision: str
    tabs: Mapping[str, Tab]

    @staticmethod
    def of(revision: str, tabs: Sequence[Tab]) -> Snapshot:
        """Build from tabs in order; names are the sheet's own spelling."""
        return Snapshot(revision, MappingProxyType({tab.name: tab for tab in tabs}))


@cache
def column_letter(column: int) -> str:
    """1 -> A, 27 -> AA, as spreadsheets name columns."""
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def a1(address: Address) -> str:
    """(2, 3) -> C2."""
    return f"{column_letter(address[1])}{address[0]}"


def column_number(letters: str) -> int:
    """A -> 1, AA -> 27; capital letters only."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 64
    return number
