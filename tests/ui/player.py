"""Somebody who plays whole fights on a desk: does what the page says is next, with a mouse, a keyboard or a finger.

A step: an open question is answered, a choice that is wanted is made, else the main button is pressed; with a keyboard
whatever N leads to. Of what can be chosen a `taste` picks the entry. The player knows no rule and sees only the page.
With `own_dice` the player's dice fall by the seed and are typed: then a fight goes the same way each time.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page, expect

Hands = Literal["mouse", "keys", "touch"]
Taste = Callable[[Sequence[str], Random], str]
"""Out of the words of the entries that can be chosen, those of the one that is."""
Square = tuple[int, int]

PATIENCE = 60
"""Seconds that a page may take over one step."""
STILL = 5
"""So many looks, one after the other, at a page that does not change: then it has said all it has to say."""
QUESTION = ".ts-ask :is(.ts-answer input, .ts-choices button:enabled):visible"
TYPED = ".ts-dice button:nth-of-type(2):not(.mod-active)"
WANTED = ".ts-wanted select:visible"
MAIN = ".ts-actions .ts-main button:enabled:visible"
_BUSY = """() => document.documentElement.hasAttribute("data-ts-busy")
  || Boolean(document.querySelector(".ts-page [data-ts-asked]"))"""
_SEEN = """() => [...document.querySelectorAll(".ts-next, .ts-ask, .ts-preview, .ts-log, .ts-page :is(select, button)")]
  .map((one) => [one.value ?? "", one.innerText, one.disabled, one.className].join()).join("|")
  + document.querySelector(".ts-map [data-rev]")?.dataset.rev"""
_ENTRIES = """(one) => [...one.options].map((entry) =>
  [entry.value, entry.innerText, entry.matches(":disabled")])"""
_OFFERED = "(box) => box.list?.options[0]?.value ?? ''"
_TOKENS = "(all) => all.map((one) => one.style.transform)"
_CORNER = "M(-?[0-9.]+) (-?[0-9.]+)h"
_NUMBER = re.compile(r"([0-9]+)(?: (?:to|до) ([0-9]+)| or more)?\.$")
_CELL, _EDGE = 32, 18


def attack(entries: Sequence[str], random: Random) -> str:
    """A move where there is one; else what ends a turn; else anything."""
    moves = [one for one in entries if " · " in one]
    quiet = [one for one in entries if one.startswith(("End Turn", "Rest", "Wait", "End Round"))]
    return random.choice(moves or quiet or list(entries))


class Player:
    """Plays with one kind of hands; `seed` decides what is chosen wherever taste leaves it open."""

    def __init__(
        self, page: Page, hands: Hands = "mouse", taste: Taste = attack, seed: int = 7, own_dice: bool = False
    ) -> None:
        self.page, self.hands, self.taste, self.random = page, hands, taste, Random(seed)
        self.own_dice = own_dice
        self.steps: list[str] = []
        self._still = ""

    def play(self, over: Callable[[], bool], most: int = 400) -> None:
        """Step by step until it is over."""
        for _ in range(most):
            if over():
                return
            self.step()
        raise AssertionError(f"the fight does not end: {self.steps[-12:]}")

    def step(self) -> str:
        """Do the next thing; what was done, in words."""
        self.settle()
        if self.own_dice:
            self._take_dice()
        before, place = self.page.evaluate(_SEEN), self._place()
        kind = place.evaluate("(one) => one.tagName")
        deeds = {"SELECT": self._choose, "INPUT": self._type, "BUTTON": self._press}
        self.steps.append(deeds[kind](place))
        self._wait(lambda: self.page.evaluate(_SEEN) != before)
        return self.steps[-1]

    def said(self) -> str:
        """What the page says is next."""
        return self.page.locator(".ts-next").inner_text().strip()

    def settle(self) -> None:
        """Wait until the page has said all it has to say, as a person's eye does."""
        seen: list[str] = []

        def still() -> bool:
            seen.append(self.page.evaluate(_SEEN))
            return seen == [self._still] or (len(seen) >= STILL and len(set(seen[-STILL:])) == 1)

        self._wait(still)
        self._still = seen[-1]

    def _place(self) -> Locator:
        """What is to be done next, where the hands find it."""
        if self.hands == "keys":
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("n")
            self._wait(lambda: bool(self.page.evaluate("document.activeElement !== document.body")))
            return self.page.locator(":focus")
        places = [self.page.locator(where) for where in (QUESTION, WANTED, MAIN)]
        self._wait(lambda: any(place.count() for place in places))
        found = next(place for place in places if place.count())
        return found.nth(self.random.randrange(found.count()) if found is places[0] else 0)

    # ---- what hands do -------------------------------------------------------------------------------

    def _take_dice(self) -> None:
        """Say once that the dice are typed; a phone asks for it only when there are dice to roll."""
        switch = self.page.locator(TYPED)
        if switch.is_visible():
            switch.focus()
            self._press(switch)
            expect(switch).to_have_count(0)
            self.settle()

    def _choose(self, select: Locator) -> str:
        entries = select.evaluate(_ENTRIES)
        able = {words: value for value, words, barred in entries if value and not barred}
        words = self.taste(list(able), self.random)
        if self.hands == "keys":
            self.page.keyboard.press("Home")
            for _ in entries:  # an arrow passes by what is barred
                if select.input_value() == able[words]:
                    break
                self.page.keyboard.press("ArrowDown")
        else:
            select.select_option(able[words])
        return words

    def _type(self, box: Locator) -> str:
        hint = self.page.locator(".ts-ask .ts-quiet").inner_text()
        asked = _NUMBER.search(hint)
        # What asks for no number asks for words: the first that are offered, or none.
        typed = str(box.evaluate(_OFFERED))
        if asked and not typed:
            typed = str(self.random.randint(int(asked[1]), int(asked[2] or asked[1])))
        box.press_sequentially(typed) if self.hands == "keys" else box.fill(typed)
        box.press("Enter")
        return typed

    def _press(self, button: Locator) -> str:
        words = button.inner_text().splitlines()[0]
        if self.hands == "keys":
            self.page.keyboard.press("Enter")
        else:
            button.tap() if self.hands == "touch" else button.click()
        return words

    # ---- the map -------------------------------------------------------------------------------------

    def goals(self) -> list[Square]:
        """The squares of the map that can be chosen."""
        drawn = self.page.locator(".ts-map .ts-mark-goal").first.get_attribute("d") or ""
        return [(_square(x), _square(y)) for x, y in re.findall(_CORNER, drawn)]

    def tokens(self, side: int) -> list[Square]:
        """Where those of a side stand who have not fallen."""
        found = self.page.locator(f".ts-map .ts-token-{side}:not(.ts-token-fallen)").evaluate_all(_TOKENS)
        return [(_square(x), _square(y)) for x, y in (re.findall(r"(-?[0-9.]+)px", one)[:2] for one in found)]

    def go_to(self, square: Square) -> None:
        """Choose a square of the map."""
        self._still, (x, y) = "", square
        there = self.page.locator(f".ts-square[data-x='{x}'][data-y='{y}']")
        if self.hands == "mouse":
            there.click()
        elif self.hands == "touch":
            there.tap()
            self.page.locator(".ts-map-go").tap()
        else:
            for key in ("Escape", "m", "Control+Home", *["ArrowRight"] * (x - 1), *["ArrowDown"] * (y - 1), "Enter"):
                self.page.keyboard.press(key)

    def _wait(self, met: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while self.page.evaluate(_BUSY) or not met():
            assert time.monotonic() < end, f"{self.said()} after {self.steps[-6:]}"
            self.page.wait_for_timeout(40)


def _square(place: str) -> int:
    return round((float(place) - _EDGE) / _CELL) + 1
