"""What a request of `spreadsheets.batchUpdate` works with, and the list of all that are understood.

A request is a function of a `Change` and its own JSON that changes the book in hand and returns its reply. Each stands
in the `requests_*` module of its kind and enters itself with `@request`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.sheets_service.bodies import PROTECTED, Reader
from tests.sheets_service.book import Book
from tests.sheets_service.errors import PROTECTED as REFUSED
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.ranges import Range


@dataclass(frozen=True, slots=True)
class Change:
    """The copy of the book that is being changed, by whom, and what the service gives: ids, the year, its switches."""

    book: Book
    reader: Reader
    new_id: Callable[[], int]
    year: int
    sort_moves_metadata: bool = False

    def touch(self, where: Range) -> None:
        """Refuse unless this user may edit every cell of the range."""
        protect(self.book, self.reader, where)


def protect(book: Book, reader: Reader, where: Range) -> None:
    """Refuse to edit cells that are protected against this user."""
    for mark in book.of(PROTECTED, where.sheet):
        if mark.range and mark.range.meets(where) and not reader.may_edit(mark):
            raise invalid(REFUSED)


Request = Callable[[Change, Json], Json]
REQUESTS: dict[str, Request] = {}


def request(do: Request) -> Request:
    """Enter a request under its function's name in camel case."""
    first, *others = do.__name__.split("_")
    REQUESTS[first + "".join(map(str.title, others))] = do
    return do
