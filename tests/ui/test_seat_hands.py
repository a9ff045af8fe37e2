"""A player's page in a browser: the map by mouse and by touch, hidden dice, and a window that changes hands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ui.browser import OPENING, Visit, served_alone
from tests.ui.player import Hands, Player
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.session.viewer import GM

KEPT = "() => JSON.stringify(sessionStorage)"


@pytest.fixture
def odyssey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return new_workbook(tmp_path / "Ambush at Ferry.xlsx", "odyssey", "en", demo=True)


@pytest.fixture
def address(odyssey: Path) -> Iterator[str]:
    with served_alone(odyssey) as found:
        yield found


def invited(gm: Visit, side: str) -> str:
    """The address that the start page has for the players of a side."""
    page = gm.context.new_page()
    page.goto(urljoin(gm.page.url, "/start"))
    box = page.locator(f"input[aria-label*='{side}']").first
    box.wait_for(state="attached")
    found = box.get_attribute("value") or ""
    page.close()
    return found


def sides(file: Path) -> list[str]:
    campaign = open_campaign(file)
    assert campaign.state is not None
    return list(dict.fromkeys(row.side for row in campaign.state.roster.values()))


def opened(browser: Browser, address: str, hands: Hands = "mouse") -> Page:
    width = 390 if hands == "touch" else 1280
    context = browser.new_context(viewport={"width": width, "height": 844}, has_touch=hands == "touch")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.locator(".ts-use select").first.wait_for(timeout=OPENING)
    return page


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_player_goes_somewhere_on_the_map(browser: Browser, address: str, odyssey: Path, hands: Hands) -> None:
    gm = Visit(browser, address)
    own = sides(odyssey)[0]
    page = opened(browser, invited(gm, own), hands)
    assert "Ferry" not in page.title() + page.url
    player = Player(page, hands)
    player.settle()
    page.locator(".ts-use select").first.select_option("Move")
    player.settle()
    square = player.goals()[0]
    player.go_to(square)
    expect(page.locator(".ts-hint").first).to_contain_text(f"{square[0]}:{square[1]}")
    propose = page.locator(".ts-propose button")
    propose.tap() if hands == "touch" else propose.click()
    page.get_by_text("The game master sees your choice now.").wait_for()
    (line,) = open_campaign(odyssey).draft().chosen.values()
    assert line["with"] == {"to": list(square)}
    page.context.close()
    gm.close()


def test_what_a_window_kept_is_gone_once_somebody_else_sits_at_it(
    browser: Browser, address: str, odyssey: Path
) -> None:
    gm = Visit(browser, address)
    mine, theirs = (invited(gm, side) for side in sides(odyssey)[:2])
    page = opened(browser, mine)
    page.locator(".ts-use select").first.select_option("Move")
    kept = page.locator("body")
    expect(kept).to_be_visible()
    for _ in range(600):
        if "ts-own" in page.evaluate(KEPT):
            break
        page.wait_for_timeout(100)
    assert '\\"use\\"' in page.evaluate(KEPT).replace("\\\\", "\\")
    page.reload(wait_until="commit")
    expect(page.locator(".ts-use select").first).to_have_value("Move")
    page.goto(theirs, wait_until="commit")
    page.locator(".ts-cards .ts-card").first.wait_for()
    assert "Move" not in page.evaluate(KEPT)
    page.context.close()
    gm.close()


def test_dice_that_are_rolled_in_secret_reach_no_player(browser: Browser, address: str, odyssey: Path) -> None:
    gm = Visit(browser, address)
    frames: list[str] = []
    context = browser.new_context()
    player = context.new_page()
    player.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    player.goto(invited(gm, sides(odyssey)[0]), wait_until="commit")
    player.locator(".ts-cards .ts-card").first.wait_for()
    gm.press("ts-start")
    gm.press("ts-hide-roll")
    gm.see("openly", "ts-hide-roll")
    if gm.page.locator(".ts-roll button").is_enabled():
        gm.press("ts-roll")
    gm.press("ts-commit")
    gm.see("Saved to", "ts-status")
    (entry,) = open_campaign(odyssey).told(GM)
    expect(player.locator(".ts-entry")).to_have_count(1)
    told = "\n".join([*frames, player.content()])
    dice = [line for line in (entry.dice or "").splitlines() if line.strip()]
    assert dice, "there was something to hide"
    assert not [line for line in dice if line in told]
    context.close()
    gm.close()
