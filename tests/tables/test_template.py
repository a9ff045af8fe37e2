"""Templates: what is generated reads back without a fault, in both languages, also after LibreOffice has saved it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import openpyxl
import pytest

from tests.tables.books import said
from toolkit.core.effects import parse_effect
from toolkit.core.rulings import Ruling, read_rulings, show_ruling
from toolkit.messages import has, render, text
from toolkit.sync.backends.excel.backend import ExcelBackend
from toolkit.sync.port import Written
from toolkit.systems.calpheon.procedures.damage import NAMES
from toolkit.systems.registry import systems
from toolkit.systems.ruleset import Ruleset, Tables
from toolkit.tables.changes import CellChange, ChangeSet, LogRow
from toolkit.tables.columns import columns_of, template_columns
from toolkit.tables.decode import decode_rows
from toolkit.tables.locate import locate
from toolkit.tables.rows import LogRecord
from toolkit.tables.schema import tables_schema
from toolkit.tables.sheet import Sheet, read_sheet
from toolkit.tables.tabs import OPTIONAL, TAB_NAMES, find_tabs
from toolkit.tables.template import build_template
from toolkit.tables.template.helping import HELP_NAMES
from toolkit.tables.template.listing import told_in

KINDS = [(name, lang, demo) for name in systems() for lang in ("en", "ru") for demo in (False, True)]
each = pytest.mark.parametrize(("name", "lang", "demo"), KINDS)


def understood(path: Path, system: Ruleset) -> Sheet:
    """The sheet of a workbook that must have no problem at all."""
    sheet, problems = read_sheet(ExcelBackend(path).read(), system)
    assert said(problems) == []
    return sheet


def is_open(ruling: Ruling) -> bool:
    """Whether there is more than one value."""
    return len(ruling.choices) != 1 or ruling.free


def demo_rows(system: Ruleset, lang: str) -> list[Any]:
    rows = [told_in(row, lang) for row in system.demo()["roster"]]
    return decode_rows(system.roster, rows, lambda row, key: f"{row}.{key}")[0]


# ---- reading back ----------------------------------------------------------------------------------


@each
def test_a_template_reads_back_without_a_fault(made: Any, name: str, lang: str, demo: bool) -> None:
    system = systems()[name]
    sheet = understood(made(name, lang, demo), system)
    assert (sheet.settings.system, sheet.lang) == (name, lang)
    assert sheet.tables["roster"].columns.keys() == template_columns(system.roster).keys()
    assert sheet.tables["moves"].columns.keys() == columns_of(system.moves).keys()
    assert sheet.tables["log"].columns.keys() == template_columns(LogRecord).keys()
    assert sheet.pairs["battle"].values.keys() == columns_of(system.battle).keys()
    assert sheet.pairs["campaign"].values.keys() == {ruling.key for ruling in system.rulings if is_open(ruling)}
    assert all(table.header_row <= 12 for table in sheet.tables.values())


@pytest.mark.parametrize("name", systems())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_fresh_template_is_blank_and_holds_the_default_rulings(made: Any, name: str, lang: str) -> None:
    sheet = understood(made(name, lang, False), systems()[name])
    assert (sheet.roster, sheet.moves, sheet.tables["log"].rows) == ((), (), ())
    assert sheet.rulings.values == read_rulings(systems()[name].rulings, {})[0].values


@pytest.mark.parametrize("name", systems())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_demo_is_the_systems_demo_and_can_be_played(made: Any, name: str, lang: str) -> None:
    system = systems()[name]
    sheet = understood(made(name, lang, True), system)
    assert [row.model_copy(update={"id": ""}) for row in sheet.roster] == demo_rows(system, lang)
    given = {entry["key"]: entry["value"] for entry in system.demo()["campaign"]}
    assert {key: show_ruling(sheet.rulings[key]) for key in given} == {key: str(value) for key, value in given.items()}
    _, problems = system.build_state(Tables(sheet.roster, sheet.moves, sheet.battle, sheet.rulings, sheet.place))
    assert said([problem for problem in problems if problem.level == "error"]) == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_template_that_libreoffice_has_saved(made: Any, tmp_path: Path, lang: str) -> None:
    office = shutil.which("soffice")
    if office is None:
        pytest.skip("no LibreOffice on this machine")
    source = made("calpheon", lang, True)
    profile = f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}"
    command = [
        office,
        profile,
        "--headless",
        "--convert-to",
        "xlsx:Calc MS Excel 2007 XML",
        "--outdir",
        str(tmp_path / "out"),
        str(source),
    ]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    system = systems()["calpheon"]
    saved, first = understood(tmp_path / "out" / source.name, system), understood(source, system)
    assert (saved.roster, saved.moves, saved.battle) == (first.roster, first.moves, first.battle)
    assert saved.rulings.values == first.rulings.values


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_rows_typed_into_a_template_and_a_change_written_back(made: Any, tmp_path: Path, lang: str) -> None:
    system, path = systems()["calpheon"], tmp_path / "team.xlsx"
    book = openpyxl.load_workbook(made("calpheon", lang, False))
    roster = book[TAB_NAMES["roster"][lang]]
    filled: dict[str, Any] = {"name": "=Ash", "hp": 40, "max_hp": 44, "side": "A", "notes": "@home"}
    for key, value in filled.items():
        cell = roster.cell(5, 1 + list(template_columns(system.roster)).index(key), value)
        cell.data_type = "n" if isinstance(value, int) else "s"
    book.save(path)
    sheet = understood(path, system)
    assert [(row.id, row.name, row.notes) for row in sheet.roster] == [("ash", "=Ash", "@home")]
    changes = (
        CellChange("roster", "ash", "id", None, "ash"),
        CellChange("roster", "ash", "hp", 40, 3),
        CellChange("battle", "round", "value", None, 1),
    )
    change_set = ChangeSet("a1", changes, (LogRow({"id": "a1", "actor": "=Ash", "entry": "{}"}),))
    written = ExcelBackend(path).write(change_set, lambda snapshot, changed: locate(system, snapshot, changed))
    assert isinstance(written, Written)
    after = understood(path, system)
    assert (after.roster[0].id, after.roster[0].hp, after.battle.round) == ("ash", 3, 1)
    assert after.tables["log"].texts("actor") == ["=Ash"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_log_reads_as_a_table(made: Any, tmp_path: Path, lang: str) -> None:
    path, system = tmp_path / "team.xlsx", systems()["calpheon"]
    path.write_bytes(made("calpheon", lang, False).read_bytes())
    told = "\n".join(f"Sentence {number} of what came of it." for number in range(9))
    for number, result in enumerate([told, "Short."]):
        row = LogRow({"id": f"t{number}", "time": "2026-11-29T22:02:17+00:00", "result": result, "entry": "x" * 2000})
        written = ExcelBackend(path).write(
            ChangeSet(f"t{number}", (), (row,)), lambda snapshot, changed: locate(system, snapshot, changed)
        )
        assert isinstance(written, Written)
    log = openpyxl.load_workbook(path)[TAB_NAMES["log"][lang]]
    assert log.row_dimensions[5].height >= 9 * 14
    assert (log.row_dimensions[5].customFormat, log.row_dimensions[6].height) == (False, None)
    letters = [cell.coordinate[:-1] for cell in log[4]]
    shown = {
        key: log.column_dimensions[letter] for key, letter in zip(template_columns(LogRecord), letters, strict=True)
    }
    assert [key for key, column in shown.items() if column.hidden] == ["entry"]
    assert shown["time"].width > len("2026-11-29T22:02:17+00:00")
    assert understood(path, system).tables["log"].texts("entry") == ["x" * 2000] * 2


# ---- how it is made --------------------------------------------------------------------------------


@each
def test_the_same_bytes_whenever_it_is_made(made: Any, name: str, lang: str, demo: bool) -> None:
    assert build_template(systems()[name], lang=lang, demo=demo) == made(name, lang, demo).read_bytes()


@each
def test_nothing_in_it_runs_or_leads_elsewhere(made: Any, name: str, lang: str, demo: bool) -> None:
    with zipfile.ZipFile(made(name, lang, demo)) as parts:
        names = parts.namelist()
        sheets = [parts.read(part).decode() for part in names if part.startswith("xl/worksheets/sheet")]
        relations = "".join(parts.read(part).decode() for part in names if part.endswith(".rels"))
    assert not [part for part in names if re.search(r"vba|macro|externalLink|activeX|ctrlProp", part)]
    assert 'TargetMode="External"' not in relations
    assert not any("<f>" in sheet for sheet in sheets)


@each
def test_every_sheet_is_ready_to_type_and_to_print(made: Any, name: str, lang: str, demo: bool) -> None:
    book = openpyxl.load_workbook(made(name, lang, demo))
    system = systems()[name]
    own = {*system.guides, *({"map"} & system.demo().keys())}
    roles = [role for role in TAB_NAMES if role not in OPTIONAL or role in own]
    assert book.sheetnames == [TAB_NAMES[role][lang] for role in roles] + [HELP_NAMES[lang]]
    for sheet in book:
        if sheet.title == TAB_NAMES["map"][lang]:
            continue  # every cell of it is a square
        assert sheet.freeze_panes is not None
        fit: Any = sheet.sheet_properties.pageSetUpPr
        assert (sheet.page_setup.orientation, fit.fitToPage) == ("landscape", True)
        assert sheet.print_title_rows
    roster = book[TAB_NAMES["roster"][lang]]
    assert len(list(roster.conditional_formatting)) == 1
    rules = [rule for ranges in roster.conditional_formatting for rule in ranges.rules]
    assert [rule.dxf.numFmt.formatCode for rule in rules] == ['0" ✕"', '0" ▼▼"', '0" ▼"']


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_who_fills_a_column_is_shown_and_said(made: Any, lang: str) -> None:
    system = systems()["calpheon"]
    sheet = openpyxl.load_workbook(made("calpheon", lang, False))[TAB_NAMES["roster"][lang]]
    tints: dict[str, set[str]] = {}
    for cell, declared in zip(sheet[4], template_columns(system.roster).values(), strict=True):
        tints.setdefault(declared.writer, set()).add(cell.fill.start_color.rgb)
        comment: Any = cell.comment
        assert comment.text.endswith(text(f"tables.template.by_{declared.writer}", lang))
    assert {writer: len(found) for writer, found in tints.items()} == {"gm": 1, "both": 1, "toolkit": 1}
    assert len(set.union(*tints.values())) == 3


@pytest.mark.parametrize("name", systems())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_header_says_what_belongs_there(made: Any, name: str, lang: str) -> None:
    book = openpyxl.load_workbook(made(name, lang, False))
    kinds = {text(f"tables.{kind}", lang).casefold() for kind in ("text", "words")}
    for role in ("roster", "moves", *systems()[name].guides, "log"):
        for cell in book[TAB_NAMES[role][lang]][4]:
            note: Any = cell.comment
            first, *_, writer = note.text.split("\n")
            assert first.casefold() not in kinds, cell.value
            assert writer in {text(f"tables.template.by_{who}", lang) for who in ("gm", "both", "toolkit")}


@pytest.mark.parametrize("name", systems())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_meaning_of_a_ruling_names_every_value(name: str, lang: str) -> None:
    unsaid = [
        (ruling.key, word)
        for ruling in systems()[name].rulings
        for word in ruling.words
        if is_open(ruling) and {"en": f"{word}:", "ru": f"«{word.ru}»"}[lang] not in render(ruling.meaning, lang)
    ]
    assert unsaid == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_names_a_formula_may_use_are_said(lang: str) -> None:
    ruling = next(ruling for ruling in systems()["calpheon"].rulings if ruling.free)
    assert [name for name in NAMES if name not in render(ruling.meaning, lang)] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_lists_and_limits_help_while_typing(made: Any, lang: str) -> None:
    book = openpyxl.load_workbook(made("calpheon", lang, False))
    roster, campaign = book[TAB_NAMES["roster"][lang]], book[TAB_NAMES["campaign"][lang]]
    columns = list(template_columns(systems()["calpheon"].roster))
    checks = {
        columns[next(iter(check.sqref.ranges)).min_col - 1]: check for check in roster.data_validations.dataValidation
    }
    assert f"'{TAB_NAMES['moves'][lang]}'!$A$5" in checks["moves"].formula1
    assert (checks["level"].formula1, checks["level"].formula2, checks["level"].showErrorMessage) == ("1", "1000", True)
    assert (checks["kind"].type, checks["kind"].showErrorMessage, checks["types"].showErrorMessage) == (
        "list",
        True,
        False,
    )
    assert checks["active"].formula1 == {"en": '"yes,no"', "ru": '"да,нет"'}[lang]
    for check in [*checks.values(), *campaign.data_validations.dataValidation]:
        assert len(check.formula1) <= 255
        assert 0 < len(check.prompt) <= 255
        assert 0 < len(check.error) <= 225
        assert max(len(check.promptTitle), len(check.errorTitle)) <= 32
    by_cell = {str(check.sqref): check for check in campaign.data_validations.dataValidation}
    rows = {campaign.cell(row, 1).value: row for row in range(1, campaign.max_row + 1)}
    drain = by_cell[f"B{rows['calpheon.rounding.drain']}"]
    offered = {"en": ('"ceil,floor"', True), "ru": ('"вверх,вниз"', False)}  # English words are read there too
    assert (drain.formula1, drain.showErrorMessage) == offered[lang]
    assert campaign.cell(rows["calpheon.rounding.drain"], 2).value == {"en": "ceil", "ru": "вверх"}[lang]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_demo_formula_is_plainly_a_sample(made: Any, lang: str) -> None:
    sheet = openpyxl.load_workbook(made("calpheon", lang, True))[TAB_NAMES["campaign"][lang]]
    row = next(row for row in sheet.iter_rows() if row[0].value == "calpheon.damage_formula")
    assert str(row[2].value).startswith({"en": "SAMPLE, not the official", "ru": "ОБРАЗЕЦ, не официальная"}[lang])


def test_the_systems_columns_stand_among_the_gms_and_state_to_the_right() -> None:
    columns = list(template_columns(systems()["calpheon"].roster).items())
    keys = [key for key, _ in columns]
    assert keys[:2] == ["id", "name"]
    assert keys.index("max_hp") < keys.index("power") < keys.index("moves") < keys.index("notes")
    writers = [declared.writer for _, declared in columns]
    assert "toolkit" not in writers[: writers.index("toolkit")]
    assert set(writers[writers.index("toolkit") :]) == {"toolkit"}


def test_templates_here_are_what_the_systems_declare(checkout: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(checkout / "sheets_templates" / "generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_demos_moves_mean_the_same_in_either_language(made: Any, lang: str) -> None:
    system = systems()["calpheon"]
    moves = understood(made("calpheon", lang, True), system).moves
    effects = [parse_effect(move.effect, system.vocabulary) for move in moves]
    assert effects == [parse_effect(str(move.get("effect", "")), system.vocabulary) for move in system.demo()["moves"]]
    assert ("отдача 25%" in {move.effect for move in moves}) is (lang == "ru")


# ---- words -----------------------------------------------------------------------------------------


def codes() -> Iterator[str]:
    """Every message code of `tables` that the sources name."""
    home = Path(__file__).resolve().parents[2] / "toolkit" / "tables"
    for path in home.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        yield from re.findall(r'"(tables\.[a-z_.]+[a-z])"', source)
        yield from (f"tables.{code}" for code in re.findall(r'misfit\(\s*"([a-z_]+)"', source))


def test_every_sentence_exists_in_both_languages() -> None:
    missing = [(code, lang) for code in sorted(set(codes())) for lang in ("en", "ru") if not has(code, lang)]
    assert missing == []


# ---- JSON ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", systems())
def test_the_json_schema_accepts_what_the_demo_holds_and_refuses_what_cells_refuse(name: str) -> None:
    system = systems()[name]
    schema = tables_schema(system)
    jsonschema.Draft202012Validator.check_schema(schema)
    json.dumps(schema)
    check = jsonschema.Draft202012Validator(schema)
    demo = {tab: [dict(row) for row in system.demo()[tab]] for tab in ("roster", "moves")}
    assert [error.message for error in check.iter_errors(demo)] == []
    for wrong in ({"roster": [{"name": "A", "max_hp": 0}]}, {"roster": [{"hp": 1}]}, {"rulings": {"nobody.knows": 1}}):
        assert list(check.iter_errors(wrong))


def test_the_public_cases_fit_the_json_schema(shared: Path) -> None:
    check = jsonschema.Draft202012Validator(tables_schema(systems()["calpheon"]))
    for line in (shared / "cases" / "calpheon.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        tables = {key: case["scenario"].get(key) for key in ("roster", "moves", "battle") if key in case["scenario"]}
        assert [error.message for error in check.iter_errors(tables)] == [], case["id"]


def test_tabs_are_found_by_either_name(made: Any) -> None:
    for lang in ("en", "ru"):
        found, problems = find_tabs(ExcelBackend(made("calpheon", lang, False)).read())
        assert (set(found), problems) == ({"campaign", "roster", "moves", "statuses", "field", "battle", "log"}, [])


@each
def test_the_how_to_names_what_a_fighter_needs_and_nothing_that_may_stay_blank(
    made: Any, name: str, lang: str, demo: bool
) -> None:
    sheet = openpyxl.load_workbook(made(name, lang, demo)).worksheets[0]
    step = str(sheet["A2"].value)
    optional = [declared.ru for key, declared in columns_of(systems()[name].roster).items() if key.endswith("_bonus")]
    assert step.startswith("1.  ")
    assert " ;" not in step
    assert not any(header in step for header in optional)
    assert "Bonus" not in step


@each
def test_every_meaning_on_the_battle_tab_has_room(name: str, lang: str, demo: bool, tmp_path: Path) -> None:
    (tmp_path / "book.xlsx").write_bytes(build_template(systems()[name], lang=lang, demo=demo))
    sheet = openpyxl.load_workbook(tmp_path / "book.xlsx")[TAB_NAMES["battle"][lang]]
    room = sheet.column_dimensions["C"].width
    for row in range(5, sheet.max_row + 1):
        lines = -(-len(str(sheet.cell(row, 3).value)) // int(room))
        assert lines == 1 or sheet.row_dimensions[row].height >= 14 * lines
