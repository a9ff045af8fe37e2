"""Which page is at which address, for one campaign, for several and for a folder of them."""

from __future__ import annotations

import re
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


def key(source: str) -> str:
    """The key of one of several campaigns."""
    return next(iter(Campaigns([source]).now()))


def test_an_address_tells_nothing_of_a_file(shelf: str) -> None:
    keys = Campaigns([shelf]).now()
    assert len(keys) == 4
    assert all(re.fullmatch("[0-9a-f]{8}", key) for key in keys)
    assert keys == Campaigns([shelf]).now()


@pytest.mark.parametrize(("visitor", "main"), [(GM, "battle"), (PLAYER, "player"), (SPECTATOR, "spectator")])
def test_one_campaign_has_its_pages_at_the_root(book: str, visitor: Visitor, main: str) -> None:
    campaigns = Campaigns([book])
    home = Found(main, key(book), book)
    assert [campaigns.find(path, visitor) for path in ("", f"c/{key(book)}", f"c/{key(book)}/")] == [home] * 3
    assert campaigns.find("roster", visitor) == campaigns.find(f"c/{key(book)}/roster", visitor)
    assert campaigns.find("start", visitor) == Found("start")


@pytest.mark.parametrize(
    "path", ["nothing", "c", "c/", "c/x", "c/x/battle", "battle/x", "c/{key}/start", "../battle", "c/ferry-war/battle"]
)
def test_anywhere_else_is_nothing(book: str, path: str) -> None:
    assert Campaigns([book]).find(path.format(key=key(book)), GM) is None


def test_a_folder_has_a_campaign_for_each_workbook_under_a_key_of_its_own(shelf: str) -> None:
    campaigns = Campaigns([shelf])
    names = ["Ferry War!.xlsx", "Ferry War.xlsx", "ferry_war.xlsm", "Маршрут 12.xlsx"]
    assert sorted(campaigns.now().values()) == [f"{shelf}/{name}" for name in names]
    assert campaigns.find("", GM) == campaigns.find("start", GM) == Found("start")
    assert campaigns.find("battle", GM) is None
    route = f"{shelf}/Маршрут 12.xlsx"
    assert campaigns.find(f"c/{key(route)}/check", GM) == Found("check", key(route), route)
    (Path(shelf) / "New.xlsx").touch()
    assert key(f"{shelf}/New.xlsx") in campaigns.now()


def test_a_player_of_one_of_several_campaigns_comes_straight_to_it(shelf: str) -> None:
    own = key(f"{shelf}/ferry_war.xlsm")
    found = Campaigns([shelf]).find("", PLAYER, own)
    assert found is not None
    assert (found.page, found.key) == ("player", own)


def test_the_row_of_pages_has_those_the_visitor_may_open(book: str, shelf: str) -> None:
    alone, several = Campaigns([book]), Campaigns([shelf])
    assert [link.page for link in alone.links(PLAYER, key(book))] == ["player"]
    assert Link("battle", "/battle") in alone.links(GM, key(book))
    assert Link("start", "/start") in alone.links(GM, key(book))
    own = key(f"{shelf}/ferry_war.xlsm")
    assert Link("odds", f"/c/{own}/odds") in several.links(GM, own)
    assert several.links(GM, "") == (Link("start", "/"),)


def test_a_visit_is_the_same_after_its_journey_as_a_note(book: str) -> None:
    links = (Link("battle", "/battle"),)
    visit = Visit("start", "", "ru", PLAYER, links, (Link(book, "/"),), Invite("http://x", "00", (book,)))
    assert Visit.from_note(visit.to_note()) == visit
