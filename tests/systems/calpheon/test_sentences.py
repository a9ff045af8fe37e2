"""What people read: each die with what was needed, each number with where it came from, no gap in any sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.calpheon.duel import STATS, line, turn
from toolkit import resolve

MOVES = (
    {"name": "Slash", "category": "Physical", "power": 40, "sp": 3, "accuracy": 85},
    {"name": "Ember", "category": "Special", "power": 40, "sp": 3, "effect": "burn 30%"},
    {"name": "Swipes", "category": "Physical", "power": 18, "sp": 4, "effect": "hits 2-5"},
    {"name": "Absorb", "category": "Special", "power": 20, "sp": 3, "effect": "drain 50%"},
    {"name": "Dance", "category": "Status", "sp": 2, "effect": "power +2"},
    {"name": "Snare", "category": "Status", "sp": 2, "effect": "trapped 3; confusion"},
    {"name": "Guard", "category": "Status", "sp": 2, "effect": "protect"},
    {"name": "Mend", "category": "Status", "sp": 2, "effect": "heal 50%"},
    {"name": "Sunbeam", "category": "Special", "power": 90, "sp": 3, "effect": "charge"},
    {"name": "Skydive", "category": "Physical", "power": 90, "sp": 3, "effect": "charge"},
)


def fight(*use: Any, answers: Any = (), rulings: Any = None, lang: str = "en", **cinder: Any) -> dict[str, Any]:
    """Cinder, with some columns of its own, uses something against Mossy; 50 and 40 are the Initiative rolls."""
    roster = [{"name": "Cinder", "side": "A", **STATS, **cinder}, {"name": "Mossy", "side": "B", **STATS}]
    given = {f"calpheon.{key}": value for key, value in (rulings or {}).items()}
    plan = [one if isinstance(one, dict) else line("Cinder", one, "Mossy") for one in use]
    return {
        "system": "calpheon", "language": lang, "rulings": given, "roster": roster, "moves": MOVES,
        "do": [turn(plan)], "answers": [50, 40, *answers],
    }  # fmt: skip


def told(*use: Any, **parts: Any) -> list[str]:
    result = resolve(fight(*use, **parts))
    assert result["ok"], result
    log: list[str] = result["log"]
    return log


CRITICAL = {"damage_formula": "move_power / 3 + 8 * crit", "critical_chance": 5}


@pytest.mark.parametrize(
    ("use", "answers", "rulings", "sentences"),
    [
        (["Slash"], [86], {}, ["Accuracy of Slash (Cinder): rolled 86, needed 85 or less: a miss."]),
        (["Slash"], [41, 7], {}, ["Accuracy of Slash (Cinder): rolled 41, needed 85 or less: a hit."]),
        (["Ember"], [7, 30], {}, ["Burn by Ember (Cinder) on Mossy: rolled 30, needed 30 or less: it takes hold."]),
        (["Ember"], [7, 31], {}, ["Burn by Ember (Cinder) on Mossy: rolled 31, needed 30 or less: it does not."]),
        (["Swipes"], [72, 1, 1, 1, 1], {}, ["Strikes of Swipes (Cinder): rolled 72, which makes 4."]),
        (
            ["Slash"],
            [1, 5],
            CRITICAL,
            [
                "Critical die of Slash (Cinder): rolled 5, needed 5 or less: critical.",
                "Damage by the campaign’s formula, with move_power 40, crit 1: 64/3, rounded down to 21.",
                "Cinder: Slash hits Mossy critically for 21 and takes 21 HP (39 left).",
            ],
        ),
        (
            ["Slash"],
            [1, 6],
            CRITICAL,
            [
                "Critical die of Slash (Cinder): rolled 6, needed 5 or less: not critical.",
                "Cinder: Slash hits Mossy for 13 and takes 13 HP (47 left).",
            ],
        ),
    ],
    ids=str,
)
def test_a_die_is_told_with_what_was_needed(use: Any, answers: Any, rulings: Any, sentences: list[str]) -> None:
    log = told(*use, answers=answers, rulings=rulings)
    assert [sentence for sentence in log if sentence in sentences] == sentences


@pytest.mark.parametrize(("die", "end"), [(50, "it works"), (51, "it does not")])
def test_protect_tells_its_die(die: int, end: str) -> None:
    assert f"Guard (Cinder): rolled {die}, needed 50 or less: {end}." in told("Guard", answers=[die], protect_streak=1)


def test_skill_link_is_told_in_place_of_a_die() -> None:
    log = told("Swipes", answers=[1] * 5, abilities="Skill Link")
    assert "Strikes of Swipes (Cinder): 5 by Skill Link." in log


def test_the_dice_are_told_in_russian_too() -> None:
    log = told("Swipes", answers=[72, 1, 1, 1, 1], lang="ru") + told("Ember", answers=[7, 31], lang="ru")
    assert "Число ударов, «Swipes» (Cinder): выпало 72, значит 4." in log
    assert "Ожог, «Ember» (Cinder), цель — Mossy: выпало 31, нужно не больше 30 — не срабатывает." in log


@pytest.mark.parametrize(
    ("formula", "answers", "said"),
    [
        ("7", [], ": 7."),
        ("1d6", [4], ", with dice 4: 4."),
        ("1d6 + 2d4", [4, 6], ", with dice 4, 6: 10."),
        ("power / 3", [], ", with power 10: 10/3, rounded down to 3."),
        ("power + 1d6 / 2", [5], ", with power 10, dice 5: 25/2, rounded down to 12."),
        ("power - 98", [], ", with power 10: -88, so 0."),
        ("1 / 2 - 1", [], ": -1/2, so 0."),
    ],
)
def test_a_formulas_value_is_told_without_a_gap(formula: str, answers: list[int], said: str) -> None:
    log = told("Ember", answers=[*answers, 99], rulings={"damage_formula": formula})
    assert f"Damage by the campaign’s formula{said}" in log
    russian = told("Ember", answers=[*answers, 99], rulings={"damage_formula": formula}, lang="ru")
    assert not any(gap in sentence for sentence in [*log, *russian] for gap in ("with ,", ": ,", "()", "  ", "( "))


def test_a_formula_beyond_all_bounds_is_played_and_told() -> None:
    result = resolve(fight("Slash", answers=[1], rulings={"damage_formula": "9^300", "accuracy_rule": "percent"}))
    assert result["outcomes"][0]["damage"] == 60
    assert any(str(9**300) in sentence for sentence in result["log"])


@pytest.mark.parametrize(
    ("use", "parts", "sentence", "russian"),
    [
        ("Dance", {"stages": "Power -1"}, "Mossy: Power +2, now +2.", "Mossy: Сила +2, теперь +2."),
        ("Snare", {}, "Mossy: Trapped for 3 turns.", "Mossy: состояние «Ловушка» на 3 хода."),
        ("Snare", {}, "Mossy: Confusion.", "Mossy: состояние «Замешательство»."),
        (
            "Absorb",
            {"answers": [4]},
            "Cinder regains no HP (60 now): drained by Absorb.",
            "Cinder: ОЗ не прибавилось (теперь 60): вытянуто приёмом «Absorb».",
        ),
        (
            "Rest",
            {"answers": [4]},
            "Cinder rests and regains no SP (20 now).",
            "Cinder: отдых, ОВ не прибавилось (теперь 20).",
        ),
        (
            "Mend",
            {"hp": 3, "status": "Heal Block 2, Burn, Poison"},
            "End of turn, Cinder: Burn, Poison – the game master’s to settle.",
            "Конец хода, Cinder: Ожог, Яд — решает ведущий.",
        ),
    ],
)
def test_what_happens_is_told_plainly(use: str, parts: Any, sentence: str, russian: str) -> None:
    use_line = line("Cinder", use) if use in ("Rest", "Mend") else use
    assert sentence in told(use_line, **parts)
    assert russian in told(use_line, lang="ru", **parts)


def test_a_stage_that_is_gone_is_told_as_0() -> None:
    log = told({**line("Cinder", "Dance", "Cinder")}, stages="Power -2")
    assert "Cinder: Power +2, now 0." in log


def test_a_charge_that_another_replaces_is_told_lost() -> None:
    assert "The charge of Sunbeam is lost; its SP are not returned." in told("Sunbeam", "Skydive")


def test_nobody_at_0_hp_is_said_to_wait() -> None:
    scenario = fight(line("Cinder", "Wait"), hp=0)
    assert not any("waits" in sentence for sentence in resolve(scenario | {"answers": [40]})["log"])


@pytest.mark.parametrize(("kind", "said"), [("day", "The day is over;"), ("scene", "The scene is over;")])
def test_the_end_of_a_day_is_not_called_the_end_of_a_battle(kind: str, said: str) -> None:
    (sentence,) = resolve({**fight(), "do": [{kind: True}], "answers": {}})["log"]
    assert sentence.startswith(said)


@pytest.mark.parametrize(
    ("rulings", "answers", "ask"),
    [
        ({}, [72, 9], "damage"),
        ({"damage_formula": "1d6 + crit"}, [72, "no", 3], "critical"),
        ({"damage_formula": "1d6"}, [72, 3], "damage"),
        ({"damage_formula": "1d6 + crit", "critical_chance": 5}, [72, 9, 3], "critical"),
    ],
)
def test_a_question_names_the_strike_of_several(rulings: Any, answers: Any, ask: str) -> None:
    needs = resolve(fight("Swipes", answers=answers, rulings=rulings))["needs"]
    assert needs["ask"] == ask
    assert "strike 2 of 4" in needs["prompt"]
    russian = resolve(fight("Swipes", answers=answers, rulings=rulings, lang="ru"))["needs"]
    assert "удар 2 из 4" in russian["prompt"]


def test_a_question_about_the_only_strike_does_not_count() -> None:
    assert "this strike" in resolve(fight("Absorb"))["needs"]["prompt"]
