"""Moves beginning, charging, and meeting their targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event, Voice
from toolkit.messages import Note, Term, Who


@dataclass(frozen=True, slots=True)
class MoveBegan(Event):
    """A move began, its SP were paid ([003] VI.03)."""

    code: ClassVar[str] = "calpheon.move_began"
    voice: ClassVar[Voice] = "opening"
    who: Who
    move: str
    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class ChargeBegan(Event):
    code: ClassVar[str] = "calpheon.charge_began"
    who: Who
    move: str


@dataclass(frozen=True, slots=True)
class ChargeReleased(Event):
    code: ClassVar[str] = "calpheon.charge_released"
    who: Who
    move: str


@dataclass(frozen=True, slots=True)
class ChargeLost(Event):
    """A charge was interrupted; its SP are not returned ([000] IV.02)."""

    code: ClassVar[str] = "calpheon.charge_lost"
    who: Who
    move: str


@dataclass(frozen=True, slots=True)
class RecoveryOwed(Event):
    code: ClassVar[str] = "calpheon.recovery_owed"
    who: Who


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    code: ClassVar[str] = "calpheon.recovered"
    who: Who


@dataclass(frozen=True, slots=True)
class AttackMissed(Event):
    code: ClassVar[str] = "calpheon.attack_missed"
    who: Who
    use: str | Note
    target: Who


@dataclass(frozen=True, slots=True)
class AttackBlocked(Event):
    """Protect kept it away; the attacker's SP stay spent ([000] V.04)."""

    code: ClassVar[str] = "calpheon.attack_blocked"
    who: Who
    use: str | Note
    target: Who


@dataclass(frozen=True, slots=True)
class TargetImmune(Event):
    """`cause` is the type, tag or Ability that makes it immune."""

    code: ClassVar[str] = "calpheon.target_immune"
    who: Who
    use: str | Note
    target: Who
    cause: Term


@dataclass(frozen=True, slots=True)
class StrikeLanded(Event):
    """One strike took `lost` of the target's own HP; `category`, or that it is a tamer's, decides what may answer."""

    code: ClassVar[str] = "calpheon.strike_landed"
    who: Who
    use: str | Note
    target: Who
    category: str
    number: int
    damage: int
    lost: int
    left: int
    critical: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True)
class SubstituteStruck(Event):
    """A Substitute took `lost` in its owner's place; at 0 it is broken."""

    code: ClassVar[str] = "calpheon.substitute_struck"
    who: Who
    use: str | Note
    target: Who
    number: int
    damage: int
    lost: int
    left: int
    critical: bool = False
    count: int = 1
