"""What can happen in a Calpheon fight, in the past tense. Folding these is the only way a fight changes (`apply`).

Fields are facts: ids are `Who`, words of the rules are `Term`, amounts whole HP or SP, `left` what is there afterwards.
The sentence of an event is message `code` of this system's catalogue; an event without one changes quietly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event
from toolkit.messages import Note, Term, Who, note
from toolkit.tables.cells import Status


def condition(cell: str) -> tuple[str, int | None]:
    """Weather or terrain as it stands in its cell: name, and turns left where it has them."""
    name, _, turns = cell.rpartition(" ")
    return (name, int(turns)) if name and turns.isdecimal() else (cell, None)


def _turns(turns: int | None) -> int | str:
    return "none" if turns is None else turns


# ---- the course of a turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began; who repositioned or came in as a replacement in the last one is free of it."""

    code: ClassVar[str] = "calpheon.turn_began"
    round: int


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    """`total` is the die and twice the Speed that counts ([003] V.03)."""

    code: ClassVar[str] = "calpheon.initiative_rolled"
    who: Who
    die: int
    speed: int
    total: int


@dataclass(frozen=True, slots=True)
class TieBroken(Event):
    """Equal Initiative: the die put `who` first ([003] V.04)."""

    code: ClassVar[str] = "calpheon.tie_broken"
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
    number: int


@dataclass(frozen=True, slots=True)
class Waited(Event):
    code: ClassVar[str] = "calpheon.waited"
    who: Who


@dataclass(frozen=True, slots=True)
class ActionFailed(Event):
    """An Action could not begin, or began and did not work; `why` is the sentence."""

    code: ClassVar[str] = "calpheon.action_failed"
    who: Who
    use: str
    why: Note


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn is over; `round` is the next one."""

    code: ClassVar[str] = "calpheon.turn_ended"
    round: int


# ---- moves


@dataclass(frozen=True, slots=True)
class MoveBegan(Event):
    """A move began, its SP were paid ([003] VI.03)."""

    code: ClassVar[str] = "calpheon.move_began"
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
    use: str
    target: Who


@dataclass(frozen=True, slots=True)
class AttackBlocked(Event):
    """Protect kept it away; the attacker's SP stay spent ([000] V.04)."""

    code: ClassVar[str] = "calpheon.attack_blocked"
    who: Who
    use: str
    target: Who


@dataclass(frozen=True, slots=True)
class TargetImmune(Event):
    """`cause` is the type, tag or Ability that makes it immune."""

    code: ClassVar[str] = "calpheon.target_immune"
    who: Who
    use: str
    target: Who
    cause: Term


@dataclass(frozen=True, slots=True)
class StrikeLanded(Event):
    """One strike took `lost` of the target's own HP; `category` decides what may answer it."""

    code: ClassVar[str] = "calpheon.strike_landed"
    who: Who
    use: str
    target: Who
    category: str
    number: int
    damage: int
    lost: int
    left: int


@dataclass(frozen=True, slots=True)
class SubstituteStruck(Event):
    """A Substitute took `lost` in its owner's place; at 0 it is broken."""

    code: ClassVar[str] = "calpheon.substitute_struck"
    who: Who
    use: str
    target: Who
    number: int
    damage: int
    lost: int
    left: int


# ---- HP, SP and conditions


@dataclass(frozen=True, slots=True)
class HpLost(Event):
    """HP lost otherwise than by a strike; `cause` names it."""

    code: ClassVar[str] = "calpheon.hp_lost"
    who: Who
    amount: int
    left: int
    cause: Note


@dataclass(frozen=True, slots=True)
class HpRegained(Event):
    code: ClassVar[str] = "calpheon.hp_regained"
    who: Who
    amount: int
    left: int
    cause: Note


@dataclass(frozen=True, slots=True)
class SpRegained(Event):
    code: ClassVar[str] = "calpheon.sp_regained"
    who: Who
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Somebody reached 0 HP and is Incapacitated; `by` is who brought it about, if somebody did."""

    code: ClassVar[str] = "calpheon.fell"
    who: Who
    by: Who | None = None

    def note(self) -> Note:
        return note(self.code, who=self.who)


@dataclass(frozen=True, slots=True)
class StatusGained(Event):
    code: ClassVar[str] = "calpheon.status_gained"
    who: Who
    status: Term
    turns: int | None = None

    def note(self) -> Note:
        return note(self.code, who=self.who, status=self.status, turns=_turns(self.turns))


@dataclass(frozen=True, slots=True)
class StatusesCounted(Event):
    """A turn went by for somebody's statuses; those at their end are gone."""

    who: Who
    statuses: tuple[Status, ...]


@dataclass(frozen=True, slots=True)
class StageChanged(Event):
    code: ClassVar[str] = "calpheon.stage_changed"
    who: Who
    stat: Term
    by: int
    now: int


@dataclass(frozen=True, slots=True)
class WeatherChanged(Event):
    """`weather` as in the battle's cell: "Rain 5", or blank when it is over."""

    code: ClassVar[str] = "calpheon.weather_changed"
    weather: str

    def note(self) -> Note:
        name, turns = condition(self.weather)
        return note(self.code if name else "calpheon.weather_over", weather=Term(name), turns=_turns(turns))


@dataclass(frozen=True, slots=True)
class TerrainChanged(Event):
    code: ClassVar[str] = "calpheon.terrain_changed"
    terrain: str

    def note(self) -> Note:
        name, turns = condition(self.terrain)
        return note(self.code if name else "calpheon.terrain_over", terrain=Term(name), turns=_turns(turns))


# ---- Protect, Substitute, Destiny Bond


@dataclass(frozen=True, slots=True)
class ProtectTried(Event):
    """An attempt of the Protect family; `streak` counts the attempts in a row from now on."""

    code: ClassVar[str] = "calpheon.protect_tried"
    who: Who
    move: str
    chance: int
    worked: bool
    streak: int


@dataclass(frozen=True, slots=True)
class ProtectChainEnded(Event):
    """A full turn went by without an attempt ([000] V.03)."""

    who: Who


@dataclass(frozen=True, slots=True)
class SubstituteMade(Event):
    """`cost` HP were paid; the stand-in has as many."""

    code: ClassVar[str] = "calpheon.substitute_made"
    who: Who
    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class BondTied(Event):
    code: ClassVar[str] = "calpheon.bond_tied"
    who: Who


@dataclass(frozen=True, slots=True)
class BondEnded(Event):
    code: ClassVar[str] = "calpheon.bond_ended"
    who: Who


# ---- places


@dataclass(frozen=True, slots=True)
class Repositioned(Event):
    code: ClassVar[str] = "calpheon.repositioned"
    who: Who


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """A switch as an Action: the first leaves before the next enters ([003] I.01)."""

    code: ClassVar[str] = "calpheon.switched"
    old: Who
    new: Who


@dataclass(frozen=True, slots=True)
class Replaced(Event):
    """A free replacement for `old`, where one was there; within a turn the newcomer `must_wait` for the next."""

    code: ClassVar[str] = "calpheon.replaced"
    old: Who | None
    new: Who
    must_wait: bool

    def note(self) -> Note:
        if self.old is None:
            return note("calpheon.sent_in", new=self.new)
        return note(self.code, old=self.old, new=self.new, waits="yes" if self.must_wait else "no")


# ---- the battle's frame


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    code: ClassVar[str] = "calpheon.battle_began"


@dataclass(frozen=True, slots=True)
class BattleOver(Event):
    """Everything that belongs to a running battle was cleared; HP, SP and statuses stay."""

    code: ClassVar[str] = "calpheon.battle_over"
