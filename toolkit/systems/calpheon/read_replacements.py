"""Who comes in for fallen Pokémon: `{"side": "A", "with": "Name"}` or `{"A": "Name"}`, alone or beside plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.problems import Problem, visible
from toolkit.messages import note
from toolkit.systems.calpheon.state import Fight, is_pokemon, side_of, sides


def read_replacements(
    fight: Fight, given: Any, where: str, before: Mapping[str, str] | None = None
) -> tuple[dict[str, str], list[Problem]]:
    """Side -> newcomer's id, and everything that is wrong; what it adds may not contradict what was given `before`."""
    if not isinstance(given, Mapping) or not given:
        return {}, [Problem(where, visible(str(given)), note("calpheon.expected_replacement"))]
    if "with" in given and side_of(fight, "with") is None:
        strange = [key for key in given if key not in ("side", "with")]
        if strange:
            return {}, [
                Problem(f"{where}.{visible(key)}", key, note("calpheon.expected_replacement")) for key in strange
            ]
        places = {(f"{where}.side", f"{where}.with"): (given.get("side"), given["with"])}
    else:
        places = {(f"{where}.{visible(side)}",) * 2: (side, name) for side, name in given.items()}
    return _read(fight, places, dict(before or {}))


def _read(
    fight: Fight, places: Mapping[tuple[str, str], tuple[Any, Any]], found: dict[str, str]
) -> tuple[dict[str, str], list[Problem]]:
    problems: list[Problem] = []
    for (side_place, name_place), (written, name) in places.items():
        side = side_of(fight, written)
        newcomer = (
            unknown_side(fight, side_place, written) if side is None else own_pokemon(fight, side, name, name_place)
        )
        if isinstance(newcomer, Problem):
            problems.append(newcomer)
        elif side is not None and found.setdefault(side, newcomer) != newcomer:
            problems.append(twice(side_place, side))
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


def twice(where: str, side: str) -> Problem:
    """A side that something was given for already, perhaps in another spelling."""
    return Problem(where, side, note("calpheon.expected_side_once", side=side))


def unknown_side(fight: Fight, where: str, written: Any) -> Problem:
    """A side that no row of the roster has."""
    known = sides(fight)
    expected = note("calpheon.expected_known_side", sides=known) if known else note("calpheon.expected_no_side")
    return Problem(where, visible(str(written or "")), expected)
