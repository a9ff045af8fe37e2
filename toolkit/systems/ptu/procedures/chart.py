"""Type effectiveness in steps: each of the target's types is a step up or down, an immunity beats them all.

Steps become multipliers by the system's own table ([001] Dealing Damage): x1.5, x2, x3 and x1/2, x1/4, x1/8.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files

MULTIPLIERS = {
    3: Fraction(3), 2: Fraction(2), 1: Fraction(3, 2), 0: Fraction(1),
    -1: Fraction(1, 2), -2: Fraction(1, 4), -3: Fraction(1, 8),
}  # fmt: skip


def steps(attack: str, types: Iterable[str]) -> int | None:
    """Weaknesses less resistances; `None` for immune. A typeless attack or target has none."""
    held = [_chart().get((attack, one), Fraction(1)) for one in dict.fromkeys(types)]
    return None if 0 in held else sum((one > 1) - (one < 1) for one in held)


def multiplier(attack: str, types: Iterable[str], further: int = 0) -> Fraction:
    """The multiplier; `further` steps are added (resisted one step further: -1). 0 for immune."""
    found = steps(attack, types)
    return Fraction(0) if found is None else MULTIPLIERS[max(-3, min(3, found + further))]


@cache
def _chart() -> Mapping[tuple[str, str], Fraction]:
    home = files("toolkit.systems.ptu").joinpath("data", "typechart.csv")
    first, *rows = csv.reader(home.read_text(encoding="utf-8").splitlines())
    return {(row[0], held): Fraction(cell) for row in rows for held, cell in zip(first[1:], row[1:], strict=True)}
