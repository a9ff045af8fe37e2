"""The calls of the Sheets API, v4: from the request's JSON to the answer's."""

from __future__ import annotations

from tests.sheets_service import (
    requests_areas,
    requests_cells,
    requests_marks,
    requests_rows,
    requests_sheets,
)
from tests.sheets_service.asking import REQUESTS, Change
from tests.sheets_service.bodies import metadata_body, sheet_properties, spreadsheet
from tests.sheets_service.calling import READ, WRITE, Call, call
from tests.sheets_service.errors import GoogleError, Json, invalid, no_such_file, unknown_field
from tests.sheets_service.filters import metadata_of, of_a1, ranges_of
from tests.sheets_service.grid import METADATA
from tests.sheets_service.masks import mask
from tests.sheets_service.requests_sheets import bring_marks, free_copy_title, new_tab

BASE = "/v4/spreadsheets"
ONE = f"{BASE}/{{id}}"
__all__ = [
    "requests_areas",
    "requests_cells",
    "requests_marks",
    "requests_rows",
    "requests_sheets",
]  # each enters its own


@call("spreadsheets.create", WRITE, "POST", BASE)
def create(asked: Call) -> Json:
    """A new spreadsheet, with the sheets asked for."""
    properties = dict(asked.json.get("properties") or {})
    file = asked.store.create(properties.pop("title", None) or "Untitled spreadsheet", asked.email)
    file.book.properties |= {k: v for k, v in properties.items() if k in ("locale", "timeZone", "autoRecalc")}
    wanted = asked.json.get("sheets")
    if wanted:
        file.book.tabs = []
        for body in wanted:
            _new_sheet(Change(file.book, file.reader(asked.email), asked.store.ids.number, 0), body)
    return spreadsheet(file.id, file.book, file.reader(asked.email))


def _new_sheet(change: Change, body: Json) -> None:
    tab = new_tab(change.book, body.get("properties") or {}, change.new_id)
    for data in body.get("data") or []:
        rows = {"rows": data.get("rowData") or [], "fields": "*"}
        start = {"sheetId": tab.id, "rowIndex": data.get("startRow", 0), "columnIndex": data.get("startColumn", 0)}
        REQUESTS["updateCells"](change, rows | {"start": start})


@call("spreadsheets.get", READ, "GET", ONE)
def get(asked: Call) -> Json:
    """All of it, or the sheets of some ranges; cells with includeGridData or a field mask that asks for them."""
    file = asked.file()
    ranges = [of_a1(file.book, text) for text in asked.query.get("ranges", [])]
    fields = asked.one("fields")
    grid = asked.yes("includeGridData") if not fields else _asks_for_cells(fields)
    told = spreadsheet(file.id, file.book, file.reader(asked.email), ranges, grid and asked.store.tells_cells)
    for data in [data for sheet in told["sheets"] for data in sheet.get("data", ())]:
        if not asked.store.tells_marks:
            del data["rowMetadata"]
    return told


def _asks_for_cells(fields: str) -> bool:
    sheets = mask(fields).get("sheets")
    return sheets is not None and (not sheets or "data" in sheets)


@call("spreadsheets.getByDataFilter", READ, "POST", f"{ONE}:getByDataFilter")
def get_by_data_filter(asked: Call) -> Json:
    """The sheets and ranges that the filters pick."""
    file = asked.file()
    ranges = [where for one in asked.json.get("dataFilters") or [] for where in ranges_of(file.book, one)]
    fields = asked.one("fields")
    grid = bool(asked.json.get("includeGridData")) if not fields else _asks_for_cells(fields)
    return spreadsheet(file.id, file.book, file.reader(asked.email), ranges, grid)


@call("spreadsheets.batchUpdate", WRITE, "POST", f"{ONE}:batchUpdate")
def batch_update(asked: Call) -> Json:
    """All requests in order, or none of them."""
    requests = asked.json.get("requests") or []
    if not requests:
        raise invalid("Must specify at least one request.")
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        replies = [_done(change, place, one) for place, one in enumerate(requests)]
    body: Json = {"spreadsheetId": asked.parts["id"], "replies": replies}
    if asked.json.get("includeSpreadsheetInResponse"):
        file = asked.file()
        ranges = [of_a1(file.book, text) for text in asked.json.get("responseRanges") or []]
        grid = bool(asked.json.get("responseIncludeGridData"))
        body["updatedSpreadsheet"] = spreadsheet(file.id, file.book, asked.reader, ranges, grid)
    return body


def _done(change: Change, place: int, one: Json) -> Json:
    kinds = list(one)
    if len(kinds) != 1:
        raise invalid(f"Invalid requests[{place}]: Exactly one kind of request must be set.")
    if kinds[0] not in REQUESTS:
        raise unknown_field(kinds[0], f"requests[{place}]")
    try:
        return REQUESTS[kinds[0]](change, one[kinds[0]] or {})
    except GoogleError as error:
        if error.code == 400:
            error.message = f"Invalid requests[{place}].{kinds[0]}: {error.message}"
        raise


@call("sheets.copyTo", WRITE, "POST", f"{ONE}/sheets/{{sheet}}:copyTo")
def copy_to(asked: Call) -> Json:
    """A sheet into another spreadsheet, or the same."""
    source = asked.file()
    with asked.store.changing(asked.json.get("destinationSpreadsheetId") or "", asked.email) as change:
        original = source.book.tab(int(asked.parts["sheet"]))
        tab = original.copy()
        tab.id, tab.title = change.new_id(), free_copy_title(change.book, original.title)
        change.book.tabs.append(tab)
        bring_marks(source.book, change.book, original.id, tab.id, change.new_id)
        return sheet_properties(change.book, tab)


@call("developerMetadata.get", READ, "GET", f"{ONE}/developerMetadata/{{metadata}}")
def metadata_get(asked: Call) -> Json:
    """One piece, by its id."""
    found = next((mark for mark in asked.file().book.of(METADATA) if str(mark.id) == asked.parts["metadata"]), None)
    if found is None:
        raise no_such_file()
    return metadata_body(found)


@call("developerMetadata.search", READ, "POST", f"{ONE}/developerMetadata:search")
def metadata_search(asked: Call) -> Json:
    """All that any of the filters picks."""
    book = asked.file().book
    found: dict[object, tuple[Json, list[Json]]] = {}
    for one in asked.json.get("dataFilters") or []:
        for mark in metadata_of(book, one):
            found.setdefault(mark.id, (metadata_body(mark), []))[1].append(one)
    matched = [{"developerMetadata": body, "dataFilters": filters} for body, filters in found.values()]
    return {"matchedDeveloperMetadata": matched} if matched else {}
