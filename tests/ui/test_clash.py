"""Somebody's change is in the way: the desk shows every value, offers the choices, and so it does after a reload."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from tests.ui.conftest import column, edit
from tests.ui.deeds import plan
from toolkit.session import Committed, open_campaign
from toolkit.session.contested import Keep
from toolkit.ui.desk import answering, saving, settling
from toolkit.ui.desk.clashing import ClashView
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look


def hurt(demo: Path) -> None:
    """Ann sets Mosspaw to 40, then somebody types 30."""
    campaign = open_campaign(demo)
    entry = {"adjust": {"who": "Mosspaw", "set": {"hp": 40}}}
    assert isinstance(campaign.commit(campaign.preview(entry, by="Ann")), Committed)
    edit(demo, "HP", "Mosspaw", 30)


def clash(desk: Desk) -> ClashView:
    found = look(desk).clash
    assert found is not None
    return found


@pytest.fixture
def asked(demo: Path) -> Desk:
    """A desk that took an action back over somebody's edit."""
    hurt(demo)
    desk = Desk(str(demo))
    assert look(desk).clash is None
    saving.undo(desk)
    return desk


def test_an_undo_over_somebodys_edit_is_asked_about_in_every_window(asked: Desk, demo: Path) -> None:
    for desk in (asked, Desk(str(demo))):  # the second one is a reload
        view = clash(desk)
        assert all(value in view.told for value in ("40", "30", "62", "Mosspaw", "re-applied: 52"))
        assert [(box.value, "(HP)" in box.label) for box in view.boxes] == [("52", True)]
        assert view.ready
    assert column(demo, "HP")["Mosspaw"] == 30


@pytest.mark.parametrize(("keep", "left"), [("mine", 62), ("theirs", 30), ("reapply", 52), (None, 52)])
def test_a_choice_is_written(asked: Desk, demo: Path, keep: Keep | None, left: int) -> None:
    if keep is not None:
        settling.keep_all(asked, keep)
        assert clash(asked).boxes[0].value == str(left)
    settling.settle(asked)
    assert column(demo, "HP")["Mosspaw"] == left
    assert look(asked).clash is None
    assert Desk(str(demo)).settling is None


@pytest.mark.parametrize(("typed", "left"), [("17", 17), ("—", None), ("", 52)])
def test_a_value_of_ones_own_is_written(asked: Desk, demo: Path, typed: str, left: int | None) -> None:
    settling.keep_one(asked, clash(asked).boxes[0].key, typed)
    settling.settle(asked)
    assert column(demo, "HP")["Mosspaw"] == left


def test_it_can_be_dropped(asked: Desk, demo: Path) -> None:
    settling.drop(asked)
    assert (look(asked).clash, column(demo, "HP")["Mosspaw"]) == (None, 30)
    assert not asked.poll() or look(asked).clash is None


def test_a_plan_that_is_saved_once_more_settles_it(desk: Desk, demo: Path) -> None:
    plan(desk)
    answering.roll(desk, "t1")
    edit(demo, "SP", "Gravlet", 9)
    saving.commit(desk, "save")
    assert clash(desk).can["mine"]
    desk.poll()
    saving.commit(desk, "again")
    assert desk.campaign is not None
    assert (len(desk.campaign.log()), look(desk).clash, desk.held.chosen) == (1, None, {})


def test_a_plan_settled_from_the_panel_is_done(desk: Desk, demo: Path) -> None:
    plan(desk)
    answering.roll(desk, "t1")
    edit(demo, "SP", "Cindrake", 9)
    saving.commit(desk, "save")
    settling.keep_all(desk, "theirs")
    settling.settle(desk)
    assert desk.campaign is not None
    assert (len(desk.campaign.log()), look(desk).clash, desk.held.chosen) == (1, None, {})
    assert column(demo, "SP")["Cindrake"] == 9


def test_copies_that_a_cloud_service_made_are_told(desk: Desk, demo: Path) -> None:
    copy = demo.with_name("Ferry War (Ann's conflicted copy 2026-11-29).xlsx")
    copy.write_bytes(demo.read_bytes())
    assert desk.poll()
    assert "conflicted copy 2026-11-29" in look(desk).troubles


@pytest.fixture
def address(demo: Path) -> Iterator[str]:
    with served(demo) as address:
        yield address


def test_in_the_browser(browser: Browser, address: str, demo: Path) -> None:
    hurt(demo)
    visit = Visit(browser, address)
    visit.see("Mosspaw", "ts-log")
    visit.press("ts-undo")
    visit.see("stands there now", "ts-clash")
    visit.page.reload(wait_until="commit")
    visit.see("stands there now", "ts-clash")
    expect(visit.page.locator(".ts-clash-cell input")).to_have_value("52")
    visit.press("ts-clash-theirs")
    expect(visit.page.locator(".ts-clash-cell input")).to_have_value("30")
    visit.press("ts-clash-settle")
    visit.see("Undone", "ts-log")
    expect(visit.page.locator(".ts-clash")).to_be_hidden()
    assert column(demo, "HP")["Mosspaw"] == 30
    assert visit.faults == []
