"""The exact edit, byte by byte: what is written where, what stays, and what an odd sheet part may look like."""

from __future__ import annotations

import zipfile

import pytest

from tests.sync.zips import changed_entries, part, sheet_book, sheet_xml, with_parts
from toolkit.sync.backends.excel import EditRefused, edit_cells
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import CellValue

ROWS = (
    '<dimension ref="A1:C3"/><cols><col min="4" max="5" style="7"/></cols><sheetData>'
    '<row r="1" spans="1:3"><c r="A1" s="3" t="s"><v>0</v></c><c r="C1" s="4"><v>1</v></c></row>'
    '<row r="3" s="9" customFormat="1"/></sheetData>'
)


def edited(inside: str, cells: dict[str, CellValue]) -> str:
    """The sheet part after an edit, less its root."""
    xml = sheet_xml(edit_cells(sheet_book(inside), {"Sheet": cells}))
    return xml[xml.index(">") + 1 : xml.rindex("</")]


@pytest.mark.parametrize(
    ("cells", "old", "new"),
    [
        ({"A1": 5}, '<c r="A1" s="3" t="s"><v>0</v></c>', '<c r="A1" s="3"><v>5</v></c>'),
        ({"A1": None}, '<c r="A1" s="3" t="s"><v>0</v></c>', '<c r="A1" s="3"/>'),
        ({"C1": True}, '<c r="C1" s="4"><v>1</v></c>', '<c r="C1" s="4" t="b"><v>1</v></c>'),
        ({"C1": 0.1}, "<v>1</v>", "<v>0.1</v>"),
        ({"C1": "=1+1"}, ' s="4"><v>1</v>', ' s="4" t="inlineStr"><is><t>=1+1</t></is>'),
        ({"C1": " a"}, ' s="4"><v>1</v>', ' s="4" t="inlineStr"><is><t xml:space="preserve"> a</t></is>'),
        ({"B1": 2}, '<c r="C1"', '<c r="B1"><v>2</v></c><c r="C1"'),
        ({"D1": None, "B2": ""}, "", ""),
    ],
)
def test_only_the_cell_changes(cells: dict[str, CellValue], old: str, new: str) -> None:
    assert edited(ROWS, cells) == ROWS.replace(old, new, 1)


def test_new_cells_take_the_style_of_their_row_or_column_and_widen_what_must_be() -> None:
    changed = edited(ROWS, {"D1": 2, "B2": 3, "B3": 4, "E5": 5})
    assert '<row r="1"><c r="A1"' in changed, "spans that no longer hold are dropped"
    assert '<c r="D1" s="7"><v>2</v></c></row><row r="2"><c r="B2"><v>3</v></c></row><row r="3"' in changed
    assert '<row r="3" s="9" customFormat="1"><c r="B3" s="9"><v>4</v></c></row>' in changed
    assert '<row r="5"><c r="E5" s="7"><v>5</v></c></row></sheetData>' in changed
    assert '<dimension ref="A1:E5"/>' in changed


def test_a_row_below_a_list_looks_like_the_list_but_not_like_its_header() -> None:
    cell = '<row r="{0}"><c r="A{0}" s="{1}"><v>1</v></c></row>'
    listed = "<sheetData>" + cell.format(1, 5) + cell.format(2, 6) + cell.format(3, 6) + "</sheetData>"
    assert '<c r="A4" s="6"><v>9</v></c>' in edited(listed, {"A4": 9})
    headed = "<sheetData>" + cell.format(1, 5) + "</sheetData>"
    assert '<c r="A2"><v>9</v></c>' in edited(headed, {"A2": 9})
    assert '<c r="A2"><v>8</v></c></row><row r="3"><c r="A3"><v>9</v></c>' in edited(headed, {"A2": 8, "A3": 9})


@pytest.mark.parametrize("empty", ["<sheetData/>", "<sheetData />", "<sheetData></sheetData>"])
def test_an_empty_sheet_gets_its_first_cells(empty: str) -> None:
    filled = edited(empty, {"B2": 1, "A1": "x"})
    assert filled.replace(" >", ">") == (
        '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>'
        '<row r="2"><c r="B2"><v>1</v></c></row></sheetData>'
    )


def test_cells_and_rows_without_references_count_on() -> None:
    rows = "<sheetData><row><c><v>1</v></c><c><v>2</v></c></row><row/><row><c><v>3</v></c></row></sheetData>"
    changed = edited(rows, {"B1": 20, "C1": 30, "A2": 40, "A3": 50})
    assert changed == (
        '<sheetData><row><c><v>1</v></c><c><v>20</v></c><c r="C1"><v>30</v></c></row>'
        '<row><c r="A2"><v>40</v></c></row><row><c><v>50</v></c></row></sheetData>'
    )


def test_comments_and_cdata_among_the_cells_are_left_alone() -> None:
    rows = (
        '<!-- <sheetData><row r="1"> --><sheetData><row r="1"><!-- <c r="A1"/> --><c r="A1" t="inlineStr"><is><t>'
        '<![CDATA[</c><c r="B1">]]></t></is></c><?pi <c r="B1"/> ?><c r="B1"><v>1</v></c></row></sheetData>'
    )
    assert edited(rows, {"B1": 7}) == rows.replace("<v>1</v>", "<v>7</v>")
    assert '<c r="A1"><v>7</v></c><?pi' in edited(rows, {"A1": 7})


def test_any_prefix_and_any_quotes() -> None:
    whole = (
        "<?xml version='1.0' encoding='UTF-8'?>\n<ss:worksheet xmlns:ss='http://schemas.openxmlformats.org/"
        "spreadsheetml/2006/main'><ss:sheetData ><ss:row r = '1' >\n <ss:c r='A1' t='s' ><ss:v>0</ss:v></ss:c >\n"
        "</ss:row ></ss:sheetData ></ss:worksheet>"
    )
    changed = sheet_xml(edit_cells(sheet_book("", whole), {"Sheet": {"A1": 5, "B1": "x", "A9": 1}}))
    assert "<ss:c r='A1'><ss:v>5</ss:v></ss:c>" in changed
    assert '<ss:c r="B1" t="inlineStr"><ss:is><ss:t>x</ss:t></ss:is></ss:c></ss:row >' in changed
    assert '<ss:row r="9"><ss:c r="A9"><ss:v>1</ss:v></ss:c></ss:row></ss:sheetData >' in changed


def test_rows_out_of_order_are_refused_by_name() -> None:
    rows = '<sheetData><row r="2"/><row r="1"/></sheetData>'
    with pytest.raises(SourceError) as error:
        edited(rows, {"A1": 1})
    assert (error.value.code, error.value.facts) == ("sync.row_order", {"part": "xl/worksheets/sheet1.xml"})


def test_no_change_is_no_change_at_all() -> None:
    before = sheet_book('<sheetData><row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row></sheetData>')
    assert edit_cells(before, {"Sheet": {"B7": None}}) == before
    assert edit_cells(before, {}) == before


def test_every_way_of_packing_is_kept() -> None:
    for compression in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        before = with_parts(sheet_book(ROWS), {"custom/picture.bin": bytes(range(256)) * 9}, compression)
        after = edit_cells(before, {"Sheet": {"A1": 1}})
        assert changed_entries(before, after) == {"xl/worksheets/sheet1.xml"}
        assert {entry.compress_type for entry in opened_zip(after).infolist()} == {compression}


def test_sheets_are_found_whatever_their_case_and_all_refusals_told_at_once() -> None:
    assert '<c r="B2"><v>1</v></c>' in sheet_xml(edit_cells(sheet_book("<sheetData/>"), {"SHEET": {"b2": 1}}))
    with pytest.raises(EditRefused) as error:
        edit_cells(sheet_book("<sheetData/>"), {"Sheet": {"A0": 1, "XFE1": 1, "A1": float("nan")}, "Nope": {"A1": 1}})
    found = {(refusal.sheet, refusal.cell, refusal.reason) for refusal in error.value.refusals}
    assert found == {
        ("Sheet", "A0", "address"),
        ("Sheet", "XFE1", "address"),
        ("Sheet", "A1", "number"),
        ("Nope", "A1", "no_sheet"),
    }
    assert "Nope!A1: there is no such sheet" in str(error.value)


def opened_zip(data: bytes) -> zipfile.ZipFile:
    import io

    return zipfile.ZipFile(io.BytesIO(data))


@pytest.mark.parametrize(
    ("columns", "text", "tall"),
    [
        ('<col min="1" max="1" width="10" style="1"/>', "one two three four five", True),
        ('<col min="1" max="1" width="10" style="1"/>', "one\ntwo", True),
        ('<col min="1" max="1" width="40" style="1"/>', "one two three four five", False),
        ('<col min="1" max="1" width="10" style="0"/>', "one two three four five", False),
        ('<col min="1" max="1" width="10" style="1" hidden="1"/>', "one two three four five", False),
        ('<col min="1" max="1" width="1.2.3" style="1"/>', "one", False),
    ],
)
def test_a_new_row_is_as_high_as_its_wrapped_texts_need(columns: str, text: str, tall: bool) -> None:
    row = '<row r="1" ht="15"><c r="A1" s="1"><v>1</v></c></row>'
    book = sheet_book(f"<cols>{columns}</cols><sheetData>{row}</sheetData>")
    wrapping = b'<xf><alignment wrapText="1"/></xf></cellXfs>'
    book = with_parts(book, {"xl/styles.xml": part(book, "xl/styles.xml").replace(b"</cellXfs>", wrapping)})
    xml = sheet_xml(edit_cells(book, {"Sheet": {"A1": "a\nb\nc", "A2": text}}))
    assert '<row r="1" ht="15"><c' in xml, "a row that is there keeps its height"
    assert ('<row r="2" ht="' in xml) is tall
    assert "customHeight" not in xml
