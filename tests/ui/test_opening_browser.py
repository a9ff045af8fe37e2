"""A page that is slow to arrive misses nothing of what changes meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.ui.browser import Visit, served, served_alone
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook

pytestmark = pytest.mark.browser


def test_a_campaign_that_comes_while_the_page_still_arrives_is_shown(browser: Browser, tmp_path: Path) -> None:
    new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)
    held: list[str | bytes] = []

    def slow(line: WebSocketRoute) -> None:
        """The first copy of all widgets is long under way: what one of them shows next is right behind it."""
        process = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not held and b"update_states" in message:
                new_workbook(tmp_path / "River Peace.xlsx", "odyssey", "en", demo=True)
            if held or b"update_states" in message:
                held.append(message)
            if not held or b"River Peace" in message:
                for one in held or [message]:
                    line.send(one)
                held.clear()

        process.on_message(pass_on)

    with served_alone(tmp_path) as address:
        page = browser.new_context().new_page()
        page.route_web_socket("**/api/kernels/**", slow)
        page.goto(address, wait_until="commit")
        expect(page.get_by_text("River Peace").first).to_be_visible()
        page.context.close()


SLOW = """const wait = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => wait(ms < 60000 ? 0 : ms);
const later = setTimeout;
window.setTimeout = (run, ms, ...facts) => later(run, ms === 4000 ? 0 : ms, ...facts);"""
"""A machine so busy that a few seconds are over before anything was done in them."""


def test_a_page_that_takes_seconds_to_open_follows_what_is_saved_elsewhere(browser: Browser, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)
    faults: list[str] = []
    with served(file) as address:
        page = browser.new_context().new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.add_init_script(SLOW)
        page.goto(address, wait_until="commit")
        expect(page.locator(".ts-card", has_text="Cindrake").first).to_contain_text("54 / 54")
        campaign = open_campaign(file)
        campaign.commit(campaign.preview({"adjust": {"who": "cindrake", "set": {"hp": 7}}}))
        expect(page.locator(".ts-card", has_text="Cindrake").first).to_contain_text("7 / 54")
        page.context.close()
    assert faults == []


COUNT = """const make = URL.createObjectURL.bind(URL);
window.modules = 0;
URL.createObjectURL = (one) => { window.modules += 1; return make(one); };"""


def test_widgets_with_the_same_script_load_it_once(browser: Browser, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)
    with served(file) as address:
        page = browser.new_context().new_page()
        page.add_init_script(COUNT)
        page.goto(address, wait_until="commit")
        expect(page.locator(".ts-commit button")).to_be_visible()
        page.locator(".ts-page .ts-button").nth(20).wait_for(state="attached")
        assert 0 < page.evaluate("window.modules") < 15
        page.context.close()


WATCH = """new MutationObserver(() => {
  window.doubted ||= !document.querySelector("#ts-opening") && document.querySelector(".ts-page.ts-elsewhere") !== null;
}).observe(document, { subtree: true, childList: true, attributes: true });"""
"""Whether the page ever told that somebody else is choosing."""


def test_who_reloads_is_never_told_that_somebody_else_chooses(browser: Browser, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)
    with served(file) as address:
        visit = Visit(browser, address)
        visit.choose("Kindle")
        visit.see("3 actions are still open", "ts-next")
        visit.page.add_init_script(WATCH)
        visit.page.reload()
        visit.see("3 actions are still open", "ts-next")
        expect(visit.page.locator("#ts-opening")).to_have_count(0)
        assert visit.page.evaluate("window.doubted") is False
        visit.close()


HASTY = (
    "const later = setTimeout; window.setTimeout = (run, ms, ...facts) => later(run, ms === 40000 ? 0 : ms, ...facts);"
)


def test_a_page_that_never_came_is_opened_once_more(browser: Browser, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)
    opened: list[str] = []
    with served(file) as address:
        page = browser.new_context().new_page()
        page.add_init_script(HASTY)
        page.on("domcontentloaded", lambda here: opened.append(here.url))
        page.route("**/voila.js*", lambda route: route.abort() if len(opened) < 1 else route.fallback())
        page.goto(address, wait_until="commit")
        page.locator(".ts-commit button").wait_for(timeout=60_000)
        assert len(opened) == 2
        assert page.evaluate("sessionStorage.getItem('ts-again')") is None
        page.context.close()
