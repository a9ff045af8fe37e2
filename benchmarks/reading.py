"""Reading a workbook whole (values, errors, what is locked) against python-calamine reading its values.

Twelve columns: texts, whole numbers, a fraction, a formula, a date, yes/no. Both open the file anew each time. Which
cells are formulas is found once somebody asks, for the tabs they ask about: with that besides, for comparison.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import xlsxwriter  # type: ignore[import-untyped]
from python_calamine import CalamineWorkbook

from benchmarks.ratio import Ratio, measure
from toolkit.sync.backends.excel import ExcelBackend

SIZES = {1_000: 15, 10_000: 7, 100_000: 3}
"""Rows -> rounds."""

HEADERS = ("id", "name", "side", "kind", "types", "level", "hp", "max_hp", "ratio", "share", "since", "active")


def reading(folder: Path) -> list[Ratio]:
    return [
        ratio for rows, rounds in SIZES.items() for ratio in _read(_book(folder / f"{rows}.xlsx", rows), rows, rounds)
    ]


def _read(book: Path, rows: int, rounds: int) -> list[Ratio]:
    def against_calamine(what: str, ours: Callable[[], object], limit: float | None) -> Ratio:
        return measure(f"{what} / python-calamine", ours, lambda: _by_calamine(book), limit, rounds)

    what = f"reading {rows:,} rows"
    return [
        against_calamine(what, lambda: ExcelBackend(book).read(), 1.5),
        against_calamine(f"{what}, and asking which cells are formulas", lambda: _asked(book), None),
    ]


def _asked(book: Path) -> int:
    return sum(len(tab.formulas) for tab in ExcelBackend(book).read().tabs.values())


def _by_calamine(book: Path) -> list[object]:
    source = CalamineWorkbook.from_path(book)
    return [source.get_sheet_by_name(name).to_python(skip_empty_area=False) for name in source.sheet_names]


def _book(file: Path, rows: int) -> Path:
    book = xlsxwriter.Workbook(str(file))
    sheet, day = book.add_worksheet("Roster"), book.add_format({"num_format": "yyyy-mm-dd"})
    sheet.write_row(0, 0, HEADERS)
    for at in range(1, rows + 1):
        texts = (f"fighter-{at}", f"Fighter {at}", "A" if at % 2 else "B", "pokemon", "Fire/Flying")
        sheet.write_row(at, 0, (*texts, at % 100, at % 300, 300, at / 7))
        sheet.write_formula(at, 9, f"=G{at + 1}/H{at + 1}", None, (at % 300) / 300)
        sheet.write_datetime(at, 10, date(2026, 1, 1) + timedelta(at % 300), day)
        sheet.write_boolean(at, 11, at % 2 == 0)
    book.close()
    return file
