"""Whatever can be read once, to be saved as something new: any home of campaigns, and books of older kinds.

An .xls or .ods file is read for its values; what a new book does not get of it is told as notes. Nothing is written.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from toolkit.messages import Note, note
from toolkit.sync.calamine import calamine_book, calamine_rows, calamine_sheets
from toolkit.sync.port import SourceError
from toolkit.sync.registry import open_backend
from toolkit.sync.tabs import ended
from toolkit.tables.snapshot import CellError, Snapshot, Tab

_OLD_KINDS = ("sync.xls", "sync.ods")
_LARGEST_PART = 400 << 20
_IN_ODS = {"formulas": rb"<table:table-cell[^>]*? table:formula=", "errors": rb' calcext:value-type="error"'}


@dataclass(frozen=True, slots=True)
class OldBook:
    """What was read: the tabs, which of them are hidden, and what a new book does not get."""

    snapshot: Snapshot
    hidden: frozenset[str]
    left: tuple[Note, ...]


def read_old_book(source: str) -> OldBook:
    """Everything a source holds. Raises `SourceError` where it cannot be read."""
    backend = open_backend(source)
    try:
        snapshot = backend.read()
    except SourceError as error:
        if error.code not in _OLD_KINDS:
            raise
        return _of_old_kind(Path(source).read_bytes())
    formulas = sum(len(tab.formulas) for tab in snapshot.tabs.values())
    merged = sum("merged" in tab.locked.values() for tab in snapshot.tabs.values())
    left = _left(formulas, _errors(snapshot), merged) if Path(source).is_file() else ()
    return OldBook(snapshot, frozenset(), tuple(left))


def _of_old_kind(data: bytes) -> OldBook:
    book = calamine_book(data)
    hidden = frozenset(sheet.name for sheet in book.sheets_metadata if "Hidden" in str(sheet.visible))
    sheets = calamine_sheets(book, book.sheet_names)
    tabs = [Tab(name, ended(calamine_rows(sheet))) for name, sheet in sheets.items()]
    merged = sum(len(sheet.merged_cell_ranges or ()) for sheet in sheets.values())
    found = _counted_in_ods(data)
    left = [*_left(found["formulas"], found["errors"], merged), *([] if _is_zip(data) else [note("sync.left.unseen")])]
    return OldBook(Snapshot.of("", tabs), hidden, tuple(left))


def _is_zip(data: bytes) -> bool:
    return data.startswith(b"PK")


def _counted_in_ods(data: bytes) -> dict[str, int]:
    """How many formulas and errors an .ods holds; nobody can tell of an .xls, which is no zip."""
    if not _is_zip(data):
        return dict.fromkeys(_IN_ODS, 0)
    with zipfile.ZipFile(BytesIO(data)) as parts:
        content = parts.read("content.xml") if parts.getinfo("content.xml").file_size < _LARGEST_PART else b""
    return {what: len(re.findall(pattern, content)) for what, pattern in _IN_ODS.items()}


def _errors(snapshot: Snapshot) -> int:
    return sum(isinstance(cell, CellError) for tab in snapshot.tabs.values() for row in tab.rows for cell in row)


def _left(formulas: int, errors: int, merged: int) -> Iterator[Note]:
    yield note("sync.left.looks")
    for what, count in (("formulas", formulas), ("errors", errors), ("merged", merged)):
        if count:
            yield note(f"sync.left.{what}", count=count)
