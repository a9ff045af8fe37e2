"""Whatever is wrong with a scenario is a problem with its place, all at once; nothing raises, nothing is rolled."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scenario.duels import duel, places, turn, use, wait, with_cell
from toolkit import resolve
from toolkit.scenario import resolve_text

NAN, INFINITE, HUGE = math.nan, math.inf, 10**40


@pytest.mark.parametrize(
    ("scenario", "place"),
    [
        (duel(system="dnd"), "system"),
        (duel(system=...), "system"),
        (duel(system=3), "system"),
        (duel(rooster=[]), "rooster"),
        (duel(roster={"name": "Cinder"}), "roster"),
        (duel(roster=["Cinder"]), "roster[0]"),
        (duel(moves=[None]), "moves[0]"),
        (duel(do={"turn": {}}), "do"),
        (duel(do=["Cinder: Tackle"]), "do[0]"),
        (duel(do=[{}]), "do[0]"),
        (duel(do=[{"dance": True}]), "do[0]"),
        (duel(do=[{**turn(), "when": "now"}]), "do[0].when"),
        (duel(rulings=[1]), "rulings"),
        (duel(battle=[]), "battle"),
        (duel(battle={"round": "first"}), "battle.round"),
        (duel(map="open"), "map"),
        (duel(answers=3), "answers"),
        (duel(answers={"initiative": 50}), "answers.initiative"),
        (duel(answers={"initiative": [50, 40], "damage": [{}]}), "answers.damage[0]"),
        (duel(answers={"initiative": [50, 40], "damage": [9.5]}), "answers.damage[0]"),
        (duel(answers={"initiative": [50, 40], "damage": [None]}), "answers.damage[0]"),
        (duel(answers={"initiative": [50, 40], "damge": [9]}), "answers.damge"),
        (duel(seed="7"), "seed"),
        (duel(seed=True), "seed"),
        (duel(seed=HUGE), "seed"),
        (duel(language="fr"), "language"),
        (duel(rulings={"calpheon.rounding.recol": "ceil"}), "rulings.calpheon.rounding.recol"),
        (duel(rulings={"calpheon.substitute.overflow": "sometimes"}), "rulings.calpheon.substitute.overflow"),
        (duel(rulings={"calpheon.priority.switch": NAN}), "rulings.calpheon.priority.switch"),
        (duel(rulings={"ptu.min_damage": "both"}), "rulings.ptu.min_damage"),
        (duel(rulings={"calpheon.damage_formula": "power +"}), "rulings.calpheon.damage_formula"),
        (with_cell("roster", 1, "hp", "x"), "roster[1].hp"),
        (with_cell("roster", 1, "hp", "1,5"), "roster[1].hp"),
        (with_cell("roster", 1, "hp", 1.5), "roster[1].hp"),
        (with_cell("roster", 1, "hp", True), "roster[1].hp"),
        (with_cell("roster", 1, "hp", [60]), "roster[1].hp"),
        (with_cell("roster", 1, "hp", {"now": 60}), "roster[1].hp"),
        (with_cell("roster", 0, "hp", NAN), "roster[0].hp"),
        (with_cell("roster", 0, "max_hp", INFINITE), "roster[0].max_hp"),
        (with_cell("roster", 0, "max_hp", HUGE), "roster[0].max_hp"),
        (with_cell("roster", 0, "max_hp", "9" * 40), "roster[0].max_hp"),
        (with_cell("roster", 0, "max_hp", None), "roster[0].max_hp"),
        (with_cell("roster", 0, "max_hp", 0), "roster[0].max_hp"),
        (with_cell("roster", 0, "name", ""), "roster[0].name"),
        (with_cell("roster", 0, "name", "\ud800"), "roster[0].name"),
        (with_cell("roster", 0, "kind", "robot"), "roster[0].kind"),
        (with_cell("roster", 0, "types", "Fier"), "roster[0].types"),
        (with_cell("roster", 0, "stages", "Pover +1"), "roster[0].stages"),
        (with_cell("roster", 0, "stages", "many"), "roster[0].stages"),
        (with_cell("roster", 0, "MAX HP", 60), "roster[0].MAX HP"),
        (with_cell("moves", 0, "power", "strong"), "moves[0].power"),
        (with_cell("moves", 0, "type", "Darkk"), "moves[0].type"),
        (with_cell("moves", 0, "effect", "recoil lots"), "moves[0].effect"),
        (with_cell("moves", 0, "effect", "brun"), "moves[0].effect"),
        (duel(do=[turn(a=[use("Cinder", "Takle", "Mossy"), wait("Cinder")])]), "do[0].turn.A[0].use"),
        (duel(do=[turn(a=[use("Cinder", "Tackle", "Mosssy"), wait("Cinder")])]), "do[0].turn.A[0].on[0]"),
        (duel(do=[turn(a=[use("Cindr", "Tackle", "Mossy"), wait("Cinder")])]), "do[0].turn.A[0].actor"),
        (duel(do=[turn(b=[wait("Cinder"), wait("Mossy")])]), "do[0].turn.B[0].actor"),
        (duel(do=[turn(a=[{**wait("Cinder"), "onn": []}, wait("Cinder")])]), "do[0].turn.A[0].onn"),
        (duel(do=[turn(a=[{**wait("Cinder"), "with": {"x": 1}}, wait("Cinder")])]), "do[0].turn.A[0].with.x"),
        (duel(do=[{"turn": {"A": [], "C": []}}]), "do[0].turn.C"),
        (duel(do=[{"turn": []}]), "do[0].turn"),
        (duel(do=[{"replace": {"side": "A", "with": "Nobody"}}]), "do[0].replace.with"),
        (duel(do=[{"replace": {"side": "Z", "with": "Cinder"}}]), "do[0].replace.side"),
        (duel(answers={"initiative": [101, 40], "damage": [9]}), "answers.initiative[0]"),
        (duel(answers={"initiative": [[50, 1], 40], "damage": [9]}), "answers.initiative[0]"),
        (duel(answers={"initiative": [50, 40], "damage": [-5]}), "answers.damage[0]"),
        (duel(answers={"initiative": [50, 40], "damage": [9, 9]}), "answers.damage[1]"),
        (duel(answers=[50, 40, 9, 9]), "answers[3]"),
        (duel(answers=[50, 40, -1]), "answers[2]"),
    ],
)
def test_a_fault_is_named_with_its_place(scenario: dict[str, Any], place: str) -> None:
    result = resolve(scenario)
    assert any(where == place or where.startswith((f"{place}.", f"{place}[")) for where in places(result)), result
    json.dumps(result, allow_nan=False).encode("utf-8")


def test_all_faults_are_told_at_once_and_each_only_once() -> None:
    scenario = duel(rulings={"a": 1, "calpheon.reach": "far"}, seed="x", foo=1, answers={"dammage": [1]})
    scenario["roster"][1] |= {"hp": NAN, "max_hp": "many"}
    scenario["moves"][0] |= {"effect": "brun; recoil lots", "power": HUGE}
    scenario["do"] = [turn(a=[use("Cinder", "Takle", "Nobody"), wait("Cinder")]), {"adjust": {"who": "X", "set": {}}}]
    where = places(resolve(scenario))
    assert sorted(where) == sorted(
        [
            "foo",
            "seed",
            "rulings.a",
            "rulings.calpheon.reach",
            "roster[1].hp",
            "roster[1].max_hp",
            "moves[0].effect",
            "moves[0].effect",
            "moves[0].power",
            "answers.dammage",
            "do[0].turn.A[0].use",
            "do[0].turn.A[0].on[0]",
            "do[1].adjust.who",
            "do[1].adjust.set",
        ]
    )


@pytest.mark.parametrize("roster", [5, {"name": "Cinder"}, ["Cinder"], [5, 6]])
def test_where_the_roster_cannot_be_read_nothing_is_said_of_its_sides(roster: Any) -> None:
    found = places(resolve(duel(roster=roster)))
    assert found
    assert not any(where.startswith("do") for where in found)


def test_a_side_where_there_is_none_is_told_in_a_whole_sentence() -> None:
    for problem in resolve(duel(roster=[]))["problems"]:
        assert problem["expected"].strip().rstrip(":") == problem["expected"]


@pytest.mark.parametrize("digits", ["1" + "0" * 40, "-" + "9" * 60, "7" * 5000])
def test_a_huge_number_is_shown_as_it_was_written(digits: str) -> None:
    (problem,) = resolve_text(json.dumps(duel(seed=0)).replace('"seed": 0', f'"seed": {digits}'))["problems"]
    assert problem["where"] == "seed"
    assert problem["value"].startswith(digits[:40])
    assert problem["expected"] == "a number a spreadsheet can hold"


@pytest.mark.parametrize("number", [10**40, -(10**5000)], ids=["large", "immense"])
def test_a_huge_number_from_python_is_a_problem_too(number: int) -> None:
    assert places(resolve(duel(seed=number))) == ["seed"]


def test_an_id_that_is_a_number_is_found_as_one() -> None:
    scenario = duel(do=[turn(a=[use(7, "Tackle", 8), wait(7)], b=[]), {"adjust": {"who": 8, "set": {"hp": 3}}}])  # type: ignore[arg-type]
    scenario["roster"][0]["id"], scenario["roster"][1]["id"] = 7, 8
    result = resolve(scenario)
    assert result["ok"], result
    assert [row["hp"] for row in result["roster"]] == [60, 3]
    scenario["do"][0]["turn"]["A"][0]["on"] = 8
    assert resolve(scenario)["ok"]


def test_where_it_is_not_clear_who_is_who_the_entries_are_not_judged() -> None:
    assert places(resolve(with_cell("roster", 0, "name", "Mossy"))) == ["roster[1].name"]


def test_a_number_the_rules_turn_out_to_need_is_named_with_its_cell() -> None:
    assert places(resolve(with_cell("roster", 0, "speed", None))) == ["roster[0].speed"]


def test_a_problem_says_what_stood_there_what_was_expected_and_a_way_out() -> None:
    (problem,) = resolve(duel(do=[turn(a=[use("Cinder", "Takle", "Mossy"), wait("Cinder")])]))["problems"]
    assert problem["value"] == "Takle"
    assert problem["expected"]
    assert "Tackle" in problem["hint"]


def test_problems_are_told_in_the_scenarios_language() -> None:
    (problem,) = resolve(with_cell("roster", 1, "hp", "x") | {"language": "ru"})["problems"]
    assert problem["expected"].startswith("целое число")


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ('{"system":"calpheon","roster":[', ""),
        ("", ""),
        ("null", ""),
        ("[]", ""),
        ("NaN", ""),
        ('{"system":"calpheon"} {}', ""),
        (b"\xff\xfe", ""),
        ("[" * 100_000, ""),
        ('{"system":"calpheon","roster":[{"name":"A","max_hp":1e400}]}', "roster[0].max_hp"),
        ('{"system":"calpheon","roster":[{"name":"A","max_hp":-Infinity}]}', "roster[0].max_hp"),
        ('{"system":"calpheon","roster":[{"name":"A","max_hp":%s}]}' % ("9" * 5000), "roster[0].max_hp"),
        ('{"system":"calpheon","roster":[{"name":"A","max_hp":5,"max_hp":6}]}', "roster[0].max_hp"),
        ('{"system":"calpheon","roster":%s}' % ("[" * 50 + "]" * 50), "roster[0]"),
        ('{"system":"calpheon","answers":{"damage":[NaN]}}', "answers.damage[0]"),
        ('{"system":"calpheon","roster":[{"name":"\\ud800"}]}', "roster[0].name"),
    ],
)
def test_text_that_is_no_sound_json_is_a_problem(written: str | bytes, place: str) -> None:
    result = resolve_text(written)
    assert any(where == place or where.startswith(place + "[") for where in places(result)), result
    json.dumps(result, allow_nan=False).encode("utf-8")


def test_a_mark_at_the_beginning_of_a_file_does_no_harm() -> None:
    written = json.dumps(duel(), ensure_ascii=False)
    assert resolve_text("\ufeff" + written)["ok"]
    assert resolve_text(("\ufeff" + written).encode("utf-8"))["ok"]


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150)
@given(st.sampled_from(["roster", "moves", "do", "answers", "battle", "rulings", "map", "seed", "language"]), _json)
def test_no_part_is_too_strange(part: str, value: Any) -> None:
    json.dumps(resolve(duel(**{part: value})), allow_nan=False).encode("utf-8")


@settings(max_examples=150)
@given(st.sampled_from(["roster", "moves"]), st.integers(0, 1), st.data())
def test_no_cell_is_too_strange(tab: str, row: int, data: st.DataObject) -> None:
    from toolkit.systems.registry import system
    from toolkit.tables.columns import columns_of

    column = data.draw(st.sampled_from(sorted(columns_of(getattr(system("calpheon"), tab)))))
    result = resolve(with_cell(tab, row, column, data.draw(_json)))
    json.dumps(result, allow_nan=False).encode("utf-8")


@settings(max_examples=150)
@given(st.sampled_from(["turn", "replace", "adjust", "start", "scene", "day", "actor"]), _json)
def test_no_entry_is_too_strange(key: str, value: Any) -> None:
    json.dumps(resolve(duel(do=[{key: value}])), allow_nan=False).encode("utf-8")
