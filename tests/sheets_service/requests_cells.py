"""Requests on cells: write, append, repeat, format, copy, cut, find and replace, merge, validate."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.sheets_service import grid
from tests.sheets_service.asking import Change, request
from tests.sheets_service.bodies import MERGES, RULES
from tests.sheets_service.book import BLANK, Cell, Mark, Tab
from tests.sheets_service.colours import styled
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.formula_text import shifted
from tests.sheets_service.masks import Mask, laid_over
from tests.sheets_service.ranges import ROWS, Box, Range, grid_range
from tests.sheets_service.requests_sheets import needed_mask
from tests.sheets_service.validation import check
from tests.sheets_service.values import hidden_by_merge, with_value


@request
def update_cells(change: Change, body: Json) -> Json:
    """Cell by cell from `start`, or over a `range`, whose other cells lose what the mask names."""
    tree, rows = needed_mask(body), body.get("rows") or []
    if "range" in body:
        where = grid_range(body["range"])
        tab = change.book.tab(where.sheet)
        box = tab.box(where)
    else:
        start = body.get("start") or {}
        tab = change.book.tab(int(start.get("sheetId") or 0))
        box = _from(tab, int(start.get("rowIndex") or 0), int(start.get("columnIndex") or 0), rows)
    change.touch(box.on(tab.id))
    _write(change, tab, box, rows, tree, "range" in body)
    return {}


def _from(tab: Tab, top: int, left: int, rows: list[Json]) -> Box:
    width = max((len(row.get("values") or []) for row in rows), default=0)
    if top + len(rows) > tab.height:
        raise invalid(f"Attempting to write row: {tab.height}, beyond the last requested row of: {tab.height - 1}")
    if left + width > tab.width:
        raise invalid(f"Attempting to write column: {tab.width}, beyond the last requested column of: {tab.width - 1}")
    return Box(top, left, top + len(rows), left + width)


def _write(change: Change, tab: Tab, box: Box, rows: list[Json], tree: Mask, all_of_it: bool) -> None:
    for row in range(box.top, box.bottom):
        given = (rows[row - box.top].get("values") or []) if row - box.top < len(rows) else []
        if len(given) > box.width:
            beyond = f"Attempting to write column: {box.right}, beyond the last requested column of: {box.right - 1}"
            raise invalid(beyond)
        for column in range(box.left, box.right if all_of_it else box.left + len(given)):
            data = given[column - box.left] if column - box.left < len(given) else {}
            _lay(change, tab, row, column, data or {}, tree)


def _lay(change: Change, tab: Tab, row: int, column: int, data: Json, tree: Mask) -> None:
    cell = tab.cell(row, column)
    if (not tree or "userEnteredValue" in tree) and not hidden_by_merge(change.book, tab, row, column):
        cell = _with_extended(cell, data.get("userEnteredValue") or {})
        check(cell, row, column)
    if not tree or "userEnteredFormat" in tree:
        below = tree.get("userEnteredFormat", {})
        given = styled(data.get("userEnteredFormat") or {})
        cell = replace(cell, format=laid_over(cell.format or {}, given, _with_styles(below)) or None)
    if not tree or "note" in tree:
        cell = replace(cell, note=data.get("note") or None)
    if not tree or "dataValidation" in tree:
        cell = replace(cell, validation=data.get("dataValidation") or None)
    tab.put(row, column, cell)


def _with_styles(tree: Mask) -> Mask:
    """A mask that names a colour names its style too."""
    both = {name: _with_styles(below) for name, below in tree.items()}
    for name in list(tree):
        if name.lower().endswith("color"):
            both[f"{name}Style"] = {}
        if name.lower().endswith("colorstyle"):
            both[name.removesuffix("Style")] = {}
    return both


def _with_extended(cell: Cell, value: Json) -> Cell:
    """ExtendedValue is typed already: a text that begins with = stays a text."""
    blank = replace(cell, value=None, formula=None, given=None)
    if "formulaValue" in value:
        return replace(blank, formula=value["formulaValue"])
    for kind in ("numberValue", "stringValue", "boolValue"):
        if kind in value:
            return with_value(_NO_BOOK, blank, value[kind], "RAW", 0)
    return blank


_NO_BOOK: Any = None  # RAW asks for no locale


@request
def append_cells(change: Change, body: Json) -> Json:
    """Behind the last row of the sheet that has a value; the sheet grows where it must."""
    tree, rows = needed_mask(body), body.get("rows") or []
    tab = change.book.tab(int(body.get("sheetId") or 0))
    top = tab.last_filled()
    grid.append(tab, ROWS, max(0, top + len(rows) - tab.height))
    box = _from(tab, top, 0, rows)
    change.touch(box.on(tab.id))
    _write(change, tab, box, rows, tree, False)
    return {}


@request
def repeat_cell(change: Change, body: Json) -> Json:
    """The same for every cell of a range; references of a formula go along."""
    tree, where = needed_mask(body), grid_range(body.get("range"))
    change.touch(where)
    tab = change.book.tab(where.sheet)
    box, data = tab.box(where), body.get("cell") or {}
    formula = (data.get("userEnteredValue") or {}).get("formulaValue")
    for row, column in _cells(box):
        moved = {"formulaValue": shifted(formula, row - box.top, column - box.left)} if formula else None
        _lay(change, tab, row, column, data | ({"userEnteredValue": moved} if moved else {}), tree)
    return {}


@request
def set_data_validation(change: Change, body: Json) -> Json:
    """A rule for every cell of a range; none takes it away."""
    where = grid_range(body.get("range"))
    change.touch(where)
    tab = change.book.tab(where.sheet)
    for row, column in _cells(tab.box(where)):
        tab.put(row, column, replace(tab.cell(row, column), validation=body.get("rule") or None))
    return {}


@request
def update_borders(change: Change, body: Json) -> Json:
    """All the sides that are given, of every cell of the range."""
    where = grid_range(body.get("range"))
    change.touch(where)
    tab = change.book.tab(where.sheet)
    sides = {side: styled(body[side]) for side in ("top", "bottom", "left", "right") if side in body}
    for row, column in _cells(tab.box(where)):
        cell = tab.cell(row, column)
        borders = ((cell.format or {}).get("borders") or {}) | sides
        tab.put(row, column, replace(cell, format=(cell.format or {}) | {"borders": borders}))
    return {}


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
        for row, column in _cells(part):
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
    cells = {(row, column): tab.cell(row, column) for row, column in _cells(box)}
    for row, column in _cells(full):
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
    cells = {(row - box.top, column - box.left): tab.cell(row, column) for row, column in _cells(box)}
    for row, column in _cells(box):
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
        for row, column in _cells(box):
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
    cells = {(row, column): tab.cell(row, column) for row, column in _cells(box)}
    for row, column in _cells(box):
        tab.put(row, column, cells.get((row - down, column - right), BLANK))


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(box.top, box.bottom) for column in range(box.left, box.right))
