"""A fight without a mouse in each system: N to what is to be done next, an arrow to choose, Enter to press."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ui.browser import Visit, served
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.systems.registry import systems

_SEEN = """() => [...document.querySelectorAll(".ts-next, .ts-complaint, .ts-ask, .ts-preview, .ts-page select")]
  .map((one) => one.value ?? one.innerText).join("|")"""
_BUSY = "() => document.documentElement.hasAttribute('data-ts-busy')"
_AT = "() => document.activeElement.tagName"
PATIENCE = 60
"""Seconds that a page may take over one step."""


def until(page: Page, met: str, *given: object) -> None:
    """Wait until a script says yes. (The page's content policy forbids the browser's own waiting for one.)"""
    end = time.monotonic() + PATIENCE
    while page.evaluate(_BUSY) or not page.evaluate(met, *given):
        assert time.monotonic() < end, page.locator(".ts-next").inner_text()
        page.wait_for_timeout(40)


def step(page: Page) -> None:
    """Go to whatever is next and do it; what is chosen is the first that can be."""
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    until(page, "() => document.activeElement !== document.body")
    before, at = page.evaluate(_SEEN), page.evaluate(_AT)
    assert at in ("SELECT", "BUTTON"), at
    for key in ("Home", "ArrowDown") if at == "SELECT" else ("Enter",):
        page.keyboard.press(key)
    until(page, f"(before) => ({_SEEN})() !== before", before)


def fight(visit: Visit, file: Path, actions: int) -> int:
    """How many presses of N it takes until so many actions are in the workbook."""
    for presses in range(1, 40 * actions):
        step(visit.page)
        if len(open_campaign(file).log()) >= actions:
            return presses
    raise AssertionError("N does not lead to the end of an action")


@pytest.mark.parametrize("system", sorted(systems()))
def test_a_fight_by_keyboard_alone(browser: Browser, tmp_path: Path, system: str) -> None:
    file = new_workbook(tmp_path / "team.xlsx", system, "en", demo=True)
    with served(file) as address:
        visit = Visit(browser, address)
        fight(visit, file, 1)
        visit.key("Control+z", "ts-undo")
        visit.see("Taken back", "ts-log")
        visit.key("Control+y", "ts-redo")
        visit.see("Done again", "ts-next")
        visit.close()
    assert visit.faults == []
    assert [entry.live for entry in open_campaign(file).log() if entry.kind == "action"] == [True]


def test_who_is_led_to_a_choice_and_leaves_it_open_is_led_past_it(browser: Browser, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "team.xlsx", "d6forum", "en", demo=True)
    with served(file) as address:
        visit = Visit(browser, address)
        step(visit.page)
        visit.see("1 action is still open", "ts-next")
        for found in (".ts-wanted select", ".ts-roll button"):
            visit.page.keyboard.press("Escape")
            visit.page.keyboard.press("n")
            expect(visit.page.locator(found)).to_be_focused()
        visit.close()


def test_one_die_after_another_is_typed_into_the_same_box(browser: Browser, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "team.xlsx", "calpheon", "en", demo=True)
    with served(file) as address:
        visit = Visit(browser, address)
        visit.choose("Kindle")
        visit.see("3 actions are still open", "ts-next")
        visit.page.get_by_text("I type the dice").click()
        visit.page.locator(".ts-ask input").fill("5")
        until(visit.page, "() => true")
        visit.page.locator(".ts-ask input").focus()
        for number in (1, 2, 3):
            visit.page.keyboard.press("Enter")
            visit.see(f"Dice and answers ({number})")
            visit.page.wait_for_timeout(300)  # the way to what is next begins a moment after the key
            until(visit.page, "() => true")
            expect(visit.page.locator(".ts-ask input")).to_be_focused()
            visit.page.keyboard.type("5")
        visit.close()
