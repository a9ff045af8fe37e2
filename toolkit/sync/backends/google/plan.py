"""What a placement asks of the service: one request that writes every cell, Log rows included, all of it or nothing.

Rows are named by their handles. Where a row has none yet, or the tab is too small, a request that prepares comes
first, for many rows at once, so that it is seldom needed: every row that holds anything and, where rows are added, a
stock of blank ones below. Rows of the Log are written once, so their handles are taken back (a sheet can hold only so
many). Pure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from toolkit.sync.backends.google.cells import sent
from toolkit.sync.backends.google.document import Document, Page
from toolkit.tables.changes import Placement
from toolkit.tables.snapshot import CellValue, column_number

STOCK = 40
"""Blank rows kept ready below the last used one."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row to write to: its tab, its number when it was read, its handle, column -> new value."""

    tab: str
    number: int
    handle: str
    cells: Mapping[int, CellValue]


Answer = tuple[Row, Mapping[int, Any]]


def rows_of(doc: Document, placement: Placement) -> list[Row] | None:
    """The rows of a placement by their handles; `None` where some still have to be prepared."""
    found = []
    for name, cells in placement.cells.items():
        page = doc.pages[name]
        by_row: dict[int, dict[int, CellValue]] = {}
        for (row, column), value in cells.items():
            if row not in page.handles or column > page.columns:
                return None
            by_row.setdefault(row, {})[column] = value
        found += [Row(name, row, page.handles[row], values) for row, values in by_row.items()]
    return found


def preparing(doc: Document, placement: Placement, new_token: Callable[[], str]) -> list[dict[str, Any]]:
    """The requests of the `batchUpdate` that gives handles and room to the tabs of a placement."""
    edited = {place.tab for place in placement.located}
    requests: list[dict[str, Any]] = []
    for name, cells in placement.cells.items():
        page, written = doc.pages[name], {row for row, _ in cells}
        wanted = _wanted(page, written, only_grows=name not in edited)
        requests += _growth(page, "ROWS", max(wanted) - page.rows)
        requests += _growth(page, "COLUMNS", max(column for _, column in cells) - page.columns)
        requests += [marked(page.id, row, doc.key, new_token()) for row in sorted(wanted - page.handles.keys())]
        filled = len(page.tab.rows)
        done = range(1, filled + 1) if max(wanted) > filled else ()  # else others may just be writing by these
        used = [token for row, token in page.handles.items() if row in done and row not in wanted]
        requests += [unmarked(doc.keys[token], token) for token in used]
    return requests


def _wanted(page: Page, written: set[int], *, only_grows: bool) -> set[int]:
    """The rows that need handles: in a tab that only grows those to come, else every row that holds anything too."""
    filled = len(page.tab.rows)
    stock = range(filled + 1, max(written) + STOCK + 1) if max(written) > filled else ()
    return written | set(stock) | (set() if only_grows else set(range(1, filled + 1)))


def writing(doc: Document, rows: list[Row]) -> dict[str, Any]:
    """The body of the `values:batchUpdateByDataFilter` that writes the rows; cells between are left as they are.

    It finds its rows only while their handles are called as in `doc`.
    """
    filters = [_filter(row.handle, doc.keys[row.handle]) for row in rows]
    return {
        "valueInputOption": "RAW",
        "data": [
            {"dataFilter": found_by, "majorDimension": "ROWS", "values": [_values(row.cells)]}
            for row, found_by in zip(rows, filters, strict=True)
        ],
        "includeValuesInResponse": True,
        "responseValueRenderOption": "UNFORMATTED_VALUE",
    }


def pasting(sheet: int, column: int, source: int, target: int) -> dict[str, Any]:
    """The request that copies a formula within a column, as people do: its references go along."""

    def place(row: int) -> dict[str, int]:
        sides = {"startRowIndex": row - 1, "endRowIndex": row, "startColumnIndex": column - 1, "endColumnIndex": column}
        return {"sheetId": sheet, **sides}

    return {"copyPaste": {"source": place(source), "destination": place(target), "pasteType": "PASTE_FORMULA"}}


def answers(rows: list[Row], answer: Mapping[str, Any]) -> Iterator[Answer]:
    """Each row with what it holds now, column -> value, as far as the answer tells."""
    responses = answer.get("responses", ())
    told = {_handle_in(one): one.get("updatedData") or {} for one in responses}
    if len(responses) == len(rows):  # where it is not said which is which, they come in order
        told = {row.handle: one.get("updatedData") or {} for row, one in zip(rows, responses, strict=True)} | told
    for row in rows:
        data = told.get(row.handle, {})
        values = (data.get("values") or [[]])[0]
        yield row, dict(enumerate(values, _first_column(data.get("range", ""))))


def _growth(page: Page, dimension: str, more: int) -> list[dict[str, Any]]:
    asked = {"sheetId": page.id, "dimension": dimension, "length": more}
    return [{"appendDimension": asked}] if more > 0 else []


def marked(tab: int, row: int, name: str, text: str) -> dict[str, Any]:
    """The request that puts a mark on a row of the tab of that id."""
    place = {"sheetId": tab, "dimension": "ROWS", "startIndex": row - 1, "endIndex": row}
    mark = {
        "metadataKey": name,
        "metadataValue": text,
        "location": {"dimensionRange": place},
        "visibility": "DOCUMENT",
    }
    return {"createDeveloperMetadata": {"developerMetadata": mark}}


def unmarked(name: str, text: str) -> dict[str, Any]:
    """The request that takes a mark away."""
    return {"deleteDeveloperMetadata": {"dataFilter": _filter(text, name)}}


def renamed(names: Sequence[str], name: str) -> dict[str, Any]:
    """The request that calls all marks of some names by another."""
    filters = [{"developerMetadataLookup": {"metadataKey": one}} for one in names]
    return {
        "updateDeveloperMetadata": {
            "dataFilters": filters,
            "developerMetadata": {"metadataKey": name},
            "fields": "metadataKey",
        }
    }


def _filter(text: str, name: str) -> dict[str, Any]:
    return {"developerMetadataLookup": {"metadataKey": name, "metadataValue": text}}


def _handle_in(response: Mapping[str, Any]) -> str:
    lookup = response.get("dataFilter", {}).get("developerMetadataLookup", {})
    return str(lookup.get("metadataValue", ""))


def _first_column(area: str) -> int:
    letters = re.match(r"[A-Z]*", area.rpartition("!")[2])
    return column_number(letters[0]) if letters and letters[0] else 1


def _values(cells: Mapping[int, CellValue]) -> list[Any]:
    return [sent(cells[column]) if column in cells else None for column in range(1, max(cells) + 1)]
