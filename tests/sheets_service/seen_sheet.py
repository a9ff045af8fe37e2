"""A spreadsheet as somebody sees it: its tabs, values, formulas, what a cell shows. Nothing is changed here."""

from __future__ import annotations

from typing import Any

from tests.sheets_service import a1
from tests.sheets_service.bodies import seen
from tests.sheets_service.book import Book, Tab
from tests.sheets_service.filters import of_a1
from tests.sheets_service.formula_value import Worksheet
from tests.sheets_service.store import File, Store
from tests.sheets_service.values import Rendering, read


class SeenSheet:
    """The file `id`, looked at by the person `email`."""

    def __init__(self, store: Store, file_id: str, email: str) -> None:
        self._store, self.id, self.email = store, file_id, email

    @property
    def file(self) -> File:
        """As it is kept: roles, version, when it was changed."""
        return self._store.files[self.id]

    @property
    def book(self) -> Book:
        """The spreadsheet at this moment."""
        return self.file.book

    @property
    def titles(self) -> list[str]:
        """The tabs from left to right."""
        return [tab.title for tab in self.book.tabs]

    def values(self, tab: str, cells: str = "", how: str = "UNFORMATTED_VALUE") -> list[list[Any]]:
        """Of a tab or some cells of it, trailing blanks cut; `how` is a value render option."""
        with self._store.lock:
            where = of_a1(self.book, within(tab, cells))
            return list(read(self.book, where, Rendering(how)).get("values", []))

    def value(self, tab: str, cell: str) -> Any:
        """Of one cell, None where it is blank."""
        found = self.values(tab, cell)
        return found[0][0] if found else None

    def shown(self, tab: str, cell: str) -> str:
        """What the person sees there."""
        with self._store.lock:
            page, row, column = cell_at(self.book, tab, cell)
            worksheet = Worksheet(self.book)
            result = worksheet.result(page, row, column)
            return seen(result, page.cell(row, column), self.book.properties["locale"])

    def formula(self, tab: str, cell: str) -> str | None:
        """The formula in a cell."""
        page, row, column = cell_at(self.book, tab, cell)
        return page.cell(row, column).formula

    def row_of(self, tab: str, text: object, column: str = "A") -> int:
        """The number of the first row that has this value in a column."""
        column_values = self.values(tab, f"{column}:{column}")
        return next(row for row, line in enumerate(column_values, 1) if line and line[0] == text)


def within(tab: str, cells: str) -> str:
    """A tab, or cells of it, in A1 notation."""
    return f"{a1.quoted(tab)}!{cells}" if cells else "'" + tab.replace("'", "''") + "'"


def tab_of(book: Book, title: str) -> Tab:
    """By its name; a KeyError tells which there are."""
    found = book.titled(title)
    if found is None:
        raise KeyError(f"no tab {title}; there are: {', '.join(tab.title for tab in book.tabs)}")
    return found


def cell_at(book: Book, tab: str, cell: str) -> tuple[Tab, int, int]:
    """The tab, row and column of a cell."""
    where = of_a1(book, within(tab, cell))
    return book.tab(where.sheet), where.rows.start or 0, where.columns.start or 0
