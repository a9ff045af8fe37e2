"""The course of a turn and of a battle, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event, Voice
from toolkit.messages import Note, Who, note


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began; who repositioned or came in as a replacement in the last one is free of it."""

    code: ClassVar[str] = "calpheon.turn_began"
    voice: ClassVar[Voice] = "frame"
    round: int


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    """`total` is the die and twice the Speed that counts ([003] V.03)."""

    code: ClassVar[str] = "calpheon.initiative_rolled"
    voice: ClassVar[Voice] = "working"
    who: Who
    die: int
    speed: int
    total: int


@dataclass(frozen=True, slots=True)
class TieBroken(Event):
    """Equal Initiative: the die put `who` first ([003] V.04)."""

    code: ClassVar[str] = "calpheon.tie_broken"
    voice: ClassVar[Voice] = "working"
    who: Who
    die: int
    total: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The order of Initiative of the active Pokémon."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """Action 1 or Action 2 began."""

    code: ClassVar[str] = "calpheon.phase_began"
    voice: ClassVar[Voice] = "heading"
    number: int


@dataclass(frozen=True, slots=True)
class MomentBegan(Event):
    """A step of a turn's `moment` ("end", "start") begins: weather, terrain, sides or statuses."""

    code: ClassVar[str] = "calpheon.moment_began"
    voice: ClassVar[Voice] = "heading"
    moment: str
    step: str


@dataclass(frozen=True, slots=True)
class Waited(Event):
    code: ClassVar[str] = "calpheon.waited"
    voice: ClassVar[Voice] = "line"
    who: Who


@dataclass(frozen=True, slots=True)
class ActionFailed(Event):
    """An Action could not begin, or began and did not work; `why` is the sentence."""

    code: ClassVar[str] = "calpheon.action_failed"
    who: Who
    use: str | Note
    why: Note


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """A flight that worked; `over`: it ended the battle. Otherwise only the side's Pokémon is out of it."""

    code: ClassVar[str] = "calpheon.fled"
    who: Who
    side: str
    over: bool


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn is over; `round` is the next one."""

    code: ClassVar[str] = "calpheon.turn_ended"
    voice: ClassVar[Voice] = "frame"
    round: int


@dataclass(frozen=True, slots=True)
class Repositioned(Event):
    code: ClassVar[str] = "calpheon.repositioned"
    voice: ClassVar[Voice] = "line"
    who: Who


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """A switch as an Action: the first leaves before the next enters ([003] I.01)."""

    code: ClassVar[str] = "calpheon.switched"
    voice: ClassVar[Voice] = "opening"
    old: Who
    new: Who


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """Who left gave its stages and its Substitute to who entered."""

    code: ClassVar[str] = "calpheon.handed_over"
    old: Who
    new: Who


@dataclass(frozen=True, slots=True)
class Replaced(Event):
    """A free replacement for `old`, where one was there; within a turn the newcomer `must_wait` for the next."""

    code: ClassVar[str] = "calpheon.replaced"
    voice: ClassVar[Voice] = "line"
    old: Who | None
    new: Who
    must_wait: bool

    def note(self) -> Note:
        if self.old is None:
            return note("calpheon.sent_in", new=self.new)
        return note(self.code, old=self.old, new=self.new, waits="yes" if self.must_wait else "no")


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    code: ClassVar[str] = "calpheon.battle_began"


@dataclass(frozen=True, slots=True)
class BattleOver(Event):
    """A scene or a day is over: what belongs to a running battle was cleared; HP, SP and statuses stay."""

    code: ClassVar[str] = "calpheon.battle_over"
    kind: str = "scene"
