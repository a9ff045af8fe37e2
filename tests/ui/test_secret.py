"""A roll in secret on the battle page: the switch, what the game master reads, what the post says, the dice shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session import veils
from toolkit.session import open_campaign
from toolkit.session.hidden_text import MARK
from toolkit.session.viewer import Viewer
from toolkit.ui.desk import answering, choosing, saving, secret
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look


@pytest.fixture(autouse=True)
def _own_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_the_next_action_is_rolled_in_secret_and_shown_later(demo: Path) -> None:
    desk = Desk(str(demo))
    assert not look(desk).buttons["hide"].shown
    choosing.pick(desk, choosing.slots(desk)[0].key, use="Kindle")
    secret.hide(desk)
    assert "In secret" in look(desk).buttons["hide"].label
    answering.roll(desk, "one")
    saving.commit(desk, "two")
    assert not desk.in_secret, "the one after it is open again"
    assert desk.campaign is not None
    entry = desk.campaign.log()[-1]
    assert MARK in entry.record
    view = look(desk)
    assert "hidden from players: " in view.log
    assert "initiative" not in (view.post.text if view.post is not None else "initiative")
    assert view.buttons["show_roll"].shown
    secret.show_roll(desk)
    view = look(desk)
    assert not view.buttons["show_roll"].shown
    assert view.post is not None
    assert "nitiative" in view.post.text


def test_a_post_covers_whoever_is_hidden(tmp_path: Path) -> None:
    file = tmp_path / "team.xlsx"
    veils.plant(file, "ptu", "name")
    veils.play(open_campaign(file), 3)
    desk = Desk(str(file))
    view = look(desk)
    assert view.post is not None
    assert not veils.leaks(view.post.text)
    assert "Unknown Pokémon 1" in view.post.text
    assert veils.NAME in view.log, "the game master reads who it is"
    assert desk.campaign is not None
    assert len(desk.campaign.posted()) >= len(desk.campaign.told(Viewer("spectator")))
