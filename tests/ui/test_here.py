"""Who is here, as each page tells it: the game master sees roles, others see names, nobody is shown twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.session.presence import BEAT
from toolkit.ui.here import Here
from toolkit.ui.visit import Visitor


class Clock:
    """A clock that a test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def page(demo: Path, clock: Clock, visitor: Visitor, name: str, about: str = "") -> Here:
    made = Here(str(demo), visitor, f"seat of {name}", clock)
    made.answered()
    made.introduce(name, about)
    made.round()
    return made


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_game_master_sees_roles_and_a_player_only_names(demo: Path, clock: Clock, lang: str) -> None:
    anna = page(demo, clock, Visitor(), "Anna <b>", "Cindrake")
    bo = page(demo, clock, Visitor("player", "Bank"), "Bo")
    assert anna.round()
    assert not anna.round(), "nobody came or went"
    for_gm, for_player = anna.shown(lang), bo.shown(lang)
    assert "Bank" in for_gm
    assert "Anna" not in for_gm
    assert "Anna &lt;b&gt;" in for_player
    assert "Cindrake" not in for_player
    assert page(demo, clock, Visitor(), "").shown("en").count("choosing for Cindrake") == 1


def test_a_page_whose_browser_is_silent_is_not_there(demo: Path, clock: Clock) -> None:
    anna, bo = page(demo, clock, Visitor(), "Anna"), page(demo, clock, Visitor(), "Bo")
    assert anna.round()
    for _ in range(4):
        clock.now += BEAT
        anna.answered()
        anna.round()
        bo.round()
    assert anna.shown("en") == ""
    assert "Anna" in bo.shown("en")


def test_whoever_leaves_is_gone_at_once_and_alone_there_is_no_line(demo: Path, clock: Clock) -> None:
    anna, bo = page(demo, clock, Visitor(), "Anna"), page(demo, clock, Visitor(), "Bo")
    assert anna.round()
    bo.leave()
    assert anna.round()
    assert anna.shown("en") == ""


def test_a_new_name_is_told_with_the_next_round(demo: Path, clock: Clock) -> None:
    anna, bo = page(demo, clock, Visitor(), "Anna"), page(demo, clock, Visitor("player", "Bank"), "")
    anna.round()
    assert "a player of Bank" in anna.shown("en")
    bo.introduce("Bo", "")
    bo.round()
    assert anna.round()
    assert "Bo, player of Bank" in anna.shown("en")


def test_a_page_whose_browser_is_closed_lapses_within_ten_seconds_and_an_open_one_never(
    demo: Path, clock: Clock
) -> None:
    anna, bo = page(demo, clock, Visitor(), "Anna"), page(demo, clock, Visitor(), "Bo")
    cy = page(demo, clock, Visitor(), "Cy")
    seen = []
    for second in range(1, 31):  # each page looks once a second; a browser answers each beat
        clock.now += 1
        for one in (anna, cy):
            if second % int(BEAT) == 0:
                one.answered()
            one.round()
        bo.round()
        seen.append(("Bo" in anna.shown("en"), "Cy" in anna.shown("en")))
    assert [there for there, _ in seen].index(False) < 10
    assert all(there for _, there in seen)
    assert not any(there for there, _ in seen[10:]), "who is gone stays gone"
