"""The calls of the Sheets API, v4: from the request's JSON to the answer's."""

from __future__ import annotations

from typing import Any

from tests.sheets_service import (
    asking,
    requests_cells,
    requests_marks,
    requests_rows,
    requests_sheets,
)
from tests.sheets_service.asking import REQUESTS, Change, protect
from tests.sheets_service.bodies import metadata_body, sheet_properties, spreadsheet
from tests.sheets_service.calling import READ, WRITE, Call, call
from tests.sheets_service.errors import GoogleError, Json, invalid, no_such_file, unknown_field
from tests.sheets_service.filters import metadata_of, of_a1, ranges_of
from tests.sheets_service.grid import METADATA
from tests.sheets_service.masks import mask
from tests.sheets_service.ranges import Range
from tests.sheets_service.requests_sheets import bring_marks, free_copy_title, new_tab
from tests.sheets_service.values import Rendering, append, clear, matrix, reach, read, write

BASE = "/v4/spreadsheets"
ONE = f"{BASE}/{{id}}"
__all__ = ["asking", "requests_cells", "requests_marks", "requests_rows", "requests_sheets"]  # each enters its requests


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
    return spreadsheet(file.id, file.book, file.reader(asked.email), ranges, grid)


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


@call("values.batchGet", READ, "GET", f"{ONE}/values:batchGet")
def values_batch_get(asked: Call) -> Json:
    """Several ranges."""
    book, how = asked.file().book, _rendering(asked)
    found = [read(book, of_a1(book, text), how) for text in asked.query.get("ranges", [])]
    return {"spreadsheetId": asked.parts["id"], "valueRanges": found}


@call("values.batchGetByDataFilter", READ, "POST", f"{ONE}/values:batchGetByDataFilter")
def values_batch_get_by_data_filter(asked: Call) -> Json:
    """Several ranges, those that row metadata marks among them. A range picked twice comes once."""
    book, how = asked.file().book, _rendering_of(asked.json)
    picked: dict[Range, list[Json]] = {}
    for one in asked.json.get("dataFilters") or []:
        for where in ranges_of(book, one):
            picked.setdefault(where, []).append(one)
    found = [{"valueRange": read(book, where, how), "dataFilters": filters} for where, filters in picked.items()]
    return {"spreadsheetId": asked.parts["id"], **({"valueRanges": found} if found else {})}


@call("values.batchUpdate", WRITE, "POST", f"{ONE}/values:batchUpdate")
def values_batch_update(asked: Call) -> Json:
    """Several ranges, all or none."""
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        responses = []
        for place, data in enumerate(asked.json.get("data") or []):
            where = of_a1(change.book, data.get("range") or "")
            responses.append(_write_one(asked, change, f"data[{place}]", where, data))
    return _totals(asked.parts["id"], responses)


@call("values.batchUpdateByDataFilter", WRITE, "POST", f"{ONE}/values:batchUpdateByDataFilter")
def values_batch_update_by_data_filter(asked: Call) -> Json:
    """Several ranges that are found as they are written; a filter that picks nothing writes nothing, silently."""
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        responses = []
        for place, data in enumerate(asked.json.get("data") or []):
            for where in ranges_of(change.book, data.get("dataFilter") or {}):
                done = _write_one(asked, change, f"data[{place}]", where, data)
                done.pop("spreadsheetId")
                if "updatedData" in done:  # of all that the filter picks, as the reference says
                    done["updatedData"] = read(change.book, where, _response_rendering_of(asked.json))
                responses.append(done | {"dataFilter": data["dataFilter"]})
    return _totals(asked.parts["id"], responses)


def _write_one(asked: Call, change: Change, field: str, where: Range, data: Json) -> Json:
    rows = matrix(data.get("values"), data.get("majorDimension"), f"{field}.values")
    try:
        return _updated(asked, change, where, rows, asked.json.get("valueInputOption"), asked.json)
    except GoogleError as error:
        if error.code == 400 and "valueInputOption" not in error.message:
            error.message = f"Invalid {field}: {error.message}"
        raise


def _updated(asked: Call, change: Change, where: Range, rows: list[list[Any]], option: Any, how: Json) -> Json:
    tab = change.book.tab(where.sheet)
    change.touch(reach(tab, where, rows).on(tab.id))
    done = {"spreadsheetId": asked.parts["id"], **write(change.book, where, rows, option, change.year)}
    if str(how.get("includeValuesInResponse")).lower() == "true":
        done["updatedData"] = read(change.book, of_a1(change.book, done["updatedRange"]), _response_rendering_of(how))
    return done


def _response_rendering_of(how: Json) -> Rendering:
    return Rendering(
        how.get("responseValueRenderOption") or "FORMATTED_VALUE",
        how.get("responseDateTimeRenderOption") or "SERIAL_NUMBER",
    )


def _totals(file_id: str, responses: list[Json]) -> Json:
    sheets = {str(one["updatedRange"]).rpartition("!")[0] for one in responses if one.get("updatedCells")}
    totals = {
        f"totalU{name[1:]}": sum(one.get(name, 0) for one in responses)
        for name in ("updatedRows", "updatedColumns", "updatedCells")
    } | {"totalUpdatedSheets": len(sheets)}
    body = {"spreadsheetId": file_id, **{name: total for name, total in totals.items() if total}}
    return body | ({"responses": responses} if responses else {})


@call("values.batchClear", WRITE, "POST", f"{ONE}/values:batchClear")
def values_batch_clear(asked: Call) -> Json:
    """Several ranges."""
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        ranges = [of_a1(change.book, text) for text in asked.json.get("ranges") or []]
        return {"spreadsheetId": asked.parts["id"], "clearedRanges": [_cleared(change, where) for where in ranges]}


@call("values.batchClearByDataFilter", WRITE, "POST", f"{ONE}/values:batchClearByDataFilter")
def values_batch_clear_by_data_filter(asked: Call) -> Json:
    """Several ranges that are found as they are cleared."""
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        ranges = [where for one in asked.json.get("dataFilters") or [] for where in ranges_of(change.book, one)]
        return {"spreadsheetId": asked.parts["id"], "clearedRanges": [_cleared(change, where) for where in ranges]}


def _cleared(change: Change, where: Range) -> str:
    change.touch(where)
    return clear(change.book, where)


@call("values.append", WRITE, "POST", f"{ONE}/values/(?P<range>.*):append")
def values_append(asked: Call) -> Json:
    """Behind the table that the range lies in."""
    rows = matrix(asked.json.get("values"), asked.json.get("majorDimension"))
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        insert = asked.one("insertDataOption") == "INSERT_ROWS"
        done = append(change.book, asked.parts["range"], rows, asked.one("valueInputOption"), change.year, insert)
        updated = of_a1(change.book, done["updates"]["updatedRange"])
        protect(change.book, change.reader, updated)
        done["updates"]["spreadsheetId"] = asked.parts["id"]
        if asked.yes("includeValuesInResponse"):
            done["updates"]["updatedData"] = read(change.book, updated, _response_rendering(asked))
    return {"spreadsheetId": asked.parts["id"], **done}


@call("values.clear", WRITE, "POST", f"{ONE}/values/(?P<range>.*):clear")
def values_clear(asked: Call) -> Json:
    """One range."""
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        cleared = _cleared(change, of_a1(change.book, asked.parts["range"]))
    return {"spreadsheetId": asked.parts["id"], "clearedRange": cleared}


@call("values.get", READ, "GET", f"{ONE}/values/(?P<range>.*)")
def values_get(asked: Call) -> Json:
    """One range."""
    book = asked.file().book
    return read(book, of_a1(book, asked.parts["range"]), _rendering(asked))


@call("values.update", WRITE, "PUT", f"{ONE}/values/(?P<range>.*)")
def values_update(asked: Call) -> Json:
    """One range."""
    rows = matrix(asked.json.get("values"), asked.json.get("majorDimension"))
    with asked.store.changing(asked.parts["id"], asked.email) as change:
        where = of_a1(change.book, asked.parts["range"])
        how = {name: values[-1] for name, values in asked.query.items()}
        return _updated(asked, change, where, rows, asked.one("valueInputOption"), how)


def _rendering(asked: Call) -> Rendering:
    names = ("valueRenderOption", "dateTimeRenderOption", "majorDimension")
    return _rendering_of({name: asked.one(name) for name in names})


def _rendering_of(given: Json) -> Rendering:
    return Rendering(
        given.get("valueRenderOption") or "FORMATTED_VALUE",
        given.get("dateTimeRenderOption") or "SERIAL_NUMBER",
        given.get("majorDimension") or "ROWS",
    )


def _response_rendering(asked: Call) -> Rendering:
    return Rendering(
        asked.one("responseValueRenderOption") or "FORMATTED_VALUE",
        asked.one("responseDateTimeRenderOption") or "SERIAL_NUMBER",
    )
