"""What more may be said of an action, a ball thrown as the example: fields on the desk, words of the line, the rate."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from toolkit.core.options import ActorOptions, Slot, UseField, UseOption
from toolkit.messages import note
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing, plan
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.desk.view import look
from toolkit.ui.desk.words import Words

LEFT = UseField("left", note("ptu.field_evolutions_left"), usual=1)
RARE = UseField("rare", note("ptu.field_shiny"), "yes_no")
OPTIONS = [ActorOptions("cinder", (UseOption("Throw", "action", "Throw", fields=(LEFT, RARE)),))]


def aimed(desk: Desk) -> Desk:
    """A desk where a ball is about to be thrown."""
    for part, one in (("actor", "ilse"), ("use", "Capture"), ("target", "pondling")):
        choosing.pick(desk, "act", **{part: one})
    return desk


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    """The demo campaign of the system."""
    return new_workbook(tmp_path / "Mill.xlsx", "ptu", "en", demo=True)


@pytest.fixture
def desk(mill: Path) -> Desk:
    return aimed(Desk(str(mill)))


def slot_of(desk: Desk) -> SlotView:
    (found,) = [slot for side in look(desk).sides for slot in side.slots]
    return found


def said(desk: Desk) -> dict[str, Any]:
    found: dict[str, Any] = dict(desk.held.chosen["act"]).get("with", {})
    return found


def test_fields_become_words_of_the_line_and_come_back_from_it() -> None:
    pick = plan.with_more(plan.with_more(plan.Pick("cinder", "Throw"), "left", 0), "rare", True)
    line = plan.line_of(pick, OPTIONS)
    assert line == {"actor": "cinder", "use": "Throw", "with": {"left": 0, "rare": True}}
    assert plan.pick_of(line, OPTIONS) == pick
    assert plan.line_of(plan.with_more(pick, "left", None), OPTIONS) == {**line, "with": {"rare": True}}


@pytest.mark.parametrize(("lang", "label", "no"), [("en", "Evolutions left", "no"), ("ru", "Осталось эволюций", "нет")])
def test_a_number_has_a_box_and_a_yes_or_no_a_picker(lang: str, label: str, no: str) -> None:
    pick = plan.Pick("cinder", "Throw", more={"left": 0})
    number, rare = plan.slot_view(Slot("act", "A", note("ptu.slot")), pick, OPTIONS, Words(lang)).fields
    assert (number.box.label, number.box.value, number.hint) == (label, "0", "1")
    assert (number.box.shown, number.picker.shown) == (True, False)
    assert (rare.box.shown, rare.picker.shown, rare.picker.empty, rare.picker.value) == (False, True, no, None)


def test_only_a_ball_has_its_fields(desk: Desk) -> None:
    assert [one.key for one in slot_of(desk).fields] == ["evolutions_left", "shiny", "legendary", "modifier"]
    choosing.specify(desk, "act", "shiny", "yes")
    choosing.pick(desk, "act", use="Struggle")
    assert (slot_of(desk).fields, said(desk)) == ((), {})


def test_the_rate_and_all_its_changes_are_seen_before_anything_is_rolled(desk: Desk) -> None:
    assert "Capture rate of Pondling: 46." in look(desk).preview
    choosing.specify(desk, "act", "legendary", "yes")
    shown = look(desk).preview
    assert "Legendary: -30, rate 16." in shown
    assert "Capture rate of Pondling: 16." in shown


def test_what_is_said_counts_for_the_rate_and_stays_with_another_target(desk: Desk) -> None:
    for name, typed in (("evolutions_left", "2"), ("shiny", "yes"), ("modifier", "−5")):
        choosing.specify(desk, "act", name, typed)
    choosing.pick(desk, "act", target="reedrunner")
    assert said(desk) == {"evolutions_left": 2, "shiny": True, "modifier": -5}
    answering.set_mode(desk, "type")
    answering.answer(desk, "19", "throw")
    shown = look(desk).preview
    for sentence in ("Evolutions left: 2: +10", "Shiny: -10", "HP 49 of 49: -30, rate"):
        assert sentence in shown
    choosing.specify(desk, "act", "shiny", "")
    assert said(desk) == {"evolutions_left": 2, "modifier": -5}


@pytest.mark.parametrize("typed", ["two", "1.5", "-1", "10"])
def test_what_does_not_fit_is_said_and_changes_nothing(desk: Desk, typed: str) -> None:
    choosing.specify(desk, "act", "evolutions_left", "2")
    choosing.specify(desk, "act", "evolutions_left", typed)
    assert said(desk) == {"evolutions_left": 2}
    assert "Evolutions left" in desk.complaint
    assert typed in desk.complaint
    choosing.specify(desk, "act", "evolutions_left", " ")
    assert (said(desk), desk.complaint) == ({}, "")


def test_a_ball_is_set_up_and_thrown_with_the_keyboard_alone(browser: Browser, mill: Path) -> None:
    with served(mill) as address:
        visit = Visit(browser, address)
        page = visit.page
        page.locator(".ts-dice button", has_text="I type").click()
        page.locator(".ts-actor select").select_option("ilse")
        visit.choose("Capture")
        page.locator(".ts-target select").select_option("pondling")
        page.get_by_label("Evolutions left").wait_for()
        page.locator(".ts-target select").focus()
        for _ in range(10):
            page.keyboard.press("Tab")
            if page.get_by_label("Evolutions left").evaluate("box => box === document.activeElement"):
                break
        page.keyboard.type("2")
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")
        expect(page.locator(":focus")).to_have_value("yes")
        visit.see("Capture rate of Pondling: 46.", "ts-preview")
        page.locator(".ts-preview summary", has_text="Numbers").first.click()
        visit.see("Evolutions left: 2: +10", "ts-preview")
        visit.see("Shiny: -10", "ts-preview")
        page.locator(".ts-ask input").fill("19")
        page.locator(".ts-ask input").press("Enter")
        page.get_by_text("Dice and answers (1)").wait_for()
        assert (visit.faults, visit.strangers) == ([], [])
        visit.close()
