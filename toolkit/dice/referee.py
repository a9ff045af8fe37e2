"""Who answers the rules' questions: a script (typed dice, tests, replay), a seed, or every possibility in turn.

`ScriptedReferee` takes prepared answers first and then turns to the next referee; with none it raises `Pending`.
`SeededReferee` rolls. `enumerate_chances` runs a resolution once for each way the dice can fall. A referee never
knows a rule; it also passes derived numbers through `settle`, where a game master's override replaces them.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol, TypeVar

from toolkit.dice.ask import Answer, Ask, Asked, BadAnswer, Pending, check_answer
from toolkit.messages import Note, note

Result = TypeVar("Result")
Number = TypeVar("Number", int, Fraction)


class Referee(Protocol):
    """Answers asks and settles derived numbers."""

    asked: list[Asked]
    """Every question put so far with its answer, in order."""
    settled: dict[str, tuple[int | Fraction, int | Fraction]]
    """Key -> (what the rules gave, what counts), for numbers that were overruled."""

    def ask(self, ask: Ask) -> Answer:
        """The answer, or `Pending` when there is none, or `BadAnswer` when the given one is impossible."""

    def settle(self, key: str, value: Number) -> Number:
        """`value` itself, or the game master's own number for `key`."""


class Roller(Protocol):
    """Answers asks; what is asked and settled is another referee's to keep."""

    def ask(self, ask: Ask) -> Answer:
        """The answer, or `Pending` when there is none."""


def fresh_seed() -> int:
    """A seed nobody has chosen; small enough to be read aloud and typed again."""
    return secrets.randbelow(10**9)


class SeededReferee:
    """Rolls dice from a seed; a choice or a typed number is a person's and stays `Pending`."""

    def __init__(self, seed: int) -> None:
        self.asked: list[Asked] = []
        self.settled: dict[str, tuple[int | Fraction, int | Fraction]] = {}
        self._random = random.Random(seed)

    def ask(self, ask: Ask) -> Answer:
        if ask.dice is None:
            raise Pending(ask)
        faces = tuple(self._random.randint(1, ask.dice.sides) for _ in range(ask.dice.count))
        answer = Answer(ask.dice.value(faces), faces)
        self.asked.append(Asked(ask, answer))
        return answer

    def settle(self, key: str, value: Number) -> Number:
        return value


class ScriptedReferee:
    """Gives prepared answers: lists by ask name (each in order), or one list in strict order of asking."""

    def __init__(
        self,
        answers: Mapping[str, Sequence[Any]] | Sequence[Any] = (),
        *,
        then: Roller | None = None,
        overrides: Mapping[str, int | Fraction] | None = None,
    ) -> None:
        self.asked: list[Asked] = []
        self.settled: dict[str, tuple[int | Fraction, int | Fraction]] = {}
        self._answers = answers
        self._taken: dict[str, int] = {}
        self._then = then
        self._overrides = dict(overrides or {})
        self._where = "overrides"

    def ask(self, ask: Ask) -> Answer:
        found = self._next(ask)
        if found is None:
            if self._then is None:
                raise Pending(ask)
            answer = self._then.ask(ask)
        else:
            where, given = found
            checked = check_answer(ask, given)
            if isinstance(checked, Note):
                raise BadAnswer(where, given, checked)
            answer = checked
        self.asked.append(Asked(ask, answer))
        return answer

    def overrule(self, overrides: Mapping[str, int | Fraction], where: str = "overrides") -> None:
        """Overrule these numbers from now on, and no others; `where` they are written."""
        self._overrides, self._where = dict(overrides), where
        self.settled.clear()

    def settle(self, key: str, value: Number) -> Number:
        """As it is overruled. Raises `BadAnswer` for a share where only whole numbers can be."""
        if key not in self._overrides:
            return value
        wanted = self._overrides[key]
        if isinstance(value, int) and isinstance(wanted, Fraction) and wanted.denominator != 1:
            raise BadAnswer(f"{self._where}.{key}", str(wanted), note("dice.expected_whole"))
        ruled = type(value)(wanted)
        self.settled[key] = (value, ruled)
        return ruled

    def unused(self) -> list[tuple[str, Any]]:
        """Prepared answers nobody asked for: (dotted place, what was given)."""
        if isinstance(self._answers, Mapping):
            return [
                (f"answers.{name}[{index}]", given)
                for name, values in self._answers.items()
                for index, given in enumerate(values)
                if index >= self._taken.get(name, 0)
            ]
        taken = self._taken.get("", 0)
        return [(f"answers[{index}]", given) for index, given in enumerate(self._answers) if index >= taken]

    def _next(self, ask: Ask) -> tuple[str, Any] | None:
        by_name = isinstance(self._answers, Mapping)
        key = ask.name if by_name else ""
        values = self._answers.get(ask.name, ()) if isinstance(self._answers, Mapping) else self._answers
        index = self._taken.get(key, 0)
        if index >= len(values):
            return None
        self._taken[key] = index + 1
        return (f"answers.{key}[{index}]" if by_name else f"answers[{index}]"), values[index]


def enumerate_chances(
    run: Callable[[Referee], Result], overrides: Mapping[str, int | Fraction] | None = None
) -> Iterator[tuple[Fraction, Result]]:
    """Every way the dice can fall: (exact probability, result of `run`). A person's choice raises `Pending`."""
    open_branches: list[tuple[Fraction, list[int]]] = [(Fraction(1), [])]
    while open_branches:
        chance, answers = open_branches.pop()
        try:
            result = run(ScriptedReferee(answers, overrides=overrides))
        except Pending as pending:
            if pending.ask.dice is None:
                raise
            open_branches += [
                (chance * share, [*answers, total]) for total, share in pending.ask.dice.distribution().items()
            ]
        else:
            yield chance, result
