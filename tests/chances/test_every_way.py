"""Odds are what `resolve` gives, walked by hand through every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.chances.by_hand import counted, told
from tests.chances.scenes import calpheon, d6forum, doing, odyssey, ptu

PARTS = ("result", "damage", "effects", "knocked_out")

SCENES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "ptu attack": (ptu(), {}),
    "ptu area": (ptu(**doing("Two Ways", "Mossy", "Ghost", actor="Cinder")), {}),
    "ptu status move": (ptu(**doing("Puff", "Mossy", actor="Cinder")), {}),
    "ptu capture": (ptu(hp=5, **doing("Capture", "Mossy", actor="Cinder")), {}),
    "odyssey attack": (odyssey(), {}),
    "odyssey status move": (odyssey(**doing("Glare", "Bog", actor="Ace")), {}),
    "d6forum attack": (d6forum(), {"evade": "yes", "choice": "critical"}),
    "d6forum several strikes": (d6forum(**doing("Flurry", "Moss", actor="Spark", dodge=False)), {}),
}


@pytest.mark.parametrize("name", SCENES)
def test_odds_are_those_of_every_way(name: str) -> None:
    scene, choices = SCENES[name]
    found, expected = told(scene), counted(scene, choices)
    assert found["exact"]
    assert {part: found[part] for part in PARTS} == {part: expected[part] for part in PARTS}


def test_a_whole_turn_of_calpheon_counts_who_comes_first() -> None:
    """Initiative alone has 10,000 ways; by hand it is decided beforehand, both ways round, with its exact chance."""
    plans = {"A": [{"actor": "Cinder", "use": "Swipe", "on": ["Mossy"]}],
             "B": [{"actor": "Mossy", "use": "Swipe", "on": ["Cinder"]}]}  # fmt: skip
    scene = calpheon("move_power + crit * 3", do=[{"turn": plans}])
    found = told(scene)
    assert found["exact"]
    first = Fraction(sum(a + 20 > b + 24 for a in range(1, 101) for b in range(1, 101)), 10_000)
    tied = Fraction(sum(a + 20 == b + 24 for a in range(1, 101) for b in range(1, 101)), 10_000)
    cinder_first = first + tied / 2
    falls = Fraction(9, 10) * Fraction(5, 100)  # 9 HP are lost only to a critical hit
    assert found["knocked_out"].get("Mossy", 0) == falls
    assert found["result"]["Cinder"]["failed"] == cinder_first * falls


def test_damage_dice_that_are_only_added_still_give_every_total() -> None:
    found = told(calpheon("1d4 + 2"))
    assert found["damage"]["Mossy"] == {"0": Fraction(1, 10), **{str(lost): Fraction(9, 40) for lost in range(3, 7)}}
    assert found["effects"]["Mossy"]["burn"] == Fraction(9, 10) * Fraction(3, 10)
