"""Whole fights by real hands, from the first look to the ended battle: nothing is known but what the page says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.ui.browser import Visit, served
from tests.ui.conftest import rewrite
from tests.ui.player import Hands, Player, Square
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.ui.beside.taking_back import redo
from toolkit.ui.desk.desk import Desk
from toolkit.ui.story.story import Story, pick, undo_since
from toolkit.ui.story.view import look

HP = {
    "calpheon": {"Cindrake": 54, "Wren": 32, "Gravlet": 6, "Nettlejaw": 6, "Odo": 36},
    "odyssey": {"Reedwing": 28, "Tal": 26, "Grumble": 4},
}
"""Those who are left of each demo campaign's fighters, and how they are."""
PLACES = {"Reedwing": (9, 7), "Grumble": (14, 8)}
"""Odyssey: a few squares apart."""


def weakened(file: Path, system: str) -> Path:
    """The demo campaign late in its fight."""

    def weaken(book: Any) -> None:
        heads = next(row for row in book["Roster"].iter_rows() if "HP" in [cell.value for cell in row])
        at = {cell.value: cell.column for cell in heads}
        for row in range(heads[0].row + 1, book["Roster"].max_row + 1):
            who = book["Roster"].cell(row, at["Name"]).value
            cells = {"HP": HP[system].get(who, 0), **dict(zip("XY", PLACES.get(who, ()), strict=False))}
            for header, value in cells.items() if who else ():
                book["Roster"].cell(row, at[header]).value = value

    rewrite(file, weaken)
    return file


def hitting(entries: Sequence[str], random: Random) -> str:
    """What hurts; on the way to it a step, and the end of what is over."""
    if entries[0].startswith("End"):
        return entries[0]
    for kinds in (("Physical", "Special", "Strike"), ("Move",), ("End Turn", "Wait")):
        found = [one for one in entries if any(kind in one for kind in kinds)]
        if found:
            return random.choice(found)
    return entries[0]


def nearest(goals: Sequence[Square], foes: Sequence[Square]) -> Square:
    """The goal from which it is not far to a foe."""
    return min(goals, key=lambda goal: min(max(abs(goal[0] - x), abs(goal[1] - y)) for x, y in foes))


def fight_to_the_end(player: Player) -> None:
    """Until the page says that the battle is over; a step on the map leads to the nearest foe."""
    page = player.page
    for _ in range(90):
        if player.step() == "Move":
            player.settle()
            mine = 1 if page.locator(".ts-side-1 .ts-action:visible").count() else 2
            player.go_to(nearest(player.goals(), player.tokens(3 - mine)))
        player.settle()
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        if "The battle is over" in player.said():
            return
    raise AssertionError(player.steps[-12:])


def looked_at(file: Path) -> object:
    """The fight as it stands in the workbook."""
    campaign = open_campaign(file)
    assert campaign.state is not None
    return campaign.state.roster, campaign.state.battle


@pytest.mark.parametrize(
    ("system", "hands", "size", "seed"), [("calpheon", "keys", (1280, 800), 7), ("odyssey", "touch", (390, 844), 2)]
)
def test_a_whole_fight(
    browser: Browser, tmp_path: Path, system: str, hands: Hands, size: tuple[int, int], seed: int
) -> None:
    """`seed`: of the player's dice and choices; with it the fight goes the same way each time."""
    file = weakened(new_workbook(tmp_path / "team.xlsx", system, "en", demo=True), system)
    before = looked_at(file)
    with served(file) as address:
        visit = Visit(browser, address, width=size[0], touch=hands == "touch")
        visit.page.set_viewport_size({"width": size[0], "height": size[1]})
        player = Player(visit.page, hands, hitting, seed, own_dice=True)
        fight_to_the_end(player)
        assert "The battle is over" in visit.page.locator(".ts-next").inner_text()  # both sides may fall in one turn
        visit.close()
    assert visit.faults == []
    assert open_campaign(file).log()[-1].record["do"] == {"end": True}
    undone_and_done_again(file, before)


def undone_and_done_again(file: Path, before: object) -> None:
    """The whole fight is taken back from its first row on the Log page, and done again."""
    after, page = looked_at(file), Story(Desk(str(file)))
    first, *_, last = [entry.id for entry in page.entries if entry.kind == "action"]
    undo_since(page, first)
    assert looked_at(file) == before
    assert page.campaign is not None
    while page.campaign.can_redo:
        redo(page)
    assert looked_at(file) == after
    pick(page, last)
    assert look(page).buttons["undo"].enabled
