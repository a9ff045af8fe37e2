"""A fight by the forum's d6 rules, and the look-ups every procedure needs. Nothing here changes anything.

Usually one Pokémon a side is in battle; a game master may mark more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from toolkit.core.names import fold
from toolkit.core.state import State
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.records import ForumBattle, ForumCombatant
from toolkit.systems.d6forum.russian import SUPER_LUCK, other_name


@dataclass(frozen=True, slots=True)
class Fight(State[ForumCombatant, Move, ForumBattle]):
    """The state, and where the cells stand that an action may turn out to need: (move, column) -> place."""

    places: Mapping[tuple[str, str], str] = field(default_factory=dict, compare=False)

    def move(self, name: str) -> Move | None:
        """The move of that name in any spelling; one that the text names also by its other name."""
        return self.moves.get(fold(name)) or self.moves.get(fold(other_name(name) or ""))


def sides(fight: Fight) -> tuple[str, ...]:
    """The sides in roster order."""
    return tuple(side for side in dict.fromkeys(row.side for row in fight.roster.values()) if side)


def standing(row: ForumCombatant) -> bool:
    """Whether it has HP left."""
    return (row.hp or 0) > 0


def fights(row: ForumCombatant) -> bool:
    """Whether it takes a place in battle: people do not."""
    return row.kind != "human"


def present(row: ForumCombatant) -> bool:
    """Whether it can act and be met: in battle and standing."""
    return bool(row.active) and standing(row) and fights(row)


def in_battle(fight: Fight, side: str) -> tuple[str, ...]:
    """Who of a side is in battle and standing."""
    return tuple(who for who, row in fight.roster.items() if row.side == side and present(row))


def bench(fight: Fight, side: str) -> tuple[str, ...]:
    """Who of a side could come in."""
    rows = ((who, row) for who, row in fight.roster.items() if row.side == side)
    return tuple(who for who, row in rows if fights(row) and standing(row) and not row.active)


def opponents(fight: Fight, who: str) -> tuple[str, ...]:
    """Who of the other sides can be met."""
    own = fight.roster[who].side
    return tuple(other for other, row in fight.roster.items() if other != who and row.side != own and present(row))


def has_status(row: ForumCombatant, name: str) -> bool:
    return any(status.name == name for status in row.status)


def lucky(row: ForumCombatant) -> bool:
    """Whether its ability raises the chance of a critical hit."""
    return any(fold(ability) in SUPER_LUCK for ability in row.abilities)


def knows(row: ForumCombatant, move: str) -> bool:
    """Whether a move is on its list, by either name."""
    names = {fold(move), fold(other_name(move) or move)}
    return any(fold(known) in names for known in row.moves)
