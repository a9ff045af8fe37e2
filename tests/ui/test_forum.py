"""The desk of a battle by the forum's d6 rules, in Russian: questions, buttons, shares overruled with a comma."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(str(new_workbook(tmp_path / "форум.xlsx", "d6forum", "ru", demo=True)))


def _asked(desk: Desk) -> str:
    ask = look(desk).ask
    return ask.title if ask is not None else ""


def test_an_attack_is_asked_die_by_die(desk: Desk) -> None:
    choosing.pick(desk, "лампик", use="Вспышка фитиля")
    answering.set_mode(desk, "type")
    for number, (title, typed) in enumerate(
        [("Кубик атаки: Лампик", "4"), ("Ржакраб: уклоняться", "да"), ("Кубик уклонения: Ржакраб", "3")]
    ):
        assert title in _asked(desk)
        answering.answer(desk, typed, f"t{number}")
    view = look(desk)
    assert view.ask is None
    assert "Ржакраб: урон 30, осталось 350 ОЗ." in str(view.preview)
    spared = next(number for number in view.overrides if "после уклонения" in number.label)
    answering.override(desk, spared.key, "0,75")
    assert "Ржакраб: урон 45, осталось 335 ОЗ." in str(look(desk).preview)


def test_nothing_on_the_page_is_in_english(desk: Desk) -> None:
    choosing.pick(desk, "лампик", use="Мерцание")
    view = look(desk)
    shown = [str(view.preview), str(view.header), str(view.next)]
    for side in view.sides:
        shown += [str(side.front), str(side.rear)]
        shown += [choice.label for slot in side.slots for choice in slot.use.choices]
    plain = re.sub(r"<[^>]*>|форум\.xlsx|Turnsheet|\bID\b", "", " ".join(shown))
    assert re.findall(r"[A-Za-z]{2,}", plain) == []


def test_cards_say_dodges_left_stages_and_whom_a_move_is_prepared_for(desk: Desk) -> None:
    assert desk.campaign is not None
    row = {"dodges_left": 0, "stage_turns": "Защита 3", "preparing": "Луч маяка", "prepared_target": "ржакраб"}
    made = desk.campaign.preview({"adjust": {"who": "лампик", "set": row}})
    desk.campaign.commit(made)
    desk.poll()
    card = re.sub(r"<[^>]*>", " ", str(look(desk).sides[0].front))
    for said in ("Осталось уклонений: 0", "Ходы ступеней: Защита 3", "Цель подготовки: Ржакраб"):
        assert said in card


def test_an_overruled_number_has_a_box_for_the_reason(desk: Desk) -> None:
    choosing.pick(desk, "лампик", use="Вспышка фитиля")
    answering.set_mode(desk, "type")
    for number, typed in enumerate(("4", "нет")):
        answering.answer(desk, typed, f"t{number}")
    assert all(view.numeric for view in look(desk).overrides)
    damage = next(view for view in look(desk).overrides if view.key.endswith(".damage"))
    answering.override(desk, damage.key, "11")
    assert [view.label for view in look(desk).overrides if not view.numeric] == ["Причина"]
    answering.override(desk, "why", "прикрыла скала")
    assert "ведущий поставил 11: прикрыла скала" in str(look(desk).preview)
    saving.commit(desk, "token")
    assert desk.campaign is not None
    assert "прикрыла скала" in desk.campaign.log()[-1].dice
