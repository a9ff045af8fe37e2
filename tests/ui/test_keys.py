"""The keyboard, the switches on top and the rolling dice, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import psutil
import pytest
from playwright.sync_api import Browser, expect

from tests.ui.accessibility import findings, findings_in_all_looks, looks, sideways, small_targets
from tests.ui.browser import Visit, served
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook

_CHOOSE_AND_N = """() => {
  const select = document.activeElement;
  select.value = "Kindle";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  select.blur();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", code: "KeyN", bubbles: true }));
}"""
"""All at once: no answer can be there before N."""


def _builds_a_page(process: psutil.Process) -> bool:
    try:
        return "ipykernel_launcher" in process.cmdline()
    except psutil.Error:  # ended meanwhile
        return False


@contextmanager
def hanging(seconds: float) -> Iterator[None]:
    """Every page's process stands still for that long."""
    held = [child for child in psutil.Process().children(recursive=True) if _builds_a_page(child)]
    for process in held:
        process.suspend()
    wakings = [Timer(seconds, process.resume) for process in held]
    for waking in wakings:
        waking.start()
    yield
    for waking in wakings:
        waking.join()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_workbook(tmp_path_factory.mktemp("keys") / "Ferry War.xlsx", "calpheon", "en", demo=True)


@pytest.fixture(scope="module")
def address(file: Path) -> Iterator[str]:
    with served(file) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    made = Visit(browser, address)
    yield made
    made.close()
    assert made.strangers == []
    assert made.faults == []


def test_a_turn_by_keyboard_goes_from_step_to_step(visit: Visit, file: Path) -> None:
    keys, page = visit.page.keyboard, visit.page
    visit.see("Next: Bank, Action 1", "ts-next")
    for number, use in enumerate(("Kindle", "Bellow", "Pebble Rain", "Wait")):
        keys.press("n")
        expect(page.locator(".ts-wanted select")).to_be_focused()
        keys.type(use[:3])
        expect(page.locator(".ts-use select").nth(number)).to_have_value(use)
        keys.press("Escape")
    visit.see("Everything is chosen. Roll the dice", "ts-next")
    keys.press("n")
    expect(page.locator(".ts-roll button")).to_be_focused()
    keys.press("Enter")
    visit.see("After this:", "ts-card")
    expect(page.locator(".ts-tray .ts-rolling").first).to_be_visible()
    expect(page.locator(".ts-commit button")).to_be_focused()
    keys.press("Enter")
    visit.see("Saved to", "ts-status")
    expect(page.locator(".ts-wanted select")).to_be_focused()
    keys.press("Control+z")
    visit.see("Taken back", "ts-log")
    keys.press("Escape")
    page.locator(".ts-redo button").press("Enter")
    visit.see("Done again", "ts-next")
    expect(page.locator(".ts-next")).to_be_focused()  # the button is gone
    visit.key("u", "ts-undo")
    visit.see("Taken back. Redo", "ts-next")
    assert [entry.kind for entry in open_campaign(file).log()][:2] == ["action", "undo"]


def test_who_goes_quickly_through_a_list_keeps_the_entry_they_came_to(visit: Visit, file: Path) -> None:
    keys, select = visit.page.keyboard, visit.page.locator(".ts-use select").first
    able = select.evaluate(
        "(one) => [...one.options].filter((entry) => !entry.matches(':disabled')).map((e) => e.value)"
    )
    select.focus()
    for _ in range(3):
        keys.press("Home")
        for wanted in able[1:]:
            keys.press("ArrowDown")
            assert select.input_value() == wanted, "no answer to an earlier choice brings it back"
    visit.calm()
    draft = open_campaign(file).draft()
    expect(visit.page.locator(".ts-intent, .ts-preview").first).to_contain_text(able[-1])
    assert [line["use"] for line in draft.held.chosen.values()] == [able[-1]]


def test_the_sheet_of_keys_holds_the_keyboard_and_gives_it_back(visit: Visit) -> None:
    page = visit.page
    page.keyboard.press("w")
    expect(page.locator(".ts-actor select").first).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("[data-ts-help]").focus()
    page.keyboard.press("?")
    sheet = page.locator("#ts-help")
    expect(sheet).to_be_visible()
    assert findings(page) == []
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('#ts-help')")
    sheet.get_by_role("checkbox").uncheck()
    page.keyboard.press("r")  # nothing behind it hears a key
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator("[data-ts-help]")).to_be_focused()
    page.reload(wait_until="commit")
    page.locator(".ts-commit button").wait_for()
    expect(page.locator("html")).to_have_attribute("data-ts-motion", "off")


def test_theme_and_language_are_chosen_on_the_page_and_remembered(visit: Visit) -> None:
    page, switch = visit.page, visit.page.locator("[data-ts-theme-switch]")
    expect(switch).to_have_attribute("aria-label", "Colours: as your system has them")
    for words, ground in (("Colours: dark", "rgb(20, 23, 27)"), ("Colours: light", "rgb(244, 242, 236)")):
        switch.click()
        expect(switch).to_have_attribute("aria-label", words)
        expect(page.locator("body")).to_have_css("background-color", ground)
    page.locator("[data-ts-lang=ru]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(".ts-next")).to_have_text(re.compile("[А-Яа-я]{3}"))  # whatever another test left to be done
    expect(switch).to_have_attribute("aria-label", "Цвета: светлые")
    page.keyboard.press("?")
    expect(page.locator("#ts-help")).to_contain_text("Клавиши")
    page.keyboard.press("Escape")
    page.locator("[data-ts-lang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".ts-next")).to_have_text(re.compile("[A-Za-z]{3}"))


def test_g_and_a_letter_opens_another_page(visit: Visit) -> None:
    visit.page.keyboard.type("gl")  # one after the other, within a second and a half
    visit.page.wait_for_url("**/log", wait_until="commit")
    visit.page.locator("nav [aria-current]", has_text="Log").wait_for()
    visit.page.keyboard.type("gb")
    visit.page.wait_for_url("**/battle", wait_until="commit")
    visit.page.locator(".ts-commit button").wait_for()


def test_a_rolled_action_has_no_barriers_in_any_theme_or_width(visit: Visit) -> None:
    visit.choose("Kindle", "Bellow")
    visit.press("ts-roll")
    visit.see("After this:", "ts-card")
    assert findings_in_all_looks(visit.page) == []
    for look in looks(visit.page):
        assert (look, sideways(visit.page)) == (look, 0)
        if look.startswith("390"):
            assert small_targets(visit.page) == []


def test_g_is_heard_from_the_first_moment(visit: Visit) -> None:
    visit.page.add_init_script("Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 500 })")
    visit.page.reload(wait_until="commit")
    visit.page.locator(".ts-commit button").wait_for()
    visit.page.keyboard.type("gl")
    visit.page.wait_for_url("**/log", wait_until="commit")


def test_n_waits_for_what_comes_after_a_choice_just_made(browser: Browser, tmp_path: Path) -> None:
    with served(new_workbook(tmp_path / "team.xlsx", "calpheon", "en", demo=True)) as address:
        visit = Visit(browser, address)
        uses = visit.page.locator(".ts-use select")
        visit.see("Next: Bank, Action 1", "ts-next")
        visit.page.keyboard.press("n")
        expect(uses.first).to_be_focused()
        with hanging(seconds=3):
            visit.page.evaluate(_CHOOSE_AND_N)
        expect(uses.nth(1)).to_be_focused()
        expect(uses.first).to_have_value("Kindle")
        visit.close()
