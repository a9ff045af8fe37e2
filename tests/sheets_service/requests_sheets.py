"""Requests on whole sheets and on the spreadsheet: add, copy, delete, rename, resize, hide, colour, filter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.sheets_service import grid
from tests.sheets_service.asking import Change, request
from tests.sheets_service.bodies import FILTER, sheet_properties
from tests.sheets_service.book import Book, Mark, Tab
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.formula_text import retitled
from tests.sheets_service.masks import laid_over, mask
from tests.sheets_service.ranges import ROWS, Range, Span, grid_range

_ELSEWHERE = ("sheetId", "title", "index", "sheetType", "gridProperties")
SIZES = ("rowCount", "columnCount")


@request
def update_spreadsheet_properties(change: Change, body: Json) -> Json:
    """Title, locale, time zone."""
    now = {"title": change.book.title, **change.book.properties}
    now = laid_over(now, body.get("properties") or {}, needed_mask(body))
    if not now.get("title"):
        raise invalid("A spreadsheet must have a title.")
    change.book.title = now.pop("title")
    change.book.properties = now
    return {}


@request
def add_sheet(change: Change, body: Json) -> Json:
    """A blank one, at the end or at its index."""
    tab = new_tab(change.book, body.get("properties") or {}, change.new_id)
    return {"addSheet": {"properties": sheet_properties(change.book, tab)}}


def new_tab(book: Book, properties: Json, new_id: Any) -> Tab:
    """One more sheet of a book, with the properties asked for."""
    wanted = properties.get("sheetId")
    tab_id = new_id() if wanted is None else int(wanted)
    title = properties.get("title") or free_title(book, "Sheet")
    size = properties.get("gridProperties") or {}
    tab = Tab.blank(tab_id, title, 1, size.get("columnCount", 26))
    grid.append(tab, ROWS, size.get("rowCount", 1000) - 1)
    if any(other.id == tab_id for other in book.tabs):
        raise invalid(f"A sheet with id {tab_id} already exists.")
    refuse_taken(book, title)
    book.tabs.insert(properties.get("index", len(book.tabs)), tab)
    tab.properties = {name: value for name, value in properties.items() if name not in _ELSEWHERE}
    tab.grid = {name: value for name, value in size.items() if name not in SIZES}
    return tab


def free_title(book: Book, begin: str) -> str:
    """`Sheet2` and so on."""
    number = len(book.tabs) + 1
    while book.titled(f"{begin}{number}"):
        number += 1
    return f"{begin}{number}"


def refuse_taken(book: Book, title: str) -> None:
    """Two sheets cannot have the same name."""
    if book.titled(title):
        raise invalid(f'A sheet with the name "{title}" already exists. Please enter another name.')


@request
def delete_sheet(change: Change, body: Json) -> Json:
    """Not the last one."""
    tab = change.book.tab(int(body.get("sheetId") or 0))
    if len(change.book.tabs) == 1:
        raise invalid("You can't remove all the sheets in a document.")
    change.touch(Range(tab.id))
    change.book.tabs.remove(tab)
    change.book.drop_sheet(tab.id)
    return {}


@request
def duplicate_sheet(change: Change, body: Json) -> Json:
    """With everything that hangs on it, except developer metadata."""
    book = change.book
    source = book.tab(int(body.get("sourceSheetId") or 0))
    wanted = body.get("newSheetId")
    tab = source.copy()
    tab.id = change.new_id() if wanted is None else int(wanted)
    tab.title = body.get("newSheetName") or free_copy_title(book, source.title)
    refuse_taken(book, tab.title)
    place = body.get("insertSheetIndex")
    book.tabs.insert(0 if place is None else place, tab)
    bring_marks(book, book, source.id, tab.id, change.new_id)
    return {"duplicateSheet": {"properties": sheet_properties(book, tab)}}


def free_copy_title(book: Book, title: str) -> str:
    """`Copy of Sheet1`, numbered where that is taken."""
    told, number = f"Copy of {title}", 1
    while book.titled(told):
        number += 1
        told = f"Copy of {title} {number}"
    return told


def bring_marks(source: Book, target: Book, old: int, new: int, new_id: Any) -> None:
    """What hangs on a sheet comes along with its copy; developer metadata and named ranges stay behind."""
    for kind in list(source.marks):
        if kind not in (grid.METADATA, "namedRanges"):
            for mark in source.of(kind, old):
                if mark.range:
                    target.add(kind, Mark(replace(mark.range, sheet=new), mark.body, new_id() if mark.id else 0))


@request
def update_sheet_properties(change: Change, body: Json) -> Json:
    """Name, place, size, hidden, frozen, colour; everything the mask names."""
    book, given, tree = change.book, body.get("properties") or {}, needed_mask(body)
    tab = book.tab(int(given.get("sheetId") or 0))
    current = sheet_properties(book, tab)
    new = laid_over(current, given, tree)
    if new["title"] != tab.title:
        _rename(book, tab, new["title"])
    if "index" in tree or not tree:
        book.tabs.remove(tab)
        book.tabs.insert(_place(int(given.get("index") or 0), int(current["index"])), tab)
    size = new.get("gridProperties") or {}
    if (size.get("rowCount"), size.get("columnCount")) != (tab.height, tab.width):
        change.touch(Range(tab.id))
        grid.resize(book, tab, size.get("rowCount", 0), size.get("columnCount", 0))
    tab.grid = {name: value for name, value in size.items() if name not in SIZES}
    own = laid_over(tab.properties, given, {k: v for k, v in tree.items() if k not in _ELSEWHERE} or _NOTHING)
    tab.properties = {k: v for k, v in _one_colour(own, tree).items() if k not in _ELSEWHERE}
    return {}


_NOTHING: Json = {"\0": {}}


def _place(wanted: int, current: int) -> int:
    """Counted without the sheet itself, as Google counts it when a sheet moves to the right."""
    return wanted - 1 if wanted > current else wanted


def _one_colour(own: Json, tree: Json) -> Json:
    """The colour and its style are one thing: what was written last holds."""
    for name, other in (("tabColor", "tabColorStyle"), ("tabColorStyle", "tabColor")):
        if name in tree:
            own.pop(other, None)
    return own


def _rename(book: Book, tab: Tab, title: str) -> None:
    if not title:
        raise invalid("Sheet name cannot be empty.")
    if title.casefold() != tab.title.casefold():
        refuse_taken(book, title)
    book.reword(lambda _, formula: retitled(formula, tab.title, title))
    tab.title = title


def needed_mask(body: Json) -> Json:
    """The field mask of an update, which must be there."""
    if not body.get("fields"):
        raise invalid("At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)")
    return mask(body["fields"])


@request
def set_basic_filter(change: Change, body: Json) -> Json:
    """One a sheet; its range is closed to what the sheet has."""
    given = body.get("filter") or {}
    where = grid_range(given.get("range"))
    tab = change.book.tab(where.sheet)
    box = tab.box(where)
    _drop(change.book, FILTER, tab.id)
    closed = Range(tab.id, Span(box.top, box.bottom), Span(box.left, box.right))
    change.book.add(FILTER, Mark(closed, {k: v for k, v in given.items() if k != "range"}))
    return {}


@request
def clear_basic_filter(change: Change, body: Json) -> Json:
    """None any more."""
    _drop(change.book, FILTER, int(body.get("sheetId") or 0))
    return {}


def _drop(book: Book, kind: str, sheet: int) -> None:
    for mark in book.of(kind, sheet):
        book.swap(kind, mark)
