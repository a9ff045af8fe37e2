"""The course of a battle: turns and rounds, who is in it, what came to nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from toolkit.core.events import Event, Voice
from toolkit.messages import Note, Who, note


@dataclass(frozen=True, slots=True)
class ActionFailed(Event):
    """A move did not work; `why` is the sentence."""

    code: ClassVar[str] = "d6forum.action_failed"
    who: Who
    use: str | Note
    why: Note


@dataclass(frozen=True, slots=True)
class Recalled(Event):
    code: ClassVar[str] = "d6forum.recalled"
    voice: ClassVar[Voice] = "opening"
    who: Who


@dataclass(frozen=True, slots=True)
class SentOut(Event):
    """Somebody came in, for the fallen `old` if there was one."""

    code: ClassVar[str] = "d6forum.sent_out"
    voice: ClassVar[Voice] = "opening"
    who: Who
    old: Who | None = None

    def note(self) -> Note:
        return note(self.code, who=self.who, old=self.old or "", replaces="yes" if self.old else "no")


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """Somebody has done something in this round."""

    who: Who


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """Somebody's turn is over; with the round it needs no sentence of its own."""

    code: ClassVar[str] = "d6forum.turn_ended"
    voice: ClassVar[Voice] = "opening"
    who: Who
    with_round: bool = False

    def note(self) -> Note | None:
        return None if self.with_round else note(self.code, who=self.who)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; `round` is the next one."""

    code: ClassVar[str] = "d6forum.round_ended"
    voice: ClassVar[Voice] = "line"
    round: int


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """A battle began: round 1, five dodges each."""

    code: ClassVar[str] = "d6forum.battle_began"
    voice: ClassVar[Voice] = "line"


@dataclass(frozen=True, slots=True)
class BattleOver(Event):
    """A scene or a day is over: what belongs to a running battle was cleared; HP and statuses stay."""

    code: ClassVar[str] = "d6forum.battle_over"
    voice: ClassVar[Voice] = "line"
    kind: Literal["scene", "day"] = "scene"


@dataclass(frozen=True, slots=True)
class OnceExplained(Event):
    """Something about the text itself, told once a battle; `what` is the last word of its message."""

    voice: ClassVar[Voice] = "line"
    what: str

    def note(self) -> Note:
        return note(f"d6forum.explained.{self.what}")
