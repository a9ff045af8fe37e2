"""The Roster page without a browser: rows found, a dozen planned and saved once, battles framed, cells set by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.conftest import cells, column, edit
from toolkit.session.new import new_workbook
from toolkit.session.planned import Planned
from toolkit.ui.beside.taking_back import redo, undo
from toolkit.ui.desk import saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.roster import RosterPage
from toolkit.ui.roster.muster import (
    PAGE,
    Muster,
    drop,
    enter,
    narrow,
    pick,
    plan_active,
    plan_frame,
    plan_removal,
    plan_rows,
    save,
)
from toolkit.ui.roster.view import look


def muster(file: Path, lang: str | None = None) -> Muster:
    return Muster(Desk(str(file), lang))


def names(page: Muster) -> list[str]:
    return [row.name for row in page.shown]


def dozen(page: Muster, like: str, count: str = "12") -> None:
    who = next(row.id for row in page.rows if row.name == like)
    enter(page, {"name": "Rattata", "count": count, "like": who, "side": "Wild", "level": "5-8"})
    plan_rows(page)


def written(file: Path) -> dict[tuple[str, int, int], object]:
    """Every cell of every tab but the Log."""
    return {at: value for at, value in cells(file).items() if at[0] != "Журнал"}


SYSTEMS = ["calpheon", "ptu", "odyssey", "d6forum"]


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_encounter_from_first_to_last_in_every_system(system: str, lang: str, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "demo.xlsx", system, lang, demo=True)
    page, before = muster(file, lang), written(file)
    like = next(row.name for row in page.rows if row.kind != "human")
    dozen(page, like)
    assert isinstance(page.plan, Planned)
    assert "Rattata 12" in look(page).plan
    assert written(file) == before
    save(page)
    save(page)
    assert len([row for row in page.rows if row.side == "Wild"]) >= 12
    plan_frame(page, "start")
    assert look(page).buttons["save"].enabled, look(page).plan
    save(page)
    assert page.desk.state.battle.round
    assert look(page).buttons["end"].shown
    for kind in ("scene", "day", "end"):
        plan_frame(page, kind)
        assert look(page).buttons["save"].enabled, look(page).plan
        save(page)
    narrow(page, {"find": "Rattata"})
    plan_removal(page)
    save(page)
    assert names(page) == []
    assert not page.desk.campaign.problems_of_all() if page.desk.campaign else False
    for _ in range(6):
        undo(page)
    assert written(file) == before


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_new_ones_like_nobody_are_told_once_what_they_lack_and_where_to_choose(lang: str, tmp_path: Path) -> None:
    page = muster(new_workbook(tmp_path / "demo.xlsx", "ptu", lang, demo=True), lang)
    enter(page, {"name": "Rattata", "count": "12", "side": "Wild", "level": "5"})
    plan_rows(page)
    told = look(page).plan
    assert told.count("<li>") == 1
    assert ("And the same in 11 more cells." if lang == "en" else "И то же ещё в 11 ячейках.") in told
    assert ("Choose under “Like”" if lang == "en" else "«По образцу»") in told
    assert not look(page).buttons["save"].enabled


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_new_ones_who_would_not_be_in_the_battle_are_told_of(lang: str, tmp_path: Path) -> None:
    page = muster(new_workbook(tmp_path / "demo.xlsx", "ptu", lang, demo=True), lang)
    enter(page, {"name": "Rattata", "count": "12", "like": page.rows[-1].id})
    plan_rows(page)
    told = "12 of them are not in the battle" if lang == "en" else "не участвуют (12)"
    assert told in look(page).plan
    enter(page, {"active": "yes"})
    plan_rows(page)
    assert told not in look(page).plan
    save(page)
    plan_active(page, False)
    assert told not in look(page).plan


def test_rows_are_found_narrowed_down_and_put_in_order(demo: Path) -> None:
    page = muster(demo)
    everybody = names(page)
    narrow(page, {"side": "Bank", "kind": "human"})
    assert names(page) == ["Wren"]
    narrow(page, {"side": None, "kind": None, "owner": "Wren", "order": "level"})
    levels = [row.level or 0 for row in page.shown]
    assert levels == sorted(levels, reverse=True)
    assert len(levels) == 3
    narrow(page, {"owner": "", "order": "", "find": "ghost"})
    assert names(page) == ["Puddlewick"]
    narrow(page, {"find": "zzz"})
    assert "Nobody fits" in look(page).listed
    narrow(page, {"find": "", "active": "no"})
    assert 0 < len(names(page)) < len(everybody)


def test_a_plan_is_shown_first_and_can_be_dropped(demo: Path) -> None:
    page, before = muster(demo), demo.read_bytes()
    dozen(page, "Mosspaw")
    view = look(page)
    assert "Roster!" in view.plan
    assert view.buttons["save"].enabled
    drop(page)
    save(page)
    assert demo.read_bytes() == before
    assert not look(page).buttons["save"].shown


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"count": "0"}, "<b>How many</b>: “0”"),
        ({"count": "many"}, "“many” stands there. Expected: how many"),
        ({"level": "high"}, "levels from 1"),
        ({"columns": "Max HP 20"}, "<b>Further columns</b>: “Max HP 20”"),
        ({"columns": "Shoe Size=4"}, "<b>Further columns</b>: “Shoe Size”"),
        ({"columns": "Max HP=lots"}, "whole number"),
    ],
)
def test_what_is_wrong_with_a_wish_is_said(demo: Path, part: dict[str, str], said: str) -> None:
    page, before = muster(demo), demo.read_bytes()
    dozen(page, "Mosspaw")
    enter(page, part)
    plan_rows(page)
    view = look(page)
    assert said in view.plan
    assert not view.buttons["save"].enabled
    save(page)
    assert demo.read_bytes() == before


def test_a_cell_is_set_by_hand_once_and_only_if_it_holds_what_was_read(demo: Path) -> None:
    page = muster(demo)
    pick(page, "mosspaw")
    saving.wish(page.desk, what="hp", value="12")
    saving.adjust(page.desk, "t-1")
    saving.wish(page.desk, what="hp", value="12")
    saving.adjust(page.desk, "t-1")
    assert column(demo, "HP")["Mosspaw"] == 12
    assert len(page.desk.campaign.log()) == 1 if page.desk.campaign else False
    undo(page)
    redo(page)
    assert column(demo, "HP")["Mosspaw"] == 12


def test_several_leave_the_battle_in_one_step(tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "mill.xlsx", "ptu", "en", demo=True)
    page, before = muster(file), written(file)
    narrow(page, {"side": "Wild"})
    plan_active(page, False)
    save(page)
    assert not any(row.active for row in page.shown)
    pick(page, page.shown[0].id)
    plan_active(page, True)
    save(page)
    assert [row.active for row in page.shown] == [True, False, False]
    undo(page)
    undo(page)
    assert written(file) == before


def test_somebodys_change_meanwhile_is_not_written_over(demo: Path) -> None:
    page = muster(demo)
    plan_active(page, False)
    edit(demo, "Active", "Gravlet", "maybe")
    save(page)
    assert column(demo, "Active")["Gravlet"] == "maybe"
    assert page.desk.news.mood == "bad"


def test_a_double_press_saves_once(demo: Path) -> None:
    page = RosterPage(muster(demo))
    dozen(page.model, "Mosspaw", "2")
    page.mirror(False)
    press = page.presses["save"].view
    token = press.token
    for _ in range(2):
        press._handle_custom_msg({"action": "press", "token": token}, [])
    assert len([row for row in page.model.rows if row.name.startswith("Rattata")]) == 2


def test_a_thousand_rows_come_in_parts_and_names_are_text(demo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = muster(demo)
    one = page.rows[1].model_copy(update={"name": "<b>$x$</b>"})
    rows = [one.model_copy(update={"id": f"r{number}"}) for number in range(1000)]
    monkeypatch.setattr(Muster, "rows", property(lambda self: rows))
    view = look(page)
    assert view.listed.count("<tr") == PAGE + 1
    assert view.buttons["more"].shown
    assert "<b>$" not in view.listed


def test_a_campaign_with_errors_opens_and_says_what_to_do(demo: Path) -> None:
    edit(demo, "Speed", "Mosspaw", "fast")
    page = RosterPage(muster(demo))
    assert "Mosspaw" in page.listed.view.html
    enter(page.model, {"name": "Rattata"})
    plan_frame(page.model, "start")
    assert page.model.plan is None


def test_who_only_looks_is_not_told_that_anything_is_saved(demo: Path) -> None:
    page = muster(demo)
    assert "One moment…" in look(page, busy=True).head.status


def test_people_who_take_turns_are_not_said_to_be_outside(tmp_path: Path) -> None:
    page = muster(new_workbook(tmp_path / "demo.xlsx", "odyssey", "en", demo=True))
    mine = [row.name for row in page.rows if row.active and row.owner == "Mira"]
    assert mine
    assert f"<td>with {', '.join(mine)}</td>" in look(page).listed
    plan_frame(page, "start")
    save(page)
    campaign = page.campaign
    assert campaign is not None
    campaign.commit(campaign.preview({"adjust": {"who": "battle", "set": {"turn_order": "Mira"}}}))
    page.poll()
    assert "<td>in the turn order</td>" in look(page).listed
