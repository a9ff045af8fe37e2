"""Cells put into place one by one: each must be free to write and still hold what was reviewed, or it is a clash."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from toolkit.tables.changes import CellChange, Clash, Located, Placement
from toolkit.tables.headers import Cell, is_blank
from toolkit.tables.snapshot import Address, CellValue, Tab
from toolkit.tables.tabs import where


@dataclass
class Placing:
    """A placement under way: what was located, the cells to write by tab, what is in the way."""

    located: list[Located] = field(default_factory=list)
    cells: dict[str, dict[Address, CellValue]] = field(default_factory=dict)
    clashes: list[Clash] = field(default_factory=list)

    def set(self, change: CellChange, tab: Tab, at: Address, label: str) -> None:
        """Write a change's new value, if its old one still stands there."""
        found = tab.at(*at)
        reason = in_the_way(tab, at) or ("" if same(found, change.old) else "changed")
        if reason == "changed" and same(found, change.new):
            return  # somebody has put there the very value that we would have
        if reason:
            self.clash(change, reason, where(tab.name, at, label), found)
        else:
            self.put(tab, at, change.new)
            self.located.append(Located(change, tab.name, at))

    def put(self, tab: Tab, at: Address, value: CellValue) -> None:
        """Write a cell of ours that nobody else has a say in."""
        self.cells.setdefault(tab.name, {})[at] = value

    def clash(self, change: CellChange, reason: str, place: str, found: Cell = None) -> None:
        """Note that a change cannot be made."""
        self.clashes.append(Clash(change, reason, place, found))

    def result(self) -> Placement:
        """All of it, or only the clashes."""
        if self.clashes:
            return Placement((), {}, tuple(self.clashes))
        return Placement(tuple(self.located), self.cells)


def in_the_way(tab: Tab, at: Address) -> str:
    """The reason why a cell must never be written, or nothing."""
    return "formula" if at in tab.formulas else tab.locked.get(at, "")


def same(found: Cell, old: Cell) -> bool:
    """Whether a cell still holds a value: text exactly, whole numbers exactly, others to the fourteenth digit."""
    if is_blank(found) and is_blank(old):
        return True
    if isinstance(found, bool) or isinstance(old, bool):
        return found is old
    if isinstance(found, (int, float)) and isinstance(old, (int, float)):
        exact = isinstance(found, int) and isinstance(old, int)
        return found == old if exact else math.isclose(found, old, rel_tol=1e-14)
    return type(found) is type(old) and found == old
