"""The type chart of the video games, as steps: each of the target's types is a step for or against the attack.

Source: Attacks and Damage. Unknown types make no step.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files


def steps(attack: str, types: Iterable[str]) -> int | None:
    """Weaknesses less resistances among the target's types; `None` where one of them is immune."""
    factors = [_chart().get((attack, held), Fraction(1)) for held in dict.fromkeys(types)]
    return None if 0 in factors else sum((factor > 1) - (factor < 1) for factor in factors)


@cache
def _chart() -> Mapping[tuple[str, str], Fraction]:
    home = files("toolkit.systems.odyssey").joinpath("data", "typechart.csv")
    first, *rows = csv.reader(home.read_text(encoding="utf-8").splitlines())
    return {(row[0], held): Fraction(cell) for row in rows for held, cell in zip(first[1:], row[1:], strict=True)}
