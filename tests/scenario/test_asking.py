"""Answers, seeds and what is missing: every way of rolling comes to the same fight."""

from __future__ import annotations

from typing import Any

from tests.scenario.duels import duel, turn, use, wait
from toolkit import resolve

GUST = [use("Mossy", "Gust", "Cinder"), wait("Mossy")]


def test_the_first_missing_answer_is_asked_for_by_name_and_dice() -> None:
    result = resolve(duel(answers={}))
    assert result["ok"] is False
    needs = result["needs"]
    assert (needs["ask"], needs["for"], needs["dice"], needs["options"]) == ("initiative", "Cinder", "1d100", None)
    assert "Cinder" in needs["prompt"]
    assert "problems" not in result


def test_one_answer_more_goes_on_from_the_same_point() -> None:
    given: dict[str, list[Any]] = {}
    asked: list[Any] = []
    scenario = duel(do=[turn(b=GUST), turn(b=GUST)])
    while True:
        result = resolve({**scenario, "answers": given})
        if result["ok"]:
            break
        name = result["needs"]["ask"]
        assert [item["ask"] for item in result["asked"]] == asked
        asked.append(name)
        given.setdefault(name, []).append({"initiative": 10 * len(asked), "damage": 7}[name])
    assert [item["ask"] for item in result["asked"]] == asked
    assert asked == ["initiative", "initiative", "damage", "damage"] * 2


def test_a_list_answers_in_strict_order() -> None:
    result = resolve(duel(do=[turn(b=GUST)], answers=[20, 70, 11, 7]))
    assert [outcome["damage"] for outcome in result["outcomes"] if outcome["use"] in ("Gust", "Tackle")] == [11, 7]
    assert [item["answer"] for item in result["asked"]] == [20, 70, 11, 7]


def test_a_seed_rolls_the_same_dice_again_and_is_named() -> None:
    scenario = duel(do=[turn([wait("Cinder"), wait("Cinder")])], answers=...)
    results = [resolve({**scenario, "seed": 7}) for _ in range(2)]
    assert results[0] == results[1]
    assert results[0]["seed"] == 7
    assert results[0]["asked"] != resolve({**scenario, "seed": 8})["asked"]


def test_without_answers_and_seed_a_fresh_seed_is_taken_and_named() -> None:
    scenario = duel(do=[turn([wait("Cinder"), wait("Cinder")])], answers=...)
    first, second = resolve(scenario), resolve(scenario)
    assert first["seed"] != second["seed"]
    assert resolve({**scenario, "seed": first["seed"]}) == first


def test_what_a_seed_cannot_answer_is_asked_and_the_same_dice_stand() -> None:
    scenario = duel(answers=...)
    result = resolve(scenario)
    assert result["needs"]["ask"] == "damage"
    rolled = [item["answer"] for item in result["asked"]]
    again = resolve({**scenario, "seed": result["seed"], "answers": {"damage": [5]}})
    assert again["ok"]
    assert [item["answer"] for item in again["asked"]] == [*rolled, 5]


def test_typed_answers_leave_no_seed_behind() -> None:
    assert resolve(duel())["seed"] is None


def test_an_empty_list_of_answers_rolls_nothing() -> None:
    assert resolve(duel(answers=[]))["needs"]["ask"] == "initiative"


def test_a_refused_plan_asks_and_changes_nothing() -> None:
    scenario = duel(do=[turn([use("Cinder", "Tackle", "Mossy"), use("Cinder", "Gust", "Mossy")])], answers={})
    result = resolve(scenario)
    assert result["ok"], result
    assert result["asked"] == []
    (refused,) = [outcome for outcome in result["outcomes"] if outcome["result"] == "refused"]
    assert refused["reason"]
    assert refused["why"] in result["log"]
    assert result["roster"] == resolve(duel(do=[], answers={}))["roster"]
