"""The type chart: what the target's types make of an attack's type. Unknown types make no difference."""

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


@cache
def _chart() -> Mapping[tuple[str, str], Fraction]:
    home = files("toolkit.systems.d6forum").joinpath("data", "typechart.csv")
    first, *rows = csv.reader(home.read_text(encoding="utf-8").splitlines())
    return {(row[0], held): Fraction(cell) for row in rows for held, cell in zip(first[1:], row[1:], strict=True)}
