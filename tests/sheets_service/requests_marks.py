"""Requests on what hangs on ranges: protection, named ranges, developer metadata, banding, filter views."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.sheets_service.asking import Change, request
from tests.sheets_service.bodies import BANDS, NAMED, PROTECTED, VIEWS, metadata_body, protection
from tests.sheets_service.book import Book, Mark
from tests.sheets_service.colours import styled
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.filters import kind_of, location, metadata_of
from tests.sheets_service.grid import METADATA
from tests.sheets_service.masks import laid_over
from tests.sheets_service.ranges import grid_range
from tests.sheets_service.requests_sheets import needed_mask

MOST_METADATA = 30_000


@request
def add_protected_range(change: Change, body: Json) -> Json:
    """Against all but the owner, whoever asks and the editors named; a mere warning stops nobody here."""
    given = body.get("protectedRange") or {}
    editors = given.get("editors") or {}
    users = dict.fromkeys([change.reader.email, *(editors.get("users") or [])])
    given = given | {"editors": editors | {"users": list(users)}}
    mark = _new(change, given, "protectedRangeId")
    change.book.add(PROTECTED, mark)
    return {"addProtectedRange": {"protectedRange": protection(mark, change.reader, answered=True)}}


@request
def update_protected_range(change: Change, body: Json) -> Json:
    """Whatever the mask names."""
    given, tree = body.get("protectedRange") or {}, needed_mask(body)
    mark = change.book.with_id(PROTECTED, given.get("protectedRangeId"))
    _may_unprotect(change, mark)
    where = grid_range(given.get("range")) if "range" in tree else mark.range
    new = replace(mark, range=where, body=_rest(laid_over(mark.body, given, tree), "protectedRangeId", "range"))
    change.book.swap(PROTECTED, mark, new)
    return {}


@request
def delete_protected_range(change: Change, body: Json) -> Json:
    """By its id; not by those against whom it is."""
    mark = change.book.with_id(PROTECTED, body.get("protectedRangeId"))
    _may_unprotect(change, mark)
    change.book.swap(PROTECTED, mark)
    return {}


def _may_unprotect(change: Change, mark: Mark) -> None:
    if not change.reader.may_edit(mark):
        raise invalid("You do not have permission to edit this protected range.")


@request
def add_named_range(change: Change, body: Json) -> Json:
    """With a name nobody has yet."""
    given = body.get("namedRange") or {}
    _refuse_taken(change.book, given.get("name"))
    mark = Mark(grid_range(given.get("range")), {"name": given["name"]}, str(_id(change, given, "namedRangeId")))
    change.book.add(NAMED, mark)
    answer = {"namedRangeId": mark.id, "name": given["name"], "range": mark.range.json() if mark.range else {}}
    return {"addNamedRange": {"namedRange": answer}}


@request
def update_named_range(change: Change, body: Json) -> Json:
    """Its name, its range or both."""
    given, tree = body.get("namedRange") or {}, needed_mask(body)
    mark = change.book.with_id(NAMED, given.get("namedRangeId"))
    if ("name" in tree or not tree) and given.get("name") != mark.body["name"]:
        _refuse_taken(change.book, given.get("name"))
        mark = _swapped(change.book, NAMED, mark, replace(mark, body={"name": given["name"]}))
    if "range" in tree or not tree:
        _swapped(change.book, NAMED, mark, replace(mark, range=grid_range(given.get("range"))))
    return {}


@request
def delete_named_range(change: Change, body: Json) -> Json:
    """By its id."""
    change.book.swap(NAMED, change.book.with_id(NAMED, body.get("namedRangeId")))
    return {}


def _refuse_taken(book: Book, name: str | None) -> None:
    if not name:
        raise invalid("A named range must have a name.")
    if any(mark.body["name"].casefold() == name.casefold() for mark in book.of(NAMED)):
        raise invalid(f'Named range "{name}" already exists.')


@request
def create_developer_metadata(change: Change, body: Json) -> Json:
    """On the spreadsheet, a sheet, or a single row or column."""
    given = body.get("developerMetadata") or {}
    where = location(given.get("location"))
    mark_id = _id(change, given, "metadataId")
    mark = Mark(where, {k: given[k] for k in ("metadataKey", "metadataValue", "visibility") if given.get(k)}, mark_id)
    _check_metadata(change.book, mark)
    change.book.add(METADATA, mark)
    return {"createDeveloperMetadata": {"developerMetadata": metadata_body(mark)}}


@request
def update_developer_metadata(change: Change, body: Json) -> Json:
    """All that the filters pick."""
    given, tree = body.get("developerMetadata") or {}, needed_mask(body)
    changed = []
    for mark in _picked(change, body.get("dataFilters") or []):
        where = location(given.get("location")) if "location" in tree else mark.range
        fields = {name: below for name, below in tree.items() if name != "location"}
        new = replace(mark, range=where, body=laid_over(mark.body, given, fields) if fields else mark.body)
        change.book.swap(METADATA, mark)
        _check_metadata(change.book, new)
        change.book.add(METADATA, new)
        changed.append(metadata_body(new))
    return {"updateDeveloperMetadata": {"developerMetadata": changed}}


@request
def delete_developer_metadata(change: Change, body: Json) -> Json:
    """All that the filter picks."""
    found = _picked(change, [body.get("dataFilter") or {}])
    for mark in found:
        change.book.swap(METADATA, mark)
    return {"deleteDeveloperMetadata": {"deletedDeveloperMetadata": [metadata_body(mark) for mark in found]}}


def _picked(change: Change, filters: list[Json]) -> list[Mark]:
    found: dict[Any, Mark] = {mark.id: mark for one in filters for mark in metadata_of(change.book, one)}
    return list(found.values())


def _check_metadata(book: Book, mark: Mark) -> None:
    if not mark.body.get("metadataKey"):
        raise invalid("developerMetadata.metadataKey must be specified.")
    if mark.body.get("visibility") not in ("DOCUMENT", "PROJECT"):
        raise invalid("developerMetadata.visibility must be specified.")
    if any(other.id == mark.id for other in book.of(METADATA)):
        raise invalid(f"Developer metadata with id {mark.id} already exists.")
    if mark.range:
        tab = book.tab(mark.range.sheet)
        _check_single(mark, tab.height if kind_of(mark) == "ROW" else tab.width)
    sheet = mark.range.sheet if mark.range else None
    beside = [one for one in book.of(METADATA) if (one.range.sheet if one.range else None) == sheet]
    size = sum(len(text) for one in [*beside, mark] for text in _texts(one))
    if size > MOST_METADATA:
        raise invalid(f"Developer metadata of more than {MOST_METADATA} characters in one place.")


def _texts(mark: Mark) -> list[str]:
    return [mark.body.get("metadataKey") or "", mark.body.get("metadataValue") or ""]


def _check_single(mark: Mark, size: int) -> None:
    for span in (mark.range.rows, mark.range.columns) if mark.range else ():
        if span.start is not None and (span.end != span.start + 1 or span.end > size):
            raise invalid("developerMetadata.location.dimensionRange must be a single row or column of the sheet.")


@request
def add_banding(change: Change, body: Json) -> Json:
    """Alternating colours."""
    given = body.get("bandedRange") or {}
    mark = _new(change, styled(given), "bandedRangeId")
    change.book.add(BANDS, mark)
    where = mark.range.json() if mark.range else {}
    return {"addBanding": {"bandedRange": {"bandedRangeId": mark.id, "range": where, **mark.body}}}


@request
def delete_banding(change: Change, body: Json) -> Json:
    """By its id."""
    change.book.swap(BANDS, change.book.with_id(BANDS, body.get("bandedRangeId")))
    return {}


@request
def add_filter_view(change: Change, body: Json) -> Json:
    """Kept, not applied."""
    given = body.get("filter") or {}
    mark = _new(change, given, "filterViewId")
    change.book.add(VIEWS, mark)
    where = mark.range.json() if mark.range else {}
    return {"addFilterView": {"filter": {"filterViewId": mark.id, **mark.body, "range": where}}}


@request
def delete_filter_view(change: Change, body: Json) -> Json:
    """By its id."""
    change.book.swap(VIEWS, change.book.with_id(VIEWS, body.get("filterId")))
    return {}


def _new(change: Change, body: Json, id_field: str) -> Mark:
    return Mark(grid_range(body.get("range")), _rest(body, id_field, "range"), _id(change, body, id_field))


def _rest(body: Json, *without: str) -> Json:
    return {name: value for name, value in body.items() if name not in without}


def _id(change: Change, body: Json, name: str) -> int:
    return int(body[name]) if body.get(name) else change.new_id()


def _swapped(book: Book, kind: str, old: Mark, new: Mark) -> Mark:
    book.swap(kind, old, new)
    return new
