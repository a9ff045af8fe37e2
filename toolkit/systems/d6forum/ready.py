"""The ready move list: the moves that the source text names, as rows of the Moves tab.

Types, categories and powers are those of the games; what the text says of each is its effect. Fling is left out: its
power and its effect hang on what is thrown. Nothing of the list is in force until its rows stand in a Moves tab.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def _attack(name: str, kind: str, category: str, power: int, effect: str) -> Mapping[str, Any]:
    return {"name": name, "type": kind, "category": category, "power": power, "effect": effect}


def _status(name: str, kind: str, effect: str) -> Mapping[str, Any]:
    return {"name": name, "type": kind, "category": "Status", "effect": effect}


READY = (
    _attack("Aqua Jet", "Water", "Physical", 40, "first"),
    _status("Assist", "Normal", "calls move"),
    _status("Bestow", "Normal", ""),
    _attack("Dig", "Ground", "Physical", 80, "two-turn"),
    _attack("Double Slap", "Normal", "Physical", 15, "hits 2-5"),
    _attack("Fake Out", "Normal", "Physical", 40, "first; flinch 100%"),
    _attack("Fire Spin", "Fire", "Special", 15, "hits 2-5"),
    _attack("Fly", "Flying", "Physical", 90, "two-turn"),
    _attack("Fury Attack", "Normal", "Physical", 15, "hits 2-5"),
    _status("Heal Bell", "Normal", "cure team"),
    _status("Heal Order", "Bug", "heal 50%"),
    _attack("Karate Chop", "Fighting", "Physical", 50, "high crit"),
    _attack("Magnitude", "Ground", "Physical", 150, "variable"),
    _status("Metronome", "Normal", "calls move"),
    _attack("Quick Attack", "Normal", "Physical", 40, "first"),
    _attack("Razor Leaf", "Grass", "Physical", 55, "high crit"),
    _attack("Razor Wind", "Normal", "Special", 80, "two-turn; high crit"),
    _status("Sleep Talk", "Normal", "while asleep; calls move"),
    _attack("Solar Beam", "Grass", "Special", 120, "two-turn"),
    _attack("Swift", "Normal", "Special", 60, "cannot miss"),
    _status("Teleport", "Psychic", "uses dodge"),
)
"""The rows in order of their names, column keys to cells."""
