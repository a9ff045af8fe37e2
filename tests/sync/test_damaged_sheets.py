"""Sheets whose XML is torn or absurd: refused or edited exactly, and neither way anything breaks or is lost."""

from __future__ import annotations

import pytest

from tests.sync.zips import part, sheet_book, sheet_xml, with_parts
from toolkit.sync.backends.excel import edit_cells
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.port import SourceError

MANY = "1" * 5000


@pytest.mark.parametrize("cells", ['<c r="A1"><v>1</v><c r="B1"><v>2</v></c>', '<c r="A1"><v>1</v></c></c><c r="B1"/>'])
def test_a_torn_row_is_not_edited_lest_a_neighbour_goes(cells: str) -> None:
    book = sheet_book(f'<sheetData><row r="1">{cells}</row><row r="2"><c r="A2"><v>3</v></c></row></sheetData>')
    with pytest.raises(SourceError) as error:
        edit_cells(book, {"Sheet": {"A1": 77}})
    assert error.value.code == "sync.unproven"
    assert '<c r="A2"><v>4</v></c>' in sheet_xml(edit_cells(book, {"Sheet": {"A2": 4}}))


@pytest.mark.parametrize(
    "inside",
    [
        f'<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="{MANY}"/></sheetData>',
        f'<sheetData><row><c r="A1"><v>1</v></c></row><row><c r="A{MANY}"><v>1</v></c></row></sheetData>',
        f'<sheetData><row r="1" spans="1:{MANY}"><c r="A1" s="{MANY}"><v>1</v></c></row></sheetData>',
        f'<cols><col min="1" max="{MANY}" style="{MANY}" width="{MANY}"/></cols><sheetData/>',
        f'<sheetFormatPr defaultRowHeight="{MANY}"/><sheetData/>',
        f'<sheetData><row r="1"><c r="A{MANY}"><f>B1</f><v>1</v></c></row></sheetData>',
        f'<sheetData/><mergeCells><mergeCell ref="A1:A{MANY}"/></mergeCells>',
    ],
)
def test_a_number_longer_than_any_sheet_knows_breaks_nothing(inside: str) -> None:
    book = sheet_book(inside)
    styles = part(book, "xl/styles.xml").replace(b"</cellXfs>", b'<xf><alignment wrapText="1"/></xf></cellXfs>')
    try:
        assert ">77</v>" in sheet_xml(edit_cells(with_parts(book, {"xl/styles.xml": styles}), {"Sheet": {"B1": 77}}))
        read_snapshot(Book(book))
    except SourceError:
        pass


@pytest.mark.parametrize("number", ["²", MANY, "-1", ""])
def test_a_name_for_a_sheet_that_is_none_counts_for_all(number: str) -> None:
    book = sheet_book('<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>one</f><v>1</v></c></row></sheetData>')
    names = f'<definedNames><definedName name="one" localSheetId="{number}">Sheet!$A$1</definedName></definedNames>'
    content = part(book, "xl/workbook.xml").replace(b"</sheets>", b"</sheets>" + names.encode())
    after = edit_cells(with_parts(book, {"xl/workbook.xml": content}), {"Sheet": {"A1": 77}})
    assert "<f>one</f></c>" in sheet_xml(after), "its result is out of date"


@pytest.mark.parametrize(
    ("cells", "far"),
    [
        ('<c r="A4000000000"><v>1</v></c>', "A1048576"),
        ("<c r='XFD1048576'><v>1</v></c>", "XFD1048576"),
        ('<c r="xfd1048576"><v>1</v></c>', "XFD1048576"),
        ('<c t="str" r="XFD1048576"><v>1</v></c>', "XFD1048576"),
        ('<c r="ZZZZZZ9"><v>1</v></c>', "XFD9"),
        ('<c r="B1000000"><v>1</v></c><c r="IV2"><v>1</v></c>', "B1000000"),
    ],
)
def test_a_value_far_away_is_named_however_its_address_is_written(cells: str, far: str) -> None:
    book = sheet_book(f'<sheetData><row r="1"><c r="A1"><v>1</v></c>{cells}</row></sheetData>')
    with pytest.raises(SourceError) as error:
        read_snapshot(Book(book))
    assert (error.value.code, error.value.facts["cell"]) == ("sync.sparse", far)


def test_blanks_far_away_and_cells_without_addresses_are_read() -> None:
    rows = '<row r="1"><c><v>1</v></c><c/><c><v>3</v></c></row><row r="2"><c r="A2"/><c s="0" r="B2"><v>4</v></c></row>'
    book = sheet_book(f'<sheetData>{rows}<row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData>')
    assert read_snapshot(Book(book)).tabs["Sheet"].rows == [[1, None, 3], [None, 4, None]]
