"""Small scenarios of every system, few enough ways to walk them all by hand."""

from __future__ import annotations

from typing import Any

Scene = dict[str, Any]


def ptu(hp: int = 40, **more: Any) -> Scene:
    return {
        "system": "ptu",
        "roster": [
            {"name": "Cinder", "side": "A", "types": "Fire", "level": 12, "hp": 44, "max_hp": 44, "special_attack": 14,
             "attack": 9, "moves": "Ember, Two Ways, Puff"},
            {"name": "Mossy", "side": "B", "types": "Grass/Poison", "level": 10, "hp": hp, "max_hp": 40,
             "special_defense": 8, "defense": 6},
            {"name": "Ghost", "side": "B", "types": "Ghost", "level": 10, "hp": 40, "max_hp": 40, "defense": 6},
        ],
        "moves": [
            {"name": "Ember", "type": "Fire", "category": "Special", "ac": 2, "damage_base": 4, "range": "4",
             "effect": "on 18+: burn"},
            {"name": "Two Ways", "type": "Normal", "category": "Physical", "ac": 3, "damage_base": 3,
             "range": "Burst 1", "tags": "Area"},
            {"name": "Puff", "type": "Fire", "category": "Status", "ac": 4, "range": "4", "effect": "attack -1"},
        ],
        "do": [{"actor": "Cinder", "use": "Ember", "on": ["Mossy"]}],
        **more,
    }  # fmt: skip


def calpheon(formula: str = "move_power + crit * 3 + 1d4", **more: Any) -> Scene:
    """Two Actions against two; chances in tens of per cent make no difference to how they are counted."""
    return {
        "system": "calpheon",
        "rulings": {
            "calpheon.accuracy_rule": "percent",
            "calpheon.damage_formula": formula,
            "calpheon.critical_chance": 5,
        },
        "roster": [
            {"name": "Cinder", "side": "A", "types": "Fire", "power": 20, "resilience": 10, "speed": 10, "hp": 12,
             "max_hp": 30, "sp": 20, "max_sp": 20, "moves": "Swipe"},
            {"name": "Mossy", "side": "B", "types": "Grass", "power": 20, "resilience": 10, "speed": 12, "hp": 9,
             "max_hp": 30, "sp": 20, "max_sp": 20, "moves": "Swipe"},
        ],
        "moves": [
            {"name": "Swipe", "type": "Normal", "category": "Physical", "power": 6, "accuracy": 90, "sp": 1,
             "effect": "burn 30%"},
        ],
        "do": [{"turn": {"A": [{"actor": "Cinder", "use": "Swipe", "on": ["Mossy"]}]}}],
        **more,
    }  # fmt: skip


def odyssey(**more: Any) -> Scene:
    return {
        "system": "odyssey",
        "roster": [
            {"name": "Ace", "side": "A", "types": "Fire", "level": 3, "hp": 30, "max_hp": 30, "evasion": 12,
             "vigor": 12, "resolve": 12, "accuracy_bonus": 2, "moves": "Lash, Glare"},
            {"name": "Bog", "side": "B", "types": "Water", "level": 3, "hp": 8, "max_hp": 30, "evasion": 13,
             "vigor": 11, "resolve": 12, "armor_physical": 1},
        ],
        "moves": [
            {"name": "Lash", "type": "Normal", "category": "Physical", "kind": "Strike", "ap": 1, "against": "Evasion",
             "damage": "2d6", "range": "1"},
            {"name": "Glare", "type": "Dark", "category": "Status", "kind": "Trick", "ap": 1, "against": "Resolve",
             "range": "4", "effect": "on hit: weakened"},
        ],
        "do": [{"actor": "Ace", "use": "Lash", "on": ["Bog"], "with": {"boons": 1}}],
        **more,
    }  # fmt: skip


def d6forum(hp: int = 60, **more: Any) -> Scene:
    return {
        "system": "d6forum",
        "roster": [
            {"name": "Spark", "side": "A", "types": "Electric", "hp": 100, "max_hp": 100, "moves": "Jolt, Flurry",
             "status": "Confusion 2"},
            {"name": "Moss", "side": "B", "types": "Grass", "hp": hp, "max_hp": 100, "dodges_left": 5},
        ],
        "moves": [
            {"name": "Jolt", "type": "Normal", "category": "Special", "power": 60, "effect": "paralysis"},
            {"name": "Flurry", "type": "Normal", "category": "Physical", "power": 20, "effect": "hits 2-5"},
        ],
        "do": [{"actor": "Spark", "use": "Jolt", "on": ["Moss"]}],
        **more,
    }  # fmt: skip


def doing(use: str, *targets: str, actor: str, **given: Any) -> dict[str, Any]:
    return {"do": [{"actor": actor, "use": use, "on": list(targets), "with": given}]}
