"""The pages beside the battle page in a real browser: by mouse, by keyboard, on a phone, with a double click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ui.accessibility import findings, sideways, small_targets, still
from tests.ui.browser import OPENING, served_alone
from tests.ui.conftest import column, edit
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = new_workbook(tmp_path_factory.mktemp("pages") / "Mill.xlsx", "ptu", "en", demo=True)
    campaign = open_campaign(file)
    for hp in (40, 30):
        campaign.commit(campaign.preview({"adjust": {"who": "Sootling", "set": {"hp": hp}}}))
    return file


@pytest.fixture(scope="module")
def address(file: Path, chromium: str) -> Iterator[str]:
    with served_alone(file) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Page]:
    """A window that has come in; `goto` another page with `open_page`. No fault may be left at the end."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, accept_downloads=True)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address, wait_until="commit")
    page.locator(".ts-pages nav").wait_for(timeout=OPENING)
    yield page
    context.close()
    assert faults == []


def open_page(page: Page, address: str, name: str) -> None:
    page.goto(urljoin(address, f"/{name}"), wait_until="commit")
    page.locator(f".ts-on-{name}").wait_for(timeout=OPENING)


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways on a phone, everything can be pressed, and nothing is a barrier."""
    page.set_viewport_size({"width": 390, "height": 844})
    still(page)
    return sideways(page) == 0 and small_targets(page) == [] and findings(page) == []


def test_check(visit: Page, address: str, file: Path) -> None:
    open_page(visit, address, "check")
    expect(visit.locator(".ts-summary")).to_contain_text("All is well")
    edit(file, "Speed", "Brambuck", "quick")
    expect(visit.locator(".ts-found li.ts-problem")).to_contain_text("(Speed)")
    expect(visit.locator(".ts-summary")).to_contain_text("1 error")
    assert fits(visit)
    edit(file, "Speed", "Brambuck", 9)
    visit.keyboard.press("l")
    expect(visit.locator(".ts-summary")).to_contain_text("All is well")


def test_on_a_phone_the_open_page_is_in_sight_and_the_switches_lie_behind_one_button(visit: Page, address: str) -> None:
    visit.set_viewport_size({"width": 390, "height": 844})
    open_page(visit, address, "log")
    expect(visit.locator(".ts-pages nav [aria-current]")).to_be_in_viewport(ratio=1)
    switch = visit.locator("[data-ts-theme-switch]")
    expect(switch).to_be_hidden()
    visit.locator(".ts-more").click()
    expect(switch).to_be_visible()
    assert findings(visit) == []


def test_log(visit: Page, address: str, file: Path) -> None:
    open_page(visit, address, "log")
    first = visit.locator(".ts-pick").last
    first.focus()
    visit.keyboard.press("Enter")
    expect(visit.locator(".ts-preview")).to_contain_text("Something later has changed")
    expect(visit.locator(".ts-since button")).to_be_enabled()
    assert fits(visit)
    visit.locator(".ts-since button").dblclick()
    expect(visit.locator(".ts-preview")).to_contain_text("has been taken back")
    assert column(file, "HP")["Sootling"] in (None, 51)
    assert sum(entry.kind == "undo" for entry in open_campaign(file).log()) == 1
    visit.locator(".ts-export-form button", has_text="CSV").click()
    visit.locator(".ts-export-do button").click()
    with visit.expect_download() as download:
        visit.locator(".ts-download button").click()
    assert download.value.suggested_filename == "log.csv"
    assert "Sootling" in Path(download.value.path()).read_text("utf-8")


def test_what_an_undo_says_is_seen_from_where_it_was_pressed_and_the_keyboard_stays(
    visit: Page, address: str, file: Path
) -> None:
    campaign = open_campaign(file)
    campaign.commit(campaign.preview({"adjust": {"who": "Sootling", "set": {"hp": 20}}}))
    visit.set_viewport_size({"width": 390, "height": 500})
    open_page(visit, address, "log")
    visit.locator(".ts-pick").first.press("Enter")
    expect(visit.locator(".ts-undo button")).to_be_enabled()
    visit.evaluate("scrollTo(0, document.body.scrollHeight)")
    visit.locator(".ts-undo button").press("Enter")
    expect(visit.locator(".ts-aloft")).to_contain_text("Undone: The game master sets Sootling")
    expect(visit.locator(".ts-pick[aria-pressed=true]")).to_be_focused()
    visit.keyboard.press("Escape")
    expect(visit.locator(".ts-aloft")).to_be_hidden()
    assert fits(visit)


def test_roster(visit: Page, address: str, file: Path) -> None:
    open_page(visit, address, "roster")
    for field, typed in (("name", "Rattata"), ("count", "12"), ("side", "Wild"), ("level", "5-8")):
        visit.locator(f".ts-add-{field} input").fill(typed)
        visit.locator(f".ts-add-{field} input").press("Tab")
    visit.locator(".ts-add-like select").select_option("pondling")
    expect(visit.locator(".ts-plan-rows button")).to_be_enabled()
    visit.locator("h1").click()
    visit.keyboard.press("p")
    expect(visit.locator(".ts-preview")).to_contain_text("Rattata 12")
    assert "Rattata 1" not in column(file, "HP Stat")
    visit.locator(".ts-commit button").dblclick()
    visit.locator(".ts-find input").fill("rattata")
    visit.locator(".ts-find input").press("Enter")
    expect(visit.locator(".ts-rows tbody tr")).to_have_count(12)
    assert sum(name.startswith("Rattata") for name in column(file, "HP Stat")) == 12
    assert fits(visit)
    visit.locator(".ts-pick", has_text="Rattata 3").press("Enter")
    visit.locator(".ts-adjust-what select").select_option("initiative")
    visit.locator(".ts-adjust-value input").fill("14")
    visit.locator(".ts-adjust-value input").press("Enter")
    visit.locator(".ts-adjust-do button").click()
    expect(visit.locator(".ts-rows tr.ts-picked")).to_contain_text("14")
    visit.locator(".ts-undo button").click()
    expect(visit.locator(".ts-rows tr.ts-picked")).not_to_contain_text("14")
    visit.locator(".ts-pick", has_text="Rattata 3").click()
    visit.locator(".ts-remove button").click()
    expect(visit.locator(".ts-preview")).to_contain_text("Roster!")
    visit.locator(".ts-commit button").click()
    expect(visit.locator(".ts-rows tbody tr")).to_have_count(0)


def test_odds(visit: Page, address: str, file: Path) -> None:
    before = file.read_bytes()
    open_page(visit, address, "odds")
    for hook, chosen in (("actor", "sootling"), ("use", "Cinder Puff"), ("target", "pondling")):
        visit.locator(f".ts-{hook} select").first.select_option(chosen)
    odds = visit.locator(".ts-odds")
    expect(odds).to_contain_text("Pondling: critical hit 5%, hit 80%, miss 15%")
    expect(odds.locator("svg[role=img]")).to_be_visible()
    assert findings(visit) == []
    assert fits(visit)
    visit.locator(".ts-clear button").click()
    expect(odds).to_be_hidden()
    assert file.read_bytes() == before
