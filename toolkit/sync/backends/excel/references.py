"""Which cells a formula looks at, told from its text: areas of sheets, or "cannot be told". Pure.

The text is read token by token: quoted text, sheet names, cells and areas, whole rows and columns, table columns,
defined names, functions. Whatever may reach cells that are not spelled out (INDIRECT, OFFSET, a macro's function, an
unknown name, a range made of results) gives `None`, and whoever asks must take that for "anything".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from toolkit.sync.backends.excel.areas import LAST_COLUMN, LAST_ROW, Area, column_number
from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.workbook import DefinedName, Table
from toolkit.tables.snapshot import Address

_TOKEN = re.compile(
    r"""
      "(?:[^"]|"")*"
    | \d+\.?\d*(?:E[+-]?\d+)?(?![\w:!$])
    | (?P<sheet>'(?:[^']|'')+'!|(?:\[\d+\])?[\w.]*(?::[\w.]+)?!)?
      (?:
          (?P<area>\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?
                  |\$?[A-Z]{1,3}:\$?[A-Z]{1,3}
                  |\$?\d{1,7}:\$?\d{1,7})(?![\w.(\[!])
        | (?P<word>[^\W\d][\w.\\?]*|\\[\w.\\?]+)(?P<after>\s*\(|\[)?
        | \#[A-Z/0]+[!?]?
      )
    | (?P<unclear>[:\[])
    """,
    re.VERBOSE,
)
_PART = re.compile(r"(\$?)([A-Z]{0,3})(\$?)(\d{0,7})")
_SELECTED = re.compile(r"\[((?:[^\[\]#@']|'.)+)\]")
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
    position = 0
    while token := _TOKEN.search(text, position):
        position = token.end()
        sheets = _sheets(token["sheet"], sheet, scope)
        if token["unclear"]:
            raise _Unclear
        if token["area"] and sheets:
            area = _area(token["area"], shift)
            yield from (Reference(name, area) for name in sheets)
        elif token["word"] and token["after"] == "[":
            position = _closing(text, position)
            yield _table_area(token["word"], text[token.end() - 1 : position], at, scope)
        elif token["word"]:
            yield from _word(token, sheets, at, scope, depth)


def _word(token: re.Match[str], sheets: Sequence[str], at: Address, scope: Scope, depth: int) -> Iterator[Reference]:
    """A function or a defined name; names are read on, functions only looked at."""
    word = token["word"]
    if not sheets:  # another workbook's
        return
    name = _named(word, sheets, scope)
    if name is not None:
        if depth == _DEPTH:
            raise _Unclear
        home = (name.sheet or sheets[0]).casefold()
        yield from _read(name.text, home, at, None, scope, depth + 1)
    elif token["after"]:
        function = re.sub(r"^(?:_xl\w+\.)+", "", word)
        if function in _REACHES_ANYWHERE or function != function.upper():
            raise _Unclear
    elif word.upper() not in ("TRUE", "FALSE") and not word.startswith("_xlpm."):
        raise _Unclear


def _named(word: str, sheets: Sequence[str], scope: Scope) -> DefinedName | None:
    own = (scope.names.get((word.casefold(), sheet)) for sheet in sheets)
    return next((name for name in own if name), scope.names.get((word.casefold(), None)))


def _sheets(prefix: str | None, here: str, scope: Scope) -> Sequence[str]:
    """The sheets a prefix such as `'My Team'!` or `May:July!` stands for; none for another workbook's."""
    if prefix is None:
        return (here,)
    name = prefix[:-1].strip("'").replace("''", "'").casefold()
    if name in scope.order:
        return (name,)
    if re.match(r"[^\]]*\[", name):
        if name.startswith("[0]") or name == "":
            raise _Unclear
        return ()
    first, _, last = name.partition(":")
    if first not in scope.order or last not in scope.order:
        raise _Unclear
    start, end = sorted((scope.order.index(first), scope.order.index(last)))
    return scope.order[start : end + 1]


def _area(text: str, shift: Address | None) -> Area:
    first, _, last = text.partition(":")
    top, left = _corner(first, shift, (1, 1))
    bottom, right = _corner(last or first, shift, (LAST_ROW, LAST_COLUMN))
    return Area(min(top, bottom), min(left, right), max(top, bottom), max(left, right))


def _corner(text: str, shift: Address | None, missing: Address) -> Address:
    found = _PART.fullmatch(text)
    if found is None:
        raise _Unclear
    fixed_column, letters, fixed_row, digits = found.groups()
    fixed_row = fixed_row or (fixed_column if not letters else "")
    column = _moved(column_number(letters), fixed_column, shift and shift[1], LAST_COLUMN) if letters else missing[1]
    row = _moved(int(digits), fixed_row, shift and shift[0], LAST_ROW) if digits else missing[0]
    return row, column


def _moved(number: int, fixed: str, by: int | None, limit: int) -> int:
    if fixed:
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
    if "#This Row" in selection or "@" in selection:
        area = area._replace(top=at[0], bottom=at[0])
    return Reference(table.sheet.casefold(), area)
