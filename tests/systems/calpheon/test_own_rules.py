"""Rules that a campaign gives itself: what is wrong with them is told at their cell, before anything is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.calpheon.duel import build


def found(key: str, written: Any) -> list[tuple[str, str, str]]:
    """(where, expected, hint) of every problem."""
    _, problems = build(rulings={key: written})
    told = [problem.as_json() for problem in problems]
    return [(one["where"].partition("calpheon.")[2], one["expected"], one["hint"] or "") for one in told]


@pytest.mark.parametrize(
    ("key", "written"),
    [
        ("flee", "manual"),
        ("flee", 30),
        ("flee", "40"),
        ("flee", "50 + speed - foe_speed"),
        ("flee", "d100: 1-30 Caught; 31-100 away"),
        ("flee", "d100: 1-30 остаётся; 31-100 убегает, теряет 5% максимума"),
        ("death_roll", 'd6: 1 dies; 2-6 lives, lose 10% max, note "a scar"'),
        ("exhaustion", "d6: 1 lose 10% max; 2 burn 3, power -1; 3-6 nothing"),
        ("rest_amount", ""),
        ("rest_amount", "max_sp / 4"),
        ("rest_amount", "d6: 1-4 5; 5-6 8, heal 10"),
    ],
)
def test_what_can_be_written(key: str, written: Any) -> None:
    assert found(key, written) == []


@pytest.mark.parametrize(
    ("key", "written", "expected", "hint"),
    [
        ("flee", 101, "one of: manual, or a whole number from 0 to 100", ""),
        ("flee", "speed - foespeeed", "a name that has a value here (character 9: “foespeeed”)", "foe_speed"),
        ("death_roll", "foe_speed", "a name that has a value here (character 1: “foe_speed”)", ""),
        ("flee", "d100: 1-30 cought; 31-100 away", "(character 12: “cought”)", "caught"),
        ("death_roll", "d6: 1 away; 2-6 lives", "(character 7: “away”)", ""),
        ("rest_amount", "d6: 1-4 some; 5-6 8", "a whole number (character 9: “some”)", ""),
        ("flee", "d100: 1-30 caught, brun 3; 31-100 away", "character 20", "burn"),
        ("exhaustion", "d6: 1 lose 10% max; 2-5 nothing", "none has 6", ""),
        ("exhaustion", "d6: 1 burn 30%; 2-6 nothing", "character 12", ""),
    ],
)
def test_what_is_wrong_is_told_at_its_place(key: str, written: Any, expected: str, hint: str) -> None:
    ((where, said, advice),) = found(key, written)
    assert where == key
    assert expected in said
    assert hint in advice
