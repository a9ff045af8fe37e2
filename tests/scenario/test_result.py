"""The shape of a result, and that it carries the fight on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scenario.duels import duel, turn, use, wait
from toolkit import resolve
from toolkit.systems.registry import system
from toolkit.tables.columns import columns_of


@pytest.fixture
def result() -> dict[str, Any]:
    found: dict[str, Any] = resolve(duel())
    return found


def test_a_result_holds_everything_the_contract_names(result: dict[str, Any]) -> None:
    assert list(result)[:8] == ["ok", "seed", "outcomes", "roster", "battle", "asked", "rulings", "log"]
    outcome = next(outcome for outcome in result["outcomes"] if outcome["use"] == "Tackle")
    assert outcome["actor"] == "Cinder"
    assert outcome["target"] == "Mossy"
    assert (outcome["result"], outcome["damage"], outcome["healed"], outcome["strikes"]) == ("hit", 9, 0, 1)
    assert (outcome["effects"], outcome["reason"]) == ([], None)
    assert isinstance(outcome["facts"], dict)
    assert result["asked"][0] == {"ask": "initiative", "for": "Cinder", "dice": "1d100", "answer": 50}
    assert "calpheon.damage_formula=manual" in result["rulings"]
    assert any("Mossy" in sentence for sentence in result["log"])


def test_every_column_is_there_by_its_key(result: dict[str, Any]) -> None:
    ruleset = system("calpheon")
    always = [key for key, declared in columns_of(ruleset.roster).items() if not declared.spare]
    assert all([key for key in row if key in always] == always for row in result["roster"])
    assert list(result["battle"]) == list(columns_of(ruleset.battle))


def test_ids_are_filled_in(result: dict[str, Any]) -> None:
    ids = [row["id"] for row in result["roster"]]
    assert all(ids)
    assert len(set(ids)) == len(ids)


def test_lists_are_shown_as_cells_hold_them() -> None:
    scenario = duel(do=[], answers=...)
    scenario["roster"][0] |= {"types": ["Fire", "flying"], "status": "burn; sleep 3", "stages": {"power": 1}}
    row = resolve(scenario)["roster"][0]
    assert row["types"].replace(" ", "") in ("Fire,Flying", "Fire/Flying")
    assert row["status"] == "Burn, Sleep 3"
    assert row["stages"] == "Power +1"


def test_the_log_speaks_the_scenarios_language(result: dict[str, Any]) -> None:
    russian = resolve(duel(language="ru"))
    assert len(russian["log"]) == len(result["log"])
    assert any("а" <= letter <= "я" for sentence in russian["log"] for letter in sentence)
    assert russian["roster"] == result["roster"]


def test_headers_in_either_language_name_a_column() -> None:
    scenario = duel()
    for row in scenario["roster"]:
        row["Max HP"] = row.pop("max_hp")
        row["ОЗ"] = row.pop("hp")
    assert resolve(scenario)["roster"] == resolve(duel())["roster"]


def test_columns_of_the_game_masters_own_are_left_alone_and_slips_are_warned_of() -> None:
    scenario = duel()
    scenario["roster"][0] |= {"favourite food": "berries", "max_hpp": 61}
    result = resolve(scenario)
    assert result["ok"]
    assert [(warning["where"], warning["level"]) for warning in result["warnings"]] == [
        ("roster[0].max_hpp", "warning")
    ]


def test_names_may_be_equal_when_the_ids_are_used() -> None:
    scenario = duel(do=[turn([use("c-1", "Tackle", "c-2"), wait("c-1")], [wait("c-2"), wait("c-2")])])
    for row, key in zip(scenario["roster"], ("c-1", "c-2"), strict=True):
        row |= {"id": key, "name": "Twin"}
    result = resolve(scenario)
    assert {row["id"]: row["hp"] for row in result["roster"]} == {"c-1": 60, "c-2": 51}


_EFFECTS = {
    "Tackle": "", "Growl": "power -1", "Fury": "hits 2-5; drain 50%", "Crash": "recoil 25%", "Beam": "charge",
    "Blast": "recharge", "Shield": "protect", "Doll": "substitute 20%", "Payback": "counter 125%",
    "Bond": "destiny bond 25%", "Mend": "heal 50%", "Spore": "sleep 2 50%; on hit: speed -1", "Storm": "weather rain 3",
    "Boom": "self-destruct",
}  # fmt: skip
_STATUS_MOVES = ("Growl", "Shield", "Doll", "Bond", "Mend", "Spore", "Storm")
_RULINGS = {
    "calpheon.damage_formula": "move_power / 4 + 1d6", "calpheon.accuracy_rule": "percent", "calpheon.rest_amount": 4,
}  # fmt: skip


def _wide() -> dict[str, Any]:
    """Two Pokémon a side and a move for everything the state has to remember."""
    scenario = duel(rulings=_RULINGS, answers=...)
    scenario["moves"] = [
        {"name": name, "category": "Status" if name in _STATUS_MOVES else "Physical", "type": "Normal", "power": 30,
         "sp": 1, "accuracy": 90, "effect": effect}
        for name, effect in _EFFECTS.items()
    ]  # fmt: skip
    scenario["roster"] += [{**row, "name": f"{row['name']} II"} for row in scenario["roster"]]
    return scenario


@st.composite
def _plan(draw: st.DrawFn, name: str, other: str) -> list[dict[str, Any]]:
    plan = []
    for _ in range(2):
        word = draw(st.sampled_from([*_EFFECTS, "Rest", "Recover", "Reposition", "Switch", "Wait"]))
        actor = name + draw(st.sampled_from(["", "", " II"]))
        on = [f"{name} II"] if word == "Switch" else [other] if word in _EFFECTS and word not in _SELF else []
        plan.append({"actor": actor, "use": word, "on": on})
    return plan


_SELF = ("Shield", "Doll", "Bond", "Mend", "Storm")
_turn = st.builds(turn, _plan("Cinder", "Mossy"), _plan("Mossy", "Cinder"))


@settings(max_examples=60)
@given(st.lists(_turn, min_size=2, max_size=5), st.integers(0, 10**6))
def test_a_result_fed_back_in_carries_on_the_fight(entries: list[dict[str, Any]], seed: int) -> None:
    """One turn at a time, each from the last result, or all turns at once: the same fight from the same dice."""
    answers, step = [], _wide()
    for number, entry in enumerate(entries):
        result = resolve({**step, "do": [entry], "seed": seed + number})
        assert result["ok"], result
        answers += [item["answer"] for item in result["asked"]]
        step |= {"roster": result["roster"], "battle": result["battle"]}
    whole = resolve({**_wide(), "do": entries, "answers": answers})
    assert whole["ok"], whole
    assert (whole["roster"], whole["battle"]) == (step["roster"], step["battle"])


def test_a_result_is_json(result: dict[str, Any]) -> None:
    assert json.loads(json.dumps(result, allow_nan=False)) == result
