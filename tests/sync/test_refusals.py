"""What must not be written is refused for its reason, on reading (`Tab.locked`) and on writing alike."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from openpyxl import Workbook
from openpyxl.styles import Protection
from openpyxl.worksheet.formula import ArrayFormula
from openpyxl.worksheet.table import Table
from openpyxl.worksheet.worksheet import Worksheet

from tests.sync.zips import part, sheet_book, with_parts
from toolkit.sync.backends.excel import EditRefused, edit_cells
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.port import SourceError


def _formula(sheet: Worksheet) -> None:
    sheet["B2"] = "=A1"


def _array(sheet: Worksheet) -> None:
    sheet["B1"] = ArrayFormula("B1:B3", "=A1:A3*2")
    sheet["B2"] = 4


def _merged(sheet: Worksheet) -> None:
    sheet.merge_cells("A1:C3")


def _header(sheet: Worksheet) -> None:
    sheet["B2"], sheet["B3"] = "HP", 5
    sheet.add_table(Table(displayName="Squad", ref="B2:B4"))


def _protected(sheet: Worksheet) -> None:
    sheet.protection.sheet = True
    sheet["B2"] = 1
    sheet["C2"] = 1
    sheet["C2"].protection = Protection(locked=False)


CASES: dict[str, tuple[Callable[[Worksheet], None], list[str], list[str]]] = {
    "formula": (_formula, ["B2"], ["A1", "B1", "B3"]),
    "array": (_array, ["B2", "B3"], ["A1", "B4"]),
    "merged": (_merged, ["B2", "A2", "C3"], ["A1", "D1"]),
    "table_header": (_header, ["B2"], ["B3", "A2", "B5"]),
    "protected": (_protected, ["B2", "A1", "Z99"], ["C2"]),
}


def made(fill: Callable[[Worksheet], None]) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in range(1, 5):
        sheet.cell(row, 1, row)
        sheet.cell(row, 4, row)
    fill(sheet)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize("reason", CASES)
def test_a_cell_is_refused_for_its_reason_and_its_neighbours_are_not(reason: str) -> None:
    fill, refused, free = CASES[reason]
    data = made(fill)
    with pytest.raises(EditRefused) as error:
        edit_cells(data, {"Sheet": dict.fromkeys(refused, 1)})
    assert [(refusal.cell, refusal.reason) for refusal in error.value.refusals] == [(cell, reason) for cell in refused]
    for cell in free:
        edit_cells(data, {"Sheet": {cell: 7}})


def test_reading_tells_the_same() -> None:
    tab = read_snapshot(Book(made(_merged))).tabs["Sheet"]
    assert tab.locked == dict.fromkeys([(1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)], "merged")
    tab = read_snapshot(Book(made(_protected))).tabs["Sheet"]
    assert (tab.locked.get((2, 2)), tab.locked.get((2, 3))) == ("protected", None)
    tab = read_snapshot(Book(made(_array))).tabs["Sheet"]
    assert tab.formulas == {(1, 2)}
    assert tab.locked == {(2, 2): "array", (3, 2): "array"}


def test_ranges_of_a_protected_sheet_that_are_open_to_all_are_free() -> None:
    ranges = '<protectedRange sqref="B2:B3 D1" name="Free"/><protectedRange password="CC40" sqref="C1:C9" name="Shut"/>'
    people = '<protectedRange sqref="E1" name="Some"><securityDescriptor>O:WDG</securityDescriptor></protectedRange>'
    protection = f'<sheetProtection sheet="1"/><protectedRanges>{ranges}{people}</protectedRanges>'
    data = sheet_book(f'<sheetData><row r="1"><c r="D1"><v>1</v></c></row></sheetData>{protection}')
    edit_cells(data, {"Sheet": dict.fromkeys(("B2", "B3", "D1"), 5)})
    with pytest.raises(EditRefused) as error:
        edit_cells(data, {"Sheet": dict.fromkeys(("A1", "C1", "E1"), 5)})
    assert [(refusal.cell, refusal.reason) for refusal in error.value.refusals] == [
        (cell, "protected") for cell in ("A1", "C1", "E1")
    ]
    assert read_snapshot(Book(data)).tabs["Sheet"].locked.keys() >= {(1, 1), (1, 3)}
    assert (1, 4) not in read_snapshot(Book(data)).tabs["Sheet"].locked


def test_a_spill_is_told_from_an_array() -> None:
    master = '<c r="A1" cm="1"><f t="array" ref="A1:A3">SORT(B1:B3)</f><v>1</v></c>'
    rows = f'<row r="1">{master}</row><row r="2"><c r="A2"><v>2</v></c></row>'
    with pytest.raises(EditRefused, match="a formula beside it fills it"):
        edit_cells(sheet_book(f"<sheetData>{rows}</sheetData>"), {"Sheet": {"A2": 5}})


def test_pivot_output_is_refused() -> None:
    main, office = "http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://schemas.openxmlformats.org"
    place = '<location ref="A3:B9" rowPageCount="1" colPageCount="1"/>'
    kind = f"{office}/officeDocument/2006/relationships/pivotTable"
    relation = f'<Relationship Id="rId1" Type="{kind}" Target="../pivotTables/p1.xml"/>'
    listing = f'<Relationships xmlns="{office}/package/2006/relationships">{relation}</Relationships>'
    parts = {
        "xl/pivotTables/p1.xml": f'<pivotTableDefinition xmlns="{main}">{place}</pivotTableDefinition>'.encode(),
        "xl/worksheets/_rels/sheet1.xml.rels": listing.encode(),
    }
    data = with_parts(sheet_book("<sheetData/>"), parts)
    for cell in ("A3", "B9", "A1", "B1"):
        with pytest.raises(EditRefused, match="it belongs to a pivot table"):
            edit_cells(data, {"Sheet": {cell: 1}})
    edit_cells(data, {"Sheet": {"C3": 1, "A10": 1, "C1": 1}})


@pytest.mark.parametrize(
    ("code", "element"),
    [
        ("sync.recommended", '<fileSharing readOnlyRecommended="1"/>'),
        ("sync.reserved", '<fileSharing userName="BB" reservationPassword="CC40"/>'),
    ],
)
def test_a_book_closed_by_its_owner_is_refused_whole_but_readable(code: str, element: str) -> None:
    book = part(made(_formula), "xl/workbook.xml").decode()
    data = with_parts(
        made(_formula), {"xl/workbook.xml": book.replace("<workbookPr", element + "<workbookPr", 1).encode()}
    )
    with pytest.raises(SourceError) as error:
        edit_cells(data, {"Sheet": {"A1": 1}})
    assert error.value.code == code
    assert read_snapshot(Book(data)).tabs["Sheet"].at(1, 1) == 1


@pytest.mark.parametrize("none", ["0", "0000"])
def test_a_reservation_without_a_password_closes_nothing(none: str) -> None:
    book = part(made(_formula), "xl/workbook.xml").decode()
    sharing = f'<fileSharing userName="BB" reservationPassword="{none}"/>'
    data = with_parts(
        made(_formula), {"xl/workbook.xml": book.replace("<workbookPr", sharing + "<workbookPr", 1).encode()}
    )
    assert read_snapshot(Book(edit_cells(data, {"Sheet": {"A1": 9}}))).tabs["Sheet"].at(1, 1) == 9


def test_a_final_book_is_refused() -> None:
    mark = b'<Properties><property name="_MarkAsFinal"><vt:bool>true</vt:bool></property></Properties>'
    with pytest.raises(SourceError) as error:
        edit_cells(with_parts(made(_formula), {"docProps/custom.xml": mark}), {"Sheet": {"A1": 1}})
    assert error.value.code == "sync.final"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (float("nan"), "number"),
        (float("inf"), "number"),
        (-float("inf"), "number"),
        (1.7e308, "number"),
        (5e-324, "number"),
        (10**400, "digits"),
        (9_007_199_254_740_993, "digits"),
        (-(2**53) - 1, "digits"),
        (10**20, "digits"),
        ("x" * 32_768, "long_text"),
        ("🎲" * 16_384, "long_text"),
        ("\ud800", "characters"),
        (3 + 4j, "kind"),
        ([1], "kind"),
    ],
)
def test_values_a_workbook_cannot_hold_are_refused(value: object, reason: str) -> None:
    with pytest.raises(EditRefused) as error:
        edit_cells(sheet_book("<sheetData/>"), {"Sheet": {"A1": value}})  # type: ignore[dict-item]
    assert [refusal.reason for refusal in error.value.refusals] == [reason]


@pytest.mark.parametrize(
    "value", [2**53, -(2**53), 1_234_567_890_123_456, 1e20, "x" * 32_767, "🎲" * 16_383, 9.9e307, 2.3e-308]
)
def test_the_largest_that_fit_are_written(value: float | str) -> None:
    data = edit_cells(sheet_book("<sheetData/>"), {"Sheet": {"A1": value}})
    assert read_snapshot(Book(data)).tabs["Sheet"].at(1, 1) == value
