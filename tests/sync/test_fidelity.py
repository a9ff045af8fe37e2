"""Awkward public workbooks: one cell edited, every other byte the same, or a refusal a person understands."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.sync.zips import calamine_cell, changed_entries, opened, part
from toolkit.sync.backends.excel import EditRefused, ExcelBackend, edit_cells
from toolkit.sync.port import SourceError

EXACT = {
    "ClosedXML__CellValues.xlsx": ("Cell Values", "B2", {"xl/worksheets/sheet1.xml", "xl/workbook.xml"}),
    "ClosedXML__DrawingSizeInPx.xlsx": ("International URLs", "B40", {"xl/worksheets/sheet2.xml"}),
    "ClosedXML__NoReferencesOnRowsOrCells.xlsx": ("Sheet1", "B2", {"xl/worksheets/sheet1.xml"}),
    "PhpSpreadsheet__Zip-Windows-Directory-Separator.xlsx": ("Sheet", "C2", {"xl\\worksheets\\sheet1.xml"}),
    "PhpSpreadsheet__namespacenonstd.xlsx": ("Second", "A2", {"xl/worksheets/sheet2.xml", "xl/workbook.xml"}),
    "calamine__inlineStr_cdata.xlsx": ("Sheet1", "B2", {"xl/worksheets/sheet1.xml"}),
    "poi__SimpleStrict.xlsx": ("Sheet1", "C3", {"xl/worksheets/sheet1.xml", "xl/workbook.xml"}),
    "poi__testSharedFormulasSetBlank.xlsx": ("Sheet2", "A1", {"xl/worksheets/sheet2.xml", "xl/workbook.xml"}),
}
REFUSED = {
    "excelize__encryptSHA512.xlsx": "sync.encrypted",
    "orcus____Orcus_-_Arts.xlsx": "sync.owner_file",
    "poi__hello-world-signed.xlsx": "sync.signed",
    "poi__poc-xmlbomb.xlsx": "sync.entities",
}


@pytest.fixture(scope="module")
def fidelity(shared: Path) -> Path:
    return shared / "sheets" / "fidelity"


def test_every_file_is_looked_at(fidelity: Path) -> None:
    assert {file.name for file in fidelity.glob("*.xlsx")} == EXACT.keys() | REFUSED.keys()


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("value", [5, "=Ünï & <b>", True, 2.5])
def test_one_cell_changes_and_nothing_else(fidelity: Path, name: str, value: str | float) -> None:
    sheet, cell, touched = EXACT[name]
    before = (fidelity / name).read_bytes()
    after = edit_cells(before, {sheet: {cell: value}})
    changed = changed_entries(before, after)
    if name == "ClosedXML__DrawingSizeInPx.xlsx":
        changed.discard("xl/workbook.xml")
    assert changed == touched
    row, column = int(cell[1:]), "ABC".index(cell[0]) + 1
    assert calamine_cell(after, sheet, row, column) == value
    old, new = (part(data, next(entry for entry in touched if "sheet" in entry)) for data in (before, after))
    assert _common(old, new) > len(old) - 120


@pytest.mark.parametrize("name", REFUSED)
def test_the_rest_is_refused_for_its_reason(fidelity: Path, name: str) -> None:
    with pytest.raises(SourceError) as error:
        edit_cells(fidelity / name, {"Sheet1": {"B2": 5}})
    assert error.value.code == REFUSED[name]


def test_a_shared_formula_is_no_target(fidelity: Path) -> None:
    with pytest.raises(EditRefused, match=r"Sheet1!A1: a formula stands there.*Sheet1!A2: a formula"):
        edit_cells(fidelity / "poi__testSharedFormulasSetBlank.xlsx", {"Sheet1": {"A1": 1, "A2": 2, "B1": 3}})


@pytest.mark.parametrize("name", ["poi__poc-xmlbomb.xlsx", "excelize__encryptSHA512.xlsx"])
def test_what_cannot_be_trusted_is_not_read_either(fidelity: Path, name: str) -> None:
    with pytest.raises(SourceError) as error:
        ExcelBackend(fidelity / name).read()
    assert error.value.code == REFUSED[name]


@pytest.mark.filterwarnings("ignore:.*extension is not supported")
def test_a_book_full_of_features_keeps_them_all() -> None:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    team, moves = book.add_worksheet("Team"), book.add_worksheet("Moves")
    bold = book.add_format({"bold": True})
    for row in range(1, 9):
        team.write_row(row, 0, [f"p{row}", row * 3, 90])
        team.write_formula(row, 3, f"=B{row + 1}/C{row + 1}", None, row * 3 / 90)
    team.conditional_format("B2:B9", {"type": "data_bar", "data_bar_2010": True})
    team.data_validation("E2:E9", {"validate": "list", "source": "=Moves!$A$1:$A$2"})
    team.add_sparkline("F2", {"range": "Team!B2:B9"})
    team.write_comment("A2", "hello")
    team.insert_textbox("H2", "box")
    team.merge_range("A12:C14", "merged")
    team.write_rich_string("A16", "plain ", bold, "bold")
    team.write_url("A17", "https://example.com")
    chart = book.add_chart({"type": "column"})
    chart.add_series({"values": "=Team!$B$2:$B$9", "trendline": {"type": "linear"}})
    moves.insert_chart("C2", chart)
    book.define_name("Hits", "=Team!$B$2:$B$9")
    book.close()
    before = out.getvalue()
    after = edit_cells(before, {"Team": {"B3": 1, "E3": "Ember", "A20": "below"}})
    assert changed_entries(before, after) <= {"xl/worksheets/sheet1.xml", "xl/workbook.xml"}
    old, new = (part(data, "xl/worksheets/sheet1.xml") for data in (before, after))
    assert old.partition(b"</sheetData>")[2] == new.partition(b"</sheetData>")[2]
    assert [cell.value for cell in opened(after, results=True)["Team"]["D"][1:4]] == [3 / 90, 1 / 90, 9 / 90]


def _common(old: bytes, new: bytes) -> int:
    """How many bytes both begin and end with alike."""
    head = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(old))
    pairs = zip(reversed(old), reversed(new), strict=False)
    tail = next((at for at, (a, b) in enumerate(pairs) if a != b), len(old))
    return head + tail
