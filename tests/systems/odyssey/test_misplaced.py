"""Places that look like slips are warned of at their cell, and the fight can be played all the same."""

from __future__ import annotations

from typing import Any

import pytest

from toolkit.scenario import resolve

GROUND = [["", "", ""], ["", "#", ""], ["", "", ""]]
HERE: dict[str, Any] = {"name": "Here", "side": "A", "max_hp": 9, "x": 1, "y": 1}
LARGE = {"size": "Large"}


def told(other: dict[str, Any], ground: list[list[str]]) -> list[tuple[str, str]]:
    """Place and level of everything said of these two, called forth by an unknown word beside it."""
    roster = [HERE, {"name": "Other", "side": "B", "max_hp": 9, **other}]
    result = resolve({"system": "odyssey", "roster": roster, "map": ground, "do": [{"end_turn": "Nobody"}]})
    found = [(problem["where"], problem["level"]) for problem in result["problems"]]
    return [one for one in found if one[0].startswith("roster")]


@pytest.mark.parametrize(
    ("other", "column"),
    [
        ({"x": 2}, "y"),
        ({"y": 2}, "x"),
        ({"x": 4, "y": 1}, "x"),
        ({"x": 1, "y": 4}, "y"),
        ({"x": 2, "y": 2}, "x"),
        ({"x": 3, "y": 3, **LARGE}, "x"),
        ({"x": 1, "y": 1}, "x"),
    ],
)
def test_a_slip_is_warned_of_at_its_cell(other: dict[str, Any], column: str) -> None:
    assert told(other, GROUND) == [(f"roster[1].{column}", "warning")]


@pytest.mark.parametrize("other", [{}, {"x": 3, "y": 3}, {"x": 1, "y": 1, "hp": 0}, {"x": 1, "y": 1, "active": False}])
def test_what_is_no_slip_is_not(other: dict[str, Any]) -> None:
    assert told(other, GROUND) == []


def test_a_large_token_covers_all_its_squares() -> None:
    assert told({"x": 2, "y": 1, **LARGE}, [["", "", ""], ["", "", ""]]) == []
    assert told({"x": 2, "y": 1, **LARGE}, [["", "", ""], ["", "", "#"]]) == [("roster[1].x", "warning")]


def test_play_goes_on() -> None:
    roster = [HERE, {"name": "Other", "side": "B", "max_hp": 9, "x": 1, "y": 1}]
    do = [{"actor": "Here", "use": "Interact"}]
    assert resolve({"system": "odyssey", "roster": roster, "map": GROUND, "do": do})["ok"]
