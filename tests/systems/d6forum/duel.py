"""A small duel for tests by the forum's d6 rules: Искра against Мох, with Пень on Искра's bench."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.scenario import resolve

Row = Mapping[str, Any]

ROSTER: Sequence[Row] = (
    {"name": "Искра", "side": "A", "types": "Normal", "max_hp": 1000, "active": True},
    {"name": "Пень", "side": "A", "types": "Grass", "max_hp": 1000},
    {"name": "Мох", "side": "B", "types": "Normal", "max_hp": 1000},
)
MOVES: Sequence[Row] = (
    {"name": "Удар", "type": "Fighting", "category": "Physical", "power": 60},
    {"name": "Жар", "type": "Fire", "category": "Special", "power": 60, "effect": "burn 30%"},
    {"name": "Сон", "type": "Psychic", "category": "Status", "effect": "sleep"},
)


def play(
    *do: Mapping[str, Any],
    answers: Any = None,
    moves: Sequence[Row] = MOVES,
    rulings: Mapping[str, Any] | None = None,
    **changed: Mapping[str, Any],
) -> dict[str, Any]:
    """The result of a scenario with some columns changed by name, e.g. `Мох={"hp": 3}`."""
    roster = [{**row, **changed.get(str(row["name"]), {})} for row in ROSTER]
    scenario = {"system": "d6forum", "language": "ru", "roster": roster, "moves": list(moves), "do": list(do)}
    return resolve({**scenario, "rulings": rulings or {}, "answers": {} if answers is None else answers})


def deed(use: str = "Удар", actor: str = "Искра", on: str | None = "Мох", **given: Any) -> dict[str, Any]:
    """An action line."""
    return {"actor": actor, "use": use, "on": [on] if on else [], "with": given}


def row(result: Mapping[str, Any], name: str) -> Any:
    """A roster row of a result."""
    return next(one for one in result["roster"] if one["name"] == name)
