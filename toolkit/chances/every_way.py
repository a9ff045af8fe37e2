"""Every way the dice can fall, walked one after the other by playing the same thing again and again.

Dice are not rolled: a rule gets a number that stands for all a die may show (`unrolled`), and only what it asks of that
number parts the ways. Order: a play goes along the questions of the play before it, answers the last of them the next
possible way, and the first way whatever is asked for the first time; when no question has an answer left, all ways have
been walked. A play has to ask the same when it is answered the same; nothing here knows what is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import prod
from typing import TypeVar

from toolkit.chances.linear import Sum
from toolkit.chances.possible import Part, Possible, parted, spread, thrown, together
from toolkit.chances.questions import Question, settled
from toolkit.chances.unrolled import sum_of, unrolled
from toolkit.dice import Answer, Ask

Result = TypeVar("Result")

MOST_COMBINATIONS = 40_000
"""Combinations of dice that are looked through for one question."""
MOST_LOOKED_THROUGH = 2_000_000
"""And for all questions together."""
MOST_THROWN = 100
"""Throws in one play: equal dice that are rolled again would go on for ever along the way on which they stay equal."""


class TooMany(Exception):
    """There are more ways than can be gone through."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What is known at a point of a play: its chance, what is possible of each die, and how far sums of dice reach."""

    chance: Fraction = Fraction(1)
    dice: Mapping[int, Possible] = field(default_factory=dict)
    reach: Mapping[Sum, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Way:
    """One answer to a question, and what is known from there on."""

    answer: int
    known: _Known


class Course:
    """One play along `forks`: the questions, each with the ways not yet walked to their end, the present one first."""

    def __init__(self, forks: list[list[_Way]], work: Work) -> None:
        self._forks, self._work = forks, work
        self._known = _Known()
        self._asked = 0
        self._thrown = 0

    @property
    def chance(self) -> Fraction:
        """The chance of the way that was gone so far."""
        return self._known.chance

    def ask(self, ask: Ask) -> Answer:
        """Dice, as a number nobody has looked at."""
        assert ask.dice is not None
        known, die = self._known, self._thrown
        self._thrown += 1
        if self._thrown > MOST_THROWN:
            raise TooMany
        alone, reach = Sum(((die, 1),)), (ask.dice.low, ask.dice.high)
        possible = {**known.dice, die: thrown(die, ask.dice)}
        self._known = _Known(known.chance, possible, {**known.reach, alone: reach})
        total = unrolled(alone, self.look)
        return Answer(total, (total - ask.dice.flat,) if ask.dice.count == 1 else None)

    def look(self, of: Sum, ask: Question) -> int:
        """What `ask` makes of a sum of dice, this time."""
        answer = self._settled(of, ask)
        if answer is not None:
            return answer
        if self._asked == len(self._forks):
            self._forks.append(self._ways(of, ask))
        way = self._forks[self._asked][0]
        self._asked += 1
        self._known = way.known
        return way.answer

    def spread(self, value: int) -> dict[int, Fraction]:
        """All that a number may still be -> its chance; nothing is looked at."""
        of = sum_of(value)
        return spread(self._whole(of), of) if of.parts else {of.flat: Fraction(1)}

    def _settled(self, of: Sum, ask: Question) -> int | None:
        """The answer, where what is known already leaves only one."""
        if not of.parts:
            return ask(of.flat)
        plain = Sum(of.parts)
        if plain in self._known.reach:
            low, high = self._known.reach[plain]
            return settled(ask, of.flat + low, of.flat + high)
        if (turned := plain.times(-1)) in self._known.reach:
            low, high = self._known.reach[turned]
            return settled(ask, of.flat - high, of.flat - low)
        return None

    def _whole(self, of: Sum) -> Possible:
        """What is possible of the dice of a sum, together. Raises `TooMany`."""
        parts = {found.dice: found for found in (self._known.dice[die] for die in of.dice)}
        self._work.add(prod(len(part.ways) for part in parts.values()))
        return together(parts.values()) if len(parts) > 1 else next(iter(parts.values()))

    def _ways(self, of: Sum, ask: Question) -> list[_Way]:
        whole = self._whole(of)
        everything = whole.all
        return [_Way(answer, self._after(of, part, everything)) for answer, part in parted(whole, of, ask).items()]

    def _after(self, of: Sum, part: Part, everything: int) -> _Known:
        known = self._known
        return _Known(
            known.chance * Fraction(part.left.all, everything),
            {**known.dice, **dict.fromkeys(part.left.dice, part.left)},
            {**known.reach, Sum(of.parts): (part.low - of.flat, part.high - of.flat)},
        )


@dataclass
class Work:
    """How many combinations were looked through."""

    done: int = 0

    def add(self, more: int) -> None:
        """So many more. Raises `TooMany`."""
        self.done += more
        if more > MOST_COMBINATIONS or self.done > MOST_LOOKED_THROUGH:
            raise TooMany


def every_way(play: Callable[[Course], Result], most: int) -> Iterator[tuple[Fraction, Result]]:
    """Each way with its chance. Raises `TooMany` when there are more than `most`."""
    forks: list[list[_Way]] = []
    work = Work()
    for _ in range(most):
        course = Course(forks, work)
        result = play(course)
        yield course.chance, result
        while forks and len(forks[-1]) == 1:
            forks.pop()
        if not forks:
            return
        forks[-1].pop(0)
    raise TooMany
