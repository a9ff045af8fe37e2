"""The proof that stands between an edit and the disk: what was not meant to change is noticed, wherever it is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.sync.campaign import workbook
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.repack import repacked
from toolkit.sync.backends.excel.splice import spliced
from toolkit.sync.backends.excel.verify import verified
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Address, CellValue

EDITS: Mapping[Address, CellValue] = {(2, 3): 77, (9, 1): "new"}


def proven(path: Path, *exchanged: tuple[bytes, bytes]) -> Book:
    """The book with EDITS made, and behind the editor's back some bytes of the sheet exchanged too."""
    book = Book(path.read_bytes())
    sheet = book.workbook.sheets["Roster"]
    content = spliced(book.rows(sheet), EDITS, {}, book.wrapping)
    for old, new in exchanged:
        assert old in content
        content = content.replace(old, new, 1)
    after = book.after_edit(repacked(book.package, {sheet.part: content}))
    return verified(book, after, {sheet.part: content}, {"Roster": EDITS}, {})


def test_an_edit_as_it_was_meant_is_proven(tmp_path: Path) -> None:
    assert proven(workbook(tmp_path)).package.data


@pytest.mark.parametrize(
    "exchanged",
    [
        (b"<v>77</v>", b"<v>78</v>"),
        (b"<v>77</v>", b"<v>77</w>"),
        (b'<row r="3"', b'<row r="4"'),
        (b"<v>30</v>", b"<v>31</v>"),
        (b"<sheetData>", b'<sheetData><row r="1"><c r="Z1"><v>1</v></c></row>'),
        (b"</sheetData>", b'<row r="10"><c r="A10"><v>1</v></c></row></sheetData>'),
        (b"</sheetData>", b"</sheetData><!-- -->"),
        (b"<sheetData>", b"<!-- --><sheetData>"),
    ],
)
def test_anything_else_is_noticed(tmp_path: Path, exchanged: tuple[bytes, bytes]) -> None:
    with pytest.raises(SourceError):
        proven(workbook(tmp_path), exchanged)
