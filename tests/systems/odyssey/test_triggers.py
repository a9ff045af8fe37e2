"""Triggers in the effect column: either language, with or without a colon; slips are told with the nearest words."""

from __future__ import annotations

from typing import Any

import pytest

from toolkit.core.effects import effect_problems, has_faults, parse_effect
from toolkit.scenario import resolve
from toolkit.systems.odyssey.triggers import TRIGGERS
from toolkit.systems.odyssey.vocabulary import VOCABULARY
from toolkit.tables.template.phrases import in_words


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_a_trigger_is_read_in_either_language_with_or_without_a_colon(trigger: str) -> None:
    said = (f"trigger {trigger}", f"trigger: {trigger}", f"повод {TRIGGERS[trigger]}", f"Повод: {TRIGGERS[trigger]}")
    for written in said:
        (clause,) = parse_effect(written, VOCABULARY)
        assert (clause.what, clause.word) == ("trigger", trigger)  # type: ignore[union-attr]
    assert in_words(said[0], VOCABULARY, "ru") == said[2]


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("reaction; trigger: aly hit", "trigger ally hit"),
        ("trigger foe mooves", "trigger foe moves"),
        ("повод: союзник здет", "повод союзник задет"),
    ],
)
def test_a_slip_in_a_trigger_names_its_place_and_the_nearest_one(written: str, near: str) -> None:
    faults = parse_effect(written, VOCABULARY)
    assert has_faults(faults)
    (problem,) = effect_problems(faults, "Moves!L2", written)
    lang = "ru" if near.startswith("повод") else "en"
    assert near in problem.as_json(lang)["hint"]


def scenario(effect: str, **more: Any) -> dict[str, Any]:
    stats = {"max_hp": 30, "level": 2, "evasion": 10, "vigor": 10, "resolve": 10, "movement": 5, "y": 1}
    rows = [
        {"name": "Ace", "side": "A", "basic_melee": "Normal Physical", "x": 1, **stats},
        {"name": "Bolt", "side": "B", "moves": "Snarl", "x": 2, **stats},
    ]
    snarl = {"name": "Snarl", "kind": "Trick", "against": "Resolve", "range": "Melee", "effect": effect}
    return {"system": "odyssey", "roster": rows, "moves": [snarl], **more}


def test_a_trigger_of_what_is_neither_interrupt_nor_reaction_is_warned_of_and_asks_nobody() -> None:
    strike = {"do": [{"actor": "Ace", "use": "Basic Melee", "on": ["Bolt"]}], "seed": 1}
    result = resolve(scenario("trigger: hit", **strike))
    assert result["ok"]
    assert {item["ask"] for item in result["asked"]} <= {"accuracy", "damage"}
    asking = resolve(scenario("reaction; trigger: targeted", do=strike["do"], answers={"accuracy": [1]}))
    assert (asking["needs"]["ask"], asking["needs"]["for"]) == ("react", "Bolt")


def test_a_move_whose_effect_is_not_understood_is_used_by_hand() -> None:
    entry = {"actor": "Bolt", "use": "Snarl", "on": ["Ace"]}
    wrong = resolve(scenario("reaction; trigger: hitt", do=[entry], seed=1))
    assert [problem["where"] for problem in wrong["problems"]] == ["moves[0].effect"]
    by_hand = resolve(scenario("reaction", do=[entry], answers={"accuracy": [15]}, battle={"turn": "Ace"}))
    assert [(one["actor"], one["result"]) for one in by_hand["outcomes"]] == [("Bolt", "hit")]
    assert by_hand["roster"][1]["ap_debt"] == 1
