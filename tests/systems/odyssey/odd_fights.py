"""Odd fights by seed: random rosters, moves with every kind of clause and trigger, random maps and rulings."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from toolkit.scenario.prepare import prepare
from toolkit.scenario.result import show_row
from toolkit.systems.odyssey import RULESET
from toolkit.systems.odyssey.triggers import TRIGGERS
from toolkit.systems.ruleset import AnyState

_TYPES = ("Normal", "Fire", "Water", "Ghost", "Ground", "Flying", "Steel", "Rock", "Bug", "Grass")
_RANGES = (
    "Melee", "Range 4", "Range 8", "Burst 2", "Range 6, Burst 1", "Line 4", "Cone 3", "Pass 4", "Self", "", "Melee 2",
)  # fmt: skip
_CLAUSES = (
    "on hit: push 1", "pull 2", "mark turn", "bane 1", "boon 1 self", "on crit: prone", "on hit: slowed save",
    "stuck turn", "on 16+: sleep save", "weakened round", "confusion save", "enraged save", "chilled save",
    "soaked save", "ongoing 5 save", "heal 25%", "drain 50%", "recoil 25%", "smite", "cannot miss", "crit 14+",
    "punish", "cure sleep", "hidden self", "burn 3",
)  # fmt: skip
_GROUND = ("",) * 14 + ("#", "~", ":", "c", "~:")


def odd_scenario(seed: int) -> dict[str, Any]:
    """A scenario without anything to do yet."""
    chance = random.Random(seed)
    moves = [_move(chance, f"M{number}") for number in range(24)]
    width, height = chance.randint(8, 16), chance.randint(8, 14)
    drawn = [[chance.choice(_GROUND) for _ in range(width)] for _ in range(height)]
    free = [(x, y) for y in range(1, height, 2) for x in range(1, width, 2) if not _walled(drawn, x, y)]
    chance.shuffle(free)
    rows = [row for side in "AB" for row in _side(chance, side, [move["name"] for move in moves])]
    for row in rows:
        if row["active"] and free and chance.random() < 0.95:
            row["x"], row["y"] = free.pop()
    chance.shuffle(rows)
    chosen = {ruling.key: chance.choice(ruling.choices) for ruling in RULESET.rulings if ruling.choices}
    return {"system": "odyssey", "roster": rows, "moves": moves, "map": drawn, "rulings": chosen}


def _walled(drawn: list[list[str]], x: int, y: int) -> bool:
    return any("#" in drawn[y - 1 + down][x - 1 + right] for down in (0, 1) for right in (0, 1))


def _move(chance: random.Random, name: str) -> dict[str, Any]:
    kind = chance.choice(["Strike", "Strike", "Trick", "Maneuver", "Order"])
    clauses = chance.sample(_CLAUSES, chance.randint(0, 3))
    if kind != "Order" and chance.random() < 0.5:
        waits = [f"trigger: {chance.choice(list(TRIGGERS))}" for _ in range(chance.randint(0, 3))]
        clauses = [chance.choice(["interrupt", "reaction"]), *waits, *clauses]
    return {
        "name": name, "kind": kind, "type": chance.choice(_TYPES), "category": chance.choice(["Physical", "Special"]),
        "range": chance.choice(_RANGES), "against": chance.choice(["", "Evasion", "Vigor", "Resolve"]),
        "damage": chance.choice(["1d6", "2d6", "2d8+2"]) if kind == "Strike" else "", "ap": chance.randint(0, 2),
        "frequency": chance.choice(["", "1/Scene", "2/Round", "1/Turn"]), "effect": "; ".join(clauses),
    }  # fmt: skip


def _side(chance: random.Random, side: str, moves: list[str]) -> list[dict[str, Any]]:
    rows = []
    for number in range(chance.randint(1, 3)):
        trainer = f"T{side}{number}"
        rows.append(_one(chance, trainer, side, moves, kind="human"))
        mine = [f"P{side}{number}{letter}" for letter in "abc"[: chance.randint(0, 3)]]
        rows += [_one(chance, name, side, moves, owner=trainer, active=name == mine[0]) for name in mine]
    return [*rows, *(_one(chance, f"G{side}{number}", side, moves) for number in range(chance.randint(0, 2)))]


def _one(chance: random.Random, name: str, side: str, moves: list[str], **more: Any) -> dict[str, Any]:
    word = ("", "always", "never", "ask")
    return {
        "name": name, "side": side, "active": True, "level": chance.randint(1, 20), "max_hp": chance.randint(10, 60),
        "movement": chance.randint(0, 7), "initiative": chance.randint(0, 12), "evasion": chance.randint(6, 15),
        "vigor": chance.randint(6, 15), "resolve": chance.randint(6, 15), "tier": chance.randint(1, 3),
        "size": chance.choice(["Small", "Medium", "Large"]), "types": chance.choice(_TYPES),
        "basic_melee": chance.choice(["Normal Physical", "Innate Physical", ""]), "basic_ranged": "Water Special",
        "defender": chance.random() < 0.5, "punishes": chance.choice(word), "reacts": chance.choice(word),
        "moves": ", ".join(chance.sample(moves, 5)), "boost_points": chance.randint(0, 3), **more,
    }  # fmt: skip


def built(scenario: Mapping[str, Any], state: AnyState | None = None) -> AnyState:
    """The state of a scenario; with `state` of one whose cells are as that has left them."""
    raw = dict(scenario)
    if state is not None:
        raw |= {"roster": [show_row(row) for row in state.roster.values()], "battle": show_row(state.battle)}
    prepared = prepare(raw)
    assert [problem for problem in prepared.problems if problem.level == "error"] == []
    assert prepared.state is not None
    return prepared.state
