"""Files that are no sound .xlsx, whatever their names say: one code each, a sentence in both languages, no change."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from tests.sync.zips import part, sheet_book, with_parts
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.excel import ExcelBackend, edit_cells
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note

BOOK = sheet_book('<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>')
OLE2 = bytes.fromhex("d0cf11e0a1b11ae1")
BOMB = b'<?xml version="1.0"?><!-- <x --><!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'


def zipped(parts: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as book:
        for name, content in parts.items():
            book.writestr(name, content)
    return out.getvalue()


def patched(data: bytes, at: int, new: bytes) -> bytes:
    return data[:at] + new + data[at + len(new) :]


def doubled() -> bytes:
    out = io.BytesIO(BOOK)
    with pytest.warns(UserWarning, match="Duplicate"), zipfile.ZipFile(out, "a") as book:
        book.writestr("xl/worksheets/sheet1.xml", part(BOOK, "xl/worksheets/sheet1.xml"))
    return out.getvalue()


FILES = {
    "sync.empty": b"",
    "sync.encrypted": OLE2 + bytes(600) + "EncryptedPackage".encode("utf-16-le"),
    "sync.xls": OLE2 + bytes(600) + "Workbook".encode("utf-16-le"),
    "sync.owner_file": b"\x02BB".ljust(55) + b"\x02\x00B\x00B\x00".ljust(110, b" "),
    "sync.markup": b"\xef\xbb\xbf\n<html><table></table></html>",
    "sync.text": "id;имя;hp\n1;Cinder;40\n".encode(),
    "sync.not_zip": bytes(range(256)),
    "sync.ods": zipped({"mimetype": b"application/vnd.oasis.opendocument.spreadsheet", "content.xml": b"<x/>"}),
    "sync.archive": zipped({"hello.txt": b"hello"}),
    "sync.document": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj",
    "sync.picture": b"\x89PNG\r\n\x1a\n" + bytes(9),
    "sync.apple": zipped({"Index/Document.iwa": b"", "Metadata/Properties.plist": b""}),
    "sync.zeros": bytes(5000),
    "sync.part_missing": with_parts(BOOK, {"[Content_Types].xml": None}),
    "sync.not_workbook": with_parts(BOOK, {"_rels/.rels": b"<Relationships/>"}),
    "sync.damaged": BOOK[: len(BOOK) // 2],
    "sync.entities": with_parts(BOOK, {"xl/worksheets/sheet1.xml": BOMB + b"<worksheet><sheetData/></worksheet>"}),
    "sync.encoding": with_parts(
        BOOK, {"xl/worksheets/sheet1.xml": part(BOOK, "xl/worksheets/sheet1.xml").decode().encode("utf-32")}
    ),
    "sync.no_sheets": with_parts(BOOK, {"xl/worksheets/sheet1.xml": None}),
    "sync.too_large": zipped({f"{number}": b"" for number in range(20_001)}),
}


@pytest.mark.parametrize("code", FILES)
def test_each_kind_is_told_from_the_others(code: str, tmp_path: Path) -> None:
    path = tmp_path / "team.xlsx"
    path.write_bytes(FILES[code])
    for look in (lambda: edit_cells(path, {"Sheet": {"A1": 5}}), ExcelBackend(path).read):
        with pytest.raises(SourceError) as error:
            look()
        assert error.value.code == code
    for language in LANGUAGES:
        assert "{" not in render(error_note(error.value), language)
    assert path.read_bytes() == FILES[code]
    assert list(tmp_path.iterdir()) == [path], "looking leaves nothing behind"


@pytest.mark.parametrize(
    "data",
    [
        OLE2 + bytes(600) + "WordDocument".encode("utf-16-le"),
        zipped({"mimetype": b"application/vnd.oasis.opendocument.text", "content.xml": b"<x/>"}),
        b"{\\rtf1 hello}",
    ],
)
def test_documents_are_no_old_workbooks(data: bytes) -> None:
    with pytest.raises(SourceError) as error:
        edit_cells(data, {})
    assert error.value.code == "sync.document"


def test_a_word_document_is_no_workbook() -> None:
    types = b'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
    relations = part(BOOK, "_rels/.rels").replace(b"xl/workbook.xml", b"word/document.xml")
    with pytest.raises(SourceError) as error:
        edit_cells(zipped({"[Content_Types].xml": types, "_rels/.rels": relations, "word/document.xml": b"<d/>"}), {})
    assert error.value.code == "sync.document"


def test_a_flipped_byte_is_damage() -> None:
    place = BOOK.index(b"xl/worksheets/sheet1.xml") + 40
    with pytest.raises(SourceError) as error:
        edit_cells(patched(BOOK, place, bytes([BOOK[place] ^ 0xFF])), {"Sheet": {"A1": 5}})
    assert (error.value.code, error.value.facts) == ("sync.damaged", {"part": "xl/worksheets/sheet1.xml"})


def test_a_part_that_stands_twice_is_not_edited() -> None:
    with pytest.raises(SourceError) as error:
        edit_cells(doubled(), {"Sheet": {"A1": 5}})
    assert error.value.code == "sync.damaged"


@pytest.mark.parametrize("size", [1 << 31, (400 << 20) + 1])
def test_a_part_that_would_inflate_beyond_the_limit_is_never_inflated(size: int) -> None:
    directory = BOOK.index(b"PK\x01\x02")
    with pytest.raises(SourceError) as error:
        edit_cells(patched(BOOK, directory + 24, size.to_bytes(4, "little")), {"Sheet": {"A1": 5}})
    assert error.value.code == "sync.too_large"


def test_a_bomb_in_shared_strings_or_styles_is_seen() -> None:
    for name in ("xl/sharedStrings.xml", "xl/styles.xml"):
        relations = part(BOOK, "xl/_rels/workbook.xml.rels").decode()
        kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings"
        added = f'<Relationship Id="rIdX" Type="{kind}" Target="/{name}"/></Relationships>'
        parts = {
            "xl/_rels/workbook.xml.rels": relations.replace("</Relationships>", added).encode(),
            name: BOMB + b"<sst/>",
        }
        with pytest.raises(SourceError) as error:
            edit_cells(with_parts(BOOK, parts), {"Sheet": {"A1": 5}})
        assert (error.value.code, error.value.facts) == ("sync.entities", {"part": name})


def test_a_value_at_the_end_of_the_world_is_named_not_loaded() -> None:
    far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    data = sheet_book(f'<sheetData><row r="1"><c r="A1"><v>1</v></c></row>{far}</sheetData>')
    assert b"XFD1048576" in part(edit_cells(data, {"Sheet": {"A1": 5}}), "xl/worksheets/sheet1.xml")
    with pytest.raises(SourceError) as error:
        read_snapshot(Book(data))
    assert (error.value.code, error.value.facts) == ("sync.sparse", {"tab": "Sheet", "cell": "XFD1048576"})


@pytest.mark.parametrize("cell", ["C1048576", "XFD999"])
def test_a_value_far_away_is_named_by_its_own_cell(cell: str) -> None:
    number = cell.lstrip("XFDC")
    rows = "".join(f'<row r="{at}"><c r="A{at}"><v>1</v></c><c r="H{at}"><v>1</v></c></row>' for at in range(1, 999))
    far = f'<row r="{number}"><c r="{cell}" s="0"><v>1</v></c></row>'
    with pytest.raises(SourceError) as error:
        read_snapshot(Book(sheet_book(f"<sheetData>{rows}{far}</sheetData>")))
    assert error.value.facts["cell"] == cell
