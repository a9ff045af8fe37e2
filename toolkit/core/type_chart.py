"""The type chart all systems go by: the 18 types since the sixth generation. Unknown types make no difference.

Systems differ in what they make of it: a product of multipliers, or a step up or down for each of the target's types.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files


def effectiveness(attack: str, types: Iterable[str]) -> Fraction:
    """The product over the target's types, e.g. 4, 1/2 or 0."""
    product = Fraction(1)
    for held in dict.fromkeys(types):
        product *= _chart().get((attack, held), 1)
    return product


def steps(attack: str, types: Iterable[str]) -> int | None:
    """Weaknesses less resistances among the target's types; `None` where one of them is immune."""
    factors = [_chart().get((attack, held), Fraction(1)) for held in dict.fromkeys(types)]
    return None if 0 in factors else sum((factor > 1) - (factor < 1) for factor in factors)


@cache
def _chart() -> Mapping[tuple[str, str], Fraction]:
    text = files("toolkit.core").joinpath("data", "typechart.csv").read_text(encoding="utf-8")
    first, *rows = csv.reader(text.splitlines())
    return {(row[0], held): Fraction(cell) for row in rows for held, cell in zip(first[1:], row[1:], strict=True)}
