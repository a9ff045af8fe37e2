"""The exact edit of a workbook: some cells get new values, dependents get new results or none, all else stays.

First every target is checked and all refusals are told together; then the results that can depend on a change are
computed anew (`recalc`, where it can), the sheets are spliced, results nobody can tell are cut out and recalculation is
asked for, so that no program shows a stale number; then the zip is put together again; at last the outcome is opened
anew and proven (`verify`). Bytes in, bytes out; only `edit_cells` may read a file. Nothing is ever saved in place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from toolkit.sync.backends.excel.areas import parse_address
from toolkit.sync.backends.excel.book import Book, Edits
from toolkit.sync.backends.excel.calcflag import asking_to_recalculate
from toolkit.sync.backends.excel.files import read_book_bytes
from toolkit.sync.backends.excel.growing import grown_tables, with_taken_in
from toolkit.sync.backends.excel.recalc import Result, recalculated
from toolkit.sync.backends.excel.refused import EditRefused, Refusal
from toolkit.sync.backends.excel.repack import repacked
from toolkit.sync.backends.excel.splice import spliced
from toolkit.sync.backends.excel.verify import verified
from toolkit.sync.cell_limits import value_refusal
from toolkit.tables.snapshot import Address, CellValue, a1


@dataclass(frozen=True, slots=True)
class Edited:
    """The new workbook, proven, and by sheet the formula cells whose results were exchanged (`None`: removed)."""

    book: Book
    results: Mapping[str, Mapping[Address, Result]]

    @property
    def uncomputed(self) -> int:
        """How many formula cells show nothing now."""
        return sum(shown is None for cells in self.results.values() for shown in cells.values())


def edit_cells(source: str | Path | bytes, cells: Mapping[str, Mapping[str, CellValue]]) -> bytes:
    """The bytes of a workbook with `cells` set, e.g. `{"Sheet1": {"B2": 5}}`; every other cell and part as it was.

    `source` is a path or the workbook's bytes; nothing is written to disk. Text stays text (`=`, `+`, `@` too), `None`
    empties a cell and keeps its style. Raises `EditRefused`, which names every cell that cannot be set and why, and
    `SourceError` when the file as a whole cannot be edited (not a workbook, damaged, encrypted, signed …).
    """
    data = source if isinstance(source, bytes) else read_book_bytes(Path(source))
    refusals = []
    placed: dict[str, dict[Address, CellValue]] = {}
    for sheet, values in cells.items():
        for text, value in values.items():
            address = parse_address(text)
            if address is None:
                refusals.append(Refusal(sheet, text, "address"))
            else:
                placed.setdefault(sheet, {})[address] = value
    book = Book(data)
    book.require_open()
    refusals += refused(book, placed)
    if refusals:
        raise EditRefused(refusals)
    return edited(book, placed).book.package.data


def refused(book: Book, edits: Edits) -> list[Refusal]:
    """Every cell of `edits` that must not or cannot be written, with its reason code."""
    found = []
    for name, values in edits.items():
        sheet = book.sheet(name)
        for address, value in values.items():
            reason = value_refusal(value) or (book.locks(sheet).reason(address) if sheet else "no_sheet")
            if reason:
                found.append(Refusal(name, a1(address), reason))
    return found


def edited(book: Book, edits: Edits, *, growing: bool = False) -> Edited:
    """Make `edits`, which were found free of refusals. Raises `SourceError` when the outcome cannot be proven.

    `growing`: Excel tables take in rows that are written right below them.
    """
    book.require_open()
    by_name = {sheet.name: dict(values) for name, values in edits.items() if (sheet := book.sheet(name))}
    grown = grown_tables(book, by_name) if growing else []
    parts = {one.table.part: one.xml for one in grown}
    book = book.with_tables([one.table for one in grown]) if grown else book
    results = recalculated(book, with_taken_in(by_name, grown), _packed(book, parts))
    for name, sheet in book.workbook.sheets.items():
        values, outdated = by_name.get(name, {}), results.get(name, {})
        if values or outdated:
            parts[sheet.part] = spliced(book.rows(sheet), values, outdated, book.wrapping)
            if parts[sheet.part] == book.rows(sheet).xml:
                del parts[sheet.part]
    if not parts:
        return Edited(book, {})
    if book.has_formulas:
        parts[book.workbook.part] = asking_to_recalculate(book.package.read_xml(book.workbook.part))
    data = repacked(book.package, _packed(book, parts))
    outcome = verified(book, book.after_edit(data), parts, by_name, results)
    return Edited(outcome, results)


def _packed(book: Book, parts: Mapping[str, bytes]) -> dict[str, bytes]:
    """The parts in the encodings they are kept in."""
    return {part: book.package.encoded(part, xml) for part, xml in parts.items()}
