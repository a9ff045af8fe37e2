"""The demo campaign: a quarrel over a ferry crossing, two tamers, seven Pokémon of nobody's Pokédex, our own moves.

The numbers are made up for trying things out. The damage formula is a sample and NOT the official one of Calpheon
Wilds, which the source texts do not give; the row beside it in the Campaign tab says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.systems.calpheon.demo_guides import FIELD, STATUSES
from toolkit.systems.calpheon.demo_russian import RUSSIAN
from toolkit.tables.in_russian import in_russian

Row = Mapping[str, Any]

SAMPLE_FORMULA = "(move_power * power / (10 * resilience) + 1d6) * (1 + stab / 4) * type * (1 + crit / 2)"


def demo() -> Mapping[str, Sequence[Row]]:
    """Rows by tab, column keys to cells."""
    tabs = {
        "campaign": _CAMPAIGN,
        "roster": in_russian([*_BANK, *_FERRY], RUSSIAN),
        "moves": in_russian(_MOVES, RUSSIAN),
    }
    return {**tabs, "statuses": STATUSES, "field": FIELD}


_CAMPAIGN: Sequence[Row] = (
    {
        "key": "calpheon.damage_formula",
        "value": SAMPLE_FORMULA,
        "note": "SAMPLE, not the official formula of Calpheon Wilds. Put your own here, or: manual",
        "note_ru": "ОБРАЗЕЦ, не официальная формула Calpheon Wilds. Впишите свою или «вручную»",
    },
    {"key": "calpheon.critical_chance", "value": 5, "note": "sample", "note_ru": "образец"},
    {"key": "calpheon.rest_amount", "value": 6, "note": "sample", "note_ru": "образец"},
)


def _pokemon(name: str, side: str, owner: str, types: str, stats: tuple[int, ...], moves: str, **more: Any) -> Row:
    level, hp, power, resilience, speed, sp = stats
    return {
        "name": name, "side": side, "kind": "pokemon", "owner": owner, "types": types, "level": level,
        "hp": hp, "max_hp": hp, "power": power, "resilience": resilience, "speed": speed, "sp": sp, "max_sp": sp,
        "moves": moves, "active": False, **more,
    }  # fmt: skip


def _tamer(name: str, side: str, hp: int, notes: str) -> Row:
    return {"name": name, "side": side, "kind": "human", "level": 6, "hp": hp, "max_hp": hp, "notes": notes}


_BANK: Sequence[Row] = (
    _tamer("Wren", "Bank", 32, "Ferries letters, hates being late."),
    _pokemon(
        "Cindrake", "Bank", "Wren", "Fire", (18, 54, 14, 10, 17, 20), "Kindle, Ember Waltz, Scorched Earth, Bellow",
        active=True, notes="Hums when it is about to sneeze.",
    ),
    _pokemon(
        "Mosspaw", "Bank", "Wren", "Grass", (17, 62, 11, 14, 9, 18), "Thistle Flurry, Sapsip, Sunbask, Drowsy Dust",
        notes="Sleeps on the mail.",
    ),
    _pokemon(
        "Puddlewick", "Bank", "Wren", "Water/Ghost", (19, 48, 15, 9, 20, 22), "Brine Spit, Last Lantern, Decoy Bubble",
        notes="Only seen from the side.",
    ),
)  # fmt: skip

_FERRY: Sequence[Row] = (
    _tamer("Odo", "Ferry", 36, "Owns the ferry, and says so."),
    _pokemon(
        "Gravlet", "Ferry", "Odo", "Rock/Ground", (18, 60, 15, 15, 6, 18), "Pebble Rain, Shoulder Charge, Brace",
        active=True, notes="Ballast with opinions.",
    ),
    _pokemon(
        "Voltern", "Ferry", "Odo", "Electric/Flying", (18, 46, 16, 8, 23, 20), "Static Peck, Thundergather, Bellow",
        notes="Knows every mast on the river.",
    ),
    _pokemon(
        "Nettlejaw", "Ferry", "Odo", "Bug/Poison", (16, 50, 13, 11, 14, 18), "Sapsip, Tit for Tat, Drowsy Dust",
        notes="Came with the rope.",
    ),
)  # fmt: skip


def _move(name: str, kind: str, category: str, sp: int, effect: str = "", **more: Any) -> Row:
    return {"name": name, "type": kind, "category": category, "sp": sp, "effect": effect, **more}


_MOVES: Sequence[Row] = (
    _move("Kindle", "Fire", "Special", 3, "burn 10%", power=45, accuracy=95, range="Near"),
    _move("Ember Waltz", "Fire", "Special", 5, "hits 2-5", power=18, accuracy=90, range="Near"),
    _move("Scorched Earth", "Fire", "Physical", 6, "recoil 25%", power=85, accuracy=90, range="Melee", tags="Contact"),
    _move("Bellow", "Normal", "Status", 2, "power -1", accuracy=100, range="Near", tags="Sound"),
    _move("Thistle Flurry", "Grass", "Physical", 4, "hits 3", power=20, accuracy=95, range="Melee"),
    _move("Sapsip", "Grass", "Special", 5, "drain 50%", power=50, accuracy=100, range="Near"),
    _move("Sunbask", "Grass", "Status", 5, "heal 40%", range="Self"),
    _move("Drowsy Dust", "Bug", "Status", 3, "sleep 2", accuracy=75, range="Near", tags="Powder"),
    _move("Brine Spit", "Water", "Special", 4, "resilience -1 20%", power=55, accuracy=100, range="Near"),
    _move("Last Lantern", "Ghost", "Status", 4, "destiny bond 25%", range="Self", priority=1),
    _move("Decoy Bubble", "Water", "Status", 3, "substitute 20%", range="Self"),
    _move("Pebble Rain", "Rock", "Physical", 4, "", power=50, accuracy=90, range="Near", tags="Projectile"),
    _move("Shoulder Charge", "Ground", "Physical", 7, "recharge", power=95, accuracy=85, range="Melee", tags="Contact"),
    _move("Brace", "Normal", "Status", 2, "protect", range="Self", priority=4, tags="Barrier"),
    _move("Static Peck", "Electric", "Physical", 3, "paralysis 10%", power=45, accuracy=100, range="Melee", priority=1),
    _move("Thundergather", "Electric", "Special", 8, "charge", power=110, accuracy=100, range="Far"),
    _move("Tit for Tat", "Bug", "Physical", 4, "counter 125%", range="Melee", priority=-5),
)
