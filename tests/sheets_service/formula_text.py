"""Formulas as text: taken apart into tokens, and their references rewritten when rows and columns move.

Texts in quotes are never touched; a reference that lost its place becomes `#REF!`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from tests.sheets_service import a1
from tests.sheets_service.book import Shift
from tests.sheets_service.ranges import ROWS, Span

TOKEN = re.compile(
    r"""(?P<text>"(?:[^"]|"")*")
    | (?P<ref>(?:(?:'(?:[^']|'')*'|[^\W\d]\w*)!)?\$?[A-Za-z]{1,3}\$?\d+(?::\$?[A-Za-z]{1,3}\$?\d+)?(?![\w(])
       |(?:(?:'(?:[^']|'')*'|[^\W\d]\w*)!)?\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}(?![\w(]))
    | (?P<number>\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+)
    | (?P<error>\#[A-Z/0]+[!?]?)
    | (?P<name>[^\W\d][\w.]*)
    | (?P<mark><=|>=|<>|[-+*/^&=<>(),;:%{}])
    | (?P<space>\s+)
    | (?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)
_CORNER = re.compile(r"(\$?)([A-Za-z]{1,3})?(\$?)(\d+)?")


class Token(NamedTuple):
    """A piece of a formula and what it is."""

    kind: str
    text: str


def tokens(formula: str) -> list[Token]:
    """All of it behind the `=`, spaces included."""
    return [Token(str(found.lastgroup), found[0]) for found in TOKEN.finditer(formula[1:])]


def rewritten(formula: str, title: str, here: bool, dimension: str, change: Shift) -> str:
    """After rows or columns of the tab `title` moved; `here` tells whether the formula stands in that tab itself."""

    def meant(tab: str | None) -> bool:
        return here if tab is None else tab.casefold() == title.casefold()

    return _with_references(formula, lambda tab, cells: _changed(cells, dimension, change) if meant(tab) else cells)


def shifted(formula: str, down: int, right: int) -> str:
    """As it reads when it is copied so far away: references without `$` go along."""
    return _with_references(formula, lambda tab, cells: _slid(cells, down, right))


def retitled(formula: str, old: str, new: str) -> str:
    """After a tab got another name."""

    def renamed(token: Token) -> str:
        title, mark, cells = token.text.rpartition("!")
        same = token.kind == "ref" and mark and _unquoted(title).casefold() == old.casefold()
        return f"{a1.quoted(new)}!{cells}" if same else token.text

    return "=" + "".join(renamed(token) for token in tokens(formula))


def reference(text: str) -> tuple[str | None, str]:
    """The tab a reference names, if any, and its cells."""
    title, mark, cells = text.rpartition("!")
    return (_unquoted(title) if mark else None), cells


def _unquoted(title: str) -> str:
    return title[1:-1].replace("''", "'") if title.startswith("'") else title


def _with_references(formula: str, change: Callable[[str | None, str], str | None]) -> str:
    told = []
    for token in tokens(formula):
        if token.kind == "ref":
            title, mark, _ = token.text.rpartition("!")
            cells = change(*reference(token.text))
            told.append("#REF!" if cells is None else title + mark + cells)
        else:
            told.append(token.text)
    return "=" + "".join(told)


def _changed(cells: str, dimension: str, change: Shift) -> str | None:
    found = a1.spans(cells)
    if found is None:
        return cells
    place = 0 if dimension == ROWS else 1
    span = change.of(found[place])
    return None if span is None else _with_span(cells, place, span)


def _with_span(cells: str, place: int, span: Span) -> str:
    corners = cells.split(":")
    ends = [span.start, None if span.end is None else span.end - 1]
    return ":".join(_with_index(corner, place, end) for corner, end in zip(corners, ends, strict=False))


def _with_index(corner: str, place: int, index: int | None) -> str:
    fixed_column, column, fixed_row, row = (part or "" for part in _parts(corner))
    if index is not None and place == 0 and row:
        row = str(index + 1)
    if index is not None and place == 1 and column:
        column = a1.letters(index)
    return fixed_column + column + fixed_row + row


def _slid(cells: str, down: int, right: int) -> str | None:
    told = []
    for corner in cells.split(":"):
        fixed_column, column, fixed_row, row = (part or "" for part in _parts(corner))
        at_row = int(row) + (0 if fixed_row else down) if row else 1
        at_column = a1.column_of(column) + (0 if fixed_column else right) if column else 0
        if at_row < 1 or at_column < 0:
            return None
        told.append(fixed_column + (a1.letters(at_column) if column else "") + fixed_row + (str(at_row) if row else ""))
    return ":".join(told)


def _parts(corner: str) -> tuple[str | None, ...]:
    found = _CORNER.fullmatch(corner)
    return found.groups() if found else ("", corner, "", "")
