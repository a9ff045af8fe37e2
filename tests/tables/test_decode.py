"""Records to rows: all problems at once, each naming its place; rows stay in step with their records."""

from __future__ import annotations

from typing import Any

from toolkit.tables.cells import Stages, Status, Whole
from toolkit.tables.columns import RowModel, cell_types, column, columns_of, english_header, state_column
from toolkit.tables.decode import decode_rows, first_per_place
from toolkit.tables.rows import BattleRow, MoveRow, RosterRow
from toolkit.tables.snapshot import CellError


class Fighter(RosterRow):
    max_hp: Whole = column(ru="Макс. ОЗ", low=1, high=99999, required=True)
    power: Whole = column(ru="Сила", default=0, low=0)
    stages: Stages = state_column(ru="Ступени", default={})


def place(row: int, key: str) -> str:
    return f"roster[{row}].{key}"


def faults(*records: dict[str, Any], model: type[RowModel] = Fighter) -> dict[str, tuple[str, str]]:
    """where -> (level, code of what was expected)."""
    _, problems = decode_rows(model, records, place)
    return {problem.where: (problem.level, problem.expected.code) for problem in problems}


def test_blank_cells_become_the_defaults() -> None:
    (row,), problems = decode_rows(
        Fighter, [{"name": "Ash", "max_hp": 40, "power": "-", "hp": " ", "status": ""}], place
    )
    assert problems == []
    assert (row.power, row.hp, row.status, row.stages, row.kind, row.active) == (0, None, (), {}, "", None)


def test_cells_are_read_by_their_columns() -> None:
    record = {
        "id": 7, "name": "None", "kind": "Человек", "types": "огонь/Полёт", "hp": "1,234", "max_hp": "2 000",
        "status": "сон 3", "active": "да", "moves": "Ember; Growl", "stages": "Сила +1", "gm_s_own": object(),
    }  # fmt: skip
    (row,), problems = decode_rows(Fighter, [record], place)
    assert problems == []
    assert (row.id, row.name, row.kind, row.types) == ("7", "None", "human", ("Fire", "Flying"))
    assert (row.hp, row.max_hp, row.active, row.moves) == (1234, 2000, True, ("Ember", "Growl"))
    assert (row.status, row.stages) == ((Status("Sleep", 3),), {"power": 1})


def test_all_problems_of_all_rows_at_once() -> None:
    assert faults(
        {"name": "A", "max_hp": "1,5", "hp": "x", "level": 0, "kind": "trener", "power": -1},
        {"max_hp": 40, "active": "maybe", "hp": CellError("#N/A"), "x": 61, "types": "Gras", "status": "Brun 2"},
    ) == {
        "roster[0].max_hp": ("error", "tables.whole"),
        "roster[0].hp": ("error", "tables.whole"),
        "roster[0].level": ("error", "tables.between"),
        "roster[0].kind": ("error", "tables.one_of"),
        "roster[0].power": ("error", "tables.at_least"),
        "roster[1].name": ("error", "tables.required"),
        "roster[1].active": ("error", "tables.yes_no"),
        "roster[1].hp": ("error", "tables.no_error_cell"),
        "roster[1].x": ("error", "tables.between"),
        "roster[1].types": ("warning", "tables.type_unknown"),
        "roster[1].status": ("warning", "tables.status_unknown"),
    }


def test_a_problem_says_what_stood_there_what_was_expected_and_a_way_out() -> None:
    _, (problem,) = decode_rows(Fighter, [{"name": "A", "max_hp": 9, "hp": "12 HP"}], place)
    assert problem.as_json() == {
        "where": "roster[0].hp",
        "value": "12 HP",
        "expected": "a whole number, or nothing",
        "hint": "Leave only the number 12 in the cell.",
        "level": "error",
    }
    assert "12" in problem.as_json("ru")["hint"]


def test_rows_stay_in_step_when_a_cell_cannot_be_read() -> None:
    rows, _ = decode_rows(Fighter, [{"name": "A", "max_hp": "x"}, {"name": "B", "max_hp": 7}], place)
    assert [(row.name, row.max_hp) for row in rows] == [("A", None), ("B", 7)]


def test_numbers_json_may_hold() -> None:
    assert faults({"name": "A", "max_hp": float("nan")}, {"name": "B", "max_hp": 10**40}) == {
        "roster[0].max_hp": ("error", "tables.whole"),
        "roster[1].max_hp": ("error", "tables.whole"),
    }


def test_choices_in_both_languages() -> None:
    rows, problems = decode_rows(
        MoveRow, [{"name": "A", "category": "физический"}, {"name": "B", "category": "STATUS", "type": "Яд"}], place
    )
    assert problems == []
    assert [row.category for row in rows] == ["Physical", "Status"]
    assert rows[1].type == "Poison"


def test_words_of_the_battle() -> None:
    (row,), problems = decode_rows(BattleRow, [{"round": "2", "turn_order": "a, b", "weather": "Дождь 4"}], place)
    assert problems == []
    assert (row.round, row.turn_order, row.weather) == (2, ("a", "b"), "Rain 4")
    assert faults({"weather": "Reign 4"}, model=BattleRow) == {
        "roster[0].weather": ("warning", "tables.weather_unknown")
    }


def test_only_the_first_problem_of_a_place_is_kept() -> None:
    _, problems = decode_rows(Fighter, [{"name": "A", "max_hp": "x"}], place)
    assert first_per_place([*problems, *problems]) == problems


def test_every_column_has_a_cell_type_and_two_headers() -> None:
    for model in (Fighter, MoveRow, BattleRow):
        assert columns_of(model).keys() == cell_types(model).keys() == model.model_fields.keys()
        assert all(declared.ru for declared in columns_of(model).values())
    assert [english_header(key) for key in ("max_hp", "hp_stat", "x")] == ["Max HP", "HP Stat", "X"]


def test_a_thousand_rows_are_read() -> None:
    records = [
        {"id": f"c{n}", "name": f"Cinder {n}", "types": "Fire/Flying", "level": 10, "hp": 40, "max_hp": 44, "x": 1,
         "y": 2, "status": "Burn, Sleep 3", "moves": "Ember, Tackle", "active": "yes", "power": 3, "stages": "Power +1"}
        for n in range(1000)
    ]  # fmt: skip
    rows, problems = decode_rows(Fighter, records, place)
    assert (len(rows), problems) == (1000, [])


def test_near_words_are_in_the_readers_language() -> None:
    record = {"name": "A", "max_hp": 1, "types": "Fyre", "kind": "pokmon", "status": "Ожогг"}
    _, problems = decode_rows(Fighter, [record], place)
    hints = {lang: " ".join(str(problem.as_json(lang)["hint"]) for problem in problems) for lang in ("en", "ru")}
    assert all(word in hints["en"] for word in ("Fire", "Pokémon", "Ожог"))
    assert all(word in hints["ru"] for word in ("Огонь", "покемон", "Ожог"))
