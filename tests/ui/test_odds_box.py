"""The odds beside the choice: there before the dice, of what is chosen now, never in the way of a press."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.ui.conftest import edit
from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look
from toolkit.ui.pages.battle import Page
from toolkit.ui.widgets.odds_box import CALM


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page(Desk(str(new_workbook(tmp_path / "Lights.xlsx", "d6forum", "en", demo=True))))


def shown(page: Page) -> str:
    return str(page.board.odds.view.value)


def choose(page: Page, use: str = "Wick Flare") -> None:
    key = next(slot.key for side in look(page.desk).sides for slot in side.slots)
    page.do(lambda desk: choosing.pick(desk, key, actor="lampling"))
    page.do(lambda desk: choosing.pick(desk, key, use=use))
    page.do(lambda desk: choosing.pick(desk, key, target="rustcrab"))


def test_odds_stand_beside_the_choice_before_any_die(page: Page) -> None:
    assert shown(page) == ""
    choose(page)
    told = shown(page)
    assert "critical hit 16.7%" in told
    assert "dodge" in told  # what is taken for granted
    assert re.search(r'<svg[^>]* role="img"', told)
    assert "HP" in told


def test_another_choice_has_other_odds_and_none_has_none(page: Page) -> None:
    choose(page)
    flare = shown(page)
    choose(page, "Glimmer")
    assert shown(page) not in ("", flare)
    page.do(choosing.clear)
    assert shown(page) == ""


def test_answers_so_far_count_and_all_answers_end_it(page: Page) -> None:
    choose(page)
    page.do(answering.set_mode, "type")
    page.do(answering.answer, "5", "first")
    assert "Rustcrab: hit " in shown(page)  # a 5 is never critical; whether it is dodged is open
    page.do(answering.answer, "no", "second")
    assert shown(page) == ""


def test_an_edit_in_the_sheet_changes_the_odds(page: Page) -> None:
    choose(page)
    assert "left without HP" not in shown(page)
    edit(Path(page.desk.source), "HP", "Rustcrab", 30)
    page.do(Desk.poll)
    assert "left without HP" in shown(page)


def test_a_plan_that_is_not_legal_has_its_reason_elsewhere(page: Page) -> None:
    edit(Path(page.desk.source), "HP", "Lampling", 0)
    page.desk.poll()
    choose(page)
    assert "<svg" not in shown(page)


def test_late_odds_of_an_earlier_choice_are_dropped(page: Page) -> None:
    seen: list[str] = []

    async def twice() -> None:
        choose(page)
        await asyncio.sleep(CALM / 4)
        choose(page, "Glimmer")
        for _ in range(6000):
            seen.append(shown(page))
            if seen[-1] and "Counting" not in seen[-1]:
                break
            await asyncio.sleep(0.01)

    asyncio.run(twice())
    choose(fresh := Page(Desk(page.desk.source)), "Glimmer")
    assert seen[-1] == shown(fresh)
    assert not any("Burn" in one for one in seen)  # what the first choice would have brought
