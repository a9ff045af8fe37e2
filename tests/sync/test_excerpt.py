"""What depends on a change is computed from the rows it looks at alone, and comes out as from the whole workbook."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.sync.test_stale_results import built
from tests.sync.zips import opened, part, sheet_book, sheet_xml
from toolkit.sync.backends.excel import edit_cells, recalc
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.excerpt import Excerpt, excerpt
from toolkit.tables.snapshot import Address

pytest.importorskip("cellrune")

ROWS = 200
PART = "xl/worksheets/sheet1.xml"


def long_sheet(formulas: dict[Address, tuple[str, object]], row_tag: str = '<row r="{}">') -> bytes:
    """Column A counts, column B doubles it; further formulas with what they show, each with its attributes."""

    def cells(row: int) -> Iterable[str]:
        yield f'<c r="A{row}"><v>{row}</v></c><c r="B{row}"><f>A{row}*2</f><v>{row * 2}</v></c>'
        for (at, column), (formula, shown) in formulas.items():
            if at == row:
                yield f'<c r="{" ABCDE"[column]}{row}"><f{formula}</f><v>{shown}</v></c>'

    rows = (row_tag.format(row) + "".join(cells(row)) + "</row>" for row in range(1, ROWS + 1))
    return sheet_book("<sheetData>" + "".join(rows) + "</sheetData>")


CASES: dict[str, tuple[tuple[str, object], list[int] | None]] = {
    "its own row": ((">B150/4", 75), [150]),
    "a formula in another row": ((">B9+B150", 318), [9, 150]),
    "a few rows": ((">SUM(B10:B13)+A150", 242), [10, 11, 12, 13, 150]),
    "a place beyond the last row": ((">A150+A999", 150), [150]),
    "every row": ((">SUM(B1:B200)+A150", 40350), None),
    "a place its text does not name": ((">INDIRECT(&quot;B3&quot;)+A150", 156), None),
}


@pytest.mark.parametrize("case", CASES)
def test_no_more_rows_are_needed_than_a_formula_looks_at(case: str) -> None:
    formula, rows = CASES[case]
    book = Book(long_sheet({(150, 3): formula}))
    sheet = book.workbook.sheets["Sheet"]
    stale = book.watch.stale([("sheet", (150, 1))])["sheet"]
    kept = excerpt(book, {"Sheet": [one for one in stale if one.address == (150, 3)]}).parts
    assert kept.get(PART) == (rows and _only(book.rows(sheet).xml, rows))


@pytest.mark.parametrize("case", CASES)
def test_the_results_are_those_of_the_whole_workbook(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book = long_sheet({(150, 3): CASES[case][0]})
    edits = {"Sheet": {"A150": 7, "A10": 1000}}
    from_rows = edit_cells(book, edits)
    monkeypatch.setattr(recalc, "excerpt", lambda book, _: Excerpt({}, list(book.watch.every())))
    assert from_rows == edit_cells(book, edits)
    shown = opened(from_rows, results=True)["Sheet"]
    assert (shown["B150"].value, shown["B10"].value) == (14, 2000)
    assert shown["C150"].value is not None


def test_a_shared_formula_brings_the_row_where_its_text_stands() -> None:
    master = ' t="shared" ref="C2:C180" si="0">A2+B2'
    book = long_sheet({(2, 3): (master, 6), (180, 3): (' t="shared" si="0">', 540)})
    shown = opened(edit_cells(book, {"Sheet": {"A180": 10}}), results=True)["Sheet"]
    assert [shown[cell].value for cell in ("B180", "C180", "C2")] == [20, 30, 6]


def test_a_list_without_formulas_is_looked_up_whole() -> None:
    def fill(book: xlsxwriter.Workbook) -> None:
        team, moves = book.add_worksheet("Team"), book.add_worksheet("Moves")
        for row in range(100):
            moves.write_row(row, 0, [f"Move {row}", row * 2])
        team.write_row(0, 0, ["Move 3", None, "Move 4"])
        team.write_formula("B1", "=VLOOKUP(A1,Moves!A:B,2,FALSE)+VLOOKUP(C1,Moves!A:B,2,FALSE)", None, 14)

    book = Book(built(fill))
    team = book.workbook.sheets["Team"]
    assert excerpt(book, {"Team": book.watch.stale([("team", (1, 1))])["team"]}).parts.keys() == {team.part}
    after = edit_cells(book.package.data, {"Team": {"A1": "Move 90"}})
    assert opened(after, results=True)["Team"]["B1"].value == 188


def test_rows_that_count_on_are_not_torn_from_those_above() -> None:
    book = long_sheet({(150, 3): (">B150/4", 75)}, row_tag="<row>")
    shown = opened(edit_cells(book, {"Sheet": {"A150": 10}}), results=True)["Sheet"]
    assert [shown[cell].value for cell in ("A150", "B150", "C150")] == [10, 20, 5]


def test_a_large_workbook_is_computed_where_a_few_rows_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recalc, "LARGEST", 2000)
    book = long_sheet({(150, 3): (">SUM(B1:B200)", 40200)})
    assert len(part(book, PART)) > 10_000
    after = sheet_xml(edit_cells(book, {"Sheet": {"A9": 100}}))
    assert "<f>A9*2</f></c>" in after, "a sum over the whole list is among what depends on it"
    lone = sheet_xml(edit_cells(long_sheet({}), {"Sheet": {"A9": 100}}))
    assert "<f>A9*2</f><v>200</v></c>" in lone


def _only(xml: bytes, rows: list[int]) -> bytes:
    head, _, rest = xml.partition(b"<sheetData>")
    cells, _, tail = rest.partition(b"</sheetData>")
    lines = cells.split(b"</row>")
    return head + b"<sheetData>" + b"".join(lines[row - 1] + b"</row>" for row in rows) + b"</sheetData>" + tail
