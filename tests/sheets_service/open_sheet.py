"""A spreadsheet as somebody has it open in a browser: look at it (`seen_sheet`), type, insert, sort, rename, protect.

This is how tests play the other people. What they do happens at once and under the same lock as the requests, never
over HTTP and never out of anybody's quota. Addresses are those of A1 (`B2`), rows count from 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.sheets_service import a1, grid
from tests.sheets_service.asking import REQUESTS, Change
from tests.sheets_service.book import Tab
from tests.sheets_service.errors import Json
from tests.sheets_service.filters import of_a1
from tests.sheets_service.ranges import COLUMNS, ROWS, Range, Span
from tests.sheets_service.seen_sheet import SeenSheet, cell_at, tab_of, within
from tests.sheets_service.values import write


class OpenSheet(SeenSheet):
    """The file `id`, open before the person `email`."""

    def type(self, tab: str, cell: str, *texts: object) -> None:
        """Into a cell and those to the right of it, as at a keyboard; None leaves a cell alone, "" empties it."""

        def typed(change: Change) -> None:
            where = of_a1(change.book, within(tab, cell))
            page = change.book.tab(where.sheet)
            box = page.box(where)
            change.touch(Range(page.id, where.rows, Span(box.left, box.left + len(texts))))
            write(change.book, where, [list(texts)], "USER_ENTERED", change.year)

        self._do(typed)

    def give(self, tab: str, cell: str, formula: str, value: Any) -> None:
        """A formula that the service cannot work out, and what it shows."""

        def given(change: Change) -> None:
            page, row, column = cell_at(change.book, tab, cell)
            old = page.cell(row, column)
            page.put(row, column, type(old)(formula=formula, given=value, format=old.format, note=old.note))

        self._do(given)

    def insert_rows(self, tab: str, row: int, count: int = 1) -> None:
        """Blank ones above this row."""
        self._do(lambda change: grid.insert(change.book, tab_of(change.book, tab), ROWS, row - 1, count))

    def insert_columns(self, tab: str, column: str, count: int = 1) -> None:
        """Blank ones to the left of this column."""
        at = a1.column_of(column)
        self._do(lambda change: grid.insert(change.book, tab_of(change.book, tab), COLUMNS, at, count))

    def delete_rows(self, tab: str, row: int, count: int = 1) -> None:
        """This one and those below it."""
        self._do(lambda change: grid.delete(change.book, tab_of(change.book, tab), ROWS, row - 1, row - 1 + count))

    def delete_columns(self, tab: str, column: str, count: int = 1) -> None:
        """This one and those to the right of it."""
        at = a1.column_of(column)
        self._do(lambda change: grid.delete(change.book, tab_of(change.book, tab), COLUMNS, at, at + count))

    def move_rows(self, tab: str, row: int, before: int, count: int = 1) -> None:
        """Rows elsewhere, by dragging them."""
        span = Span(row - 1, row - 1 + count)
        self._do(lambda change: grid.move(change.book, tab_of(change.book, tab), ROWS, span, before - 1))

    def sort(self, tab: str, column: str, *, down: bool = False, header_rows: int = 1) -> None:
        """The whole tab below its header, by a column."""

        def sorted_(change: Change) -> None:
            page = tab_of(change.book, tab)
            box = page.whole()._replace(top=header_rows)
            spec = {"dimensionIndex": a1.column_of(column), "sortOrder": "DESCENDING" if down else "ASCENDING"}
            grid.sort(change.book, page, box, [spec], change.sort_moves_metadata)

        self._do(sorted_)

    def rename(self, tab: str, title: str) -> None:
        """The tab gets another name."""

        def renaming(page: Tab) -> Json:
            return {"properties": {"sheetId": page.id, "title": title}, "fields": "title"}

        self.request("updateSheetProperties", renaming, tab)

    def protect(self, tab: str, cells: str = "", *, editors: tuple[str, ...] = (), warning: bool = False) -> None:
        """Cells, or the whole tab, against everybody but the owner and these."""
        where = of_a1(self.book, within(tab, cells))
        protected: Json = {"range": where.json(), "warningOnly": warning, "editors": {"users": list(editors)}}
        self.request("addProtectedRange", lambda page: {"protectedRange": protected}, tab)

    def request(self, kind: str, body: Callable[[Tab], Json], tab: str) -> Json:
        """Anything else that `spreadsheets.batchUpdate` can do; `body` is made of the tab."""
        replies: list[Json] = []
        self._do(lambda change: replies.append(REQUESTS[kind](change, body(tab_of(change.book, tab)))))
        return replies[0]

    def share(self, email: str, role: str = "writer") -> None:
        """With somebody, or with "anyone"."""
        self.file.roles[email] = role

    def unshare(self, email: str) -> None:
        """No longer with them."""
        self.file.roles.pop(email, None)

    def _do(self, what: Callable[[Change], object]) -> None:
        with self._store.changing(self.id, self.email) as change:
            what(change)
