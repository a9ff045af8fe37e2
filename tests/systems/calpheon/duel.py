"""A small duel for tests: Cinder against Mossy, with Ana beside Cinder and Newt on the bench."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from tests.systems.fights import place
from toolkit.core.problems import Problem
from toolkit.core.rulings import read_rulings
from toolkit.systems.calpheon import RULESET
from toolkit.systems.calpheon.state import Fight
from toolkit.systems.ruleset import Tables
from toolkit.tables.decode import decode_rows

STATS = {"max_hp": 60, "power": 10, "resilience": 10, "speed": 10, "sp": 20, "max_sp": 20, "level": 20}

ROSTER: Sequence[Mapping[str, Any]] = (
    {"name": "Cinder", "side": "A", "types": "Fire", "active": True, **STATS},
    {"name": "Newt", "side": "A", "types": "Water", **STATS},
    {"name": "Ana", "side": "A", "kind": "human", "max_hp": 30},
    {"name": "Mossy", "side": "B", "types": "Grass", **STATS},
)

MOVES: Sequence[Mapping[str, Any]] = (
    {"name": "Tackle", "type": "Normal", "category": "Physical", "power": 40, "sp": 3},
    {"name": "Swipes", "type": "Normal", "category": "Physical", "power": 18, "sp": 4, "effect": "hits 2-5"},
    {"name": "Growl", "type": "Normal", "category": "Status", "sp": 1, "effect": "power -1"},
    {"name": "Mend", "type": "Normal", "category": "Status", "sp": 2, "effect": "heal 50%"},
    {"name": "Sunbeam", "type": "Grass", "category": "Special", "power": 120, "sp": 8, "effect": "charge"},
    {"name": "Ram", "type": "Normal", "category": "Physical", "power": 90, "sp": 4, "effect": "recoil 25%"},
    {"name": "Rest", "type": "Psychic", "category": "Status", "sp": 3, "effect": "heal 100%"},
    {"name": "Sky Fall", "type": "Flying", "category": "Physical", "power": 150, "sp": 6, "actions": 2},
)


def build(
    *,
    roster: Sequence[Mapping[str, Any]] = ROSTER,
    moves: Sequence[Mapping[str, Any]] = MOVES,
    rulings: Mapping[str, Any] | None = None,
    guides: Mapping[str, Sequence[Mapping[str, Any]]] | None = None,
    battle: Mapping[str, Any] | None = None,
    **changed: Mapping[str, Any],
) -> tuple[Fight, list[Problem]]:
    """The duel with some columns changed by name, e.g. `Cinder={"hp": 3}`, and what is wrong with it."""
    rows = [{**row, **changed.get(str(row["name"]), {})} for row in roster]
    in_force, strange = read_rulings(
        RULESET.rulings, {f"calpheon.{key}": value for key, value in (rulings or {}).items()}
    )
    combatants, unread = decode_rows(RULESET.roster, rows, lambda row, column: place("roster", row, column))
    known, misread = decode_rows(RULESET.moves, moves, lambda row, column: place("moves", row, column))
    extra: dict[str, Any] = {}
    for role, given in (guides or {}).items():
        extra[role], unclear = decode_rows(RULESET.guides[role].rows, given, partial(place, role))
        misread += unclear
    (now,), odd = decode_rows(RULESET.battle, [battle or {}], partial(place, "battle"))
    fight, problems = RULESET.build_state(Tables(combatants, known, now, in_force, place, extra))
    return fight, [*strange, *unread, *misread, *odd, *problems]


def duel(**changed: Any) -> Fight:
    """The duel, without anything wrong."""
    fight, problems = build(**changed)
    assert problems == []
    return fight


def line(actor: str, use: Any, *on: str, **prepared: Any) -> dict[str, Any]:
    """An action line."""
    return {"actor": actor, "use": use, "on": list(on), "with": prepared}


def turn(a: Sequence[Any] = (), b: Sequence[Any] = ()) -> dict[str, Any]:
    """A turn's entry."""
    return {"turn": {"A": list(a), "B": list(b)}}
