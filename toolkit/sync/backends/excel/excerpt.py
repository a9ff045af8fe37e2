"""The sheets of a workbook with no more rows than some formulas need to be computed. Pure.

The formulas are followed to the rows they look at, through other formulas that stand there, until nothing new is
reached. One whose references cannot be told needs the workbook whole, and so does whatever reaches a sheet where
formulas fill further cells, or more than a few rows among which formulas stand. Rows are taken as they are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from toolkit.sync.backends.excel.areas import LAST_COLUMN, Area
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.formulas import Formula, fills_others
from toolkit.sync.backends.excel.references import references
from toolkit.sync.port import SourceError

_TALL = 64
_MANY = 1_000


class _Everything(Exception):
    """No excerpt would do."""


class Excerpt(NamedTuple):
    """What some formulas need."""

    parts: Mapping[str, bytes]
    """Sheet part -> its content less what is not needed; parts that are needed whole left out."""
    formulas: Collection[tuple[str, Formula]]
    """Themselves, and those that they look at, straight or through others, each with its casefolded sheet name."""


def excerpt(book: Book, formulas: Mapping[str, Iterable[Formula]]) -> Excerpt:
    """What `formulas`, by sheet name, need. Where nobody can tell, that is everything."""
    needed = _Needed(book)
    try:
        for name, found in formulas.items():
            needed.follow((name.casefold(), formula) for formula in found)
        parts = {sheet.part: needed.rows_of(name) for name, sheet in needed.sheets.items()}
    except (_Everything, SourceError):  # rows out of order: no place in them is certain
        return Excerpt({}, list(book.watch.every()))
    return Excerpt({part: content for part, content in parts.items() if content is not None}, needed.followed)


class _Needed:
    """The rows that are needed, by casefolded sheet name."""

    def __init__(self, book: Book) -> None:
        self.sheets = {name.casefold(): sheet for name, sheet in book.workbook.sheets.items()}
        self._book = book
        self._rows: dict[str, set[int]] = defaultdict(set)
        self._whole: set[str] = set()
        self._standing: dict[str, dict[int, list[Formula]]] = {}
        self.followed: set[tuple[str, Formula]] = set()

    def follow(self, formulas: Iterable[tuple[str, Formula]]) -> None:
        """Take in all that these look at. Raises `_Everything`."""
        waiting = list(formulas)
        while waiting:
            sheet, formula = one = waiting.pop()
            if one not in self.followed:
                self.followed.add(one)
                self._keep(sheet, formula.address[0])
                waiting += self._looked_at(sheet, formula)
                if len(self.followed) > _MANY:
                    raise _Everything

    def rows_of(self, name: str) -> bytes | None:
        """The sheet with the rows needed of it; `None` when it is needed whole."""
        data = self._book.rows(self.sheets[name])
        rows = [row for number in sorted(self._rows[name]) if (row := data.row(number))]
        if name in self._whole or not all(said.number for row in rows if (said := data.row_at(row.start))):
            return None  # a row that does not say its number counts on from the one above
        kept = (data.xml[row.start : row.end] for row in rows)
        return b"".join([data.xml[: data.inside], *kept, data.xml[data.outside :]])

    def _looked_at(self, sheet: str, formula: Formula) -> Iterator[tuple[str, Formula]]:
        """The formulas among the cells that one looks at."""
        areas = references(formula, sheet, self._book.scope)
        if areas is None:
            raise _Everything
        for name, area in areas:
            if name in self.sheets:
                yield from ((name, other) for other in self._reached(name, area))

    def _reached(self, name: str, area: Area) -> Iterator[Formula]:
        """Keep the rows of an area; the formulas in it."""
        sheet = self.sheets[name]
        area = area.clipped(self._book.rows(sheet).last_row, LAST_COLUMN)
        if area.bottom - area.top >= _TALL:
            if self._book.places(sheet):
                raise _Everything
            self._whole.add(name)
            return
        for row in range(area.top, area.bottom + 1):
            self._keep(name, row)
            yield from (formula for formula in self._standing_in(name, row) if area.holds(formula.address))

    def _keep(self, name: str, row: int) -> None:
        waiting = [row]
        while waiting:
            if (row := waiting.pop()) not in self._rows[name]:
                self._rows[name].add(row)
                standing = self._standing_in(name, row)  # a shared formula's text stands in another cell
                waiting += [row - formula.shift[0] for formula in standing if formula.kind == "shared"]

    def _standing_in(self, name: str, row: int) -> Iterator[Formula]:
        """The formulas in a row."""
        sheet = self.sheets[name]
        data = self._book.rows(sheet)
        if name not in self._standing:
            if fills_others(data):
                raise _Everything
            self._standing[name] = defaultdict(list)
            for formula in self._book.formulas(sheet):
                self._standing[name][formula.address[0]].append(formula)
        yield from self._standing[name].get(row, ())
        if place := data.row(row):
            yield from self._book.plain(sheet).within(place)
