"""What the rows of Statuses and Field bring is seen on the desk: warnings, the end of a turn, numbers to overrule."""

from __future__ import annotations

from pathlib import Path

from tests.ui.conftest import edit
from tests.ui.deeds import answer_all, plan
from toolkit.ui.desk import answering, choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look


def hint(desk: Desk) -> str:
    return look(desk).sides[0].slots[0].hint


def test_what_a_row_blocks_is_warned_of_and_what_it_may_hinder_is_remarked(demo: Path) -> None:
    edit(demo, "Status", "Cindrake", "Sleep 2")
    desk = Desk(str(demo))
    choosing.pick(desk, "Bank1", use="Kindle")
    assert "Sleep blocks this action." in hint(desk)
    edit(demo, "Status", "Cindrake", "Infatuation")
    desk.poll()
    assert "Infatuation (50%) may keep Cindrake from Kindle." in hint(desk)


def test_the_end_of_the_turn_is_told_with_its_step_and_its_numbers(demo: Path) -> None:
    edit(demo, "Status", "Gravlet", "Poison")
    desk = Desk(str(demo))
    plan(desk)
    answering.roll(desk, "t1")
    answer_all(desk)
    shown = str(look(desk))
    assert "End of turn: statuses." in shown
    assert "Gravlet loses 6 HP" in shown
    assert "End of turn · Gravlet · Poison · HP loss" in shown
