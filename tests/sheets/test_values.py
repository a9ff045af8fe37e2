"""Values come in raw or as if typed, and go out raw or as they are shown, by the spreadsheet's locale."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sheets.wire import Wire
from tests.sheets_service import OpenSheet, SheetsService


def put(wire: Wire, sheet: OpenSheet, cell: str, value: object, option: str = "USER_ENTERED") -> None:
    answer = wire.sheets("PUT", f"{sheet.id}/values/{cell}", {"values": [[value]]}, valueInputOption=option)
    assert answer.code == 200, answer.body


def got(wire: Wire, sheet: OpenSheet, cell: str, **how: Any) -> Any:
    values = wire.sheets("GET", f"{sheet.id}/values/{cell}", **how).body.get("values")
    return values[0][0] if values else None


@pytest.mark.parametrize(
    ("locale", "typed", "value", "shown"),
    [
        ("en_US", "007", 7, "7"),
        ("en_US", "1.5", 1.5, "1.5"),
        ("en_US", "1,5", "1,5", "1,5"),
        ("en_US", "1,234", 1234, "1,234"),
        ("en_US", "12.5%", 0.125, "12.50%"),
        ("en_US", "$3.50", 3.5, "$3.50"),
        ("en_US", "1e3", 1000, "1.00E+03"),
        ("en_US", "true", True, "TRUE"),
        ("en_US", "2024-02-29", 45351, "2024-02-29"),
        ("en_US", "2/29/2024", 45351, "2/29/2024"),
        ("en_US", "2/30/2024", "2/30/2024", "2/30/2024"),
        ("en_US", "6:30 PM", 0.7708333333333334, "6:30:00 PM"),
        ("en_US", "'=1+1", "=1+1", "=1+1"),
        ("en_US", "=1+1", 2, "2"),
        ("en_US", "@Ann", "@Ann", "@Ann"),
        ("ru_RU", "1,5", 1.5, "1,5"),
        ("ru_RU", "1 234,5", 1234.5, "1\u00a0234,50"),
        ("ru_RU", "29.02.2024", 45351, "29.02.2024"),
        ("ru_RU", "ИСТИНА", True, "ИСТИНА"),
        ("ru_RU", "TRUE", True, "ИСТИНА"),
        ("de_DE", "1.234,5", 1234.5, "1.234,50"),
        ("fr_FR", "29/02/2024", 45351, "29/02/2024"),
    ],
)
def test_what_typing_makes_of_a_text(
    sheets_service: SheetsService, wire: Wire, locale: str, typed: str, value: object, shown: str
) -> None:
    sheet = sheets_service.create("Typing", locale=locale)
    put(wire, sheet, "A1", typed)
    assert got(wire, sheet, "A1", valueRenderOption="UNFORMATTED_VALUE") == value
    assert type(got(wire, sheet, "A1", valueRenderOption="UNFORMATTED_VALUE")) is type(value)
    assert got(wire, sheet, "A1") == shown


@pytest.mark.parametrize(
    "value", ["=IMPORTXML(1)", "+7", "007", "1,5", "TRUE", "2024-01-01", "'quoted", 12, 1.5, False]
)
def test_raw_values_are_what_they_are(sheets_service: SheetsService, wire: Wire, value: object) -> None:
    sheet = sheets_service.create("Raw", locale="ru_RU")
    put(wire, sheet, "A1", value, "RAW")
    assert got(wire, sheet, "A1", valueRenderOption="UNFORMATTED_VALUE") == value
    fields = "sheets.data.rowData.values.userEnteredValue"
    body = wire.sheets("GET", sheet.id, ranges="A1", fields=fields).body
    entered = body["sheets"][0]["data"][0]["rowData"][0]["values"][0]["userEnteredValue"]
    kind = "stringValue" if isinstance(value, str) else "boolValue" if isinstance(value, bool) else "numberValue"
    assert entered == {kind: value}


def test_dates_go_out_as_serials_or_as_they_are_shown(wire: Wire, team: OpenSheet) -> None:
    team.type("Log", "A2", "2024-03-01")
    plain = got(wire, team, "Log!A2", valueRenderOption="UNFORMATTED_VALUE")
    shown = got(wire, team, "Log!A2", valueRenderOption="UNFORMATTED_VALUE", dateTimeRenderOption="FORMATTED_STRING")
    assert (plain, shown) == (45352, "2024-03-01")


def test_null_leaves_a_cell_alone_and_blank_empties_it(wire: Wire, team: OpenSheet) -> None:
    body = {"values": [[None, "", 7]]}
    wire.sheets("PUT", f"{team.id}/values/Roster!A2:C2", body, valueInputOption="RAW")
    assert team.values("Roster", "A2:C2") == [["cinder", "", 7]]


@pytest.mark.parametrize(
    ("cells", "values", "told"),
    [
        ("Roster!A2:B2", [[1, 2, 3]], "tried writing to column [C]"),
        ("Roster!A2:B2", [[1], [2]], "tried writing to row [3]"),
        ("Roster!Z1", [[1, 2]], "exceeds grid limits. Max rows: 1000, max columns: 26"),
        ("Roster!A1001", [[1]], "exceeds grid limits"),
        ("Nowhere!A1", [[1]], "Unable to parse range: Nowhere!A1"),
        ("Roster!A1", [[{"a": 1}]], "struct_value"),
        ("Roster!A1", ["A"], "Invalid value at 'data.values[0]'"),
        ("Roster!A1", [["x" * 50_001]], "maximum of 50000 characters"),
    ],
)
def test_what_cannot_be_written_is_refused_and_changes_nothing(
    wire: Wire, team: OpenSheet, cells: str, values: object, told: str
) -> None:
    before = team.values("Roster")
    answer = wire.sheets("PUT", f"{team.id}/values/{cells}", {"values": values}, valueInputOption="RAW")
    assert answer.code == 400
    assert told in answer.body["error"]["message"]
    assert team.values("Roster") == before


def test_a_read_beyond_the_grid_is_cut_where_it_ends(wire: Wire, team: OpenSheet) -> None:
    body = wire.sheets("GET", f"{team.id}/values/Roster!B2:ZZ5000").body
    assert body["range"] == "Roster!B2:Z1000"
    assert wire.sheets("GET", f"{team.id}/values/Roster!AA1").code == 400


@pytest.mark.parametrize(
    ("where", "table", "row"),
    [
        ("Sheet1", "Sheet1!B4:D6", "Sheet1!B7:C7"),
        ("Sheet1!C5:D5", "Sheet1!B4:D6", "Sheet1!B7:C7"),
        ("Sheet1!A1:B2", "Sheet1!A1:C2", "Sheet1!A3:B3"),
        ("Sheet1!F9", None, "Sheet1!F9:G9"),
    ],
)
def test_appending_goes_behind_the_last_table_of_the_range(
    sheets_service: SheetsService, wire: Wire, where: str, table: str | None, row: str
) -> None:
    first = [["x", "y", "z"], ["x", "y", "z"], [], ["", "x", "y", "z"], ["", "", "y", "z"], ["", "x", "y", ""]]
    sheet = sheets_service.create("Tables", {"Sheet1": first})
    answer = wire.sheets("POST", f"{sheet.id}/values/{where}:append", {"values": [[1, 2]]}, valueInputOption="RAW")
    assert answer.body.get("tableRange") == table
    assert answer.body["updates"]["updatedRange"] == row


def test_appending_rows_can_push_down_what_stands_below(wire: Wire, team: OpenSheet) -> None:
    team.type("Roster", "A6", "GM's own line")
    wire.sheets(
        "POST",
        f"{team.id}/values/Roster!A1:append",
        {"values": [["new"], ["newer"]]},
        valueInputOption="RAW",
        insertDataOption="INSERT_ROWS",
    )
    assert [line[:1] for line in team.values("Roster", "A5:A8")] == [["new"], ["newer"], [], ["GM's own line"]]


def test_what_is_written_can_come_back_with_the_answer(wire: Wire, team: OpenSheet) -> None:
    body = {
        "valueInputOption": "USER_ENTERED",
        "includeValuesInResponse": True,
        "responseValueRenderOption": "UNFORMATTED_VALUE",
        "data": [{"range": "Roster!C2:C3", "majorDimension": "COLUMNS", "values": [["=C3+1", "5"]]}],
    }
    answer = wire.sheets("POST", f"{team.id}/values:batchUpdate", body).body
    assert answer["totalUpdatedCells"] == 2
    assert answer["responses"][0]["updatedData"]["values"] == [[6], [5]]
