"""Headers of a tab: which row holds them, which column each names, what is missing, renamed or there twice.

The header row is the one of the first twelve with most known labels. Labels are matched in either language. A missing
header of a column that is needed is an error; one that seems to be there under a similar name is told at the cell
where that stands, and is at least a warning.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from toolkit.core.names import fold, likeness
from toolkit.core.problems import Problem
from toolkit.messages import Words, note
from toolkit.tables.columns import Column, RowModel, columns_of, english_header
from toolkit.tables.numbers import tidy
from toolkit.tables.snapshot import Address, CellError, CellValue, Tab, column_letter
from toolkit.tables.tabs import where

HEADER_ROWS = 12
Cell = CellValue | CellError

_SPARED = frozenset({"id", "x", "y"})
"""Columns nobody misses: ids can be made again from names, and many fights have no map."""


def is_blank(cell: Cell) -> bool:
    """Whether nothing is to be seen in a cell."""
    return cell is None or (isinstance(cell, str) and not tidy(cell))


@cache
def labels_of(model: type[RowModel]) -> Mapping[str, str]:
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


def meant_by(model: type[RowModel], columns: Mapping[str, int], strange: Mapping[int, str]) -> dict[str, int]:
    """Key of a missing column -> the column whose strange header seems to mean it; the likest pairs first."""
    missing = [(key, one) for key, one in columns_of(model).items() if key not in columns and not one.spare]
    pairs = [
        (like, key, at)
        for key, declared in missing
        for at, written in strange.items()
        if (like := _likeness(key, declared, written)) >= (0.6 if _needed(declared) else 0.8)
    ]
    found: dict[str, int] = {}
    for _, key, at in sorted(pairs, key=lambda pair: -pair[0]):
        if key not in found and at not in found.values():
            found[key] = at
    return found


def missing_headers(
    tab: Tab, header_row: int, columns: Mapping[str, int], model: type[RowModel], meant: Mapping[str, int]
) -> list[Problem]:
    """Problems for columns that are needed and not there, or seem to be there under another name (`meant`)."""
    missing = {key: declared for key, declared in columns_of(model).items() if key not in columns}
    problems, alone = [], []
    for key, declared in missing.items():
        if key in meant:
            problems.append(_misspelt(tab, (header_row, meant[key]), key, declared))
        elif _needed(declared):
            problems.append(_no_column(where(tab.name, header_row, english_header(key)), header_row, key, declared))
        elif declared.owned and key not in _SPARED and not declared.spare:
            alone.append(Words(english_header(key), declared.ru))
    if alone:
        problems.append(Problem(where(tab.name), None, note("tables.columns_owned", words=alone), None, "warning"))
    return problems


def _needed(declared: Column) -> bool:
    return declared.required or declared.header_required


def _misspelt(tab: Tab, at: Address, key: str, declared: Column) -> Problem:
    name = Words(english_header(key), declared.ru)
    expected = note("tables.header", name=english_header(key), russian=declared.ru)
    hint = note("tables.hint_rename_header", name=name)
    return Problem(where(tab.name, at), label(tab, *at), expected, hint, "error" if _needed(declared) else "warning")


def _no_column(place: str, header_row: int, key: str, declared: Column) -> Problem:
    said = note("tables.column", name=english_header(key), russian=declared.ru)
    name = Words(english_header(key), declared.ru)
    return Problem(place, None, said, note("tables.hint_add_column", name=name, row=header_row))


def _likeness(key: str, declared: Column, written: str) -> float:
    """From 0 to 1, to the header in the language that is nearer; look-alike letters of another script count."""
    return max(likeness(name, written) for name in (english_header(key), declared.ru))
