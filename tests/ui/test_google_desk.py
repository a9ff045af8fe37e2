"""A desk on a Google Sheet: what an action costs, whose change a preview gave way to, and a desk that opens offline."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.ui.deeds import answer_all, plan
from toolkit.session.copying import copy_campaign
from toolkit.ui.desk import saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look


@pytest.fixture
def sheet(sheets_service: SheetsService, demo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OpenSheet:
    """The demo as a sheet that Анна has open too; its rows are prepared."""
    monkeypatch.setenv("TURNSHEET_SHEETS_URL", sheets_service.url)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    made = copy_campaign(str(demo), "google").rpartition("/")[2]
    sheets_service.state.store.people["anna@example.test"] = "Анна"
    sheets_service.sheet(made).share("anna@example.test")
    desk = Desk(made)
    assert desk.campaign is not None
    desk.campaign.commit(desk.campaign.preview({"adjust": {"who": "Mosspaw", "set": {"hp": 40}}}))
    return sheets_service.sheet(made, "anna@example.test")


def hp_cell(sheet: OpenSheet, name: str) -> str:
    header = next(cells for cells in sheet.values("Roster") if "HP" in cells)
    names = [cells[header.index("Name")] if len(cells) > 1 else None for cells in sheet.values("Roster")]
    return f"{chr(ord('A') + header.index('HP'))}{names.index(name) + 1}"


def test_an_action_is_one_reading_and_one_writing_and_one_look_after_it(
    sheets_service: SheetsService, sheet: OpenSheet
) -> None:
    desk = Desk(sheet.id)
    for token in ("t1", "t2"):  # with the first one rows are prepared
        plan(desk)
        answer_all(desk)
        desk.poll()
        sheets_service.forget()
        saving.commit(desk, token)
        assert desk.news.mood == "good"
    assert (sheets_service.count("read"), sheets_service.count("write")) == (1, 1)
    sheets_service.forget()
    for _ in range(5):
        desk.poll()
    assert (sheets_service.count("read"), sheets_service.count("write")) == (1, 0)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "last changed by Анна"), ("ru", "последнее изменение сделал(а) Анна")]
)
def test_whose_change_it_was_is_told(sheet: OpenSheet, lang: str, said: str) -> None:
    desk = Desk(sheet.id, lang)
    plan(desk)
    sheet.type("Roster", hp_cell(sheet, "Mosspaw"), 31)
    assert desk.poll()
    assert said in desk.news.said
    assert "40 → 31" in desk.news.said


def test_whose_change_is_in_the_way_is_told(sheet: OpenSheet) -> None:
    desk = Desk(sheet.id)
    plan(desk)
    answer_all(desk)
    assert look(desk).buttons["commit"].enabled
    for name in ("Cindrake", "Gravlet", "Mosspaw"):
        sheet.type("Roster", hp_cell(sheet, name), 3)
    saving.commit(desk, "t1")
    assert (desk.news.mood, "The last change in it is by Анна." in desk.news.said) == ("bad", True)


def test_a_desk_opens_offline_and_says_so(sheets_service: SheetsService, sheet: OpenSheet) -> None:
    Desk(sheet.id)
    sheets_service.faults.add("*", "reset", times=None)
    desk = Desk(sheet.id)
    assert desk.state is not None
    assert "as it was last seen" in desk.words.put(desk.remarks[0])
    plan(desk)
    answer_all(desk)
    saving.commit(desk, "t1")
    assert desk.news.mood == "wait"
    sheets_service.faults.clear()
    before = len(sheet.values("Log"))
    for _ in range(5):
        desk.poll()
    assert (desk.news.mood, desk.remarks) == ("good", ())
    assert len(sheet.values("Log")) == before + 1
