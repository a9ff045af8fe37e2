"""An Excel table takes in rows written right below it, where nothing is in the way; otherwise it stays as it is."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl
import pytest
import xlsxwriter  # type: ignore[import-untyped]

from tests.sync.zips import changed_entries, opened, part, with_parts
from toolkit.sync.backends.excel import ExcelBackend, edit_cells
from toolkit.sync.port import ChangeSet, Placement, Written
from toolkit.tables.snapshot import Address, CellValue

TABLE = "xl/tables/table1.xml"
SHEET = "xl/worksheets/sheet1.xml"
COLUMNS = [{"header": "id"}, {"header": "hp"}, {"header": "note"}]
NEW: dict[Address, CellValue] = {(4, 1): "dusk", (4, 2): 5, (5, 1): "fern", (5, 2): 0}


def book_with(more: Callable[[Any], None] = lambda sheet: None, **options: Any) -> bytes:
    """A1:C3 is a table of two rows; `more` puts further things onto its sheet."""
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    sheet = book.add_worksheet("Team")
    sheet.add_table("A1:C3", {"name": "Team", "columns": COLUMNS, "data": [["a", 10, "x"], ["b", 20, "y"]], **options})
    more(sheet)
    book.close()
    return out.getvalue()


def written(folder: Path, data: bytes, cells: dict[Address, CellValue]) -> bytes:
    """What the home of a campaign makes of it."""
    path = folder / "team.xlsx"
    path.write_bytes(data)
    backend = ExcelBackend(path)
    backend.read()
    assert isinstance(backend.write(ChangeSet("a1", ()), lambda *_: Placement((), {"Team": cells})), Written)
    known, there = (home.read().tabs["Team"] for home in (backend, ExcelBackend(path)))
    assert [known.at(row, 1 + column) for row in range(9) for column in range(9)] == [
        there.at(row, 1 + column) for row in range(9) for column in range(9)
    ]
    return path.read_bytes()


def test_new_rows_belong_to_the_table_and_its_filter(tmp_path: Path) -> None:
    before = book_with()
    after = written(tmp_path, before, NEW)
    assert changed_entries(before, after) == {SHEET, TABLE}
    assert part(after, TABLE) == part(before, TABLE).replace(b'ref="A1:C3"', b'ref="A1:C5"')
    table = opened(after)["Team"].tables["Team"]
    assert (table.ref, table.autoFilter.ref) == ("A1:C5", "A1:C5")
    again = written(tmp_path, after, {(6, 1): "moss"})
    assert opened(again)["Team"].tables["Team"].ref == "A1:C6"


def in_the_way(sheet: Any) -> None:
    sheet.write_string("C5", "somebody's")


def merged(sheet: Any) -> None:
    sheet.merge_range("C5:D6", "both")


def another(sheet: Any) -> None:
    sheet.add_table("C5:D7", {"name": "Other"})


@pytest.mark.parametrize(
    ("data", "cells"),
    [
        (book_with(in_the_way), NEW),
        (book_with(merged), {**NEW, (5, 2): 7}),
        (book_with(another), NEW),
        (book_with(total_row=True), {(5, 1): "under the totals"}),
        (book_with(), {(5, 1): "after a gap"}),
        (book_with(), {(4, 4): "beside"}),
        (book_with(), {(4, 1): "", (4, 2): None, (2, 2): 3}),
        (
            with_parts(book_with(), {TABLE: part(book_with(), TABLE).replace(b"<table ", b'<table tableType="xml" ')}),
            NEW,
        ),
        (
            with_parts(
                book_with(), {TABLE: part(book_with(), TABLE).replace(b'Filter ref="A1:C3"', b'Filter ref="A1:C2"')}
            ),
            NEW,
        ),
    ],
    ids=["held", "merge", "table", "totals", "gap", "beside", "blank", "query", "odd"],
)
def test_where_anything_is_in_the_way_the_table_stays(
    tmp_path: Path, data: bytes, cells: dict[Address, CellValue]
) -> None:
    assert part(written(tmp_path, data, cells), TABLE) == part(data, TABLE)


def test_a_comment_that_quotes_the_table_stays_as_it_is(tmp_path: Path) -> None:
    told, table = b'<!-- was <table ref="A1:C3"><autoFilter ref="A1:C3"/> -->', part(book_with(), TABLE)
    before = with_parts(book_with(), {TABLE: table.replace(b"<table ", told + b"<table ") + told})
    after = part(written(tmp_path, before, NEW), TABLE)
    assert after == part(before, TABLE).replace(told, b"|").replace(b"A1:C3", b"A1:C5").replace(b"|", told)


def test_the_exact_edit_of_any_workbook_touches_no_table() -> None:
    before = book_with()
    assert changed_entries(before, edit_cells(before, {"Team": {"A4": "dusk"}})) == {SHEET}


@pytest.mark.parametrize(
    ("formula", "shown", "now"),
    [("=SUM(Team[hp])", 30, 35), ("=COUNTBLANK(Team[note])", 0, None), ("=B2*2", 20, 20)],
)
def test_formulas_that_name_the_table_count_its_new_rows(
    tmp_path: Path, formula: str, shown: int, now: int | None
) -> None:
    before = book_with(lambda sheet: sheet.write_formula("F1", formula, None, shown))
    path = tmp_path / "shown.xlsx"
    path.write_bytes(written(tmp_path, before, NEW))
    found = openpyxl.load_workbook(path, data_only=True)["Team"]["F1"].value
    assert found == now or (found is None and now != shown), "a result that nobody knows is none"
