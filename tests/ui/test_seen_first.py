"""Only what the page shows is saved: whatever a player proposes in the moment of the press is looked at first."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.session.viewer import Viewer
from toolkit.ui.desk import choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.battle import Page
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.hand import Hand


@pytest.fixture
def odyssey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    file = new_workbook(tmp_path / "Ambush.xlsx", "odyssey", "en", demo=True)
    campaign = open_campaign(file)
    campaign.commit(campaign.preview({"start": True}, seed=3))
    return file


def test_what_a_player_proposes_in_the_moment_of_the_press_is_not_saved_unseen(odyssey: Path) -> None:
    page = Page(Desk(str(odyssey)))
    (slot, *_) = choosing.slots(page.desk)
    page.do(lambda desk: choosing.pick(desk, slot.key, use="Disengage"))
    player = Hand(str(odyssey), Viewer("player", slot.side))
    deeds.pick(player, slot.key, {"use": "Sprint"})
    deeds.propose(player)
    page.commit("first press")
    assert [entry.action for entry in open_campaign(odyssey).log()[1:]] == []
    assert "Look at the page and press again" in page.desk.complaint
    assert [line["use"] for line in page.desk.held.chosen.values()] == ["Sprint"]
    page.commit("second press")
    (entry,) = open_campaign(odyssey).log()[1:]
    assert "Sprint" in entry.action
    assert page.desk.complaint == ""


def test_a_save_pressed_before_the_other_choice_was_shown_saves_neither(odyssey: Path) -> None:
    page = Page(Desk(str(odyssey)))
    (slot, *_) = choosing.slots(page.desk)
    page.do(lambda desk: choosing.pick(desk, slot.key, use="Disengage"))
    save = page.toolbar.presses["commit"].view
    on_its_way = {"action": "press", "token": save.token}
    page.do(lambda desk: choosing.pick(desk, slot.key, use="Sprint"))
    assert not save.disabled
    save._handle_custom_msg(on_its_way, [])
    assert [entry.action for entry in open_campaign(odyssey).log()[1:]] == []
    assert "Look at the page and press again" in page.desk.complaint
    save._handle_custom_msg({"action": "press", "token": save.token}, [])
    (entry,) = open_campaign(odyssey).log()[1:]
    assert "Sprint" in entry.action


def test_of_what_was_looked_at_nothing_is_written_once_the_plan_is_another(odyssey: Path) -> None:
    draft, other = open_campaign(odyssey).draft(), open_campaign(odyssey).draft()
    desk = Desk(str(odyssey))
    (slot, *_) = choosing.slots(desk)
    choosing.pick(desk, slot.key, use="Disengage")
    seen = draft.preview()
    other.choose(slot.key, {**draft.chosen[slot.key], "use": "Sprint"})
    assert draft.commit(token="t1", of=seen) is None
    assert len(open_campaign(odyssey).log()) == 1
    assert draft.commit(token="t2", of=draft.preview()) is not None
