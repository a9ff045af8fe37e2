"""Which page is at which address, for one campaign, for several and for a folder of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.ui.server.campaigns import Campaigns, Found
from toolkit.ui.visit import Invite, Link, Visit, Visitor

GM, PLAYER, SPECTATOR = Visitor(), Visitor("player", "Bank"), Visitor("spectator")


@pytest.fixture
def book(tmp_path: Path) -> str:
    place = tmp_path / "Ferry War.xlsx"
    place.touch()
    return str(place)


@pytest.fixture
def shelf(book: str) -> str:
    folder = Path(book).parent
    for name in ("ferry_war.xlsm", "Ferry War!.xlsx", "Маршрут 12.xlsx", "~$Ferry War.xlsx", "notes.txt"):
        (folder / name).touch()
    return str(folder)


@pytest.mark.parametrize(("visitor", "main"), [(GM, "battle"), (PLAYER, "player"), (SPECTATOR, "spectator")])
def test_one_campaign_has_its_pages_at_the_root(book: str, visitor: Visitor, main: str) -> None:
    campaigns = Campaigns([book])
    home = Found(main, "ferry-war", book)
    assert [campaigns.find(path, visitor) for path in ("", "c/ferry-war", "c/ferry-war/")] == [home] * 3
    assert campaigns.find("roster", visitor) == campaigns.find("c/ferry-war/roster", visitor)
    assert campaigns.find("start", visitor) == Found("start")


@pytest.mark.parametrize(
    "path", ["nothing", "c", "c/", "c/x", "c/x/battle", "battle/x", "c/ferry-war/start", "../battle"]
)
def test_anywhere_else_is_nothing(book: str, path: str) -> None:
    assert Campaigns([book]).find(path, GM) is None


def test_a_folder_has_a_campaign_for_each_workbook_under_a_key_of_its_own(shelf: str) -> None:
    campaigns = Campaigns([shelf])
    assert list(campaigns.now()) == ["ferry-war", "ferry-war-2", "ferry_war", "маршрут-12"]
    assert campaigns.find("", GM) == campaigns.find("start", GM) == Found("start")
    assert campaigns.find("battle", GM) is None
    assert campaigns.find("c/маршрут-12/check", GM) == Found("check", "маршрут-12", f"{shelf}/Маршрут 12.xlsx")
    (Path(shelf) / "New.xlsx").touch()
    assert "new" in campaigns.now()


def test_a_player_of_one_of_several_campaigns_comes_straight_to_it(shelf: str) -> None:
    found = Campaigns([shelf]).find("", PLAYER, "ferry_war")
    assert found is not None
    assert (found.page, found.key) == ("player", "ferry_war")


def test_the_row_of_pages_has_those_the_visitor_may_open(book: str, shelf: str) -> None:
    alone, several = Campaigns([book]), Campaigns([shelf])
    assert [link.page for link in alone.links(PLAYER, "ferry-war")] == ["player"]
    assert Link("battle", "/battle") in alone.links(GM, "ferry-war")
    assert Link("start", "/start") in alone.links(GM, "ferry-war")
    assert Link("odds", "/c/ferry_war/odds") in several.links(GM, "ferry_war")
    assert several.links(GM, "") == (Link("start", "/"),)


def test_a_visit_is_the_same_after_its_journey_as_a_note(book: str) -> None:
    links = (Link("battle", "/battle"),)
    visit = Visit("start", "", "ru", PLAYER, links, (Link(book, "/"),), Invite("http://x", "00", (book,)))
    assert Visit.from_note(visit.to_note()) == visit
