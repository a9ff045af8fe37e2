"""Dice expressions such as `2d6+8`: parse, bounds, and the exact distribution of the total.

Only `NdS`, `NdS+K` and `NdS-K` exist (and a plain number); hostile sizes are refused before anything is computed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

MOST_DICE, MOST_SIDES, MOST_FLAT = 100, 1000, 100_000
_FORM = re.compile(r"(\d{1,4})?\s*[dDдДкК]\s*(\d{1,5})\s*(?:([+\-−])\s*(\d{1,6}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Dice:
    """`count` dice of `sides` faces and a flat part, e.g. `Dice(2, 6, 8)` for 2d6+8.

    Of a throw with `highest` only the best die counts.
    """

    count: int
    sides: int
    flat: int = 0
    highest: bool = False

    @property
    def low(self) -> int:
        return self.value([1] * self.count)

    @property
    def high(self) -> int:
        return self.value([self.sides] * self.count)

    def value(self, faces: Sequence[int]) -> int:
        """What these faces give, the flat part included."""
        return (max(faces) if self.highest else sum(faces)) + self.flat

    def doubled(self) -> Dice:
        """The whole expression a second time, flat part included."""
        return Dice(self.count * 2, self.sides, self.flat * 2)

    def distribution(self) -> Mapping[int, Fraction]:
        """Total -> exact probability."""
        if self.highest:
            return _highest(self.count, self.sides, self.flat)
        return _distribution(self.count, self.sides, self.flat)

    def __str__(self) -> str:
        flat = f"{self.flat:+d}" if self.flat else ""
        return f"{self.count}d{self.sides}{flat}"


def parse_dice(written: str) -> Dice | None:
    """Read `2d6+8`, `d20`, `1к6`; `None` when it is no dice expression or beyond the limits."""
    match = _FORM.fullmatch(written.strip())
    if match is None:
        return None
    count, sides, sign, flat = match.groups()
    dice = Dice(int(count or 1), int(sides), int(flat or 0) * (-1 if sign in ("-", "−") else 1))
    within = 1 <= dice.count <= MOST_DICE and 1 <= dice.sides <= MOST_SIDES and abs(dice.flat) <= MOST_FLAT
    return dice if within else None


@cache
def _distribution(count: int, sides: int, flat: int) -> Mapping[int, Fraction]:
    ways = [1]  # ways[k]: how many throws give k above the least total
    for _ in range(count):
        longer = []
        window = 0  # the last `sides` ways, so that a hundred big dice take no longer than they must
        for above in range(len(ways) + sides - 1):
            window += ways[above] if above < len(ways) else 0
            window -= ways[above - sides] if above >= sides else 0
            longer.append(window)
        ways = longer
    return {count + flat + above: Fraction(number, sides**count) for above, number in enumerate(ways)}


@cache
def _highest(count: int, sides: int, flat: int) -> Mapping[int, Fraction]:
    ways = {face: face**count - (face - 1) ** count for face in range(1, sides + 1)}
    return {face + flat: Fraction(number, sides**count) for face, number in ways.items()}
