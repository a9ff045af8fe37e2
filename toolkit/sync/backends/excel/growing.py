"""Excel tables that take in the rows written right below them, as they do when somebody types there in Excel.

Without that, whoever filters by a table's header loses sight of new rows. A table grows only where nobody could mind:
it has no row of totals, the new rows follow its last one without a gap, nothing stood in their cells, and no merge,
pivot table, array or other table reaches into them. Of the table's part, two addresses change: its own, and its
filter's. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import NamedTuple
from xml.etree import ElementTree

from toolkit.sync.backends.excel.areas import Area
from toolkit.sync.backends.excel.book import Book, Edits
from toolkit.sync.backends.excel.sheetdata import masked
from toolkit.sync.backends.excel.workbook import Table, children
from toolkit.tables.snapshot import Address, CellValue

_PLACE = rb"(<(?:[\w.\-]+:)?%s\s(?:[^>]*?\s)?ref\s*=\s*[\"'])%s(?=[\"'])"


class Grown(NamedTuple):
    """A table as it is going to be, the rows it takes in, and its new part."""

    table: Table
    below: Area
    xml: bytes


def grown_tables(book: Book, edits: Edits) -> list[Grown]:
    """The tables that grow with these edits."""
    found = (_grown(book, table, edits.get(table.sheet, {})) for table in book.tables if not table.totals)
    return [grown for grown in found if grown]


def with_taken_in(edits: Edits, grown: Sequence[Grown]) -> dict[str, dict[Address, CellValue]]:
    """The edits, and every other cell that a table takes in as the blank it is: formulas count those too."""
    cells = {sheet: dict(values) for sheet, values in edits.items()}
    for table, below, _ in grown:
        for row in range(below.top, below.bottom + 1):
            for column in range(below.left, below.right + 1):
                cells[table.sheet].setdefault((row, column), None)
    return cells


def _grown(book: Book, table: Table, cells: Mapping[Address, CellValue]) -> Grown | None:
    below = _written_below(table.area, cells)
    if below is None or not _is_free(book, table.sheet, below):
        return None
    wide = table.area._replace(bottom=below.bottom)
    xml = _widened(book, table, wide)
    return Grown(replace(table, area=wide), below, xml) if xml else None


def _written_below(area: Area, cells: Mapping[Address, CellValue]) -> Area | None:
    """The rows of the table's columns, from right below it, that get a value each; `None` where none does."""
    filled = {row for (row, column), value in cells.items() if area.left <= column <= area.right and not _blank(value)}
    bottom = next(row for row in count(area.bottom) if row + 1 not in filled)
    return Area(area.bottom + 1, area.left, bottom, area.right) if bottom > area.bottom else None


def _blank(value: CellValue) -> bool:
    return value is None or value == ""


def _is_free(book: Book, name: str, below: Area) -> bool:
    sheet = book.workbook.sheets[name]
    data = book.rows(sheet)
    rows = filter(None, map(data.row, range(below.top, below.bottom + 1)))
    holding = any(
        below.left <= cell.column <= below.right and cell.inside < cell.end for row in rows for cell in data.cells(row)
    )
    others = (table.area for table in book.tables if table.sheet == name)
    return not holding and not any(map(below.meets, others)) and not book.locks(sheet).reach_into(below)


def _widened(book: Book, table: Table, wide: Area) -> bytes | None:
    """The table's part with the new address; `None` for the result of a query, or a part written in no usual way."""
    if book.package.tree(table.part).get("tableType", "worksheet") != "worksheet":
        return None
    xml = book.package.read_xml(table.part)
    for name in (b"table", b"autoFilter"):
        place = re.compile(_PLACE % (name, re.escape(str(table.area).encode()))).search(masked(xml))
        xml = xml[: place.end(1)] + str(wide).encode() + xml[place.end() :] if place else xml
    tree = ElementTree.fromstring(xml)
    return xml if {tree.get("ref"), *(one.get("ref") for one in children(tree, "autoFilter"))} == {str(wide)} else None
