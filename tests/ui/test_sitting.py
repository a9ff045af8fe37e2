"""Pages among others: the seat, the lease as a page tells it, what a window has in hand, and no growth over actions."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from toolkit.ui.desk import answering, choosing, saving, sealing, taking_over
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.hand import hand_of
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import look
from toolkit.ui.pages.battle import Page

HOSTILE = "<b>Anna</b>"


@pytest.fixture
def page(desk: Desk) -> Page:
    return Page(desk)


def first(desk: Desk) -> str:
    return choosing.slots(desk)[0].key


def send(widget: Any, **content: Any) -> None:
    widget._handle_custom_msg(content, [])


def test_somebody_elses_choosing_is_told_and_refused_without_a_change(desk: Desk, demo: Path) -> None:
    saving.sign(desk, HOSTILE)
    choosing.pick(desk, first(desk), use="Kindle")
    other = Desk(str(demo))
    view = look(other)
    assert view.lease is not None
    assert "&lt;b&gt;Anna&lt;/b&gt;" in view.lease.said
    assert "is choosing" in view.next
    assert not any(view.buttons[code].enabled for code in ("roll", "commit", "clear", "answer"))
    choosing.pick(other, first(other), use="Rest")
    answering.set_mode(other, "type")
    assert HOSTILE in other.complaint
    assert {line["use"] for line in other.held.chosen.values()} == {"Kindle"}
    assert look(desk).lease is None


def test_taking_over_is_asked_twice_and_told_to_whoever_chose(desk: Desk, demo: Path) -> None:
    choosing.pick(desk, first(desk), use="Kindle")
    other = Desk(str(demo))
    taking_over.take_over(other)
    assert other.sitting.elsewhere, "nobody was asked"
    taking_over.ask(other, True)
    view = look(other)
    assert view.lease is not None
    assert view.lease.sure
    taking_over.take_over(other)
    assert look(other).lease is None
    assert desk.poll()
    assert desk.news.mood == "wait"
    assert "taken over" in desk.news.said
    assert look(desk).lease is not None
    answering.roll(other, "t1")
    saving.commit(desk, "a")
    assert desk.campaign is not None
    assert desk.campaign.log() == []


def test_an_answer_that_was_not_taken_may_be_given_again(page: Page, demo: Path) -> None:
    page.do(answering.set_mode, "type")
    for side in page.board.sides:
        for slot in side.plan.panels:
            slot.use.pick("Rest")  # type: ignore[attr-defined]
    other, box = Page(Desk(str(demo))), page.board.ask.box
    other.do(taking_over.ask, True)
    other.do(taking_over.take_over)
    box.answer("5")
    assert page.desk.sitting.elsewhere
    assert page.desk.held.answers == ()
    assert (box.typed, box.spent) == ("5", True)
    page.do(taking_over.ask, True)
    page.do(taking_over.take_over)
    box.answer(box.typed)
    assert len(page.desk.held.answers) == 1


def test_whoever_chooses_unseen_and_seals_waits_for_nobody(desk: Desk, demo: Path) -> None:
    choosing.pick(desk, first(desk), use="Kindle")
    other = Desk(str(demo))
    side = choosing.slots(other)[-1].side
    sealing.choose_unseen(other, side)
    for slot in choosing.slots(other):
        if slot.side == side:
            choosing.pick(other, slot.key, use="Rest" if not other.secret else "Wait")
    assert other.complaint == ""
    assert len(other.secret) == 2
    sealing.seal(other, side)
    assert side in other.sealing.seals.standing
    assert {line["use"] for line in other.held.chosen.values()} == {"Kindle"}


def test_a_reloaded_window_sits_on_its_seat_again_with_all_it_had_in_hand(page: Page, demo: Path) -> None:
    desk = page.desk
    slot = choosing.slots(desk)[2].key
    choosing.pick(desk, slot, use="Switch")
    assert look(desk).step is Step.AIM
    page.do(lambda desk: saving.wish(desk, who="cindrake", what="hp", value="12 half", open=True))
    page.do(lambda desk: saving.enter_decision(desk, text="the bridge", effect="burn", open=True))
    again = Page(Desk(str(demo)))
    assert look(again.desk).step is Step.AIM, "half a pick is part of the plan"
    assert again.desk.sitting.elsewhere
    send(again.company.sign, sat=desk.sitting.page)
    assert again.desk.sitting.mine
    assert again.desk.wish == desk.wish
    assert again.desk.decision == desk.decision
    assert "nothing of it is saved yet" in again.desk.news.said


def test_a_seat_that_was_never_there_gives_nothing(page: Page, demo: Path) -> None:
    choosing.pick(page.desk, first(page.desk), use="Kindle")
    again = Page(Desk(str(demo)))
    for content in ({"sat": "made up"}, {"sat": ""}, {"sat": 5}, {"name": 7}, {"busy": True}, "x"):
        again.company.sign._handle_custom_msg(content, [])
    assert again.desk.sitting.elsewhere


def test_what_is_chosen_unseen_is_never_in_hand(desk: Desk) -> None:
    side = choosing.slots(desk)[0].side
    sealing.choose_unseen(desk, side)
    choosing.pick(desk, first(desk), use="Kindle")
    assert "Kindle" not in str(hand_of(desk))


def test_thirty_actions_leave_no_widget_and_no_model_behind(page: Page) -> None:
    def play(number: int) -> None:
        page.do(lambda desk: choosing.pick(desk, first(desk), use="Wait"))
        page.do(answering.roll, f"roll {number}")
        page.do(saving.commit, f"commit {number}")
        page.undo()

    play(0)
    gc.collect()
    before = len(ipywidgets.widgets.widget._instances)
    offered = len(page.desk.offered)
    for number in range(1, 16):
        play(number)
    gc.collect()
    assert page.desk.campaign is not None
    assert len(page.desk.campaign.log()) == 32
    assert len(ipywidgets.widgets.widget._instances) == before
    assert len(page.desk.offered) == offered
