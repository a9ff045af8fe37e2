"""Entries of `do` and written lines: form and names, every problem at its place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.calpheon.duel import ROSTER, build, duel, line, turn
from toolkit.core.problems import Problem
from toolkit.systems.calpheon import RULESET
from toolkit.systems.calpheon.actions import Planned, Replace, Turn


def problems(entry: dict[str, Any], **changed: Any) -> list[str]:
    read = RULESET.read_action(duel(**changed), entry, "do[0]")
    assert isinstance(read, list)
    assert all(isinstance(problem, Problem) and problem.as_json("ru") for problem in read)
    return [problem.where for problem in read]


def first(entry: dict[str, Any], **changed: Any) -> Planned:
    read = RULESET.read_action(duel(**changed), entry, "do[0]")
    assert isinstance(read, Turn), read
    return read.plans["A"][0]


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        ({}, ["do[0]"]),
        ({"trun": {}}, ["do[0].trun"]),
        ({"turn": []}, ["do[0].turn"]),
        ({"turn": {"A": "Tackle"}}, ["do[0].turn.A"]),
        ({"turn": {"C": []}}, ["do[0].turn.C"]),
        ({"turn": {"A": [], "a": []}}, ["do[0].turn.a"]),
        ({"turn": {"A": []}, "start": True}, ["do[0].start"]),
        ({"start": 1}, ["do[0].start"]),
        ({"replace": {"side": "A", "with": "Mossy"}}, ["do[0].replace.with"]),
        ({"replace": {"side": "A", "with": "Ana"}}, ["do[0].replace.with"]),
        ({"replace": {"side": "C", "with": "Newt"}}, ["do[0].replace.side"]),
        ({"replace": {"A": "Nobody"}}, ["do[0].replace.A"]),
        ({"replace": "Newt"}, ["do[0].replace"]),
        ({**turn(), "replace": {"A": "Nobody"}}, ["do[0].replace.A"]),
        (turn(["Tackle"]), ["do[0].turn.A[0]"]),
        (turn([{"use": "Wait"}]), ["do[0].turn.A[0].actor"]),
        (turn([line("Mossy", "Wait")]), ["do[0].turn.A[0].actor"]),
        (turn([line("Cinder", "Takle", "Nobody")]), ["do[0].turn.A[0].use", "do[0].turn.A[0].on[0]"]),
        (turn([line("Cinder", "")]), ["do[0].turn.A[0].use"]),
        (turn([line("Cinder", {"move": "Reposition"})]), ["do[0].turn.A[0].use.move"]),
        (turn([{**line("Cinder", "Wait"), "onto": []}]), ["do[0].turn.A[0].onto"]),
        (turn([{**line("Cinder", "Wait"), "on": 5}]), ["do[0].turn.A[0].on"]),
        (turn([line("Cinder", "Tackle", "Mossy", damge=5)]), ["do[0].turn.A[0].with.damge"]),
        (turn([line("Cinder", "Tackle", "Mossy", damage={})]), ["do[0].turn.A[0].with.damage"]),
        (turn([line("Cinder", "Tackle", "Mossy", initiative=5)]), ["do[0].turn.A[0].with.initiative"]),
        (turn([line("Cinder", "Tamer Attack", "Mossy")]), ["do[0].turn.A[0].actor"]),
        (turn([line("Cinder", "Switch")]), ["do[0].turn.A[0].on"]),
        (turn([line("Cinder", "Switch", "Mossy")]), ["do[0].turn.A[0].on[0]"]),
    ],
    ids=str,
)
def test_a_problem_names_its_place(entry: dict[str, Any], where: list[str]) -> None:
    assert problems(entry) == where


def test_all_problems_of_an_entry_are_told_at_once() -> None:
    entry = turn([line("Cinder", "Takle"), line("Nobody", "Wait")], [line("Mossy", "Growl", "Cindre")])
    assert problems(entry) == ["do[0].turn.A[0].use", "do[0].turn.A[1].actor", "do[0].turn.B[0].on[0]"]


@pytest.mark.parametrize(
    ("changed", "entry", "where"),
    [
        ({"Mossy": {"speed": None}}, turn(), ["roster[3].speed"]),
        ({"Newt": {"speed": None}}, turn(), []),
        ({"Newt": {"speed": None}}, {**turn(), "replace": {"A": "Newt"}}, []),
        ({"Newt": {"speed": None}, "Cinder": {"hp": 0}}, turn(), []),
        (
            {"Newt": {"speed": None}, "Cinder": {"hp": 0, "speed": None}},
            {**turn(), "replace": {"A": "Newt"}},
            ["roster[1].speed"],
        ),
        ({"Newt": {"speed": None}}, turn([line("Ana", "Switch", "Newt"), line("Newt", "Rest")]), ["roster[1].speed"]),
        ({"Cinder": {"sp": None, "max_sp": None}}, turn([line("Cinder", "Tackle", "Mossy")]), ["roster[0].sp"]),
    ],
    ids=str,
)
def test_a_number_that_turns_out_to_be_needed_names_its_cell(changed: Any, entry: Any, where: list[str]) -> None:
    read = RULESET.read_action(build(**changed)[0], entry, "do[0]")
    assert ([problem.where for problem in read] if isinstance(read, list) else []) == where


def test_a_formula_needs_what_it_names_of_pokemon_but_not_of_tamers() -> None:
    fight, _ = build(rulings={"damage_formula": "power - resilience"}, Mossy={"resilience": None})
    entry = turn([line("Cinder", "Tackle", "Mossy")])
    assert [problem.where for problem in RULESET.read_action(fight, entry, "do[0]")] == ["roster[3].resilience"]  # type: ignore[union-attr]
    assert isinstance(RULESET.read_action(fight, turn([], [line("Mossy", "Tackle", "Ana")]), "do[0]"), Turn)


def test_names_ids_and_russian_words_in_any_spelling() -> None:
    planned = first(turn([line("CINDER", "тackle".replace("т", "t"), "mossy")]))
    assert (planned.actor, planned.use, planned.targets) == ("cinder", "Tackle", ("mossy",))
    assert first(turn([line("cinder", "отдых")])).use == "Rest"
    assert first(turn([line("Ana", "Атака тамера", "Mossy")])).use == "Tamer Attack"


def test_a_word_that_is_both_is_the_move_for_who_knows_it() -> None:
    assert first(turn([line("Cinder", "Rest")])).move == ""
    assert first(turn([line("Cinder", "Rest")]), Cinder={"moves": "Rest"}).move == "rest"
    assert first(turn([line("Cinder", {"move": "Rest"})])).move == "rest"
    assert first(turn([line("Cinder", {"action": "Rest"})]), Cinder={"moves": "Rest"}).move == ""


def test_replacements_between_turns_in_both_forms() -> None:
    assert RULESET.read_action(duel(), {"replace": {"side": "a", "with": "Newt"}}, "do[0]") == Replace({"A": "newt"})
    assert RULESET.read_action(duel(), {"replace": {"A": "Newt"}}, "do[0]") == Replace({"A": "newt"})


TWO_ON_THE_BENCH = [*ROSTER, {"name": "Bram", "side": "A", "max_hp": 9, "active": False}]


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        ({"replace": {"A": "Newt", "a": "Bram"}}, ["do[0].replace.a"]),
        ({"turn": {"replace": {"a": "Bram"}}, "replace": {"A": "Newt"}}, ["do[0].turn.replace.a"]),
        ({"turn": {}, "replace": {"A": "Newt", "a": "Bram"}}, ["do[0].replace.a"]),
    ],
    ids=str,
)
def test_two_newcomers_for_one_side_are_a_problem(entry: dict[str, Any], where: list[str]) -> None:
    read = RULESET.read_action(duel(roster=TWO_ON_THE_BENCH), entry, "do[0]")
    assert isinstance(read, list)
    assert [problem.where for problem in read] == where


def test_two_newcomers_among_the_lines_are_a_problem() -> None:
    lines = [{"replace": {"A": "Newt"}}, {"replace": {"side": "A", "with": "Bram"}}, line("Mossy", "Wait")]
    found = RULESET.gather(duel(roster=TWO_ON_THE_BENCH), lines)
    assert isinstance(found, list)
    assert [problem.where for problem in found] == ["actions[1].replace.side"]


def test_a_side_that_is_a_number_is_found_as_one() -> None:
    fight = duel(**{name: {"side": 1} for name in ("Cinder", "Newt", "Ana")}, Mossy={"side": 2})
    assert RULESET.read_action(fight, {"replace": {"side": 1, "with": "Newt"}}, "do[0]") == Replace({"1": "newt"})


def test_lines_are_gathered_into_both_sides_plans() -> None:
    lines = [line("Mossy", "Growl", "Cinder"), line("Cinder", "Tackle", "Mossy"), line("Ana", "Interact")]
    entry = RULESET.gather(duel(), lines)
    assert entry == {
        "turn": {
            "A": [{"actor": "Cinder", "use": "Tackle", "on": ["Mossy"]}, {"actor": "Ana", "use": "Interact"}],
            "B": [{"actor": "Mossy", "use": "Growl", "on": ["Cinder"]}, {"actor": "mossy", "use": "Wait"}],
        }
    }


def test_a_replacement_may_stand_among_the_lines_or_alone() -> None:
    replace = {"replace": {"side": "A", "with": "Newt"}}
    assert RULESET.gather(duel(), [replace]) == replace
    entry = RULESET.gather(duel(), [line("Cinder", "Tackle", "Mossy"), replace])
    assert isinstance(entry, dict)
    assert entry["replace"] == {"A": "newt"}
    assert RULESET.gather(duel(), [{"start": True}]) == {"start": True}


def test_a_line_with_a_problem_names_the_line() -> None:
    lines = [line("Cinder", "Tackle", "Mossy"), line("Mossy", "Growll"), {"end_turn": "Mossy"}]
    found = RULESET.gather(duel(), lines)
    assert isinstance(found, list)
    assert [problem.where for problem in found] == ["actions[1].use", "actions[2]"]
