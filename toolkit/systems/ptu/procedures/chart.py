"""Type effectiveness: steps of the chart as the system's own multipliers, an immunity beats them all.

Source: Dealing Damage [001]: x1.5, x2, x3 and x1/2, x1/4, x1/8. A typeless attack or target has no step.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from toolkit.core.type_chart import steps

MULTIPLIERS = {
    3: Fraction(3), 2: Fraction(2), 1: Fraction(3, 2), 0: Fraction(1),
    -1: Fraction(1, 2), -2: Fraction(1, 4), -3: Fraction(1, 8),
}  # fmt: skip


def multiplier(attack: str, types: Iterable[str], further: int = 0) -> Fraction:
    """The multiplier; `further` steps are added (resisted one step further: -1). 0 for immune."""
    found = steps(attack, types)
    return Fraction(0) if found is None else MULTIPLIERS[max(-3, min(3, found + further))]
