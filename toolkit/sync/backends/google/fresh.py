"""A new Google Sheet made of a workbook: its cells typed, its look, lists, notes, warnings as far as Google has them.

In this order: a blank spreadsheet is made (or one is taken that holds nothing); one request puts in all tabs and cells
and takes away the blank tabs; another dresses them. A mark tells between the two that the sheet is not finished. Text
stays text, formulas stay formulas. What Google does not have (number formats by condition, print set-up) is left out;
nothing that the tables hold is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from io import BytesIO
from itertools import count
from typing import TYPE_CHECKING, Any

from gspread.urls import SPREADSHEETS_API_V4_BASE_URL

from toolkit.sync.backends.google.client import Client
from toolkit.sync.backends.google.document import FIELDS, document, marks
from toolkit.sync.backends.google.dressing import cell_format, dressed
from toolkit.sync.backends.google.trouble import Trouble
from toolkit.sync.port import SourceError

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell, MergedCell
    from openpyxl.worksheet.worksheet import Worksheet

SPARE_ROWS = 60
_LOCALES = {"en": "en_US", "ru": "ru_RU"}
_DAY_ZERO = datetime(1899, 12, 30)
Request = dict[str, Any]
_MAKING = {"metadataKey": "turnsheet-making", "metadataValue": "1"}
_FINISHED: Request = {"deleteDeveloperMetadata": {"dataFilter": {"developerMetadataLookup": _MAKING}}}


def created(client: Client, title: str, lang: str) -> str:
    """The key of a new blank spreadsheet of whoever is signed in. Raises `Trouble`.

    Where nobody knows whether it was made, one that is blank and called so is taken.
    """
    body = {"properties": {"title": title, "locale": _LOCALES.get(lang, "en_US")}}
    try:
        made: dict[str, Any] = client.request("post", SPREADSHEETS_API_V4_BASE_URL, json=body).json()
    except Trouble as trouble:
        if trouble.unknown and (found := _blank_one(client, title)):
            return found
        raise
    return str(made["spreadsheetId"])


def _blank_one(client: Client, title: str) -> str:
    """The key of the newest blank spreadsheet of that title; blank where there is none, or nobody answers."""
    with suppress(Trouble):
        for key in client.called(title):
            answer = client.spreadsheet(key, FIELDS)
            if not any(page.tab.rows for page in document(answer).pages.values()) and not _is_unfinished(answer):
                return key
    return ""


def fill(client: Client, key: str, workbook: bytes) -> None:
    """Put a workbook into a spreadsheet that is blank, or go on where that was broken off.

    Raises `Trouble`; `SourceError` where it holds something else.
    """
    from openpyxl import load_workbook

    answer = client.spreadsheet(key, FIELDS)
    doc, sheets = document(answer), load_workbook(BytesIO(workbook)).worksheets
    if _is_unfinished(answer) and list(doc.pages) == [sheet.title for sheet in sheets]:
        numbers = [doc.pages[sheet.title].id for sheet in sheets]
    elif any(page.tab.rows for page in doc.pages.values()):
        raise SourceError("sync.google_not_blank", name=doc.title)
    else:
        numbers = _put_in(client, key, [page.id for page in doc.pages.values()], sheets)
    looks = [one for sheet, number in zip(sheets, numbers, strict=True) for one in dressed(sheet, number)]
    try:
        client.change(key, "batchUpdate", {"requests": [*looks, _FINISHED]})
    except Trouble as trouble:
        if trouble.unknown and not _is_unfinished(client.spreadsheet(key, FIELDS)):
            return
        if trouble.code != "sync.google_refused":
            raise
        client.change(key, "batchUpdate", {"requests": [_FINISHED]})  # a look that is not to be had takes nothing away


def _put_in(client: Client, key: str, blank: list[int], sheets: Sequence[Any]) -> list[int]:
    """All tabs and cells in the place of blank tabs, all or nothing; the ids of the tabs."""
    numbers = [number for number, _ in zip((one for one in count(1) if one not in blank), sheets, strict=False)]
    requests = [_renamed(number, f"turnsheet-{number}") for number in blank]  # their names may be wanted
    requests += [one for at, pair in enumerate(zip(sheets, numbers, strict=True)) for one in _tab(pair[0], pair[1], at)]
    requests += [{"deleteSheet": {"sheetId": number}} for number in blank]
    try:
        client.change(key, "batchUpdate", {"requests": [*requests, _unfinished(numbers[0])]})
    except Trouble as trouble:
        if not trouble.unknown or not _is_unfinished(client.spreadsheet(key, FIELDS)):
            raise
    return numbers


def _unfinished(number: int) -> Request:
    """The mark on the first row of the first tab while a sheet is being made."""
    place = {"sheetId": number, "dimension": "ROWS", "startIndex": 0, "endIndex": 1}
    mark = {**_MAKING, "location": {"dimensionRange": place}, "visibility": "DOCUMENT"}
    return {"createDeveloperMetadata": {"developerMetadata": mark}}


def _is_unfinished(answer: Mapping[str, Any]) -> bool:
    return any(any(marks(sheet, _MAKING["metadataKey"])) for sheet in answer.get("sheets", ()))


def _renamed(number: int, title: str) -> Request:
    return {"updateSheetProperties": {"properties": {"sheetId": number, "title": title}, "fields": "title"}}


def _tab(sheet: Worksheet, number: int, place: int) -> Iterator[Request]:
    frozen = sheet.freeze_panes
    grid: dict[str, Any] = {"rowCount": sheet.max_row + SPARE_ROWS, "columnCount": max(sheet.max_column + 2, 12)}
    if frozen:
        cell = sheet[frozen]
        grid |= {"frozenRowCount": cell.row - 1, "frozenColumnCount": cell.column - 1}
    properties: dict[str, Any] = {"sheetId": number, "title": sheet.title, "index": place, "gridProperties": grid}
    if sheet.sheet_state != "visible":
        properties["hidden"] = True
    yield {"addSheet": {"properties": properties}}
    rows = [{"values": [_cell(cell) for cell in row]} for row in sheet.iter_rows()]
    start = {"sheetId": number, "rowIndex": 0, "columnIndex": 0}
    yield {"updateCells": {"start": start, "rows": rows, "fields": "userEnteredValue,userEnteredFormat,note"}}


def _cell(cell: Cell | MergedCell) -> Mapping[str, Any]:
    told: dict[str, Any] = {}
    if value := _value(cell):
        told["userEnteredValue"] = value
    if cell.has_style and (look := cell_format(cell)):
        told["userEnteredFormat"] = look
    if cell.comment:
        told["note"] = cell.comment.text
    return told


def _value(cell: Cell | MergedCell) -> Mapping[str, Any]:
    value: Any = cell.value
    if value is None or cell.data_type == "e":
        return {}
    if cell.data_type == "f":
        return {"formulaValue": str(getattr(value, "text", value))}
    if isinstance(value, bool):
        return {"boolValue": value}
    if isinstance(value, (int, float)):
        return {"numberValue": value}
    if isinstance(value, (date, time, timedelta)):
        return {"numberValue": _serial(value)}
    return {"stringValue": str(value)}


def _serial(value: date | time | timedelta) -> float:
    if isinstance(value, timedelta):
        return value / timedelta(days=1)
    if isinstance(value, time):
        return (datetime.combine(_DAY_ZERO, value) - _DAY_ZERO) / timedelta(days=1)
    moment = value if isinstance(value, datetime) else datetime.combine(value, time())
    return (moment - _DAY_ZERO) / timedelta(days=1)
