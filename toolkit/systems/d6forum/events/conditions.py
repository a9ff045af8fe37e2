"""HP, statuses, stages and the weather."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from toolkit.core.events import Event
from toolkit.messages import Note, Term, Who, note
from toolkit.tables.cells import Status


def condition(cell: str) -> tuple[str, int | None]:
    """A word with turns as it stands in a cell: the word, and the turns left where it has them."""
    name, _, turns = cell.rpartition(" ")
    return (name, int(turns)) if name and turns.isdecimal() else (cell, None)


def _turns(turns: int | None) -> int | str:
    return "none" if turns is None else turns


@dataclass(frozen=True, slots=True)
class HpLost(Event):
    """HP lost otherwise than by a strike; `cause` names it."""

    code: ClassVar[str] = "d6forum.hp_lost"
    who: Who
    amount: int
    left: int
    cause: Term


@dataclass(frozen=True, slots=True)
class HpRegained(Event):
    code: ClassVar[str] = "d6forum.hp_regained"
    who: Who
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Somebody reached 0 HP: what it prepared and its barrier are over."""

    code: ClassVar[str] = "d6forum.fell"
    who: Who


@dataclass(frozen=True, slots=True)
class StatusGained(Event):
    """A status for so many turns, or without a number of turns."""

    code: ClassVar[str] = "d6forum.status_gained"
    who: Who
    status: Term
    turns: int | None = None

    def note(self) -> Note:
        if self.status == "Flinch":
            return note("d6forum.flinch_gained", who=self.who)
        return note(self.code, who=self.who, status=self.status, turns=_turns(self.turns))


@dataclass(frozen=True, slots=True)
class Interrupted(Event):
    """The next move of somebody who flinched does not come about; that was it."""

    who: Who


@dataclass(frozen=True, slots=True)
class Cured(Event):
    code: ClassVar[str] = "d6forum.cured"
    who: Who
    statuses: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class StatusesCounted(Event):
    """A turn went by for somebody's statuses; those at their end are gone."""

    who: Who
    statuses: tuple[Status, ...]


@dataclass(frozen=True, slots=True)
class StageChanged(Event):
    """A stat went up or down `by` stages to `now`, for `turns` turns or for the battle."""

    code: ClassVar[str] = "d6forum.stage_changed"
    who: Who
    stat: Term
    by: int
    now: int
    turns: int | None = None

    def note(self) -> Note:
        now = f"{self.now:+d}" if self.now else "0"
        return note(self.code, who=self.who, stat=self.stat, by=f"{self.by:+d}", now=now, turns=_turns(self.turns))


@dataclass(frozen=True, slots=True)
class StagesCounted(Event):
    """A turn went by for somebody's stages; `columns` are the stages that ended and the turns left of the others."""

    who: Who
    columns: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class WeatherChanged(Event):
    """`weather` as in the battle's cell: "Rain 4", or blank when it is over."""

    code: ClassVar[str] = "d6forum.weather_changed"
    weather: str

    def note(self) -> Note:
        name, turns = condition(self.weather)
        return note(self.code if name else "d6forum.weather_over", weather=Term(name), turns=_turns(turns))
