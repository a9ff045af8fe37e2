"""Who comes in for fallen Pokémon: `{"side": "A", "with": "Name"}` or `{"A": "Name"}`, alone or beside plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.problems import Problem, visible
from toolkit.messages import note
from toolkit.systems.calpheon.state import Fight, is_pokemon, side_of, sides


def read_replacements(fight: Fight, given: Any, where: str) -> tuple[dict[str, str], list[Problem]]:
    """Side -> newcomer's id, and everything that is wrong."""
    if not isinstance(given, Mapping) or not given:
        return {}, [Problem(where, visible(str(given)), note("calpheon.expected_replacement"))]
    if "with" in given and side_of(fight, "with") is None:
        strange = [key for key in given if key not in ("side", "with")]
        if strange:
            return {}, [
                Problem(f"{where}.{visible(key)}", key, note("calpheon.expected_replacement")) for key in strange
            ]
        return _read(fight, {(f"{where}.side", f"{where}.with"): (given.get("side"), given["with"])})
    places = {(f"{where}.{visible(side)}",) * 2: (side, name) for side, name in given.items()}
    return _read(fight, places)


def _read(fight: Fight, places: Mapping[tuple[str, str], tuple[Any, Any]]) -> tuple[dict[str, str], list[Problem]]:
    found: dict[str, str] = {}
    problems: list[Problem] = []
    for (side_place, name_place), (written, name) in places.items():
        side = side_of(fight, written) if isinstance(written, str) else None
        newcomer = (
            unknown_side(fight, side_place, written) if side is None else own_pokemon(fight, side, name, name_place)
        )
        if isinstance(newcomer, Problem):
            problems.append(newcomer)
        elif side is not None:
            found[side] = newcomer
    return found, problems


def own_pokemon(fight: Fight, side: str, written: Any, where: str) -> str | Problem:
    """The id of a Pokémon of that side."""
    found = find_combatant(fight.roster, written, where)
    if isinstance(found, Problem):
        return found
    row = fight.roster[found]
    if row.side == side and is_pokemon(row):
        return found
    return Problem(where, written, note("calpheon.expected_own_pokemon", side=side))


def unknown_side(fight: Fight, where: str, written: Any) -> Problem:
    """A side that no row of the roster has."""
    return Problem(where, visible(str(written or "")), note("calpheon.expected_known_side", sides=sides(fight)))
