"""Which cells of a sheet must not be written, and why, as reason codes.

In order of looking: `formula`; `array`, `spill`, `data_table` (filled by a formula elsewhere); `merged` (hidden under a
merge, its first cell excepted); `table_header` and `table_total` (an Excel table keeps their text twice); `pivot`
(a pivot table's output); `protected` (a locked cell of a protected sheet; cells and ranges their owner opened to all
stay free).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set

from toolkit.sync.backends.excel.areas import Area, parse_area
from toolkit.sync.backends.excel.formulas import Formula
from toolkit.sync.backends.excel.package import Package
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.sync.backends.excel.stylehints import StyleHints
from toolkit.sync.backends.excel.styles import unlocked_styles
from toolkit.sync.backends.excel.workbook import Sheet, Table, Workbook, children, related, said_yes, whole
from toolkit.tables.snapshot import Address

_FILLED_BY = {"array": "array", "dataTable": "data_table"}


class SheetLocks:
    """The locked cells of one sheet."""

    def __init__(
        self,
        sheet: SheetData,
        formulas: tuple[Set[Address], Sequence[Formula]],
        areas: Sequence[tuple[Area, str]],
        unlocked: frozenset[int] | None = None,
    ) -> None:
        """`formulas`: where they are, and those that may fill other cells; `unlocked`: on a protected sheet, the styles
        whose cells may be written all the same."""
        self._sheet = sheet
        self._formulas, filling = formulas
        self._areas = [*areas, *_filled(filling), *_merges(sheet)]
        self._unlocked = unlocked
        self._opened = [] if unlocked is None else list(_opened_to_all(sheet))
        self._hints = StyleHints(sheet)

    def reason(self, address: Address) -> str | None:
        """Why the cell must not be written; `None` when it may be."""
        if address in self._formulas:
            return "formula"
        for area, reason in self._areas:
            if area.holds(address) and not (reason == "merged" and address == (area.top, area.left)):
                return reason
        if self._unlocked is None or self._is_opened(address) or self._style_at(address) in self._unlocked:
            return None
        return "protected"

    def reach_into(self, area: Area) -> bool:
        """Whether a merge, a pivot table, an array or the edge of a table has a cell in the area."""
        return any(area.meets(locked) for locked, _ in self._areas)

    def _is_opened(self, address: Address) -> bool:
        return any(area.holds(address) for area in self._opened)

    def listed(self, rows: int, columns: int) -> dict[Address, str]:
        """The locked cells among the first `rows` rows and `columns` columns, formulas left out.

        On a protected sheet the row below them, where a journal goes on, is among them.
        """
        found = dict(self._protected_cells(rows + 1, columns)) if self._unlocked is not None else {}
        for area, reason in reversed(self._areas):
            inside = area.clipped(rows, columns)
            for row in range(inside.top, inside.bottom + 1):
                found.update(((row, column), reason) for column in range(inside.left, inside.right + 1))
            if reason == "merged":
                found.pop((area.top, area.left), None)
        return {address: reason for address, reason in found.items() if address not in self._formulas}

    def _protected_cells(self, rows: int, columns: int) -> Iterator[tuple[Address, str]]:
        hints, unlocked = self._hints, self._unlocked or ()
        for number in range(1, rows + 1):
            row = self._sheet.row(number)
            styles = {cell.column: hints.of_cell(cell) for cell in (self._sheet.cells(row) if row else ())}
            for column in range(1, columns + 1):
                style = styles[column] if column in styles else hints.of_place(column, row)
                if style not in unlocked and not self._is_opened((number, column)):
                    yield (number, column), "protected"

    def _style_at(self, address: Address) -> int:
        row = self._sheet.row(address[0])
        cells = self._sheet.cells(row) if row else []
        here = next((cell for cell in cells if cell.column == address[1]), None)
        return self._hints.of_cell(here) if here else self._hints.of_place(address[1], row)


def sheet_locks(
    package: Package,
    workbook: Workbook,
    sheet: Sheet,
    data: SheetData,
    formulas: tuple[Set[Address], Sequence[Formula]],
    tables: Sequence[Table],
) -> SheetLocks:
    """Gather everything that locks cells of one sheet."""
    areas = [*_table_edges(tables), *_pivots(package, sheet)]
    unlocked = unlocked_styles(package, workbook.part) if _is_protected(data) else None
    return SheetLocks(data, formulas, areas, unlocked)


def _filled(formulas: Sequence[Formula]) -> Iterator[tuple[Area, str]]:
    for formula in formulas:
        if formula.area and formula.kind in _FILLED_BY:
            yield formula.area, "spill" if formula.spills else _FILLED_BY[formula.kind]


def _merges(sheet: SheetData) -> Iterator[tuple[Area, str]]:
    tags = re.compile(rb"<%smergeCell\s[^>]*?ref\s*=\s*[\"']([^\"']*)[\"']" % re.escape(sheet.prefix))
    for found in tags.finditer(sheet.masked, sheet.end):
        area = parse_area(found[1].decode("ascii", "replace"))
        if area:
            yield area, "merged"


def _table_edges(tables: Sequence[Table]) -> Iterator[tuple[Area, str]]:
    for table in tables:
        area = table.area
        if table.headers:
            yield area._replace(bottom=area.top + table.headers - 1), "table_header"
        if table.totals:
            yield area._replace(top=area.bottom - table.totals + 1), "table_total"


def _pivots(package: Package, sheet: Sheet) -> Iterator[tuple[Area, str]]:
    """A pivot table's output, and its page filters, which stand a blank row above it."""
    for part in related(package, sheet.part, "pivotTable"):
        for place in children(package.tree(part), "location"):
            area = parse_area(place.get("ref", ""))
            if area:
                yield area, "pivot"
                pages = whole(place, "rowPageCount", 0)
                across = 3 * whole(place, "colPageCount", 1) - 2
                if pages:
                    above = Area(area.top - pages - 1, area.left, area.top - 2, area.left + across)
                    yield above, "pivot"


def _opened_to_all(sheet: SheetData) -> Iterator[Area]:
    """Ranges of a protected sheet that anybody may edit: those without a password or a list of people."""
    tags = re.compile(rb"<%sprotectedRange\s[^>]*/>" % re.escape(sheet.prefix))
    for tag in tags.finditer(sheet.masked, sheet.end):
        ranges = re.search(rb"\ssqref\s*=\s*[\"']([^\"']*)[\"']", tag[0])
        if ranges and not re.search(rb"\s(?:password|hashValue|securityDescriptor)\s*=", tag[0]):
            yield from filter(None, map(parse_area, ranges[1].decode("ascii", "replace").split()))


def _is_protected(sheet: SheetData) -> bool:
    tag = re.compile(rb"<%ssheetProtection\s[^>]*>" % re.escape(sheet.prefix)).search(sheet.masked, sheet.end)
    switch = re.search(rb"\ssheet\s*=\s*[\"'](\w+)[\"']", tag[0]) if tag else None
    return switch is not None and said_yes(switch[1].decode())
