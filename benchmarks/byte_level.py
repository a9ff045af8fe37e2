"""One cell set in a file, against other libraries that edit a workbook's bytes and leave the rest of it alone.

Which of them is to be beaten was settled by a trial of each on 1,861 workbooks of others. **cellrune** alone passed: no
wrong cell, nothing malformed, nothing lost (it refuses 18 in 100, and takes away results that may be out of date). It
is what the limit holds against. Two are faster than cellrune and shown for comparison: **wolfxl** wrote malformed XML
into 105 workbooks and **pyopenxlsx** into 20, and both leave the old results of formulas standing and say nothing, so
they do less than `edit_cells`, which computes a changed formula's result or removes it, and proves what it made. Others
cannot be compared here: xlsxedit and editpyxl bring a library with them that changes what openpyxl writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import toolkit
from benchmarks.one_edit import made
from benchmarks.ratio import NotInstalled, Ratio, measure

SIZES = {1_000: 9, 10_000: 3, 100_000: 1}
"""Rows -> rounds."""
CELL = "C500"


def byte_level(folder: Path) -> Iterator[Ratio | NotInstalled]:
    for rows, rounds in SIZES.items():
        for formulas in (False, True):
            book = made(folder / "book.xlsx", rows, formulas)
            what = f"edit_cells, {rows:,} rows{', a formula in each' if formulas else ''}"
            for name, (edit, limit) in LIBRARIES.items():
                yield _against(name, edit, f"{what} / {name}", book, limit, rounds)


def _against(
    name: str, edit: Callable[[Path], None], what: str, book: Path, limit: float | None, rounds: int
) -> Ratio | NotInstalled:
    if find_spec(name) is None:
        return NotInstalled(what)
    return measure(what, lambda: _ours(book), lambda: edit(book), limit, rounds)


def _ours(book: Path) -> None:
    book.with_stem("ours").write_bytes(toolkit.edit_cells(book, {"Roster": {CELL: 7}}))


def _cellrune(book: Path) -> None:
    with import_module("cellrune").Workbook.from_bytes(book.read_bytes()) as workbook:
        workbook.set_number("Roster", CELL, 7)
        book.with_stem("theirs").write_bytes(workbook.edits_to_bytes())


def _wolfxl(book: Path) -> None:
    workbook = import_module("wolfxl").load_workbook(str(book), modify=True)
    workbook["Roster"][CELL] = 7
    workbook.save(str(book.with_stem("theirs")))


def _pyopenxlsx(book: Path) -> None:
    workbook = import_module("pyopenxlsx").load_workbook(str(book))
    workbook["Roster"][CELL].value = 7
    workbook.save(str(book.with_stem("theirs")))


LIBRARIES: dict[str, tuple[Callable[[Path], None], float | None]] = {
    "cellrune": (_cellrune, 1.5),
    "wolfxl": (_wolfxl, None),
    "pyopenxlsx": (_pyopenxlsx, None),
}
"""Name -> how it sets the cell, and how many times as long `edit_cells` may take; `None`: shown for comparison."""
