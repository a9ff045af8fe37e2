"""What lies on the sides of a battle: barriers and hazards, as items of the battle's cell (`A: Reflect 5`).

Beside it, how often a growing status has had its effect (`cindrake: Badly Poisoned 2`). Reading and writing the items;
what they do is the guides', when they end the end of turn's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from toolkit.core.names import fold
from toolkit.systems.calpheon.state import Fight, side_of
from toolkit.tables.words import BARRIERS, HAZARDS


@dataclass(frozen=True, slots=True)
class Lying:
    """One barrier or hazard on a side; `turns` left, where it has them."""

    side: str
    name: str
    turns: int | None = None

    def __str__(self) -> str:
        return f"{self.side}: {self.name}" + ("" if self.turns is None else f" {self.turns}")


def lying(fight: Fight, side: str | None = None) -> tuple[Lying, ...]:
    """Everything that lies on a side, or on all of them, in the order of the cell."""
    found = (read(fight, item) for item in fight.battle.sides)
    return tuple(one for one in found if side is None or one.side == side)


def read(fight: Fight, item: str) -> Lying:
    """One item; a side is meant in any spelling."""
    whose, _, what = item.rpartition(":")
    name, _, turns = what.strip().rpartition(" ")
    named = (name, int(turns)) if name and turns.isdecimal() else (what.strip(), None)
    return Lying(side_of(fight, whose.strip()) or whose.strip(), *named)


def written(items: Iterable[Lying]) -> tuple[str, ...]:
    """The battle's cell."""
    return tuple(str(one) for one in items)


def laid(fight: Fight, new: Lying) -> tuple[str, ...]:
    """The cell with one more; what lies there already keeps the longer time, without turns it has no end."""
    held = [one for one in lying(fight, new.side) if fold(one.name) == fold(new.name)]
    ends = [new.turns, *(one.turns for one in held)]
    turns = None if None in ends else max(end for end in ends if end is not None)
    return (*without(fight, new.side, new.name), str(Lying(new.side, new.name, turns)))


def without(fight: Fight, side: str, name: str) -> tuple[str, ...]:
    """The cell without one."""
    return written(one for one in lying(fight) if (one.side, fold(one.name)) != (side, fold(name)))


def kind_of(fight: Fight, name: str) -> str:
    """`Barrier` or `Hazard`, by the guides or the known words; blank for a name of the game master's own."""
    kinds = [kind for kind in ("Barrier", "Hazard") if fight.guides.get(kind, name)]
    known = [kind for kind, words in (("Barrier", BARRIERS), ("Hazard", HAZARDS)) if name in words.words]
    return next(iter([*kinds, *known]), "")


def of_kind(fight: Fight, side: str, kind: str) -> Iterator[Lying]:
    """The barriers, or the hazards, on a side."""
    return (one for one in lying(fight, side) if kind_of(fight, one.name) == kind)


def times_grown(fight: Fight, who: str, name: str) -> int:
    """How often a status has had its growing effect on somebody."""
    found = (read(fight, item) for item in fight.battle.growing)
    return next((one.turns or 0 for one in found if (one.side, fold(one.name)) == (who, fold(name))), 0)


def grown(fight: Fight, who: str, name: str, times: int) -> tuple[str, ...]:
    """The battle's cell with that count."""
    return (*not_growing(fight, who, name), str(Lying(who, name, times)))


def not_growing(fight: Fight, who: str, *names: str) -> tuple[str, ...]:
    """The battle's cell without the counts of these statuses of somebody."""
    over = {fold(name) for name in names}
    found = (read(fight, item) for item in fight.battle.growing)
    return written(one for one in found if one.side != who or fold(one.name) not in over)
