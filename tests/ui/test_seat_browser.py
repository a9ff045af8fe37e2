"""Game master, player and spectator at one server in a real browser: every frame that reaches others is scanned."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.session import veils
from tests.ui.browser import OPENING, Visit, served_alone
from tests.ui.test_seat import other_side
from toolkit.session import open_campaign


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "team.xlsx"


@pytest.fixture
def address(file: Path, tmp_path: Path) -> Iterator[str]:
    side = veils.plant(file, "odyssey", "name")
    veils.play(open_campaign(file), 2)
    own = {"TURNSHEET_TEST_SIDE": other_side(file, side), "XDG_STATE_HOME": str(tmp_path / "state")}
    with served_alone(file, page="tests.ui.seats:build", **own) as found:
        yield found


class Onlooker:
    """A page that is not the game master's, and all that was sent to it."""

    def __init__(self, browser: Browser, address: str, name: str, width: int) -> None:
        self.context = browser.new_context(viewport={"width": width, "height": 900})
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))
        self.page.goto(address, wait_until="commit")
        self.page.goto(address.split("?")[0] + name, wait_until="commit")
        self.page.locator(".ts-cards .ts-card").first.wait_for(timeout=OPENING)

    @property
    def told(self) -> str:
        return "\n".join([*self.frames, self.page.content()])


def test_nothing_veiled_reaches_a_player_or_a_spectator(browser: Browser, address: str, file: Path) -> None:
    gm = Visit(browser, address)
    player, spectator = Onlooker(browser, address, "player", 390), Onlooker(browser, address, "spectator", 1280)
    gm.see(veils.NAME)
    assert veils.NAME in gm.page.content(), "the scan would find it"
    for one in (player, spectator):
        expect(one.page.get_by_text("Unknown Pokémon 1").first).to_be_visible()
        expect(one.page.locator(".ts-map").first).to_be_visible()
    assert (
        spectator.page.locator("main :is(input, select, textarea, .ts-page button:not(.ts-switches button))").count()
        == 0
    )
    wide = player.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "nothing sticks out on a phone"
    campaign = open_campaign(file)
    veils.play(campaign, 1)
    for one in (player, spectator):
        expect(one.page.locator(".ts-entry").first).to_contain_text("Round")
        expect(one.page.locator(".ts-entry")).to_have_count(len(campaign.log()))
        assert one.frames
        assert not veils.leaks(one.told)


def test_a_players_proposal_reaches_the_game_master(browser: Browser, address: str) -> None:
    gm, player = Visit(browser, address), Onlooker(browser, address, "player", 1280)
    uses = player.page.locator(".ts-use select")
    uses.first.wait_for()
    option = uses.first.locator("option:not([disabled])").nth(1)
    value = option.get_attribute("value") or ""
    uses.first.select_option(value)
    expect(player.page.locator("html[data-ts-busy]")).to_have_count(0)  # what is asked next is there
    target = player.page.locator(".ts-target select")
    if target.first.is_visible():
        target.first.select_option(index=1)
    player.page.locator(".ts-propose button").click()
    player.page.get_by_text("The game master sees your choice now.").wait_for()
    expect(gm.page.locator(".ts-use select").first).to_have_value(value)
    assert not veils.leaks(player.told)
