"""What the target's types make of a move: the chart, and what the move's own entry changes in it ([000] I.03)."""

from __future__ import annotations

from fractions import Fraction

from toolkit.core import type_chart
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import types_of


def effectiveness(move: Move, row: CalpheonCombatant) -> Fraction:
    """The product over its types; `also type …` multiplies, `strong against …` and `meets …` change one of them."""
    kinds = [move.type, *move.words("also_type")]
    strong, met = move.words("strong_against"), move.words("meets")
    product = Fraction(1)
    for held in dict.fromkeys(types_of(row)):
        if held in strong:
            product *= 2
            continue
        for kind in kinds:
            factor = type_chart.effectiveness(kind, (held,))
            product *= 1 if not factor and held in met else factor
    return product
