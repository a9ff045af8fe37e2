"""Where the rows and columns of one tab are now that were read before, and what each cell should hold. Pure.

Rows are known again by their texts, else by all their other cells than those that were written, else by their handles;
columns by all that their rows hold. A row that has nothing beside such cells is without a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from toolkit.sync.backends.google.document import Page
from toolkit.sync.backends.google.plan import Row
from toolkit.tables.snapshot import Address, CellError, CellValue, Tab

_Known = tuple[object, ...]
_REFERENCE = re.compile(r"\$?[A-Za-z]{1,3}\$?\d+|#REF!")


class Places:
    """One tab as it was read and as it is; `ours` are the rows that were written between."""

    def __init__(self, before: Page, now: Page, ours: Sequence[Row]) -> None:
        self.before, self.now, self.ours = before, now, ours
        self.at_handle = {token: number for number, token in now.handles.items()}
        self._wanted = {row.number: row.cells for row in ours}
        written = {column for row in ours for column in row.cells}
        self.was, self.stands = KnownRows(before.tab, written), KnownRows(now.tab, written)

    @property
    def numbers(self) -> range:
        """Of all rows that are there now."""
        return range(1, len(self.now.tab.rows) + 1)

    def column_now(self, column: int) -> int:
        """Where a column is now; 0 where that is gone."""
        return self._now_column.get(column, 0 if self._moved else column)

    def handled(self) -> Mapping[int, int]:
        """Row as it was read -> the row at its handle now."""
        return {number: self.at_handle.get(token, 0) for number, token in self.before.handles.items()}

    def old(self, row: Row, column: int) -> CellValue | CellError:
        """What a cell that was written had held."""
        return self.before.tab.at(row.number, column)

    def home(self, row: Row, column: int) -> Address:
        """Where a written value belongs now; 0 where that is gone."""
        return self.row_now(row), self.column_now(column)

    def row_now(self, row: Row) -> int:
        """The same row now; one without a name is the only such that holds the same, or else stands at its handle
        still, unless another has come into its place."""
        there = self.at_handle.get(row.handle, 0)
        if row.number > len(self.before.tab.rows):
            return there
        if self.was.named(row.number):
            return self.stands.like(self.was, row.number) or there
        held = {self.column_now(at): self.old(row, at) for at in row.cells}
        nameless = (at for at in self.numbers if not self.stands.named(at))
        same = [at for at in nameless if all(self.now.tab.at(at, column) == cell for column, cell in held.items())]
        if len(same) == 1 and any(cell is not None for cell in held.values()):
            return same[0]
        return 0 if self.stands.named(there) else there

    def own(self, number: int, column: int) -> CellValue | CellError:
        """What belongs into a cell; an error where that is not known, or is a formula."""
        origin = self.origin(number), self.was_column.get(column, 0 if self._moved else column)
        if not origin[0] and origin[1] and not self.stands.named(number):
            return self._nameless(origin[1], (number, column))
        unknown = not origin[0] or (origin[0] <= len(self.before.tab.rows) and origin in self.before.formulas)
        if unknown:
            return CellError("?")
        return self._wanted.get(origin[0], {}).get(origin[1], self.before.tab.at(*origin))

    def _nameless(self, origin: int, at: Address) -> CellValue | CellError:
        """What belongs into a row without a name: what it holds, if such rows held as many of that before."""
        cell = self.now.tab.at(*at)
        more = self.stands.nameless(at[1]).count(cell) > self.was.nameless(origin).count(cell)
        return None if more else cell

    def held(self, number: int, column: int) -> CellValue | CellError:
        """What stood in a cell before; nothing where that is not known."""
        row = self.origin(number)
        return self.before.tab.at(row, self.was_column.get(column, column)) if row else None

    def origin(self, number: int) -> int:
        """The number that a row had when it was read; 0 where it cannot be told."""
        token = self.now.handles.get(number, "")
        handled = next((row for row, other in self.before.handles.items() if other == token), 0)
        return self.was.like(self.stands, number) or (handled if self._moved else 0)

    @cached_property
    def _now_column(self) -> Mapping[int, int]:
        """Number of a column when it was read -> its number now, of those that can be told from all others."""
        pairs = list(self._pairs())
        was = _columns(self.before, [number for number, _ in pairs])
        stands = _columns(self.now, [number for _, number in pairs])
        return {column: stands[known] for known, column in was.items() if known in stands}

    @cached_property
    def was_column(self) -> Mapping[int, int]:
        """Number of a column now -> its number when it was read."""
        return {there: was for was, there in self._now_column.items()}

    @cached_property
    def _moved(self) -> bool:
        """Whether any column has another number now."""
        return any(was != there for was, there in self._now_column.items())

    def _pairs(self) -> Iterator[tuple[int, int]]:
        """Rows that were not written, as they were numbered then and now."""
        handled = self.handled()
        shifts = {self.at_handle[row.handle] - row.number for row in self.ours if row.handle in self.at_handle}
        shift = shifts.pop() if len(shifts) == 1 else None  # a tab that only grows has handles only where it grows
        for number in range(1, len(self.before.tab.rows) + 1):
            guess = handled.get(number, 0) or (number + shift if shift is not None else 0)
            there = self.stands.like(self.was, number) or guess
            if number not in self._wanted and there > 0:
                yield number, there


class KnownRows:
    """The rows of a tab, known by their texts or, where those are alike, by all their cells but the written ones."""

    def __init__(self, tab: Tab, written: set[int]) -> None:
        self._tab = tab
        self._written = written
        self._known = [[self._told(number, texts) for number in range(len(tab.rows) + 1)] for texts in (True, False)]
        self._by = [_alone((known, number) for number, known in enumerate(all_known)) for all_known in self._known]

    def like(self, other: KnownRows, number: int) -> int:
        """The row here that is the other's row `number`; 0 where it cannot be told."""
        for known, here, there in zip(other.known(number), self._by, other._by, strict=True):
            if known in here and known in there:
                return here[known]
        return 0

    def named(self, number: int) -> bool:
        """Whether a row has anything by which it could be known."""
        return any(self.known(number)[1])

    def nameless(self, column: int) -> list[CellValue | CellError]:
        """What the rows without a name hold in a column."""
        numbers = range(1, len(self._tab.rows) + 1)
        return [self._tab.at(number, column) for number in numbers if not self.named(number)]

    def known(self, number: int) -> tuple[_Known, _Known]:
        """What a row is known by: its texts, and all its cells."""
        texts, cells = (known[number] if 0 < number < len(known) else () for known in self._known)
        return texts, cells

    def _told(self, number: int, texts: bool) -> _Known:
        cells = self._tab.rows[number - 1] if 0 < number <= len(self._tab.rows) else ()
        kept = [None if self._aside(number, at) else cell for at, cell in enumerate(cells, 1)]
        if texts:  # wherever columns are now
            return tuple(cell for cell in kept if isinstance(cell, str))
        while kept and kept[-1] is None:
            kept.pop()
        return tuple(kept)

    def _aside(self, number: int, column: int) -> bool:
        return column in self._written or (number, column) in self._tab.formulas


def _alone(rows: Iterable[tuple[_Known, int]]) -> Mapping[_Known, int]:
    """Those that no other is like, blank ones aside."""
    found: dict[_Known, list[int]] = {}
    for known, number in rows:
        found.setdefault(known, []).append(number)
    return {known: numbers[0] for known, numbers in found.items() if any(known) and len(numbers) == 1}


def _columns(page: Page, rows: Sequence[int]) -> Mapping[_Known, int]:
    """What stands in those rows -> the column, blank ones and those alike aside; of formulas only their build."""
    width = max(map(len, page.tab.rows), default=0)
    return _alone((tuple(_seen(page, (number, at)) for number in rows), at) for at in range(1, width + 1))


def _seen(page: Page, at: Address) -> object:
    text = page.formulas.get(at)
    return page.tab.at(*at) if text is None else ("=", _REFERENCE.sub("@", text))
