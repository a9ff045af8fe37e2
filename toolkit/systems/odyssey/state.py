"""An Odyssey fight: who stands where, and the look-ups every procedure needs. Nothing here changes anything.

A Pokémon on the field is `active`; whoever is no Pokémon of a trainer's is always on it, unless the cell says no.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from toolkit.core.names import fold
from toolkit.core.problems import Problem, Problems
from toolkit.core.state import State
from toolkit.messages import Words, note
from toolkit.systems.odyssey.field import Field
from toolkit.systems.odyssey.geometry import Squares, distance, footprint
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.records import SIZES, OdysseyCombatant
from toolkit.tables.cells import Status
from toolkit.tables.columns import columns_of, english_header
from toolkit.tables.rows import BattleRow

SEARCH = 5
"""Squares a Search reaches (General Combat Actions)."""


@dataclass(frozen=True, slots=True)
class Fight(State[OdysseyCombatant, Move, BattleRow]):
    """The state, with the map, and where the cells stand that an action may turn out to need."""

    places: Mapping[tuple[str, str], str] = field(default_factory=dict, compare=False)
    ground: Field = field(default_factory=Field, compare=False)

    def move(self, name: str) -> Move | None:
        """The move of that name in any spelling."""
        return self.moves.get(fold(name))


def is_pokemon(row: OdysseyCombatant) -> bool:
    return row.kind in ("", "pokemon")


def is_human(row: OdysseyCombatant) -> bool:
    return row.kind == "human"


def standing(row: OdysseyCombatant) -> bool:
    """Whether it has HP left."""
    return (row.hp or 0) > 0


def on_field(row: OdysseyCombatant) -> bool:
    """Whether it is out of its ball, defeated or not."""
    return row.active is not False


def present(row: OdysseyCombatant) -> bool:
    """Whether it can act and be met: on the field and standing."""
    return on_field(row) and standing(row)


def size_value(row: OdysseyCombatant) -> int:
    """1 for Small, 2 for Medium (and where nothing is said), 3 for Large (The Map)."""
    return 1 + SIZES.index(row.size or "Medium")


def edge(row: OdysseyCombatant) -> int:
    """Squares of its token's edge."""
    return 2 if row.size == "Large" else 1


def squares(row: OdysseyCombatant) -> Squares:
    """The squares it fills; none where its place is not known."""
    return () if row.x is None or row.y is None else footprint((row.x, row.y), edge(row))


def foes(fight: Fight, who: str) -> Iterator[str]:
    """Those of other sides who can be met, in roster order."""
    side = fight.roster[who].side
    return (other for other, row in fight.roster.items() if row.side not in ("", side) and present(row))


def far(fight: Fight, one: str, other: str) -> int | None:
    """The distance of two in squares, where both places are known."""
    here, there = squares(fight.roster[one]), squares(fight.roster[other])
    return distance(here, there) if here and there else None


def adjacent(fight: Fight, one: str, other: str) -> bool:
    """Whether two are known to stand next to each other."""
    apart = far(fight, one, other)
    return apart is not None and apart <= 1


def status(row: OdysseyCombatant, name: str) -> Status | None:
    return next((held for held in row.status if held.name == name), None)


def has(row: OdysseyCombatant, *names: str) -> bool:
    """Whether it has one of these statuses."""
    return any(held.name in names for held in row.status)


def is_called(fight: Fight, written: str, who: str) -> bool:
    """Whether a word of a cell means somebody: an id, or a name in any spelling."""
    return bool(written) and fold(written) in (fold(who), fold(fight.roster[who].name))


def knows(row: OdysseyCombatant, move: str) -> bool:
    """Whether a move is on its list."""
    return any(fold(known) == fold(move) for known in row.moves)


def needed(fight: Fight, who: str, column: str) -> int:
    """A number of somebody's that a rule needs. Raises `Problems` naming the cell where it is blank."""
    value = getattr(fight.roster[who], column)
    if value is None:
        header = Words(english_header(column), columns_of(OdysseyCombatant)[column].ru)
        said = note("odyssey.expected_number", of=fight.roster[who].name, column=header)
        raise Problems([Problem(fight.places.get((who, column), f"{who}.{column}"), None, said)])
    number: int = value
    return number
