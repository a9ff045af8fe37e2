"""Conditions of a clause (`against poison: …`, `in rain: …`) and of a whole move (`only against sleep`).

The words are `vocabulary`'s: those of `OWN` hang on the user and the field alone, those of `AGAINST` on one target. All
are read off the fight as it stands; what nobody can read there is asked of the game master (`only if "…"`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.systems.calpheon.events import condition
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import Fight, has_status, types_of
from toolkit.tables.words import TERRAIN, WEATHER

AILMENTS = ("Burn", "Poison", "Badly Poisoned", "Paralysis", "Sleep", "Freeze")
"""What `against status`, `with status` and `cure all` mean."""

Test = Callable[[CalpheonCombatant], bool]


def _held(*statuses: str) -> Test:
    return lambda row: any(has_status(row, status) for status in statuses)


def _half(row: CalpheonCombatant) -> bool:
    return (row.hp or 0) * 2 <= (row.max_hp or 0)


_TARGET: Mapping[str, Test] = {
    "against status": _held(*AILMENTS),
    "against poison": _held("Poison", "Badly Poisoned"),
    "against paralysis": _held("Paralysis"),
    "against sleep": _held("Sleep"),
    "against minimized": _held("Minimized"),
    "against half hp": _half,
}
_USER: Mapping[str, Test] = {
    "with status": _held(*AILMENTS),
    "while asleep": _held("Sleep"),
    "while charged": _held("Charged"),
    "as ghost": lambda row: "Ghost" in types_of(row),
    "not as ghost": lambda row: "Ghost" not in types_of(row),
    "as fire": lambda row: "Fire" in types_of(row),
    "as electric": lambda row: "Electric" in types_of(row),
}
_WEATHER = {f"in {word.lower()}": word for word in WEATHER.words}
_TERRAIN = {f"on {word.lower()}": word for word in TERRAIN.words}


def holds(fight: Fight, when: str | None, who: str, target: str) -> bool:
    """Whether the condition holds for a user and its target; none holds always."""
    if when is None:
        return True
    if when in _TARGET:
        return _TARGET[when](fight.roster[target])
    if when in _USER:
        return _USER[when](fight.roster[who])
    if when in _WEATHER:
        return condition(fight.battle.weather)[0] == _WEATHER[when]
    if when in _TERRAIN:
        return condition(fight.battle.terrain)[0] == _TERRAIN[when]
    return bool(fight.battle.terrain) if when == "on terrain" else True
