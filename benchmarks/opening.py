"""The battle page against the least page that Voila can show, behind the same kind of server, in a real browser.

How long until it can be used, from a process that stands ready: in the system that is made ready first, and in the one
whose page has a map. Where no browser is installed nothing is timed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from benchmarks.ratio import Ratio
from tests import chromium
from tests.ui.browser import served_alone
from toolkit.session.new import new_workbook

SYSTEMS = ("calpheon", "odyssey")
ROUNDS = 5
REST = 6.0
"""Seconds in which the next process gets ready."""


def opened(folder: Path) -> list[Ratio]:
    found = chromium.find()
    if found is None:
        return []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        ratios = [opening(browser, system, folder) for system in SYSTEMS]
        browser.close()
    return ratios


def opening(browser: Browser, system: str, folder: Path) -> Ratio:
    book = new_workbook(folder / f"Ferry War {system}.xlsx", system, "en", demo=True)
    with served_alone(book) as ours, served_alone(book, page="benchmarks.empty:build") as least:
        warm = in_turn(browser, ((ours, ".ts-commit"), (least, ".ts-more")))
    return Ratio(f"{system}: the battle page opened / an empty page", warm[0], warm[1], 1.5)


def in_turn(browser: Browser, pages: Sequence[tuple[str, str]]) -> list[float]:
    """Medians of each page's times."""
    ways = [partial(come_and_go, browser.new_context(), address, ready) for address, ready in pages]
    times: list[list[float]] = [[] for _ in ways]
    for _ in range(ROUNDS + 1):
        for into, way in zip(times, ways, strict=True):
            time.sleep(REST)
            into.append(way())
    return [median(found[1:]) for found in times]  # the first fills the browser's memory


def come_and_go(context: BrowserContext, address: str, ready: str) -> float:
    page = context.new_page()
    page.set_default_timeout(60_000)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(f"{ready} button, button{ready}").first.wait_for()
    took = time.perf_counter() - began
    page.close(run_before_unload=True)
    return took
