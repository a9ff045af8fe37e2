"""Long fights from random rosters: everything follows from a seed. Nothing here checks anything.

A roster has two or three sides of one tamer and up to four Pokémon with numbers, moves, statuses and abilities drawn
at random; a fight takes one plan after another from what can be chosen, likely to fail or not, and goes on when a
side has nobody left. Whoever falls is now and then set right again by the game master, so that it does not end.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.systems.calpheon.demo import demo
from toolkit.tables.words import STATUSES, TYPES

RULINGS: Mapping[str, Sequence[Any]] = {
    "calpheon.accuracy_rule": ("percent", "manual"),
    "calpheon.damage_formula": ("manual", str(demo()["campaign"][0]["value"])),
    "calpheon.critical_chance": ("", 10),
    "calpheon.rest_amount": ("", 6),
    "calpheon.protect.covers": ("later", "phase"),
    "calpheon.protect.failed_attempt_counts": (True, False),
    "calpheon.reach": ("always", "ask"),
    "calpheon.substitute.overflow": (False, True),
    "calpheon.destiny_bond.expiry": ("own_action", "phase"),
    "calpheon.flee": ("manual", 30, "d100: 1-50 caught, lose 10% max; 51+ away", "d20 + speed > foe_speed + 10"),
    "calpheon.death_roll": ("manual", 20, "d6: 1 dies; 2-6 lives, sp -2"),
    "calpheon.death_roll.when": ("self_destruct", "every_fall"),
    "calpheon.exhaustion": ("manual", 10, "d6: 1-3 lose 5% max, speed -1; 4+ nothing"),
    "calpheon.note": ("noted", "ask"),
    "calpheon.creative.damaging": ("declared", "free"),
    "calpheon.positioning": ("clauses", "clauses", "ignore"),
    "calpheon.trapped.reposition": ("allowed", "forbidden"),
}


def _move(name: str, effect: str, category: str = "Physical", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Normal", "category": category, "power": 60, "sp": 3, "effect": effect, **more}


MORE_MOVES: Sequence[Mapping[str, Any]] = (
    _move("Blow Up", "self-destruct", accuracy=70),
    _move("Cave In", 'self-destruct; on miss: note "rubble"', sp=0),
    _move("Mirror", "mirror coat 125%", priority=-5),
    _move("Toss", "damage level 50%", sp=1),
    _move("Fang", "damage current 25%", accuracy=90),
    _move("Mend", "heal 50%", "Status"),
    _move("Bar the Gate", "trapped 3", "Status"),
    _move("No Salve", "heal block 4", "Status", accuracy=80),
    _move("Bulwark", "protect", "Status", sp=0, priority=4),
    _move("Long Wind", "charge; recharge", sp=4, accuracy=90),
    _move("Deep Breath", "power +1 self; speed +2 self", "Status", actions=2),
    _move("Reckless", "recoil 100%", power=120),
    _move("Bleed", "lose 25% max self; lose 10% max", "Status"),
    _move("Storm Dance", "weather rain 5; terrain grassy 5", "Status"),
    _move("Soar", "charge; hides airborne"),
    _move("Gale", "reaches airborne", tags="Area", accuracy=90),
    _move("Second Wind", "extra attack; hits 2", power=10, sp=1),
)


def costing(moves: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Moves with SP costs of some kind, for the ready list has none."""
    return [{**move, "sp": number % 7} for number, move in enumerate(moves)]


def scenario(seed: int, moves: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A random campaign: roster, moves, rulings."""
    lot = random.Random(seed)
    names = [str(move["name"]) for move in moves]
    sides = ["Red", "Blue", "Green"][: lot.choice((2, 2, 2, 3))]
    roster = [row for side in sides for row in _side(lot, side, names)]
    used = {name for row in roster for name in str(row.get("moves", "")).split(", ")}
    guides = {tab: demo()[tab] for tab in ("statuses", "field") if lot.random() < 0.7}
    rulings = {key: lot.choice(values) for key, values in RULINGS.items()}
    return {
        "system": "calpheon",
        "roster": roster,
        "moves": [move for move in moves if move["name"] in used],
        "rulings": rulings,
        **guides,
    }


def _side(lot: random.Random, side: str, moves: Sequence[str]) -> list[dict[str, Any]]:
    tamer = {"name": f"{side} Tamer", "side": side, "kind": "human", "hp": 40, "max_hp": 40}
    return [tamer, *(_pokemon(lot, f"{side} {number}", side, moves) for number in range(lot.randint(1, 4)))]


def _pokemon(lot: random.Random, name: str, side: str, moves: Sequence[str]) -> dict[str, Any]:
    most, stamina = lot.choice((1, 9, 40, 120, 999)), lot.choice((0, 5, 20, 90))
    return {
        "name": name,
        "side": side,
        "types": "/".join(lot.sample(sorted(TYPES.words), lot.choice((1, 1, 2)))),
        "level": lot.randint(1, 60),
        "hp": lot.randint(0, most),
        "max_hp": most,
        "power": lot.randint(1, 60),
        "resilience": lot.randint(1, 60),
        "speed": lot.randint(0, 80),
        "sp": lot.randint(0, stamina),
        "max_sp": stamina,
        "moves": ", ".join(lot.sample(moves, min(len(moves), lot.randint(1, 6)))),
        "abilities": lot.choice(("", "", "Skill Link", "Soundproof", "Overcoat")),
        "status": lot.choice(("", "", lot.choice(sorted(STATUSES.words)), "Trapped 2", "Heal Block")),
    }
