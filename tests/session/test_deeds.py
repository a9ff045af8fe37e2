"""What was done stands in the Log as a person would say it, in the campaign's language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from toolkit.messages import has
from toolkit.session.deeds import Wording, deeds
from toolkit.systems.registry import systems

NAMES = {"cinder": "Cinder", "mossy": "Mossy"}

CASES: list[tuple[dict[str, Any], list[str], list[str]]] = [
    ({"actor": "cinder", "use": "Ember", "on": ["mossy"]}, ["Cinder: Ember > Mossy"], ["Cinder: Ember > Mossy"]),
    (
        {"turn": {"A": [{"actor": "cinder", "use": {"action": "Rest"}}], "B": []}, "replace": {"B": "mossy"}},
        ["Cinder: Rest", "B: Mossy comes in"],
        ["Cinder: Rest", "B: выходит Mossy"],
    ),
    ({"replace": {"side": "A", "with": "mossy"}}, ["A: Mossy comes in"], ["A: выходит Mossy"]),
    ({"turn": {"A": []}}, ["A turn in which nobody acts"], ["Ход, в котором никто не действует"]),
    ({"start": True}, ["The battle begins"], ["Начинается бой"]),
    ({"scene": True}, ["A new scene"], ["Новая сцена"]),
    ({"day": True}, ["A new day"], ["Новый день"]),
    ({"end_turn": "cinder"}, ["Cinder ends the turn"], ["Cinder завершает ход"]),
    ({"end_round": True}, ["The round ends"], ["Раунд завершён"]),
    (
        {"adjust": {"who": "cinder", "set": {"Max SP": 12, "status": None, "active": True}, "why": "a tree"}},
        ["The game master sets Cinder: Max SP 12, Status —, Active yes"],
        ["Ведущий ставит Cinder: Макс. ОВ 12, Состояние —, В бою да"],
    ),
    (
        {"adjust": {"who": "battle", "set": {"weather": "Rain 4"}}},
        ["The game master sets the battle: Weather Rain 4"],
        ["Ведущий меняет бой: Погода Rain 4"],
    ),
    ({"dance_off": "mossy"}, ["dance off Mossy"], ["dance off Mossy"]),
]


@pytest.mark.parametrize(("entry", "english", "russian"), CASES)
def test_every_kind_of_entry_reads_as_a_sentence(entry: dict[str, Any], english: list[str], russian: list[str]) -> None:
    system = systems()["calpheon"]
    assert deeds(entry, Wording(NAMES, system, "en")) == english
    assert deeds(entry, Wording(NAMES, system, "ru")) == russian


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_sentences_are_there(lang: str) -> None:
    kinds = ["start", "scene", "day", "turn", "end_turn", "end_round", "replace", "adjust", "adjust_battle", "ruling"]
    assert [kind for kind in kinds if not has(f"session.deed_{kind}", lang)] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", systems())
def test_every_question_of_a_system_has_its_word_in_the_log(name: str, lang: str) -> None:
    assert [ask for ask in systems()[name].asks if not has(f"session.ask_{ask}", lang)] == []


def test_action_words_are_said_in_the_campaigns_language_and_moves_keep_their_names() -> None:
    entry = {"turn": {"A": [{"actor": "cinder", "use": "Wait"}, {"actor": "cinder", "use": {"move": "Rest"}}]}}
    wording = Wording(NAMES, systems()["calpheon"], "ru", "calpheon", {"rest"})
    assert deeds(entry, wording) == ["Cinder: Ожидание", "Cinder: Rest"]
    assert deeds(entry, replace(wording, moves=())) == ["Cinder: Ожидание", "Cinder: Отдых"]
    assert deeds(entry, replace(wording, lang="en")) == ["Cinder: Wait", "Cinder: Rest"]
