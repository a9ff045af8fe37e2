"""The game master's own word: any column, typed like its cell, logged, and never half done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario.duels import duel, places, turn
from toolkit import resolve


def _adjusted(who: str, why: str = "", **columns: Any) -> dict[str, Any]:
    return duel(do=[{"adjust": {"who": who, "set": columns, "why": why}}], answers={})


def _row(result: dict[str, Any], name: str) -> dict[str, Any]:
    assert result["ok"], result
    row: dict[str, Any] = next(row for row in result["roster"] if row["name"] == name)
    return row


@pytest.mark.parametrize(
    ("column", "given", "shown"),
    [
        ("hp", 12, 12),
        ("hp", "12", 12),
        ("hp", 0, 0),
        ("hp", None, 60),
        ("hp", "", 60),
        ("Max HP", 80, None),
        ("status", "burn, сон 3", "Burn, Sleep 3"),
        ("status", ["Burn"], "Burn"),
        ("status", "", None),
        ("stages", "Power -2", "Power -2"),
        ("name", "Rocky", "Rocky"),
        ("notes", "=1+1", "=1+1"),
        ("x", 3, 3),
        ("power", 0, 0),
    ],
)
def test_every_column_may_be_set(column: str, given: Any, shown: Any) -> None:
    result = resolve(_adjusted("Mossy", **{column: given}))
    assert result["ok"], result
    assert result["roster"][1]["max_hp" if column == "Max HP" else column] == (80 if column == "Max HP" else shown)
    assert result["roster"][0] == resolve(duel(do=[], answers={}))["roster"][0]


def test_it_is_logged_with_old_and_new_and_the_reason() -> None:
    result = resolve(_adjusted("Mossy", "the tree fell", hp=12))
    (sentence,) = result["log"]
    assert "Mossy" in sentence
    assert "HP 60 → 12" in sentence
    assert "the tree fell" in sentence
    (outcome,) = result["outcomes"]
    assert (outcome["use"], outcome["target"], outcome["result"]) == ("adjust", "Mossy", "done")


def test_columns_are_called_as_in_the_sheet_in_the_readers_language() -> None:
    scenario = _adjusted("Mossy", max_hp=70, speed=11) | {"language": "ru"}
    assert resolve(scenario)["log"] == ["Mossy: Макс. ОЗ 60 → 70, Скорость 10 → 11 (решение ведущего)."]


def test_where_nothing_changes_it_says_so() -> None:
    assert resolve(_adjusted("Mossy", hp=60))["log"] == ["Mossy: nothing changes (set by the game master)."]
    said = resolve(_adjusted("Mossy", "an oath", hp=60))["log"]
    assert said == ["Mossy: nothing changes (set by the game master: an oath)."]


def test_a_long_reason_and_a_long_note_are_told_whole() -> None:
    why, notes = "w" * 32000, "n" * 32000
    (sentence,) = resolve(_adjusted("Mossy", why, notes=notes))["log"]
    assert why in sentence
    assert notes in sentence


@pytest.mark.parametrize(
    ("columns", "level"),
    [
        ({"types": "Foo"}, "error"),
        ({"hp": 300}, "warning"),
        ({"max_hp": 10}, "warning"),
        ({"sp": 30}, "warning"),
        ({"moves": "Takle"}, "warning"),
        ({"side": ""}, "warning"),
    ],
    ids=str,
)
def test_what_is_strange_is_found_as_in_the_roster(columns: dict[str, Any], level: str) -> None:
    result, roster = resolve(_adjusted("Mossy", **columns)), duel(do=[], answers={})
    roster["roster"][1] |= columns
    for found in (result, resolve(roster)):
        assert found["ok"] == (level == "warning")
        assert {problem["level"] for problem in found["problems" if level == "error" else "warnings"]} == {level}
    if result["ok"]:
        assert resolve(roster | {"roster": result["roster"]})["warnings"]


def test_at_0_hp_what_ends_there_is_over_and_told() -> None:
    scenario = _adjusted("Mossy", hp=0)
    scenario["roster"][1] |= {"charging": "Gust", "destiny_bond": True, "substitute_hp": 5}
    result = resolve(scenario)
    row = _row(result, "Mossy")
    assert [row[key] for key in ("hp", "charging", "destiny_bond", "substitute_hp")] == [0, None, None, None]
    assert "Substitute HP 5 → –" in result["log"][0]


def test_what_was_strange_before_is_not_told_again() -> None:
    scenario = _adjusted("Mossy", notes="tired")
    scenario["roster"][1] |= {"hp": 300, "moves": "Takle"}
    assert [warning["where"] for warning in resolve(scenario)["warnings"]] == ["roster[1].hp", "roster[1].moves"]


def test_the_next_entry_sees_it() -> None:
    entry = {"adjust": {"who": "Cinder", "set": {"sp": 2}}}
    result = resolve(duel(do=[entry, turn()], answers={"initiative": [50, 40]}))
    assert _row(result, "Cinder")["sp"] == 2
    assert _row(result, "Mossy")["hp"] == 60


def test_somebody_renamed_is_found_by_the_new_name() -> None:
    scenario = duel(do=[{"adjust": {"who": "Mossy", "set": {"name": "Rocky"}}}, turn()])
    scenario["do"][1]["turn"]["A"][0]["on"] = ["Rocky"]
    for action in scenario["do"][1]["turn"]["B"]:
        action["actor"] = "Rocky"
    assert _row(resolve(scenario), "Rocky")["hp"] == 51


def test_the_battle_may_be_set_too() -> None:
    result = resolve(_adjusted("battle", weather="дождь 4", round=3))
    assert (result["battle"]["weather"], result["battle"]["round"]) == ("Rain 4", 3)


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ({"adjust": {"who": "Mossi", "set": {"hp": 1}}}, "do[0].adjust.who"),
        ({"adjust": {"set": {"hp": 1}}}, "do[0].adjust.who"),
        ({"adjust": {"who": "Mossy", "set": {"hitpoints": 3}}}, "do[0].adjust.set.hitpoints"),
        ({"adjust": {"who": "Mossy", "set": {"hp": "x"}}}, "do[0].adjust.set.hp"),
        ({"adjust": {"who": "Mossy", "set": {"hp": float("nan")}}}, "do[0].adjust.set.hp"),
        ({"adjust": {"who": "Mossy", "set": {"max_hp": None}}}, "do[0].adjust.set.max_hp"),
        ({"adjust": {"who": "Mossy", "set": {"name": ""}}}, "do[0].adjust.set.name"),
        ({"adjust": {"who": "Mossy", "set": {"id": "other"}}}, "do[0].adjust.set.id"),
        ({"adjust": {"who": "Mossy", "set": {"hp": 1, "HP": 2}}}, "do[0].adjust.set.HP"),
        ({"adjust": {"who": "Mossy", "set": {}}}, "do[0].adjust.set"),
        ({"adjust": {"who": "Mossy", "set": [1]}}, "do[0].adjust.set"),
        ({"adjust": {"who": "Mossy"}}, "do[0].adjust.set"),
        ({"adjust": {"who": "Mossy", "set": {"hp": 1}, "because": "x"}}, "do[0].adjust.because"),
        ({"adjust": {"who": "Mossy", "set": {"hp": 1}, "why": 3}}, "do[0].adjust.why"),
        ({"adjust": {"who": "Mossy", "set": {"hp": 1}}, "turn": {}}, "do[0].turn"),
        ({"adjust": "Mossy"}, "do[0].adjust"),
    ],
)
def test_what_cannot_be_set_is_a_problem_at_its_place(entry: dict[str, Any], place: str) -> None:
    assert place in places(resolve(duel(do=[entry], answers={})))
