"""A workbook's tabs to tables: what is found, and every fault a person can make named with tab and cell."""

from __future__ import annotations

import pytest

from tests.tables.books import CINDER, LOG, MOSSY, ROSTER, SYSTEM, book, errors, read, said
from toolkit.core.names import fold
from toolkit.systems.registry import systems
from toolkit.tables.cells import Status
from toolkit.tables.columns import columns_of, english_header
from toolkit.tables.headers import labels_of
from toolkit.tables.settings import read_settings
from toolkit.tables.sheet import read_sheet
from toolkit.tables.snapshot import CellError, Snapshot, Tab
from toolkit.tables.tabs import model_of, where

RENAME = "Rename this cell to NAME. If the column is your own, leave it and add a column NAME."
NEW_TAB = (
    "If it has another name now, rename it to NAME. If it is gone, take an earlier copy of the file, or the tab from a "
    "fresh one: turnsheet new fresh.xlsx --system calpheon"
)

# ---- what is understood ----------------------------------------------------------------------------


def test_a_campaign_is_read() -> None:
    sheet, problems = read()
    assert errors(problems) == []
    assert [(row.id, row.name, row.hp, row.types) for row in sheet.roster] == [
        ("cinder", "Cinder", 44, ("Fire",)),
        ("mossy", "Mossy", 40, ("Grass", "Poison")),
    ]
    assert sheet.roster[1].status == (Status("Burn"), Status("Sleep", 3))
    assert [move.name for move in sheet.moves] == ["Ember"]
    assert (sheet.battle.round, sheet.lang, sheet.settings.system) == (1, "en", "calpheon")
    assert sheet.tables["log"].rows == ()
    assert sheet.place("roster", 1, "hp") == "Roster!E3 (HP)"
    assert sheet.place("battle", 0, "round") == "Battle!B1 (round)"
    assert sheet.raw("mossy", "status") == "Burn, Sleep 3"


def test_russian_tabs_and_headers() -> None:
    roster = [
        ["имя", "Сторона:", "ОЗ", "макс ОЗ", "ТИПЫ", "СОСТОЯНИЕ", "приемы"],
        ["Мох", "А", 40, 40, "Трава", "Сон 3", "Рык"],
    ]
    names = {"campaign": "Кампания", "roster": "Состав", "moves": "Приёмы", "battle": "Бой", "log": "журнал "}
    sheet, problems = read(
        names=names, roster=roster, campaign=[["Система:", "calpheon"]], battle=[["Раунд", 3], ["Погода", "Дождь 2"]]
    )
    assert errors(problems) == []
    assert (sheet.roster[0].id, sheet.roster[0].types, sheet.roster[0].moves) == ("мох", ("Grass",), ("Рык",))
    assert (sheet.battle.round, sheet.battle.weather, sheet.lang) == (3, "Rain 2", "ru")
    assert sheet.place("roster", 0, "hp") == "Состав!C2 (ОЗ)"


def test_headers_may_stand_below_a_title_and_be_spelt_freely() -> None:
    headers = ["\ufeffid", "NAME ", None, "h_p", "Máx  HP:", "my own"]
    sheet, problems = read(roster=[["\ufeff"], [3], ["My team"], [], headers, ["a", "Ash", 9, "1,234", 2000, "x"]])
    assert errors(problems) == []
    assert (sheet.roster[0].hp, sheet.roster[0].max_hp) == (1234, 2000)
    assert sheet.place("roster", 0, "max_hp") == "Roster!E6 (Máx  HP:)"


def test_rows_end_with_the_last_that_holds_anything() -> None:
    prepared = [None, None, None, None, False, 0, None]
    roster = [
        ["Name", "HP", "Max HP", "Side", "Active", "Level"],
        ["Ash", 1, 2],
        [],
        ["  "],
        prepared,
        ["Bo", 1, 2],
        *[[]] * 5000,
    ]
    sheet, problems = read(roster=roster, formulas={"roster": frozenset({(5, 6)})})
    assert errors(problems) == []
    assert [row.name for row in sheet.roster] == ["Ash", "Bo"]
    assert sheet.place("roster", 1, "hp") == "Roster!B6 (HP)"


def test_rulings_stand_anywhere_each_left_of_its_value() -> None:
    campaign = [
        ["How to", "play"],
        ["System", "calpheon", None, "Calpheon.Rounding.Drain:", "FLOOR"],
        [None, "calpheon.rest_amount", "5", "meaning"],
        ["calpheon.counter.base", None],
        ["calpheon.fixed.crit", True],
        ["calpheon.damage_formula", "power + 2d6"],
    ]
    sheet, problems = read(campaign=campaign)
    assert errors(problems) == []
    assert sheet.rulings.values == {
        "calpheon.rounding.drain": "floor",
        "calpheon.counter.base": "sum",
        "calpheon.rest_amount": 5,
        "calpheon.damage_formula": "power + 2d6",
        "calpheon.fixed.crit": True,
    }
    assert sheet.place("campaign", 0, "calpheon.rest_amount") == "Campaign!C3 (calpheon.rest_amount)"


def test_wrong_rulings_name_their_cells() -> None:
    campaign = [
        ["System", "calpheon"],
        ["calpheon.rounding.drain", "sideways"],
        ["calpheon.rest_amont", 5],
        ["calpheon.fixed.crit", CellError("#REF!")],
        ["calpheon.counter.base", "2026-02-01"],
        ["calpheon.counter.base", "last"],
        ["moves.csv", 1],
    ]
    _, problems = read(campaign=campaign)
    assert sorted(problem.where for problem in problems if problem.level == "error") == [
        "Campaign!B2 (calpheon.rounding.drain)",
        "Campaign!B3 (calpheon.rest_amont)",
        "Campaign!B4 (calpheon.fixed.crit)",
        "Campaign!B5 (calpheon.counter.base)",
        "Campaign!B6 (calpheon.counter.base)",
    ]


def test_settings_come_before_any_system() -> None:
    settings = read_settings(book(campaign=[["Язык", "русский"], ["Система", "Calpheon Wilds"]]))
    assert (settings.system, settings.lang, settings.places["system"]) == (
        "Calpheon Wilds",
        "ru",
        "Campaign!B2 (system)",
    )
    assert settings.problems == ()
    wrong = read_settings(book(campaign=[["Language", "Klingon"]]))
    assert said(wrong.problems) == [
        "Campaign (system): None / the name of the rule system in the cell to the right of “System”",
        "Campaign!B1 (language): Klingon / English or Russian",
    ]


# ---- faults ----------------------------------------------------------------------------------------


def test_missing_tabs_all_at_once() -> None:
    _, problems = read(names={"roster": "Rooster", "moves": "Sheet2"}, without=["log"])
    assert said(problems) == [
        "Roster: None / a tab called Roster (or Состав) / The tab “Rooster” looks like it: rename it to Roster.",
        "Moves: None / a tab called Moves (or Приёмы) / The tab “Sheet2” looks like it: rename it to Moves.",
        f"Log: None / a tab called Log (or Журнал) / {NEW_TAB.replace('NAME', 'Log')}",
    ]


def test_a_battle_tab_is_known_again_by_its_keys() -> None:
    battle = [["The fight"], ["Round", 3], ["Weather", "Rain 2"], ["Terrain", None]]
    _, problems = read(names={"battle": "Now"}, battle=battle)
    assert "The tab “Now” looks like it" in errors(problems)[0]


@pytest.mark.parametrize("name", ["Rooster", "My Roster", "Team", "Sheet 7", "Состав 2"])
def test_a_renamed_tab_is_known_again(name: str) -> None:
    _, problems = read(names={"roster": name})
    assert errors(problems) == [
        f"Roster: None / a tab called Roster (or Состав) / The tab “{name}” looks like it: rename it to Roster."
    ]


def test_a_missing_tab_is_not_mistaken_for_one_of_the_gms_own() -> None:
    tabs = [*book(without=["roster"]).tabs.values(), Tab("Dialogue", [["Who", "Says"]]), Tab("Notes", [["HP"]])]
    tabs.append(Tab("Help", [["Round"], ["Weather"], *[[f"word {number}"] for number in range(9)], ["Terrain"]]))
    _, problems = read_sheet(Snapshot.of("r", tabs), SYSTEM)
    assert errors(problems) == [f"Roster: None / a tab called Roster (or Состав) / {NEW_TAB.replace('NAME', 'Roster')}"]


@pytest.mark.parametrize(
    "tabs", [[Tab("Shopping", [["Eggs", 12]])], [Tab("Battle", [["Name", "Class", "Race"]]), Tab("Loot", [])], []]
)
def test_a_workbook_that_is_none_of_ours_is_told_in_one_message(tabs: list[Tab]) -> None:
    settings = read_settings(Snapshot.of("r", tabs))
    (problem,) = settings.problems
    assert "Turnsheet workbook" in problem.as_json()["expected"]
    assert "turnsheet new" in problem.as_json()["hint"]
    assert all(tab.name in problem.place("en") for tab in tabs)


def test_the_language_is_that_of_the_tabs_where_no_tab_says_it() -> None:
    names = {"roster": "Состав", "moves": "Приёмы", "battle": "Бой", "log": "Журнал"}
    assert read_settings(book(names=names, without=["campaign"])).lang == "ru"


def test_a_tab_in_both_languages() -> None:
    snapshot = book()
    twice = Snapshot.of("r", [*snapshot.tabs.values(), book(names={"roster": "Состав"}).tabs["Состав"]])
    _, problems = read_sheet(twice, SYSTEM)
    assert errors(problems) == ["Состав: Состав / only one such tab; Roster is the same"]


def test_an_empty_workbook_is_no_crash() -> None:
    sheet, problems = read_sheet(Snapshot.of("r", []), SYSTEM)
    assert (sheet.roster, len(problems)) == ((), 1)
    blank, problems = read(campaign=[], roster=[], moves=[[]], battle=[[None]], log=[])
    assert (blank.roster, blank.battle.round) == ((), None)
    assert [problem.where for problem in problems] == ["Campaign (system)", "Roster", "Moves", "Log"]


def test_a_renamed_header_of_a_needed_column() -> None:
    _, problems = read(roster=[[*ROSTER[:4], "H.P", "HP max.", *ROSTER[6:]], CINDER, MOSSY])
    assert errors(problems) == [
        f"Roster!F1: HP max. / the header Max HP (or Макс. ОЗ) / {RENAME.replace('NAME', 'Max HP')}"
    ]
    _, problems = read(roster=[[*ROSTER[:4], "Health", *ROSTER[5:]], CINDER, MOSSY])
    [line] = errors(problems)
    assert line == (
        "Roster!1 (HP): None / a column HP (or ОЗ) / "
        "Write HP into a free cell of row 1 and fill in the column below it."
    )


def test_a_typo_in_a_header_is_told_once_at_its_own_cell() -> None:
    for written, meant, russian in (("Hpp", "HP", "ОЗ"), ("Nmae", "Name", "Имя"), ("Нp", "HP", "ОЗ")):
        headers = [written if name == meant else name for name in ROSTER]
        rows = [[None, *CINDER[1:]], [None, *MOSSY[1:]], [None, *MOSSY[1:]]]
        _, problems = read(roster=[headers, *rows] if meant == "Name" else [headers, CINDER, MOSSY])
        letter = "ABCDEFGHI"[ROSTER.index(meant)]
        hint = RENAME.replace("NAME", meant)
        assert errors(problems) == [f"Roster!{letter}1: {written} / the header {meant} (or {russian}) / {hint}"]


def test_one_strange_header_is_taken_for_one_column_only() -> None:
    _, problems = read(roster=[["Name", "Side", "Max  HPP"], ["Ash", "A", 20]])
    assert [line.split(" /")[0] for line in errors(problems)] == ["Roster!1 (HP): None", "Roster!C1: Max  HPP"]


def test_a_renamed_header_of_a_column_play_writes() -> None:
    _, problems = read(roster=[[*ROSTER[:10], "Stagess", *ROSTER[11:]], CINDER, MOSSY])
    assert errors(problems) == []
    line = f"Roster!K1: Stagess / the header Stages (or Ступени) / {RENAME.replace('NAME', 'Stages')}"
    assert line in said(problems)


def test_doubled_headers_name_their_letters() -> None:
    _, problems = read(roster=[[*ROSTER[:12], "hp"], CINDER, MOSSY])
    assert errors(problems) == ["Roster!M1: hp / this header only once; it stands in columns E, M"]


def test_blank_headers_are_the_gms_own() -> None:
    _, problems = read(roster=[[*ROSTER, None, "", None], [*CINDER, 1, 2, 3], MOSSY])
    assert errors(problems) == []


def test_text_in_hp() -> None:
    _, problems = read(roster=[ROSTER, [*CINDER[:4], "full", *CINDER[5:]], MOSSY])
    assert errors(problems) == ["Roster!E2 (HP): full / a whole number, or nothing"]


def test_a_blank_maximum() -> None:
    _, problems = read(roster=[ROSTER, [*CINDER[:5], "—", *CINDER[6:]], MOSSY])
    assert errors(problems) == ["Roster!F2 (Max HP): None / something; this cell may not be blank"]


def test_a_missing_column_is_told_once_not_for_each_row() -> None:
    _, problems = read(roster=[["ID", "Name", "HP"], *[[f"c{n}", f"C{n}", 1] for n in range(50)]])
    [line] = errors(problems)
    assert line.startswith("Roster!1 (Max HP): None / a column Max HP (or Макс. ОЗ) / ")


def test_two_combatants_with_one_id() -> None:
    _, problems = read(roster=[ROSTER, CINDER, ["Cinder", *MOSSY[1:]]])
    [line] = errors(problems)
    assert line == (
        "Roster!A3 (ID): Cinder / an id of its own; Roster!A2 (ID) is the same / "
        "Clear one of the two cells; Turnsheet fills in a new ID."
    )


def test_a_duplicate_name_needs_ids() -> None:
    _, problems = read(roster=[ROSTER, [None, *CINDER[1:]], [None, "CINDER ", *MOSSY[2:]]])
    [line] = errors(problems)
    assert line == (
        "Roster!B3 (Name): CINDER / a name of its own; Roster!B2 (Name) is the same / "
        "Rename one of them, or give each an id of its own in the column ID."
    )
    _, problems = read(roster=[ROSTER, CINDER, ["cinder-2", "Cinder", *MOSSY[2:]]])
    assert errors(problems) == []


def test_a_move_that_stands_twice() -> None:
    _, problems = read(moves=[["Name"], ["Ember"], ["Growl"], ["EMBER"]])
    assert errors(problems) == ["Moves!A4 (Name): EMBER / a name of its own; Moves!A2 (Name) is the same"]


def test_a_formula_in_the_hp_cell() -> None:
    _, problems = read(formulas={"roster": frozenset({(2, 5)})})
    [line] = errors(problems)
    assert line == (
        "Roster!E2 (HP): 44 / a plain value: play changes this cell, and a formula is never overwritten / "
        "Type the number or text over the formula, or move the formula to a column of your own."
    )


def test_formulas_of_the_gm_are_read_by_their_results() -> None:
    formulas = frozenset({(2, 6), (3, 6), (2, 1), (2, 13)})
    sheet, problems = read(roster=[ROSTER, CINDER, [*MOSSY[:5], None, *MOSSY[6:]]], formulas={"roster": formulas})
    assert sheet.roster[0].max_hp == 44
    [line] = errors(problems)
    assert line == (
        "Roster!F3 (Max HP): None / the result of the formula; nobody has computed it yet / "
        "Open the workbook once in Excel or LibreOffice and save it."
    )


def test_a_formula_in_the_battle_tab() -> None:
    _, problems = read(formulas={"battle": frozenset({(1, 2)})})
    assert [line.split(" /")[0] for line in errors(problems)] == ["Battle!B1 (round): 1"]


def test_error_cells_are_never_blank() -> None:
    _, problems = read(roster=[ROSTER, [*CINDER[:4], CellError("#N/A"), *CINDER[5:]], MOSSY])
    (line,) = errors(problems)
    assert line.startswith("Roster!E2 (HP): #N/A / a value; the cell shows the error #N/A / The formula looks for")


def test_a_log_without_headers() -> None:
    _, problems = read(log=[])
    assert errors(problems) == ["Log: None / headers in one of the first 12 rows, among them ID, Time, Round, By"]


# ---- ids -------------------------------------------------------------------------------------------


def named(*names: str) -> list[str]:
    sheet, _ = read(roster=[["Name", "HP", "Max HP"], *[[name, 1, 1] for name in names]])
    return [row.id for row in sheet.roster]


def test_ids_are_made_of_names() -> None:
    assert named("Mr. Mime", "Мох 2", "Flabébé") == ["mr-mime", "мох-2", "flabébé"]


def test_made_ids_do_not_depend_on_the_order_of_rows() -> None:
    names = ["A+B", "A B", "???", "Ash"]
    ids = dict(zip(names, named(*names), strict=True))
    assert len(set(ids.values())) == 4
    assert dict(zip(reversed(names), named(*reversed(names)), strict=True)) == ids


def test_made_ids_give_way_to_written_ones() -> None:
    sheet, problems = read(roster=[ROSTER, ["mossy", *CINDER[1:]], [None, *MOSSY[1:]]])
    assert errors(problems) == []
    assert sheet.roster[1].id.startswith("mossy-")


def test_a_thousand_rows_are_read() -> None:
    snapshot = book(roster=[ROSTER, *[[f"c{n}", f"C {n}", *CINDER[2:]] for n in range(1000)]], log=[LOG])
    sheet, problems = read_sheet(snapshot, SYSTEM)
    assert (len(sheet.roster), errors(problems)) == (1000, [])


# ---- headers that every system declares --------------------------------------------------------------


@pytest.mark.parametrize("name", systems())
def test_no_two_columns_of_a_tab_answer_to_one_header(name: str) -> None:
    for role in ("roster", "moves", "battle", "log"):
        model = model_of(systems()[name], role)
        own = [
            fold(label)
            for key, declared in columns_of(model).items()
            for label in {key, english_header(key), declared.ru}
        ]
        spelt = [
            {fold(key), fold(english_header(key)), fold(declared.ru)} for key, declared in columns_of(model).items()
        ]
        assert sum(map(len, spelt)) == len(set(own)), f"{name}.{role}"
        for key, declared in columns_of(model).items():
            for label in declared.also:
                assert labels_of(model)[fold(label)] == key


@pytest.mark.parametrize("title", ["Team 1", "Ash's", "R1C1 x", "Состав 2"])
def test_places_quote_tabs_as_spreadsheets_do(title: str) -> None:
    assert where(title, (3, 2), "HP") == "'" + title.replace("'", "''") + "'!B3 (HP)"
