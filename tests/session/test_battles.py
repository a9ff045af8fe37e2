"""Several battles in one workbook: each with its own column, rows, Log, undo and post; none touches another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from toolkit.core.outcome import Refusal
from toolkit.session import Campaign, open_campaign
from toolkit.session.commit import Committed
from toolkit.session.new import new_workbook
from toolkit.session.posts import story
from toolkit.session.replay import replay
from toolkit.session.undo import entries_of
from toolkit.sync.registry import open_backend
from toolkit.tables.sheet import Sheet
from toolkit.ui.desk.battles import begin_or_end, choose_battle
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import look

WHOSE = {"Рассолка": "Лес", "Мохозвон": "Лес", "Ветрокрыл": "Пруд", "Ночайка": "пруд"}
HEADERS = 4
LINES = {"Лес": "Рассолка: Рассольный залп > Мохозвон, кубик 4, без уклонения", "": "Лампик: Мерцание, кубик 5"}


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """The demo, with a column that puts four of the six into two further battles; none has begun."""
    path = new_workbook(tmp_path / "форум.xlsx", "d6forum", "ru", demo=True)
    workbook = openpyxl.load_workbook(path)
    roster = workbook["Состав"]
    heads = [cell.value for cell in roster[HEADERS]]
    name, active, told = heads.index("Имя") + 1, heads.index("В бою") + 1, len(heads) + 1
    roster.cell(HEADERS, told).value = "Бой"
    for row in range(HEADERS + 1, roster.max_row + 1):
        if battle := WHOSE.get(str(roster.cell(row, name).value)):
            roster.cell(row, told).value = battle
            roster.cell(row, active).value = "да"
    workbook.save(path)
    return path


def _in(book: Path, battle: str | None = None) -> Campaign:
    return open_campaign(book, battle=battle)


def _done(campaign: Campaign, action: object) -> Committed:
    made = campaign.preview(action, seed=7)  # type: ignore[arg-type]
    assert made.complete, [problem.as_json("ru") for problem in made.problems] or made.refusal or made.needs
    done = campaign.commit(made)
    assert isinstance(done, Committed)
    return done


def _begun(book: Path) -> None:
    for battle in ("Лес", "Пруд"):
        _done(_in(book, battle), "начало")


def _sheet(campaign: Campaign) -> Sheet:
    assert campaign.home.loaded.sheet is not None
    return campaign.home.loaded.sheet


def _cells(book: Path) -> dict[tuple[str, str], object]:
    workbook = openpyxl.load_workbook(book)
    tabs = [workbook[name] for name in ("Состав", "Бой")]
    return {(tab.title, cell.coordinate): cell.value for tab in tabs for row in tab.iter_rows() for cell in row}


def _filled(rows: Sequence[Sequence[Any]]) -> list[tuple[int, int, Any]]:
    cells = [(at, column, cell) for at, row in enumerate(rows) for column, cell in enumerate(row)]
    return [(at, column, cell) for at, column, cell in cells if cell is not None]


def _told(campaign: Campaign) -> str:
    return story(campaign.log(), "bbcode", "ru", "d6forum")


# ---- one battle ------------------------------------------------------------------------------------


def test_a_workbook_with_one_battle_shows_nothing_of_it(tmp_path: Path) -> None:
    path = new_workbook(tmp_path / "форум.xlsx", "d6forum", "ru", demo=True)
    campaign = open_campaign(path)
    done = _done(campaign, LINES[""])
    assert (campaign.battle, campaign.battles) == ("", ("",))
    assert all((change.tab, change.column) != ("battle", "Лес") for change in done.changes)
    assert "battle" not in campaign.log()[0].record
    assert "Бой" not in [cell.value for cell in openpyxl.load_workbook(path)["Журнал"][HEADERS]]
    assert "battle" not in campaign.roster.columns
    assert not look(Desk(str(path))).battle.picker.shown


# ---- several ---------------------------------------------------------------------------------------


def test_each_battle_has_its_rows_its_column_and_its_log(book: Path) -> None:
    _begun(book)
    for battle, line in LINES.items():
        _done(_in(book, battle), line)
    wood, first = _in(book, "лес"), _in(book)
    assert (wood.battle, first.battle, first.battles) == ("Лес", "", ("", "Лес", "Пруд"))
    assert [row.name for row in _sheet(wood).roster] == ["Рассолка", "Мохозвон"]
    assert [row.name for row in _sheet(first).roster] == ["Лампик", "Ржакраб"]
    assert (_sheet(wood).battle.round, _sheet(first).battle.round) == (1, None)
    assert [entry.actor for entry in wood.log()] == ["", "Рассолка"]
    assert "Мохозвон" in _told(wood)
    assert "Лампик" not in _told(wood)
    assert "Мохозвон" not in _told(first)
    rows = openpyxl.load_workbook(book)["Журнал"]
    at = [cell.value for cell in rows[HEADERS]].index("Бой") + 1
    assert [rows.cell(row, at).value for row in range(HEADERS + 1, rows.max_row + 1)] == ["Лес", "Пруд", "Лес", None]


def test_an_action_changes_no_cell_of_another_battle(book: Path) -> None:
    _begun(book)
    before = _cells(book)
    _done(_in(book, "Лес"), [LINES["Лес"], "конец раунда"])
    now = _cells(book)
    changed = {cell for cell in now if now[cell] != before.get(cell)}
    name = next(column for (tab, column), value in before.items() if tab == "Состав" and value == "Имя")
    touched = {now["Состав", f"{name[0]}{cell[1:]}"] for tab, cell in changed if tab == "Состав"}
    assert touched <= {"Рассолка", "Мохозвон"}
    assert {cell[0] for tab, cell in changed if tab == "Бой"} == {"D"}


def test_what_is_done_in_another_battle_stands_in_no_redos_way(book: Path) -> None:
    _begun(book)
    _done(_in(book, "Лес"), LINES["Лес"])
    wood = _in(book, "Лес")
    wood.undo()
    _done(_in(book), LINES[""])
    assert isinstance(wood.redo(), Committed)


def test_undo_stays_within_its_battle(book: Path) -> None:
    _begun(book)
    wood, first = _in(book, "Лес"), _in(book)
    done = _done(wood, LINES["Лес"])
    _done(first, LINES[""])
    wood.refresh()
    elsewhere = wood.undo(first.log()[-1].id)
    assert isinstance(elsewhere, Refusal)
    assert elsewhere.reason == "elsewhere"
    undone = wood.undo()
    assert isinstance(undone, Committed)
    assert wood.log()[-1].undoes == done.id
    first.refresh()
    assert [entry.live for entry in first.log()] == [True]
    assert isinstance(wood.redo(), Committed)


def test_a_battle_that_begins_gets_a_column_and_gives_it_up_at_its_end(book: Path) -> None:
    wood = _in(book, "Лес")
    _done(wood, "начало")
    assert _cells(book)["Бой", "D11"] == "Лес"
    ended = _done(wood, "конец боя")
    assert _cells(book)["Бой", "D11"] is None
    assert _sheet(_in(book)).battles.waiting == ("Лес", "Пруд")
    assert isinstance(wood.undo(ended.id), Committed)
    assert _cells(book)["Бой", "D11"] == "Лес"
    assert _sheet(_in(book, "Лес")).battle.round == 1
    assert "Бой «Лес» окончен." not in _told(wood)


def test_the_log_of_all_battles_plays_again(book: Path) -> None:
    start = open_backend(str(book)).read()
    _begun(book)
    for battle, line in LINES.items():
        _done(_in(book, battle), line)
    _in(book, "Лес").undo()
    _done(_in(book, "Пруд"), {"end": True})
    now = open_backend(str(book)).read()
    logged = [entry for battle in ("Лес", "Пруд", "") for entry in entries_of(_sheet(_in(book, battle)))]
    table = _sheet(_in(book)).tables["log"]
    order = table.texts("id")
    again = replay(start, sorted(logged, key=lambda entry: order.index(entry.id)))
    for name in ("Состав", "Бой", "Журнал"):
        assert _filled(again.tabs[name].rows) == _filled(now.tabs[name].rows)


# ---- what can go wrong -----------------------------------------------------------------------------


def test_a_battle_that_nobody_knows_is_told_with_the_nearest(book: Path) -> None:
    found = [one.as_json("ru") for one in _in(book, "Прут").problems if one.level == "error"]
    assert [one["value"] for one in found] == ["Прут"]
    assert "Пруд" in found[0]["hint"]
    assert "листа «Бой»" in next(one.as_json("ru") for one in _in(book, "Погода").problems)["expected"]


def test_a_name_of_another_battle_is_told_with_that_battle(book: Path) -> None:
    _begun(book)
    made = _in(book).preview(LINES["Лес"])
    assert "из боя «Лес»" in made.problems[0].as_json("ru")["hint"]


def test_rows_of_a_battle_that_has_not_begun_are_told(book: Path) -> None:
    told = [one.as_json("ru")["hint"] for one in _in(book).problems if one.level == "warning"]
    assert any('turnsheet start … --battle "Лес"' in hint for hint in told if hint)


# ---- the desk --------------------------------------------------------------------------------------


def test_a_page_shows_the_battle_that_is_chosen_on_it(book: Path) -> None:
    desk = Desk(str(book))
    assert [choice.label for choice in look(desk).battle.picker.choices] == ["без имени", "Лес", "Пруд"]
    choose_battle(desk, "Лес")
    view = look(desk)
    assert (view.battle.picker.value, view.battle.label) == ("Лес", "Начать бой")
    assert "Рассолка" in str(view.sides[0].front)
    assert "Лампик" not in str([side.front for side in view.sides])
    begin_or_end(desk)
    assert look(desk).battle.label == "Закончить бой"
    assert "Лес · Раунд 1" in str(look(desk).header)
    begin_or_end(desk)
    assert "Лес" not in _in(book).battles
    choose_battle(desk, "-")
    assert "Лампик" in str(look(desk).sides[0].front)
