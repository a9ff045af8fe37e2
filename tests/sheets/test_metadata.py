"""Rows are found by their developer metadata, on the server, within the request that writes them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sheets.wire import Json, Wire
from tests.sheets_service import OpenSheet, SheetsService


def lookup(key: str) -> Json:
    return {"developerMetadataLookup": {"metadataKey": key}}


def marked(key: str, row: int, sheet: int = 0, value: str | None = None) -> Json:
    where = {"dimensionRange": {"sheetId": sheet, "dimension": "ROWS", "startIndex": row, "endIndex": row + 1}}
    told = {"metadataKey": key, "visibility": "DOCUMENT", "location": where}
    return {"createDeveloperMetadata": {"developerMetadata": told | ({"metadataValue": value} if value else {})}}


def write(wire: Wire, team: OpenSheet, key: str, *values: object) -> Any:
    data = [{"dataFilter": lookup(key), "majorDimension": "ROWS", "values": [list(values)]}]
    body = {"valueInputOption": "RAW", "data": data}
    return wire.sheets("POST", f"{team.id}/values:batchUpdateByDataFilter", body)


@pytest.fixture
def rows(wire: Wire, team: OpenSheet) -> OpenSheet:
    """Each row of the roster marked with its id."""
    requests = [marked(f"row-{name}", row) for row, name in enumerate(("cinder", "mossy", "gravel"), 1)]
    assert wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": requests}).code == 200
    return team


def test_a_row_inserted_meanwhile_cannot_misplace_a_write(wire: Wire, rows: OpenSheet) -> None:
    rows.insert_rows("Roster", 2, 3)
    answer = write(wire, rows, "row-mossy", None, None, 31)
    assert answer.body["responses"] == [
        {
            "updatedRange": "Roster!A6:C6",
            "updatedRows": 1,
            "updatedColumns": 1,
            "updatedCells": 1,
            "dataFilter": lookup("row-mossy"),
        }
    ]
    assert rows.value("Roster", "C6") == 31
    assert rows.values("Roster", "B5:C7") == [["Cinder", 44], ["Mossy", 31], ["Gravel", 36]]


def test_a_deleted_row_takes_its_metadata_along_and_a_filter_without_a_row_writes_nothing(
    wire: Wire, rows: OpenSheet
) -> None:
    rows.delete_rows("Roster", 3)
    before = rows.values("Roster")
    answer = write(wire, rows, "row-mossy", "x")
    assert (answer.code, "responses" in answer.body) == (200, False)
    assert rows.values("Roster") == before


@pytest.mark.parametrize(("follows", "name"), [(False, "Gravel"), (True, "Mossy")])
def test_sorting_leaves_metadata_where_it_was_unless_told_otherwise(
    sheets_service: SheetsService, wire: Wire, rows: OpenSheet, follows: bool, name: str
) -> None:
    sheets_service.state.store.sort_moves_metadata = follows
    rows.sort("Roster", "B", down=True)
    assert [line[1] for line in rows.values("Roster", "A2:C4")] == ["Mossy", "Gravel", "Cinder"]
    body = {"dataFilters": [lookup("row-mossy")]}
    found = wire.sheets("POST", f"{rows.id}/values:batchGetByDataFilter", body).body["valueRanges"]
    assert [one["valueRange"]["values"][0][1] for one in found] == [name]


def test_moving_a_row_moves_its_metadata(wire: Wire, rows: OpenSheet) -> None:
    rows.move_rows("Roster", 4, before=2)
    write(wire, rows, "row-gravel", None, "Gravel the Great")
    assert rows.values("Roster", "B2:B4") == [["Gravel the Great"], ["Cinder"], ["Mossy"]]


def test_metadata_is_found_by_key_value_id_and_place(wire: Wire, rows: OpenSheet) -> None:
    wire.change(rows.id, **marked("slot", 1, sheet=1, value="one"))
    made = wire.change(rows.id, **marked("slot", 2, sheet=1, value="two"))
    told = made["createDeveloperMetadata"]["developerMetadata"]
    where = {"dimensionRange": {"sheetId": 1, "dimension": "ROWS", "startIndex": 0, "endIndex": 2}}
    looked: list[tuple[Json, list[str]]] = [
        ({"metadataKey": "slot"}, ["one", "two"]),
        ({"metadataKey": "slot", "metadataValue": "two"}, ["two"]),
        ({"metadataId": told["metadataId"]}, ["two"]),
        ({"metadataLocation": where, "locationMatchingStrategy": "INTERSECTING_LOCATION"}, ["one"]),
        ({"metadataLocation": where}, []),
        ({"metadataLocation": told["location"]}, ["two"]),
        ({"locationType": "SHEET"}, []),
    ]
    for asked, values in looked:
        answer = wire.sheets(
            "POST", f"{rows.id}/developerMetadata:search", {"dataFilters": [{"developerMetadataLookup": asked}]}
        )
        found = answer.body.get("matchedDeveloperMetadata", [])
        assert [one["developerMetadata"]["metadataValue"] for one in found] == values, asked


def test_metadata_is_changed_and_deleted_by_filter(wire: Wire, rows: OpenSheet) -> None:
    given = {"metadataValue": "new"}
    change = {"dataFilters": [lookup("row-mossy")], "developerMetadata": given, "fields": "metadataValue"}
    changed = wire.change(rows.id, updateDeveloperMetadata=change)
    assert [one["metadataValue"] for one in changed["updateDeveloperMetadata"]["developerMetadata"]] == ["new"]
    gone = wire.change(rows.id, deleteDeveloperMetadata={"dataFilter": lookup("row-mossy")})
    assert len(gone["deleteDeveloperMetadata"]["deletedDeveloperMetadata"]) == 1
    assert (
        "valueRanges"
        not in wire.sheets(
            "POST", f"{rows.id}/values:batchGetByDataFilter", {"dataFilters": [lookup("row-mossy")]}
        ).body
    )


def test_row_metadata_is_seen_with_the_cells(wire: Wire, rows: OpenSheet) -> None:
    fields = "sheets(properties.sheetId,data(rowData.values.effectiveValue,rowMetadata.developerMetadata(metadataKey)))"
    body = wire.sheets("GET", rows.id, ranges="Roster!A1:A3", fields=fields).body
    data = body["sheets"][0]["data"][0]
    assert [row.get("developerMetadata") for row in data["rowMetadata"]] == [
        None,
        [{"metadataKey": "row-cinder"}],
        [{"metadataKey": "row-mossy"}],
    ]
    assert data["rowData"][1] == {"values": [{"effectiveValue": {"stringValue": "cinder"}}]}


def test_metadata_has_a_limit_and_must_lie_on_one_row(wire: Wire, team: OpenSheet) -> None:
    long = wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": [marked("k", 1, value="x" * 30_000)]})
    wide = marked("k", 1)
    wide["createDeveloperMetadata"]["developerMetadata"]["location"]["dimensionRange"]["endIndex"] = 4
    two = wire.sheets("POST", f"{team.id}:batchUpdate", {"requests": [wide]})
    assert (long.code, two.code) == (400, 400)
    assert two.body["error"]["message"].startswith("Invalid requests[0].createDeveloperMetadata: ")
