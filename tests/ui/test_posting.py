"""The last turn as a post: on the desk, and copied in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from tests.ui.deeds import answer_all, plan
from toolkit.session import open_campaign
from toolkit.ui.desk import posting, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look


def test_the_last_turn_in_each_form(desk: Desk) -> None:
    assert look(desk).post is None
    plan(desk)
    answer_all(desk)
    saving.commit(desk, "one")
    first = look(desk).post
    assert first is not None
    assert first.text.startswith("[b]Turn 1[/b]")
    for form, begin in (("markdown", "### Turn 1"), ("text", "Turn 1"), ("hostile", "Turn 1")):
        posting.choose_form(desk, form)
        shown = look(desk).post
        assert shown is not None
        assert shown.text.startswith(begin)
    saving.undo(desk)
    assert look(desk).post is None


def test_the_post_is_made_anew_only_once_something_was_written(desk: Desk) -> None:
    """For it the whole Log is gone through, and a pick must not wait for that."""
    plan(desk)
    answer_all(desk)
    saving.commit(desk, "one")
    first = look(desk).post
    plan(desk)
    assert look(desk).post is first is not None
    answer_all(desk)
    saving.commit(desk, "two")
    second = look(desk).post
    assert second is not None
    assert second.text != first.text


def test_a_post_is_wholly_in_the_language_of_its_sentences(desk: Desk) -> None:
    plan(desk)
    answer_all(desk)
    saving.commit(desk, "one")
    first, russian = look(desk).post, look(Desk(desk.source, "ru")).post
    assert first is not None
    assert russian is not None
    assert (russian.text, russian.copy) == (first.text, "Скопировать")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from toolkit.session.new import new_workbook

    file = new_workbook(tmp_path_factory.mktemp("post") / "Ferry.xlsx", "calpheon", "en", demo=True)
    campaign = open_campaign(file)
    campaign.commit(campaign.preview(["Cindrake: Kindle > Gravlet", "Gravlet: Wait"], seed=1))
    return file


@pytest.fixture(scope="module")
def address(played: Path) -> Iterator[str]:
    with served(played) as found:
        yield found


def test_copying_by_keyboard(browser: Browser, address: str) -> None:
    visit = Visit(browser, address)
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit.page
    page.locator(".ts-post-form button", has_text="Plain").click()
    expect(page.locator(".ts-copy textarea")).to_have_value(re.compile("^Turn 1"))
    visit.tab_to("ts-copy")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    visit.see("Copied.", "ts-copy")
    shown = page.locator(".ts-copy textarea").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == shown
    visit.close()
    assert visit.faults == []


def test_where_pages_may_not_copy_the_post_is_selected(browser: Browser, address: str) -> None:
    visit = Visit(browser, address)
    page = visit.page
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false"
    )
    page.locator(".ts-copy button").click()
    visit.see("press Ctrl+C", "ts-copy")
    chosen = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    box = page.locator(".ts-copy textarea")
    assert box.evaluate(chosen) == box.input_value() != ""
    visit.close()
    assert visit.faults == []
