"""Which cells a formula looks at, told from its text: areas of sheets, or "cannot be told". Pure.

The text is read token by token: quoted text, sheet names, cells and areas, whole rows and columns, table columns,
defined names, functions. Whatever may reach cells that are not spelled out (INDIRECT, OFFSET, a macro's function, an
unknown name, a range made of results) gives `None`, and whoever asks must take that for "anything".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from toolkit.sync.backends.excel.areas import LAST_COLUMN, LAST_ROW, Area
from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.workbook import DefinedName, Table
from toolkit.tables.snapshot import Address, column_number

_TOKEN = re.compile(
    r"""
      (?P<quoted>"(?:[^"]|"")*")
    | (?P<number>\d+\.?\d*(?:E[+-]?\d+)?(?![\w:!$]))
    | (?P<sheet>'(?:[^']|'')+'!|(?:\[\d+\])?[\w.]*(?::[\w.]+)?!)
    | (?P<cells>(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?::(\$?)([A-Z]{1,3})(\$?)(\d{1,7}))?(?![\w.(\[]))
    | (?P<columns>(\$?)([A-Z]{1,3}):(\$?)([A-Z]{1,3})(?![\w.(\[]))
    | (?P<rows>(\$?)(\d{1,7}):(\$?)(\d{1,7})(?![\w.(\[]))
    | (?P<function>[^\W\d][\w.]*(?=\s*\())
    | (?P<table>[^\W\d][\w.]*\[)
    | (?P<word>[^\W\d][\w.\\?]*|\\[\w.\\?]+)
    | (?P<error>\#[A-Z/0]+[!?]?)
    | (?P<unclear>[:\[])
    """,
    re.VERBOSE,
)
_CELLS = range(_TOKEN.groupindex["cells"] + 1, _TOKEN.groupindex["cells"] + 9)
_COLUMNS = range(_TOKEN.groupindex["columns"] + 1, _TOKEN.groupindex["columns"] + 5)
_ROWS = range(_TOKEN.groupindex["rows"] + 1, _TOKEN.groupindex["rows"] + 5)
_column = lru_cache(column_number)
_SELECTED = re.compile(r"\[((?:[^\[\]#@']|'.)+)\]")
_OWN_ROW = re.compile(r"#This Row|\[\s*@")
_ARGUMENT_PIECE = re.compile(r"""[(){},]|"[^"]*"|'[^']*'(?=[^\]]*!)|\[(?:'.|[^\[\]']|\[(?:'.|[^\[\]'])*\])*\]""")
_ONE_AREA = re.compile(r"\s*(?:[^()]+!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?\s*")
_AS_LARGE_AS_THE_FIRST = ("SUMIF", "AVERAGEIF")
"""Their third argument is where the area begins; it is as large as the first."""
_REACHES_ANYWHERE = frozenset({"INDIRECT", "OFFSET", "CELL", "INFO", "EVALUATE", "CALL", "REGISTER.ID"})
_DEPTH = 8


class Reference(NamedTuple):
    """An area of one sheet; sheet names are casefolded."""

    sheet: str
    area: Area


class _Unclear(Exception):
    """The formula may look at cells that its text does not name."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What names in formulas can mean: defined names, tables, and the sheets in order."""

    names: Mapping[tuple[str, str | None], DefinedName]
    tables: Mapping[str, Table]
    order: Sequence[str]

    @staticmethod
    def of(names: Sequence[DefinedName], tables: Sequence[Table], order: Sequence[str]) -> Scope:
        """Build from a workbook's lists; look-ups ignore case as spreadsheets do."""
        by_name = {(n.name.casefold(), n.sheet.casefold() if n.sheet else None): n for n in names}
        by_table = {table.name.casefold(): table for table in tables}
        return Scope(by_name, by_table, [name.casefold() for name in order])


def references(formula: Formula, sheet: str, scope: Scope) -> list[Reference] | None:
    """The areas the formula on `sheet` looks at; `None` when they cannot be told for certain."""
    if not formula.text or formula.kind == "dataTable":
        return None
    try:
        return list(_read(formula.text, sheet.casefold(), formula.address, formula.shift, scope, 0))
    except _Unclear:
        return None


def _read(text: str, sheet: str, at: Address, shift: Address | None, scope: Scope, depth: int) -> Iterator[Reference]:
    """`shift` is `None` inside a defined name, where a relative reference means a place unknown."""
    here, position = (sheet,), 0
    sheets: Sequence[str] = here
    while token := _TOKEN.search(text, position):
        kind, position = token.lastgroup, token.end()
        if kind == "sheet":
            sheets = _sheets(token[0], scope)
            continue
        if kind == "unclear":
            raise _Unclear
        if kind in _PARSERS:
            area = _PARSERS[kind](token, shift)
            yield from [Reference(name, area) for name in sheets]
        elif kind == "table":
            position = _closing(text, position)
            yield _table_area(token[0][:-1], text[token.end() - 1 : position], at, scope)
        elif kind in ("function", "word") and sheets:
            yield from _word(token[0], kind == "function", sheets, at, scope, depth)
            if token[0] in _AS_LARGE_AS_THE_FIRST:
                first, *_, third = [*arguments(text, position), "", "", ""][:3]
                sized, begun = (_read(part, sheet, at, shift, scope, depth) for part in (first, third))
                yield from _as_large(list(sized), begun, certain=bool(_ONE_AREA.fullmatch(third)))
        sheets = here


def _word(
    word: str, is_called: bool, sheets: Sequence[str], at: Address, scope: Scope, depth: int
) -> Iterator[Reference]:
    """A function or a defined name; names are read on, functions only looked at."""
    name = _named(word, sheets, scope) if scope.names else None
    if name is not None:
        if depth == _DEPTH:
            raise _Unclear
        yield from _read(name.text, (name.sheet or sheets[0]).casefold(), at, None, scope, depth + 1)
    elif is_called:
        if not _stays_inside(word):
            raise _Unclear
    elif word.upper() not in ("TRUE", "FALSE") and not word.startswith("_xlpm."):
        raise _Unclear


def arguments(text: str, position: int) -> list[str]:
    """The arguments of the call whose bracket is the next."""
    found, depth = [], 0
    start = text.find("(", position) + 1
    for piece in _ARGUMENT_PIECE.finditer(text, start):
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(piece[0], 0)
        if depth < 0 or (piece[0] == "," and not depth):
            found.append(text[start : piece.start()])
            start = piece.end()
        if depth < 0:
            break
    return found


def _as_large(sized: Sequence[Reference], begun: Iterable[Reference], certain: bool) -> Iterator[Reference]:
    """The areas that begin where one of `begun` does, for `certain`, or else somewhere in it; as large as `sized`."""
    rows = max((area.bottom - area.top for _, area in sized), default=0)
    columns = max((area.right - area.left for _, area in sized), default=0)
    for name, area in begun:
        bottom, right = (area.top, area.left) if certain else (area.bottom, area.right)
        yield Reference(name, area._replace(bottom=bottom + rows, right=right + columns))


@lru_cache
def _stays_inside(function: str) -> bool:
    """Whether a function looks at its arguments only; a macro, written in its own case, may look anywhere."""
    function = re.sub(r"^(?:_xl\w+\.)+", "", function)
    return function not in _REACHES_ANYWHERE and function == function.upper()


def _named(word: str, sheets: Sequence[str], scope: Scope) -> DefinedName | None:
    own = (scope.names.get((word.casefold(), sheet)) for sheet in sheets)
    return next((name for name in own if name), scope.names.get((word.casefold(), None)))


def _sheets(prefix: str, scope: Scope) -> Sequence[str]:
    """The sheets a prefix such as `'My Team'!` or `May:July!` stands for; none for another workbook's."""
    name = prefix[:-1].strip("'").replace("''", "'").casefold()
    if name in scope.order:
        return (name,)
    if "[" in name:
        if name.startswith("[0]"):
            raise _Unclear
        return ()
    first, _, last = name.partition(":")
    if first not in scope.order or last not in scope.order:
        raise _Unclear
    start, end = sorted((scope.order.index(first), scope.order.index(last)))
    return scope.order[start : end + 1]


def _cells(token: re.Match[str], shift: Address | None) -> Area:
    """`B2`, `$B$2:C9`."""
    left_fixed, left, top_fixed, top, right_fixed, right, bottom_fixed, bottom = token.group(*_CELLS)
    down, across = shift or (None, None)
    row, column = _moved(int(top), top_fixed, down, LAST_ROW), _moved(_column(left), left_fixed, across, LAST_COLUMN)
    if right is None:
        return Area(row, column, row, column)
    last_row = _moved(int(bottom), bottom_fixed, down, LAST_ROW)
    last_column = _moved(_column(right), right_fixed, across, LAST_COLUMN)
    return Area(min(row, last_row), min(column, last_column), max(row, last_row), max(column, last_column))


def _whole_columns(token: re.Match[str], shift: Address | None) -> Area:
    """`A:C`."""
    left_fixed, left, right_fixed, right = token.group(*_COLUMNS)
    across = shift[1] if shift else None
    ends = (
        _moved(_column(left), left_fixed, across, LAST_COLUMN),
        _moved(_column(right), right_fixed, across, LAST_COLUMN),
    )
    return Area(1, min(ends), LAST_ROW, max(ends))


def _whole_rows(token: re.Match[str], shift: Address | None) -> Area:
    """`5:7`."""
    top_fixed, top, bottom_fixed, bottom = token.group(*_ROWS)
    down = shift[0] if shift else None
    ends = _moved(int(top), top_fixed, down, LAST_ROW), _moved(int(bottom), bottom_fixed, down, LAST_ROW)
    return Area(min(ends), 1, max(ends), LAST_COLUMN)


_PARSERS = {"cells": _cells, "columns": _whole_columns, "rows": _whole_rows}


def _moved(number: int, fixed: str, by: int | None, limit: int) -> int:
    if fixed or by == 0:
        return number
    if by is None or not 1 <= number + by <= limit:
        raise _Unclear
    return number + by


def _closing(text: str, position: int) -> int:
    """Where the bracket opened just before `position` closes; an apostrophe escapes the next character."""
    depth = 1
    while depth and position < len(text):
        if text[position] == "'":
            position += 1
        else:
            depth += {"[": 1, "]": -1}.get(text[position], 0)
        position += 1
    return position


def _table_area(name: str, selection: str, at: Address, scope: Scope) -> Reference:
    """`Team[HP]` and the like: the named columns of the table, its own row alone where it says so."""
    table = scope.tables.get(name.casefold())
    if table is None:
        raise _Unclear
    area = table.area
    whole = [column.casefold() for column in table.columns]
    picked = [re.sub(r"'(.)", r"\1", column).casefold() for column in _SELECTED.findall(selection)]
    if picked and all(column in whole for column in picked):
        places = sorted(whole.index(column) for column in picked)
        area = area._replace(left=table.area.left + places[0], right=table.area.left + places[-1])
    if _OWN_ROW.search(re.sub(r"'.", "", selection)):
        area = area._replace(top=at[0], bottom=at[0])
    return Reference(table.sheet.casefold(), area)
