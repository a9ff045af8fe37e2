"""Chances counted from plays: of every result, of HP lost, of being knocked out, of every effect, target by target.

A play is told as `Played`, each with its weight; what several outcomes of one play do to the same target counts
together: the most telling result, all HP lost, every effect. A target that some plays do not reach has the result
`failed` in those, so that results always sum to 1.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import get_args

from toolkit.core.outcome import Outcome, Result

TELLING: tuple[Result, ...] = ("critical", "hit", "done", "blocked", "immune", "miss", "failed", "refused")
"""Results, the most telling first."""
assert set(TELLING) == set(get_args(Result))

Spread = Mapping[int, Fraction]
"""A number that may not be known yet: each value with its chance."""


@dataclass(frozen=True, slots=True)
class Met:
    """What one play did to one target. `damage`: HP really lost, perhaps still in several ways."""

    result: Result
    damage: Spread
    effects: frozenset[str]


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one play: who was met and how, and the chance with which each combatant was knocked out in it."""

    met: Mapping[str, Met]
    knocked_out: Mapping[str, Fraction]
    refused: Outcome | None = None
    """The first action that was not legal."""


@dataclass(slots=True)
class Figures:
    """The chances of one target."""

    result: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    damage: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    effects: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    knocked_out: Fraction = Fraction(0)


def by_target(outcomes: Iterable[Outcome]) -> dict[str, list[Outcome]]:
    """The outcomes of each target; one without a target is the actor's own."""
    found: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        who = outcome.target or outcome.actor
        if who is not None:
            found.setdefault(str(who), []).append(outcome)
    return found


def most_telling(outcomes: Iterable[Outcome]) -> Result:
    """The result that counts for a target that met several."""
    return min((outcome.result for outcome in outcomes), key=TELLING.index)


class Counting:
    """Figures under way. `refused`: the first action that was not legal."""

    def __init__(self) -> None:
        self.refused: Outcome | None = None
        self._figures: dict[str, Figures] = {}
        self._out: dict[str, Fraction] = defaultdict(Fraction)
        self._weight = Fraction(0)

    def add(self, weight: Fraction, played: Played) -> None:
        """One play more."""
        self._weight += weight
        self.refused = self.refused or played.refused
        for who, met in played.met.items():
            figures = self._figures.setdefault(who, Figures())
            figures.result[met.result] += weight
            for lost, chance in met.damage.items():
                figures.damage[lost] += weight * chance
            for effect in met.effects:
                figures.effects[effect] += weight
        for who, chance in played.knocked_out.items():
            self._out[who] += weight * chance

    def figures(self) -> dict[str, Figures]:
        """All targets met, and whoever else may be knocked out; the weights are made to sum to 1."""
        whole = self._weight
        for figures in self._figures.values():
            if left := whole - sum(figures.result.values()):
                figures.result["failed"] += left
                figures.damage[0] += left
        for who in self._out:
            self._figures.setdefault(who, Figures())
        return {who: self._shares(who, figures, whole) for who, figures in self._figures.items()}

    def _shares(self, who: str, figures: Figures, whole: Fraction) -> Figures:
        return Figures(
            {key: share / whole for key, share in sorted(figures.result.items(), key=lambda one: _rank(one[0]))},
            {lost: share / whole for lost, share in sorted(figures.damage.items())},
            {key: share / whole for key, share in sorted(figures.effects.items(), key=lambda one: (-one[1], one[0]))},
            self._out[who] / whole,
        )


def _rank(result: str) -> int:
    return [*map(str, TELLING)].index(result)
