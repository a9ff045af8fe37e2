"""The Map tab as it is drawn: where on it the map lies, its cells, and what is odd about the cells themselves.

A1 is the first square, unless numbers stand around the map: a row that counts 1, 2, 3 … above it says which columns
are the map's, a column that counts likewise at its left which rows. Whatever stands outside of those is the game
master's (titles, a key). What the letters mean is the system's to say; nothing is ever written here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, takewhile

from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.tables.headers import Cell
from toolkit.tables.snapshot import Address, Snapshot, Tab
from toolkit.tables.tabs import MAP_EDGE, find_tabs, where

MARGIN = 12
"""How many rows and columns of titles and numbers may stand before the map."""


@dataclass(frozen=True, slots=True)
class DrawnMap:
    """The map of a tab: `rows` by `columns` cells after the first `top` rows and `left` columns."""

    tab: Tab
    top: int
    left: int
    rows: int
    columns: int

    def cells(self) -> list[list[Cell]]:
        """The cells of the map from the top, blank ones too."""
        rows, columns = range(1, self.rows + 1), range(1, self.columns + 1)
        return [[self.tab.at(self.top + row, self.left + column) for column in columns] for row in rows]

    def place(self, row: int, column: int) -> str:
        """Where a cell of the map stands in the workbook; `row` and `column` count from 0."""
        return where(self.tab.name, (self.top + row + 1, self.left + column + 1))

    def problems(self) -> list[Problem]:
        """Merged cells, once for all of them, and formulas that nobody has computed."""
        merged = sorted(at for at, why in self.tab.locked.items() if why == "merged" and self._holds(at))
        unmerged = note("tables.map_unmerged", cells=len(merged))
        found = [Problem(where(self.tab.name, at), None, unmerged, None, "warning") for at in merged[:1]]
        blank = sorted(at for at in self.tab.formulas if self._holds(at) and self.tab.at(*at) is None)
        computed, hint = note("tables.computed"), note("tables.hint_computed")
        return [*found, *(Problem(where(self.tab.name, at), None, computed, hint) for at in blank)]

    def _holds(self, at: Address) -> bool:
        return self.top < at[0] <= self.top + self.rows and self.left < at[1] <= self.left + self.columns


def drawn_map(snapshot: Snapshot) -> DrawnMap | None:
    """The map of a workbook, if it has the tab: as large as it is numbered, or as a map can be."""
    tab = find_tabs(snapshot)[0].get("map")
    if tab is None:
        return None
    above = next(_numbers(tab.rows), None)
    top, left = (above[0] + 1, above[1]) if above else (0, 0)
    turned = [[tab.at(row, column) for row in range(top + 1, len(tab.rows) + 1)] for column in range(1, MARGIN + 1)]
    aside = next(_numbers(turned[:left] if above else turned), None)
    if aside:
        top, left = top + aside[1], max(left, aside[0] + 1)
    rows = aside[2] if aside else max(MAP_EDGE, len(tab.rows) - top)
    columns = above[2] if above else max(MAP_EDGE, max(map(len, tab.rows), default=0) - left)
    return DrawnMap(tab, top, left, rows, columns)


def _numbers(lines: Sequence[Sequence[object]]) -> Iterator[tuple[int, int, int]]:
    """(line from 0, place of the 1 in it from 0, how far it counts) for each of the first lines that counts 1, 2 …"""
    for at, line in enumerate(lines[:MARGIN]):
        said = [str(cell).strip().removesuffix(".0") for cell in line]
        start = said.index("1") if "1" in said else len(said)
        far = len(list(takewhile(lambda pair: pair[0] == str(pair[1]), zip(said[start:], count(1), strict=False))))
        if far > 1:
            yield at, start, far
