"""Proof that an edited workbook is what was meant, before anybody sees it. Pure.

The new bytes were opened like any stranger's file. Every part that was not to change must be there with the same raw
bytes; every changed part must come out of the zip as it went in. A changed sheet must be its old self outside its rows
and in every row but the changed ones, and those must be well-formed XML; every edited cell must read back as the value
it was given. Anything else raises `SourceError`, and the old file stays.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.parsers import expat

from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.cellxml import unescaped
from toolkit.sync.backends.excel.repack import extents
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Address, CellValue

_KIND = re.compile(r"\st=\"(\w+)\"")
_CONTENT = re.compile(r"<(?:[\w.\-]+:)?(?:v|t)(?:\s[^>]*)?>(.*?)</", re.DOTALL)
_EXTENT = re.compile(rb"(?<=dimension)\s[^>]*?ref\s*=\s*[\"'][^\"']*[\"']")


def verified(
    before: Book, after: Book, parts: Mapping[str, bytes], edits: Mapping[str, Mapping[Address, CellValue]]
) -> Book:
    """`after`, proven to be `before` with `parts` exchanged and `edits` made."""
    changed = {before.package.entry(part).filename for part in parts}
    if _raw(before, changed) != _raw(after, changed):
        raise SourceError("sync.unproven", part="zip")
    sheets = {sheet.part: sheet for sheet in before.workbook.sheets.values()}
    for part, content in parts.items():
        sheet = sheets.get(part)
        sound = _is_same_but_rows(before.rows(sheet), after.rows(sheet)) if sheet else _is_well_formed(content)
        if after.package.read(part) != content or not sound:
            raise SourceError("sync.unproven", part=part)
    for name, values in edits.items():
        sheet = after.workbook.sheets[name]
        for address, value in values.items():
            if not _same(_value_at(after.rows(sheet), address), value):
                raise SourceError("sync.unproven", part=sheet.part)
    return after


def _raw(book: Book, but: set[str]) -> list[tuple[str, bytes]]:
    """The bytes of all entries, headers included, `but` for the changed ones; in the file's order."""
    data = book.package.data
    return [
        (entry.filename, data[entry.header_offset : end] if entry.filename not in but else b"")
        for entry, end in extents(book.package)
    ]


def _is_same_but_rows(before: SheetData, after: SheetData) -> bool:
    if before.is_closed:
        return _is_well_formed(after.xml)
    old, new = before.slices(), after.slices()
    changed = [number for number, content in new.items() if old.get(number) != content]
    same_around = _without_extent(before.around()) == _without_extent(after.around())
    return same_around and old.keys() <= new.keys() and all(_is_sound(number, before, after) for number in changed)


def _is_sound(number: int, before: SheetData, after: SheetData) -> bool:
    """Whether a changed row is well-formed, and what follows it as it was: nothing, for a new one."""
    row, was = after.row(number), before.row(number)
    rest = before.rest(was) if was else b""
    return row is not None and after.rest(row) == rest and _is_well_formed(after.xml[row.start : row.end])


def _without_extent(around: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """All bytes outside the rows, but for the sheet's stated extent."""
    return _EXTENT.sub(b"", around[0], count=1), around[1]


def _is_well_formed(content: bytes) -> bool:
    try:
        expat.ParserCreate().Parse(content, True)
    except expat.ExpatError:
        return False
    return True


def _value_at(sheet: SheetData, address: Address) -> CellValue:
    """A cell this package wrote, read back."""
    row = sheet.row(address[0])
    cell = next((cell for cell in sheet.cells(row) if cell.column == address[1]), None) if row else None
    if cell is None:
        return None
    kind = _KIND.search(sheet.xml[cell.start : cell.inside].decode("utf-8", "replace"))
    content = _CONTENT.search(sheet.xml[cell.inside : cell.end].decode("utf-8", "replace"))
    if content is None:
        return None
    if kind is None:
        return float(content[1])
    return unescaped(content[1]) if kind[1] == "inlineStr" else content[1] == "1"


def _same(found: CellValue, meant: CellValue) -> bool:
    if isinstance(meant, bool) or isinstance(found, bool):
        return found is meant
    if isinstance(meant, (int, float)):
        return isinstance(found, float) and found == float(meant)
    return (found or None) == (meant or None)
