"""A fault of our own is one problem with a mark, and a text of any length is none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.scenario.duels import duel, turn
from toolkit.scenario import resolve_text
from toolkit.scenario.running import guarded


def _faulty() -> dict[str, Any]:
    raise ValueError("not for the page")


@pytest.mark.parametrize(
    ("scenario", "piece"), [({}, "mark"), ({"language": "ru"}, "метка"), ({"language": []}, "mark"), (None, "mark")]
)
def test_a_fault_of_our_own_is_a_problem_with_a_mark(scenario: Any, piece: str) -> None:
    result = guarded(_faulty, scenario)
    (problem,) = result["problems"]
    assert result["ok"] is False
    assert piece in problem["expected"]
    assert f"ValueError, {__name__} 1" in problem["expected"]
    assert "not for the page" not in json.dumps(result)


@pytest.mark.parametrize("length", [999, 1001, 2499, 2501, 32767])
def test_names_of_any_length_are_played_and_told(length: int) -> None:
    name = "n" * length
    scenario = json.loads(json.dumps(duel()).replace("Mossy", name).replace('"B"', f'"{"s" * length}"'))
    result = resolve_text(json.dumps(scenario))
    assert result["ok"], result
    assert any(name in sentence for sentence in result["log"])


def test_what_is_wrong_is_told_whatever_its_length() -> None:
    scenario = duel(do=[turn(), {"adjust": {"who": "n" * 3000, "set": {"x" * 3000: 1}, "y" * 3000: 1}}])
    scenario["roster"][1] |= {"types": "t" * 3000, "moves": "m" * 3000, "status": "s" * 3000}
    scenario["moves"][0]["effect"] = "e" * 3000
    scenario["rulings"]["calpheon.damage_formula"] = "f" * 3000
    assert resolve_text(json.dumps(scenario))["problems"]
