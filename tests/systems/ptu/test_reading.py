"""Entries of `do` as people and programs write them: what is understood, and where exactly what is not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.systems.ptu.duel import duel, use
from toolkit.core.names import fold
from toolkit.messages import LANGUAGES, render
from toolkit.scenario import resolve
from toolkit.systems.ptu import RULESET
from toolkit.systems.ptu.actions import EndTurn, Frame, Use
from toolkit.systems.ptu.procedures.frequency import Frequency, read_frequency
from toolkit.systems.ptu.procedures.skills import read_skill

BAD: list[tuple[Any, str]] = [
    ({}, "do[0]"),
    ({"actor": "Ash"}, "do[0].use"),
    ({"actor": "Nobody", "use": "Jab"}, "do[0].actor"),
    ({"actor": "Ash", "use": "Jabb"}, "do[0].use"),
    ({"actor": "Ash", "use": {"move": "Struggle"}}, "do[0].use.move"),
    ({"actor": "Ash", "use": "Jab", "on": [7]}, "do[0].on[0]"),
    ({"actor": "Ash", "use": "Jab", "onn": ["Bo"]}, "do[0].onn"),
    ({"actor": "Ash", "use": "End Turn", "onn": ["Bo"]}, "do[0].onn"),
    (use("Ash", "Jab", "Bo", evasion="special"), "do[0].with.evasion"),
    (use("Ash", "Jab", "Bo", evasion=1), "do[0].with.evasion"),
    (use("Ash", "Jab", "Bo", rough="very"), "do[0].with.rough"),
    (use("Ash", "Jab", "Bo", acuracy=3), "do[0].with.acuracy"),
    (use("Ash", "Trip", "Bo", "Cy"), "do[0].on"),
    (use("Ash", "Dirty Trick", "Bo"), "do[0].with.trick"),
    (use("Ash", "Dirty Trick", "Bo", trick="flirt"), "do[0].with.trick"),
    (use("Ash", "Switch", "Bo"), "do[0].on[0]"),
    ({"end_turn": "Nobody"}, "do[0].end_turn"),
    ({"end_round": "yes"}, "do[0].end_round"),
    ({"start": True, "scene": True}, "do[0]"),
]


@pytest.mark.parametrize(("entry", "where"), BAD)
def test_a_slip_is_told_at_its_place_in_both_languages(entry: Any, where: str) -> None:
    found = RULESET.read_action(duel(), entry, "do[0]")
    assert isinstance(found, list)
    assert where in [problem.where for problem in found]
    assert all(render(problem.expected, lang) for problem in found for lang in LANGUAGES)


def test_words_of_the_clock_stand_for_entries() -> None:
    read = [RULESET.read_action(duel(), use("Bo", word), "do[0]") for word in ("End Turn", "конец раунда", "Start")]
    assert read == [EndTurn("bo"), Frame("end_round"), Frame("start")]


def test_a_moves_name_comes_before_an_action_word_for_who_knows_it() -> None:
    fight = duel([{"name": "Trip", "type": "Bug", "category": "Status", "effect": "tripped"}], Ash={"moves": "Trip"})
    assert _used(fight, use("Ash", "Trip", "Bo")).move == "trip"
    assert _used(fight, use("Bo", "Trip", "Ash")).move == ""
    assert _used(fight, use("Ash", {"action": "Trip"}, "Bo")).move == ""


def _used(fight: Any, entry: Any) -> Use:
    found = RULESET.read_action(fight, entry, "do[0]")
    assert isinstance(found, Use)
    return found


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("", Frequency("at_will")),
        ("At-Will", Frequency("at_will")),
        ("EOT", Frequency("eot")),
        ("Scene x2", Frequency("scene", 2)),
        ("daily × 3", Frequency("day", 3)),
        ("Сцена х2", Frequency("scene", 2)),
        ("See Text", None),
    ],
)
def test_frequencies_are_read_as_the_book_writes_them(written: str, meant: Frequency | None) -> None:
    assert read_frequency(written) == meant


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Combat 4", ("Combat", "4d6")),
        ("Stealth Expert", ("Stealth", "5d6")),
        ("Атлетика 3d6+1", ("Athletics", "3d6+1")),
        ("Combat", None),
        ("Knitting 4", None),
        ("Combat 900", None),
    ],
)
def test_skills_are_a_name_and_a_rank_or_dice(written: str, meant: tuple[str, str] | None) -> None:
    found = read_skill(written)
    assert (None if found is None else (found[0], str(found[1]))) == meant


def test_the_battle_may_hold_names_where_ids_are_meant() -> None:
    rows = [{"name": "Ash", "side": "A", "max_hp": 9}, {"name": "Big Bo", "side": "B", "max_hp": 9}]
    battle = {"turn": "Big Bo", "turn_order": "Big Bo, Ash"}
    result = resolve({"system": "ptu", "roster": rows, "battle": battle, "do": [{"end_turn": "Big Bo"}], "answers": {}})
    assert (result["battle"]["turn"], result["battle"]["turn_order"]) == ("ash", "big-bo, ash")


@pytest.mark.parametrize(
    ("written", "done"),
    [
        ("спец. атака -1", "Special Attack -1"), ("Специальная защита +1", "Special Defense +1"),
        ("точность -2", "Accuracy -2"), ("sp. atk -1", "Special Attack -1"), ("Sp.Def +2", "Special Defense +2"),
    ],
)  # fmt: skip
def test_stages_are_understood_as_sheets_abbreviate_them(written: str, done: str) -> None:
    rows = [{"name": "Ash", "side": "A", "max_hp": 9}, {"name": "Bo", "side": "B", "max_hp": 9}]
    moves = [{"name": "Glare", "category": "Status", "effect": written}]
    entry = {"actor": "Ash", "use": "Glare", "on": ["Bo"]}
    result = resolve({"system": "ptu", "roster": rows, "moves": moves, "do": [entry], "answers": {}})
    assert result["outcomes"][0]["effects"] == [done]


_KEYS = ("actor", "use", "on", "with", "end_turn", "start", "move", "action", "evasion", "trick", "until")
_keys = st.sampled_from(_KEYS)
_words = st.sampled_from(("Ash", "bo", "Jab", "Grapple", "Capture", "End Turn", ""))
_plain = st.none() | st.booleans() | st.integers(-9, 99) | _words
_values = st.recursive(_plain, lambda one: st.lists(one, max_size=3) | st.dictionaries(_keys, one, max_size=3))


@settings(max_examples=200)
@given(entry=st.dictionaries(_keys, _values, max_size=5))
def test_no_entry_however_strange_breaks_the_reader(entry: dict[str, Any]) -> None:
    fight = duel()
    found = RULESET.read_action(fight, entry, "do[0]")
    if isinstance(found, list):
        assert all(problem.where.startswith("do[0]") or fold(problem.where) for problem in found)
    else:
        RULESET.foresee(fight, found)
