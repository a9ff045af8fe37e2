"""The start page without a browser: what it says of campaigns, how it follows its folder, whom it invites."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.ui.conftest import edit
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.ui.pages.start import Page
from toolkit.ui.server.campaigns import Campaigns
from toolkit.ui.server.keys import Keys, Pass
from toolkit.ui.start import shelf as shelves
from toolkit.ui.start.shelf import Shelf, shelf_of
from toolkit.ui.start.summary import Summary
from toolkit.ui.start.view import blocks, head
from toolkit.ui.visit import Invite, Visit

SECRET = b"s" * 32


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an English campaign in the middle of a battle, a Russian one, and a file that is none."""
    ferry = new_workbook(tmp_path / "Ferry <War>.xlsx", "calpheon", "en", demo=True)
    new_workbook(tmp_path / "Болото.xlsx", "ptu", "ru", demo=True)
    (tmp_path / "broken.xlsx").write_bytes(b"PK\x03\x04 damaged")
    campaign = open_campaign(ferry)
    campaign.commit(campaign.preview({"start": True}, seed=1))
    edit(ferry, "HP", "Gravlet", "sixty")
    return tmp_path


def visit(folder: Path, lang: str | None = None, origin: str = "http://192.168.1.5:80") -> Visit:
    sources = (str(folder),)
    invite = Invite(origin, SECRET.hex(), sources)
    return Visit("start", "", lang, campaigns=Campaigns(sources).listed(), invite=invite)


def key_of(folder: Path) -> str:
    """The key of the campaign that most of this is about."""
    return Campaigns([str(folder / "Ferry <War>.xlsx")]).only


def read(folder: Path, lang: str = "en") -> tuple[Shelf, str]:
    found = visit(folder, lang)
    shelf = shelf_of(found)
    while shelf.reading:
        shelf.poll()
    return shelf, "".join([head(shelf), *blocks(shelf, found.invite)])


def test_it_is_there_at_once_with_the_names_and_then_reads(folder: Path) -> None:
    found = visit(folder)
    shelf = shelf_of(found)
    assert "3 campaigns are being read" in head(shelf)
    assert "Ferry &lt;War&gt;" in blocks(shelf, found.invite)[0]
    assert shelf.poll()


def test_invitations_that_nobody_else_can_use_say_so(folder: Path) -> None:
    shelf, told = read(folder)
    assert "--host 0.0.0.0" not in told
    assert "--host 0.0.0.0" in blocks(shelf, visit(folder, origin="http://127.0.0.1:8080").invite)[0]


def test_each_campaign_says_how_it_stands(folder: Path) -> None:
    _, said = read(folder)
    ferry = said.partition("Ferry &lt;War&gt;")[2].partition("<li")[0]
    assert "<War>" not in said
    assert "English" in ferry
    assert re.search(r"last played \d{4}-\d\d-\d\d \d\d:\d\d", ferry)
    assert "One error" in ferry
    assert f'href="/c/{key_of(folder)}/check"' in ferry
    swamp = said.partition("Болото")[2]
    assert "русский" in swamp
    assert "not played yet" in swamp


def test_a_file_that_cannot_be_read_says_so_calmly(folder: Path) -> None:
    _, said = read(folder, "ru")
    broken = said.partition(">broken<")[2].partition("</li>")[0]
    assert "ts-warning" in broken
    assert "Traceback" not in broken
    assert "token=" not in broken


def test_a_battle_under_way_is_named_with_its_round(tmp_path: Path) -> None:
    book = new_workbook(tmp_path / "Ferry.xlsx", "calpheon", "en", demo=True)
    campaign = open_campaign(book)
    campaign.commit(campaign.preview({"start": True}, seed=1))
    assert re.search(r"battle under way, round \d", read(tmp_path)[1])


def test_invitations_let_in_whom_they_say(folder: Path) -> None:
    _, said = read(folder)
    addresses = [urlsplit(unescape(found)) for found in re.findall(r'value="([^"]+)"', said)]
    keys = Keys(SECRET)
    whom = [keys.bearer(parse_qs(address.query)["token"][0]) for address in addresses if key_of(folder) in address.path]
    sides = [one.side for one in whom if one is not None and one.role == "player"]
    assert set(sides) == set(open_campaign(folder / "Ferry <War>.xlsx").roster["side"])
    assert whom[-1] == Pass("spectator", key_of(folder))
    assert addresses[0].netloc == "192.168.1.5:80"


def test_it_follows_the_folder_and_reads_again_only_what_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, _ = read(folder)
    asked: list[str] = []

    def noted(source: str) -> Summary:
        asked.append(Path(source).name)
        return Summary()

    monkeypatch.setattr(shelves, "summary_of", noted)
    assert not shelf.poll()
    new_workbook(folder / "New.xlsx", "odyssey", "en")
    (folder / "broken.xlsx").write_bytes(b"still damaged")
    assert shelf.poll()
    while shelf.reading:
        shelf.poll()
    assert sorted(asked) == ["New.xlsx", "broken.xlsx"]


def test_hundreds_of_files_are_listed_in_blocks_and_one_that_was_read_changes_one(tmp_path: Path) -> None:
    for number in range(300):
        (tmp_path / f"campaign {number:03}.xlsx").write_bytes(b"no workbook")
    page = Page(shelf_of(visit(tmp_path)), visit(tmp_path))
    before = [block.view.value for block in page._blocks]
    assert len(before) == 15
    page.model.now = iter(range(1000)).__next__  # a poll reads one
    page.model.poll()
    page.mirror(False)
    assert sum(block.view.value != old for block, old in zip(page._blocks, before, strict=True)) == 1
