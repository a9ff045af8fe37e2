"""What the game master decides: creative actions, and the form for what a move or a scene brings about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from tests.ui.conftest import cells, column, edit
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing, saving
from toolkit.ui.desk.deciding import DecisionView
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import look

NOTE = "the echo wakes somebody"


def form(desk: Desk) -> DecisionView:
    found = look(desk).forms.decide
    assert found is not None
    return found


def noisy(file: Path) -> Path:
    """The demo with a move that leaves something to the game master."""
    edit(file, "Effect", "Bellow", f'power -1; note "{NOTE}"', tab="Moves")
    edit(file, "Accuracy", "Bellow", None, tab="Moves")
    return file


def test_a_decision_is_previewed_saved_and_taken_back(desk: Desk, demo: Path) -> None:
    before = cells(demo)
    saving.enter_decision(desk, open=True, text="the lantern", who="gravlet", effect="brun")
    assert "Did you mean burn" in form(desk).fault
    assert not look(desk).buttons["decide"].enabled
    saving.decide(desk, "d0")
    assert "burn" in desk.complaint
    assert cells(demo) == before
    saving.enter_decision(desk, effect="burn; lose 10% max")
    assert form(desk).fault == ""
    assert "Gravlet loses 6 HP" in form(desk).coming
    assert look(desk).buttons["decide"].enabled
    saving.decide(desk, "d1")
    saving.decide(desk, "d1")
    assert (column(demo, "HP")["Gravlet"], column(demo, "Status")["Gravlet"]) == (54, "Burn")
    assert (form(desk).decision.text, form(desk).decision.effect) == ("the lantern", "")
    assert "the lantern" in look(desk).log
    saving.undo(desk, look(desk).undo_id)
    assert cells(demo) == before


def test_somebody_is_needed_only_for_what_meets_somebody(desk: Desk, demo: Path) -> None:
    saving.enter_decision(desk, open=True, effect="burn")
    assert "somebody" in form(desk).fault
    saving.enter_decision(desk, effect="weather rain 5")
    assert form(desk).fault == ""
    saving.decide(desk, "d0")
    desk.poll()
    assert desk.state.battle.weather == "Rain 5"


def test_the_form_opens_by_itself_after_a_note(demo: Path) -> None:
    desk = Desk(str(noisy(demo)))
    choosing.pick(desk, "Bank1", use="Bellow")
    assert not form(desk).decision.open
    answering.roll(desk, "r")
    saving.commit(desk, "c")
    assert form(desk).decision.open
    assert NOTE in form(desk).decision.text
    assert "Bellow, to settle by hand" in form(desk).title
    assert "Your decision" in look(desk).next


def test_a_creative_action_is_said_in_words_and_its_result_asked(desk: Desk, demo: Path) -> None:
    choosing.pick(desk, "Bank1", actor="wren")
    choosing.pick(desk, "Bank1", use="Creative")
    slot = next(slot for side in look(desk).sides for slot in side.slots if slot.key == "Bank1")
    assert slot.text.shown
    assert not next(slot for side in look(desk).sides for slot in side.slots if slot.key == "Bank2").text.shown
    choosing.pick(desk, "Bank1", text="kicks  the lantern over ")
    choosing.pick(desk, "Bank1", target="gravlet")
    assert desk.held.chosen["Bank1"]["with"] == {"text": "kicks the lantern over"}
    answering.roll(desk, "r")
    view = look(desk)
    assert view.step is Step.DECIDE
    assert view.ask is not None
    assert "kicks the lantern over" in view.ask.title
    assert view.ask.choices == ()
    answering.answer(desk, "brun", "a0")
    assert "burn" in desk.unfit
    answering.answer(desk, "speed -1; damage 3", "a1")
    assert look(desk).step is Step.COMMIT
    saving.commit(desk, "c")
    assert (column(demo, "HP")["Gravlet"], column(demo, "Stages")["Gravlet"]) == (57, "Speed -1")


def test_nothing_may_come_of_it(desk: Desk) -> None:
    choosing.pick(desk, "Bank1", use="Creative")
    answering.roll(desk, "r")
    answering.answer(desk, "", "a0")
    assert look(desk).step is Step.COMMIT
    assert "nothing comes of it" in look(desk).preview


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return noisy(new_workbook(tmp_path_factory.mktemp("decide") / "Ferry.xlsx", "calpheon", "en", demo=True))


@pytest.fixture(scope="module")
def address(file: Path) -> Iterator[str]:
    with served(file) as found:
        yield found


@pytest.mark.parametrize("width", [1280, 390])
def test_in_the_browser(browser: Browser, address: str, file: Path, width: int) -> None:
    hp = column(file, "HP")["Gravlet"]
    visit = Visit(browser, address, width=width)
    page = visit.page
    visit.choose("Bellow")
    visit.press("ts-roll")
    visit.press("ts-commit")
    expect(page.locator(".ts-decide-text input")).to_have_value(re.compile(NOTE))
    page.locator(".ts-decide-who select").select_option("gravlet")
    effect = page.locator(".ts-decide-effect input")
    effect.fill("brun")
    effect.press("Enter")
    visit.see("Did you mean burn", "ts-decide-effect")
    expect(page.locator(".ts-decide-do button")).to_be_disabled()
    effect.fill("damage 4; speed -1")
    effect.press("Enter")
    visit.see("Gravlet loses 4 HP", "ts-decide-coming")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visit.press("ts-decide-do")
    visit.see("Decided and saved")
    assert column(file, "HP")["Gravlet"] == hp - 4
    visit.close()
    assert visit.faults == []
    campaign = open_campaign(file)
    assert [entry.action.partition("\n")[0] for entry in campaign.log()][-1].startswith("The game master’s decision on")


def test_an_area_move_can_be_aimed_at_several_at_once(demo: Path) -> None:
    edit(demo, "Tags", "Kindle", "Area", tab="Moves")
    desk = Desk(str(demo))
    choosing.pick(desk, "Bank1", use="Kindle")
    slot = next(slot for side in look(desk).sides for slot in side.slots if slot.key == "Bank1")
    labels = [choice.label for choice in slot.target.choices]
    assert labels[-2:] == ["Gravlet + Odo", "Gravlet + Odo + Wren"]
    choosing.pick(desk, "Bank1", target=slot.target.choices[-2].value)
    assert desk.held.chosen["Bank1"]["on"] == ["gravlet", "odo"]
    shown = next(slot for side in look(desk).sides for slot in side.slots if slot.key == "Bank1")
    assert shown.target.value == slot.target.choices[-2].value
    assert "Gravlet + Odo" in look(desk).preview
