"""Proof that an edited workbook is what was meant, before anybody sees it. Pure.

The new bytes were opened like any stranger's file. Every part that was not to change must be there with the same raw
bytes; every changed part must come out of the zip as it went in. A changed sheet must be its old self outside its rows
and in every row but those with an edited or outdated cell, and these must be well-formed XML, before and after; every
such cell must read back as the value or the result it was given. Anything else raises `SourceError`, and the old file
stays.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from xml.parsers import expat

from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.cellxml import unescaped
from toolkit.sync.backends.excel.repack import extents
from toolkit.sync.backends.excel.sheetdata import Cell, Row, SheetData
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Address, CellError, CellValue

_KIND = re.compile(r"\st=\"(\w+)\"")
_CONTENT = re.compile(r"<(?:[\w.\-]+:)?(?:v|t)(?:\s[^>]*)?>(.*?)</", re.DOTALL)
_EXTENT = re.compile(rb"(?<=dimension)\s[^>]*?ref\s*=\s*[\"'][^\"']*[\"']")


def verified(
    before: Book,
    after: Book,
    parts: Mapping[str, bytes],
    edits: Mapping[str, Mapping[Address, CellValue]],
    results: Mapping[str, Mapping[Address, CellValue | CellError]],
) -> Book:
    """`after`, proven to be `before` with `parts` exchanged, `edits` made and formula cells showing `results`.

    Both by sheet name.
    """
    changed = {before.package.entry(part).filename for part in parts}
    if _raw(before, changed) != _raw(after, changed):
        raise SourceError("sync.unproven", part="zip")
    sheets = {sheet.part for sheet in before.workbook.sheets.values()}
    for part, content in parts.items():
        if after.package.read(part) != before.package.encoded(part, content) or not (
            part in sheets or _is_well_formed(content)
        ):
            raise SourceError("sync.unproven", part=part)
    for name, sheet in before.workbook.sheets.items():
        values = {**results.get(name, {}), **edits.get(name, {})}
        if values and not _holds(before.rows(sheet), after.rows(sheet), values):
            raise SourceError("sync.unproven", part=sheet.part)
    return after


def _raw(book: Book, but: set[str]) -> list[tuple[str, bytes]]:
    """The bytes of all entries, headers included, `but` for the changed ones; in the file's order."""
    data = book.package.data
    return [
        (entry.filename, data[entry.header_offset : end] if entry.filename not in but else b"")
        for entry, end in extents(book.package)
    ]


def _holds(before: SheetData, after: SheetData, values: Mapping[Address, CellValue | CellError]) -> bool:
    """Whether a sheet is its old self but for the rows of these cells, and the values stand in it."""
    rows = _changed_rows(before, after, {row for row, _ in values})
    if rows is None:
        return False
    cells = {number: _first_of_each(after.cells(row)) for number, row in rows.items()}
    return all(
        _same(_value_of(after, cells.get(row, {}).get(column)), value) for (row, column), value in values.items()
    )


def _first_of_each(cells: Iterable[Cell]) -> dict[int, Cell]:
    """The cells of a row by column; of two in the same the first, as readers have it."""
    found: dict[int, Cell] = {}
    for cell in cells:
        found.setdefault(cell.column, cell)
    return found


def _changed_rows(before: SheetData, after: SheetData, numbers: Collection[int]) -> dict[int, Row] | None:
    """The rows of these numbers in `after`; `None` when anything else is not as it was, or one of them is no XML."""
    if before.is_closed:
        return {row.number: row for row in after.rows()} if _is_well_formed(after.xml) else None
    rows = {}
    at, there = before.inside, after.inside
    same = _without_extent(before.xml[:at]) == _without_extent(after.xml[:there])
    for number in sorted(numbers):
        old = before.row(number)
        start = old.start if old else before.place_for(number)
        said = before.row_at(start) if old else None  # a row need not say its number
        same = same and after.xml.startswith(memoryview(before.xml)[at:start], there)
        at, there = start, there + start - at
        new = after.row_at(there)
        if new and new.number == (said.number if said else number):
            was = before.xml[old.start : old.end] if old else b"<row/>"  # in a torn row, cells swallow each other
            same = same and _is_well_formed(was) and _is_well_formed(after.xml[new.start : new.end])
            rows[number], there = new, new.end
            at = old.end if old else at
    same = same and len(before.xml) - at == len(after.xml) - there
    return rows if same and after.xml.endswith(memoryview(before.xml)[at:]) else None


def _without_extent(head: bytes) -> bytes:
    """What stands before the rows, but for the sheet's stated extent."""
    return _EXTENT.sub(b"", head, count=1)


def _is_well_formed(content: bytes) -> bool:
    try:
        expat.ParserCreate("utf-8").Parse(content, True)
    except expat.ExpatError:
        return False
    return True


def _value_of(sheet: SheetData, cell: Cell | None) -> CellValue | CellError:
    """A cell this package wrote, read back."""
    if cell is None:
        return None
    kind = _KIND.search(sheet.xml[cell.start : cell.inside].decode("utf-8", "replace"))
    content = _CONTENT.search(sheet.xml[cell.inside : cell.end].decode("utf-8", "replace"))
    if content is None:
        return None
    if kind is None:
        return float(content[1])
    if kind[1] == "e":
        return CellError(unescaped(content[1]))
    return content[1] == "1" if kind[1] == "b" else unescaped(content[1])


def _same(found: CellValue | CellError, meant: CellValue | CellError) -> bool:
    if isinstance(meant, bool) or isinstance(found, bool):
        return found is meant
    if isinstance(meant, (int, float)):
        return isinstance(found, float) and found == float(meant)
    return (found or None) == (meant or None)
