"""Undo and redo: whole actions, cell by cell, and never over somebody's edit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.session.people import small_campaign
from tests.session.workbooks import TURN, cells, set_cell
from toolkit.core.outcome import Refusal
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.sync.port import Conflict
from toolkit.sync.registry import open_backend


def sheet(file: Path) -> dict[Any, Any]:
    return cells(open_backend(str(file)).read())


def adjust(campaign: Campaign, who: str, **columns: Any) -> str:
    outcome = campaign.commit(campaign.preview({"adjust": {"who": who, "set": columns}}))
    assert isinstance(outcome, Committed)
    return outcome.id


def reason(outcome: object) -> str:
    assert isinstance(outcome, Refusal)
    return outcome.reason


def test_undo_gives_every_cell_back_and_blank_ones_blank(file: Path) -> None:
    before, campaign = sheet(file), open_campaign(file)
    campaign.commit(campaign.preview(TURN, seed=7))
    assert sheet(file) != before
    assert isinstance(campaign.undo(), Committed)
    assert sheet(file) == before


def test_undo_works_from_the_log_on_another_machine(file: Path) -> None:
    before, campaign = sheet(file), open_campaign(file)
    campaign.commit(campaign.preview(TURN, seed=7))
    elsewhere = file.rename(file.with_name("elsewhere.xlsx"))
    assert isinstance(open_campaign(elsewhere).undo(by="Ben"), Committed)
    assert sheet(elsewhere) == before
    assert open_campaign(elsewhere).log()[-1].by == "Ben"


def test_ids_stay_while_a_later_action_may_need_them(file: Path) -> None:
    before, campaign = sheet(file), open_campaign(file)
    first = adjust(campaign, "Pebble", hp=30)
    adjust(campaign, "Mossy", hp=20)
    assert isinstance(campaign.undo(first), Committed)
    roster = campaign.roster.set_index("name")
    assert roster.loc["Pebble", "hp"] == 60
    assert set(sheet(file).values()) >= {"pebble", "mossy", "cinder"}
    assert isinstance(campaign.undo(), Committed)
    assert sheet(file) == before


def test_an_older_action_is_undone_only_if_its_cells_still_hold_what_it_wrote(file: Path) -> None:
    campaign = open_campaign(file)
    first = adjust(campaign, "Pebble", hp=30)
    adjust(campaign, "Pebble", hp=25)
    bytes_before = file.read_bytes()
    assert [entry.can_undo for entry in campaign.log()] == [False, True]
    assert isinstance(campaign.undo(first), Conflict)
    assert file.read_bytes() == bytes_before


def test_undo_never_overwrites_an_edit(file: Path) -> None:
    campaign = open_campaign(file)
    campaign.commit(campaign.preview(TURN, seed=7))
    set_cell(file, "Roster", "Mossy", "HP", 1)
    before = file.read_bytes()
    outcome = campaign.undo()
    assert isinstance(outcome, Conflict)
    assert [clash.found for clash in outcome.clashes] == [1]
    assert file.read_bytes() == before


def test_redo_does_again_exactly_what_was_undone(file: Path) -> None:
    campaign = open_campaign(file)
    campaign.commit(campaign.preview(TURN, seed=7))
    campaign.commit(campaign.preview(TURN, seed=8))
    after = sheet(file)
    campaign.undo()
    campaign.undo()
    assert (campaign.can_undo, campaign.can_redo) == (False, True)
    assert isinstance(campaign.redo(), Committed)
    assert isinstance(campaign.redo(), Committed)
    assert sheet(file) == after
    assert (campaign.can_undo, campaign.can_redo) == (True, False)


def test_a_new_action_ends_redo(file: Path) -> None:
    campaign = open_campaign(file)
    adjust(campaign, "Pebble", hp=30)
    campaign.undo()
    adjust(campaign, "Pebble", hp=31)
    assert reason(campaign.redo()) == "nothing"


def test_refusals_say_why_and_change_nothing(file: Path) -> None:
    campaign = open_campaign(file)
    assert reason(campaign.undo()) == "nothing"
    assert reason(campaign.undo("t-unknown")) == "unknown"
    first = adjust(campaign, "Pebble", hp=30)
    undone = campaign.undo(first)
    assert isinstance(undone, Committed)
    before = file.read_bytes()
    assert reason(campaign.undo(first)) == "already"
    assert reason(campaign.undo(undone.id)) == "no_action"
    assert file.read_bytes() == before


def test_two_windows_cannot_undo_one_action_twice(file: Path) -> None:
    campaign = open_campaign(file)
    adjust(campaign, "Pebble", hp=30)
    one, two = open_campaign(file), open_campaign(file)
    assert isinstance(one.undo(), Committed)
    assert isinstance(two.undo(), Conflict)
    assert len(open_campaign(file).log()) == 2


def test_a_log_row_that_was_edited_by_hand_is_not_undone_by_guess(file: Path) -> None:
    campaign = open_campaign(file)
    campaign.commit(campaign.preview(TURN, seed=7))
    import openpyxl

    book = openpyxl.load_workbook(file)
    cell = next(cell for row in book["Log"].iter_rows() for cell in row if str(cell.value).startswith("Roster "))
    cell.value = str(cell.value).replace("→", "->")
    book.save(file)
    before = file.read_bytes()
    fresh = open_campaign(file)
    assert reason(fresh.undo()) == "damaged"
    assert not fresh.log()[0].can_undo
    assert file.read_bytes() == before


def test_a_ruling_is_set_logged_and_undone(file: Path) -> None:
    before, campaign = sheet(file), open_campaign(file)
    assert isinstance(campaign.rule("calpheon.rest_amount", "9"), Committed)
    assert campaign.state is not None
    assert campaign.state.rulings["calpheon.rest_amount"] == 9
    entry = campaign.log()[-1]
    assert entry.action == "The game master rules: calpheon.rest_amount = 9"
    assert entry.result.startswith("SP that Rest restores")
    campaign.undo()
    assert sheet(file) == before


@pytest.mark.parametrize(("key", "value"), [("calpheon.rest_amoun", "9"), ("calpheon.accuracy_rule", "never")])
def test_a_ruling_that_cannot_be_is_a_problem(file: Path, key: str, value: str) -> None:
    before = file.read_bytes()
    problems = open_campaign(file).rule(key, value)
    assert isinstance(problems, list)
    assert key in problems[0].where
    assert file.read_bytes() == before


def test_the_log_of_an_undo_can_be_read_by_anybody(file: Path) -> None:
    campaign = open_campaign(file)
    first = adjust(campaign, "Pebble", hp=30)
    campaign.undo()
    entry = campaign.log()[-1]
    assert (entry.kind, entry.undoes, entry.action) == ("undo", first, "Undone: The game master sets Pebble: HP 30")


def test_ids_that_two_racing_actions_gave_stay_while_either_is_in_effect(file: Path) -> None:
    before = sheet(file)
    one, two = open_campaign(file), open_campaign(file)
    late = two.preview({"adjust": {"who": "Mossy", "set": {"hp": 20}}})
    first = adjust(one, "Pebble", hp=30)
    assert isinstance(two.commit(late), Committed)
    assert isinstance(two.undo(), Committed)
    assert {"pebble", "mossy"} <= set(sheet(file).values())
    assert isinstance(open_campaign(file).undo(first), Committed)
    assert sheet(file) == before


def test_labels_that_an_action_gave_a_hand_made_battle_tab_go_with_it(file: Path) -> None:
    small_campaign(file, ids=True)
    book = openpyxl.load_workbook(file)
    book["Battle"].delete_rows(1, 2)
    book["Battle"].append(["Weather"])
    book.save(file)
    before, campaign = sheet(file), open_campaign(file)
    assert isinstance(campaign.commit(campaign.preview(TURN, seed=7)), Committed)
    played = sheet(file)
    assert "Round" in played.values()
    campaign.commit(campaign.preview(TURN, seed=8))
    campaign.undo()
    assert {at: value for at, value in sheet(file).items() if at[0] == "Battle"} == {
        at: value for at, value in played.items() if at[0] == "Battle"
    }
    assert open_campaign(file).can_undo
    assert isinstance(open_campaign(file).undo(), Committed)
    assert sheet(file) == before
    assert isinstance(open_campaign(file).redo(), Committed)
    assert sheet(file) == played


def test_everything_since_an_action_is_one_step_and_one_redo(file: Path) -> None:
    before, campaign = sheet(file), open_campaign(file)
    first = adjust(campaign, "Pebble", hp=30)
    campaign.commit(campaign.preview(TURN, seed=7))
    middle = adjust(campaign, "Pebble", hp=29)
    campaign.undo(middle)
    adjust(campaign, "Pebble", hp=28)
    after = sheet(file)
    assert isinstance(campaign.undo(first, since=True), Committed)
    assert sheet(file) == before
    entry = campaign.log()[-1]
    assert (entry.kind, len(entry.takes_back), entry.takes_back[-1]) == ("undo", 3, first)
    assert entry.action.startswith("Undone: 3 actions")
    assert isinstance(open_campaign(file).redo(), Committed)
    assert sheet(file) == after
    again = open_campaign(file)
    assert not again.can_redo
    assert [entry.live for entry in again.log() if entry.kind == "action"] == [True, True, False, True]


def test_everything_since_stops_where_somebody_set_a_cell_between(file: Path) -> None:
    campaign = open_campaign(file)
    first = adjust(campaign, "Pebble", hp=30)
    set_cell(file, "Roster", "Pebble", "HP", 31)
    campaign.refresh()
    adjust(campaign, "Pebble", hp=20)
    assert isinstance(campaign.undo(first, since=True), Committed)
    assert campaign.roster.set_index("name").loc["Pebble", "hp"] == 31
    assert isinstance(campaign.undo(first, since=True), Conflict)
    assert campaign.roster.set_index("name").loc["Pebble", "hp"] == 31


def test_a_redo_of_another_window_lapses_once_something_new_is_done(file: Path) -> None:
    campaign = open_campaign(file)
    adjust(campaign, "Pebble", hp=30)
    campaign.undo()
    other = open_campaign(file)
    adjust(campaign, "Mossy", hp=20)
    before = file.read_bytes()
    assert isinstance(other.redo(), Conflict)
    assert file.read_bytes() == before


def test_who_took_the_same_things_back_is_told_once(file: Path) -> None:
    campaign = open_campaign(file)
    first = adjust(campaign, "Pebble", hp=30)
    adjust(campaign, "Mossy", hp=20)
    other = open_campaign(file)
    assert isinstance(campaign.undo(first, since=True), Committed)
    before, late = file.read_bytes(), other.undo(first, since=True)
    assert isinstance(late, Conflict)
    assert [clash.found for clash in late.clashes] == [campaign.log()[-1].id]
    assert file.read_bytes() == before
