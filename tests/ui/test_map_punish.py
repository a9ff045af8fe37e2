"""Punish Attacks at the map by keyboard alone: asked and answered, or answered beforehand by a standing order."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from tests.ui.conftest import cells, column, edit
from toolkit.session.new import new_workbook


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    """The demo campaign with its boss, a Defender with a standing order, beside Kilnling."""
    book = new_workbook(tmp_path / "Bridge.xlsx", "odyssey", "en", demo=True)
    for header, who, value in (("X", "Tollhorn", 7), ("X", "Kilnling", 6)):
        edit(book, header, who, value)
    return book


def walk_away(visit: Visit) -> None:
    """Kilnling, found by its place, goes from 6:8 to 5:8."""
    keys = visit.page.keyboard
    visit.tab_to("ts-map")
    keys.press("Control+Home")
    for key in ["ArrowRight"] * 5 + ["ArrowDown"] * 7:
        keys.press(key)
    keys.press("Enter")
    visit.page.locator(".ts-token[data-id=kilnling].ts-acting").wait_for()
    visit.calm()  # the map knows who it is that goes
    keys.press("ArrowLeft")
    keys.press("Enter")


def test_the_question_is_answered_by_keyboard_and_the_move_goes_on(browser: Browser, beside: Path) -> None:
    edit(beside, "Punishes", "Tollhorn", "ask")
    with served(beside) as address:
        visit = Visit(browser, address)
        walk_away(visit)
        visit.see("Tollhorn: punish Kilnling for Move?", "ts-asks")
        visit.page.get_by_role("link", name="To the question").press("Enter")
        bar, asks = (visit.page.locator(hook).bounding_box() for hook in (".ts-actions", ".ts-asks"))
        assert bar is not None
        assert asks is not None
        assert 0 <= asks["y"] < asks["y"] + asks["height"] <= bar["y"]
        visit.tab_to_button("No")
        visit.page.keyboard.press("Enter")
        visit.see("Kilnling moves 6:8 → 5:8", "ts-preview")
        visit.page.locator(".ts-commit button:enabled").wait_for()
        visit.key("c", "ts-commit")
        visit.see("Saved to Bridge.xlsx", "ts-status")
        assert (column(beside, "X")["Kilnling"], column(beside, "AP Debt")["Tollhorn"]) == (5, None)
        assert (visit.faults, visit.strangers) == ([], [])
        visit.close()


def test_a_standing_order_asks_nothing_and_undo_takes_all_of_it_back(browser: Browser, beside: Path) -> None:
    before = cells(beside)
    with served(beside) as address:
        visit = Visit(browser, address)
        walk_away(visit)
        expect(visit.page.locator(".ts-asks")).not_to_contain_text("punish Kilnling")
        visit.see("Everything is chosen. Roll the dice.")
        visit.key("r", "ts-roll")
        visit.see("Tollhorn: Punish out of turn", "ts-preview")
        visit.page.locator(".ts-commit button:enabled").wait_for()
        visit.key("c", "ts-commit")
        visit.see("Saved to Bridge.xlsx", "ts-status")
        assert (column(beside, "AP Debt")["Tollhorn"], column(beside, "Punish Used")["Tollhorn"]) == (1, "yes")
        visit.key("u", "ts-undo")
        visit.see("Taken back", "ts-log")
        assert (visit.faults, visit.strangers) == ([], [])
        visit.close()
    assert cells(beside) == before
