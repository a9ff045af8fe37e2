"""Somebody's change is in the way of an action: mine, theirs, re-applied or a value of one's own, and the Log tells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.session.workbooks import TURN, set_cell
from toolkit.core.outcome import Refusal
from toolkit.messages import LANGUAGES, render
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.session.merging import Choice, Merge, Own
from toolkit.sync.port import Conflict, Queued
from toolkit.tables.changes import ChangeSet

HP = ("roster", "mossy", "hp")


def hp(campaign: Campaign, who: str = "Mossy") -> Any:
    return campaign.roster.set_index("name").loc[who, "hp"]


def hurt(campaign: Campaign, points: int, who: str = "Mossy") -> None:
    outcome = campaign.commit(campaign.preview({"adjust": {"who": who, "set": {"hp": points}}}, by="Ann"))
    assert isinstance(outcome, Committed)


def undo_in_the_way(file: Path) -> tuple[Campaign, ChangeSet]:
    """60 → 48 by Ann, then somebody types 40; undoing means 60 again."""
    campaign = open_campaign(file)
    hurt(campaign, 48)
    set_cell(file, "Roster", "Mossy", "HP", 40)
    campaign.refresh()
    outcome = campaign.undo(by="Ben")
    assert isinstance(outcome, Conflict)
    assert outcome.change_set is not None
    return campaign, outcome.change_set


def merge_of(campaign: Campaign, change_set: ChangeSet) -> Merge:
    found = campaign.merge(change_set)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("choice", "points"), [("mine", 60), ("theirs", 40), ("reapply", 52), (Own(33), 33), (Own(None), 60)]
)
def test_an_undo_gives_the_choice_of_a_conflict(file: Path, choice: Choice, points: int) -> None:
    campaign, wanted = undo_in_the_way(file)
    (one,) = merge_of(campaign, wanted).cells
    assert (one.change.old, one.theirs, one.change.new, one.proposed) == (48, 40, 60, "reapply")
    assert isinstance(campaign.settle(wanted, choices={HP: choice}), Committed)
    assert hp(open_campaign(file)) == points
    entry = open_campaign(file).log()[-1]
    assert (entry.id, entry.kind) == (wanted.id, "undo")
    assert "40 stands there now" in entry.result
    assert isinstance(campaign.settle(wanted), Committed), "once more is no harm"
    assert len(campaign.log()) == 2


def test_a_difference_stays_within_bounds(file: Path) -> None:
    campaign = open_campaign(file)
    hurt(campaign, 20)
    set_cell(file, "Roster", "Mossy", "HP", 50)
    campaign.refresh()
    outcome = campaign.undo()
    assert isinstance(outcome, Conflict)
    assert outcome.change_set is not None
    assert merge_of(campaign, outcome.change_set).cells[0].values["reapply"] == 60, "not 90: no more than Max HP"


def test_the_sentence_names_every_value_and_who_put_it_there(file: Path) -> None:
    campaign = open_campaign(file)
    hurt(campaign, 48)
    first = campaign.log()[-1].id
    hurt(campaign, 40)
    outcome = campaign.undo(first, by="Ben")
    assert isinstance(outcome, Conflict)
    assert outcome.change_set is not None
    (said,) = merge_of(campaign, outcome.change_set).notes()
    for language in LANGUAGES:
        told = render(said, language)
        assert all(word in told for word in ("HP", "48", "40", "60", "52", "Ann", "Ben"))


def aside_campaign(file: Path, header: str, value: int, name: str = "Mossy") -> tuple[Campaign, ChangeSet]:
    """A turn waited while somebody edited a cell, and was laid aside."""
    lock = file.with_name(f".~lock.{file.name}#")
    lock.touch()
    campaign = open_campaign(file)
    assert isinstance(campaign.commit(campaign.preview(TURN, seed=7, by="Ann")), Queued)
    lock.unlink()
    set_cell(file, "Roster", name, header, value)
    (laid,) = open_campaign(file).send().aside
    assert laid.change_set is not None
    return open_campaign(file), laid.change_set


@pytest.mark.parametrize("keep", ["mine", "theirs", "reapply"])
def test_what_was_laid_aside_is_settled_and_undone_as_a_whole(file: Path, keep: Any) -> None:
    campaign, wanted = aside_campaign(file, "HP", 50)
    (one,) = merge_of(campaign, wanted).cells
    assert one.cell == HP
    lost = 60 - int(str(one.change.new))
    expected = {"mine": 60 - lost, "theirs": 50, "reapply": 50 - lost}[keep]
    outcome = campaign.settle(wanted, keep)
    assert isinstance(outcome, Committed)
    now = open_campaign(file)
    assert (hp(now), now.aside(), now.waiting()) == (expected, (), 0)
    assert now.roster.set_index("name").loc["Cinder", "sp"] == 17, "the rest of the action is in"
    (entry,) = now.log()
    assert (entry.id, entry.by, entry.can_undo) == (wanted.id, "Ann", True)
    assert isinstance(now.undo(), Committed)
    assert hp(open_campaign(file)) == 50, "what somebody had typed comes back"


def test_an_edited_input_is_resolved_again_with_the_same_dice_and_shown_first(file: Path) -> None:
    campaign, wanted = aside_campaign(file, "Power", 12, "Cinder")
    merge = merge_of(campaign, wanted)
    (one,) = merge.cells
    reviewed, again = one.change.new, one.values["reapply"]
    assert int(str(again)) < int(str(reviewed))
    assert f"as things stand now it would be {again}" in render(merge.notes()[0])
    refused = campaign.settle(wanted)
    assert isinstance(refused, Refusal)
    before = campaign.preview(TURN, answers=list(merge.entry.record["answers"]))
    assert isinstance(campaign.settle(wanted, "reapply"), Committed)
    assert hp(open_campaign(file)) == again
    assert open_campaign(file).state.roster == before.state.roster  # type: ignore[union-attr]


def test_dice_that_no_longer_fit_are_not_forced(file: Path) -> None:
    campaign, wanted = aside_campaign(file, "HP", 1)
    refused = campaign.settle(wanted, "reapply")
    assert isinstance(refused, Refusal)
    assert campaign.aside()
    assert isinstance(campaign.settle(wanted, "mine"), Committed)


def test_a_row_that_is_gone_takes_nothing(file: Path) -> None:
    campaign = open_campaign(file)
    hurt(campaign, 48)
    set_cell(file, "Roster", "Mossy", "ID", "moss")
    campaign.refresh()
    outcome = campaign.undo()
    assert isinstance(outcome, Conflict)
    assert outcome.change_set is not None
    (one,) = merge_of(campaign, outcome.change_set).cells
    assert list(one.values) == ["theirs"]
    assert isinstance(campaign.settle(outcome.change_set, "mine"), Refusal)
    assert isinstance(campaign.settle(outcome.change_set, "theirs"), Committed)


def test_what_the_desk_could_not_write_can_be_kept_and_settled_elsewhere(file: Path) -> None:
    campaign, wanted = undo_in_the_way(file)
    conflict = campaign.undo()
    assert isinstance(conflict, Conflict)
    campaign.lay_aside(conflict)
    other = open_campaign(file)
    (laid,) = other.aside()
    assert laid.change_set is not None
    assert laid.change_set.id != wanted.id
    assert isinstance(other.settle(laid.change_set, "mine"), Committed)
    assert (open_campaign(file).aside(), hp(open_campaign(file))) == ((), 60)
