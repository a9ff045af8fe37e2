"""Headers of a tab: which row holds them, which column each names, what is missing, renamed or there twice.

The header row is the one of the first twelve with most known labels. Labels are matched in either language. A missing
header of a column that is needed is an error; one that seems to be there under a similar name is at least a warning.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.tables.columns import Column, RowModel, columns_of, english_header
from toolkit.tables.misfit import did_you_mean
from toolkit.tables.numbers import tidy
from toolkit.tables.snapshot import CellError, CellValue, Tab, column_letter
from toolkit.tables.tabs import where

HEADER_ROWS = 12
Cell = CellValue | CellError

_SPARED = frozenset({"id", "x", "y"})
"""Columns nobody misses: ids can be made again from names, and many fights have no map."""


def is_blank(cell: Cell) -> bool:
    """Whether nothing is to be seen in a cell."""
    return cell is None or (isinstance(cell, str) and not tidy(cell))


def labels_of(model: type[RowModel]) -> dict[str, str]:
    """Folded header -> column key; a column's own headers come before what others are also called."""
    declared = columns_of(model)
    also = {fold(name): key for key, column in declared.items() for name in column.also}
    own = {fold(name): key for key, column in declared.items() for name in (key, column.ru)}
    return {**also, **own}


def folded(cell: Cell) -> str:
    """A cell as a label to look up."""
    return fold(tidy(cell)) if isinstance(cell, str) else "" if cell is None else fold(str(cell))


def find_header_row(tab: Tab, labels: Mapping[str, str]) -> int:
    """The row of the first twelve with most known labels, 0 for none."""
    best, most = 0, 0
    for row, cells in enumerate(tab.rows[:HEADER_ROWS], start=1):
        known = len({labels[name] for cell in cells if (name := folded(cell)) in labels})
        filled = sum(not is_blank(cell) for cell in cells)
        if known > most and (known > 1 or filled == 1):
            best, most = row, known
    return best


def label(tab: Tab, header_row: int, column: int) -> str:
    """The header as it stands in the sheet."""
    return tidy(str(tab.at(header_row, column)))


def no_header_row(tab: Tab, model: type[RowModel]) -> Problem:
    """No row looks like headers."""
    declared = columns_of(model)
    wanted = [english_header(key) for key in declared if declared[key].required or declared[key].header_required]
    wanted = wanted or [english_header(key) for key in declared][:4]
    return Problem(where(tab.name), None, note("tables.header_row", rows=HEADER_ROWS, words=wanted))


def doubled_headers(tab: Tab, header_row: int, doubled: Mapping[str, tuple[int, ...]]) -> list[Problem]:
    """A problem for each key whose header stands twice, naming the letters of all its columns."""
    return [
        Problem(
            where(tab.name, (header_row, columns[1])),
            label(tab, header_row, columns[1]),
            note("tables.header_once", columns=[column_letter(column) for column in columns]),
        )
        for columns in doubled.values()
    ]


def missing_headers(
    tab: Tab, header_row: int, columns: Mapping[str, int], model: type[RowModel], strange: list[str]
) -> list[Problem]:
    """Problems for columns that are needed and not there, or seem to be there under one of the `strange` names."""
    missing = {key: declared for key, declared in columns_of(model).items() if key not in columns}
    problems, alone = [], []
    for key, declared in missing.items():
        needed = declared.required or declared.header_required
        near = _near(key, declared, strange, 0.6 if needed else 0.8)
        if needed or near:
            problems.append(_no_column(where(tab.name, header_row, english_header(key)), key, declared, near, needed))
        elif declared.owned and key not in _SPARED:
            alone.append(english_header(key))
    if alone:
        problems.append(Problem(where(tab.name), None, note("tables.columns_owned", words=alone), None, "warning"))
    return problems


def _no_column(place: str, key: str, declared: Column, near: list[str], needed: bool) -> Problem:
    said = note("tables.column", name=english_header(key), russian=declared.ru)
    return Problem(place, None, said, did_you_mean(near), "error" if needed else "warning")


def _near(key: str, declared: Column, strange: list[str], least: float) -> list[str]:
    found = []
    for name in (english_header(key), declared.ru):
        for candidate in nearest(name, strange, 1):
            ratio = difflib.SequenceMatcher(None, fold(name), fold(candidate)).ratio()
            found += [candidate] if ratio >= least else []
    return found[:1]
