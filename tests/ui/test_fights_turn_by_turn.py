"""Whole fights where somebody begins and ends turns and rounds: PTU by mouse, the forum's d6 in Russian by touch."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.ui.browser import Visit, served
from tests.ui.player import Hands, Player
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.ui.desk.desk import Desk

ENDS = ("End", "Конец")
HURTING = ("Physical", "Special", "физический", "специальный")


def weaken(file: Path) -> None:
    """One HP for everybody: any blow decides."""
    campaign = open_campaign(file)
    assert campaign.state is not None
    for who, row in campaign.state.roster.items():
        if row.max_hp:
            campaign.commit(campaign.preview({"adjust": {"who": who, "set": {"hp": 1}}}))


def by_the_page(entries: Sequence[str], random: Random) -> str:
    """What the page puts first once a turn or round is to end, somebody new to come; else what hurts."""
    hurting = [one for one in entries if any(word in one for word in HURTING)]
    return entries[0] if entries[0].startswith(ENDS) or not hurting else random.choice(hurting)


def _said(player: Player, words: str) -> bool:
    """Whether the page says so, once it has said all."""
    player.settle()
    return words in player.said()


@pytest.mark.parametrize(
    ("system", "lang", "hands", "width", "over"),
    [("ptu", "en", "mouse", 1280, "The battle is over"), ("d6forum", "ru", "touch", 390, "Бой окончен")],
)
def test_a_whole_fight(
    browser: Browser, tmp_path: Path, system: str, lang: str, hands: Hands, width: int, over: str
) -> None:
    file = new_workbook(tmp_path / "team.xlsx", system, lang, demo=True)
    weaken(file)
    with served(file) as address:
        visit = Visit(browser, address, width=width, touch=hands == "touch")
        player = Player(visit.page, hands, by_the_page, own_dice=True)
        player.play(lambda: _said(player, over), most=120)
        wide = visit.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
        visit.close()
    assert (visit.faults, visit.strangers) == ([], [])
    done = [entry.record["do"] for entry in open_campaign(file).log()]
    assert done[-1] == {"end": True}
    assert system != "ptu" or {"start": True} in done
    rounds = Desk(str(file)).state.battle.round
    assert rounds is None, "what lasts a battle is over"
