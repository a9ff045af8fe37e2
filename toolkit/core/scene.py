"""One resolution under way: the state so far, the referee, the events emitted, the rulings used.

Rules code calls `ask`, `settle`, `ruling`, `emit`, `tell`, `tell_roll`, `advise`, `leave_open` and `explain` and
reads `state`; it never changes a state itself: `emit` folds the event at once with the system's own `apply`, so that
the next rule sees what has happened.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar

from toolkit.core.events import Advised, Event, Explained, LeftOpen, Rolled, Told
from toolkit.core.outcome import Resolution
from toolkit.core.rulings import Rulings, RulingValue
from toolkit.dice import Answer, Ask, Pending, Referee
from toolkit.messages import note


class _Ruled(Protocol):
    @property
    def rulings(self) -> Rulings: ...


S = TypeVar("S", bound=_Ruled)
Number = TypeVar("Number", int, Fraction)


class Scene(Generic[S]):
    """The running resolution of one action; `result()` when it is over."""

    def __init__(self, state: S, referee: Referee, apply: Callable[[S, Event], S]) -> None:
        self.state = state
        self.events: list[Event] = []
        self._referee = referee
        self._apply = apply
        self._used: dict[str, None] = {}
        self._numbers: dict[str, int] = {}

    def ask(self, ask: Ask) -> Answer:
        """Put a question to the referee. Raises `Pending` when the answer is missing."""
        try:
            return self._referee.ask(ask)
        except Pending as pending:
            pending.so_far = self.result()
            raise

    def settle(self, key: str, value: Number) -> Number:
        """A derived number a GM may overrule; `key` is unique within the action (`A1.damage.2`)."""
        self._numbers[key] = len(self.events)
        return self._referee.settle(key, value)

    def ruling(self, key: str) -> RulingValue:
        """The value of a ruling, noted as having decided something."""
        self._used.setdefault(key)
        return self.state.rulings[key]

    def emit(self, event: Event) -> None:
        """Let something happen: fold it into the state and keep it."""
        self.state = self._apply(self.state, event)
        self.events.append(event)

    def tell(self, code: str, **facts: Any) -> None:
        """A sentence for the log that changes nothing."""
        self.emit(Told(note(code, **facts)))

    def tell_roll(self, code: str, **facts: Any) -> None:
        """What a die showed and what it decided, for the log."""
        self.emit(Rolled(note(code, **facts)))

    def advise(self, code: str, **facts: Any) -> None:
        """A sentence for the game master alone."""
        self.emit(Advised(note(code, **facts)))

    def leave_open(self, code: str, **facts: Any) -> None:
        """A sentence about something that is the game master's to settle."""
        self.emit(LeftOpen(note(code, **facts)))

    def explain(self, code: str, **facts: Any) -> None:
        """How a value was worked out that the next sentence tells."""
        self.emit(Explained(note(code, **facts)))

    def result(self) -> Resolution:
        """All that happened."""
        return Resolution(tuple(self.events), tuple(self._used), numbers=dict(self._numbers))
