"""The tabs Statuses and Field in a workbook: a row that the game master edits decides, undo gives everything back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.session.workbooks import FORMULA, ROSTER, cells, make_campaign, set_cell
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.sync.port import Conflict
from toolkit.sync.registry import open_backend

QUIET = ["Cinder: Wait", "Mossy: Wait"]
FIRST_ROW = 5


def write_rows(file: Path, tab: str, *rows: tuple[Any, ...]) -> None:
    """A person types rows under the headers."""
    book = openpyxl.load_workbook(file)
    for number, row in enumerate(rows, start=FIRST_ROW):
        for column, value in enumerate(row, start=1):
            book[tab].cell(number, column, value)
    book.save(file)


def sheet(file: Path) -> dict[Any, Any]:
    return cells(open_backend(str(file)).read())


def hp(campaign: Campaign, name: str) -> int:
    return int(str(campaign.roster.set_index("name").loc[name, "hp"]))


def play(campaign: Campaign, *lines: str) -> None:
    preview = campaign.preview(list(lines), seed=7)
    assert preview.complete, preview
    assert isinstance(campaign.commit(preview), Committed)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A campaign in which Cinder burns, with a barrier and a hazard among its moves."""
    roster = [
        {**row, "Status": "Burn" if row["Name"] == "Cinder" else None, "Moves": "Screen, Caltrops"} for row in ROSTER
    ]
    moves = [
        {"Name": "Screen", "Category": "Status", "SP": 1, "Effect": "barrier reflect 5", "Range": "Self"},
        {"Name": "Caltrops", "Category": "Status", "SP": 1, "Effect": "hazard spikes"},
    ]
    made = make_campaign(tmp_path / "c.xlsx", roster=roster, moves=moves, damage_formula=FORMULA)
    write_rows(made, "Statuses", ("Burn", "end of turn: lose 10% max"))
    write_rows(made, "Field", ("Spikes", "Hazard", "on switch in: lose 20% max"))
    return made


def test_a_row_that_the_game_master_edits_decides(file: Path) -> None:
    campaign = open_campaign(file)
    play(campaign, *QUIET)
    assert hp(campaign, "Cinder") == 54
    set_cell(file, "Statuses", "Burn", "Effect", "end of turn: lose 7")
    campaign.refresh()
    play(campaign, *QUIET)
    assert hp(campaign, "Cinder") == 47


def test_a_row_that_is_edited_after_the_preview_is_noticed(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(QUIET, seed=7)
    set_cell(file, "Statuses", "Burn", "Effect", "end of turn: lose 7")
    outcome = campaign.commit(preview)
    assert isinstance(outcome, Conflict)
    assert "Statuses" in str(outcome)
    assert hp(open_campaign(file), "Cinder") == 60


def test_undo_gives_back_what_lies_on_the_sides(file: Path) -> None:
    before, campaign = sheet(file), open_campaign(file)
    play(campaign, "Cinder: Screen", "Mossy: Caltrops")
    assert campaign.state is not None
    assert campaign.state.battle.sides == ("A: Reflect 5", "A: Spikes")
    play(campaign, "Cinder: Switch > Pebble", "Mossy: Wait")
    assert hp(campaign, "Pebble") == 48
    assert isinstance(campaign.undo(), Committed)
    assert isinstance(campaign.undo(), Committed)
    assert sheet(file) == before


def test_its_numbers_may_be_overruled(file: Path) -> None:
    campaign = open_campaign(file)
    preview = campaign.preview(QUIET, seed=7)
    (number,) = [number for number in preview.settled if "burn" in number.key]
    assert (number.label, number.value) == ("End of turn · Cinder · Burn · HP loss", 6)
    ruled = campaign.preview(QUIET, seed=7, overrides={number.key: 1})
    assert isinstance(campaign.commit(ruled), Committed)
    assert hp(campaign, "Cinder") == 59


def test_a_workbook_without_the_tabs_plays_as_before(file: Path) -> None:
    book = openpyxl.load_workbook(file)
    del book["Statuses"], book["Field"]
    battle = book["Battle"]
    for row in battle.iter_rows():
        if row[0].value in ("Sides", "Growing"):
            battle.delete_rows(row[0].row or 0, 2)
            break
    book.save(file)
    before, campaign = sheet(file), open_campaign(file)
    assert campaign.problems == []
    play(campaign, "Cinder: Screen", "Mossy: Caltrops")
    assert hp(campaign, "Cinder") == 60
    assert "A: Reflect 5, A: Spikes" in sheet(file).values()
    assert isinstance(campaign.undo(), Committed)
    left = {at: value for at, value in sheet(file).items() if value not in (None, "Sides")}
    assert left == {at: value for at, value in before.items() if value is not None}


def test_a_tab_of_the_game_masters_own_is_left_alone_and_told_of(file: Path) -> None:
    book = openpyxl.load_workbook(file)
    del book["Field"]
    book.create_sheet("Поле").append(["grass", "grass", "mud"])
    book.save(file)
    campaign = open_campaign(file)
    assert [(problem.where, problem.level) for problem in campaign.problems] == [("Поле", "warning")]
    assert campaign.state is not None


def test_what_a_row_cannot_say_is_told_at_its_cell(file: Path) -> None:
    set_cell(file, "Statuses", "Burn", "Effect", "end of turn: loose 10% max")
    campaign = open_campaign(file)
    assert [(problem.where, problem.level) for problem in campaign.problems] == [("Statuses!B5 (Effect)", "error")]
    assert campaign.state is None
