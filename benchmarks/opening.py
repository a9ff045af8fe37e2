"""The battle page against the least page that Voila can show, behind the same kind of server, in a real browser.

How long until it can be used, from a process that stands ready. Where no browser is installed nothing is timed.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.ratio import Ratio
from tests import chromium
from tests.ui.browser import served
from toolkit.session.new import new_workbook

ROUNDS = 5
REST = 6.0
"""Seconds in which the next process gets ready."""


def opened(folder: Path) -> list[Ratio]:
    found = chromium.find()
    if found is None:
        return []
    book = new_workbook(folder / "Ferry War.xlsx", "calpheon", "en", demo=True)
    with sync_playwright() as playwright, served(book) as ours, served(book, page="benchmarks.empty:build") as least:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        ratios = [opening(browser, ours, least)]
        browser.close()
    return ratios


def opening(browser: Browser, ours: str, least: str) -> Ratio:
    ways = [
        partial(come_and_go, browser.new_context(), address, ready)
        for address, ready in ((ours, ".ts-commit"), (least, ".ts-more"))
    ]
    times: list[list[float]] = [[], []]
    for _ in range(ROUNDS + 1):
        for into, way in zip(times, ways, strict=True):
            time.sleep(REST)
            into.append(way())
    warm = [median(found[1:]) for found in times]  # the first fills the browser's memory
    return Ratio("the battle page opened / an empty page", warm[0], warm[1], 1.5)


def come_and_go(context: BrowserContext, address: str, ready: str) -> float:
    began = time.perf_counter()
    page = shown(context, address, ready)
    took = time.perf_counter() - began
    page.close(run_before_unload=True)
    return took


def shown(context: BrowserContext, address: str, ready: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(address, wait_until="commit")
    page.locator(f"{ready} button, button{ready}").first.wait_for()
    return page
