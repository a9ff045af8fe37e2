"""A square pressed on a map of 40 by 40 squares with 20 combatants, against one on the small map of the demo campaign.

In a real browser, from the press until the page has drawn what follows. Where no browser is installed nothing is timed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.ratio import Ratio, measure
from tests import chromium
from tests.ui.browser import served_alone
from toolkit.session.new import new_workbook

EDGE, COMBATANTS = 40, 20
WHO = "Reedwing"
PRESS = """([x, y]) => new Promise((done) => {
  const map = document.querySelector(".ts-map");
  const watch = new MutationObserver(() => { watch.disconnect(); requestAnimationFrame(() => setTimeout(done)); });
  watch.observe(map, { attributes: true, attributeFilter: ["data-rev"] });
  document.querySelector(`.ts-square[data-x="${x}"][data-y="${y}"]`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""
GOALS = """squares => squares.filter(square => square.getAttribute("aria-label").includes("can go here"))
  .map(square => [Number(square.dataset.x), Number(square.dataset.y)])"""


def map_pressed(folder: Path) -> list[Ratio]:
    found = chromium.find()
    if found is None:
        return []
    small, large = (new_workbook(folder / name, "odyssey", "en", demo=True) for name in ("small.xlsx", "large.xlsx"))
    enlarge(large)
    what = f"a square pressed among {EDGE} x {EDGE} with {COMBATANTS} combatants / on the demo's map"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        with pressing(browser, large) as ours, pressing(browser, small) as other:
            return [measure(what, ours, other, 2, rounds=15)]


def enlarge(book: Path) -> None:
    """Draw a large map with a wall around it, a square in three hard going, and put more combatants on it."""
    workbook = openpyxl.load_workbook(book)
    for y in range(1, EDGE + 1):
        for x in range(1, EDGE + 1):
            wall, free = {1, EDGE} & {x, y}, x % 4 < 2 and y % 4 < 2
            workbook["Map"].cell(y, x).value = "#" if wall else None if free else ("~", ":", "c", None)[(3 * x + y) % 4]
    roster = workbook["Roster"]
    top = next(row for row in range(1, 13) if any(cell.value == "Name" for cell in roster[row]))
    columns = {str(cell.value): cell.column for cell in roster[top] if cell.value}
    last = next(row for row in range(top + 1, top + 99) if not roster.cell(row, columns["Name"]).value) - 1
    for row in range(last + 1, top + COMBATANTS + 2):  # one of the demo's is in its ball
        double(roster, last, row, columns)
    for number, row in enumerate(range(top + 1, top + COMBATANTS + 2)):
        roster.cell(row, columns["X"]).value = 8 + 4 * (number % 5)
        roster.cell(row, columns["Y"]).value = 8 + 4 * (number // 5)
    workbook.save(book)


def double(roster: Worksheet, row: int, to: int, columns: dict[str, int]) -> None:
    for header, column in columns.items():
        roster.cell(to, column).value = None if header == "ID" else roster.cell(row, column).value
    roster.cell(to, columns["Name"]).value = f"Grunt {to}"


@contextmanager
def pressing(browser: Browser, book: Path) -> Iterator[Callable[[], object]]:
    """A press on the next square that somebody can go to, on a served page."""
    with served_alone(book) as address:
        page: Page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(60_000)
        page.goto(address, wait_until="commit")
        page.locator(".ts-actor select").first.select_option(label=WHO)
        page.locator(".ts-square[aria-label*='can go here']").first.wait_for(state="attached")
        squares = cycle(page.locator(".ts-square").evaluate_all(GOALS))
        yield lambda: page.evaluate(PRESS, next(squares))
        page.close()
