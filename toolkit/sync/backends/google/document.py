"""A Google spreadsheet as one answer of the service shows it: its tabs, and the handles by which rows are written.

One request brings everything at one moment: values, formulas, errors, merged and protected cells, and the handles. A
handle is a mark on a whole row (developer metadata) that moves with the row when others insert or delete above it; the
service finds the row by it when we write, so that what happens between reading and writing cannot misplace a value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from toolkit.sync.backends.google.cells import is_filled_by_another, is_formula, shown
from toolkit.sync.tabs import ended, last_row
from toolkit.tables.snapshot import Address, CellError, CellValue, Snapshot, Tab

HANDLE = "turnsheet"
TURN = "turnsheet-turn"
"""What marks are called: those by which rows are written, and those of machines that take turns (`turns`)."""
HELD_BY = f"{HANDLE}:"
"""How handles are called while a machine has the turn: so, and then the key of its mark."""
SLIP = "slip-"
"""How the handle begins of the one row in the tab that holds the slip (`slip`)."""
FIELDS = (
    "properties(title,locale),"
    "sheets(properties(sheetId,title,sheetType,gridProperties(rowCount,columnCount)),merges,"
    "protectedRanges(range,warningOnly,requestingUserCanEdit,unprotectedRanges),"
    "data(startRow,startColumn,rowData(values(userEnteredValue,effectiveValue,effectiveFormat(numberFormat(type)),"
    "userEnteredFormat(numberFormat(type)))),"
    "rowMetadata(developerMetadata(metadataKey,metadataValue))))"
)


@dataclass(frozen=True, slots=True)
class Page:
    """A tab and what writing needs to know of it: its id, its size, the handle of each row that has one."""

    id: int
    rows: int
    columns: int
    tab: Tab
    handles: Mapping[int, str]
    formulas: Mapping[Address, str] = field(default_factory=dict)
    """What somebody typed, where the tab has the result."""
    turns: frozenset[str] = frozenset()
    """The marks of machines that play here."""


@dataclass(frozen=True, slots=True)
class Document:
    """Everything that was in a spreadsheet at one moment."""

    title: str
    pages: Mapping[str, Page]
    snapshot: Snapshot
    slip: Page | None = None
    """The tab that tells what was written last; none of the campaign's."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Handle -> what its mark is called; a write that calls it otherwise does not find it."""

    @property
    def key(self) -> str:
        """What the mark of a new handle is to be called."""
        return min(self.keys.values(), default=HANDLE)

    def tab(self, name: str) -> Tab:
        """The tab of that name."""
        return self.pages[name].tab


def document(answer: Mapping[str, Any]) -> Document:
    """Read the service's answer."""
    told = [sheet for sheet in answer.get("sheets", ()) if sheet["properties"].get("sheetType", "GRID") == "GRID"]
    places = {(place, *handle) for place, sheet in enumerate(told) for handle in _handles(sheet)}
    taken = Counter(token for *_, token in places)
    slips = [sheet for sheet in told if _holds_slip(sheet)]
    pages = {sheet["properties"]["title"]: _page(sheet, taken) for sheet in told if not _holds_slip(sheet)}
    tabs = [page.tab for page in pages.values()]
    title = answer.get("properties", {}).get("title", "")
    slip = next((page for sheet in slips if (page := _page(sheet, taken)).handles), None)
    kept = {token for page in (*pages.values(), *([slip] if slip else ())) for token in page.handles.values()}
    keys = {text: key for sheet in told for _, key, text in _named(sheet) if text in kept and _is_handle(key)}
    return Document(title, pages, Snapshot.of(revision(tabs), tabs), slip, keys)


def revision(tabs: list[Tab]) -> str:
    """A hash of all that can be seen."""
    seen = [
        (tab.name, [list(row) for row in tab.rows], sorted(tab.formulas), sorted(tab.locked.items())) for tab in tabs
    ]
    return sha256(repr(seen).encode("utf-8", "surrogatepass")).hexdigest()


def _page(sheet: Mapping[str, Any], taken: Counter[str]) -> Page:
    properties = sheet["properties"]
    size = properties.get("gridProperties", {})
    handles = {row: token for row, token in _handles(sheet) if taken[token] == 1}  # a copied tab copies them
    return Page(
        properties.get("sheetId", 0),
        size.get("rowCount", 0),
        size.get("columnCount", 0),
        _tab(sheet),
        handles,
        {at: cell["userEnteredValue"]["formulaValue"] for at, cell in _cells(sheet) if is_formula(cell)},
        turns=frozenset(mark for _, mark in marks(sheet, TURN)),
    )


def _holds_slip(sheet: Mapping[str, Any]) -> bool:
    return any(token.startswith(SLIP) for _, token in _handles(sheet))


def marks(sheet: Mapping[str, Any], name: str) -> Iterator[tuple[int, str]]:
    """The marks of that name on the rows of a tab: the row's number, and what the mark says."""
    return ((number, text) for number, key, text in _named(sheet) if key == name)


def _handles(sheet: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    return ((number, text) for number, key, text in _named(sheet) if _is_handle(key))


def _is_handle(key: str) -> bool:
    return key == HANDLE or key.startswith(HELD_BY)


def _named(sheet: Mapping[str, Any]) -> Iterator[tuple[int, str, str]]:
    """All marks on the rows of a tab: the row's number, what the mark is called, and what it says."""
    for data in sheet.get("data", ()):
        for number, row in enumerate(data.get("rowMetadata") or (), 1 + data.get("startRow", 0)):
            for mark in row.get("developerMetadata") or ():
                if mark.get("metadataKey") and mark.get("metadataValue"):
                    yield number, mark["metadataKey"], mark["metadataValue"]


def _tab(sheet: Mapping[str, Any]) -> Tab:
    cells = dict(_cells(sheet))
    rows: list[list[CellValue | CellError]] = []
    for (row, column), cell in cells.items():
        value = shown(cell)
        if value is not None:
            rows.extend([] for _ in range(row - len(rows)))
            rows[row - 1].extend([None] * (column - len(rows[row - 1])))
            rows[row - 1][column - 1] = value
    formulas = frozenset(at for at, cell in cells.items() if is_formula(cell))
    rows = ended(rows, last_row(formulas))
    locked = dict(_under_merges(sheet)) | {at: "spill" for at, cell in cells.items() if is_filled_by_another(cell)}
    widest = max(map(len, rows), default=0)
    locked |= dict.fromkeys(_protected(sheet, len(rows), widest), "protected_google")
    return Tab(sheet["properties"]["title"], rows, formulas, locked)


def _cells(sheet: Mapping[str, Any]) -> Iterator[tuple[Address, Mapping[str, Any]]]:
    for data in sheet.get("data", ()):
        for row, told in enumerate(data.get("rowData") or (), 1 + data.get("startRow", 0)):
            for column, cell in enumerate(told.get("values") or (), 1 + data.get("startColumn", 0)):
                if cell:
                    yield (row, column), cell


def _under_merges(sheet: Mapping[str, Any]) -> Iterator[tuple[Address, str]]:
    for area in sheet.get("merges") or ():
        _, *others = [*_addresses(area, area.get("endRowIndex", 0), area.get("endColumnIndex", 0))] or [(0, 0)]
        yield from ((at, "merged") for at in others)


def _protected(sheet: Mapping[str, Any], rows: int, columns: int) -> Iterator[Address]:
    """Cells that we may not change; a mere warning is for people."""
    for kept in sheet.get("protectedRanges") or ():
        if kept.get("warningOnly") or kept.get("requestingUserCanEdit"):
            continue
        free = {at for area in kept.get("unprotectedRanges", ()) for at in _addresses(area, rows + 1, columns + 1)}
        yield from (at for at in _addresses(kept.get("range", {}), rows + 1, columns + 1) if at not in free)


def _addresses(area: Mapping[str, Any], rows: int, columns: int) -> Iterator[Address]:
    """The cells of a range as the service gives it; a side it does not give is open, and ends at `rows`, `columns`."""
    last_row, last_column = min(area.get("endRowIndex", rows), rows), min(area.get("endColumnIndex", columns), columns)
    for row in range(area.get("startRowIndex", 0) + 1, last_row + 1):
        for column in range(area.get("startColumnIndex", 0) + 1, last_column + 1):
            yield row, column
