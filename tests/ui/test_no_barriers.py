"""Every page in every theme and width: axe-core finds nothing, nothing is too wide; on a phone in Russian too, and
there the browser has nothing to complain of."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from tests.ui.accessibility import WIDTHS, findings, looks, sideways, small_targets
from tests.ui.browser import OPENING, served_alone
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.ui.pages import PAGES

NOWHERE = "nowhere"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = new_workbook(tmp_path_factory.mktemp("every") / "Ferry War.xlsx", "calpheon", "en", demo=True)
    campaign = open_campaign(file)
    campaign.commit(campaign.preview({"adjust": {"who": "Cindrake", "set": {"hp": 20, "status": "Burn, Sleep 3"}}}))
    with served_alone(file) as found:
        yield found


@pytest.fixture(scope="module")
def complaints() -> list[str]:
    """The errors in the browser's console so far."""
    return []


@pytest.fixture(scope="module")
def insider(browser: Browser, address: str, complaints: list[str]) -> Iterator[Page]:
    """The game master's window."""
    context = browser.new_context()
    page = context.new_page()
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(address, wait_until="commit")
    page.locator(".ts-pages nav").wait_for(timeout=OPENING)
    yield page
    context.close()


def enter(page: Page, address: str, name: str, lang: str) -> None:
    page.context.add_cookies([{"name": "ts-lang", "value": lang, "url": address.split("?")[0]}])
    page.set_viewport_size({"width": WIDTHS[0], "height": 900})
    page.goto(urljoin(address, f"/{name}"), wait_until="commit")
    page.locator("main" if name == NOWHERE else f".ts-on-{name}").first.wait_for(timeout=OPENING)


def check(page: Page) -> list[str]:
    """What is wrong with a page that stands there, look by look."""
    wrong: list[str] = []
    for look in looks(page):
        wrong += [f"{look}: {one}" for one in findings(page)]
        wrong += [f"{look}: {sideways(page)} pixels too wide"] if sideways(page) else []
        wrong += [f"{look}: {one}" for one in small_targets(page)] if look.startswith("390") else []
    return wrong


@pytest.mark.parametrize("name", [*PAGES, NOWHERE])
def test_no_page_has_barriers(insider: Page, address: str, name: str) -> None:
    enter(insider, address, name, "en")
    assert check(insider) == []


@pytest.mark.parametrize("name", PAGES)
def test_longer_words_fit_on_a_phone(insider: Page, address: str, name: str, complaints: list[str]) -> None:
    complaints.clear()
    enter(insider, address, name, "ru")
    assert (findings(insider), sideways(insider), small_targets(insider)) == ([], 0, [])
    assert complaints == []


def test_the_closed_door_has_none(browser: Browser, address: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    answer = page.goto(address.split("?")[0])
    assert answer is not None
    assert answer.status == 403
    assert check(page) == []
    context.close()


def test_a_log_that_scrolls_has_room_for_the_ring_around_what_has_the_keyboard(insider: Page, address: str) -> None:
    enter(insider, address, "battle", "en")
    insider.set_viewport_size({"width": WIDTHS[-1], "height": 900})
    first = insider.locator(".ts-log summary").first
    room = first.evaluate(
        "(one) => one.getBoundingClientRect().left - one.closest('.widget-html-content').getBoundingClientRect().left"
    )
    assert room >= 5
