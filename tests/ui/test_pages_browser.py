"""The pages beside the battle page in a real browser: by mouse, by keyboard, on a phone, with a double click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ui.browser import served
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
    with served(file) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Page]:
    """A window that has come in; `goto` another page with `open_page`. No fault may be left at the end."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, accept_downloads=True)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address, wait_until="commit")
    page.locator(".ts-pages nav").wait_for()
    yield page
    context.close()
    assert faults == []


def open_page(page: Page, address: str, name: str) -> None:
    page.goto(urljoin(address, f"/{name}"), wait_until="commit")
    page.locator(f".ts-on-{name}").wait_for()


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways on a phone."""
    page.set_viewport_size({"width": 390, "height": 844})
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_check(visit: Page, address: str, file: Path) -> None:
    open_page(visit, address, "check")
    expect(visit.locator(".ts-summary")).to_contain_text("All is well")
    edit(file, "Speed", "Brambuck", "quick")
    expect(visit.locator(".ts-found")).to_contain_text("(Speed)")
    expect(visit.locator(".ts-summary")).to_contain_text("1 error")
    assert fits(visit)
    edit(file, "Speed", "Brambuck", 9)
    visit.keyboard.press("l")
    expect(visit.locator(".ts-summary")).to_contain_text("All is well")


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
    assert sum(entry.kind == "undo" for entry in open_campaign(file).log()) == 2
    visit.locator(".ts-export-form button", has_text="CSV").click()
    visit.locator(".ts-export-do button").click()
    with visit.expect_download() as download:
        visit.locator(".ts-download button").click()
    assert download.value.suggested_filename == "log.csv"
    assert "Sootling" in Path(download.value.path()).read_text("utf-8")
