"""A whole encounter on the map by keyboard alone: from its start over two rounds until the last foe falls."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from tests.ui.conftest import column, edit
from toolkit.session.new import new_workbook

STAND = {"Reedwing", "Tal", "Grumble"}


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """The demo campaign late in its fight: a pair and one wounded grunt are left."""
    book = new_workbook(tmp_path / "Bridge.xlsx", "odyssey", "en", demo=True)
    for who in column(book, "HP").keys() - STAND:
        edit(book, "HP", who, 0)
    edit(book, "HP", "Grumble", 15)
    return book


class Player:
    """Hands that have a keyboard and nothing else."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.page, self.keys = visit, visit.page, visit.page.keyboard

    def go_to(self, x: int, y: int) -> None:
        """Put the cursor of the map on a square, and press Enter there."""
        if not self.page.locator(".ts-map-frame:focus").count():
            self.visit.tab_to("ts-map")
        self.keys.press("Control+Home")
        for key in ["ArrowRight"] * (x - 1) + ["ArrowDown"] * (y - 1):
            self.keys.press(key)
        expect(self.page.locator(".ts-map-said")).to_contain_text(f"{x}:{y} — ")
        self.visit.calm()  # the map knows what was chosen before
        self.keys.press("Enter")

    def use(self, words: str) -> None:
        """Choose what is done, by typing how it begins."""
        self.visit.tab_to("ts-use")
        self.keys.type(words)
        expect(self.page.locator(".ts-use option:checked").first).to_contain_text(words)
        self.keys.press("Tab")

    def answer(self, question: str, typed: str) -> None:
        expect(self.page.locator(".ts-asks")).to_contain_text(question)
        if not self.page.locator(".ts-ask input:focus").count():
            self.visit.tab_to("ts-ask")
        self.keys.type(typed)
        self.keys.press("Enter")

    def save(self, preview: str) -> None:
        self.visit.see(preview, "ts-preview")
        if self.page.locator("input:focus, select:focus").count():
            self.keys.press("Tab")
        self.visit.key("c", "ts-commit")
        self.visit.see("Saved to Bridge.xlsx", "ts-status")
        self.visit.see(preview, "ts-log")


def test_a_whole_encounter_by_keyboard_alone(browser: Browser, duel: Path) -> None:
    with served(duel) as address:
        visit = Visit(browser, address)
        player = Player(visit)
        visit.tab_to_button("I type the dice")
        player.keys.press("Enter")
        player.use("Begin the battle")
        player.save("Order of turns: Reedwing, Grumble")
        player.go_to(8, 8)
        player.save("Reedwing moves 5:5 →")
        player.use("Reed Dart")
        player.go_to(13, 11)
        player.answer("Accuracy", "12")
        player.answer("Damage", "2")
        player.save("hits Grumble for 5")
        player.use("End Turn")
        player.save("It is the turn of Grumble")
        player.go_to(12, 10)
        player.save("Grumble moves 13:11 → 12:10")
        player.use("End Turn")
        player.save("The turn of Grumble is over")
        player.use("End Round")
        player.save("It is the turn of Reedwing")
        player.use("Reed Dart")
        player.go_to(12, 10)
        player.answer("Accuracy", "20")
        player.save("Grumble is Defeated")
        expect(visit.page.locator(".ts-token-fallen[data-id=grumble]")).to_be_attached()
        assert (visit.faults, visit.strangers) == ([], [])
        visit.close()
    assert column(duel, "HP")["Grumble"] == 0
