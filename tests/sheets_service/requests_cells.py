"""Requests on cells: write, append, repeat, validate, draw borders."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.sheets_service import grid
from tests.sheets_service.asking import Change, request
from tests.sheets_service.book import Cell, Tab
from tests.sheets_service.colours import styled
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.formula_text import shifted
from tests.sheets_service.masks import Mask, laid_over
from tests.sheets_service.ranges import ROWS, Box, grid_range
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
    for row, column in box.cells():
        moved = {"formulaValue": shifted(formula, row - box.top, column - box.left)} if formula else None
        _lay(change, tab, row, column, data | ({"userEnteredValue": moved} if moved else {}), tree)
    return {}


@request
def set_data_validation(change: Change, body: Json) -> Json:
    """A rule for every cell of a range; none takes it away."""
    where = grid_range(body.get("range"))
    change.touch(where)
    tab = change.book.tab(where.sheet)
    for row, column in tab.box(where).cells():
        tab.put(row, column, replace(tab.cell(row, column), validation=body.get("rule") or None))
    return {}


@request
def update_borders(change: Change, body: Json) -> Json:
    """All the sides that are given, of every cell of the range."""
    where = grid_range(body.get("range"))
    change.touch(where)
    tab = change.book.tab(where.sheet)
    sides = {side: styled(body[side]) for side in ("top", "bottom", "left", "right") if side in body}
    for row, column in tab.box(where).cells():
        cell = tab.cell(row, column)
        borders = ((cell.format or {}).get("borders") or {}) | sides
        tab.put(row, column, replace(cell, format=(cell.format or {}) | {"borders": borders}))
    return {}
