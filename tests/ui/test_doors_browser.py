"""One server and its doors in real browsers: the game master, a player of each side, a spectator, each with a token.

What one side seals reaches no other page, and what a browser forges on a player's page does nothing for other sides.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.session import veils
from tests.ui.browser import OPENING, served_alone
from toolkit.session import open_campaign
from toolkit.ui.server.campaigns import Campaigns
from toolkit.ui.server.kept import kept_for
from toolkit.ui.server.keys import Pass

pytestmark = pytest.mark.browser

FORGED = """
async () => {
  const manager = await jupyterapp.widgetManagerPromise.promise;
  const messages = [
    {picked: "bank/1"}, {picked: "Rest"}, {picked: "gravlet"}, {pressed: "ts-commit"}, {action: "commit"},
    {square: [1, 1], rev: 1}, {key: "Ferry/1", text: "Rest"}, {here: true}, null, [], "x", {picked: {}}, {typed: "9"},
  ];
  let sent = 0;
  for (const found of Object.values(manager._models)) {
    const model = await found;
    for (const message of messages) { try { model.send(message); sent += 1; } catch {} }
    for (const key of Object.keys(model.attributes)) {
      if (key.startsWith("_") || ["layout", "style", "children", "comm"].includes(key)) continue;
      for (const value of ["Rest", 7, true, [["Ferry", "Ferry"]], {actor: "gravlet"}]) {
        try { model.comm.send({method: "update", state: {[key]: value}, buffer_paths: []}, {}); sent += 1; } catch {}
      }
    }
  }
  return sent;
}
"""


@dataclass
class Table:
    """The campaign and where its server is."""

    file: Path
    address: str
    base: str
    keys: dict[str, str]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    file = tmp_path / "team.xlsx"
    veils.plant(file, "calpheon")
    with served_alone(file) as address:
        with patch.dict(os.environ, {"XDG_STATE_HOME": str(tmp_path / "state")}):
            keys = kept_for([str(file)]).keys()
        key = Campaigns([str(file)]).only
        passes = {side: Pass("player", key, side) for side in ("Bank", "Ferry")} | {"": Pass("spectator", key)}
        yield Table(file, address, address.split("?")[0], {name: keys.token(whom) for name, whom in passes.items()})


class Guest:
    """A browser of a guest's own, and all that was sent to it."""

    def __init__(self, browser: Browser, table: Table, side: str) -> None:
        self.context = browser.new_context(viewport={"width": 1280, "height": 900})
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))
        self.page.goto(f"{table.base}?token={quote(table.keys[side])}", wait_until="commit")
        self.page.locator(".ts-cards .ts-card").first.wait_for(timeout=OPENING)

    @property
    def told(self) -> str:
        return "\n".join([*self.frames, self.page.content()])


def uses_on(page: Page) -> list[list[str]]:
    """What may be chosen in each slot."""
    page.locator(".ts-use select").first.wait_for()
    legal = "all => all.map((one) => [...one.querySelectorAll('option:not([disabled])')].map((use) => use.value))"
    found: list[list[str]] = page.locator(".ts-use select").evaluate_all(legal)
    return [[use for use in uses if use] for uses in found]


def test_each_sees_what_the_own_token_opens_and_no_forged_message_counts(browser: Browser, table: Table) -> None:
    bank, ferry, onlooker = (Guest(browser, table, side) for side in ("Bank", "Ferry", ""))
    others = {use for uses in uses_on(ferry.page) for use in uses}
    sealed = next(use for use in uses_on(bank.page)[0] if use not in others)
    for number, use in enumerate((sealed, "Wait")):
        bank.page.locator(".ts-use select").nth(number).select_option(use)
    bank.page.locator(".ts-seal button").click()
    bank.page.get_by_text("Nobody sees it before every side has sealed").first.wait_for()
    for one in (ferry, onlooker):
        expect(one.page.locator(".ts-sealed")).to_contain_text("Bank has sealed")
        assert sealed not in one.told, "its choice is nobody else's to see"

    before = table.file.read_bytes()
    for one in (ferry, onlooker):
        assert one.page.evaluate(FORGED) > 100
    time.sleep(1)
    campaign = open_campaign(table.file)
    assert table.file.read_bytes() == before
    assert campaign.sealing.look().seals.standing.keys() == {"Bank"}
    assert campaign.draft().chosen == {}
    told = "\n".join(one.told for one in (ferry, onlooker))
    secrets = ("Traceback", "toolkit/", str(table.file.parent), sealed)
    assert [told[max(0, told.index(word) - 300) :][:700] for word in secrets if word in told] == []
    ferry.page.reload()
    expect(ferry.page.locator(".ts-sealed")).to_contain_text("Bank has sealed")
