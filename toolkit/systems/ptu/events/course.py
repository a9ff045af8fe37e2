"""The course of turns, rounds and battles, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event
from toolkit.messages import Note, Term, Who, note
from toolkit.tables.cells import Status


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    code: ClassVar[str] = "ptu.battle_began"


@dataclass(frozen=True, slots=True)
class InitiativeSet(Event):
    """`total` is the Speed that counts."""

    code: ClassVar[str] = "ptu.initiative_set"
    who: Who
    total: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """Who acts in which order, and whose turn it is."""

    code: ClassVar[str] = "ptu.order_set"
    order: tuple[str, ...]
    turn: str

    def note(self) -> Note:
        return note(self.code, order=[Who(who) for who in self.order])


@dataclass(frozen=True, slots=True)
class Held(Event):
    """Somebody waits for a later place in this round's order."""

    code: ClassVar[str] = "ptu.held"
    who: Who
    order: tuple[str, ...]
    turn: str

    def note(self) -> Note:
        order = [Who(who) for who in self.order]
        return note(self.code, who=self.who, order=order, known="yes" if order else "no")


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    code: ClassVar[str] = "ptu.turn_began"
    who: Who


@dataclass(frozen=True, slots=True)
class HeldBack(Event):
    """An affliction keeps somebody from acting this turn; of Infatuation, only from one target."""

    who: Who
    cause: Term


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """A Standard Action was taken."""

    who: Who


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """An Attack of Opportunity was made, one a round."""

    who: Who


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over; what was counted in it, and who is next."""

    code: ClassVar[str] = "ptu.turn_ended"
    who: Who
    statuses: tuple[Status, ...]
    uses: tuple[str, ...]
    next: str

    def note(self) -> Note:
        return note(self.code, who=self.who)


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A round went by without a turn of theirs; what counts turns counted it."""

    who: Who
    statuses: tuple[Status, ...]
    uses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; `round` is the next one."""

    code: ClassVar[str] = "ptu.round_ended"
    round: int
    turn: str

    def note(self) -> Note:
        return note(self.code, round=self.round)


@dataclass(frozen=True, slots=True)
class FrameOver(Event):
    """A scene or a day is over."""

    code: ClassVar[str] = "ptu.frame_over"
    kind: str


@dataclass(frozen=True, slots=True)
class ActionFailed(Event):
    """An action came to nothing; `why` is the sentence."""

    code: ClassVar[str] = "ptu.action_failed"
    who: Who
    use: str | Note
    why: Note


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """`old` was called back, if anybody was, and `new` sent out; what recall ends has ended."""

    code: ClassVar[str] = "ptu.switched"
    old: Who | None
    new: Who

    def note(self) -> Note:
        if self.old is None:
            return note("ptu.sent_out", new=self.new)
        return note(self.code, old=self.old, new=self.new)


@dataclass(frozen=True, slots=True)
class Captured(Event):
    code: ClassVar[str] = "ptu.captured"
    who: Who
    by: Who
    owner: str

    def note(self) -> Note:
        return note(self.code, who=self.who, by=self.by)


@dataclass(frozen=True, slots=True)
class GrappleBegan(Event):
    """Both are Grappled; `who` has dominance."""

    code: ClassVar[str] = "ptu.grapple_began"
    who: Who
    target: Who


@dataclass(frozen=True, slots=True)
class GrappleSecured(Event):
    """+3 on the next check to keep dominance."""

    code: ClassVar[str] = "ptu.grapple_secured"
    who: Who


@dataclass(frozen=True, slots=True)
class SecuredSpent(Event):
    """The +3 was used."""

    who: Who


@dataclass(frozen=True, slots=True)
class GrappleTurned(Event):
    """Dominance goes over to `who`."""

    code: ClassVar[str] = "ptu.grapple_turned"
    who: Who
    target: Who


@dataclass(frozen=True, slots=True)
class GrappleEnded(Event):
    code: ClassVar[str] = "ptu.grapple_ended"
    who: Who
    target: Who
