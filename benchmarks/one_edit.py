"""One cell set in a workbook of 1,000, 10,000 and 100,000 rows, against openpyxl loading and saving the same file.

Thirteen columns a row, with and without a formula in each. Two things are timed: `edit_cells`, and what a home of
campaigns does for an action: read everything, write two cells and a row of the Log. At last, the memory of processes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import openpyxl
import xlsxwriter  # type: ignore[import-untyped]

import toolkit
from benchmarks.ratio import Ratio, measure
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.sync.backends.excel.book import Edits
from toolkit.sync.port import ChangeSet, Placement, Written

SIZES = {1_000: (1 / 5, 5), 10_000: (1 / 10, 2), 100_000: (1 / 10, 1)}
"""Rows -> the share of openpyxl's time that may be taken, and the rounds."""
EDIT = "import sys, toolkit; toolkit.edit_cells(sys.argv[1], {'Roster': {'C9': 7}})"
SAVE = "import sys, openpyxl; openpyxl.load_workbook(sys.argv[1]).save(sys.argv[2])"
PEAK = "; print(next(line for line in open('/proc/self/status') if line.startswith('VmHWM')).split()[1])"
"""The peak of the program itself: `ru_maxrss` begins with that of whoever started it."""


def one_edit(folder: Path) -> list[Ratio]:
    found = []
    for rows in SIZES:
        for formulas in (False, True):
            book = made(folder / f"{rows}-{formulas}.xlsx", rows, formulas)
            what = f"{rows:,} rows{', a formula in each' if formulas else ''}"
            found += [edited(book, what, rows), acted(book, what, rows)]
    return [*found, remembered(book, what)]


def made(file: Path, rows: int, formulas: bool) -> Path:
    book = xlsxwriter.Workbook(str(file))
    roster, log = book.add_worksheet("Roster"), book.add_worksheet("Log")
    for row in range(1, rows + 1):
        roster.write_row(row, 0, [f"r{row}", f"Name {row}", row % 90, 100, None, *("Normal", row, 2.5, "Fire") * 2])
        if formulas:
            roster.write_formula(row, 4, f"=C{row + 1}/D{row + 1}", None, row % 90 / 100)
    log.write_row(0, 0, ["id", "result"])
    book.close()
    return file


def edited(book: Path, what: str, rows: int) -> Ratio:
    limit, rounds = SIZES[rows]
    return measure(
        f"edit_cells, {what} / openpyxl load and save",
        lambda: toolkit.edit_cells(book, {"Roster": {f"C{rows // 2}": 7}}),
        lambda: loaded_and_saved(book),
        limit,
        rounds,
    )


def acted(book: Path, what: str, rows: int) -> Ratio:
    copy = book.with_stem("acted")
    cells: Edits = {"Roster": {(rows // 2, 3): 7, (rows // 3, 3): 8}, "Log": {(2, 1): "a1", (2, 2): "hit"}}

    def act() -> None:
        shutil.copy(book, copy)
        backend = ExcelBackend(copy)
        backend.read()
        assert isinstance(backend.write(ChangeSet("a1", ()), lambda *_: Placement((), cells)), Written)

    limit, rounds = SIZES[rows]
    return measure(f"read and write, {what} / openpyxl", act, lambda: loaded_and_saved(book), limit, rounds)


def loaded_and_saved(book: Path) -> None:
    openpyxl.load_workbook(book).save(book.with_stem("saved"))


def remembered(book: Path, what: str) -> Ratio:
    """Peaks of whole processes, in gigabytes."""
    ours, theirs = (peak(code, book) for code in (EDIT, SAVE))
    return Ratio(f"memory of edit_cells, {what} / openpyxl", ours, theirs, 1 / 2, "MB")


def peak(code: str, book: Path) -> float:
    command = [sys.executable, "-c", code + PEAK, str(book), str(book.with_stem("saved"))]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout) / 1e6
