"""A server that is started anew while a page is open: the page finds it again, at the same point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served_alone
from tests.ui.test_live_browser import REMEMBER, come_back
from toolkit.session.new import new_workbook

pytestmark = pytest.mark.browser


def test_a_server_started_anew_is_found_again_at_the_same_point(browser: Browser, tmp_path: Path) -> None:
    book = new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)
    own = {"XDG_STATE_HOME": str(tmp_path / "state")}
    with served_alone(book, **own) as address:
        anna = Visit(browser, address)
        anna.page.locator(".ts-dice button", has_text="I type").click()
        anna.choose("Kindle", "Bellow", "Pebble Rain", "Wait")
        anna.answer(1)
        anna.page.locator(".ts-ask input").fill("4")
        anna.page.evaluate(REMEMBER)
    banner = anna.page.locator("#ts-connection")
    expect(banner).to_contain_text(re.compile("nothing is being saved|Nothing can be changed"))
    with served_alone(book, **own) as again:
        assert again == address
        come_back(anna)
        expect(anna.page.locator(".ts-ask input")).to_have_value("4")
        anna.see("4 choices, 1 answer", "ts-status")
        anna.answer(1, before=1)
        anna.close()
    assert anna.faults == []
