"""A fight in Pokémon Tabletop United: who stands where, and the look-ups every procedure needs. Nothing here changes
anything.

Who is out stands in the column Active; what it means where it is blank is for `build` to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from toolkit.core.names import fold
from toolkit.core.state import State
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.tables.cells import Status
from toolkit.tables.rows import BattleRow


@dataclass(frozen=True, slots=True)
class Fight(State[PtuCombatant, Move, BattleRow]):
    """The state, and where the cells of numbers stand: (id or folded move name, column) -> place."""

    places: Mapping[tuple[str, str], str] = field(default_factory=dict, compare=False)

    def move(self, name: str) -> Move | None:
        """The move of that name in any spelling."""
        return self.moves.get(fold(name))

    def place(self, whose: str, column: str) -> str:
        """Where a number stands: `Roster!F7`."""
        return self.places.get((whose, column), "")

    def source(self, whose: str, column: str) -> str:
        """The cell alone, for a sentence: `none` where there is no such place."""
        return self.place(whose, column).partition(" (")[0] or "none"


def sides(fight: Fight) -> tuple[str, ...]:
    """The sides in roster order."""
    return tuple(side for side in dict.fromkeys(row.side for row in fight.roster.values()) if side)


def is_trainer(row: PtuCombatant) -> bool:
    """A human."""
    return row.kind == "human"


def in_fight(row: PtuCombatant) -> bool:
    """Whether it is out, fallen or not."""
    return row.active is not False


def standing(row: PtuCombatant) -> bool:
    """Whether it has HP left and is not Fainted otherwise."""
    return (row.hp or 0) > 0 and not has_status(row, "Fainted")


def present(row: PtuCombatant) -> bool:
    """In the fight and standing."""
    return in_fight(row) and standing(row)


def foes(fight: Fight, who: str) -> tuple[str, ...]:
    """Who stands on another side, in roster order."""
    side = fight.roster[who].side
    return tuple(other for other, row in fight.roster.items() if row.side != side and present(row))


def status_of(row: PtuCombatant, *names: str) -> Status | None:
    """The first status of these names."""
    return next((status for status in row.status if status.name in names), None)


def has_status(row: PtuCombatant, *names: str) -> bool:
    return status_of(row, *names) is not None


def knows(row: PtuCombatant, move: str) -> bool:
    """Whether a move is on its list; who has no list knows all."""
    return not row.moves or any(fold(known) == fold(move) for known in row.moves)


def tick(row: PtuCombatant) -> int:
    """A tenth of the true maximum HP, rounded down ([001] Injuries)."""
    return (row.max_hp or 0) // 10
