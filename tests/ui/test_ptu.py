"""Pokémon Tabletop United at the desk: one action at a time, areas with several targets, the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.ui.browser import Visit, served
from tests.ui.conftest import cells, column
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import look


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    """The demo campaign of the system."""
    return new_workbook(tmp_path / "Mill.xlsx", "ptu", "en", demo=True)


def slot_of(desk: Desk) -> SlotView:
    (found,) = [slot for side in look(desk).sides for slot in side.slots]
    return found


def play(desk: Desk, use: str, *typed: str) -> None:
    """An action of whoever stands first, its answers typed in order."""
    choosing.pick(desk, "act", use=use)
    answering.set_mode(desk, "type")
    for number, answer in enumerate(typed):
        answering.answer(desk, answer, f"{desk.held.id}-{number}")
    assert look(desk).step is Step.COMMIT, look(desk).complaint
    saving.commit(desk, f"{desk.held.id}-save")


def test_the_battle_is_played_one_action_at_a_time(mill: Path) -> None:
    desk = Desk(str(mill))
    play(desk, "Start", "8", "19")
    assert (slot_of(desk).side, slot_of(desk).actor.value) == ("Wild", "reedrunner")
    play(desk, "End Turn")
    assert (slot_of(desk).side, slot_of(desk).actor.value) == ("Mill", "sootling")
    assert column(mill, "Initiative")["Sootling"] == 13


def test_an_area_takes_further_targets_in_and_out(mill: Path) -> None:
    desk = Desk(str(mill))
    choosing.pick(desk, "act", actor="sootling")
    choosing.pick(desk, "act", use="Cinder Puff")
    choosing.pick(desk, "act", target="pondling")
    assert not slot_of(desk).also.shown
    choosing.pick(desk, "act", use="Hot Coals")
    for who in ("reedrunner", "old-snapper", "reedrunner"):
        choosing.pick(desk, "act", also=who)
    assert desk.held.chosen["act"]["on"] == ["pondling", "old-snapper"]
    assert slot_of(desk).also.empty == "Old Snapper"
    choosing.pick(desk, "act", target="old-snapper")
    assert desk.held.chosen["act"]["on"] == ["old-snapper"]
    choosing.pick(desk, "act", also="pondling")
    choosing.pick(desk, "act", use="Cinder Puff")
    assert desk.held.chosen["act"]["on"] == ["old-snapper"]


def test_a_fight_in_the_browser_with_an_area_its_ledger_and_undo(browser: Browser, mill: Path) -> None:
    before = cells(mill)
    with served(mill) as address:
        visit = Visit(browser, address)
        page = visit.page
        page.locator(".ts-dice button", has_text="I type").click()
        page.locator(".ts-actor select").select_option("sootling")
        visit.choose("Hot Coals")
        page.locator(".ts-target select").select_option("pondling")
        page.locator(".ts-also select").select_option("reedrunner")
        page.locator(".ts-also select").get_by_text("Reedrunner: leave out again").wait_for(state="attached")
        for number, (name, typed) in enumerate((("Accuracy", "11"), ("Damage", "21")), start=1):
            page.locator(".ts-ask label", has_text=name).wait_for()
            page.locator(".ts-ask input").fill(typed)
            page.locator(".ts-ask input").press("Enter")
            page.get_by_text(f"Dice and answers ({number})").wait_for()
        visit.see("Sootling: Hot Coals hits Reedrunner for 28", "ts-preview")
        page.locator(".ts-preview summary", has_text="Numbers").nth(2).click()
        page.get_by_text("STAB, for Sootling is Fire: +2, Damage Base 9.").last.wait_for()
        visit.press("ts-commit")
        visit.see("Saved to Mill.xlsx", "ts-status")
        assert (column(mill, "HP")["Pondling"], column(mill, "HP")["Reedrunner"]) == (55 - 13, 49 - 28)
        visit.press("ts-undo")
        visit.see("Taken back", "ts-log")
        assert (visit.faults, visit.strangers) == ([], [])
        visit.close()
    assert cells(mill) == before
