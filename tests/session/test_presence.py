"""Who is here, in any process of this machine; and the bell that tells pages to look."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from toolkit.session.bell import Bell, ring
from toolkit.session.drafts import Drafts
from toolkit.session.presence import GONE_AFTER, Presence, Present

ANNA = Present("p1", name="<b>Анна</b>", about="cinder")
BO = Present("p2", "player", "A", "Bo")


class Clock:
    """A clock that a test sets."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def presence(tmp_path: Path, clock: Clock) -> Presence:
    return Presence(tmp_path, clock)


def test_everybody_is_there_as_they_said_last(presence: Presence) -> None:
    presence.tell(ANNA)
    presence.tell(BO)
    presence.tell(replace(ANNA, about=""))
    assert presence.here() == (replace(ANNA, about=""), BO)


def test_who_left_or_fell_silent_is_gone(presence: Presence, clock: Clock) -> None:
    presence.tell(ANNA)
    presence.tell(BO)
    presence.leave("p1")
    assert presence.here() == (BO,)
    clock.now += GONE_AFTER + 0.1
    assert presence.here() == ()


def test_a_window_finds_again_what_it_had_in_hand(presence: Presence, tmp_path: Path) -> None:
    presence.keep("w1", {"wish": {"value": "12"}})
    presence.keep("w2", {})
    assert Presence(tmp_path).kept("w1") == {"wish": {"value": "12"}}
    assert Presence(tmp_path).kept("unknown") == {}


def test_the_bell_rings_for_drafts_and_for_writers_and_not_for_readers(tmp_path: Path) -> None:
    place = tmp_path / "drafts.sqlite"
    ring(place)
    assert not place.exists(), "nobody listens"
    drafts = Drafts(place)
    drafts.held("")
    bell = Bell(place)
    assert not bell.rung()
    drafts.held("")
    drafts.lease("")
    assert not bell.rung()
    drafts.sign("Anna")
    assert bell.rung()
    assert not bell.rung()
    os.utime(place, (1, 1))
    assert bell.rung()
    ring(place)
    assert bell.rung()
