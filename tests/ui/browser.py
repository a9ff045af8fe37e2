"""A served desk, and a visit to it in a real browser with every request watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.second_run import FAULTS
from tests.ui.hall import Hall, server
from toolkit.ui.server import PAGE

expect.set_options(timeout=30_000)  # a busy machine is no fault of the page

OPENING = 90_000
"""Milliseconds that a page may take to open: one that never came is opened once more by itself (`opening.js`)."""
HALL = Hall()
"""Closed by a fixture once all tests are through."""


@contextmanager
def served(source: Path) -> Iterator[str]:
    """The address of the desk of `source`, a workbook, on the server that all such tests share."""
    yield HALL.show(source)


@contextmanager
def served_alone(source: Path, *, page: str = PAGE, **own: str) -> Iterator[str]:
    """The same on a server that shows nothing else, its pages at the root.

    `page` builds its pages, `own` is the environment of that machine.
    """
    with server([str(source)], source.parent, page, **own) as address:
        yield address


class Visit:
    """An opened desk, in words of the game: choose, roll, answer, save."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = 1280,
        touch: bool = False,
        at_first: Callable[[Page], object] = lambda page: None,
    ) -> None:
        self.context = browser.new_context(viewport={"width": width, "height": 900}, has_touch=touch)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.strangers: list[str] = []
        self.faults: list[str] = []
        self.page.on("request", self._watch)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("pageerror", lambda error: FAULTS.append(str(error)))
        self.page.on("dialog", lambda dialog: self.faults.append(dialog.message))
        at_first(self.page)
        self.page.goto(address, wait_until="commit")
        self.page.locator(".ts-commit button").wait_for(timeout=OPENING)

    def _watch(self, request: object) -> None:
        url = urlsplit(request.url)  # type: ignore[attr-defined]
        if url.scheme not in ("data", "blob") and url.hostname != "127.0.0.1":
            self.strangers.append(url.geturl())

    def choose(self, *uses: str) -> None:
        """A use for each slot in order; blank leaves one as it is."""
        for number, use in enumerate(uses):
            if use:
                self.page.locator(".ts-use select").nth(number).select_option(use)

    def answer(self, most: int, before: int = 0) -> None:
        """Type an answer to each question, up to `most` of them (`before`: so many are there already)."""
        box, label = self.page.locator(".ts-ask input"), self.page.locator(".ts-ask label")
        box.wait_for()
        for number in range(before + 1, before + most + 1):
            box.fill("30" if "d100" in label.inner_text() else "11")
            box.press("Enter")
            self.page.get_by_text(f"Dice and answers ({number})").wait_for()
            if not box.is_visible():
                return

    def tab_to(self, hook: str) -> None:
        """Go there with the tab key alone."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.locator(f".{hook} :focus").count():
                return
        raise AssertionError(f"{hook} cannot be reached")

    def tab_to_button(self, words: str) -> None:
        """Go to a button with the tab key alone."""
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.innerText") == words:
                return
        raise AssertionError(f"{words} cannot be reached")

    def calm(self) -> None:
        """Wait until the page has been answered all that it asked."""
        expect(self.page.locator("html[data-ts-busy], .ts-page [data-ts-asked]")).to_have_count(0)

    def press(self, hook: str) -> None:
        """Press a button once it can be."""
        self.page.locator(f".{hook} button").click()

    def key(self, key: str, hook: str) -> None:
        """Press the key of a button once the button can be pressed: before that it is rightly ignored."""
        expect(self.page.locator(f".{hook} button").first).to_be_enabled()
        self.page.keyboard.press(key)

    def see(self, words: str, hook: str = "ts-page") -> None:
        """Wait until the words stand there."""
        self.page.locator(f".{hook}", has_text=words).first.wait_for()

    def close(self) -> None:
        """Leave as a person does."""
        self.page.close(run_before_unload=True)
        self.context.close()
