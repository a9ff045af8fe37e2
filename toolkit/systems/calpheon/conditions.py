"""Conditions of a clause (`against poison: …`, `in rain: …`) and of a whole move (`only against sleep`).

The words are `vocabulary`'s: those of `OWN` hang on the user and the field alone, those of `AGAINST` on one target. All
are read off the fight as it stands; what nobody can read there is asked of the game master (`only if "…"`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import condition
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.positions import position_of
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import Fight, has_status, types_of
from toolkit.systems.calpheon.vocabulary import OWN
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
    "against raised": lambda row: any(stage > 0 for stage in row.stages.values()),
}
_USER: Mapping[str, Test] = {
    "with status": _held(*AILMENTS),
    "while asleep": _held("Sleep"),
    "while charged": _held("Charged"),
    "as ghost": lambda row: "Ghost" in types_of(row),
    "not as ghost": lambda row: "Ghost" not in types_of(row),
    "as fire": lambda row: "Fire" in types_of(row),
    "as grass": lambda row: "Grass" in types_of(row),
    "as electric": lambda row: "Electric" in types_of(row),
}
_WEATHER = {f"in {word.lower()}": word for word in WEATHER.words}
_TERRAIN = {f"on {word.lower()}": word for word in TERRAIN.words}


def holds(fight: Fight, when: str | None, who: str, target: str) -> bool:
    """Whether the condition holds for a user and its target; none holds always."""
    if when is None:
        return True
    if when == "against hidden":
        return bool(position_of(fight, target))
    if when in _TARGET:
        return _TARGET[when](fight.roster[target])
    if when in _USER:
        return _USER[when](fight.roster[who])
    if when in _WEATHER:
        return condition(fight.battle.weather)[0] == _WEATHER[when]
    if when in _TERRAIN:
        return condition(fight.battle.terrain)[0] == _TERRAIN[when]
    plain = {"in no weather": not fight.battle.weather, "on no terrain": not fight.battle.terrain}
    return plain.get(when, bool(fight.battle.terrain) if when == "on terrain" else True)


def as_used(fight: Fight, who: str, move: Move) -> Move:
    """The move with the clauses and the type that it has for this user on this field.

    Clauses that hang on them count where their condition holds, others are dropped; the last move type named counts.
    """
    if not any(clause.when in OWN or clause.what == "move_type" for clause in move.clauses):
        return move
    held = [clause for clause in move.clauses if clause.when not in OWN or holds(fight, clause.when, who, who)]
    kinds = [_kind(fight, who, clause.word or "") for clause in held if clause.what == "move_type"]
    row = move.row.model_copy(update={"type": kinds[-1]}) if kinds else move.row
    return Move(row, tuple(replace(clause, when=None) if clause.when in OWN else clause for clause in held))


def move_of(fight: Fight, planned: Planned) -> Move | None:
    """The move of a plan as its actor would use it now; `None` for an Action word."""
    move = fight.moves.get(planned.move)
    return None if move is None else as_used(fight, planned.actor, move)


def _kind(fight: Fight, who: str, word: str) -> str:
    return next(iter(types_of(fight.roster[who])), "") if word == "Own" else word
