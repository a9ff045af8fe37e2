"""The battle page against the least page that Voila can show, behind the same kind of server, in a real browser.

How long until it can be used, from a process that stands ready; and how long from a press until its result is drawn,
where the rules' own work is allowed on top. Where no browser is installed nothing is timed.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.ratio import Ratio, seconds
from tests import chromium
from tests.ui.browser import served
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look

ROUNDS, PRESSES = 5, 20
REST = 6.0
"""Seconds in which the next process gets ready."""
PRESS = """([button, shown]) => new Promise((done) => {
  const place = document.querySelector(shown);
  const watch = new MutationObserver(() => { watch.disconnect(); requestAnimationFrame(() => setTimeout(done)); });
  watch.observe(place, { childList: true, subtree: true, characterData: true });
  document.querySelector(button).click();
})"""


def opened(folder: Path) -> list[Ratio]:
    found = chromium.find()
    if found is None:
        return []
    book = new_workbook(folder / "Ferry War.xlsx", "calpheon", "en", demo=True)
    with sync_playwright() as playwright, served(book) as ours, served(book, page="benchmarks.empty:build") as least:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        ratios = [opening(browser, ours, least), *pressing(browser, ours, least, book)]
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


def pressing(browser: Browser, ours: str, least: str, book: Path) -> list[Ratio]:
    battle, empty = (
        shown(browser.new_context(), address, ready) for address, ready in ((ours, ".ts-commit"), (least, ".ts-more"))
    )
    battle.locator(".ts-use select").first.select_option("Rest")
    rolled: list[float] = []
    counted: list[float] = []
    for _ in range(PRESSES):
        battle.locator(".ts-roll button:enabled").wait_for()
        rolled.append(seconds(lambda: battle.evaluate(PRESS, [".ts-roll button", ".ts-preview"])))
        counted.append(seconds(lambda: empty.evaluate(PRESS, [".ts-more", ".ts-number"])))
        battle.locator(".ts-clear button:enabled").click()
        battle.locator(".ts-use select").first.select_option("Rest")
    work = engine(book) / 1.5  # allowed on top of one and a half empty presses
    what = "a roll pressed / an empty button, the rules' own work on top"
    return [
        Ratio(f"{what} ({name})", pick(rolled), pick(counted) + work, 1.5)
        for name, pick in (("median", median), ("95th percentile", late))
    ]


def late(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def engine(book: Path) -> float:
    """The same roll on a desk without a page."""
    desk = Desk(str(book))

    def once() -> float:
        choosing.pick(desk, choosing.slots(desk)[0].key, use="Rest")
        return seconds(lambda: (answering.roll(desk, "t"), look(desk)))

    times: list[float] = []
    for _ in range(PRESSES):
        times.append(once())
        choosing.clear(desk)
    return median(times)
