"""Rows to a fight: what blank cells mean, and what is wrong with rows together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.calpheon.duel import MOVES, ROSTER, build, duel
from toolkit.systems.calpheon.state import active


def found(problems: list[Any]) -> list[tuple[str, str]]:
    return [(problem.where, problem.level) for problem in problems]


def test_blank_hp_and_sp_are_at_their_maximum() -> None:
    fight = duel(Cinder={"hp": None, "sp": None})
    assert (fight.roster["cinder"].hp, fight.roster["cinder"].sp) == (60, 20)


def test_the_first_pokemon_of_a_side_is_in_battle_when_none_is_marked() -> None:
    fight = duel(Cinder={"active": None}, Ana={"active": True})
    assert [active(fight, side) for side in "AB"] == ["cinder", "mossy"]


def test_who_is_marked_as_out_of_battle_does_not_come_in_by_itself() -> None:
    fight = duel(Cinder={"active": False})
    assert active(fight, "A") == "newt"
    assert active(duel(Cinder={"active": False}, Newt={"active": False}), "A") is None


def test_two_pokemon_of_a_side_in_battle_are_an_error_at_the_second() -> None:
    _, problems = build(Newt={"active": True})
    assert found(problems) == [("roster[1].active", "error")]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"hp": 61}, ("roster[0].hp", "warning")),
        ({"hp": -1}, ("roster[0].hp", "error")),
        ({"sp": 21}, ("roster[0].sp", "warning")),
        ({"max_hp": None}, ("roster[0].max_hp", "error")),
        ({"moves": "Tackel"}, ("roster[0].moves", "warning")),
        ({"side": ""}, ("roster[0].side", "warning")),
    ],
    ids=lambda value: str(value),
)
def test_a_problem_names_its_cell(changed: dict[str, Any], expected: tuple[str, str]) -> None:
    _, problems = build(Cinder=changed)
    assert found(problems) == [expected]


def test_an_unknown_move_names_the_nearest() -> None:
    _, (problem,) = build(Cinder={"moves": "Tackle, Grwol"})
    assert problem.value == "Grwol"
    assert problem.as_json()["hint"] == "Did you mean Growl?"


def test_equal_names_need_ids_of_their_own() -> None:
    twin = {**ROSTER[0], "active": None}
    _, problems = build(roster=[*ROSTER, twin])
    assert ("roster[4].name", "error") in found(problems)
    _, problems = build(roster=[{**ROSTER[0], "id": "one"}, {**twin, "id": "two"}, *ROSTER[3:]])
    assert problems == []


def test_a_doubled_id_and_a_doubled_move_are_errors() -> None:
    _, problems = build(roster=[*ROSTER, {"id": "mossy", "name": "Bram", "side": "B", "max_hp": 9, "active": False}])
    # nobody else carries that id in writing: Mossy's own is made to differ, and the likeness is told
    assert found(problems) == [(f"roster[{len(ROSTER)}].id", "warning")]
    _, problems = build(moves=[*MOVES, {"name": "tackle"}])
    assert found(problems) == [("moves[8].name", "error")]


def test_a_clause_nobody_has_a_rule_for_names_its_place_and_the_nearest_words() -> None:
    _, (problem,) = build(moves=[*MOVES, {"name": "Odd", "effect": "power -1; recoyl 25%"}])
    assert (problem.where, problem.level) == ("moves[8].effect", "error")
    assert "character 11" in problem.as_json()["expected"]
    assert problem.as_json()["hint"] == "Did you mean recoil?"


def test_at_0_hp_what_ends_there_is_over() -> None:
    state = {"hp": 0, "charging": "Sunbeam", "recharging": True, "destiny_bond": True, "substitute_hp": 4, "sp": 3}
    row = duel(Cinder=state).roster["cinder"]
    assert (row.charging, row.recharging, row.destiny_bond, row.substitute_hp, row.sp) == ("", None, None, None, 3)
    row = duel(Cinder=state | {"hp": 1}).roster["cinder"]
    assert (row.charging, row.recharging, row.destiny_bond, row.substitute_hp) == ("Sunbeam", True, True, 4)


def test_a_formula_that_never_has_a_value_is_an_error_at_its_own_cell() -> None:
    for formula in ("9**9**9**9", "power + 1 / 0"):
        _, problems = build(rulings={"damage_formula": formula})
        assert found(problems) == [("campaign[0].calpheon.damage_formula", "error")]


def test_a_broken_formula_is_an_error_at_its_own_cell() -> None:
    _, (problem,) = build(rulings={"damage_formula": "power * strenght"})
    assert problem.where == "campaign[0].calpheon.damage_formula"
    assert "strenght" in problem.as_json()["expected"]


def test_one_side_alone_is_a_warning() -> None:
    _, problems = build(roster=ROSTER[:1])
    assert found(problems) == [("roster[0].side", "warning")]


@pytest.mark.parametrize(
    ("row", "requires", "lacking"),
    [
        ({"level": 40}, "Level 40", ""),
        ({"level": 39}, "Level 40", "Level 40"),
        ({"level": None}, "Level 40", "Level 40"),
        ({"level": 41}, "Уровень 40", ""),
        ({"training": "ferry license"}, "Ferry License", ""),
        ({"training": "Oars"}, "lv. 20; Ferry License", "Ferry License"),
        ({"level": 5, "training": "Oars"}, "Level 20, Ferry License", "Level 20, Ferry License"),
    ],
    ids=lambda value: str(value),
)
def test_a_known_move_that_asks_more_training_is_warned_of(row: dict[str, Any], requires: str, lacking: str) -> None:
    moves = [{**MOVES[0], "requires": requires}]
    _, problems = build(moves=moves, Cinder={**row, "moves": "Tackle"})
    assert found(problems) == ([("roster[0].moves", "warning")] if lacking else [])
    assert [problem.as_json()["expected"].partition("requires: ")[2] for problem in problems] == [lacking] * len(
        problems
    )
