"""Requests on areas of cells: merge, copy, cut, find and replace, push aside, colour by a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from tests.sheets_service.asking import Change, request
from tests.sheets_service.bodies import MERGES, RULES
from tests.sheets_service.book import BLANK, Cell, Mark, Tab
from tests.sheets_service.colours import styled
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.formula_text import shifted
from tests.sheets_service.ranges import ROWS, Box, Range, grid_range
from tests.sheets_service.values import with_value


@request
def merge_cells(change: Change, body: Json) -> Json:
    """All in one, by rows or by columns; only the first cell of each keeps its value."""
    where = grid_range(body.get("range"))
    change.touch(where)
    tab = change.book.tab(where.sheet)
    box, kind = tab.box(where), body.get("mergeType", "MERGE_ALL")
    _unmerge(change, where)
    for part in _parts(box, kind):
        change.book.add(MERGES, Mark(part.on(tab.id)))
        for row, column in part.cells():
            if (row, column) != (part.top, part.left):
                tab.put(row, column, replace(tab.cell(row, column), value=None, formula=None, given=None))
    return {}


def _parts(box: Box, kind: str) -> list[Box]:
    if kind == "MERGE_ROWS":
        return [Box(row, box.left, row + 1, box.right) for row in range(box.top, box.bottom)]
    if kind == "MERGE_COLUMNS":
        return [Box(box.top, column, box.bottom, column + 1) for column in range(box.left, box.right)]
    return [box]


@request
def unmerge_cells(change: Change, body: Json) -> Json:
    """Every merge that the range touches."""
    where = grid_range(body.get("range"))
    change.touch(where)
    _unmerge(change, where)
    return {}


def _unmerge(change: Change, where: Range) -> None:
    for mark in change.book.of(MERGES, where.sheet):
        if mark.range and mark.range.meets(where):
            change.book.swap(MERGES, mark)


@request
def copy_paste(change: Change, body: Json) -> Json:
    """A range over another, repeated where that is larger; what is copied goes by `pasteType`."""
    source, target = grid_range(body.get("source")), grid_range(body.get("destination"))
    tab, onto = change.book.tab(source.sheet), change.book.tab(target.sheet)
    box, there = tab.box(source), onto.box(target)
    height, width = max(box.height, there.height), max(box.width, there.width)
    full = Box(there.top, there.left, there.top + height, there.left + width)
    change.touch(full.on(onto.id))
    cells = {(row, column): tab.cell(row, column) for row, column in box.cells()}
    for row, column in full.cells():
        at = (box.top + (row - full.top) % box.height, box.left + (column - full.left) % box.width)
        if row < onto.height and column < onto.width:
            away = (row - at[0], column - at[1])
            onto.put(row, column, _pasted(cells[at], onto.cell(row, column), body.get("pasteType"), away))
    return {}


def _pasted(cell: Cell, over: Cell, kind: str | None, away: tuple[int, int]) -> Cell:
    moved = replace(cell, formula=shifted(cell.formula, *away)) if cell.formula else cell
    if kind == "PASTE_VALUES":
        return replace(over, value=moved.value, formula=moved.formula, given=moved.given)
    if kind == "PASTE_FORMAT":
        return replace(over, format=cell.format)
    if kind == "PASTE_FORMULA":
        return replace(over, value=moved.value, formula=moved.formula, given=moved.given)
    if kind == "PASTE_DATA_VALIDATION":
        return replace(over, validation=cell.validation)
    return moved


@request
def cut_paste(change: Change, body: Json) -> Json:
    """A range elsewhere, blank where it was."""
    source, to = grid_range(body.get("source")), body.get("destination") or {}
    tab, onto = change.book.tab(source.sheet), change.book.tab(int(to.get("sheetId") or 0))
    box = tab.box(source)
    top, left = int(to.get("rowIndex") or 0), int(to.get("columnIndex") or 0)
    full = Box(top, left, top + box.height, left + box.width)
    change.touch(source)
    change.touch(full.on(onto.id))
    cells = {(row - box.top, column - box.left): tab.cell(row, column) for row, column in box.cells()}
    for row, column in box.cells():
        tab.put(row, column, BLANK)
    for (down, right), cell in cells.items():
        onto.put(top + down, left + right, cell)
    return {}


@request
def find_replace(change: Change, body: Json) -> Json:
    """In a range, a sheet or all of them; formulas only where asked."""
    counts = {"valuesChanged": 0, "formulasChanged": 0, "rowsChanged": 0, "sheetsChanged": 0, "occurrencesChanged": 0}
    flags = 0 if body.get("matchCase") else re.IGNORECASE
    find = body.get("find") or ""
    pattern = re.compile(find if body.get("searchByRegex") else re.escape(find), flags)
    for tab, box in _searched(change, body):
        rows = set()
        for row, column in box.cells():
            hits = _replaced(change, tab, row, column, pattern, body)
            if hits:
                rows.add(row)
                counts["occurrencesChanged"] += hits
                formula = tab.cell(row, column).formula is not None
                counts["formulasChanged" if formula else "valuesChanged"] += 1
        counts["rowsChanged"] += len(rows)
        counts["sheetsChanged"] += bool(rows)
    return {"findReplace": {name: count for name, count in counts.items() if count}}


def _searched(change: Change, body: Json) -> Iterator[tuple[Tab, Box]]:
    if body.get("allSheets"):
        yield from ((tab, tab.whole()) for tab in change.book.tabs)
        return
    where = grid_range(body["range"]) if "range" in body else Range(int(body.get("sheetId") or 0))
    tab = change.book.tab(where.sheet)
    yield tab, tab.box(where)


def _replaced(change: Change, tab: Tab, row: int, column: int, pattern: re.Pattern[str], body: Json) -> int:
    cell = tab.cell(row, column)
    if not cell.filled or (cell.formula and not body.get("includeFormulas")):
        return 0
    text = cell.formula or str(cell.value)
    if body.get("matchEntireCell") and not pattern.fullmatch(text):
        return 0
    told, hits = pattern.subn(lambda _: body.get("replacement") or "", text)
    if hits:
        change.touch(Box(row, column, row + 1, column + 1).on(tab.id))
        tab.put(row, column, with_value(change.book, cell, told, "USER_ENTERED", change.year))
    return hits


@request
def add_conditional_format_rule(change: Change, body: Json) -> Json:
    """One rule; with several ranges it is kept once for each."""
    rule = body.get("rule") or {}
    rest = styled({name: value for name, value in rule.items() if name != "ranges"})
    for where in rule.get("ranges") or []:
        change.book.add(RULES, Mark(grid_range(where), rest))
    return {}


@request
def delete_conditional_format_rule(change: Change, body: Json) -> Json:
    """By its index on the sheet."""
    rules = change.book.of(RULES, int(body.get("sheetId") or 0))
    index = int(body.get("index") or 0)
    if index >= len(rules):
        raise invalid(f"No conditional format on sheet: {body.get('sheetId', 0)} at index: {index}")
    change.book.swap(RULES, rules[index])
    return {"deleteConditionalFormatRule": {"rule": {"ranges": [], **rules[index].body}}}


@request
def insert_range(change: Change, body: Json) -> Json:
    """Blank cells in a range, what was there moves down or to the right."""
    _shift_cells(change, body, 1)
    return {}


@request
def delete_range(change: Change, body: Json) -> Json:
    """The cells of a range go, what is below or to the right moves in."""
    _shift_cells(change, body, -1)
    return {}


def _shift_cells(change: Change, body: Json, sign: int) -> None:
    where = grid_range(body.get("range"))
    tab = change.book.tab(where.sheet)
    box, by_rows = tab.box(where), body.get("shiftDimension") == ROWS
    full = box._replace(bottom=tab.height) if by_rows else box._replace(right=tab.width)
    change.touch(full.on(tab.id))
    _slide(tab, full, sign * box.height if by_rows else 0, 0 if by_rows else sign * box.width)


def _slide(tab: Tab, box: Box, down: int, right: int) -> None:
    cells = {(row, column): tab.cell(row, column) for row, column in box.cells()}
    for row, column in box.cells():
        tab.put(row, column, cells.get((row - down, column - right), BLANK))
