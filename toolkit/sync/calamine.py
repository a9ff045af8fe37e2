"""Cells as calamine reads them, turned into ours: fast, and for every kind of spreadsheet file it knows.

Whole numbers come as `int`, yes/no as `bool`, dates as text (`2026-11-29`, with a time after it where there is one),
blanks as `None`. Calamine shows an error as a blank, and no formulas: whoever needs them looks for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

from toolkit.core.collecting import collecting_later
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import CellError, CellValue

if TYPE_CHECKING:
    from python_calamine import CalamineSheet, CalamineWorkbook

Cells = list[CellValue | CellError]


def calamine_book(data: bytes) -> CalamineWorkbook:
    """The book in these bytes. Raises `SourceError`."""
    from python_calamine import CalamineWorkbook

    with _sound():
        return CalamineWorkbook.from_filelike(BytesIO(data))


def calamine_sheets(book: CalamineWorkbook, names: Iterable[str]) -> dict[str, CalamineSheet]:
    """Its sheets of these names. Raises `SourceError`."""
    with _sound():
        return {name: book.get_sheet_by_name(name) for name in names}


@contextmanager
def _sound() -> Iterator[None]:
    from python_calamine import PasswordError

    try:
        yield
    except (KeyboardInterrupt, SystemExit, MemoryError):
        raise
    except PasswordError as error:
        raise SourceError("sync.encrypted") from error
    except BaseException as error:  # a panic inside calamine is no `Exception`
        raise SourceError("sync.damaged", part=str(error)[:200]) from error


def calamine_rows(sheet: CalamineSheet) -> list[Cells]:
    """All rows of a sheet, from A1."""
    with collecting_later():
        rows: list[Any] = sheet.to_python(skip_empty_area=False)
        for row in rows:
            for at, cell in enumerate(row):
                kind = type(cell)  # texts and numbers are nearly all there is: told apart without a call for each
                if kind is str:
                    if not cell:
                        row[at] = None
                elif kind is float:
                    if cell.is_integer():
                        row[at] = int(cell)
                elif kind is not bool:
                    row[at] = _dated(cell)
        return rows


@lru_cache(4096)
def _dated(cell: Any) -> CellValue:
    if type(cell) is date:
        return cell.isoformat()
    if isinstance(cell, datetime):
        return cell.isoformat(sep=" ", timespec="auto")
    if isinstance(cell, time):
        return cell.isoformat()
    return str(cell) if isinstance(cell, timedelta) else cell
