"""The widgets without a browser: what a press, a pick or a forged message does to a real campaign."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from tests.ui.conftest import cells, column, edit
from toolkit.ui.desk import answering, turns
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.battle import Page, build
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.action_button import ActionButton
from toolkit.ui.widgets.slot_panel import SlotPanel


@pytest.fixture
def page(desk: Desk) -> Page:
    return Page(desk)


def slots(page: Page) -> list[SlotPanel]:
    return [panel for side in page.board.sides for panel in side.plan.panels]  # type: ignore[misc]


def plan(page: Page) -> None:
    for slot, use in zip(slots(page), ("Kindle", "Bellow", "Brace", "Rest"), strict=True):
        slot.use.pick(use)


def send(widget: Any, **content: Any) -> None:
    widget._handle_custom_msg(content, [])


def button(page: Page, code: str) -> ActionButton:
    return page.toolbar.presses[code].view


def text(page: Page) -> str:
    """All HTML on the page."""
    return "".join(part.value for part in walk(page.view) if isinstance(part, ipywidgets.HTML))


def walk(widget: Any) -> list[Any]:
    return [widget, *(inside for child in getattr(widget, "children", ()) for inside in walk(child))]


def hooks(page: Page) -> set[str]:
    return {name for part in walk(page.view) for name in part._dom_classes}


def test_the_page_carries_the_hooks(page: Page) -> None:
    plan(page)
    button(page, "roll").press()
    wanted = "page side actor use target preview ask roll commit undo redo log status problem override"
    assert {f"ts-{name}" for name in wanted.split()} <= hooks(page)
    assert 'class="ts-card' in text(page)


def test_a_turn_from_the_first_pick_to_the_workbook_and_back(page: Page, demo: Path) -> None:
    before = cells(demo)
    plan(page)
    assert button(page, "commit").disabled
    button(page, "roll").press()
    assert not button(page, "commit").disabled
    button(page, "commit").press()
    assert column(demo, "Initiative")["Cindrake"] > 2 * 17
    button(page, "undo").press()
    assert cells(demo) == before


def test_one_press_counts_once_however_often_it_arrives(page: Page, demo: Path) -> None:
    plan(page)
    button(page, "roll").press()
    commit = button(page, "commit")
    token = commit.token
    for _ in range(3):
        send(commit, action="press", token=token)
    assert page.desk.campaign is not None
    assert len(page.desk.campaign.log()) == 1
    undo = button(page, "undo")
    token = undo.token
    for _ in range(3):
        send(undo, action="press", token=token)
    assert [entry.kind for entry in page.desk.campaign.log()] == ["action", "undo"]


def test_a_press_meant_for_a_page_that_others_changed_does_nothing_and_says_so(page: Page, demo: Path) -> None:
    plan(page)
    button(page, "roll").press()
    seen = button(page, "commit").token
    edit(demo, "HP", "Mosspaw", 35)
    asyncio.run(page.look_again())
    send(button(page, "commit"), action="press", token=seen)
    assert page.desk.campaign is not None
    assert page.desk.campaign.log() == []
    assert "somebody else changed" in page.desk.complaint
    button(page, "commit").press()
    assert len(page.desk.campaign.log()) == 1
    assert page.desk.complaint == ""


def test_widgets_made_bold_by_the_page_are_not_believed(page: Page, demo: Path) -> None:
    before = demo.read_bytes()
    commit = button(page, "commit")
    commit.disabled = False
    send(commit, action="press", token=commit.token)
    slot = slots(page)[0]
    for content in ({"picked": 5}, {"picked": "Hyper Beam"}, {"picked": "<script>"}, {}, {"typed": "x"}):
        send(slot.use.view, **content)
    slot.use.view.entries = [["Hyper Beam", "Hyper Beam"]]
    slot.use.view.value = "Hyper Beam"
    send(page.board.ask.box, answer="100", token="")
    send(page.board.ask.box, answer="100", token=page.board.ask.box.token)
    assert page.desk.held.chosen == {}
    assert list(page.desk.held.answers) == []
    assert demo.read_bytes() == before


def test_an_answer_counts_for_the_question_it_was_given_to(page: Page) -> None:
    page.do(answering.set_mode, "type")
    plan(page)
    box = page.board.ask.box
    first = box.token
    send(box, answer="41", token=first)
    send(box, answer="42", token=first)
    assert list(page.desk.held.answers) == [41]
    assert box.token != first
    box.answer("nonsense")
    assert list(page.desk.held.answers) == [41]
    assert "nonsense" in box.fault
    assert box.typed == "nonsense"
    box.answer("nonsense")
    box.answer("42")
    assert box.fault == box.typed == ""
    assert list(page.desk.held.answers) == [41, 42]


def test_a_number_typed_goes_to_the_number_it_was_typed_for(page: Page) -> None:
    plan(page)
    button(page, "roll").press()
    boxes = [panel.view for panel in page.board.overrides.boxes.panels]
    second = boxes[1].key
    send(boxes[0], typed="7", key=second)
    assert page.desk.held.overrides == {second: 7}
    send(boxes[0], typed="7", key="made.up")
    send(boxes[0], typed=7, key=boxes[0].key)
    assert page.desk.held.overrides == {second: 7}


def test_widgets_are_built_once(page: Page) -> None:
    plan(page)
    button(page, "roll").press()
    button(page, "commit").press()
    built = len(walk(page.view))
    for _ in range(3):
        button(page, "undo").press()
        button(page, "redo").press()
    assert len(walk(page.view)) == built


def test_an_unchanged_page_sends_nothing(page: Page) -> None:
    sent: list[Any] = []
    for part in walk(page.view):
        part.observe(lambda change: sent.append(change), type="change")
    asyncio.run(page.look_again())
    page.do(lambda desk: None)
    assert sent == []


def test_a_fault_in_a_callback_becomes_a_sentence(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNSHEET_LOGS", str(tmp_path / "logs"))

    def broken(desk: Desk) -> None:
        raise ZeroDivisionError("secret detail")

    page.do(broken)
    assert "Turnsheet" in text(page)
    assert "secret detail" not in text(page)
    assert "secret detail" in (tmp_path / "logs" / "desk.log").read_text("utf-8")
    plan(page)
    assert not button(page, "roll").disabled


def test_slow_things_wait_in_a_thread_and_the_page_says_so(demo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOMENT", 0)

    async def play() -> None:
        page = Page(Desk(str(demo)))
        slots(page)[0].use.pick("Rest")
        button(page, "roll").press()
        commit = button(page, "commit")
        token = commit.token
        send(commit, action="press", token=token)
        while "Saving" not in text(page):
            assert not page._turns.idle
            await asyncio.sleep(0)
        assert commit.disabled
        send(commit, action="press", token=token)
        slots(page)[0].use.pick("Bellow")  # waits for its turn
        for _ in range(1200):
            await asyncio.sleep(0.05)
            if "Bellow" in str(page.desk.held.chosen.get("Bank1")):
                break
        assert page.desk.campaign is not None
        assert len(page.desk.campaign.log()) == 1
        assert page.desk.held.chosen["Bank1"]["use"] == "Bellow"

    asyncio.run(play())


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 damaged"])
def test_build_opens_whatever_the_workbook_is(demo: Path, content: bytes) -> None:
    demo.write_bytes(content)
    assert "ts-page" in build(Visit("battle", str(demo)))._dom_classes
