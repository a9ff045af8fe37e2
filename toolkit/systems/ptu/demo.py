"""The demo campaign: a wild pack at a mill pond, two trainers, six Pokémon of nobody's Pokédex, our own moves.

The moves are ours, written as numbers and effects; a game master brings the move list of the book.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.systems.ptu.demo_russian import RUSSIAN
from toolkit.tables.in_russian import in_russian

Row = Mapping[str, Any]


def demo() -> Mapping[str, Sequence[Row]]:
    """Rows by tab, column keys to cells."""
    return {"campaign": (), "roster": in_russian([*_MILL, *_WILD], RUSSIAN), "moves": in_russian(_MOVES, RUSSIAN)}


def _pokemon(name: str, side: str, types: str, level: int, stats: tuple[int, ...], moves: str, **more: Any) -> Row:
    hp, attack, defense, special_attack, special_defense, speed = stats
    return {
        "name": name, "side": side, "kind": "pokemon", "types": types, "level": level, "hp_stat": hp,
        "attack": attack, "defense": defense, "special_attack": special_attack, "special_defense": special_defense,
        "speed": speed, "moves": moves, "active": True, **more,
    }  # fmt: skip


_MILL: Sequence[Row] = (
    {
        "name": "Ilse", "side": "Mill", "kind": "human", "level": 6, "hp_stat": 12, "attack": 9, "defense": 8,
        "special_attack": 6, "special_defense": 8, "speed": 9, "active": True, "skills": "Combat 3, Athletics 4",
        "notes": "Keeps the sluice, and a list of what bites.",
    },
    _pokemon(
        "Sootling", "Mill", "Fire", 14, (9, 8, 8, 15, 9, 13), "Cinder Puff, Hot Coals, Smoke Veil",
        owner="Ilse", skills="Combat 3, Acrobatics 4", notes="Sleeps in the oven when nobody looks.",
    ),
    _pokemon(
        "Brambuck", "Mill", "Grass", 13, (12, 14, 11, 7, 9, 8), "Thorn Volley, Root Sip, Bramble Bash",
        owner="Ilse", active=False, notes="Eats fences.",
    ),
)  # fmt: skip

_WILD: Sequence[Row] = (
    _pokemon(
        "Pondling", "Wild", "Water/Poison", 12, (11, 7, 9, 13, 10, 9), "Ripple Shot, Murk Spit",
        skills="Combat 2, Stealth 4", notes="Was a puddle until it rained.",
    ),
    _pokemon(
        "Reedrunner", "Wild", "Flying/Normal", 12, (9, 13, 7, 6, 8, 16), "Twin Peck, Dust Beat",
        skills="Combat 4, Acrobatics 5", notes="Faster than its own echo.",
    ),
    _pokemon(
        "Old Snapper", "Wild", "Water/Rock", 15, (16, 15, 16, 6, 9, 3), "Stone Jaw, Drowsy Hum",
        skills="Combat 4, Athletics 5", damage_reduction=2, notes="Has been a stepping stone for years.",
    ),
)  # fmt: skip


def _move(name: str, kind: str, category: str, ac: int | None, base: int | None, frequency: str, **more: Any) -> Row:
    return {
        "name": name,
        "type": kind,
        "category": category,
        "ac": ac,
        "damage_base": base,
        "frequency": frequency,
        **more,
    }


_MOVES: Sequence[Row] = (
    _move("Cinder Puff", "Fire", "Special", 2, 4, "At-Will", range="4", effect="on 18+: burn"),
    _move("Hot Coals", "Fire", "Special", 3, 7, "Scene x2", range="Burst 1", tags="Area", effect="on 19+: burn"),
    _move("Smoke Veil", "Normal", "Status", 2, None, "Scene", range="Burst 2", tags="Area", effect="accuracy -1"),
    _move("Thorn Volley", "Grass", "Physical", 4, 3, "EOT", range="6", effect="five strike"),
    _move("Root Sip", "Grass", "Special", 2, 4, "EOT", range="Melee", effect="drain 50%"),
    _move("Bramble Bash", "Grass", "Physical", 2, 8, "Scene", range="Melee", tags="Contact", effect="recoil 25%"),
    _move("Ripple Shot", "Water", "Special", 2, 4, "At-Will", range="4", effect="on 16+: speed -1"),
    _move("Murk Spit", "Poison", "Special", 2, 5, "EOT", range="6", effect="on 17+: poison"),
    _move("Twin Peck", "Flying", "Physical", 4, 3, "At-Will", range="Melee", tags="Contact", effect="double strike"),
    _move("Dust Beat", "Ground", "Status", 3, None, "Scene", range="Cone 2", tags="Area", effect="accuracy -1"),
    _move(
        "Stone Jaw", "Rock", "Physical", 4, 6, "EOT", range="Melee", tags="Contact", effect="crit 18+; on 15+: flinch"
    ),
    _move("Drowsy Hum", "Normal", "Status", 6, None, "Scene", range="4", tags="Sound", effect="sleep"),
)
