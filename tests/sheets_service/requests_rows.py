"""Requests on rows and columns: insert, append, delete, move, sort, size, group."""

from __future__ import annotations

from dataclasses import replace

from tests.sheets_service import grid
from tests.sheets_service.asking import Change, request
from tests.sheets_service.bodies import GROUPS, group
from tests.sheets_service.book import Mark, Tab
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.filters import ranges_of
from tests.sheets_service.masks import laid_over
from tests.sheets_service.ranges import COLUMNS, ROWS, Range, Span, dimension_span, grid_range
from tests.sheets_service.requests_sheets import needed_mask


@request
def insert_dimension(change: Change, body: Json) -> Json:
    """Blank ones before `startIndex`."""
    tab, dimension, span = _dimension(change, body.get("range"))
    first, last = span.start or 0, span.end or 0
    if first >= last:
        raise invalid(f"range.startIndex[{first}] must be less than range.endIndex[{last}].")
    size = tab.height if dimension == ROWS else tab.width
    if first >= size:
        raise invalid(f"range.startIndex[{first}] is too large. Should be less than: {size}")
    change.touch(_lines(tab, dimension, Span(first, first + 1)))
    grid.insert(change.book, tab, dimension, first, last - first, bool(body.get("inheritFromBefore")))
    return {}


@request
def append_dimension(change: Change, body: Json) -> Json:
    """Blank ones at the end."""
    tab = change.book.tab(int(body.get("sheetId") or 0))
    grid.append(tab, _named(body), int(body.get("length") or 0))
    return {}


@request
def delete_dimension(change: Change, body: Json) -> Json:
    """Those of a range, which must lie in the grid."""
    tab, dimension, span = _dimension(change, body.get("range"))
    size = tab.height if dimension == ROWS else tab.width
    first, last = span.start or 0, size if span.end is None else span.end
    change.touch(_lines(tab, dimension, Span(first, last)))
    grid.delete(change.book, tab, dimension, first, last)
    return {}


@request
def move_dimension(change: Change, body: Json) -> Json:
    """Those of a range, before `destinationIndex` as counted before the move."""
    tab, dimension, span = _dimension(change, body.get("source"))
    to = int(body.get("destinationIndex") or 0)
    change.touch(_lines(tab, dimension, Span(min(span.start or 0, to), max(span.end or 0, to))))
    grid.move(change.book, tab, dimension, span, to)
    return {}


@request
def sort_range(change: Change, body: Json) -> Json:
    """The cells of a range, row by row."""
    where = grid_range(body.get("range"))
    change.touch(where)
    tab = change.book.tab(where.sheet)
    grid.sort(change.book, tab, tab.box(where), body.get("sortSpecs") or [], change.sort_moves_metadata)
    return {}


@request
def update_dimension_properties(change: Change, body: Json) -> Json:
    """Sizes and hidden rows and columns."""
    tree, given = needed_mask(body), body.get("properties") or {}
    if "range" in body:
        tab, dimension, span = _dimension(change, body["range"])
    else:
        where = ranges_of(change.book, body.get("dataFilter") or {})[0]
        tab, dimension = change.book.tab(where.sheet), ROWS if where.rows.start is not None else COLUMNS
        span = where.along(dimension)
    size = tab.height if dimension == ROWS else tab.width
    for index in range(*span.within(size)):
        if dimension == ROWS:
            row = tab.rows[index]
            tab.rows[index] = replace(row, properties=laid_over(row.properties, given, tree))
        else:
            tab.columns[index] = laid_over(tab.columns.get(index, {}), given, tree)
    return {}


@request
def auto_resize_dimensions(change: Change, body: Json) -> Json:
    """Columns as wide as their longest value; about seven pixels a letter, for nobody measures letters here."""
    tab, dimension, span = _dimension(change, body.get("dimensions"))
    if dimension == COLUMNS:
        for column in range(*span.within(tab.width)):
            longest = max(
                (len(str(row.cells[column].value or "")) for row in tab.rows if column in row.cells), default=0
            )
            if longest:
                tab.columns[column] = tab.columns.get(column, {}) | {"pixelSize": max(21, 7 * longest + 6)}
    return {}


@request
def add_dimension_group(change: Change, body: Json) -> Json:
    """One level deeper where there is a group already; answers with all groups of that sheet and dimension."""
    tab, dimension, span = _dimension(change, body.get("range"))
    kind = GROUPS[dimension]
    around = [mark for mark in change.book.of(kind, tab.id) if mark.range and mark.range.along(dimension).meets(span)]
    where = _lines(tab, dimension, span)
    same = next((mark for mark in around if mark.range == where), None)
    depth = max((int(mark.body["depth"]) for mark in around), default=0) + 1
    tab.grid = tab.grid | {f"{kind.removesuffix('Groups')}GroupControlAfter": True}
    if same:
        change.book.swap(kind, same, replace(same, body={"depth": depth}))
    else:
        change.book.add(kind, Mark(where, {"depth": depth}))
    return {"addDimensionGroup": {"dimensionGroups": _groups(change, tab, dimension)}}


@request
def delete_dimension_group(change: Change, body: Json) -> Json:
    """One level less; answers with what is left."""
    tab, dimension, span = _dimension(change, body.get("range"))
    kind, where = GROUPS[dimension], _lines(tab, dimension, span)
    found = next((mark for mark in change.book.of(kind, tab.id) if mark.range == where), None)
    if found is None:
        raise invalid("No group in that range.")
    depth = int(found.body["depth"]) - 1
    change.book.swap(kind, found, *([replace(found, body={"depth": depth})] if depth else []))
    left = _groups(change, tab, dimension)
    return {"deleteDimensionGroup": {"dimensionGroups": left} if left else {}}


def _groups(change: Change, tab: Tab, dimension: str) -> list[Json]:
    return [group(mark, dimension) for mark in change.book.of(GROUPS[dimension], tab.id)]


def _named(body: Json) -> str:
    dimension = body.get("dimension")
    if dimension not in (ROWS, COLUMNS):
        raise invalid("A dimension must be specified: ROWS or COLUMNS.")
    return str(dimension)


def _dimension(change: Change, body: Json | None) -> tuple[Tab, str, Span]:
    body = body or {}
    return change.book.tab(int(body.get("sheetId") or 0)), _named(body), dimension_span(body)


def _lines(tab: Tab, dimension: str, span: Span) -> Range:
    return Range(tab.id).with_span(dimension, span)
