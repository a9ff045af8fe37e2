"""Input in either language: moves that the text names, statuses, types, stats, yes and no, numbers behind a comma."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.d6forum.duel import deed, play, row
from toolkit.core.names import fold
from toolkit.systems.d6forum.russian import MOVES as NAMED
from toolkit.systems.d6forum.russian import other_name


@pytest.mark.parametrize(("english", "russian"), NAMED.items())
def test_a_move_that_the_text_names_is_called_by_either_name(english: str, russian: str) -> None:
    for written, called in ((english, russian), (russian, english), (russian, russian.upper())):
        moves = [{"name": written, "type": "Normal", "category": "Physical", "power": 30}]
        result = play(deed(called, dodge=False), answers={"attack": [4]}, moves=moves)
        assert result["outcomes"][0]["use"] == written


def test_no_two_moves_share_a_name() -> None:
    names = [fold(name) for pair in NAMED.items() for name in pair]
    assert len(set(names)) == len(names)
    assert all(other_name(english) == russian for english, russian in NAMED.items())


def test_the_called_move_is_named_in_any_spelling() -> None:
    moves: list[dict[str, Any]] = [
        {"name": "Метроном", "type": "Normal", "category": "Status", "effect": "вызов приёма"},
        {"name": "Swift", "type": "Normal", "category": "Special", "power": 30},
    ]
    result = play(deed("Metronome", dodge=False, called="звездочки"), answers={"attack": [4]}, moves=moves)
    assert result["outcomes"][0]["damage"] == 30


def test_words_of_cells_in_russian() -> None:
    moves = [{"Название": "Жар", "Тип": "Огонь", "Категория": "специальный", "Сила": 60, "Эффект": "путаница 30%"}]
    result = play(
        deed("Жар", dodge=False),
        answers={"attack": [4]},
        moves=moves,
        Мох={"types": "Призрак/Тьма", "status": "Ожог 2", "stage_turns": "Атака 2", "attack_stage": 1},
    )
    moss = row(result, "Мох")
    assert (moss["status"], moss["stage_turns"]) == ("Burn 2, Confusion 2", "Attack 2")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("отравление", "Poison 2"),
        ("очарование", "Infatuation 2"),
        ("паралич", "Paralysis 2"),
        ("срыв приёма", "Flinch"),
        ("сон 3", "Sleep 3"),
    ],
)
def test_statuses_in_the_effect_column(written: str, meant: str) -> None:
    moves = [{"name": "Жар", "type": "Fire", "category": "Special", "power": 6, "effect": written}]
    result = play(deed("Жар", dodge=False), answers={"attack": [5]}, moves=moves)
    assert row(result, "Мох")["status"] == meant


def test_a_slip_in_stage_turns_is_told() -> None:
    result = play(Мох={"stage_turns": "Атка 2"})
    (problem,) = result["problems"]
    assert problem["where"] == "roster[2].stage_turns"
    assert "Атака" in problem["hint"]


def test_look_alike_letters_are_reported_not_merged() -> None:
    result = play(deed("Удаp", dodge=False), answers={"attack": [4]})
    (problem,) = result["problems"]
    assert (problem["where"], "Удар" in problem["hint"]) == ("do[0].use", True)


def test_yes_and_no_in_russian() -> None:
    line = {"actor": "Искра", "use": "Удар", "on": ["Мох"]}
    assert play(line, answers={"attack": [4], "evade": ["да"], "dodge": [3]})["outcomes"][0]["damage"] == 30
    assert play(line, answers={"attack": [4], "evade": ["Нет"]})["outcomes"][0]["damage"] == 60
