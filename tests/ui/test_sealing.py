"""Sealed choices on the desk: what a page shows, forgets and takes up again; no trace where nobody may look."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.session.sealing import leaks
from tests.ui.conftest import edit
from tests.ui.test_page import slots, text, walk
from toolkit.session import open_campaign
from toolkit.ui.desk import answering, choosing, saving, sealing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import DeskView, look
from toolkit.ui.pages.battle import Page

WORDS = ("Kindle", "Bellow", "kindle", "bellow", "nonce", "Pebble Rain")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """This machine's own state folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "Ann"))
    return tmp_path / "Ann"


def choose(desk: Desk, side: str, *uses: str) -> None:
    for number, use in enumerate(uses, start=1):
        choosing.pick(desk, f"{side}{number}", use=use)


def seal(desk: Desk, side: str, *uses: str) -> None:
    choose(desk, side, *uses)
    sealing.seal(desk, side)
    assert desk.complaint == ""


def shown(view: DeskView, side: str) -> set[str]:
    """The buttons of a side that are there."""
    (found,) = (one.seal for one in view.sides if one.name == side)
    return {code for code in ("seal", "withdraw", "unseen") if getattr(found, code).shown}


def kinds(desk: Desk) -> list[str]:
    return [entry.kind for entry in open_campaign(desk.source).log()]


def test_a_turn_sealed_by_both_sides_is_revealed_and_played(desk: Desk) -> None:
    assert shown(look(desk), "Bank") == {"unseen"}
    choose(desk, "Bank", "Kindle")
    assert shown(look(desk), "Bank") == {"unseen"}
    choose(desk, "Bank", "Kindle", "Bellow")
    assert shown(look(desk), "Bank") == {"unseen", "seal"}
    sealing.seal(desk, "Bank")
    view = look(desk)
    assert (view.step, view.preview) == (Step.SEALED, "")
    assert shown(view, "Bank") == {"withdraw"}
    assert "Sealed" in view.sides[0].seal.said
    assert "Kindle" not in repr((desk.held, desk.picks, desk.secret))
    assert not view.buttons["reveal"].shown
    seal(desk, "Ferry", "Pebble Rain", "Rest")
    view = look(desk)
    assert view.step is Step.REVEAL
    assert view.sides[0].seal.closed
    assert view.buttons["reveal"].main
    sealing.reveal(desk)
    assert look(desk).step is Step.ROLL
    assert desk.held.chosen["Bank1"]["use"] == "Kindle"
    answering.roll(desk, "t1")
    saving.commit(desk, "t2")
    assert kinds(desk) == ["seal", "seal", "open", "open", "action"]
    assert look(desk).step is Step.CHOOSE
    saving.undo(desk)
    assert look(desk).step is Step.CHOOSE


def test_nothing_is_left_in_any_file_after_a_plan_was_rolled_and_then_sealed(
    desk: Desk, demo: Path, home: Path
) -> None:
    pristine = demo.with_name("before.bin")
    pristine.write_bytes(demo.read_bytes())
    choose(desk, "Bank", "Kindle", "Bellow")
    answering.roll(desk, "t1")
    sealing.seal(desk, "Bank")
    assert leaks(WORDS, pristine, demo.parent / f".{demo.name}.turnsheet") == []
    assert leaks(("Kindle",), pristine, home) != []
    assert kinds(desk) == ["seal"]


def state(page: Page) -> str:
    """All that any widget of the page tells the browser."""
    return json.dumps([part.get_state() for part in walk(page.view)], default=str)


@pytest.mark.parametrize("most", [3, 30])
def test_no_widget_of_any_page_keeps_a_trace(desk: Desk, most: int) -> None:
    page, other = Page(desk), Page(Desk(desk.source))
    for slot, use in zip(slots(page), ("Kindle", "Bellow"), strict=False):
        slot.use.pick(use)
    answering.set_mode(desk, "type")
    for number in range(most):  # until a question about the move is open, or all is answered and may be overruled
        answering.answer(desk, "1", f"t{number}")
    page._show()
    other.desk.poll()
    other._show()
    before = state(page), state(other)
    page.board.sides[0].presses["seal"].view.press()
    other.desk.poll()
    other._show()
    fresh = state(Page(Desk(desk.source)))
    assert "Sealed" in text(page)
    assert all(told.count("Kindle") > fresh.count("Kindle") for told in before)
    for word in WORDS:
        assert state(page).count(word) == fresh.count(word), word
        assert state(other).count(word) == fresh.count(word), word


def test_what_is_chosen_unseen_is_on_no_other_page_and_in_no_draft(desk: Desk, demo: Path) -> None:
    other = Desk(desk.source)
    choose(desk, "Bank", "Kindle")
    sealing.choose_unseen(desk, "Bank")
    choose(desk, "Bank", "Kindle", "Bellow")
    other.poll()
    assert desk.draft is not None
    assert desk.draft.chosen == other.held.chosen == {}
    view = look(desk)
    assert view.step is Step.SEAL
    assert view.preview == ""
    assert "Only this page" in view.sides[0].seal.said
    saving.commit(desk, "t1")
    answering.roll(desk, "t2")
    assert kinds(desk) == []
    assert desk.draft.answers == []
    sealing.choose_unseen(desk, "Bank")
    assert look(desk).step is Step.CHOOSE
    sealing.choose_unseen(desk, "Bank")
    seal(desk, "Bank", "Kindle", "Bellow")
    other.poll()
    choose(other, "Ferry", "Pebble Rain", "Rest")
    assert other.draft is not None
    assert other.draft.chosen == {}, "once somebody has sealed, everybody chooses unseen"
    sealing.seal(other, "Ferry")
    desk.poll()
    assert look(desk).step is Step.REVEAL


def test_two_machines_follow_one_another(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def at(who: str) -> None:
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / who))

    seal(desk, "Bank", "Kindle", "Bellow")
    at("Bo")
    other = Desk(desk.source)
    seal(other, "Ferry", "Pebble Rain", "Rest")
    assert not look(other).buttons["undo"].enabled
    at("Ann")
    desk.poll()
    assert kinds(desk) == ["seal", "seal"], "nothing opens by itself before somebody reveals"
    sealing.reveal(desk)
    assert look(desk).step is Step.SHUT
    assert "Ferry" in look(desk).next
    at("Bo")
    other.poll()
    assert look(other).step is Step.ROLL
    at("Ann")
    desk.poll()
    assert look(desk).step is Step.ROLL
    answering.roll(desk, "t1")
    saving.commit(desk, "t2")
    at("Bo")
    other.poll()
    assert kinds(desk) == ["seal", "seal", "open", "open", "action"]
    assert look(other).step is Step.CHOOSE


def test_a_plan_that_breaks_a_limit_is_refused_here(desk: Desk) -> None:
    choose(desk, "Bank", "Kindle", "Kindle")
    sealing.seal(desk, "Bank")
    assert "damaging" in look(desk).complaint
    assert kinds(desk) == []
    assert desk.held.chosen.keys() == {"Bank1", "Bank2"}


def test_withdrawing_and_a_lost_choice_have_a_way_out(desk: Desk, home: Path) -> None:
    seal(desk, "Bank", "Kindle", "Bellow")
    seal(desk, "Ferry", "Pebble Rain", "Rest")
    for kept in (home / "turnsheet" / "seals").iterdir():
        kept.unlink()
    again = Desk(desk.source)
    view = look(again)
    assert view.step is Step.SHUT
    assert not view.buttons["reveal"].shown
    assert shown(view, "Bank") == {"withdraw"}
    sealing.withdraw(again, "Bank")
    view = look(again)
    assert view.step is Step.CHOOSE
    assert shown(view, "Ferry") == {"unseen"}


def test_an_altered_seal_is_told_on_the_page(desk: Desk, demo: Path) -> None:
    from tests.session.sealing import altered, edit_log

    seal(desk, "Bank", "Kindle", "Bellow")
    edit_log(demo, "seal", altered)
    desk.poll()
    view = look(desk)
    assert view.step is Step.WITHDRAW
    assert "was altered" in view.preview
    assert "withdraw" in shown(view, "Bank")
    sealing.withdraw(desk, "Bank")
    assert look(desk).preview == ""


def test_a_private_folder_that_cannot_be_used_is_said_calmly(desk: Desk, home: Path) -> None:
    home.write_text("in the way")
    choose(desk, "Bank", "Kindle", "Bellow")
    sealing.seal(desk, "Bank")
    assert "seals" in look(desk).status
    assert kinds(desk) == []
    assert look(desk).step is Step.ROLL


def test_nobody_seals_while_somebody_has_to_come_in(demo: Path) -> None:
    edit(demo, "HP", "Cindrake", 0)
    assert all(shown(look(Desk(str(demo))), side) == set() for side in ("Bank", "Ferry"))
