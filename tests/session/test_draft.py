"""The open action: persisted at every change, the same in every window, spent once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.session.workbooks import reverse_roster, set_cell
from toolkit.session import Committed, Draft, open_campaign
from toolkit.session.replay import replay
from toolkit.sync.port import Conflict
from toolkit.sync.registry import open_backend

LINES: dict[str, dict[str, Any]] = {
    "A1": {"actor": "cinder", "use": "Ember", "on": ["mossy"]},
    "A2": {"actor": "cinder", "use": "Wait"},
    "B1": {"actor": "mossy", "use": "Leer", "on": ["cinder"]},
}


def chosen(file: Path) -> Draft:
    draft = open_campaign(file).draft()
    for slot, line in LINES.items():
        draft.choose(slot, line)
    return draft


def test_a_reload_in_the_middle_of_an_action_loses_nothing(file: Path) -> None:
    draft = chosen(file)
    draft.mode = "type"
    assert draft.answer(55, token="1")
    assert draft.answer(40, token="2")
    again = open_campaign(file).draft()
    assert (again.id, again.chosen, again.answers, again.mode) == (draft.id, LINES, [55, 40], "type")
    assert again.preview() == draft.preview()
    assert [one.answer.value for one in again.preview().asked] == [55, 40]


def test_rolled_dice_are_the_same_after_a_reload(file: Path) -> None:
    draft = chosen(file)
    assert draft.preview().needs is not None
    assert draft.roll(token="1")
    rolled = draft.preview()
    assert rolled.complete
    assert open_campaign(file).draft().preview() == rolled
    assert not draft.roll(token="1"), "a second click rolls nothing"
    assert draft.preview() == rolled


def test_an_answer_counts_once(file: Path) -> None:
    draft = chosen(file)
    assert draft.answer(55, token="1")
    assert not draft.answer(55, token="1")
    assert draft.answers == [55]
    draft.take_back()
    assert draft.answers == []


def test_another_choice_forgets_answers_and_overrides(file: Path) -> None:
    draft = chosen(file)
    draft.roll(token="1")
    draft.override("A1.strike1.damage", 9)
    draft.choose("A1", {"actor": "cinder", "use": "Growl", "on": ["mossy"]})
    assert (draft.answers, draft.overrides) == ([], {})
    draft.choose("A1", None)
    assert "A1" not in draft.chosen


def test_an_override_changes_what_follows_and_can_be_given_back(file: Path) -> None:
    draft = chosen(file)
    draft.roll(token="1")
    plain = draft.preview()
    draft.override("A1.strike1.damage", 9)
    ruled = draft.preview()
    number = next(number for number in ruled.settled if number.key == "A1.strike1.damage")
    assert (number.ruled, ruled.state.roster["mossy"].hp if ruled.state else 0) == (9, 51)
    draft.override("A1.strike1.damage", None)
    assert draft.preview() == plain


def test_an_override_of_a_number_that_is_gone_falls_away(file: Path) -> None:
    draft = chosen(file)
    draft.roll(token="1")
    draft.override("A1.strike1.damage", 9)
    draft.override("A1.accuracy", 0)
    preview = draft.preview()
    assert preview.problems == []
    assert set(draft.overrides) <= {"A1.accuracy", "A1.strike1.damage"}


def test_an_impossible_answer_is_asked_again(file: Path) -> None:
    draft = chosen(file)
    draft.answer(55, token="1")
    draft.answer(4000, token="2")
    preview = draft.preview()
    assert preview.problems == []
    assert preview.needs is not None
    assert draft.answers == [55]


def test_a_sheet_edited_under_it_keeps_what_still_fits(file: Path) -> None:
    draft = chosen(file)
    draft.roll(token="1")
    set_cell(file, "Roster", "Cinder", "SP", 0)
    fresh = open_campaign(file).draft()
    preview = fresh.preview()
    assert preview.problems == []
    assert fresh.answers == draft.answers[: len(fresh.answers)]
    assert any(outcome.result == "failed" for outcome in preview.outcomes)


def test_commit_writes_once_and_begins_a_new_draft(file: Path) -> None:
    draft = chosen(file)
    draft.roll(token="1")
    before = draft.id
    outcome = draft.commit(token="2", by="Ann")
    assert isinstance(outcome, Committed)
    assert outcome.id == before
    assert draft.commit(token="2") is None, "a second click"
    assert (draft.id == before, draft.chosen, draft.answers) == (False, {}, [])
    (entry,) = open_campaign(file).log()
    assert entry.by == "Ann"


def test_two_windows_press_commit_at_once(file: Path) -> None:
    chosen(file).roll(token="1")
    one, two = open_campaign(file).draft(), open_campaign(file).draft()
    assert isinstance(one.commit(token="one"), Committed)
    second = two.preview()
    assert not second.sentences or second.needs is not None, "the other window begins anew"
    assert len(open_campaign(file).log()) == 1


def test_a_conflict_keeps_the_draft(file: Path) -> None:
    draft = chosen(file)
    draft.roll(token="1")
    set_cell(file, "Roster", "Mossy", "HP", 30)
    before = draft.id, draft.chosen
    assert isinstance(draft.commit(token="2"), Conflict)
    assert (draft.id, draft.chosen) == before
    assert isinstance(draft.commit(token="3"), Committed)


def test_a_draft_that_was_written_before_a_crash_is_done(file: Path) -> None:
    draft = chosen(file)
    draft.roll(token="1")
    campaign = open_campaign(file)
    campaign.commit(draft.preview())  # the process ended before the draft could be cleared
    fresh = open_campaign(file).draft()
    assert fresh.chosen == {}
    assert fresh.id != campaign.log()[0].id


@pytest.mark.parametrize("mode", ["roll", "type"])
def test_clear_keeps_how_dice_are_thrown(file: Path, mode: Any) -> None:
    draft = chosen(file)
    draft.mode = mode
    draft.clear()
    assert (draft.chosen, draft.mode) == ({}, mode)


def test_sorted_rows_give_nobody_elses_dice_and_the_log_can_be_replayed(file: Path) -> None:
    """Initiative is asked in the order of the rows: who has rolled keeps the roll."""
    draft, empty = chosen(file), open_backend(str(file)).read()
    draft.choose("B2", {"actor": "mossy", "use": "Wait"})
    assert draft.roll(token="1")
    reviewed = draft.preview()
    reverse_roster(file)
    sorted_empty = open_backend(str(file)).read()
    campaign = open_campaign(file)
    fresh = campaign.draft()
    preview = fresh.preview()
    assert preview.complete
    assert [(one.ask.name, one.ask.who, one.answer) for one in preview.asked] == [
        (one.ask.name, one.ask.who, one.answer) for one in reviewed.asked
    ]
    assert isinstance(fresh.commit(token="2"), Committed)
    now = open_campaign(file)
    assert now.state is not None
    assert reviewed.state is not None
    assert dict(now.state.roster) == dict(reviewed.state.roster)
    assert replay(sorted_empty, now.log()).tabs["Roster"].rows == open_backend(str(file)).read().tabs["Roster"].rows
    assert empty.tabs["Roster"].rows != sorted_empty.tabs["Roster"].rows


def test_what_is_proposed_comes_too_late_once_dice_have_fallen(file: Path) -> None:
    draft = open_campaign(file).draft()
    assert draft.propose(LINES)
    assert draft.chosen == LINES
    assert draft.roll(token="1")
    before = draft.held
    assert before.answers
    assert not draft.propose({"A1": {"actor": "cinder", "use": "Growl"}})
    assert draft.held == before
