"""A1 notation: letters and numbers to ranges and back, tab names quoted where they must be."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.sheets_service.ranges import Box, Span

_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_LIKE_AN_ADDRESS = re.compile(r"[A-Za-z]{1,3}\d+|[Rr]\d*[Cc]\d*|[Rr]|[Cc]")
_END = re.compile(r"\$?([A-Za-z]{0,3})\$?(\d*)")


class Named(NamedTuple):
    """A text of A1 taken apart: the tab it names, if any, and what stands behind the mark."""

    title: str | None
    cells: str | None


def letters(column: int) -> str:
    """`A` for 0."""
    told = ""
    column += 1
    while column:
        column, digit = divmod(column - 1, 26)
        told = chr(65 + digit) + told
    return told


def column_of(name: str) -> int:
    """0 for `A`."""
    index = 0
    for letter in name.upper():
        index = index * 26 + ord(letter) - 64
    return index - 1


def quoted(title: str) -> str:
    """A tab's name as it stands in a range."""
    if _PLAIN.fullmatch(title) and not _LIKE_AN_ADDRESS.fullmatch(title):
        return title
    return "'" + title.replace("'", "''") + "'"


def address(row: int, column: int) -> str:
    """`A1` for 0, 0."""
    return f"{letters(column)}{row + 1}"


def written(title: str, box: Box) -> str:
    """A range as answers name it: one cell without a colon."""
    first, last = address(box.top, box.left), address(box.bottom - 1, box.right - 1)
    return f"{quoted(title)}!{first if first == last else f'{first}:{last}'}"


def taken_apart(text: str) -> Named:
    """Tab and cells of a range; a text without `!` is given as both, for whoever knows the tabs to choose."""
    if text.startswith("'"):
        end = re.match(r"'((?:[^']|'')*)'(?:!(.*))?$", text, re.DOTALL)
        return Named(end[1].replace("''", "'"), end[2]) if end else Named(text, text)
    title, mark, cells = text.rpartition("!")
    return Named(title, cells) if mark else Named(text, text)


def spans(cells: str) -> tuple[Span, Span] | None:
    """Rows and columns of `B2`, `B2:C`, `B:C`, `2:3`, `A2:2`; None for anything else."""
    first, colon, last = cells.partition(":")
    start, end = _END.fullmatch(first), _END.fullmatch(last if colon else first)
    if not start or not end or not (start[1] or start[2]) or not (end[1] or end[2]):
        return None
    if not colon and not (start[1] and start[2]):
        return None
    return _span(start[2], end[2]), _span(start[1], end[1])


def _span(first: str, last: str) -> Span:
    start = _index(first) if first else None
    end = _index(last) + 1 if last else None
    if start is not None and end is not None and start >= end:
        start, end = end - 1, start + 1
    return Span(start, end)


def _index(part: str) -> int:
    return int(part) - 1 if part.isdigit() else column_of(part)
