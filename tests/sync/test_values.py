"""Whatever a cell can hold, written anywhere, reads back equal in other programs; and taken back leaves no trace."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sync.zips import calamine_cell, changed_entries, opened, sheet_book
from toolkit.sync.backends.excel import edit_cells
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.edit import edited
from toolkit.sync.backends.excel.values import changed_snapshot, read_snapshot
from toolkit.tables.snapshot import CellValue, a1

GRID = sheet_book(
    '<dimension ref="A1:D4"/><sheetData>'
    + "".join(
        f'<row r="{row}" spans="1:4">'
        + "".join(f'<c r="{a1((row, c))}"><v>{row * c}</v></c>' for c in (1, 2, 4))
        + "</row>"
        for row in (1, 2, 4)
    )
    + '</sheetData><mergeCells count="1"><mergeCell ref="F1:G2"/></mergeCells>'
)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30) | st.from_regex(
    r"[ =+@_]?(_x[0-9A-F]{4}_?|x00|_|\r|\x01|<|&)*", fullmatch=True
).filter(bool)
NUMBER = st.integers(-(2**53), 2**53) | st.floats(
    allow_nan=False, allow_infinity=False, allow_subnormal=False, min_value=-9e307, max_value=9e307
)
VALUE = TEXT | NUMBER | st.booleans()
ADDRESS = st.tuples(st.integers(1, 6), st.integers(1, 5))


def as_excel_reads(found: object) -> object:
    """openpyxl shows the `_xHHHH_` form as it stands; Excel, LibreOffice and calamine resolve it."""
    if not isinstance(found, str):
        return found
    return re.sub("_x([0-9A-Fa-f]{4})_", lambda escape: chr(int(escape[1], 16)), found)


@settings(max_examples=120)
@given(ADDRESS, VALUE)
def test_any_value_in_any_cell_reads_back(address: tuple[int, int], value: CellValue) -> None:
    after = edit_cells(GRID, {"Sheet": {a1(address): value}})
    assert changed_entries(GRID, after) <= {"xl/worksheets/sheet1.xml"}
    for shown in (as_excel_reads(opened(after)["Sheet"].cell(*address).value), calamine_cell(after, "Sheet", *address)):
        assert shown == value
        assert isinstance(shown, bool) == isinstance(value, bool)
        assert isinstance(shown, str) == isinstance(value, str)


@settings(max_examples=60)
@given(st.dictionaries(ADDRESS, VALUE | st.none(), max_size=8))
def test_the_snapshot_after_an_edit_is_what_a_reader_sees(cells: dict[tuple[int, int], CellValue]) -> None:
    before = read_snapshot(Book(GRID))
    made = edited(Book(GRID), {"Sheet": cells})
    after = changed_snapshot(before, made.book, {"Sheet": cells}, made.results)
    fresh = read_snapshot(Book(made.book.package.data))
    assert after.revision == fresh.revision
    for row in range(1, 8):
        for column in range(1, 8):
            assert after.tabs["Sheet"].at(row, column) == fresh.tabs["Sheet"].at(row, column)
    assert len(after.tabs["Sheet"].rows) == len(fresh.tabs["Sheet"].rows)


@settings(max_examples=60)
@given(st.dictionaries(ADDRESS, VALUE | st.none(), min_size=1, max_size=8))
def test_an_edit_and_its_reverse_leave_every_cell_as_it_was(cells: dict[tuple[int, int], CellValue]) -> None:
    before = read_snapshot(Book(GRID)).tabs["Sheet"]
    there = edit_cells(GRID, {"Sheet": {a1(address): value for address, value in cells.items()}})
    back = edit_cells(there, {"Sheet": {a1(address): before.at(*address) for address in cells}})  # type: ignore[misc]
    assert read_snapshot(Book(back)).tabs["Sheet"] == before
    assert changed_entries(GRID, back) <= {"xl/worksheets/sheet1.xml"}
