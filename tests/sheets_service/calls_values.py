"""The calls on values of the Sheets API, v4: reading, writing, appending and clearing ranges."""

from __future__ import annotations

from typing import Any

from tests.sheets_service.asking import Change, protect
from tests.sheets_service.calling import READ, WRITE, Call, call
from tests.sheets_service.errors import GoogleError, Json
from tests.sheets_service.filters import of_a1, ranges_of
from tests.sheets_service.ranges import Range
from tests.sheets_service.values import Rendering, append, clear, matrix, reach, read, write

ONE = "/v4/spreadsheets/{id}"


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
