"""What came of an action: one outcome a target, the refusal of an action that is not legal, the whole resolution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from toolkit.core.events import Event
from toolkit.messages import Note, Who

Result = Literal["hit", "critical", "miss", "immune", "blocked", "failed", "refused", "done"]


@dataclass(frozen=True, slots=True)
class Outcome(Event):
    """One target's share of an action. HP are really lost or regained; `facts` explain the numbers.

    `reason` is a code for `failed` and `refused`, `why` its sentence. As an event it changes nothing and has no
    sentence of its own: what happened is told by the other events.
    """

    actor: Who | None
    use: str | None
    target: Who | None
    result: Result
    damage: int = 0
    healed: int = 0
    strikes: int = 0
    effects: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    reason: str | None = None
    why: Note | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that is not legal now: costs nothing, asks nothing, changes nothing. `code` ends in the reason."""

    said: Note
    actor: Who | None = None
    use: str | None = None

    @property
    def reason(self) -> str:
        """The last word of the code: `calpheon.plan.two_damaging` -> `two_damaging`."""
        return self.said.code.rsplit(".", 1)[-1]


@dataclass(frozen=True, slots=True)
class Resolution:
    """The events of one action (outcomes among them) and the rulings that decided something, in order of use.

    `numbers`: key of each settled number -> how many events had happened by then; it went into the next ones.
    """

    events: tuple[Event, ...] = ()
    rulings: tuple[str, ...] = ()
    refusal: Refusal | None = None
    numbers: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return tuple(event for event in self.events if isinstance(event, Outcome))
