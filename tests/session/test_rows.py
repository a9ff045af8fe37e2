"""Rows that come and go: a dozen of a kind added, fought with, taken back or taken away, in every home."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest

from tests.session.workbooks import cells, in_memory, make_campaign, set_cell
from tests.sheets_service import SheetsService
from toolkit.core.outcome import Refusal
from toolkit.core.problems import Problem
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.session.adding import NewRows
from toolkit.session.copying import copy_campaign
from toolkit.session.new import new_workbook
from toolkit.session.planned import Planned
from toolkit.session.replay import replay
from toolkit.sync.backends.memory import MemoryBackend
from toolkit.sync.port import Conflict
from toolkit.sync.tabs import tab_with
from toolkit.tables.layout import last_row

DOZEN = NewRows("Rattata", 12, like="Mossy", side="Wild", levels=(5, 8))


def planned(found: Planned | list[Problem]) -> Planned:
    assert isinstance(found, Planned), [problem.as_json() for problem in found]
    return found


def said(found: Planned | list[Problem]) -> list[str]:
    assert isinstance(found, list)
    return [problem.expected.code for problem in found]


def add(campaign: Campaign, wish: NewRows = DOZEN) -> Planned:
    plan = planned(campaign.plan_rows(wish))
    assert isinstance(campaign.write(plan), Committed)
    return plan


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return make_campaign(tmp_path / "team.xlsx")


@pytest.fixture(params=["memory", "excel", "csv"])
def campaign(request: pytest.FixtureRequest, tmp_path: Path, file: Path) -> Campaign:
    if request.param == "memory":
        return Campaign(in_memory(file), "team", place=tmp_path / "drafts")
    if request.param == "csv":
        copy_campaign(str(file), str(tmp_path / "team") + "/")
        return open_campaign(tmp_path / "team")
    return open_campaign(file)


def test_a_dozen_come_and_go_as_one_step(campaign: Campaign) -> None:
    before = cells(campaign.home.backend.read())
    start = campaign.home.backend.read()
    plan = add(campaign)
    state = campaign.state
    assert state is not None
    wild = [row for row in state.roster.values() if row.side == "Wild"]
    assert [row.name for row in wild] == [f"Rattata {number}" for number in range(1, 13)]
    assert [row.level for row in wild][:5] == [5, 6, 7, 8, 5]
    assert {(row.power, row.speed, row.hp) for row in wild} == {(10, 30, 60)}
    assert len({row.id for row in state.roster.values()}) == 16
    assert plan.area.startswith("Roster!")
    assert isinstance(campaign.write(plan), Committed)  # once more is once
    assert len(campaign.log()) == 1
    assert isinstance(campaign.undo(), Committed)
    assert cells(campaign.home.backend.read()) == before
    assert isinstance(campaign.redo(), Committed)
    assert campaign.state is not None
    assert list(campaign.state.roster) == list(state.roster)
    assert cells(replay(start, campaign.log())) == cells(campaign.home.backend.read())


def test_whoever_fought_stays_until_that_is_taken_back(campaign: Campaign) -> None:
    first = add(campaign)
    campaign.commit(campaign.preview({"adjust": {"who": "Rattata 2", "set": {"hp": 3}}}))
    outcome = campaign.undo(first.entry.id)
    assert isinstance(outcome, Conflict)
    assert [clash.found for clash in outcome.clashes] == [3]
    assert "HP" in outcome.clashes[0].where
    assert isinstance(campaign.undo(), Committed)
    assert isinstance(campaign.undo(first.entry.id), Committed)


def test_rows_that_were_added_can_be_taken_away_and_brought_back(campaign: Campaign) -> None:
    add(campaign)
    campaign.commit(campaign.preview({"adjust": {"who": "rattata-2", "set": {"hp": 3, "status": "Burn"}}}))
    campaign.write(planned(campaign.plan_removal([f"Rattata {number}" for number in range(1, 13)])))
    assert campaign.state is not None
    assert len(campaign.state.roster) == 4
    assert not any(problem.level == "error" for problem in campaign.problems)
    assert isinstance(campaign.undo(), Committed)
    assert campaign.state.roster["rattata-2"].hp == 3
    assert said(campaign.plan_removal(["Mossy"])) == ["session.remove_own"]


def test_in_a_google_sheet_they_come_and_go_too(
    file: Path, tmp_path: Path, sheets_service: SheetsService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNSHEET_SHEETS_URL", sheets_service.url)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    campaign = open_campaign(copy_campaign(str(file), "google"))
    before = cells(campaign.home.backend.read())
    add(campaign)
    assert isinstance(campaign.undo(), Committed)
    assert cells(campaign.home.backend.read()) == before


def test_numbers_go_on_from_the_first_that_is_free(file: Path) -> None:
    campaign = open_campaign(file)
    add(campaign, NewRows("Rattata", 2, like="Mossy"))
    plan = add(campaign, NewRows("Rattata", 2))
    assert list(plan.who.values()) == ["Rattata 3", "Rattata 4"]
    assert list(add(campaign, NewRows("Pidgey", like="Mossy")).who.values()) == ["Pidgey"]


def with_formulas(file: Path, column: str, *names: str) -> Campaign:
    """The campaign in memory, where formulas stand in a column of these rows, and in the first row below all others."""
    tabs = {tab.name: tab for tab in in_memory(file).read().tabs.values()}
    roster = tabs["Roster"]
    head = next(number for number, row in enumerate(roster.rows) if "Max HP" in row)
    at, last = roster.rows[head].index(column) + 1, last_row(roster)
    places = {number for number, row in enumerate(roster.rows, 1) if set(names) & set(row)} | {last + 1}
    tabs["Roster"] = tab_with(replace(roster, formulas=frozenset((row, at) for row in places)), {(last + 1, at): 77})
    return Campaign(MemoryBackend("team", list(tabs.values())), "team")


def test_a_formula_prepared_in_the_new_row_stands_and_another_is_copied_as_it_shows_and_told(file: Path) -> None:
    campaign = with_formulas(file, "Max HP", "Mossy")
    plan = add(campaign, NewRows("Rattata", 2, like="Mossy"))
    written = {change.key: change.new for change in plan.entry.changes if change.column == "max_hp"}
    assert written == {"rattata-2": 60}
    assert [problem.expected.code for problem in plan.warnings] == ["session.add_formula"]
    assert campaign.state is not None
    assert [campaign.state.roster[who].max_hp for who in plan.who] == [77, 60]


def test_what_is_wrong_is_said_and_nothing_written(file: Path) -> None:
    campaign = open_campaign(file)
    before = file.read_bytes()
    assert said(campaign.plan_rows(NewRows(" ", 0))) == ["session.add_name", "session.add_count"]
    assert said(campaign.plan_rows(NewRows("Rattata", levels=(8, 5)))) == ["session.add_levels"]
    assert said(campaign.plan_rows(NewRows("Rattata", like="Nobody"))) == ["core.somebody"]
    assert said(campaign.plan_rows(NewRows("Rattata", columns={"shoe_size": 4}))) == ["scenario.roster_column"]
    found = campaign.plan_rows(NewRows("Rattata", like="Mossy", columns={"max_hp": "many"}))
    assert isinstance(found, list)
    (problem,) = found
    assert problem.where.startswith("Roster!")
    assert file.read_bytes() == before


def test_somebody_of_that_id_meanwhile_is_no_place_to_write_on(file: Path) -> None:
    campaign = open_campaign(file)
    plan = planned(campaign.plan_rows(NewRows("Rattata", like="Mossy")))
    other = shutil.copy(file, file.with_name("other.xlsx"))
    book = openpyxl.load_workbook(other)
    sheet = book["Roster"]
    last = max(row[1].row for row in sheet.iter_rows() if row[1].value)
    sheet.cell(last + 1, 2).value = "Rattata"
    book.save(file)
    outcome = campaign.write(plan)
    assert isinstance(outcome, Conflict)
    assert outcome.clashes[0].reason == "changed"


def test_a_note_beside_a_row_keeps_it(file: Path) -> None:
    campaign = open_campaign(file)
    add(campaign, NewRows("Rattata", like="Mossy"))
    set_cell(file, "Roster", "Rattata", "Notes", "bit the mayor")
    campaign.refresh()
    assert said(campaign.plan_removal(["Rattata"])) == ["session.remove_beside"]
    assert isinstance(campaign.undo(), (Conflict, Refusal))


@pytest.mark.parametrize("system", ["calpheon", "ptu", "odyssey", "d6forum"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_system_takes_them(system: str, lang: str, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "demo.xlsx", system, lang, demo=True)
    campaign = open_campaign(file)
    assert campaign.state is not None
    like = next(row.name for row in campaign.state.roster.values() if row.kind != "human")
    before = [problem.where for problem in campaign.problems]
    plan = add(campaign, NewRows("Rattata", 3, like=like, side="Wild"))
    assert not plan.warnings
    assert campaign.state is not None
    assert {campaign.state.roster[who].side for who in plan.who} == {"Wild"}
    assert [problem.where for problem in campaign.problems] == before
    campaign.undo()
    assert campaign.state is not None
    assert not set(plan.who) & set(campaign.state.roster)


def test_a_number_left_in_a_blank_row_stops_nothing_and_takes_no_new_row(file: Path) -> None:
    book = openpyxl.load_workbook(file)
    roster = book["Roster"]
    hp = next(cell.column or 0 for line in roster.iter_rows(max_row=12) for cell in line if cell.value == "HP")
    roster.cell(9, hp, 17)
    book.save(file)
    campaign = open_campaign(file)
    told = [problem for problem in campaign.problems if problem.expected.code == "tables.stray"]
    assert [(problem.level, problem.value) for problem in told] == [("warning", 17)]
    assert campaign.state is not None
    assert len(campaign.state.roster) == 4
    before = cells(campaign.home.backend.read())
    add(campaign)
    assert campaign.state is not None
    assert len(campaign.state.roster) == 16
    assert campaign.home.backend.read().tabs["Roster"].at(9, hp) == 17
    assert isinstance(campaign.undo(), Committed)
    assert cells(campaign.home.backend.read()) == before
