"""What a preview is: an action resolved and not yet written; or the question, refusal or problems that stop it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from toolkit.core.events import Event
from toolkit.core.outcome import Outcome, Refusal
from toolkit.core.problems import Problem
from toolkit.dice import Ask, Asked
from toolkit.session.loading import Loaded
from toolkit.systems.ruleset import AnyState
from toolkit.tables.changes import CellChange


@dataclass(frozen=True, slots=True)
class Settled:
    """A derived number that may be overruled: what the rules gave, and the game master's own in its place."""

    key: str
    label: str
    value: int | Fraction
    ruled: int | Fraction | None = None
    low: int | None = 0
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Sentence:
    """One step of what happens, and the numbers that went into it."""

    text: str
    numbers: tuple[Settled, ...] = ()


@dataclass(frozen=True, slots=True)
class Preview:
    """An action resolved on the state of `base_revision`. Making it again from the same parts gives the same.

    Exactly one holds: `problems` (input that cannot be used; nothing else is filled), `refusal`, `needs` (the next
    question; what was certain before it is told), or it is complete and can be committed.
    """

    id: str
    entry: Mapping[str, Any]
    base_revision: str
    by: str = ""
    needs: Ask | None = None
    problems: list[Problem] = field(default_factory=list)
    refusal: Refusal | None = None
    outcomes: tuple[Outcome, ...] = ()
    events: tuple[Event, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    changes: tuple[CellChange, ...] = ()
    asked: tuple[Asked, ...] = ()
    settled: tuple[Settled, ...] = ()
    rulings: tuple[str, ...] = ()
    answers: Mapping[str, Any] | Sequence[Any] | None = None
    seed: int | None = None
    overrides: Mapping[str, int | str] = field(default_factory=dict)
    warnings: list[Problem] = field(default_factory=list)
    """What is strange in what was asked for and yet may be meant."""
    state: AnyState | None = field(default=None, repr=False, compare=False)
    """The state as it would be afterwards."""
    base: Loaded | None = field(default=None, repr=False, compare=False)
    """The campaign it was resolved on."""

    @property
    def complete(self) -> bool:
        """Whether it can be committed."""
        return self.needs is None and self.refusal is None and not self.problems

    @property
    def idle(self) -> bool:
        """Whether it sets by hand what stands there already: nothing is to be written then."""
        return self.complete and "adjust" in self.entry and all(change.column == "id" for change in self.changes)

    @property
    def given(self) -> list[Any]:
        """Every answer in strict order of asking: with these the same comes out again, without any dice."""
        return [one.answer.as_json() for one in self.asked]
