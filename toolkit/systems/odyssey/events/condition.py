"""Attacks meeting their targets, HP, statuses, Grapples, Boons to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event
from toolkit.messages import Note, Term, Who, note
from toolkit.tables.cells import Status


@dataclass(frozen=True, slots=True)
class Missed(Event):
    code: ClassVar[str] = "odyssey.missed"
    who: Who
    use: str | Note
    target: Who


@dataclass(frozen=True, slots=True)
class Reached(Event):
    """An attack without damage hit."""

    code: ClassVar[str] = "odyssey.reached"
    who: Who
    use: str | Note
    target: Who


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """An attack took `lost` HP; `result` is hit, critical, miss or immune."""

    code: ClassVar[str] = "odyssey.struck"
    who: Who
    use: str | Note
    target: Who
    result: str
    damage: int
    lost: int
    left: int


@dataclass(frozen=True, slots=True)
class HpLost(Event):
    """HP lost otherwise than by an attack; `cause` names it."""

    code: ClassVar[str] = "odyssey.hp_lost"
    who: Who
    amount: int
    left: int
    cause: Note


@dataclass(frozen=True, slots=True)
class HpRegained(Event):
    code: ClassVar[str] = "odyssey.hp_regained"
    who: Who
    amount: int
    left: int
    cause: Note


@dataclass(frozen=True, slots=True)
class BecameShaken(Event):
    """At half its HP or below (HP and Defeat); the status itself follows from the HP."""

    code: ClassVar[str] = "odyssey.shaken"
    who: Who


@dataclass(frozen=True, slots=True)
class WasDefeated(Event):
    """At 0 HP; what it held or prepared is over."""

    code: ClassVar[str] = "odyssey.defeated"
    who: Who


@dataclass(frozen=True, slots=True)
class StatusGained(Event):
    """`turns` of its own, or `until` a save, its next turn's end, the round's end; `by` who laid it, if it counts."""

    code: ClassVar[str] = "odyssey.status_gained"
    who: Who
    status: Term
    turns: int | None = None
    until: str = ""
    by: Who | None = None

    def note(self) -> Note:
        facts = {"turns": "none" if self.turns is None else self.turns, "until": self.until or "none"}
        return note(self.code, who=self.who, status=self.status, by=self.by or "none", **facts)


@dataclass(frozen=True, slots=True)
class StatusEnded(Event):
    code: ClassVar[str] = "odyssey.status_ended"
    who: Who
    status: Term


@dataclass(frozen=True, slots=True)
class StatusesCounted(Event):
    """A turn went by for somebody's statuses."""

    who: Who
    statuses: tuple[Status, ...]


@dataclass(frozen=True, slots=True)
class GrappleBegan(Event):
    code: ClassVar[str] = "odyssey.grapple_began"
    who: Who
    target: Who


@dataclass(frozen=True, slots=True)
class GrappleEnded(Event):
    code: ClassVar[str] = "odyssey.grapple_ended"
    who: Who
    target: Who


@dataclass(frozen=True, slots=True)
class EscapeFailed(Event):
    """It stays held and suffers a Bane to all Accuracy Rolls until the end of its turn (Grapple)."""

    code: ClassVar[str] = "odyssey.escape_failed"
    who: Who
    target: Who


@dataclass(frozen=True, slots=True)
class BecameUnsteady(Event):
    """Confused, it moved or shot: it falls Prone when its turn ends, unless 1 AP is spent (companion text)."""

    code: ClassVar[str] = "odyssey.became_unsteady"
    who: Who


@dataclass(frozen=True, slots=True)
class StayedUp(Event):
    """1 AP was spent against falling; `left` are the pair's."""

    code: ClassVar[str] = "odyssey.stayed_up"
    who: Who
    left: int
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoonsLaid(Event):
    """So many Boons, or Banes below 0, on somebody's next Accuracy Roll."""

    code: ClassVar[str] = "odyssey.boons_laid"
    who: Who
    by: int
    now: int

    def note(self) -> Note:
        return note(self.code, who=self.who, count=abs(self.by), kind="boon" if self.by > 0 else "bane")


@dataclass(frozen=True, slots=True)
class BoonsSpent(Event):
    """The Accuracy Roll that they were for was made."""

    who: Who
