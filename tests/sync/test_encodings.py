"""Parts in other encodings than UTF-8 are read and edited like any other, and stay as they are encoded."""

from __future__ import annotations

import codecs

import pytest

from tests.sync.zips import changed_entries, opened, part, sheet_book, with_parts
from toolkit.sync.backends.excel import edit_cells
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.port import SourceError

NAME = "xl/worksheets/sheet1.xml"
ROW = '<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="inlineStr"><is><t>{}</t></is></c></row>'


def encoded_book(codec: str, declared: str, mark: bytes, text: str) -> bytes:
    plain = sheet_book(f"<sheetData>{ROW.format(text)}</sheetData>")
    declaration = f'<?xml version="1.0" encoding="{declared}"?>' if declared else ""
    return with_parts(plain, {NAME: mark + (declaration + part(plain, NAME).decode()).encode(codec)})


@pytest.mark.parametrize(
    ("codec", "declared", "mark", "text"),
    [
        ("utf-8", "UTF-8", codecs.BOM_UTF8, "Ünï ж 🎲"),
        ("utf-16-le", "UTF-16", codecs.BOM_UTF16_LE, "Ünï ж 🎲"),
        ("utf-16-be", "utf-16", codecs.BOM_UTF16_BE, "Ünï ж 🎲"),
        ("utf-16-le", "", b"", "Ünï"),
        ("latin-1", "ISO-8859-1", b"", "Ünï"),
        ("cp1251", "windows-1251", b"", "жук"),
    ],
)
def test_a_part_keeps_its_encoding(codec: str, declared: str, mark: bytes, text: str) -> None:
    before = encoded_book(codec, declared, mark, text)
    after = edit_cells(before, {"Sheet": {"A1": 5, "C2": "жук 🎲"}})
    assert changed_entries(before, after) == {NAME}
    old, new = (part(data, NAME)[len(mark) :].decode(codec) for data in (before, after))
    assert part(after, NAME).startswith(mark)
    assert new.startswith(old[: old.index("<v>1</v>")])
    assert new.endswith(old[old.index("</row>") + 6 :])
    assert [opened(after)["Sheet"][cell].value for cell in ("A1", "B1", "C2")] == [5, text, "жук 🎲"]
    assert read_snapshot(Book(after)).tabs["Sheet"].rows[:2] == [[5, text, None], [None, None, "жук 🎲"]]


@pytest.mark.parametrize(("codec", "declared"), [("utf-8", "martian"), ("utf-8", "zip"), ("utf-16-le", "")])
def test_what_would_not_come_back_the_same_is_refused(codec: str, declared: str) -> None:
    before = encoded_book(codec, declared, codecs.BOM_UTF16_BE if not declared else b"", "x")
    with pytest.raises(SourceError) as error:
        edit_cells(before, {"Sheet": {"A1": 5}})
    assert error.value.code in ("sync.encoding", "sync.damaged")
