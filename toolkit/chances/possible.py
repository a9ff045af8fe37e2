"""What dice may still show: every combination that nothing has excluded, with the number of ways it can come about.

Dice that some question has compared with one another stand in one `Possible` together; all others stand alone. A
question parts the combinations by its answer (`parted`); nothing here chooses one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm

from toolkit.chances.linear import Sum
from toolkit.chances.questions import Question, itself
from toolkit.dice import Dice


@dataclass(frozen=True, slots=True)
class Possible:
    """`ways`: what the dice show, in the order of `dice` -> in how many ways."""

    dice: tuple[int, ...]
    ways: Mapping[tuple[int, ...], int]

    @property
    def all(self) -> int:
        """All ways together."""
        return sum(self.ways.values())


@dataclass(frozen=True, slots=True)
class Part:
    """What one answer leaves, and the least and greatest value of the sum that was asked about."""

    left: Possible
    low: int
    high: int


def thrown(die: int, dice: Dice) -> Possible:
    """One die, or several of which only the total counts, as yet unseen."""
    return Possible((die,), _ways(dice))


@lru_cache(256)
def _ways(dice: Dice) -> Mapping[tuple[int, ...], int]:
    spread = dice.distribution()
    whole = lcm(*(share.denominator for share in spread.values()))
    return {(total,): int(share * whole) for total, share in spread.items()}


def together(parts: Iterable[Possible]) -> Possible:
    """Dice of several as one."""
    dice: tuple[int, ...] = ()
    ways: Mapping[tuple[int, ...], int] = {(): 1}
    for part in parts:
        dice += part.dice
        ways = {(*a, *b): many * more for a, many in ways.items() for b, more in part.ways.items()}
    return Possible(dice, ways)


def parted(whole: Possible, of: Sum, ask: Question) -> dict[int, Part]:
    """The combinations by what `ask` makes of the sum: each answer that can come, with what it leaves."""
    shares: dict[int, dict[tuple[int, ...], int]] = {}
    values: dict[int, list[int]] = {}
    places = _places(whole, of)
    for shown, ways in whole.ways.items():
        value = of.flat
        for place, count in places:
            value += count * shown[place]
        answer = ask(value)
        shares.setdefault(answer, {})[shown] = ways
        values.setdefault(answer, []).append(value)
    return {
        answer: Part(Possible(whole.dice, left), min(values[answer]), max(values[answer]))
        for answer, left in shares.items()
    }


def spread(whole: Possible, of: Sum) -> dict[int, Fraction]:
    """The value of a sum -> its chance."""
    everything = whole.all
    return {value: Fraction(part.left.all, everything) for value, part in parted(whole, of, itself).items()}


def _places(whole: Possible, of: Sum) -> list[tuple[int, int]]:
    """(place of a die among those of `whole`, how often it counts)."""
    return [(whole.dice.index(die), count) for die, count in of.parts]
