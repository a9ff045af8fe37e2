"""What a snapshot shows of a workbook: every kind of value, what calamine hides, and where a tab ends."""

from __future__ import annotations

import io
import re
from datetime import date, datetime, time
from pathlib import Path

import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.sync.zips import part, sheet_book, sheet_xml, with_parts
from toolkit.sync.backends.excel import ExcelBackend, edit_cells
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.sniff import foreign_kind
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import CellError, Tab


def tab_of(inside: str) -> Tab:
    return read_snapshot(Book(sheet_book(inside))).tabs["Sheet"]


def test_values_keep_their_kinds() -> None:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    sheet = book.add_worksheet("Team")
    day, moment, clock = (book.add_format({"num_format": code}) for code in ("yyyy-mm-dd", "d.m.yy h:mm", "hh:mm"))
    sheet.write_row(0, 0, [5, 2.5, 10**14, True])
    for column, text in enumerate(("007", "=x", " a\n"), 4):
        sheet.write_string(0, column, text)
    sheet.write_datetime(1, 0, date(2026, 11, 29), day)
    sheet.write_datetime(1, 1, datetime(2026, 11, 29, 20, 15), moment)
    sheet.write_datetime(1, 2, time(7, 30), clock)
    sheet.write_formula(1, 3, "=A1*2", None, 10)
    sheet.write_rich_string(1, 4, "plain ", book.add_format({"bold": True}), "bold")
    book.close()
    tab = read_snapshot(Book(out.getvalue())).tabs["Team"]
    assert tab.rows[0] == [5, 2.5, 10**14, True, "007", "=x", " a\n"]
    assert [type(cell) for cell in tab.rows[0][:4]] == [int, float, int, bool]
    assert tab.rows[1][:5] == ["2026-11-29", "2026-11-29 20:15:00", "07:30:00", 10, "plain bold"]
    assert tab.formulas == {(2, 4)}


def test_errors_are_errors_and_formulas_without_a_result_are_known() -> None:
    tab = tab_of(
        '<sheetData><row r="1"><c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c>'
        '<c r="C1"><f>1+1</f></c><c r="D1"><f>1+1</f><v></v></c></row></sheetData>'
    )
    assert [tab.at(1, column) for column in range(1, 5)] == [CellError("#N/A"), CellError("#DIV/0!"), None, None]
    assert tab.formulas == {(1, 2), (1, 3), (1, 4)}
    text = '<c r="A1" t="inlineStr"><is><t>say t="e" &lt;f></t></is></c>'
    assert tab_of(f'<sheetData><row r="1">{text}</row></sheetData>').rows == [['say t="e" <f>']]


def test_places_without_references_are_counted() -> None:
    tab = tab_of('<sheetData><row><c><v>1</v></c><c t="e"><v>#REF!</v></c><c><f>A1</f><v>1</v></c></row></sheetData>')
    assert list(tab.rows[0]) == [1, CellError("#REF!"), 1]
    assert tab.formulas == {(1, 3)}


def test_an_element_whose_name_begins_like_a_formulas_is_none() -> None:
    rich = '<is><r><rPr><family val="2"/></rPr><t>rich</t></r></is>'
    rows = f'<row r="2"><c r="A2" t="inlineStr">{rich}</c></row>'
    tab = tab_of(f'<sheetData><row r="1"><c r="A1"><f>1+1</f></c></row>{rows}</sheetData>')
    assert (tab.formulas, bool(tab.formulas), len(tab.rows)) == ({(1, 1)}, True, 2)
    plain = tab_of(f"<sheetData>{rows}</sheetData>")
    assert (plain.formulas, bool(plain.formulas), plain.at(2, 1)) == (frozenset(), False, "rich")


def test_a_tab_ends_after_its_last_value_or_formula() -> None:
    tab = tab_of(
        '<sheetData><row r="2"><c r="B2"><v>1</v></c></row><row r="4"><c r="A4"><f>A1</f></c></row>'
        '<row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData>'
    )
    assert len(tab.rows) == 4
    assert tab.at(2, 2) == 1
    assert tab.at(1_048_576, 16_384) is None


def test_where_formulas_are_is_what_their_reading_finds(shared: Path) -> None:
    books = [file for file in sorted((shared / "sheets").rglob("*.xlsx")) if foreign_kind(file.read_bytes()) is None]
    found = 0
    for file in books:
        try:
            book = Book(file.read_bytes())
        except SourceError:
            continue
        for sheet in book.workbook.sheets.values():
            read = [*book.formulas(sheet), *book.plain(sheet).all()]
            assert book.places(sheet) == {formula.address for formula in read}, (file, sheet)
            assert len(read) == len(book.places(sheet)), (file, sheet)
            found += len(book.places(sheet))
    assert found > 100


def test_a_million_rows_with_nothing_in_them_are_no_rows() -> None:
    rows = "".join(f'<row r="{row}"><c r="A{row}" s="0"/></row>' for row in range(2, 1_048_577, 8))
    filled = '<row r="1"><c r="A1"><v>1</v></c></row>'
    tab = tab_of(f'<dimension ref="A1:A1048576"/><sheetData>{filled}{rows}</sheetData>')
    assert [list(row) for row in tab.rows] == [[1]]


def test_a_file_that_is_exchanged_or_caught_in_a_save_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "team.xlsx"
    rows = '<sheetData><row r="1"><c r="A1"><v>{}</v></c></row></sheetData>'
    path.write_bytes(sheet_book(rows.format(1)))
    backend = ExcelBackend(path)
    first = backend.read()
    assert backend.read() is first, "the same bytes are not parsed twice"
    path.write_bytes(sheet_book(rows.format(2)))
    assert backend.revision() != first.revision
    assert backend.read().tabs["Sheet"].at(1, 1) == 2
    assert backend.read().revision == backend.revision()


@pytest.mark.parametrize("prefix", ["", "x:"])
def test_an_extension_of_a_cell_is_no_part_of_its_value_and_stays_in_the_file(prefix: str) -> None:
    inside = (
        '<sheetData><row r="1"><c r="A1"><v>1</v><extLst><ext uri="{u}"><v>77</v></ext></extLst></c><c r="B1"><v>2</v>'
        '</c><extLst/></row><row r="2"><c r="A2" t="e"><v>#N/A</v><extLst/></c><c r="B2"><f>1+2</f><v>3</v></c></row>'
        "</sheetData>"
    )
    root = '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
    whole = root + re.sub("<(/?)", rf"<\1{prefix}", inside) + "</x:worksheet>"
    book = sheet_book(inside, whole if prefix else None)
    tab = read_snapshot(Book(book)).tabs["Sheet"]
    assert tab.rows == [[1, 2], [CellError("#N/A"), 3]]
    assert set(tab.formulas) == {(2, 2)}
    after = edit_cells(book, {"Sheet": {"B1": 5}})
    assert sheet_xml(after) == sheet_xml(book).replace("v>2<", "v>5<")
    assert read_snapshot(Book(after)).tabs["Sheet"].rows[0] == [1, 5]


@pytest.mark.parametrize(
    ("said", "odd"),
    [
        (b"</sheets>", b'<sheet name="Module1" sheetId="9" state="veryHidden" r:id="" xmlns:r="r"/></sheets>'),
        (b'state="visible"', b'state="show"'),
        (b'state="visible"', b""),
    ],
)
def test_a_list_of_sheets_with_old_macros_or_a_state_of_its_own_is_read(said: bytes, odd: bytes) -> None:
    book = sheet_book('<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>')
    listed = part(book, "xl/workbook.xml")
    assert said in listed
    found = read_snapshot(Book(with_parts(book, {"xl/workbook.xml": listed.replace(said, odd, 1)})))
    assert {name: tab.rows for name, tab in found.tabs.items()} == {"Sheet": [[1]]}
