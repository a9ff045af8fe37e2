"""A post pasted at the desk: its lines are the plan, what is not understood is told, a reload keeps it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing, pasting, saving, sealing, taking_over
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import DeskView, look

POST = """[b]Ход 1[/b]
- Лампик: Вспышка фитиля > Ржакраб, уклонение 3
- ржакраб: Заскорузлость"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return new_workbook(tmp_path / "форум.xlsx", "d6forum", "ru", demo=True)


@pytest.fixture
def desk(book: Path) -> Desk:
    return Desk(str(book))


def _paste(desk: Desk, text: str) -> DeskView:
    pasting.paste(desk, desk.held.id, text)
    return look(desk)


def _plain(view: DeskView) -> str:
    return unescape(re.sub(r"<[^>]*>", " ", str(view.preview)))


def _type(desk: Desk, *typed: str) -> None:
    answering.set_mode(desk, "type")
    for one in typed:
        answering.answer(desk, one, f"{desk.held.id}-{len(desk.held.answers)}")


def test_a_post_is_the_plan_from_its_lines_to_the_workbook_and_back(desk: Desk) -> None:
    view = _paste(desk, POST.split("\n", 1)[1])
    assert view.step is Step.ROLL
    assert "Лампик: Вспышка фитиля > Ржакраб" in _plain(view)
    assert "Ржакраб: Заскорузлость" in _plain(view)
    assert all(side.slots == () for side in view.sides)
    _type(desk, "4", "6")
    view = look(desk)
    assert view.step is Step.COMMIT
    assert "урон 30" in _plain(view)  # the die of the evasion stood in the post
    damage = next(number for number in view.overrides if number.key.endswith(".damage"))
    answering.override(desk, damage.key, "11")
    saving.commit(desk, "token")
    assert desk.campaign is not None
    assert len(desk.campaign.log()) == 1
    assert desk.state.roster["ржакраб"].hp == 369
    assert desk.held.post == ""
    saving.undo(desk)
    assert desk.state.roster["ржакраб"].hp == 380


def test_what_is_not_understood_is_told_line_by_line_and_nothing_can_be_saved(desk: Desk) -> None:
    view = _paste(desk, "Лампк: Мерцание\nЛампик: Вспышка фителя > Ржакраб\nРжакраб: Заскорузлость")
    assert view.step is Step.CHANGE
    assert "Лампк: Мерцание" in _plain(view)
    assert "Лампик" in _plain(view)
    assert "Вспышка фителя" in _plain(view)
    assert "Вспышка фитиля" in _plain(view)
    saving.commit(desk, "token")
    assert desk.campaign is not None
    assert desk.campaign.log() == []


def test_lines_that_are_understood_are_previewed_beside_those_that_are_not(desk: Desk) -> None:
    view = _paste(desk, "Лампк: Мерцание\nЛампик: Вспышка фитиля > Ржакраб\nРжакраб: Заскорузлость")
    assert "Ещё 2 строки понятны" in _plain(view)
    assert "Лампик: Вспышка фитиля > Ржакраб" in _plain(view)
    assert not view.buttons["roll"].enabled
    assert not view.buttons["commit"].enabled
    assert "понят" not in _plain(_paste(desk, "Лампк: Мерцание"))
    assert "понят" not in _plain(_paste(desk, "Лампик: Мерцание"))


def test_the_command_line_reads_the_same(desk: Desk, book: Path) -> None:
    for text in (POST, "Лампк: Мерцание", "Лампик: Мерцание\nконец раунда", "", "> чужое\nЛампик: Мерцание"):
        _paste(desk, text)
        if text:
            assert desk.draft is not None
            told = open_campaign(book).preview(text, answers=[])
            assert desk.draft.preview().entry == told.entry
            assert desk.draft.preview().problems == told.problems


def test_a_reload_and_another_page_keep_the_post_and_its_answers(desk: Desk, book: Path) -> None:
    _paste(desk, "Лампик: Вспышка фитиля > Ржакраб, уклонение 3")
    _type(desk, "4")
    again = Desk(str(book))
    taking_over.sit(again, desk.sitting.page)
    paste = look(again).forms.paste
    assert paste is not None
    assert paste.open
    assert paste.text == "Лампик: Вспышка фитиля > Ржакраб, уклонение 3"
    assert look(again).step is Step.COMMIT
    _paste(again, "Лампик: Мерцание")
    desk.poll()
    assert look(desk).step is not Step.COMMIT
    assert desk.held.answers == ()


def test_the_same_post_again_changes_nothing_and_an_emptied_box_leaves_no_plan(desk: Desk) -> None:
    _paste(desk, "Лампик: Вспышка фитиля > Ржакраб, уклонение 3")
    _type(desk, "4")
    assert _paste(desk, "Лампик: Вспышка фитиля > Ржакраб, уклонение 3\n").step is Step.COMMIT
    assert _paste(desk, " ").step is Step.CHOOSE
    choosing.pick(desk, "лампик", use="Мерцание")
    assert _paste(desk, "").step is not Step.CHOOSE  # leaving an empty box is no post


def test_a_post_takes_the_place_of_what_was_chosen_and_starting_over_drops_it(desk: Desk) -> None:
    choosing.pick(desk, "лампик", use="Мерцание")
    view = _paste(desk, "Ржакраб: Заскорузлость")
    assert "Мерцание" not in _plain(view)
    choosing.clear(desk)
    view = look(desk)
    assert view.step is Step.CHOOSE
    assert any(side.slots for side in view.sides)


def test_a_post_meant_for_a_plan_that_is_done_is_none(desk: Desk) -> None:
    before = desk.held.id
    _paste(desk, "Лампик: Вспышка фитиля > Ржакраб, уклонение 3")
    _type(desk, "4")
    saving.commit(desk, "token")
    pasting.paste(desk, before, "Лампик: Мерцание")
    assert desk.held.post == ""


def test_a_whole_turn_of_calpheon_is_pasted_in_either_language(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Ferry.xlsx", "calpheon", "en", demo=True)), lang="ru")
    view = _paste(desk, "Cindrake: Kindle > Gravlet\nCindrake: Bellow\nGravlet: Отдых\nGravlet: Wait")
    assert view.step is Step.ROLL
    answering.roll(desk, "token")
    assert look(desk).step is Step.COMMIT


def test_no_post_while_somebody_chooses_unseen(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "Ferry.xlsx", "calpheon", "en", demo=True)))
    sealing.choose_unseen(desk, "Bank")
    assert _paste(desk, "Cindrake: Kindle > Gravlet").forms.paste is None
    assert desk.held.post == ""


def test_pasted_typed_and_saved_by_keyboard_on_a_telephone(browser: Browser, book: Path) -> None:
    with served(book) as address:
        visit = Visit(browser, address, width=390)
        page, area = visit.page, visit.page.locator(".ts-paste-box textarea")
        visit.tab_to("ts-paste-fold")
        page.keyboard.press("Enter")
        area.fill("Лампк: Вспышка фитиля > Ржакраб, уклонение 3")
        area.press("Control+Enter")
        visit.see("Лампик", "ts-problems")
        area.fill("Лампик: Вспышка фитиля > Ржакраб, уклонение 3")
        page.keyboard.press("Tab")
        visit.see("Лампик: Вспышка фитиля > Ржакраб", "ts-intents")
        page.reload(wait_until="commit")
        expect(area).to_have_value("Лампик: Вспышка фитиля > Ржакраб, уклонение 3")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        page.locator(".ts-dice button").nth(1).click()
        page.locator(".ts-ask input").fill("4")
        page.locator(".ts-ask input").press("Enter")
        visit.see("урон 30", "ts-preview")
        visit.press("ts-commit")
        visit.see("Готово", "ts-next")
        expect(area).to_have_value("")
        visit.close()
        assert visit.faults == []
