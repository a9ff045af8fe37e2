"""Pictures of every page for people to look at: `python -m tests.ui.screenshots FOLDER [SYSTEM …]`.

Each system's demo campaign is served; every page is taken in each width, theme and language, the battle page also with
an action chosen, rolled and saved. What axe-core finds, and what is wider than its window, is printed beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page, sync_playwright

from tests import chromium
from tests.ui.accessibility import findings, looks, sideways
from tests.ui.browser import Visit, served_alone
from toolkit.messages import LANGUAGES
from toolkit.session.new import new_workbook
from toolkit.systems.registry import systems
from toolkit.ui.pages import PAGES

STAGES = ("open", "chosen", "rolled", "saved")
QUIET = 700
"""Milliseconds a page gets to come to rest."""


def main(folder: Path, wanted: list[str]) -> None:
    found = chromium.find()
    if found is None:
        sys.exit("There is no browser here.")
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as there:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for system in wanted:
            for lang in LANGUAGES:
                book = new_workbook(Path(there) / f"{system} {lang}.xlsx", system, lang, demo=True)
                with served_alone(book) as address:
                    take_all(browser, address, folder / f"{system}-{lang}")


def take_all(browser: Browser, address: str, name: Path) -> None:
    """The battle page stage by stage, then every other page."""
    visit = Visit(browser, address)
    for stage in stages(visit):
        take(visit.page, Path(f"{name}-battle-{stage}"))
    for page in [one for one in PAGES if one != "battle"]:
        visit.page.goto(urljoin(address, f"/{page}"))
        visit.page.locator(".ts-page").wait_for()
        take(visit.page, Path(f"{name}-{page}"))
    visit.close()


def stages(visit: Visit) -> Iterator[str]:
    """From the first look to a saved action, as far as it goes without a question for a person."""
    page = visit.page
    yield "open"
    entries = page.locator(".ts-use select:visible").first
    values = entries.locator("option:not([disabled])").evaluate_all("all => all.map(one => one.value).slice(1)")
    for value in values[:4]:
        entries.select_option(value)
        page.wait_for_timeout(QUIET)
        if page.locator(".ts-actions .ts-main button:enabled").count():
            break
    yield "chosen"
    for hook, stage in (("ts-roll", "rolled"), ("ts-commit", "saved")):
        button = page.locator(f".{hook} button:enabled:visible")
        if button.count():
            button.first.click()
            page.wait_for_timeout(2 * QUIET)
        yield stage


def take(page: Page, name: Path) -> None:
    """One picture a look; on a phone the whole page."""
    page.wait_for_timeout(QUIET)
    for look in looks(page):
        page.screenshot(path=f"{name}-{look.replace(' ', '-')}.png", full_page=look.startswith("390"))
        wide = sideways(page)
        for wrong in [*findings(page), *([f"{wide} pixels too wide"] if wide else [])]:
            print(f"{name.name} {look}: {wrong}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or sorted(systems()))
