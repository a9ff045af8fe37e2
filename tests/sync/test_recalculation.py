"""With the extra `recalc`, formulas that depend on an edit show new results; what cannot be told shows nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.sync.test_stale_results import built
from tests.sync.zips import calamine_cell, opened, part, sheet_book, sheet_xml
from toolkit.sync.backends.excel import ExcelBackend, edit_cells, recalc
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.port import ChangeSet, Placement, Written
from toolkit.tables.snapshot import CellError

pytest.importorskip("cellrune")


def one_row(formula: str, shown: object, kind: str = "") -> bytes:
    """A1 holds 4; B1 holds the formula, and what it shows."""
    cell = f'<c r="B1" s="0"{kind}><f>{formula}</f><v>{shown}</v></c>'
    return sheet_book(f'<sheetData><row r="1"><c r="A1"><v>4</v></c>{cell}</row></sheetData>')


STR = ' t="str"'


@pytest.mark.parametrize(
    ("formula", "shown", "kind", "now"),
    [
        ("A1*2", 8, "", "<v>14</v>"),
        ("A1/3", 4 / 3, "", f"<v>{7 / 3!r}</v>"),
        ('IF(A1&gt;5,"big"," small &lt;")', " small &lt;", STR, ' t="str"><f>'),
        ("A1&gt;5", 0, ' t="b"', "<v>1</v>"),
        ("1/(A1-7)", 1 / -3, "", "<v>#DIV/0!</v>"),
        ('IF(A1&gt;5,"","x")', "x", STR, "<v></v>"),
    ],
)
def test_a_dependent_shows_its_new_result(formula: str, shown: object, kind: str, now: str) -> None:
    after = edit_cells(one_row(formula, shown, kind), {"Sheet": {"A1": 7}})
    assert now in sheet_xml(after)
    assert sheet_xml(after).count("<v>") == 2
    assert 'fullCalcOnLoad="1"' in part(after, "xl/workbook.xml").decode()


@pytest.mark.parametrize(
    ("formula", "shown"),
    [
        ("A1*2", 9),  # not what cellrune finds: whoever computed that knows something it does not
        ("TODAY()+A1", 46000),
        ("RAND()*A1", 2),
        ("MyMacro(A1)", 2),
        ("[1]Team!A1+A1", 2),
    ],
)
def test_what_cannot_be_trusted_shows_nothing(formula: str, shown: object) -> None:
    after = edit_cells(one_row(formula, shown), {"Sheet": {"A1": 7}})
    assert f"<f>{formula}</f></c>" in sheet_xml(after)


def test_chains_run_through_sheets_and_a_formula_nobody_computed_is_computed() -> None:
    def fill(book: xlsxwriter.Workbook) -> None:
        team, sums = book.add_worksheet("My Team"), book.add_worksheet("Sums")
        team.write_row("A1", [1, 2])
        sums.write_formula("A1", "='My Team'!B1+1", None, 3)
        sums.write_formula("A2", "=SUM(A1,'My Team'!A1)", None, 4)
        team.write_formula("C1", '=Sums!A2&"!"', None, "4!")
        team.write_formula("D1", "=B1", None, "")

    after = edit_cells(built(fill), {"My Team": {"B1": 7}})
    assert [calamine_cell(after, "Sums", row, 1) for row in (1, 2)] == [8, 9]
    team = opened(after, results=True)["My Team"]
    assert [team[cell].value for cell in ("C1", "D1")] == ["9!", 7]


def test_shared_formulas_and_blanked_cells_count_in() -> None:
    shared = [f'<f t="shared" ref="B1:B3" si="0">A1*$A$3+LEN(A{1})</f>', '<f t="shared" si="0"/>']
    rows = "".join(
        f'<row r="{row}"><c r="A{row}"><v>{row}</v></c><c r="B{row}">{shared[row > 1]}<v>{3 * row + 1}</v></c></row>'
        for row in (1, 2, 3)
    )
    after = edit_cells(sheet_book(f"<sheetData>{rows}</sheetData>"), {"Sheet": {"A2": None, "A1": "=x"}})
    shown = [opened(after, results=True)["Sheet"][f"B{row}"].value for row in (1, 2, 3)]
    assert shown == ["#VALUE!", 0, 10]


def test_arrays_of_several_cells_are_left_to_spreadsheets() -> None:
    rows = (
        '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="array" ref="B1:B2">A1:A2*2</f><v>2</v></c></row>'
        '<row r="2"><c r="A2"><v>2</v></c><c r="B2"><v>4</v></c><c r="C2"><f>A2*3</f><v>6</v></c></row></sheetData>'
    )
    sheet = opened(edit_cells(sheet_book(rows), {"Sheet": {"A2": 5}}), results=True)["Sheet"]
    assert [sheet[cell].value for cell in ("B1", "B2", "C2")] == [None, None, 15]


def test_a_large_workbook_is_not_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recalc, "LARGEST", 100)
    assert "<f>A1*2</f></c>" in sheet_xml(edit_cells(one_row("A1*2", 8), {"Sheet": {"A1": 7}}))


@pytest.mark.parametrize(
    ("formula", "shown", "now", "number_format"),
    [
        ("=A1*2", 8, 14, "General"),
        ("=A1/2", 2, 3.5, "0.00"),
        ("=A1*2", 8, "1900-01-14", "yyyy-mm-dd"),
        ("=A1>5", False, True, "General"),
        ('=IF(A1>5,"","x")', "x", None, "General"),
        ('=IF(A1>5," big ","x")', "x", " big ", "General"),
        ("=1/(A1-7)", 1 / -3, CellError("#DIV/0!"), "General"),
        ("=1/(A1-4)", "#DIV/0!", 1 / 3, "General"),
        ("=MyMacro(A1)", 2, None, "General"),
    ],
)
def test_what_the_backend_remembers_is_what_stands_in_the_file(
    tmp_path: Path, formula: str, shown: object, now: object, number_format: str
) -> None:
    def fill(book: xlsxwriter.Workbook) -> None:
        sheet = book.add_worksheet("Sheet")
        sheet.write_number("A1", 4)
        sheet.write_formula("B1", formula, book.add_format({"num_format": number_format}), shown)

    path = tmp_path / "team.xlsx"
    path.write_bytes(built(fill))
    outcome = ExcelBackend(path).write(ChangeSet("a1", ()), lambda *_: Placement((), {"Sheet": {(1, 1): 7}}))
    assert isinstance(outcome, Written)
    fresh = read_snapshot(Book(path.read_bytes()))
    assert outcome.snapshot.revision == fresh.revision
    for snapshot in (outcome.snapshot, fresh):
        assert repr(snapshot.tabs["Sheet"].at(1, 2)) == repr(now)
