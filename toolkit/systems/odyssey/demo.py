"""The demo campaign: a toll bridge and its keeper, four trainers, a boss with grunts, a map with river and tall grass.

The names, numbers and moves are our own, made up for trying things out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.systems.odyssey.demo_russian import RUSSIAN
from toolkit.tables.in_russian import in_russian

Row = Mapping[str, Any]


def demo() -> Mapping[str, Sequence[Any]]:
    """Rows by tab, column keys to cells; `map` as lists of cells."""
    return {
        "campaign": (),
        "roster": in_russian([*_TRAVELLERS, *_TOLL], RUSSIAN),
        "moves": in_russian(_MOVES, RUSSIAN),
        "map": _drawn(_MAP),
    }


def _drawn(rows: Sequence[str]) -> list[list[str]]:
    return [["" if cell == "." else cell for cell in row.split()] for row in rows]


def _one(name: str, side: str, at: tuple[int, int], defenses: tuple[int, int, int], **more: Any) -> Row:
    evasion, vigor, resolve = defenses
    row = {
        "name": name, "side": side, "kind": "pokemon", "tier": 1, "size": "Medium", "movement": 5, "level": 6,
        "evasion": evasion, "vigor": vigor, "resolve": resolve, "x": at[0], "y": at[1], **more,
    }  # fmt: skip
    return {**row, "max_hp": row["hp"]}


def _trainer(name: str, at: tuple[int, int], moves: str, notes: str) -> Row:
    return _one(
        name, "Travellers", at, (11, 10, 11), kind="human", hp=26, moves=moves, basic_melee="Normal Physical",
        boost_points=2, notes=notes,
    )  # fmt: skip


_TRAVELLERS: Sequence[Row] = (
    _one(
        "Kilnling", "Travellers", (5, 8), (13, 10, 11), owner="Mira", types="Fire", size="Small", initiative=14,
        hp=30, role="Artillery", basic_melee="Fire Physical", basic_ranged="Fire Special",
        moves="Cinder Lob, Smoulder", active=True, movement=6, notes="Sleeps in the kettle.",
    ),
    _trainer("Mira", (3, 8), "Take Heart", "Keeps the map, upside down."),
    _one(
        "Bulwark", "Travellers", (6, 10), (11, 14, 12), owner="Osip", types="Rock/Steel", size="Medium", initiative=6,
        hp=44, role="Guardian", defender=True, armor_physical=3, armor_special=1, basic_melee="Rock Physical",
        moves="Shoulder Bump, Stare Down, Rebuke", active=True, movement=4, notes="Has never been late or early.",
    ),
    _trainer("Osip", (4, 10), "Hold Fast", "Counts everything twice."),
    _one(
        "Reedwing", "Travellers", (5, 5), (14, 10, 11), owner="Tal", types="Water/Flying", size="Small", initiative=16,
        hp=28, role="Sniper", crit_bonus=1, basic_melee="Flying Physical", basic_ranged="Water Special",
        moves="Reed Dart, Gust Sweep", active=True, movement=7, notes="Collects buttons.",
    ),
    _trainer("Tal", (3, 5), "Take Heart", "Whistles instead of talking."),
    _one(
        "Mossback", "Travellers", (6, 6), (10, 13, 13), owner="Juna", types="Grass", size="Large", initiative=5,
        hp=48, role="Brawler", damage_die="d8", basic_melee="Grass Physical", moves="Root Grasp, Sap Kiss",
        active=True, movement=4, notes="Carries the tents.",
    ),
    _one(
        "Dozeling", "Travellers", (2, 6), (12, 10, 14), owner="Juna", types="Psychic", size="Small", initiative=10,
        hp=26, role="Tactician", basic_melee="Normal Physical", basic_ranged="Psychic Special", moves="Lull, Smoulder",
        active=False, movement=5, notes="Dreams of bridges.",
    ),
    _trainer("Juna", (3, 6), "Hold Fast", "Paid the toll once. Never again."),
)  # fmt: skip

_TOLL: Sequence[Row] = (
    _one(
        "Tollhorn", "Toll", (15, 8), (12, 15, 13), types="Ground", size="Large", initiative=8, tier=2, level=12, hp=96,
        role="Breaker", armor_physical=2, basic_melee="Ground Physical", moves="Bridge Quake, Trample, Stare Down",
        movement=5, punishes="always", defender=True, notes="The boss. Believes the bridge is its nest.",
    ),
    _one(
        "Barker", "Toll", (17, 6), (11, 10, 12), kind="human", initiative=11, hp=24, basic_melee="Dark Physical",
        basic_ranged="Dark Special", moves="Net Throw", notes="Shouts the prices.",
    ),
    _one(
        "Pinch", "Toll", (14, 5), (13, 10, 10), types="Dark", size="Small", initiative=13, hp=22, role="Lurker",
        basic_melee="Dark Physical", moves="Reed Dart", movement=6, notes="Counts the change.",
    ),
    _one(
        "Grumble", "Toll", (13, 11), (11, 12, 10), types="Poison", initiative=7, hp=28, role="Duelist",
        basic_melee="Poison Physical", moves="Shoulder Bump, Lull", notes="Would rather fish.",
    ),
)  # fmt: skip


def _move(name: str, kind: str, ap: int, reach: str, effect: str = "", **more: Any) -> Row:
    return {"name": name, "kind": kind, "ap": ap, "range": reach, "effect": effect, "frequency": "At-Will", **more}


_MOVES: Sequence[Row] = (
    _move("Cinder Lob", "Strike", 2, "Range 6, Burst 1", "on crit: ongoing 3 save", type="Fire", category="Special",
          against="Evasion", damage="2d6", tags="Area"),
    _move("Smoulder", "Trick", 1, "Range 5", "on hit: weakened save", type="Fire", category="Status", against="Vigor"),
    _move("Reed Dart", "Strike", 1, "Range 8", "on super effective: slowed turn", type="Water", category="Physical",
          against="Evasion", damage="2d6", crit_bonus=1, tags="Projectile"),
    _move("Gust Sweep", "Strike", 2, "Cone 3", "on hit: push 1", type="Flying", category="Special", against="Vigor",
          damage="2d6", tags="Area"),
    _move("Shoulder Bump", "Strike", 1, "Melee", "on hit: push 1; punish", type="Rock", category="Physical",
          against="Vigor", damage="2d6", tags="Contact"),
    _move("Rebuke", "Strike", 1, "Melee", "reaction; trigger adjacent ally hit", type="Rock", category="Physical",
          against="Vigor", damage="2d6", tags="Contact"),
    _move("Stare Down", "Trick", 1, "Range 4", "on hit: mark turn", type="Normal", category="Status",
          against="Resolve"),
    _move("Root Grasp", "Strike", 2, "Melee", "on hit: stuck turn", type="Grass", category="Physical",
          against="Evasion", damage="3d6", tags="Contact"),
    _move("Sap Kiss", "Trick", 1, "Melee", "on hit: slowed save; heal 5 self", type="Grass", category="Status",
          against="Vigor"),
    _move("Lull", "Trick", 2, "Range 4", "on hit: sleep save", type="Psychic", category="Status", against="Resolve",
          frequency="2/Scene"),
    _move("Bridge Quake", "Strike", 2, "Burst 2", "on 16+: prone", type="Ground", category="Physical",
          against="Evasion", damage="2d6", tags="Area"),
    _move("Trample", "Strike", 2, "Line 4", "smite", type="Ground", category="Physical", against="Evasion",
          damage="3d6", tags="Area"),
    _move("Net Throw", "Trick", 1, "Range 5", "on hit: slowed round; bane 1", type="Normal", category="Status",
          against="Evasion"),
    _move("Take Heart", "Order", 0, "Self", "boon 1 self"),
    _move("Hold Fast", "Order", 0, "Self", 'note "One ally within 6 may stand up at once."'),
)  # fmt: skip

_MAP = (
    "# # # # # # # # # # # # # # # # # # # #",
    "# . . . . . . . ~ ~ . . . . . . . . . #",
    "# . : : . . . . ~ ~ . . . : : . . . . #",
    "# . : : . . . . ~ ~ . . : : : . . . . #",
    "# . . . . . . . ~ ~ . . . . . . . . . #",
    "# . . . . . . . ~ ~ c . . . . . . . . #",
    "# . . . . . . . . . . . . . . . . # # #",
    "# . . . . . . . . . . . . . . . . # . #",
    "# . . . . . . . ~ ~ c . . . . . . . . #",
    "# . . : . . . . ~ ~ . . . . . . . # # #",
    "# . . ~: ~: . . . ~ ~ . . . . c . . . . #",
    "# . . . . . . . ~ ~ . . . . . . . . . #",
    "# . . . . . # . ~ ~ . . # . . . . . . #",
    "# # # # # # # # # # # # # # # # # # # #",
)
"""Walls round a bridge over a slow river, tall grass on both banks, Cover at the bridge's ends."""
