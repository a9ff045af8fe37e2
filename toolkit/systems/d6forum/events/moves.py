"""Moves used, prepared, and what they meet: evasion, barriers, strikes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from toolkit.core.events import Event, Voice
from toolkit.messages import Note, Who, note


@dataclass(frozen=True, slots=True)
class MoveUsed(Event):
    """A move is used; `targets` is empty where it goes at nobody."""

    code: ClassVar[str] = "d6forum.move_used"
    voice: ClassVar[Voice] = "opening"
    who: Who
    move: str
    targets: tuple[Who, ...] = ()

    def note(self) -> Note:
        return note(self.code, who=self.who, move=self.move, targets=self.targets, count=len(self.targets))


@dataclass(frozen=True, slots=True)
class PreparationBegan(Event):
    """The first turn of a two-turn move."""

    code: ClassVar[str] = "d6forum.preparation_began"
    voice: ClassVar[Voice] = "opening"
    who: Who
    move: str
    target: str


@dataclass(frozen=True, slots=True)
class PreparationOver(Event):
    """A preparation is over: `released` into its move, `broken` by a 6, or `dropped` for another move."""

    code: ClassVar[str] = "d6forum.preparation_over"
    who: Who
    move: str
    how: Literal["released", "broken", "dropped"]


@dataclass(frozen=True, slots=True)
class AttackFailed(Event):
    """The attack die showed 1: it is not carried out, or is blocked or evaded without an evasion counting."""

    code: ClassVar[str] = "d6forum.attack_failed"
    who: Who
    use: str
    target: Who


@dataclass(frozen=True, slots=True)
class TargetImmune(Event):
    code: ClassVar[str] = "d6forum.target_immune"
    use: str
    target: Who


@dataclass(frozen=True, slots=True)
class BarrierRaised(Event):
    code: ClassVar[str] = "d6forum.barrier_raised"
    voice: ClassVar[Voice] = "opening"
    who: Who
    move: str


@dataclass(frozen=True, slots=True)
class BarrierSpent(Event):
    """A barrier has met its attack; where it did not beat it off, that it is gone is said."""

    who: Who
    beat_off: bool = False

    def note(self) -> Note | None:
        return None if self.beat_off else note("d6forum.barrier_spent", who=self.who)


@dataclass(frozen=True, slots=True)
class AttackBlocked(Event):
    """The barrier kept the attack off."""

    code: ClassVar[str] = "d6forum.attack_blocked"
    who: Who
    use: str
    target: Who


@dataclass(frozen=True, slots=True)
class Dodged(Event):
    """Whether a dodge was used against an attack, and how many are left: that is always said ([004] Уклонения 3).

    `how`: `used` and `free` (a 6 does not count) with the `value` that decided; `unwanted`, `none_left`, `impossible`
    and `needless` rolled nothing.
    """

    code: ClassVar[str] = "d6forum.dodged"
    who: Who
    how: Literal["used", "free", "unwanted", "none_left", "impossible", "needless"]
    left: int
    value: int = 0


@dataclass(frozen=True, slots=True)
class DodgeSpent(Event):
    """A move that counts as an attempt to dodge (Teleport) took one."""

    code: ClassVar[str] = "d6forum.dodge_spent"
    who: Who
    move: str
    left: int


@dataclass(frozen=True, slots=True)
class StrikeLanded(Event):
    """One strike of `strikes` took `lost` of the target's HP. `critical`: double damage."""

    code: ClassVar[str] = "d6forum.strike_landed"
    who: Who
    use: str
    target: Who
    number: int
    strikes: int
    damage: int
    lost: int
    left: int
    critical: bool = False
