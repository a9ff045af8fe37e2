"""A spreadsheet as JSON: the resources Spreadsheet, Sheet, GridData and CellData.

What is at its default is left out, as Google does it; the order of fields is nobody's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tests.sheets_service.book import Book, Cell, Mark, Tab
from tests.sheets_service.colours import DEFAULT_FORMAT, styled, theme
from tests.sheets_service.errors import Json
from tests.sheets_service.formula_value import TYPES, Failed, Worksheet
from tests.sheets_service.grid import METADATA
from tests.sheets_service.locales import locale_named
from tests.sheets_service.ranges import COLUMNS, ROWS, Box, Range
from tests.sheets_service.shown import shown
from tests.sheets_service.typed import Scalar

NAMED, PROTECTED, MERGES, FILTER = "namedRanges", "protectedRanges", "merges", "basicFilter"
BANDS, RULES, VIEWS = "bandedRanges", "conditionalFormats", "filterViews"
GROUPS = {ROWS: "rowGroups", COLUMNS: "columnGroups"}


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks: what a protected range answers depends on it."""

    email: str
    owner: str

    def may_edit(self, protection: Mark) -> bool:
        """Whether that protection lets this user through."""
        editors = (protection.body.get("editors") or {}).get("users") or []
        return self.email == self.owner or self.email in editors or bool(protection.body.get("warningOnly"))


def spreadsheet(file_id: str, book: Book, reader: Reader, ranges: Iterable[Range] = (), grid: bool = False) -> Json:
    """The whole of it, or of the sheets that `ranges` touch; cells where `grid` says so."""
    wanted = list(ranges)
    properties = {"title": book.title, **book.properties, "defaultFormat": DEFAULT_FORMAT, "spreadsheetTheme": theme()}
    tabs = [tab for tab in book.tabs if not wanted or any(where.sheet == tab.id for where in wanted)]
    named = [_named(mark) for mark in book.of(NAMED)]
    metadata = [metadata_body(mark) for mark in book.of(METADATA) if mark.range is None]
    return {
        "spreadsheetId": file_id,
        "properties": properties,
        "sheets": [sheet(book, tab, reader, wanted, grid) for tab in tabs],
        **({"namedRanges": named} if named else {}),
        "spreadsheetUrl": f"https://docs.google.com/spreadsheets/d/{file_id}/edit",
        **({METADATA: metadata} if metadata else {}),
    }


def sheet_properties(book: Book, tab: Tab) -> Json:
    """SheetProperties."""
    size = {"rowCount": tab.height, "columnCount": tab.width}
    grid = {name: value for name, value in tab.grid.items() if value}
    return {
        "sheetId": tab.id,
        "title": tab.title,
        "index": book.tabs.index(tab),
        "sheetType": "GRID",
        "gridProperties": size | grid,
        **{name: value for name, value in styled(tab.properties).items() if value},
    }


def sheet(book: Book, tab: Tab, reader: Reader, wanted: list[Range], grid: bool) -> Json:
    """A Sheet."""
    body: Json = {"properties": sheet_properties(book, tab)}
    if grid:
        here = [where for where in wanted if where.sheet == tab.id] or [Range(tab.id)]
        body["data"] = [grid_data(book, tab, tab.box(where)) for where in here]
    parts = {
        MERGES: [mark.range.json() for mark in book.of(MERGES, tab.id) if mark.range],
        RULES: [_rule(mark) for mark in book.of(RULES, tab.id)],
        VIEWS: [{"filterViewId": mark.id, **mark.body, **_range(mark)} for mark in book.of(VIEWS, tab.id)],
        PROTECTED: [protection(mark, reader) for mark in book.of(PROTECTED, tab.id)],
        BANDS: [{"bandedRangeId": mark.id, **_range(mark), **mark.body} for mark in book.of(BANDS, tab.id)],
        METADATA: [metadata_body(mark) for mark in book.of(METADATA, tab.id) if mark.range == Range(tab.id)],
        **{kind: [group(mark, dimension) for mark in book.of(kind, tab.id)] for dimension, kind in GROUPS.items()},
    }
    filters = [_range(mark) | mark.body for mark in book.of(FILTER, tab.id)]
    return body | {name: part for name, part in parts.items() if part} | ({FILTER: filters[0]} if filters else {})


def _range(mark: Mark) -> Json:
    return {"range": mark.range.json()} if mark.range else {}


def _named(mark: Mark) -> Json:
    return {"namedRangeId": str(mark.id), **mark.body, **_range(mark)}


def _rule(mark: Mark) -> Json:
    return {"ranges": [mark.range.json()] if mark.range else [], **mark.body}


def protection(mark: Mark, reader: Reader, answered: bool = False) -> Json:
    """ProtectedRange; the answer to adding one does not list the editors yet."""
    body = {
        name: value for name, value in mark.body.items() if value and name not in ("editors", "requestingUserCanEdit")
    }
    may = reader.may_edit(mark)
    users = dict.fromkeys([reader.owner, *((mark.body.get("editors") or {}).get("users") or [])])
    editors = {} if answered else {"users": list(users)}
    where = mark.range.json() if mark.range else {}
    seen = {"requestingUserCanEdit": True, "editors": editors} if may else {}
    return {"protectedRangeId": mark.id, "range": where, **body, **seen}


def group(mark: Mark, dimension: str) -> Json:
    """DimensionGroup."""
    span = mark.range.along(dimension) if mark.range else None
    where = {"dimension": dimension} | ({"startIndex": span.start, "endIndex": span.end} if span else {})
    sheet_id = {"sheetId": mark.range.sheet} if mark.range and mark.range.sheet else {}
    return {"range": sheet_id | where, **mark.body}


def metadata_body(mark: Mark) -> Json:
    """DeveloperMetadata."""
    return {"metadataId": mark.id, **mark.body, "location": _location(mark)}


def _location(mark: Mark) -> Json:
    if mark.range is None:
        return {"locationType": "SPREADSHEET", "spreadsheet": True}
    for dimension, kind in ((ROWS, "ROW"), (COLUMNS, "COLUMN")):
        span = mark.range.along(dimension)
        if span.start is not None:
            sheet_id = {"sheetId": mark.range.sheet} if mark.range.sheet else {}
            where = {"dimension": dimension, "startIndex": span.start, "endIndex": span.end}
            return {"locationType": kind, "dimensionRange": sheet_id | where}
    return {"locationType": "SHEET", "sheetId": mark.range.sheet}


def grid_data(book: Book, tab: Tab, box: Box) -> Json:
    """GridData of a box: rows and cells as far as there is something in them."""
    worksheet, locale = Worksheet(book), book.properties["locale"]
    rows = []
    for row in range(box.top, box.bottom):
        columns = [column for column in tab.rows[row].cells if box.left <= column < box.right]
        last = max(columns, default=box.left - 1) + 1
        cells = [cell_data(worksheet, tab, row, column, locale) for column in range(box.left, last)]
        rows.append({"values": cells} if cells else {})
    while rows and not rows[-1]:
        rows.pop()
    return {
        **({"startRow": box.top} if box.top else {}),
        **({"startColumn": box.left} if box.left else {}),
        **({"rowData": rows} if rows else {}),
        "rowMetadata": _dimensions(book, tab, ROWS, box.top, box.bottom),
        "columnMetadata": _dimensions(book, tab, COLUMNS, box.left, box.right),
    }


def _dimensions(book: Book, tab: Tab, dimension: str, first: int, last: int) -> list[Json]:
    metadata: dict[int | None, list[Json]] = {}
    for mark in book.of(METADATA, tab.id):
        if mark.range:
            metadata.setdefault(mark.range.along(dimension).start, []).append(metadata_body(mark))
    bodies = []
    for index in range(first, last):
        own = tab.rows[index].properties if dimension == ROWS else tab.columns.get(index, {})
        hung = {METADATA: metadata[index]} if index in metadata else {}
        bodies.append({"pixelSize": 21 if dimension == ROWS else 100, **own, **hung})
    return bodies


def cell_data(worksheet: Worksheet, tab: Tab, row: int, column: int, locale: str) -> Json:
    """CellData."""
    cell = tab.cell(row, column)
    body: Json = {}
    if cell.filled:
        result = worksheet.result(tab, row, column)
        body["userEnteredValue"] = {"formulaValue": cell.formula} if cell.formula else extended(cell.value)
        body["effectiveValue"] = extended(result)
        body["formattedValue"] = seen(result, cell, locale)
    if cell.format:
        body["userEnteredFormat"] = cell.format
        body["effectiveFormat"] = DEFAULT_FORMAT | cell.format
    if cell.note:
        body["note"] = cell.note
    return body | ({"dataValidation": cell.validation} if cell.validation else {})


def seen(result: Scalar | Failed | None, cell: Cell, locale: str) -> str:
    """The text that is shown in a cell."""
    if isinstance(result, Failed):
        return result.code
    return shown(result, (cell.format or {}).get("numberFormat"), locale_named(locale))


def extended(value: Scalar | Failed | None) -> Json:
    """ExtendedValue."""
    if isinstance(value, Failed):
        return {"errorValue": {"type": TYPES.get(value.code, "ERROR"), "message": f"{value.code} in a formula."}}
    if isinstance(value, bool):
        return {"boolValue": value}
    if isinstance(value, str):
        return {"stringValue": value}
    return {} if value is None else {"numberValue": value}
