"""Data filters, and the developer metadata they look up: resolved here, within the request that uses them."""

from __future__ import annotations

from typing import Any

from tests.sheets_service import a1
from tests.sheets_service.bodies import NAMED
from tests.sheets_service.book import Book, Mark
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.grid import METADATA
from tests.sheets_service.ranges import COLUMNS, ROWS, Range, Span, dimension_span, grid_range


def of_a1(book: Book, text: str) -> Range:
    """A range as it is named in A1 notation: of a tab, of the first one, or a named range."""
    title, cells = a1.taken_apart(text)
    if cells is None or title == cells:  # no mark in it: a whole tab first, then all else
        whole = book.titled(title or "")
        if whole:
            return Range(whole.id)
        title, cells = None, title
    tab = book.tabs[0] if title is None else book.titled(title)
    named = next((mark for mark in book.of(NAMED) if mark.body["name"].casefold() == str(cells).casefold()), None)
    if named and named.range and tab:
        return named.range
    spans = a1.spans(cells or "")
    if tab is None or spans is None:
        raise invalid(f"Unable to parse range: {text}")
    return Range(tab.id, *spans)


def ranges_of(book: Book, data_filter: Json) -> list[Range]:
    """What a DataFilter picks; nothing is no error."""
    if "a1Range" in data_filter:
        return [of_a1(book, data_filter["a1Range"])]
    if "gridRange" in data_filter:
        where = grid_range(data_filter["gridRange"])
        book.tab(where.sheet)
        return [where]
    if "developerMetadataLookup" in data_filter:
        return [mark.range for mark in looked_up(book, data_filter["developerMetadataLookup"]) if mark.range]
    raise invalid("A data filter must have one of a1Range, gridRange, developerMetadataLookup.")


def metadata_of(book: Book, data_filter: Json) -> list[Mark]:
    """The metadata a DataFilter picks: by lookup, or by where it lies."""
    if "developerMetadataLookup" in data_filter:
        return looked_up(book, data_filter["developerMetadataLookup"])
    within = ranges_of(book, data_filter)
    return [mark for mark in book.of(METADATA) if mark.range and any(mark.range.meets(where) for where in within)]


def looked_up(book: Book, lookup: Json) -> list[Mark]:
    """The metadata that a DeveloperMetadataLookup describes, all of whose conditions hold."""
    return [mark for mark in book.of(METADATA) if _fits(mark, lookup)]


def _fits(mark: Mark, lookup: Json) -> bool:
    asked = {"metadataKey": "metadataKey", "metadataValue": "metadataValue", "visibility": "visibility"}
    if any(name in lookup and mark.body.get(field) != lookup[name] for name, field in asked.items()):
        return False
    if "metadataId" in lookup and mark.id != int(lookup["metadataId"]):
        return False
    if "locationType" in lookup and kind_of(mark) != lookup["locationType"]:
        return False
    return "metadataLocation" not in lookup or _located(mark, lookup)


def kind_of(mark: Mark) -> str:
    """SPREADSHEET, SHEET, ROW or COLUMN."""
    if mark.range is None:
        return "SPREADSHEET"
    if mark.range.rows.start is not None:
        return "ROW"
    return "SHEET" if mark.range.columns.start is None else "COLUMN"


def _located(mark: Mark, lookup: Json) -> bool:
    where = location(lookup["metadataLocation"])
    exact = lookup.get("locationMatchingStrategy", "EXACT_LOCATION") != "INTERSECTING_LOCATION"
    if exact or where is None or mark.range is None:
        return mark.range == where if exact else where is None
    return mark.range.meets(where)


def location(body: Any) -> Range | None:
    """Of a DeveloperMetadataLocation; None is the spreadsheet."""
    body = body or {}
    if "dimensionRange" in body:
        given, span = body["dimensionRange"], dimension_span(body["dimensionRange"])
        blank = Range(int(given.get("sheetId") or 0))
        return blank.with_span(ROWS if given.get("dimension") == ROWS else COLUMNS, Span(span.start or 0, span.end))
    return Range(int(body["sheetId"])) if "sheetId" in body else None
