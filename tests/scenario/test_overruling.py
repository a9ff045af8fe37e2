"""A scenario's own numbers in the place of the rules', with the reason: told in the log, never taken in silence."""

from __future__ import annotations

from typing import Any

import pytest

from toolkit.scenario import resolve

ROSTER = [
    {"name": "Искра", "side": "A", "types": "Fire", "hp": 50, "max_hp": 50},
    {"name": "Панцирь", "side": "B", "types": "Water", "hp": 60, "max_hp": 60, "dodges_left": 3},
]
MOVES = [{"name": "Удар", "type": "Normal", "category": "Physical", "power": 24}]
SPARED, DAMAGE = "искра.панцирь.spared", "искра.панцирь.damage"


def _resolved(overrides: Any, do: int = 1) -> dict[str, Any]:
    entry = {"actor": "Искра", "use": "Удар", "on": ["Панцирь"], "with": {"dodge": 5}}
    entries = [{**entry, "overrides": overrides}] + [entry] * (do - 1)
    answers = {"attack": [4] * do}
    scenario = {"system": "d6forum", "language": "ru", "roster": ROSTER, "moves": MOVES, "do": entries}
    return resolve({**scenario, "answers": answers})


def test_the_judge_overrules_a_dodge_and_says_why() -> None:
    made = _resolved({SPARED: "1/2", "why": "слишком неповоротлив"})
    assert made["outcomes"][0]["damage"] == 12
    assert made["roster"][1]["dodges_left"] == 2
    assert made["log"][-1].endswith("по правилам 0, ведущий поставил 1/2: слишком неповоротлив.")


def test_without_a_reason_none_is_told() -> None:
    assert _resolved({DAMAGE: 7})["log"][-1].endswith("по правилам 0, ведущий поставил 7.")


def test_it_holds_for_its_own_entry_alone() -> None:
    assert [one["damage"] for one in _resolved({DAMAGE: 7}, do=2)["outcomes"]] == [7, 0]


@pytest.mark.parametrize(
    ("overrides", "where", "expected"),
    [
        ({"искра.панцирь.damge": 7}, "do[0].overrides.искра.панцирь.damge", DAMAGE),
        ({DAMAGE: "много"}, f"do[0].overrides.{DAMAGE}", "1/2"),
        ({DAMAGE: "1/2"}, f"do[0].overrides.{DAMAGE}", "целое"),
        ({DAMAGE: 7, "why": 3}, "do[0].overrides.why", "текст"),
        ([7], "do[0].overrides", "объект"),
    ],
)
def test_what_is_no_override_is_told(overrides: Any, where: str, expected: str) -> None:
    (problem,) = _resolved(overrides)["problems"]
    assert problem["where"] == where
    assert expected in problem["expected"]
