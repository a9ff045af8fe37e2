"""HP and SP, statuses, stages and the field; Protect, Substitute and Destiny Bond."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event, Voice
from toolkit.messages import Note, Term, Who, note
from toolkit.tables.cells import Status


def condition(cell: str) -> tuple[str, int | None]:
    """Weather or terrain as it stands in its cell: name, and turns left where it has them."""
    name, _, turns = cell.rpartition(" ")
    return (name, int(turns)) if name and turns.isdecimal() else (cell, None)


def _turns(turns: int | None) -> int | str:
    return "none" if turns is None else turns


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
class SpShifted(Event):
    """SP by the game master's word or a roll table, `by` more or fewer."""

    code: ClassVar[str] = "calpheon.sp_shifted"
    who: Who
    by: int
    left: int

    def note(self) -> Note:
        return note(self.code, who=self.who, by=f"{self.by:+d}", left=self.left)


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Somebody reached 0 HP and is Incapacitated; `by` is who brought it about, if somebody did."""

    code: ClassVar[str] = "calpheon.fell"
    who: Who
    by: Who | None = None

    def note(self) -> Note:
        return note(self.code, who=self.who)


@dataclass(frozen=True, slots=True)
class DeathRolled(Event):
    """A Death Roll; `dies` is `None` where it is the game master's to make. Who dies is Dead."""

    code: ClassVar[str] = "calpheon.death_roll"
    who: Who
    dies: bool | None

    def note(self) -> Note:
        result = "open" if self.dies is None else "dies" if self.dies else "survives"
        return note(self.code, who=self.who, result=result)


@dataclass(frozen=True, slots=True)
class StatusGained(Event):
    """`by`: the name of who gave it, where the status drains for its giver."""

    code: ClassVar[str] = "calpheon.status_gained"
    who: Who
    status: Term
    turns: int | None = None
    by: str = ""

    def note(self) -> Note:
        return note(self.code, who=self.who, status=self.status, turns=_turns(self.turns))


@dataclass(frozen=True, slots=True)
class StatusesCounted(Event):
    """A turn went by for somebody's statuses; those at their end are gone."""

    who: Who
    statuses: tuple[Status, ...]


@dataclass(frozen=True, slots=True)
class Grew(Event):
    """A growing status has its effect for the `times`-th time."""

    who: Who
    status: Term
    times: int


@dataclass(frozen=True, slots=True)
class StageChanged(Event):
    code: ClassVar[str] = "calpheon.stage_changed"
    who: Who
    stat: Term
    by: int
    now: int

    def note(self) -> Note:
        now = f"{self.now:+d}" if self.now else "0"
        return note(self.code, who=self.who, stat=self.stat, by=f"{self.by:+d}", now=now)


@dataclass(frozen=True, slots=True)
class TypesChanged(Event):
    """Somebody is of other types now, until the battle is over or another move changes them again."""

    code: ClassVar[str] = "calpheon.types_changed"
    who: Who
    types: tuple[str, ...]

    def note(self) -> Note:
        return note(self.code, who=self.who, types=[Term(kind) for kind in self.types])


@dataclass(frozen=True, slots=True)
class AbilitiesChanged(Event):
    """Somebody has other Abilities now, as long as changed types last."""

    code: ClassVar[str] = "calpheon.abilities_changed"
    who: Who
    abilities: tuple[str, ...]

    def note(self) -> Note:
        return note(self.code, who=self.who, abilities=list(self.abilities))


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


@dataclass(frozen=True, slots=True)
class SideLaid(Event):
    """A barrier or a hazard lies on a side from now on; one that lay there already keeps the longer time."""

    code: ClassVar[str] = "calpheon.side_laid"
    side: str
    what: Term
    turns: int | None = None

    def note(self) -> Note:
        return note(self.code, side=self.side, what=self.what, turns=_turns(self.turns))


@dataclass(frozen=True, slots=True)
class SideCleared(Event):
    """A barrier or a hazard of a side is over."""

    code: ClassVar[str] = "calpheon.side_cleared"
    side: str
    what: Term


@dataclass(frozen=True, slots=True)
class SidesCounted(Event):
    """A turn went by for what lies on the sides; what ended has been told before."""

    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProtectTried(Event):
    """An attempt of the Protect family; `streak` counts the attempts in a row from now on."""

    code: ClassVar[str] = "calpheon.protect_tried"
    voice: ClassVar[Voice] = "working"
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
