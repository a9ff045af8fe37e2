"""A campaign in a Google Sheet, without a command or a page: what each deed costs, and every way to settle a clash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.session.workbooks import FORMULA, TURN, make_campaign
from tests.sheets_service import OpenSheet, SheetsService
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.session.contested import KEEPS
from toolkit.session.copying import copy_campaign
from toolkit.session.doctor import examine
from toolkit.session.merging import Own
from toolkit.sync.backends.google import live
from toolkit.sync.port import Conflict, Queued
from toolkit.sync.registry import open_backend

HURT = {"adjust": {"who": "Cinder", "set": {"hp": 12}}}


@pytest.fixture
def sheet(sheets_service: SheetsService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OpenSheet:
    """A campaign whose first turn has been played, so that its rows are prepared; Ann has it open."""
    monkeypatch.setenv("TURNSHEET_SHEETS_URL", sheets_service.url)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    book = make_campaign(tmp_path / "team.xlsx", damage_formula=FORMULA, critical_chance=5, rest_amount=6)
    key = copy_campaign(str(book), "google").rpartition("/")[2]
    done(open_campaign(key), TURN)
    sheets_service.sheet(key).share("ann@example.test")
    return sheets_service.sheet(key, "ann@example.test")


def done(campaign: Campaign, action: object) -> None:
    made = campaign.preview(action, seed=7)  # type: ignore[arg-type]
    assert isinstance(campaign.commit(made), Committed)


def hurt(hp: int) -> object:
    return {"adjust": {"who": "Cinder", "set": {"hp": hp}}}


DEEDS: dict[str, Callable[[Campaign, int], object]] = {
    "act": lambda campaign, _: done(campaign, TURN),
    "undo": lambda campaign, _: campaign.undo(),
    "adjust": lambda campaign, number: done(campaign, hurt(10 + number)),
    "ruling": lambda campaign, number: campaign.rule("calpheon.rest_amount", str(7 + number)),
}


@pytest.mark.parametrize("deed", sorted(DEEDS))
def test_a_deed_is_one_reading_and_one_writing(
    sheets_service: SheetsService, sheet: OpenSheet, deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "YOUNG", 600)  # on a slow machine the opening reading would grow old meanwhile
    done(open_campaign(sheet.id), hurt(9))
    DEEDS[deed](open_campaign(sheet.id), 1)  # rows of its tab are prepared
    log = len(sheet.values("Log"))
    sheets_service.forget()
    campaign = open_campaign(sheet.id)
    assert campaign.name
    DEEDS[deed](campaign, 2)
    assert campaign.name
    counts = (sheets_service.count("read"), sheets_service.count("write"), sheets_service.count("drive"))
    assert counts == (1, 1, 3)
    assert len(sheet.values("Log")) == log + 1


def test_a_look_is_one_reading(sheets_service: SheetsService, sheet: OpenSheet) -> None:
    sheets_service.forget()
    examine(open_backend(sheet.id))
    assert (sheets_service.count("read"), sheets_service.count("write")) == (1, 0)


def test_what_somebody_changed_meanwhile_and_does_not_matter_is_no_clash(sheet: OpenSheet) -> None:
    campaign = open_campaign(sheet.id)
    made = campaign.preview(HURT)
    sheet.type("Roster", f"{column(sheet, 'Notes')}{row(sheet)}", "tired")
    assert isinstance(campaign.commit(made), Committed)


@pytest.mark.parametrize(
    ("keep", "left"), [("mine", 12), ("theirs", 33), ("reapply", 12), (Own(17), 17), (Own(None), None)]
)
def test_a_cell_in_question_is_settled_as_chosen(sheet: OpenSheet, keep: str | Own, left: int | None) -> None:
    campaign, at = open_campaign(sheet.id), f"{column(sheet, 'HP')}{row(sheet)}"
    made = campaign.preview(HURT)
    sheet.type("Roster", at, 33)
    outcome = campaign.commit(made)
    assert isinstance(outcome, Conflict)
    assert outcome.change_set is not None
    assert campaign.changed_by == "ann"
    merge = campaign.merge(outcome.change_set)
    assert merge is not None
    (cell,) = merge.cells
    assert (cell.theirs, cell.change.new) == (33, 12)
    choices = {cell.cell: keep} if isinstance(keep, Own) else {}
    settled = campaign.settle(outcome.change_set, next((one for one in KEEPS if one == keep), None), choices)
    assert isinstance(settled, Committed)
    assert sheet.value("Roster", at) == left
    campaign.undo()
    assert sheet.value("Roster", at) == 33


@pytest.mark.parametrize("matters", [False, True])
def test_what_waited_is_resolved_again_when_the_sheet_is_back(
    sheets_service: SheetsService, sheet: OpenSheet, matters: bool
) -> None:
    open_campaign(sheet.id)
    sheets_service.faults.add("*", "reset", times=None)
    campaign = open_campaign(sheet.id)
    made = campaign.preview(TURN, seed=9)
    assert isinstance(campaign.commit(made), Queued)
    assert campaign.log()[-1].id == made.id  # counts as done
    sheets_service.faults.clear()
    sheet.type("Roster", f"{column(sheet, 'HP')}{row(sheet)}", 2)
    if not matters:
        assert [one.id for one in campaign.send().written] == [made.id]
        return
    sheet.type("Roster", f"{column(sheet, 'HP')}{row(sheet, 'Mossy')}", 2)
    sent = campaign.send()
    assert [one.change_set.id for one in sent.aside if one.change_set] == [made.id]
    assert campaign.changed_by == "ann"
    assert sheet.value("Roster", f"{column(sheet, 'HP')}{row(sheet, 'Mossy')}") == 2


def column(sheet: OpenSheet, title: str) -> str:
    header = next(cells for cells in sheet.values("Roster") if title in cells)
    return chr(ord("A") + header.index(title))


def row(sheet: OpenSheet, name: str = "Cinder") -> int:
    return next(number for number, cells in enumerate(sheet.values("Roster"), 1) if name in cells)
