"""Real campaigns on disk for the desk's tests: the demo, and small ones made for a case."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.ui.browser import HALL
from toolkit.session.new import new_workbook
from toolkit.ui.desk.desk import Desk

Cells = Mapping[tuple[str, int, int], Any]


@pytest.fixture(scope="session", autouse=True)
def _hall() -> Iterator[None]:
    """What the browser tests share ends with them."""
    yield
    HALL.close()


@pytest.fixture
def demo(tmp_path: Path) -> Path:
    """The English demo campaign."""
    return new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)


@pytest.fixture
def desk(demo: Path) -> Desk:
    """A desk on the demo."""
    return Desk(str(demo))


def cells(file: Path) -> dict[tuple[str, int, int], Any]:
    """Every filled cell of every tab but the Log."""
    book = openpyxl.load_workbook(file)
    return {
        (sheet.title, cell.row, cell.column): cell.value
        for sheet in book
        if sheet.title != "Log"
        for row in sheet.iter_rows()
        for cell in row
        if cell.value is not None
    }


def column(file: Path, header: str, tab: str = "Roster") -> dict[str, Any]:
    """Name -> what the column holds."""
    sheet = openpyxl.load_workbook(file)[tab]
    rows = [[cell.value for cell in row] for row in sheet.iter_rows()]
    top = next(number for number, row in enumerate(rows) if header in row and "Name" in row)
    name, wanted = rows[top].index("Name"), rows[top].index(header)
    return {str(row[name]): row[wanted] for row in rows[top + 1 :] if row[name]}


def edit(file: Path, header: str, name: str, value: Any, tab: str = "Roster") -> None:
    """Somebody changes one cell in a spreadsheet program."""
    book = openpyxl.load_workbook(file)
    sheet = book[tab]
    found = {cell.value: cell for row in sheet.iter_rows() for cell in row if cell.value in (header, name)}
    sheet.cell(found[name].row, found[header].column).value = value
    book.save(file)


def rewrite(file: Path, change: Callable[[Any], None]) -> None:
    """Somebody changes the workbook in a spreadsheet program."""
    book = openpyxl.load_workbook(file)
    change(book)
    book.save(file)
