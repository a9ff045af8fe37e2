"""A small Calpheon duel to vary: Cinder against Mossy, accuracy and damage typed."""

from __future__ import annotations

import copy
from typing import Any

_COMBATANT = {
    "level": 20, "hp": 60, "max_hp": 60, "power": 10, "resilience": 10, "speed": 10, "sp": 20, "max_sp": 20,
}  # fmt: skip

_DUEL: dict[str, Any] = {
    "system": "calpheon",
    "rulings": {"calpheon.damage_formula": "manual", "calpheon.accuracy_rule": "manual"},
    "roster": [
        {"name": "Cinder", "side": "A", "types": "Fire", **_COMBATANT},
        {"name": "Mossy", "side": "B", "types": "Grass", **_COMBATANT},
    ],
    "moves": [
        {"name": "Tackle", "type": "Normal", "category": "Physical", "power": 40, "sp": 3},
        {"name": "Gust", "type": "Flying", "category": "Special", "power": 40, "sp": 3},
        {"name": "Growl", "type": "Normal", "category": "Status", "sp": 2, "effect": "power -1"},
    ],
    "do": [],
    "answers": {"initiative": [50, 40], "damage": [9]},
}


def wait(actor: str) -> dict[str, Any]:
    """Nothing."""
    return {"actor": actor, "use": "Wait"}


def use(actor: str, move: str, *on: str) -> dict[str, Any]:
    """A move on somebody."""
    return {"actor": actor, "use": move, "on": list(on)}


def turn(a: list[dict[str, Any]] | None = None, b: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """Both sides' plans; by default Cinder tackles once."""
    attack = [use("Cinder", "Tackle", "Mossy"), wait("Cinder")]
    return {"turn": {"A": attack if a is None else a, "B": [wait("Mossy"), wait("Mossy")] if b is None else b}}


def duel(**parts: Any) -> dict[str, Any]:
    """The duel with some of its parts replaced; `...` leaves a part out."""
    scenario = {**copy.deepcopy(_DUEL), "do": [turn()], **parts}
    return {key: part for key, part in scenario.items() if part is not ...}


def with_cell(tab: str, row: int, column: str, cell: Any) -> dict[str, Any]:
    """The duel with one cell changed."""
    scenario = duel()
    scenario[tab][row][column] = cell
    return scenario


def places(result: dict[str, Any]) -> list[str]:
    """Where the problems of a result are."""
    assert result["ok"] is False, result
    return [problem["where"] for problem in result["problems"]]
