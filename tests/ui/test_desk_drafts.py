"""A desk whose plan cannot be kept beside the workbook: told calmly, and played all the same."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.ui.deeds import answer_all, plan
from toolkit.session import open_campaign
from toolkit.session.places import state_place
from toolkit.ui.desk import choosing, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_folder_in_the_place_of_the_drafts(demo: Path, lang: str) -> None:
    place = state_place(str(demo)) / "drafts.sqlite"
    place.mkdir()
    desk = Desk(str(demo), lang)
    assert str(place) in look(desk).status
    plan(desk)
    answer_all(desk)
    saving.commit(desk, "one")
    assert [entry.live for entry in open_campaign(demo).log()] == [True]
    desk.poll()
    assert str(place) not in look(desk).status, "said once"


def test_drafts_held_by_another_program_are_told_and_tried_again(
    desk: Desk, demo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toolkit.session.database.PATIENCE", 0.05)
    with closing(sqlite3.connect(state_place(str(demo)) / "drafts.sqlite", isolation_level=None)) as other:
        other.execute("begin exclusive")
        choosing.pick(desk, "Bank1", use="Kindle")
        assert "another program" in look(desk).status
        desk.poll()
    desk.poll()
    choosing.pick(desk, "Bank1", use="Kindle")
    assert desk.held.chosen


def test_dice_that_no_longer_fit_are_told_once_and_the_rest_stays(desk: Desk, demo: Path) -> None:
    plan(desk)
    look(desk)
    answer_all(desk)
    before = len(desk.held.answers)
    actor = desk.held.chosen["Bank1"]["actor"]
    campaign = open_campaign(demo)
    campaign.commit(campaign.preview({"adjust": {"who": actor, "set": {"sp": 0}}}))
    desk.poll()
    told = look(desk).status
    desk.poll()
    gone = before - len(desk.held.answers)
    assert gone
    assert f"The workbook has changed, and what is planned comes out differently: {gone} " in told
    assert "no longer fitted and went" in told
    assert desk.held.chosen
