"""A spreadsheet put together of several answers, for services that do not give all of it in one.

Google does; others that speak its paths may leave the grid out of `spreadsheets.get`, or the marks of rows. Then
values, formulas and marks are asked for one by one, and laid out as the whole answer would be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any

from toolkit.sync.backends.google.cells import given

Answer = dict[str, Any]
Ask = Callable[[str, str, Mapping[str, Any]], Answer]
"""(method, what comes after the key, parameters or body) -> the answer."""


def completed(answer: Answer, ask: Ask, *, marks: bool = False) -> Answer:
    """The answer with what it lacks; as it is, and nothing asked, where it lacks nothing. Raises `Trouble`.

    `marks`: those of rows are known to be left out.
    """
    sheets = [sheet for sheet in answer.get("sheets", ()) if sheet["properties"].get("sheetType", "GRID") == "GRID"]
    if any("data" not in sheet for sheet in sheets):
        _add_cells(sheets, ask)
    if marks or not any("rowMetadata" in data for sheet in sheets for data in sheet["data"]):
        _add_marks(sheets, ask)
    return answer


def _add_cells(sheets: list[Answer], ask: Ask) -> None:
    titles = ["'" + sheet["properties"]["title"].replace("'", "''") + "'" for sheet in sheets]
    asked = {"ranges": titles, "dateTimeRenderOption": "SERIAL_NUMBER"}
    asked_for = [
        ask("get", "/values:batchGet", {**asked, "valueRenderOption": how}) for how in ("UNFORMATTED_VALUE", "FORMULA")
    ]
    for sheet, values, formulas in zip(sheets, *(one.get("valueRanges", ()) for one in asked_for), strict=False):
        rows = zip_longest(values.get("values", ()), formulas.get("values", ()), fillvalue=())
        told = ([given(*pair) for pair in zip_longest(*row, fillvalue="")] for row in rows)  # blank ends are left out
        sheet["data"] = [{"rowData": [{"values": cells} for cells in told]}]


def _add_marks(sheets: list[Answer], ask: Ask) -> None:
    body = {"dataFilters": [{"developerMetadataLookup": {"locationType": "ROW"}}]}
    found = ask("post", "/developerMetadata:search", body).get("matchedDeveloperMetadata", ())
    for mark in (one["developerMetadata"] for one in found):
        place = mark.get("location", {}).get("dimensionRange", {})
        for sheet in sheets:
            if sheet["properties"].get("sheetId", 0) == place.get("sheetId", 0) and "startIndex" in place:
                sheet["data"].append({"startRow": place["startIndex"], "rowMetadata": [{"developerMetadata": [mark]}]})
