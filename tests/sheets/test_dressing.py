"""What a template is made of (colours, dropdowns, protection, frozen rows …) comes back as it was given."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sheets.wire import Json, Wire
from tests.sheets_service import OpenSheet, SheetsService

HEADER: Json = {"sheetId": 0, "startRowIndex": 0, "endRowIndex": 1}
STATE: Json = {"sheetId": 0, "startColumnIndex": 2, "endColumnIndex": 3}
RED = {"red": 1, "green": 0, "blue": 0}


def sheet(wire: Wire, team: OpenSheet, fields: str, **query: Any) -> Any:
    return wire.sheets("GET", team.id, fields=f"sheets({fields})", **query).body["sheets"][0]


def test_formats_of_a_header(wire: Wire, team: OpenSheet) -> None:
    bold = {"userEnteredFormat": {"textFormat": {"bold": True}, "backgroundColor": RED}}
    wire.change(
        team.id, repeatCell={"range": HEADER, "cell": bold, "fields": "userEnteredFormat(textFormat,backgroundColor)"}
    )
    frozen = {"sheetId": 0, "gridProperties": {"frozenRowCount": 1}}
    wire.change(team.id, updateSheetProperties={"properties": frozen, "fields": "gridProperties.frozenRowCount"})
    seen = sheet(wire, team, "properties.gridProperties,data.rowData.values.userEnteredFormat", ranges="Roster!A1")
    assert seen["properties"]["gridProperties"] == {"rowCount": 1000, "columnCount": 26, "frozenRowCount": 1}
    assert seen["data"][0]["rowData"][0]["values"][0]["userEnteredFormat"] == {
        "textFormat": {"bold": True},
        "backgroundColor": {"red": 1},
        "backgroundColorStyle": {"rgbColor": {"red": 1}},
    }
    assert team.values("Roster", "A1:C1") == [["id", "name", "hp"]]


def test_a_dropdown_is_kept_until_it_is_taken_away(wire: Wire, team: OpenSheet) -> None:
    choices = {"type": "ONE_OF_LIST", "values": [{"userEnteredValue": "A"}, {"userEnteredValue": "B"}]}
    rule = {"condition": choices, "showCustomUi": True, "strict": False}
    where = {"sheetId": 0, "startRowIndex": 1, "endRowIndex": 3, "startColumnIndex": 0, "endColumnIndex": 1}
    wire.change(team.id, setDataValidation={"range": where, "rule": rule})
    cells = sheet(wire, team, "data.rowData.values.dataValidation", ranges="Roster!A1:A3")["data"][0]["rowData"]
    assert [row["values"][0].get("dataValidation") for row in cells] == [None, rule, rule]
    wire.change(team.id, setDataValidation={"range": where})
    assert team.values("Roster", "A2:A3") == [["cinder"], ["mossy"]]
    cells = sheet(wire, team, "data.rowData.values.dataValidation", ranges="Roster!A2")["data"][0]["rowData"]
    assert cells == [{"values": [{}]}]


def test_protection_is_changed_and_taken_away_by_id(wire: Wire, team: OpenSheet) -> None:
    given = {"range": STATE, "description": "state", "warningOnly": True}
    made = wire.change(team.id, addProtectedRange={"protectedRange": given})["addProtectedRange"]["protectedRange"]
    assert (made["warningOnly"], made["range"]) == (True, {"startColumnIndex": 2, "endColumnIndex": 3})
    new = {"protectedRangeId": made["protectedRangeId"], "description": "hands off"}
    wire.change(team.id, updateProtectedRange={"protectedRange": new, "fields": "description"})
    seen = sheet(wire, team, "protectedRanges(description,warningOnly)")["protectedRanges"]
    assert seen == [{"description": "hands off", "warningOnly": True}]
    wire.change(team.id, deleteProtectedRange={"protectedRangeId": made["protectedRangeId"]})
    assert "protectedRanges" not in sheet(wire, team, "properties.title,protectedRanges")


def test_rules_bands_filters_and_hidden_columns(wire: Wire, team: OpenSheet) -> None:
    condition = {"type": "NUMBER_LESS", "values": [{"userEnteredValue": "10"}]}
    rule = {"ranges": [STATE], "booleanRule": {"condition": condition, "format": {"backgroundColor": RED}}}
    wire.change(team.id, addConditionalFormatRule={"rule": rule, "index": 0})
    wire.change(team.id, addBanding={"bandedRange": {"range": HEADER, "rowProperties": {"firstBandColor": RED}}})
    wire.change(team.id, setBasicFilter={"filter": {"range": {"sheetId": 0, "endRowIndex": 4, "endColumnIndex": 3}}})
    hidden = {"sheetId": 0, "dimension": "COLUMNS", "startIndex": 0, "endIndex": 1}
    change = {
        "range": hidden,
        "properties": {"hiddenByUser": True, "pixelSize": 40},
        "fields": "hiddenByUser,pixelSize",
    }
    wire.change(team.id, updateDimensionProperties=change)
    seen = sheet(wire, team, "conditionalFormats,bandedRanges,basicFilter,data.columnMetadata", ranges="Roster!A1:B1")
    assert seen["conditionalFormats"][0]["booleanRule"]["condition"] == condition
    assert seen["bandedRanges"][0]["rowProperties"]["firstBandColor"] == {"red": 1}
    assert seen["basicFilter"]["range"]["endRowIndex"] == 4
    assert seen["data"][0]["columnMetadata"] == [{"pixelSize": 40, "hiddenByUser": True}, {"pixelSize": 100}]


def test_a_spreadsheet_is_made_with_everything_in_it(sheets_service: SheetsService, wire: Wire) -> None:
    cells = [{"userEnteredValue": {"stringValue": "=id"}, "note": "filled in for you"}]
    grid = {"rowCount": 50, "columnCount": 4}
    page = {"properties": {"title": "Roster", "gridProperties": grid}, "data": [{"rowData": [{"values": cells}]}]}
    body = {"properties": {"title": "New", "locale": "ru_RU"}, "sheets": [page, {"properties": {"title": "Log"}}]}
    made = wire.ask("POST", "/v4/spreadsheets", body).body
    sheet = sheets_service.sheet(made["spreadsheetId"])
    assert (sheet.titles, sheet.value("Roster", "A1")) == (["Roster", "Log"], "=id")
    assert (made["properties"]["locale"], made["sheets"][0]["properties"]["gridProperties"]) == ("ru_RU", grid)
    filters = {"dataFilters": [{"gridRange": {"sheetId": made["sheets"][0]["properties"]["sheetId"]}}]}
    seen = wire.sheets("POST", f"{sheet.id}:getByDataFilter", filters, fields="sheets.data.rowData.values.note").body
    assert seen["sheets"] == [{"data": [{"rowData": [{"values": [{"note": "filled in for you"}]}]}]}]


def test_a_sheet_cannot_grow_without_end(wire: Wire, team: OpenSheet) -> None:
    request = {"appendDimension": {"sheetId": 0, "dimension": "ROWS", "length": 400_000}}
    answer = wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": [request]})
    assert "above the limit of 10000000 cells" in answer.body["error"]["message"]


@pytest.mark.parametrize("strict", [True, False])
def test_a_strict_dropdown_refuses_what_is_not_in_it(wire: Wire, team: OpenSheet, strict: bool) -> None:
    choices = {"type": "ONE_OF_LIST", "values": [{"userEnteredValue": "A"}]}
    where = {"sheetId": 0, "startRowIndex": 1, "endRowIndex": 3, "startColumnIndex": 0, "endColumnIndex": 1}
    wire.change(team.id, setDataValidation={"range": where, "rule": {"condition": choices, "strict": strict}})
    writing = {"values": [["A"], ["B"]]}
    answer = wire.sheets("PUT", f"{team.id}/values/Roster!A2:A3", writing, valueInputOption="RAW")
    assert answer.code == (400 if strict else 200)
    assert team.value("Roster", "A2") == ("cinder" if strict else "A")
    cell = {"userEnteredValue": {"stringValue": "C"}}
    place = {"start": {"sheetId": 0, "rowIndex": 1}, "rows": [{"values": [cell]}], "fields": "userEnteredValue"}
    again = wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": [{"updateCells": place}]})
    assert again.code == (400 if strict else 200)
