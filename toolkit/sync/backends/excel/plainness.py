"""Plain formulas, told at a glance: those whose cells all lie in rows that their text names. Pure.

Nearly every formula of a long list looks at a few cells of its own row. To find who depends on a change it is enough to
know which rows such a formula names; only those that name the changed cell's row are read in full (`references`).
"""

from __future__ import annotations

import re
from collections.abc import Collection

from toolkit.tables.snapshot import Address

_PLAIN = re.compile(
    r"""(?:
      "[^"]*"
    | [-+*/^&=<>(),;%\s]
    | \$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?(?![\w.(\[!:])
    | \d+\.?\d*(?:E[+-]?\d+)?(?![\w.:!$])
    | (?:TRUE|FALSE)(?![\w.(\[!:])
    | (?!INDIRECT|OFFSET|CELL|INFO|EVALUATE|CALL|REGISTER)[A-Z][A-Z0-9]*\(
    )*""",
    re.VERBOSE,
)
"""No text can be cut into these pieces in two ways, so that looking at it takes one pass."""
_ENDS = re.compile(r"(\$?\d+):\$?[A-Z]+(\$?\d+)")
_CALLED = re.compile(r"[A-Z][A-Z0-9]*(?=\()")
_ROW = re.compile(r"(?<!\d)\d{1,7}(?!\d)")

Rows = tuple[int, ...]


class Glance:
    """What can be told of formulas at a glance."""

    def __init__(self, names: Collection[str]) -> None:
        """`names`: the workbook's defined names, casefolded; one may be called like a function."""
        self._names = names
        self._seen: dict[str, Rows | None] = {}

    def rows(self, text: str, shift: Address) -> Rows | None:
        """The rows that all cells of the formula lie in, and others; `None` when it takes a closer look."""
        if shift == (0, 0):
            return self._looked_at(text)
        if text not in self._seen:  # the text of a shared formula, which many cells have
            self._seen[text] = self._looked_at(text)
        rows, (down, across) = self._seen[text], shift
        if rows is None or across or (rows and min(rows) + down < 1):
            return None
        return (*rows, *(row + down for row in rows))  # one with a $ stays

    def _looked_at(self, text: str) -> Rows | None:
        if not text or not _PLAIN.fullmatch(text):
            return None
        if ":" in text and any(top != bottom for top, bottom in _ENDS.findall(text)):
            return None
        if self._names and any(word.casefold() in self._names for word in _CALLED.findall(text)):
            return None
        return tuple(set(map(int, _ROW.findall(text))))
