"""The Log page without a browser: narrowed down, numbers explained, taken back from any row, exported."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.ui.conftest import cells, edit
from toolkit.session import Campaign, open_campaign
from toolkit.session.adding import NewRows
from toolkit.session.anew import told_anew
from toolkit.session.entries import LogEntry
from toolkit.session.new import new_workbook
from toolkit.session.planned import Planned
from toolkit.ui.beside.taking_back import redo, undo
from toolkit.ui.desk import view as desk_view
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.journal import item
from toolkit.ui.pages.log import LogPage
from toolkit.ui.story.story import (
    PAGE,
    Story,
    choose_export,
    make_export,
    narrow,
    pick,
    turn,
    undo_since,
)
from toolkit.ui.story.view import look


def setting(campaign: Campaign, who: str, **columns: Any) -> str:
    made = campaign.preview({"adjust": {"who": who, "set": columns}})
    campaign.commit(made)
    return made.id


@pytest.fixture
def told(demo: Path) -> list[str]:
    """The ids of three actions: two on Cindrake's HP, one on somebody else's."""
    campaign = open_campaign(demo)
    return [
        setting(campaign, "Cindrake", hp=40),
        setting(campaign, "Mosspaw", hp=11),
        setting(campaign, "Cindrake", hp=30),
    ]


def test_an_action_that_nothing_stands_in_the_way_of_is_undone_alone(demo: Path, told: list[str]) -> None:
    page = Story(Desk(str(demo)))
    pick(page, told[1])
    view = look(page)
    assert "nothing later stands in the way" in view.detail
    assert view.buttons["undo"].enabled
    undo(page, told[1])
    assert [entry.live for entry in page.entries][:3] == [True, False, True]
    view = look(page)
    assert "has been taken back" in view.detail
    assert "Undone: The game master sets Mosspaw: HP 11 · Saved to" in view.head.status
    redo(page)
    assert page.entries[1].live
    assert "Done again: The game master sets Mosspaw: HP 11 · Saved to" in look(page).head.status


def test_where_something_later_stands_in_the_way_everything_since_goes_once(demo: Path, told: list[str]) -> None:
    page = Story(Desk(str(demo)))
    pick(page, told[0])
    view = look(page)
    assert "Something later has changed" in view.detail
    assert not view.buttons["undo"].enabled
    assert "(3)" in view.buttons["since"].label
    before = cells(demo)
    undo_since(page, told[0])
    undo_since(page, told[0])
    assert [entry.live for entry in page.entries if entry.kind == "action"] == [False] * 3
    assert sum(entry.kind == "undo" for entry in page.entries) == 1
    redo(page)
    assert cells(demo) == before
    assert not look(page).buttons["redo"].enabled


def test_somebodys_change_stops_it_and_is_told(demo: Path, told: list[str]) -> None:
    edit(demo, "HP", "Mosspaw", 5)
    page = Story(Desk(str(demo)))
    undo_since(page, told[0])
    assert [entry.live for entry in page.entries if entry.kind == "action"] == [True, True, False]
    assert "HP 30" in page.desk.news.said
    assert "(HP): 5 stands there; 11 was expected" in page.desk.news.said
    undo_since(page, told[0])
    assert page.desk.news.said.startswith("It goes no further: “The game master sets Mosspaw: HP 11”")


def test_what_it_stops_before_is_named_in_the_language_of_the_page(demo: Path, told: list[str]) -> None:
    edit(demo, "HP", "Mosspaw", 5)
    page = Story(Desk(str(demo), "ru"))
    undo_since(page, told[0])
    assert "«Ведущий ставит Mosspaw: ОЗ 11» остаётся" in page.desk.news.said


def test_a_double_press_is_one_and_so_is_one_of_another_page(demo: Path, told: list[str]) -> None:
    page = LogPage(Story(Desk(str(demo))))
    pick(page.model, told[1])
    page.mirror(False)
    press = page.presses["undo"].view
    token = press.token
    for _ in range(2):
        press._handle_custom_msg({"action": "press", "token": token}, [])
    assert [entry.kind for entry in page.model.entries] == ["action"] * 3 + ["undo"]


@pytest.mark.parametrize(
    ("system", "lang", "word"), [("calpheon", "ru", "Ход"), ("calpheon", "en", "Turn"), ("ptu", "en", "Round")]
)
def test_the_list_of_rounds_has_the_word_of_the_rules(tmp_path: Path, system: str, lang: str, word: str) -> None:
    page = Story(Desk(str(new_workbook(tmp_path / "demo.xlsx", system, lang, demo=True))))
    assert look(page).filters[0].label == word


def test_filters_and_pages(demo: Path, told: list[str]) -> None:
    page = Story(Desk(str(demo)))
    narrow(page, {"find": "mosspaw"})
    assert [entry.id for entry in page.shown()] == [told[1]]
    undo(page, told[1])
    narrow(page, {"find": "", "kind": "undone"})
    assert [entry.id for entry in page.shown()] == [told[1]]
    narrow(page, {"kind": None})
    assert len(page.shown()) == 4


def test_three_thousand_rows_come_in_pages(demo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [LogEntry(f"t-{number}", action=f"Wren: Rest {number}", round=number) for number in range(3000)]
    monkeypatch.setattr(Story, "entries", property(lambda self: rows))
    page = Story(Desk(str(demo)))
    assert look(page).listed.count('<li class="ts-entry"') == PAGE
    assert "1–50 of 3000" in look(page).listed
    turn(page, 1)
    assert "Rest 2949" in look(page).listed
    turn(page, 999)
    assert not look(page).buttons["older"].enabled
    assert "Rest 0" in look(page).listed


def test_exports(demo: Path, told: list[str]) -> None:
    page = Story(Desk(str(demo)))
    texts = {}
    for form in ("text", "markdown", "bbcode", "json", "csv"):
        choose_export(page, form=form)
        make_export(page)
        assert page.export is not None
        texts[form] = page.export.text
    assert "Cindrake" in texts["text"]
    assert [one["id"] for one in json.loads(texts["json"])] == told
    rows = list(csv.reader(io.StringIO(texts["csv"])))
    assert [row[0] for row in rows] == ["ID", *told]
    choose_export(page, view="table")
    make_export(page)
    assert page.export is not None
    assert "By" not in page.export.text.splitlines()[0].split(",")
    choose_export(page, form="nonsense")
    assert page.form == "csv"


@pytest.mark.parametrize("system", ["calpheon", "ptu", "odyssey", "d6forum"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_numbers_of_an_old_action_are_explained_in_every_system(system: str, lang: str, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "demo.xlsx", system, lang, demo=True)
    campaign = open_campaign(file)
    campaign.commit(campaign.preview({"start": True}, seed=4))
    assert campaign.state is not None
    who = next(row for row in campaign.state.roster.values() if row.active and row.kind != "human")
    first = setting(campaign, who.id, hp=(who.hp or 9) - 1)
    setting(campaign, who.id, hp=(who.hp or 9) - 3)
    page = Story(Desk(str(file)))
    made = page.then(next(entry for entry in page.entries if entry.id == first))
    assert made is not None
    assert made.complete
    pick(page, first)
    assert "ts-step" in look(page).detail
    before = cells(file)
    assert before == cells(file)


def test_numbers_of_an_action_are_explained_though_an_encounter_has_come_since(demo: Path, told: list[str]) -> None:
    campaign = open_campaign(demo)
    plan = campaign.plan_rows(NewRows("Moth", 3, like="Mosspaw", side="Wild"))
    assert isinstance(plan, Planned)
    campaign.write(plan)
    page = Story(Desk(str(demo)))
    pick(page, told[0])
    assert page.then(next(entry for entry in page.entries if entry.id == told[0])) is not None
    assert "cannot be worked out again" not in look(page).detail


def test_what_people_wrote_is_text(demo: Path) -> None:
    campaign = open_campaign(demo)
    made = campaign.preview({"adjust": {"who": "Cindrake", "set": {"hp": 3}, "why": "<script>alert(1)</script>"}})
    campaign.commit(made)
    page = Story(Desk(str(demo)))
    pick(page, made.id)
    view = look(page)
    assert "<script" not in view.listed + view.detail
    assert "&lt;script" in view.detail


def test_a_page_in_another_language_tells_what_was_done_in_its_own(demo: Path, told: list[str]) -> None:
    assert "kept in the campaign" not in look(Story(Desk(str(demo)))).listed
    page = Story(Desk(str(demo), "ru"))
    undo(page, told[1])
    narrow(page, {"find": "отменено"})
    view = look(page)
    assert "Отменено: Ведущий ставит Mosspaw: ОЗ 11" in view.listed
    assert view.listed.count('<li class="ts-entry') == 1
    assert "на языке кампании: по-английски" in view.listed
    log = desk_view.look(page.desk).log
    assert "Ведущий ставит Cindrake: ОЗ 30" in log
    assert "на языке кампании: по-английски" in log


def test_a_row_that_somebody_edited_is_told_as_it_stands(demo: Path, told: list[str]) -> None:
    entries = open_campaign(demo).log()
    edited = replace(entries[0], action="Cindrake trips")
    assert told_anew([edited, entries[1]], entries, open_campaign(demo).home.loaded, "ru") == [
        edited,
        replace(entries[1], action="Ведущий ставит Mosspaw: ОЗ 11"),
    ]


def test_dice_and_own_numbers_are_counted_apart(demo: Path) -> None:
    entry = LogEntry("t-1", action="x", dice="accuracy = 3; damage = 7; need: 9 → 8 (so; there)")
    words = Desk(str(demo)).words
    assert "Dice (4)" in item(entry, True, "", words)
    known = {"answers": [3, 7], "overrides": {"A1.need": 8, "why": "so; there"}}
    assert "Dice (2), own numbers (1)" in item(replace(entry, record=known), True, "", words)


def test_what_a_button_looks_at_is_named_in_full(demo: Path) -> None:
    campaign = open_campaign(demo)
    long = "the bridge over the river gives way " * 5 + "at last"
    campaign.commit(campaign.preview({"adjudicate": {"text": long, "effects": []}}))
    assert f"on “{long}" in look(Story(Desk(str(demo)))).listed.partition("aria-label=")[2].partition("aria-pressed")[0]
