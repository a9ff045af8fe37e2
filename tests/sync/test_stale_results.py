"""No program may show a stale number: cached results that can depend on an edit go, all others stay.

Here nothing computes; `test_recalculation` has what the extra `recalc` adds.
"""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.sync.zips import changed_entries, opened, part, sheet_book, with_parts
from toolkit.sync.backends.excel import edit_cells


@pytest.fixture(autouse=True)
def _without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if cellrune were not installed."""
    monkeypatch.setitem(sys.modules, "cellrune", None)


def built(fill: Callable[[xlsxwriter.Workbook], None]) -> bytes:
    """A workbook made by XlsxWriter, which keeps the results it is given."""
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    fill(book)
    book.close()
    return out.getvalue()


def kept(data: bytes) -> dict[str, set[str]]:
    """Sheet -> addresses that show a value, formulas' results included."""
    return {
        sheet.title: {cell.coordinate for row in sheet.iter_rows() for cell in row if cell.value is not None}
        for sheet in opened(data, results=True).worksheets
    }


def lost(before: bytes, after: bytes) -> set[str]:
    """Addresses (with sheet) that showed a value before and show none now."""
    was, now = kept(before), kept(after)
    return {f"{sheet}!{cell}" for sheet, cells in was.items() for cell in cells - now[sheet]}


def one_sheet(formulas: list[str], names: dict[str, str] | None = None) -> bytes:
    """Values in A1:C9, `formulas` in row 20, each with a cached result."""

    def fill(book: xlsxwriter.Workbook) -> None:
        sheet, other = book.add_worksheet("Team"), book.add_worksheet("It's")
        for row in range(9):
            sheet.write_row(row, 0, [row, row, row])
            other.write_row(row, 0, [row, row, row])
        for name, meaning in (names or {}).items():
            book.define_name(name, meaning)
        for column, formula in enumerate(formulas):
            sheet.write_formula(19, column, formula, None, 42)

    return built(fill)


@pytest.mark.parametrize(
    ("formula", "looks_at_b2"),
    [
        ("=B2*2", True),
        ("=$B$2", True),
        ("=SUM(A1:C3)", True),
        ("=SUM(B:B)", True),
        ("=SUM(2:2)", True),
        ("=COUNT(A1:C3, A9)", True),
        ("=Team!B2", True),
        ("=SUM(Hits)", True),
        ('=INDIRECT("B2")', True),
        ("=OFFSET(A1,1,1)", True),
        ("=A1:INDEX(B:B,3)", True),
        ("=MyMacro(1)", True),
        ("=Unknown+1", True),
        ("=B3*2", False),
        ("=A2+C2", False),
        ("=SUM(C:D)", False),
        ("=SUM(3:9)", False),
        ("='It''s'!B2", False),
        ('="B2"&A1', False),
        ("=SUM(Misses)", False),
        ("=LOG10(A1)+1E5", False),
        ("=PI()", False),
        ("=IF(TRUE,A1,C9)", False),
        ("=[1]Team!B2", False),
    ],
)
def test_a_result_goes_if_and_only_if_the_formula_may_look_at_the_cell(formula: str, looks_at_b2: bool) -> None:
    names = {"Hits": "=Team!$B$1:$B$3", "Misses": "=Team!$C$1:$C$3"}
    before = one_sheet([formula, "=C9"], names)
    after = edit_cells(before, {"Team": {"B2": 99}})
    assert lost(before, after) == ({"Team!A20"} if looks_at_b2 else set())
    assert opened(after)["Team"]["A20"].value == formula


def test_dependents_are_followed_through_sheets_and_other_sheets_bytes_stay() -> None:
    def fill(book: xlsxwriter.Workbook) -> None:
        team, sums, far = (book.add_worksheet(name) for name in ("Team", "Sums", "Far"))
        team.write_row("A1", [1, 2])
        sums.write_formula("A1", "=Team!B1", None, 2)
        sums.write_formula("A2", "=A1+1", None, 3)
        sums.write_formula("A3", "=Team!A1", None, 1)
        team.write_formula("C1", '=Sums!A2&"!"', None, "3!")
        far.write_formula("A1", "=Team!A1", None, 1)

    before = built(fill)
    after = edit_cells(before, {"Team": {"B1": 7}})
    assert lost(before, after) == {"Sums!A1", "Sums!A2", "Team!C1"}
    touched = {"xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"}
    assert changed_entries(before, after) <= touched
    assert 't="str"' not in part(after, "xl/worksheets/sheet1.xml").decode().split('r="C1"')[1]


def test_table_columns_are_told_apart() -> None:
    def fill(book: xlsxwriter.Workbook) -> None:
        sheet = book.add_worksheet("Team")
        columns = [{"header": name} for name in ("HP", "Level")] + [
            {"header": "Max", "formula": "=[@Level]*10"},
            {"header": "Share", "formula": "=[@HP]/[@Max]"},
        ]
        sheet.add_table("A1:D4", {"name": "Squad", "columns": columns, "data": [[1, 2], [3, 4], [5, 6]]})
        for column, formula in enumerate(("=SUM(Squad[HP])", "=SUM(Squad[Level])", "=SUM(Squad[[HP]:[Level]])")):
            sheet.write_formula(9, column, formula, None, 9)
        for row in range(1, 4):
            sheet.write_formula(row, 2, "=Squad[[#This Row],[Level]]*10", None, 20)
            sheet.write_formula(row, 3, "=Squad[[#This Row],[HP]]/Squad[[#This Row],[Max]]", None, 0.5)

    before = built(fill)
    assert lost(before, edit_cells(before, {"Team": {"A3": 9}})) == {"Team!D3", "Team!A10", "Team!C10"}


def test_shared_formulas_are_read_shifted() -> None:
    rows = "".join(
        f'<row r="{row}"><c r="A{row}"><v>1</v></c><c r="B{row}">'
        + ('<f t="shared" ref="B1:B5" si="0">A1*$A$5</f>' if row == 1 else '<f t="shared" si="0"/>')
        + f"<v>{row}</v></c></row>"
        for row in range(1, 6)
    )
    before = sheet_book(f"<sheetData>{rows}</sheetData>")
    assert lost(before, edit_cells(before, {"Sheet": {"A3": 2}})) == {"Sheet!B3"}
    assert lost(before, edit_cells(before, {"Sheet": {"A5": 2}})) == {f"Sheet!B{row}" for row in range(1, 6)}


def test_what_an_array_fills_goes_with_its_formula() -> None:
    rows = (
        '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="array" ref="B1:B2">A1:A2*2</f><v>2</v></c></row>'
        '<row r="2"><c r="A2"><v>2</v></c><c r="B2"><v>4</v></c><c r="C2"><f>B2</f><v>4</v></c></row></sheetData>'
    )
    before = sheet_book(rows)
    assert lost(before, edit_cells(before, {"Sheet": {"A2": 5}})) == {"Sheet!B1", "Sheet!B2", "Sheet!C2"}


def test_long_chains_end_in_time() -> None:
    rows = 3000
    formulas = ((row, f"SUM($A$1:A{row})+B{max(row - 1, 1)}") for row in range(1, rows + 1))
    lines = (
        f'<row r="{row}"><c r="A{row}"><v>1</v></c><c r="B{row}"><f>{formula}</f><v>1</v></c></row>'
        for row, formula in formulas
    )
    before = sheet_book(f"<sheetData>{''.join(lines)}</sheetData>")
    after = edit_cells(before, {"Sheet": {"A2990": 2}})
    assert {f"Sheet!B{row}" for row in range(2990, rows + 1)} <= lost(before, after)


CALC = '<workbook><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets>'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('<calcPr calcId="1" fullCalcOnLoad="1"/>', '<calcPr calcId="1" fullCalcOnLoad="1"/>'),
        ('<calcPr calcId="1" fullCalcOnLoad="0"/>', '<calcPr calcId="1" fullCalcOnLoad="1"/>'),
        ('<calcPr calcId="1" />', '<calcPr calcId="1" fullCalcOnLoad="1"/>'),
        ("<calcPr></calcPr>", '<calcPr fullCalcOnLoad="1"></calcPr>'),
        ("", '<calcPr fullCalcOnLoad="1"/>'),
        ("<!-- <calcPr/> --><calcPr/>", '<!-- <calcPr/> --><calcPr fullCalcOnLoad="1"/>'),
        ("<!-- </sheets><calcPr/> -->", '<calcPr fullCalcOnLoad="1"/><!-- </sheets><calcPr/> -->'),
    ],
)
def test_recalculation_is_asked_for(old: str, new: str) -> None:
    before = one_sheet(["=B2"])
    book = part(before, "xl/workbook.xml").decode()
    calc = re.compile(r"<calcPr[^>]*/>")
    before = with_parts(before, {"xl/workbook.xml": calc.sub(old, book).encode()})
    after = part(edit_cells(before, {"Team": {"B2": 5}}), "xl/workbook.xml").decode()
    assert after == calc.sub(new, book)


def test_a_book_without_formulas_asks_for_nothing() -> None:
    before = one_sheet([])
    assert changed_entries(before, edit_cells(before, {"Team": {"B2": 5}})) == {"xl/worksheets/sheet1.xml"}


def test_libreoffice_shows_the_new_value_and_new_results(tmp_path: Path) -> None:
    soffice = shutil.which("soffice")
    if soffice is None:
        pytest.skip("LibreOffice (soffice) is not installed")
    before = one_sheet(["=B2*2", "=SUM(A1:C9)", "=C9"])
    (tmp_path / "team.xlsx").write_bytes(edit_cells(before, {"Team": {"B2": 99, "A12": "=1+1"}}))
    profile = f"-env:UserInstallation=file://{tmp_path}/profile"
    command = [
        soffice,
        profile,
        "--headless",
        "--convert-to",
        "csv",
        "--outdir",
        str(tmp_path),
        str(tmp_path / "team.xlsx"),
    ]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    lines = [line.split(",") for line in (tmp_path / "team.csv").read_text().splitlines()]
    assert lines[1][1] == "99"
    assert lines[11][0] == "=1+1"
    assert lines[19][:3] == ["198", str(3 * sum(range(9)) + 98), "42"], "what does not depend on it keeps its result"
