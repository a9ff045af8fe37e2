"""A Calpheon fight: who stands where, and the look-ups every procedure needs. Nothing here changes anything.

A side has one active Pokémon; its tamers (rows of kind human) are always with it (Battle Basics I).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from toolkit.core.names import fold
from toolkit.core.state import State
from toolkit.systems.calpheon.guides import Guides
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.records import CalpheonBattle, CalpheonCombatant


@dataclass(frozen=True, slots=True)
class Fight(State[CalpheonCombatant, Move, CalpheonBattle]):
    """The state, with the campaign's guides, and where the cells stand that an action may turn out to need.

    `places`: (id or move, column) -> place.
    """

    places: Mapping[tuple[str, str], str] = field(default_factory=dict, compare=False)
    guides: Guides = field(default_factory=Guides, compare=False)

    def own_words(self) -> frozenset[str]:
        return frozenset(name for _, name in self.guides.rows)

    def move(self, name: str) -> Move | None:
        """The move of that name in any spelling."""
        return self.moves.get(fold(name))


def sides(fight: Fight) -> tuple[str, ...]:
    """The sides in roster order."""
    return tuple(side for side in dict.fromkeys(map(attrgetter("side"), fight.roster.values())) if side)


def side_of(fight: Fight, written: Any) -> str | None:
    """The side meant by a word or a whole number, in any spelling."""
    if isinstance(written, bool) or not isinstance(written, str | int):
        return None
    wanted = fold(str(written))
    return next((row.side for row in fight.roster.values() if row.side and fold(row.side) == wanted), None)


def members(fight: Fight, side: str) -> tuple[str, ...]:
    """Ids of a side in roster order."""
    return tuple([who for who, row in fight.roster.items() if row.side == side])


def is_pokemon(row: CalpheonCombatant) -> bool:
    """Whether it takes a side's active place; humans and others do not."""
    return row.kind in ("", "pokemon")


def is_tamer(row: CalpheonCombatant) -> bool:
    """A human."""
    return row.kind == "human"


def standing(row: CalpheonCombatant) -> bool:
    """Whether it has HP left."""
    return (row.hp or 0) > 0


def active(fight: Fight, side: str) -> str | None:
    """The side's active Pokémon, fallen or not."""
    return next((who for who, row in fight.roster.items() if row.active and row.side == side and is_pokemon(row)), None)


def is_active(row: CalpheonCombatant) -> bool:
    return is_pokemon(row) and bool(row.active)


def bench(fight: Fight, side: str) -> tuple[str, ...]:
    """Pokémon of a side that could come in: standing and not in battle."""
    rows = ((who, fight.roster[who]) for who in members(fight, side))
    return tuple(who for who, row in rows if is_pokemon(row) and not row.active and standing(row))


def present(fight: Fight, who: str) -> bool:
    """Whether somebody can be reached at all: in the battle and standing."""
    return is_present(fight.roster[who])


def is_present(row: CalpheonCombatant) -> bool:
    return (bool(row.active) or not is_pokemon(row)) and standing(row)


def opponents(fight: Fight, side: str) -> tuple[str, ...]:
    """Who may be attacked: the other sides' active Pokémon, then their tamers."""
    others = [who for who, row in fight.roster.items() if row.side not in ("", side) and is_present(row)]
    return tuple(sorted(others, key=lambda who: not is_pokemon(fight.roster[who])))


def has_status(row: CalpheonCombatant, name: str) -> bool:
    return any(status.name == name for status in row.status)


def types_of(row: CalpheonCombatant) -> tuple[str, ...]:
    """Its types as they are now; a move may have changed them."""
    return row.types_now or row.types


def abilities_of(row: CalpheonCombatant) -> tuple[str, ...]:
    """Its Abilities as they are now; a move may have changed them."""
    return row.abilities_now or row.abilities


def has_ability(row: CalpheonCombatant, name: str) -> bool:
    return any(fold(ability) == fold(name) for ability in abilities_of(row))


def knows(row: CalpheonCombatant, move: str) -> bool:
    """Whether a move is on its list."""
    return any(fold(known) == fold(move) for known in row.moves)
