"""Bad input: one clear message, the right status, and not a byte changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from openpyxl.worksheet.worksheet import Worksheet

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN


def edited(file: Path, edit: Callable[[openpyxl.Workbook], None]) -> None:
    book = openpyxl.load_workbook(file)
    edit(book)
    book.save(file)


def header(sheet: Worksheet, name: str) -> Any:
    return next(cell for row in sheet.iter_rows(max_row=12) for cell in row if cell.value == name)


def put(book: openpyxl.Workbook, column: str, number: int, value: str | int) -> None:
    """The cell of the roster's row `number` (from 1) under a header."""
    top = header(book["Roster"], column)
    book["Roster"].cell(top.row + number, top.column, value)


def missing_tab(book: openpyxl.Workbook) -> None:
    del book["Moves"]


def renamed_tab(book: openpyxl.Workbook) -> None:
    book["Roster"].title = "Rooster"


def renamed_header(book: openpyxl.Workbook) -> None:
    header(book["Roster"], "HP").value = "Hit points of it"


def renamed_name(book: openpyxl.Workbook) -> None:
    header(book["Roster"], "Name").value = "Nombre"


def name_with_a_typo(book: openpyxl.Workbook) -> None:
    header(book["Roster"], "Name").value = "Nmae"


def side_with_a_typo(book: openpyxl.Workbook) -> None:
    header(book["Roster"], "Side").value = "Sdie"


def hp_with_a_typo(book: openpyxl.Workbook) -> None:
    header(book["Roster"], "HP").value = "Hpp"


def none_of_ours(book: openpyxl.Workbook) -> None:
    for name in book.sheetnames[1:]:
        del book[name]
    book["Campaign"].title = "Shopping"


def text_in_hp(book: openpyxl.Workbook) -> None:
    put(book, "HP", 1, "plenty")


def duplicate_name(book: openpyxl.Workbook) -> None:
    put(book, "Name", 2, "Cinder")


def doubled_id(book: openpyxl.Workbook) -> None:
    put(book, "ID", 1, "c1")
    put(book, "ID", 2, "c1")


def formula_in_hp(book: openpyxl.Workbook) -> None:
    put(book, "HP", 1, "=I5-3")


def unknown_move(book: openpyxl.Workbook) -> None:
    put(book, "Moves", 1, "Embre, Growl")


def unknown_system(book: openpyxl.Workbook) -> None:
    cell: Any = next(cell for row in book["Campaign"].iter_rows() for cell in row if cell.value == "calpheon")
    cell.value = "calpheom"


def error_cell(book: openpyxl.Workbook) -> None:
    put(book, "Speed", 1, "#N/A")


FAULTS: list[tuple[Callable[[openpyxl.Workbook], None], tuple[str, ...]]] = [
    (missing_tab, ("Moves",)),
    (renamed_tab, ("Roster", "Rooster")),
    (renamed_header, ("Roster", "HP")),
    (renamed_name, ("Name",)),
    (name_with_a_typo, ("Roster!B4 “Nmae”", "Rename this cell to Name")),
    (side_with_a_typo, ("Roster!C4 “Sdie”", "Rename this cell to Side")),
    (hp_with_a_typo, ("Roster!H4 “Hpp”", "Rename this cell to HP")),
    (none_of_ours, ("Shopping", "turnsheet new")),
    (text_in_hp, ("Roster!H5", "HP", "plenty")),
    (duplicate_name, ("Roster!B6", "Cinder", "B5")),
    (doubled_id, ("Roster!A6", "c1", "A5")),
    (formula_in_hp, ("Roster!H5", "HP")),
    (unknown_system, ("Campaign!B", "calpheom", "calpheon")),
    (error_cell, ("#N/A",)),
]


@pytest.mark.parametrize(("fault", "said"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_sheet_with_an_error(
    turnsheet: Turnsheet, file: Path, fault: Callable[[openpyxl.Workbook], None], said: tuple[str, ...]
) -> None:
    edited(file, fault)
    before = file.read_bytes()
    checked = turnsheet("check", file)
    assert checked.status == 1
    for word in said:
        assert word in checked.out
    problems = turnsheet("check", file, "--json").json["problems"]
    errors = [problem for problem in problems if problem["level"] == "error"]
    assert len(errors) == 1
    assert errors[0]["where"]
    assert errors[0]["expected"]
    acted = turnsheet("act", file, *TURN, "--seed", 7)
    assert acted.status == 1
    assert acted.out == ""
    for word in said:
        assert word in acted.err
    assert file.read_bytes() == before


def test_a_sheet_with_an_error_is_shown_as_far_as_it_was_understood(turnsheet: Turnsheet, file: Path) -> None:
    edited(file, text_in_hp)
    shown = turnsheet("show", file)
    assert shown.status == 1
    assert "Mossy" in shown.out
    assert "plenty" in shown.err
    result = turnsheet("show", file, "--json").json
    assert result["ok"] is False
    assert result["problems"][0]["value"] == "plenty"
    assert turnsheet("act", file, *TURN, "--json").json["problems"] == result["problems"]


def test_a_workbook_that_is_no_campaign_has_no_log(turnsheet: Turnsheet, file: Path) -> None:
    openpyxl.Workbook().save(file)
    for command in ("log", "show"):
        ran = turnsheet(command, file, "--json")
        assert (ran.status, ran.json["ok"]) == (1, False)


def test_an_unknown_move_on_a_list_is_told_by_check_and_refused_when_used(turnsheet: Turnsheet, file: Path) -> None:
    edited(file, unknown_move)
    before = file.read_bytes()
    checked = turnsheet("check", file)
    assert "Embre" in checked.out
    assert "Ember" in checked.out
    acted = turnsheet("act", file, "Cinder: Embre > Mossy", *TURN[1:], "--seed", 7)
    assert acted.status in (1, 2)
    assert "Embre" in acted.err
    assert file.read_bytes() == before


def test_every_error_of_a_sheet_is_told_at_once(turnsheet: Turnsheet, file: Path) -> None:
    def many(book: openpyxl.Workbook) -> None:
        text_in_hp(book)
        put(book, "Speed", 3, "fast")
        put(book, "SP", 4, -3)

    edited(file, many)
    acted = turnsheet("act", file, *TURN)
    assert acted.status == 1
    assert all(word in acted.err for word in ("plenty", "fast", "-3"))


def test_a_sound_sheet(turnsheet: Turnsheet, file: Path) -> None:
    before = file.read_bytes()
    ran = turnsheet("check", file)
    assert (ran.status, ran.err) == (0, "")
    told = turnsheet("check", file, "--json").json
    assert (told["ok"], told["problems"], told["waiting"]) == (True, [], 0)
    assert file.read_bytes() == before
    assert not list(file.parent.glob(".*"))


def broken(file: Path) -> None:
    file.write_bytes(b"PK\x03\x04 this is no workbook")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def text(file: Path) -> None:
    file.write_text("name,hp\nCinder,60\n", "utf-8")


def half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:9000])


@pytest.mark.parametrize(
    ("command", "damage"),
    [
        ("check", broken),
        ("check", empty),
        ("check", text),
        ("check", half),
        ("show", text),
        ("undo", text),
        ("act", text),
    ],
)
def test_a_file_that_cannot_be_read(
    turnsheet: Turnsheet, file: Path, damage: Callable[[Path], None], command: str
) -> None:
    damage(file)
    before = file.read_bytes()
    more = TURN if command == "act" else []
    ran = turnsheet(command, file, *more)
    assert ran.status == 5
    (sentence,) = ran.err.splitlines()
    assert file.name in sentence
    assert ran.out == ""
    assert turnsheet(command, file, *more, "--json").json["error"]["message"] == sentence
    assert file.read_bytes() == before


def test_a_file_that_is_not_there(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("check", file.with_name("отряд 2.xlsx"))
    assert ran.status == 5
    assert "отряд 1.xlsx" in ran.err
    assert turnsheet("serve", file.with_name("отряд 2.xlsx"), "--no-browser").status == 5


def test_a_folder_is_named(turnsheet: Turnsheet, tmp_path: Path) -> None:
    ran = turnsheet("check", ".")
    assert ran.status == 5
    assert f"“{tmp_path.name}” is a folder" in ran.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("act",),
        ("act", "team.xlsx"),
        ("act", "team.xlsx", "A: B", "--answer", "accuracy"),
        ("act", "team.xlsx", "A: B", "--seed", "many"),
        ("adjust", "team.xlsx", "A", "hp=1", "HP=2"),
        ("act", "team.xlsx", "A: B", "--override", "A1.damage=1", "--override", "A1.damage=2"),
        ("show", "team.xlsx", "everything"),
        ("log", "team.xlsx", "--format", "pdf"),
        ("new", "x.xlsx"),
        ("serve", "team.xlsx", "--port", "99999999"),
        ("check", "team.xlsx", "--nonsense"),
    ],
)
def test_a_call_that_is_wrong_ends_with_2(turnsheet: Turnsheet, arguments: tuple[str, ...]) -> None:
    ran = turnsheet(*arguments)
    assert ran.status == 2
    assert ran.err.strip()
    assert ran.out == ""
    result = turnsheet(*arguments, "--json")
    assert result.status == 2
    assert result.json["ok"] is False


def test_a_read_only_file_waits(turnsheet: Turnsheet, file: Path) -> None:
    file.chmod(0o444)
    before = file.read_bytes()
    ran = turnsheet("act", file, *TURN, "--seed", 7)
    assert ran.status == 5
    assert "read-only" in ran.err
    assert file.read_bytes() == before


def test_a_source_that_is_not_there_is_told_in_the_readers_language(turnsheet: Turnsheet) -> None:
    ran = turnsheet("check", "нет.xlsx", env={"LC_ALL": "ru_RU.UTF-8"})
    assert ran.status == 5
    assert "Файла «нет.xlsx» там нет" in ran.err
