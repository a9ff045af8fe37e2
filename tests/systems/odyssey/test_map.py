"""The map as it is typed: letters in any order and script, odd shapes, and what is no letter."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from toolkit import open_campaign
from toolkit.messages import render
from toolkit.scenario import resolve
from toolkit.systems.odyssey.field import read_field
from toolkit.systems.registry import system
from toolkit.tables.template import build_template


def at(row: int, column: int) -> str:
    return f"map[{row}][{column}]"


@pytest.mark.parametrize(
    ("cell", "letters"),
    [("~:", "~:"), (" : ~ ", ":~"), ("C", "c"), (":\u00a0c", ":c"), ("##", "#"), (None, ""), ("", ""), ("  ", "")],
)
def test_letters(cell: str | None, letters: str) -> None:
    ground, problems = read_field([[cell]], at)
    assert (ground.at((1, 1)), problems) == (letters, [])


def test_the_russian_letter_that_looks_like_c_is_told_once_for_all_its_cells() -> None:
    ground, (problem,) = read_field([["", "с"], ["С:", "c"]], at)
    assert (ground.at((2, 1)), ground.at((1, 2))) == ("c", "c:")
    assert (problem.where, problem.level) == ("map[0][1]", "warning")
    assert "one more cell" in render(problem.expected)


@pytest.mark.parametrize(("cell", "meant"), [("№", "#"), ("Ё", "~"), ("ж", ":")])
def test_a_letter_of_the_russian_keyboard_is_not_guessed_but_named(cell: str, meant: str) -> None:
    ground, (problem,) = read_field([[cell]], at)
    assert (ground.letters, problem.level) == ({}, "error")
    assert problem.hint is not None
    assert f"Did you mean {meant}?" in render(problem.hint)


@pytest.mark.parametrize("cell", ["x", "~x", 5, True, "cover", "."])
def test_anything_else_names_its_cell(cell: object) -> None:
    _, (problem,) = read_field([["", ""], ["", cell]], at)
    assert problem.where == "map[1][1]"


def test_ragged_rows_and_the_edge() -> None:
    ground, problems = read_field([["#"], ["", "", "~"], []], at)
    assert (ground.width, ground.height, problems) == (3, 3, [])
    assert ground.blocked((4, 1))
    assert ground.blocked((1, 4))
    assert not ground.blocked((3, 3))


def test_sixty_squares_and_no_more() -> None:
    ground, problems = read_field([["~"] * 61] + [[""] * 60] * 59 + [["#"]], at)
    assert (ground.width, ground.height) == (60, 60)
    assert [problem.where for problem in problems] == ["map[0][60]"]
    assert "60 by 60 squares. One more cell lies beyond" in render(problems[0].expected)


def test_every_wrong_letter_of_a_scenario_is_told_at_once() -> None:
    roster = [{"name": "A", "side": "A", "max_hp": 9}, {"name": "B", "side": "B", "max_hp": 9}]
    told = resolve({"system": "odyssey", "roster": roster, "map": [["q"], ["", "w"]], "do": []})
    assert [problem["where"] for problem in told["problems"]] == ["map[0][0]", "map[1][1]"]


@pytest.fixture
def book(tmp_path: Path) -> Path:
    file = tmp_path / "team.xlsx"
    file.write_bytes(build_template(system("odyssey"), demo=True))
    return file


def drawn(book: Path, **letters: str) -> None:
    workbook = openpyxl.load_workbook(book)
    for cell, letter in letters.items():
        workbook["Map"][cell] = letter
    workbook.save(book)


def test_a_wrong_letter_in_a_workbook_names_the_cell(book: Path) -> None:
    drawn(book, E4="%", AB30="?")
    campaign = open_campaign(str(book))
    assert [problem.where for problem in campaign.problems] == ["Map!E4", "Map!AB30"]


def test_merged_cells_are_told_since_only_the_first_of_them_counts(book: Path) -> None:
    workbook = openpyxl.load_workbook(book)
    workbook["Map"]["D3"] = "#"
    workbook["Map"].merge_cells("D3:E4")
    workbook.save(book)
    campaign = open_campaign(str(book))
    told = [(problem.where, problem.level) for problem in campaign.problems if problem.where.startswith("Map")]
    assert told == [("Map!E3", "warning")]
    assert campaign.preview("Reedwing: Move [to=7:4]", answers={}).refusal is None


def test_a_formula_on_the_map_that_nobody_has_computed_is_no_free_ground(book: Path) -> None:
    drawn(book, D3='="#"')
    told = [problem.where for problem in open_campaign(str(book)).problems if problem.level == "error"]
    assert told == ["Map!D3"]


def test_numbers_around_the_map_say_where_it_lies(book: Path) -> None:
    workbook = openpyxl.load_workbook(book)
    old = [[cell.value for cell in row] for row in workbook["Map"]]
    del workbook["Map"]
    tab = workbook.create_sheet("Map")
    tab.append(["The old bridge"])
    tab.append([None, None, "y / x", *range(1, 21)])
    for down, row in enumerate(old[:14], start=1):
        tab.append([None, "north" if down == 1 else None, down, *row[:20], None, "# a wall"])
    tab.append([None, None, "~ is water"])
    workbook.save(book)
    campaign = open_campaign(str(book))
    assert campaign.problems == []
    plain = read_field([row[:20] for row in old[:14]], at)[0]
    assert campaign.state.ground == plain
    drawn(book, E4="q")
    assert [problem.where for problem in open_campaign(str(book)).problems] == ["Map!E4"]


def test_words_beside_a_map_without_numbers_are_told_how_they_may_stay(book: Path) -> None:
    drawn(book, A1="The old bridge")
    (problem,) = open_campaign(str(book)).problems
    assert problem.hint is not None
    assert "1, 2, 3" in render(problem.hint)


def test_a_move_is_written_back_and_undone_and_the_map_stays_as_drawn(book: Path) -> None:
    campaign = open_campaign(str(book))
    before = openpyxl.load_workbook(book)["Map"]
    preview = campaign.preview("Reedwing: Move [to=7:4]", answers={})
    places = {(change.key, change.column): change.new for change in preview.changes if change.column in "xy"}
    assert places == {("reedwing", "x"): 7, ("reedwing", "y"): 4}
    campaign.commit(preview)
    after = openpyxl.load_workbook(book)
    assert [[cell.value for cell in row] for row in after["Map"]] == [[cell.value for cell in row] for row in before]
    campaign.undo()
    assert [row.x for row in campaign.state.roster.values() if row.id == "reedwing"] == [5]


def test_a_wall_typed_by_hand_is_in_the_way(book: Path) -> None:
    drawn(book, **{f"{column}{row}": "#" for column in "DEF" for row in (4, 6)}, D5="#", F5="#")
    campaign = open_campaign(str(book))
    preview = campaign.preview("Reedwing: Move [to=7:4]", answers={})
    assert preview.refusal is not None
    assert preview.refusal.reason == "no_way"


def test_the_template_has_a_map_only_for_systems_that_read_it() -> None:
    assert "map" in system("odyssey").demo()
    assert "map" not in system("calpheon").demo()
