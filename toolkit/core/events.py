"""Events: what happened, in the past tense; the only way a state changes is folding them.

A system declares frozen dataclasses deriving from `Event`; the fields are the facts. `code` names the sentence in
the system's catalogue; an event without a sentence leaves `code` empty. `Told` is a sentence that changes nothing,
`Rolled` one of a die, `Advised` one to the game master, `Explained` one that only works out what is told next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import reduce
from typing import Any, ClassVar, Literal, TypeVar

from toolkit.messages import Note, Who

S = TypeVar("S")

Voice = Literal["result", "opening", "line", "heading", "working", "frame"]
"""How a story tells an event: as a result of what is being done, as the first of a new line, as a line of its own, as
one that heads what comes next; or apart, among the dice and the arithmetic; or not at all, since the story's own frame
says it or it is meant for the game master alone."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    code: ClassVar[str] = ""
    voice: ClassVar[Voice] = "result"

    def note(self) -> Note | None:
        """The event as a sentence, or `None` where it needs none."""
        if not self.code:
            return None
        return Note(self.code, {item.name: getattr(self, item.name) for item in fields(self)})


@dataclass(frozen=True, slots=True)
class Told(Event):
    """A sentence for the log that changes nothing: where a number came from, why nothing happened."""

    said: Note

    def note(self) -> Note:
        return self.said


@dataclass(frozen=True, slots=True)
class Rolled(Told):
    """What a die showed and what it decided."""

    voice: ClassVar[Voice] = "working"


@dataclass(frozen=True, slots=True)
class Advised(Told):
    """What is the game master's to see to; no part of the story that players are told."""

    voice: ClassVar[Voice] = "frame"


@dataclass(frozen=True, slots=True)
class Explained(Told):
    """How a value was worked out that goes into what is told next; shown only to who asks why."""

    voice: ClassVar[Voice] = "working"


@dataclass(frozen=True, slots=True)
class LeftOpen(Advised):
    """What the rules leave to the game master to settle by hand; the desk offers to do so at once."""


@dataclass(frozen=True, slots=True)
class Adjusted(Event):
    """The game master's own word: columns of one row set by hand. `who` is an id, or `battle`.

    `columns` are typed values; `told` says the same in cells (`HP 60 → 12`).
    """

    who: str
    columns: Mapping[str, Any] = field(default_factory=dict)
    why: str = ""
    told: tuple[Note | str, ...] = ()

    def note(self) -> Note:
        words = self.told or [f"{column} = {value}" for column, value in self.columns.items()]
        code = "core.adjusted_why" if self.why else "core.adjusted"
        what = list(words) or Note("core.nothing_changes")
        return Note(code, {"who": Who(self.who), "what": what, "why": self.why})


@dataclass(frozen=True, slots=True)
class BattleClosed(Event):
    """One of several battles is over and gives up its name."""

    code: ClassVar[str] = "core.battle_closed"
    voice: ClassVar[Voice] = "line"

    name: str = ""


def fold(apply: Callable[[S, Event], S], state: S, events: Iterable[Event]) -> S:
    """The state after all events, in order."""
    return reduce(apply, events, state)
