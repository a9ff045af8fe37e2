"""The map at the desk: what choosing a square or somebody means, what is said of it, one Move by keyboard alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.ui.browser import Visit, served
from tests.ui.conftest import cells, column, edit
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing, map_choice, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.map_view import MapView, letters_of
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import look
from toolkit.ui.pages.battle import Page as Widgets


@pytest.fixture
def bridge(tmp_path: Path) -> Path:
    """The demo campaign with a map."""
    return new_workbook(tmp_path / "Bridge.xlsx", "odyssey", "en", demo=True)


@pytest.fixture
def desk(bridge: Path) -> Desk:
    found = Desk(str(bridge))
    choosing.pick(found, "act", actor="kilnling")
    return found


def map_of(desk: Desk) -> MapView:
    found = look(desk).map
    assert found is not None
    return found


# ---- choosing


def test_a_square_is_a_move_there_and_the_path_is_shown_and_written(desk: Desk, bridge: Path) -> None:
    map_choice.choose_square(desk, (9, 8))
    assert desk.held.chosen["act"] == {"actor": "kilnling", "use": "Move", "with": {"to": [9, 8]}}
    assert map_of(desk).marks.path == ((6, 8), (7, 8), (8, 8), (9, 8))
    assert look(desk).step is Step.COMMIT
    saving.commit(desk, "t1")
    assert (column(bridge, "X")["Kilnling"], column(bridge, "Y")["Kilnling"]) == (9, 8)
    saving.undo(desk, look(desk).undo_id)
    assert (column(bridge, "X")["Kilnling"], column(bridge, "Y")["Kilnling"]) == (5, 8)


def test_somebody_on_the_map_is_actor_or_target_or_only_looked_at(bridge: Path) -> None:
    edit(bridge, "Movement", "Grumble", 3)
    desk = Desk(str(bridge))
    choosing.pick(desk, "act", use="Start")
    answering.set_mode(desk, "type")
    while look(desk).ask is not None:
        answering.answer(desk, look(desk).ask.choices[0].value, f"{desk.held.id}-{len(desk.held.answers)}")  # type: ignore[union-attr]
    saving.commit(desk, "t1")
    assert map_of(desk).marks.actor == "reedwing"
    map_choice.choose_square(desk, (3, 5))
    assert map_of(desk).marks.actor == "tal"
    map_choice.choose_square(desk, (13, 11))
    marks = map_of(desk).marks
    assert (desk.pointed, marks.actor, marks.open, bool(marks.goals)) == ("grumble", "grumble", False, True)
    map_choice.choose_square(desk, (5, 5))
    choosing.pick(desk, "act", use="Reed Dart")
    map_choice.choose_square(desk, (13, 11))
    assert desk.held.chosen["act"]["on"] == ["grumble"]
    assert map_of(desk).marks.targets == ("grumble",)
    assert [line[0] for line in map_of(desk).marks.lines if line[4]] == ["grumble"]


def test_an_area_takes_its_square_and_everybody_it_meets_there(desk: Desk) -> None:
    map_choice.choose_square(desk, (9, 8))
    saving.commit(desk, "t1")
    choosing.pick(desk, "act", actor="kilnling")
    choosing.pick(desk, "act", use="Cinder Lob")
    map_choice.choose_square(desk, (14, 7))
    chosen = desk.held.chosen["act"]
    assert (chosen["on"], chosen["with"]) == (["tollhorn"], {"to": [14, 7]})
    assert len(map_of(desk).marks.area) == 9
    map_choice.choose_square(desk, (15, 7))
    assert desk.held.chosen["act"]["with"] == {"to": [15, 7]}
    choosing.pick(desk, "act", target="grumble")
    assert "with" not in desk.held.chosen["act"]


def test_where_nothing_can_be_chosen_it_says_so_and_changes_nothing(desk: Desk) -> None:
    map_choice.choose_square(desk, (19, 2))
    assert desk.complaint == "19:2. Nothing can be chosen there now."
    assert desk.held.chosen == {}


def test_one_step_back_at_a_time(desk: Desk) -> None:
    map_choice.choose_square(desk, (9, 8))
    map_choice.step_back(desk)
    assert desk.held.chosen["act"] == {"actor": "kilnling", "use": "Move"}
    assert look(desk).step is Step.DECIDE
    map_choice.step_back(desk)
    assert desk.held.chosen == {}


def test_the_question_for_a_square_is_typed_not_a_wall_of_buttons(desk: Desk) -> None:
    choosing.pick(desk, "act", use="Move")
    ask = look(desk).ask
    assert ask is not None
    assert ask.choices == ()
    assert "on the map" in ask.hint
    answering.answer(desk, "99:1", "t1")
    assert "one of those possible, such as 5:7" in desk.unfit
    answering.answer(desk, "9:8", "t2")
    assert look(desk).step is Step.COMMIT


# ---- what is shown


def test_tokens_say_who_they_are_in_both_languages_and_systems_without_a_map_have_none(
    desk: Desk, bridge: Path, tmp_path: Path
) -> None:
    edit(bridge, "HP", "Mossback", 12)
    edit(bridge, "Status", "Mossback", "Stuck, Slowed")
    shown = {token.id: token for token in map_of(Desk(str(bridge))).tokens}["mossback"]
    assert (shown.edge, shown.side, shown.letters, shown.share, shown.badge) == (2, 1, "Mo", 25, "St+")
    assert shown.said == "Mossback, Travellers, HP 12 / 48, Stuck, Slowed, Shaken"
    russian = map_of(Desk(str(bridge), "ru"))
    assert "ОЗ 12 / 48" in {token.id: token for token in russian.tokens}["mossback"].said
    assert ("rough", "Заросли") in [kind[:2] for kind in russian.ground]
    assert look(Desk(str(new_workbook(tmp_path / "c.xlsx", "calpheon", "en", demo=True)))).map is None


def test_letters_tell_everybody_apart() -> None:
    assert letters_of(["Mossback", "Mostly", "Ёж", "Mo", "…"]) == ["Mo", "M2", "Ёж", "M3", "?"]


def test_presses_that_do_not_fit_do_nothing_and_a_double_click_counts_once(bridge: Path) -> None:
    page = Widgets(Desk(str(bridge)))
    page.board.sides[0].plan.panels[0].actor.pick("kilnling")  # type: ignore[attr-defined]
    box = page.board.map
    rev = box.view.rev
    for square in ([0, 1], [99, 1], [1], "x", [1.5, 2], None):
        box.view._handle_custom_msg({"square": square, "rev": box.view.rev}, [])
    box.view._handle_custom_msg({"square": [9, 8], "rev": rev - 1}, [])
    assert page.desk.held.chosen == {}
    press = {"square": [9, 8], "rev": box.view.rev}
    box.view._handle_custom_msg(press, [])
    box.view._handle_custom_msg({**press, "square": [9, 7]}, [])
    assert page.desk.held.chosen["act"]["with"] == {"to": [9, 8]}


def test_only_the_tokens_that_changed_are_sent_and_all_of_them_to_a_page_that_asks(bridge: Path) -> None:
    page = Widgets(Desk(str(bridge)))
    box, told = page.board.map, []
    box.view.send = lambda content, buffers=None: told.append(content)
    page.board.sides[0].plan.panels[0].actor.pick("kilnling")  # type: ignore[attr-defined]
    assert told == []
    box.press((9, 8))
    page.do(saving.commit, "t1")
    assert [[token["id"] for token in content["tokens"]] for content in told] == [["kilnling"]]
    box.view._handle_custom_msg({"here": True}, [])
    assert len(told[-1]["tokens"]) == len(told[-1]["order"]) > 8


# ---- in the browser


def hear(page: Page, words: str | re.Pattern[str]) -> None:
    """Wait until the map says so of the square under its cursor."""
    expect(page.locator(".ts-map-said[aria-live=polite]")).to_have_text(words)


def test_a_move_by_keyboard_alone_is_told_committed_and_written(browser: Browser, bridge: Path) -> None:
    before = cells(bridge)
    with served(bridge) as address:
        visit = Visit(browser, address)
        page, keys = visit.page, visit.page.keyboard
        visit.tab_to("ts-map")
        assert page.locator(".ts-map [tabindex='0']").count() == 1
        hear(page, "5:5 — Reedwing, Travellers, HP 28 / 28, acts")
        for _ in range(6):
            keys.press("PageDown")
        hear(page, "5:8 — Kilnling, Travellers, HP 30 / 30")
        keys.press("Enter")
        expect(page.locator(".ts-token[data-id=kilnling]")).to_have_class("ts-token ts-token-1 ts-acting")
        for key, place in (("End", "20:8"), ("Home", "1:8"), ("Control+Home", "1:1"), ("Control+End", "20:14")):
            keys.press(key)
            hear(page, re.compile(f"^{place} — Blocked"))
        keys.press("PageDown")
        for _ in range(7):
            keys.press("PageDown")
        for _ in range(4):
            keys.press("ArrowRight")
        hear(page, "9:8 — free; can go here, Movement 4")
        expect(square(page, 9, 8)).to_have_attribute("aria-label", "9:8 — free; can go here, Movement 4")
        keys.press("Enter")
        visit.see("Kilnling moves 5:8 → 6:8 → 7:8 → 8:8 → 9:8", "ts-preview")
        hear(page, "9:8 — free; can go here, Movement 4; on the path")
        keys.press("Escape")
        expect(page.locator(".ts-map :focus")).to_have_count(0)  # it is left, and what was chosen stays
        keys.press("m")
        visit.see("Kilnling moves 5:8 → 6:8", "ts-preview")
        keys.press("Backspace")
        expect(page.locator(".ts-asks")).to_contain_text("to which square")
        visit.calm()  # the map has heard of it too
        keys.press("Enter")
        visit.see("Kilnling moves 5:8 → 6:8", "ts-preview")
        visit.key("c", "ts-commit")
        visit.see("Saved to Bridge.xlsx", "ts-status")
        assert (column(bridge, "X")["Kilnling"], column(bridge, "Y")["Kilnling"]) == (9, 8)
        hear(page, re.compile("^9:8 — Kilnling, Travellers, HP 30 / 30"))
        visit.press("ts-undo")
        visit.see("Taken back", "ts-log")
        assert (visit.faults, visit.strangers) == ([], [])
        visit.close()
    assert cells(bridge) == before


def square(page: Page, x: int, y: int) -> Locator:
    return page.locator(f".ts-square[data-x='{x}'][data-y='{y}']")


def test_what_a_foe_is_to_whoever_acts_is_said_and_shown_before_anything_is_chosen(
    browser: Browser, bridge: Path
) -> None:
    with served(bridge) as address:
        visit = Visit(browser, address)
        page = visit.page
        square(page, 13, 11).hover()
        expect(page.locator(".ts-map-said")).to_have_text(
            "13:11 — Grumble, Toll, HP 28 / 28, distance 8, nothing in between"
        )
        expect(page.locator(".ts-map-ahead .ts-sight-clear")).to_have_count(1)
        square(page, 9, 8).hover()
        expect(page.locator(".ts-map-ahead .ts-ahead-path")).to_have_attribute("d", re.compile("L"))
        visit.close()


def test_help_list_and_size_without_a_mouse(browser: Browser, bridge: Path) -> None:
    with served(bridge) as address:
        visit = Visit(browser, address)
        page, keys = visit.page, visit.page.keyboard
        visit.tab_to("ts-map")
        keys.press("?")
        expect(page.locator(".ts-map-help li").first).to_be_visible()
        drawing = page.locator(".ts-map-frame svg")
        wide = drawing.evaluate("drawing => getComputedStyle(drawing).width")
        keys.press("+")
        expect(drawing).not_to_have_css("width", wide)
        assert drawing.bounding_box()["width"] > float(wide.removesuffix("px"))  # type: ignore[index]
        keys.press("Tab")
        expect(page.locator(".ts-map-list summary")).to_be_focused()
        keys.press("Enter")
        expect(page.locator(".ts-map-list li").first).to_contain_text("can go here, Movement 1: ")
        visit.close()


def test_a_finger_sees_the_path_first_and_chooses_with_the_second_tap_or_the_button(
    browser: Browser, bridge: Path
) -> None:
    with served(bridge) as address:
        visit = Visit(browser, address, width=390, touch=True)
        page = visit.page
        square(page, 7, 5).tap()
        go = page.get_by_role("button", name="Choose 7:5")
        expect(go).to_be_visible()
        expect(page.locator(".ts-map-said")).to_contain_text("7:5 — free; can go here, Movement 2")
        expect(page.locator(".ts-map-ahead .ts-ahead-path")).to_have_attribute("d", re.compile("L"))
        expect(page.locator(".ts-plan").first).not_to_contain_text("square 7:5")
        go.tap()
        visit.see("square 7:5", "ts-plan")
        square(page, 8, 5).tap()
        expect(page.get_by_role("button", name="Choose 8:5")).to_be_visible()
        square(page, 8, 5).tap()
        visit.see("square 8:5", "ts-plan")
        visit.close()
        assert (visit.faults, visit.strangers) == ([], [])


def test_a_phone_scrolls_the_map_in_its_own_frame(browser: Browser, bridge: Path) -> None:
    with served(bridge) as address:
        visit = Visit(browser, address, width=390)
        page = visit.page
        square(page, 15, 9).click()
        expect(page.locator(".ts-actor select").first).to_have_value("tollhorn")
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        frame = page.locator(".ts-map-frame")
        assert frame.evaluate("frame => frame.scrollWidth > frame.clientWidth")
        assert page.locator(".ts-square").first.bounding_box()["width"] > 36  # type: ignore[index]
        visit.close()
        assert (visit.faults, visit.strangers) == ([], [])
