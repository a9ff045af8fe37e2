"""HP and injuries, afflictions, Combat Stages, weather, and what uses up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event
from toolkit.messages import Note, Term, Who, note
from toolkit.tables.cells import Status


def condition(cell: str) -> tuple[str, int | None]:
    """Weather as it stands in its cell: name, and rounds left where it has them."""
    name, _, rounds = cell.rpartition(" ")
    return (name, int(rounds)) if name and rounds.isdecimal() else (cell, None)


def _given(number: int | None) -> int | str:
    return "none" if number is None else number


@dataclass(frozen=True, slots=True)
class MoveUsed(Event):
    """Something was used; `uses` are the user's move uses from now on."""

    code: ClassVar[str] = "ptu.move_used"
    who: Who
    use: str | Note
    uses: tuple[str, ...]

    def note(self) -> Note:
        return note(self.code, who=self.who, use=self.use)


@dataclass(frozen=True, slots=True)
class AttackMissed(Event):
    code: ClassVar[str] = "ptu.attack_missed"
    who: Who
    use: str | Note
    target: Who


@dataclass(frozen=True, slots=True)
class TargetImmune(Event):
    """`cause` is the type or tag that makes it immune."""

    code: ClassVar[str] = "ptu.target_immune"
    use: str | Note
    target: Who
    cause: Term


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """An attack dealt `damage`: `temp` of it to temporary HP, the rest to `lost` HP; `left` and `temp_left` remain."""

    code: ClassVar[str] = "ptu.damaged"
    who: Who
    use: str | Note
    target: Who
    damage: int
    temp: int
    lost: int
    left: int
    temp_left: int
    critical: bool


@dataclass(frozen=True, slots=True)
class HpLost(Event):
    """HP lost, no damage; `cause` names it."""

    code: ClassVar[str] = "ptu.hp_lost"
    who: Who
    amount: int
    temp: int
    left: int
    temp_left: int
    cause: Note


@dataclass(frozen=True, slots=True)
class HpRegained(Event):
    code: ClassVar[str] = "ptu.hp_regained"
    who: Who
    amount: int
    left: int
    cause: Note


@dataclass(frozen=True, slots=True)
class TempHpGained(Event):
    """Temporary HP do not add up: `now` is the larger number."""

    code: ClassVar[str] = "ptu.temp_hp_gained"
    who: Who
    amount: int
    now: int


@dataclass(frozen=True, slots=True)
class TempHpGone(Event):
    code: ClassVar[str] = "ptu.temp_hp_gone"
    who: Who


@dataclass(frozen=True, slots=True)
class Injured(Event):
    """`massive` and `markers` are the new injuries, `total` all of them."""

    code: ClassVar[str] = "ptu.injured"
    who: Who
    massive: int
    markers: int
    total: int


@dataclass(frozen=True, slots=True)
class Fainted(Event):
    """0 HP or less: persistent and volatile afflictions are over."""

    code: ClassVar[str] = "ptu.fainted"
    who: Who
    statuses: tuple[Status, ...]

    def note(self) -> Note:
        return note(self.code, who=self.who)


@dataclass(frozen=True, slots=True)
class Died(Event):
    code: ClassVar[str] = "ptu.died"
    who: Who
    hp: int
    injuries: int


@dataclass(frozen=True, slots=True)
class StatusGained(Event):
    code: ClassVar[str] = "ptu.status_gained"
    who: Who
    status: Term
    turns: int | None = None
    by: str = ""

    def note(self) -> Note:
        return note(self.code, who=self.who, status=self.status, turns=_given(self.turns))


@dataclass(frozen=True, slots=True)
class StatusCured(Event):
    code: ClassVar[str] = "ptu.status_cured"
    who: Who
    status: Term


@dataclass(frozen=True, slots=True)
class PoisonCounted(Event):
    """One more turn of Badly Poisoned."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class StageChanged(Event):
    code: ClassVar[str] = "ptu.stage_changed"
    who: Who
    stat: Term
    by: int
    now: int

    def note(self) -> Note:
        now = f"{self.now:+d}" if self.now else "0"
        return note(self.code, who=self.who, stat=self.stat, by=f"{self.by:+d}", now=now)


@dataclass(frozen=True, slots=True)
class StagesReset(Event):
    code: ClassVar[str] = "ptu.stages_reset"
    who: Who


@dataclass(frozen=True, slots=True)
class ChecksHindered(Event):
    """-2 to skill checks, for so many of its own turns."""

    code: ClassVar[str] = "ptu.checks_hindered"
    who: Who
    turns: int


@dataclass(frozen=True, slots=True)
class WeatherChanged(Event):
    """`weather` as in the battle's cell: "Rain 5", or blank when it is over."""

    code: ClassVar[str] = "ptu.weather_changed"
    weather: str

    def note(self) -> Note:
        name, rounds = condition(self.weather)
        return note(self.code if name else "ptu.weather_over", weather=Term(name), rounds=_given(rounds))
