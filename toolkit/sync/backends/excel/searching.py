"""Which cells hold what a formula searches lists for: `VLOOKUP(A2,Moves!A:B,2)` searches for what stands in A2. Pure.

Cellrune takes a blank cell of the list for a match where nothing, 0 or an empty text is searched for; spreadsheets do
not. So `recalc` asks here what is searched for, and believes no such result; nor the VALUE of nothing, an error to it.
A search for the nearest is not believed at all: a blank cell in front of a list's first key leads cellrune astray.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.references import Reference, Scope, arguments, references

_BY_VALUE = {name: slice(0, 1) for name in ("VLOOKUP", "HLOOKUP", "LOOKUP", "MATCH", "XLOOKUP", "XMATCH", "VALUE")}
_BY_CONDITION = {name: slice(1, 2) for name in ("SUMIF", "COUNTIF", "AVERAGEIF")} | {
    "COUNTIFS": slice(1, None, 2),
    **{name: slice(2, None, 2) for name in ("SUMIFS", "AVERAGEIFS", "MAXIFS", "MINIFS")},
}
_SEARCHES = _BY_VALUE | _BY_CONDITION
_HOW = {"VLOOKUP": 3, "HLOOKUP": 3, "LOOKUP": 3, "MATCH": 2, "XLOOKUP": 4, "XMATCH": 2}
"""Which argument says whether the very value is searched for, or the nearest; counted from 0."""
_EXACT = re.compile(r"X(LOOKUP|MATCH):0?|\w+:(0|FALSE(\(\))?)", re.I)
_CALL = re.compile(r"\"[^\"]*\"|\b(?:_xlfn\.)?({})(?=\s*\()".format("|".join(_SEARCHES)))
_TEXT = re.compile(r"\"[^\"]*\"")
_FULL = re.compile(r"\"[^\"]+\"|0*[1-9][\d.]*")
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
_JOINED = re.compile(r"[^-()+*/^=<>{},]+")


def searched(formula: Formula, sheet: str, scope: Scope) -> list[Reference] | None:
    """The cells that hold what the formula on `sheet` searches for; `None` when that may be something else, or the
    nearest."""
    names = (name.text for (word, _), name in scope.names.items() if word in formula.text.casefold())
    if any(call[1] for text in names for call in _CALL.finditer(text)):
        return None
    found: list[Reference] = []
    for name, argument in _searched_for(formula.text):
        if argument is None:
            return None
        literal = _TEXT.fullmatch(argument) or argument.replace(".", "").isdigit()
        if literal and (name in _BY_CONDITION or _FULL.fullmatch(argument)):
            continue
        cells = references(formula._replace(text=argument), sheet, scope)
        if not cells or not _JOINED.fullmatch(_QUOTED.sub("", argument)) or not all(map(_is_one_cell, cells)):
            return None
        found += cells
    return found


def _searched_for(text: str) -> Iterator[tuple[str, str | None]]:
    """The functions that search, each with the text of what it searches for; `None` for what is only the nearest."""
    for call in _CALL.finditer(text):
        if name := call[1]:
            given = [argument.strip() for argument in arguments(text, call.end())]
            how = given[_HOW[name] :][:1] if name in _HOW else ["0"]
            exact = _EXACT.fullmatch(f"{name}:{''.join(how)}")
            yield from ((name, argument if exact else None) for argument in given[_SEARCHES[name]])


def _is_one_cell(reference: Reference) -> bool:
    return reference.area[:2] == reference.area[2:]
