"""The page in a real browser: offline, safe, counted clicks, freed processes, a lost process told."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.ui_server.conftest import Server, open_desk, until

pytestmark = pytest.mark.browser

QUIET = 2
"""Processes while nothing but the module's own desk is open: its own, and the one that waits for the next page."""

_TOO_SMALL = """() => [...document.querySelectorAll(".ts-page :is(button, select, input, summary)")]
  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 44).map((e) => e.outerHTML.slice(0, 90))"""


def test_nothing_leaves_this_machine(server: Server, context: BrowserContext) -> None:
    asked: list[str] = []
    failed: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: failed.append(str(error.error)))
    page = open_desk(context, server)
    outside = [url for url in asked if urlsplit(url).hostname not in ("127.0.0.1", None)]
    assert len(asked) > 20
    assert outside == []
    assert failed == []
    page.close(run_before_unload=True)


def test_title_names_the_workbook_and_the_address_loses_its_token(server: Server, desk: Page) -> None:
    expect(desk).to_have_title("Маршрут 12 · Turnsheet")
    assert desk.url == server.base
    expect(desk.locator("#ts-opening")).to_have_count(0)


def test_hostile_name_is_only_text(desk: Page) -> None:
    expect(desk.locator(".ts-card").first).to_contain_text("<img src=x")
    assert desk.locator(".ts-page img").count() == 0
    # Even markup that slipped through unescaped could not run: the policy forbids it.
    desk.locator(".ts-next").evaluate("(e) => { e.innerHTML = '<img src=x onerror=\"document.title=1\">'; }")
    desk.wait_for_timeout(300)
    expect(desk).to_have_title(re.compile("Turnsheet$"))


def test_parts_have_roles_and_names(desk: Page) -> None:
    expect(desk.get_by_role("status")).to_have_text(re.compile("Saved"))
    assert desk.locator(".ts-problem").get_attribute("role") == "alert"
    expect(desk.get_by_role("region", name="Wild")).to_be_visible()
    expect(desk.get_by_role("group", name="Mossy")).to_have_attribute("data-id", "mossy")
    roll = desk.get_by_role("button", name="Roll", exact=True)
    expect(roll).to_be_enabled()
    expect(roll).to_have_accessible_description("Roll every die that is asked for")
    assert roll.get_attribute("aria-keyshortcuts") == "R"
    assert desk.evaluate("document.documentElement.lang") == "en"


def test_double_click_is_one_action(server: Server, desk: Page) -> None:
    before = len(server.actions())
    desk.locator(".ts-roll button").evaluate(
        "(button) => new MutationObserver(() => { window.greyed ||= button.disabled; })"
        ".observe(button, { attributes: true })"
    )
    desk.locator(".ts-roll button").dblclick()
    expect(desk.locator(".ts-status")).to_have_text(f"Saved {before + 1}")
    expect(desk.locator(".ts-roll button")).to_be_enabled()
    assert desk.evaluate("window.greyed")
    assert len(server.actions()) == before + 1
    desk.locator(".ts-roll button").click()
    expect(desk.locator(".ts-status")).to_have_text(f"Saved {before + 2}")
    assert len(set(server.actions())) == before + 2


def test_key_presses_its_button_on_any_layout_but_not_while_typing(server: Server, desk: Page) -> None:
    before = len(server.actions())
    desk.locator(".ts-ask input").fill("r")
    desk.locator(".ts-ask input").press("r")
    desk.locator("body").press("Control+r")
    desk.evaluate("document.activeElement.blur()")
    desk.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'к', code: 'KeyR', bubbles: true}))")
    expect(desk.locator(".ts-status")).to_have_text(f"Saved {before + 1}")
    expect(desk.locator(".ts-roll button")).to_be_enabled()


def test_button_keeps_the_keyboard_after_its_work(desk: Page) -> None:
    button = desk.locator(".ts-undo button")
    button.focus()
    desk.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-busy", "false")
    expect(button).to_be_focused()


def test_roll_leads_on_to_the_open_question(server: Server, desk: Page) -> None:
    before = len(server.actions())
    desk.locator(".ts-roll button").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator(".ts-status")).to_have_text(f"Saved {before + 1}")
    expect(desk.locator(".ts-ask input")).to_be_focused()


def test_opened_explanation_stays_open_when_its_card_changes(desk: Page) -> None:
    explanation = desk.locator("[data-id=cinder] details")
    explanation.locator("summary").click()
    value = desk.locator("[data-id=cinder] .ts-hp .ts-meter-value")
    before = value.inner_text()
    desk.locator(".ts-roll button").click()
    expect(value).not_to_have_text(before)
    expect(explanation).to_have_attribute("open", "")


def test_failing_callback_is_a_calm_sentence_and_a_line_in_the_log(server: Server, desk: Page) -> None:
    desk.locator(".ts-undo button").click()
    problem = desk.locator(".ts-problem")
    expect(problem).to_contain_text("fault is Turnsheet's")
    expect(problem).not_to_contain_text("secret detail")
    mark = re.search(r"Mark (\w+)", problem.inner_text())
    assert mark is not None
    written = (server.logs / "desk.log").read_text()
    assert f"[{mark[1]}]" in written
    assert "RuntimeError: secret detail" in written
    expect(desk.locator(".ts-undo button")).to_be_enabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_phone_has_one_column_no_sideways_scroll_and_large_targets(
    server: Server, browser: Browser, scheme: str
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme=scheme, has_touch=True)  # type: ignore[arg-type]
    page = open_desk(context, server)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate(_TOO_SMALL) == []
    left = {page.locator(f".ts-side-{n}").bounding_box()["x"] for n in (1, 2)}  # type: ignore[index]
    assert len(left) == 1
    page.close(run_before_unload=True)
    context.close()


def test_reload_and_close_free_their_process(server: Server, desk: Page, context: BrowserContext) -> None:
    assert desk.url
    log = server.logs / "server.log"
    before = len(log.read_text())
    assert until(lambda: len(server.kernels()) == QUIET)
    page = open_desk(context, server)
    page.reload()
    page.locator(".ts-roll button").wait_for()
    assert until(lambda: len(server.kernels()) == QUIET + 1)
    page.close(run_before_unload=True)
    assert until(lambda: len(server.kernels()) == QUIET)
    assert "403 POST" not in log.read_text()[before:]  # freed because told, not because forgotten


def test_process_of_a_page_that_vanished_is_ended(server: Server, desk: Page, browser: Browser) -> None:
    assert desk.url
    assert until(lambda: len(server.kernels()) == QUIET)
    context = browser.new_context()
    open_desk(context, server)
    assert until(lambda: len(server.kernels()) == QUIET + 1)
    context.close()  # no farewell from the page
    assert until(lambda: len(server.kernels()) == QUIET, 60)


def test_killed_process_is_told_and_nothing_can_be_pressed(server: Server, context: BrowserContext) -> None:
    page = open_desk(context, server)
    page.evaluate(
        "sessionStorage.setItem('ts-reloaded-gone', String(Date.now() + 3600000))"
    )  # so it does not come back by itself
    before = server.actions()
    page_process = page.evaluate("jupyterapp.widgetManagerPromise.promise.then((manager) => manager.kernel.id)")
    next(found for found in server.kernels() if any(page_process in word for word in found.cmdline())).kill()
    banner = page.locator("#ts-connection")
    expect(banner).to_contain_text("nothing is being saved")
    page.locator(".ts-roll button").click(force=True)
    page.keyboard.press("r")
    expect(page.locator(".ts-roll button")).to_be_enabled()
    assert server.actions() == before
    page.get_by_role("button", name="Reload the page").click()
    page.locator(".ts-roll button").wait_for()
    expect(banner).to_be_hidden()
    page.close(run_before_unload=True)


def test_short_cut_of_the_line_is_told_and_mended(server: Server, context: BrowserContext) -> None:
    page = open_desk(context, server)
    before = len(server.actions())
    context.set_offline(True)
    page.evaluate("jupyterapp.widgetManagerPromise.promise.then((manager) => { manager.kernel._ws.close(); })")
    expect(page.locator("#ts-connection")).to_contain_text("reconnecting")
    page.locator(".ts-roll button").click(force=True)
    expect(page.locator(".ts-roll button")).to_be_enabled()  # nothing was taken, so nothing can be sent later
    context.set_offline(False)
    expect(page.locator("#ts-connection")).to_be_hidden()
    page.locator(".ts-roll button").click()
    expect(page.locator(".ts-status")).to_have_text(f"Saved {before + 1}")
    page.close(run_before_unload=True)


def test_words_of_the_shell_follow_the_browser(server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="ru-RU")
    page = context.new_page()
    page.route(re.compile(r"/voila/static/voila\.js"), lambda route: route.abort())  # the desk never comes
    page.goto(server.address, wait_until="commit")
    expect(page.locator("#ts-opening")).to_contain_text("Открываем стол")
    context.close()


def test_pressing_the_bar_does_not_move_the_page(desk: Page) -> None:
    desk.evaluate("scrollTo(0, 0)")
    desk.locator(".ts-undo button").click()
    desk.keyboard.press("Shift+Tab")
    assert desk.evaluate("scrollY") == 0


def test_field_that_gets_the_keyboard_is_not_under_the_bar(desk: Page) -> None:
    desk.evaluate("scrollTo(0, 0)")
    last = desk.locator(".ts-side-1 .ts-plan select, .ts-side-1 select").last
    last.focus()
    field, bar = last.bounding_box(), desk.locator(".ts-actions").bounding_box()
    assert field is not None
    assert bar is not None
    assert field["y"] + field["height"] <= bar["y"]
