"""Rows, columns and sheets come, go and move; whatever hangs on them follows; a request is done whole or not at all."""

from __future__ import annotations

import pytest

from tests.sheets.wire import Json, Wire
from tests.sheets_service import OpenSheet, SheetsService

ROSTER = 0


def box(top: int, bottom: int, left: int, right: int, sheet: int = ROSTER) -> Json:
    return {
        "sheetId": sheet,
        "startRowIndex": top,
        "endRowIndex": bottom,
        "startColumnIndex": left,
        "endColumnIndex": right,
    }


def test_formulas_and_marks_follow_rows_and_columns(wire: Wire, team: OpenSheet) -> None:
    team.type("Log", "A2", "=SUM(Roster!C2:C4)", "=Roster!$C$3*2")
    wire.change(team.id, addNamedRange={"namedRange": {"name": "hp", "range": box(1, 4, 2, 3)}})
    wire.change(team.id, mergeCells={"range": box(5, 6, 0, 2), "mergeType": "MERGE_ALL"})
    team.protect("Roster", "C4")
    assert team.values("Log", "A2:B2") == [[120, 80]]
    team.insert_rows("Roster", 3, 2)
    team.insert_columns("Roster", "B")
    assert (team.formula("Log", "A2"), team.formula("Log", "B2")) == ("=SUM(Roster!D2:D6)", "=Roster!$D$5*2")
    body = wire.sheets("GET", team.id, fields="namedRanges.range,sheets(merges,protectedRanges.range)").body
    without_sheet = {name: value for name, value in box(1, 6, 3, 4).items() if name != "sheetId"}
    assert body["namedRanges"] == [{"range": without_sheet}]
    assert body["sheets"][0]["merges"][0]["startRowIndex"] == 7
    assert body["sheets"][0]["protectedRanges"][0]["range"]["startRowIndex"] == 5
    team.delete_rows("Roster", 5)
    assert (team.formula("Log", "A2"), team.formula("Log", "B2")) == ("=SUM(Roster!D2:D5)", "=#REF!*2")
    assert team.values("Log", "A2:B2") == [[80, "#REF!"]]


def test_a_request_is_done_whole_or_not_at_all(wire: Wire, team: OpenSheet) -> None:
    good = {"updateCells": {"range": box(1, 2, 2, 3), "rows": [], "fields": "userEnteredValue"}}
    bad = {"addSheet": {"properties": {"title": "roster"}}}
    before, version = team.values("Roster"), wire.version(team.id)
    answer = wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": [good, bad]})
    told = 'Invalid requests[1].addSheet: A sheet with the name "roster" already exists. Please enter another name.'
    assert (answer.code, answer.body["error"]["message"]) == (400, told)
    assert (team.values("Roster"), wire.version(team.id)) == (before, version)
    assert wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": [good]}).code == 200
    assert team.value("Roster", "C2") is None


def test_cells_are_written_typed_and_appended_behind_the_last_row(wire: Wire, team: OpenSheet) -> None:
    kinds = [{"stringValue": "=1+1"}, {"numberValue": 2.5}, {"boolValue": True}, {"formulaValue": "=1+1"}]
    row = {"values": [{"userEnteredValue": kind} for kind in kinds]}
    wire.change(team.id, appendCells={"sheetId": 1, "rows": [row], "fields": "userEnteredValue"})
    assert team.values("Log", "A2:D2") == [["=1+1", 2.5, True, 2]]
    assert [team.formula("Log", cell) for cell in ("A2", "D2")] == [None, "=1+1"]
    wide: Json = {"values": [{}] * 27}
    request = {"appendCells": {"sheetId": 1, "rows": [wide], "fields": "*"}}
    answer = wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": [request]})
    assert "beyond the last requested column of: 25" in answer.body["error"]["message"]


def test_appending_to_a_full_sheet_makes_it_longer(sheets_service: SheetsService, wire: Wire) -> None:
    sheet = sheets_service.create("Full", {"Log": [[number] for number in range(1000)]})
    row = {"values": [{"userEnteredValue": {"numberValue": 1000}}]}
    wire.change(sheet.id, appendCells={"sheetId": 0, "rows": [row], "fields": "userEnteredValue"})
    assert sheet.values("Log", "A1001") == [[1000]]


def test_a_cell_inside_a_merge_takes_no_value(wire: Wire, team: OpenSheet) -> None:
    wire.change(team.id, mergeCells={"range": box(1, 2, 0, 3), "mergeType": "MERGE_ALL"})
    body = {"values": [["x", "y", "z"]]}
    assert wire.sheets("PUT", f"{team.id}/values/Roster!A2:C2", body, valueInputOption="RAW").code == 200
    assert team.values("Roster", "A2:C2") == [["x"]]


def test_sheets_are_copied_renamed_and_deleted(wire: Wire, team: OpenSheet) -> None:
    team.type("Log", "A2", "=Roster!C2")
    wire.change(team.id, duplicateSheet={"sourceSheetId": 0, "newSheetName": "Backup", "insertSheetIndex": 2})
    team.rename("Roster", "Состав")
    assert team.titles == ["Состав", "Log", "Backup"]
    assert (team.formula("Log", "A2"), team.value("Log", "A2")) == ("='Состав'!C2", 44)
    assert team.values("Backup") == team.values("Состав")
    wire.change(team.id, deleteSheet={"sheetId": 0})
    assert team.value("Log", "A2") == "#REF!"
    last = {"requests": [{"deleteSheet": {"sheetId": number}} for number in (1, team.book.tabs[1].id)]}
    assert wire.sheets("POST", f"{team.id}:batchUpdate", last).code == 400
    assert team.titles == ["Log", "Backup"]


def test_a_sheet_is_copied_into_another_spreadsheet(sheets_service: SheetsService, wire: Wire, team: OpenSheet) -> None:
    other = sheets_service.create("Other")
    answer = wire.sheets("POST", f"{team.id}/sheets/0:copyTo", {"destinationSpreadsheetId": other.id})
    assert answer.body["title"] == "Copy of Roster"
    assert other.values("Copy of Roster") == team.values("Roster")


def test_formulas_keep_their_row_when_it_is_sorted(team: OpenSheet) -> None:
    for row in (2, 3, 4):
        team.type("Roster", f"D{row}", f"=C{row}*2")
    team.sort("Roster", "C")
    assert team.values("Roster", "A2:D4") == [
        ["gravel", "Gravel", 36, 72],
        ["mossy", "Mossy", 40, 80],
        ["cinder", "Cinder", 44, 88],
    ]


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        ("=A1+B1*2", 8),
        ("=(A1+B1)^2/5", 5),
        ("=SUM(A1:C1)", 5),
        ('=IF(A1>1;"big";"small")', "big"),
        ('="HP: "&A1', "HP: 2"),
        ("=IFERROR(1/0,7)", 7),
        ("=1/0", "#DIV/0!"),
        ("=A1+C1", "#VALUE!"),
        ("=NOSUCH(1)", "#NAME?"),
        ("=E1", "#REF!"),
        ("=-A1%", -0.02),
        ("=ROUND(A1/3,2)", 0.67),
    ],
)
def test_simple_formulas_have_values(sheets_service: SheetsService, formula: str, value: object) -> None:
    sheet = sheets_service.create("Sums", {"Sheet1": [[2, 3, "text"]]})
    sheet.type("Sheet1", "E1", formula)
    assert sheet.value("Sheet1", "E1") == value


def test_a_formula_beyond_us_shows_the_value_it_was_given(wire: Wire, team: OpenSheet) -> None:
    team.give("Roster", "C2", '=IMPORTRANGE("x","y")', 33)
    for option, shown in (("UNFORMATTED_VALUE", 33), ("FORMULA", '=IMPORTRANGE("x","y")')):
        answer = wire.sheets("GET", f"{team.id}/values/Roster!C2", valueRenderOption=option)
        assert answer.body["values"] == [[shown]]


def test_find_and_replace_copy_and_paste(wire: Wire, team: OpenSheet) -> None:
    done = wire.change(
        team.id, findReplace={"find": "moss", "replacement": "Moss", "matchCase": True, "allSheets": True}
    )
    assert done["findReplace"] == {
        "valuesChanged": 1,
        "rowsChanged": 1,
        "sheetsChanged": 1,
        "occurrencesChanged": 1,
    }
    paste = {"source": box(1, 4, 0, 3), "destination": box(10, 13, 0, 3), "pasteType": "PASTE_VALUES"}
    wire.change(team.id, copyPaste=paste)
    assert team.values("Roster", "A11:C13") == team.values("Roster", "A2:C4")
