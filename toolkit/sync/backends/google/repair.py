"""Putting right what people moved in the very moment of a write: sorted rows, columns that came, went or moved. Pure.

A write hits the rows it means by their handles, which stay behind when people sort, and counts columns as they were
when they were read. So once more is read, and in this order: rows are known again by their texts, else by all their
other cells, else by their handles; columns by all that their rows hold; each written value is set where it belongs, and
what it hit instead gets back what is its own; a row without a name, such as people insert, is blank again. A formula
that was hit is copied from its column's other rows. What can be put right no more is `lost`, and told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from toolkit.sync.backends.google.document import Document, Page
from toolkit.sync.backends.google.plan import Row
from toolkit.tables.snapshot import Address, CellError, CellValue, Tab, a1

Edits = dict[str, dict[Address, CellValue]]
_Known = tuple[object, ...]
_MOST = 5
"""So many lost cells are told."""
_REFERENCE = re.compile(r"\$?[A-Za-z]{1,3}\$?\d+|#REF!")


@dataclass(frozen=True, slots=True)
class Lost:
    """A value that stands nowhere (blank: a formula that was overwritten, `what`), and where it was to stand."""

    where: str
    what: str
    formula: bool = False


@dataclass(frozen=True, slots=True)
class Paste:
    """A formula to be copied within a column, from row to row."""

    sheet: int
    column: int
    source: int
    target: int


def misplaced(before: Document, now: Document, rows: Sequence[Row], *, late: bool = False) -> Edits:
    """The cells to set so that every written value stands where it belongs and every other cell has its own back.

    `late`: a cell that is as it was before may have been set back by hand since; it counts only where the value it was
    to have is found elsewhere.
    """
    edits = {name: dict(moves.edits(late)) for name, moves in _moves(before, now, rows).items()}
    return {name: cells for name, cells in edits.items() if cells}


def pastes(before: Document, now: Document, rows: Sequence[Row]) -> list[Paste]:
    """The formulas that were overwritten and stand in other rows of their column."""
    found = _moves(before, now, rows).values()
    return [Paste(one.now.id, at[1], source, at[0]) for one in found for at, _, source in one.formulas() if source]


def lost(before: Document, now: Document, rows: Sequence[Row]) -> list[Lost]:
    """What can be put right no more."""
    moves = _moves(before, now, rows)
    told = {one.before.tab.name for one in moves.values()}
    gone = [
        (row.tab, (row.number, at), value) for row in rows if row.tab not in told for at, value in row.cells.items()
    ]
    gone += [(one.before.tab.name, *cell) for one in moves.values() for cell in one.lost()]
    found = [Lost(f"{tab}!{a1(at)}", str(value)) for tab, at, value in gone]
    for name, one in moves.items():
        found += [Lost(f"{name}!{a1(at)}", text, True) for at, text, source in one.formulas() if not source]
    return found[:_MOST]


def was_carried_out(before: Document, now: Document, rows: Sequence[Row]) -> bool:
    """Whether a write of which nobody knows is to be seen: rows at the end of their tabs, else any value it hit."""
    moves = _moves(before, now, rows).values()
    added = [(one, row) for one in moves for row in one.ours if row.number > len(one.before.tab.rows)]
    if added:
        return all(one.stands_somewhere(row) for one, row in added)
    return any(one.hits() for one in moves)


def unlogged(before: Document, now: Document, rows: Sequence[Row]) -> Edits:
    """The cells that write rows at the end of their tabs once more, where they stand nowhere in them."""
    edits: Edits = {}
    for name, moves in _moves(before, now, rows).items():
        for row in moves.ours:
            if not moves.stands_somewhere(row):
                at = len(moves.now.tab.rows) + row.number - len(moves.before.tab.rows)
                edits.setdefault(name, {}).update({(at, column): value for column, value in row.cells.items()})
    return edits


def _text(cell: CellValue | CellError) -> str:
    return cell if isinstance(cell, str) else ""


def _moves(before: Document, now: Document, rows: Sequence[Row]) -> dict[str, _Moves]:
    """By the name that a tab has now; one that is gone has none."""
    there = {page.id: page for page in now.pages.values()}
    found = {}
    for name in {row.tab for row in rows}:
        page = there.get(before.pages[name].id) or now.pages.get(name)
        if page is not None:
            found[page.tab.name] = _Moves(before.pages[name], page, [row for row in rows if row.tab == name])
    return found


class _Moves:
    """What became of one tab's rows and columns; `ours` are the rows that were written."""

    def __init__(self, before: Page, now: Page, ours: Sequence[Row]) -> None:
        self.before, self.now, self.ours = before, now, ours
        self._at_handle = {token: number for number, token in now.handles.items()}
        self._wanted = {row.number: row.cells for row in ours}
        written = {column for row in ours for column in row.cells}
        self._was, self._stands = _Rows(before.tab, written), _Rows(now.tab, written)

    def edits(self, late: bool) -> Iterator[tuple[Address, CellValue]]:
        """Cell -> what it is to hold."""
        ours = [row for row in self.ours if not self._stands_whole(row)]
        cells = [(row, column, self._home(row, column)) for row in ours for column in row.cells]
        hits = [(number, column) for row, column, home in cells for number in self._hit(row, column, home)]
        for at in hits:
            if not isinstance(own := self._own(*at), CellError):
                yield at, own
        for row, column, home in cells:
            value = row.cells[column]
            missing = all(home) and self.now.tab.at(*home) == self._old(row, column) != value
            if missing and (hits or not (late or self._was_struck(home, value))):
                yield home, value

    def _was_struck(self, home: Address, value: CellValue) -> bool:
        """Whether a cell was most likely set and somebody has set it back since: a handle tells that it was, unless
        rows were sorted and the value may have hit one that held it already."""
        if home not in {(self._at_handle.get(row.handle, 0), column) for row in self.ours for column in row.cells}:
            return False
        stayed = all(self._stands.like(self._was, at) in (0, there) for at, there in self._handled().items())
        others = ((at, home[1]) for at in range(1, len(self.now.tab.rows) + 1) if at != home[0])
        return stayed or not any(self.now.tab.at(*at) == value == self._own(*at) for at in others)

    def _handled(self) -> Mapping[int, int]:
        """Row as it was read -> the row at its handle now."""
        return {number: self._at_handle.get(token, 0) for number, token in self.before.handles.items()}

    def hits(self) -> bool:
        """Whether any value stands where it was to stand, or somewhere else where it does not belong."""
        for row in self.ours:
            for column, value in row.cells.items():
                home = self._home(row, column)
                if self._hit(row, column, home):
                    return True
                if all(home) and self.now.tab.at(*home) == value != self._old(row, column):
                    return True
        return False

    def _hit(self, row: Row, column: int, home: Address) -> list[int]:
        """The row that a value hit in place of its own: the one with its handle or, where that was sorted away since,
        those others that hold it and should not, unless they are more than it could have hit."""
        value, handled = row.cells[column], self._at_handle.get(row.handle, 0)
        rows = [at for at in range(1, len(self.now.tab.rows) + 1) if (at, column) != home]
        rows = [at for at in rows if self._may_be_hit(row, value, at)]
        holding = [at for at in rows if self.now.tab.at(at, column) == value]
        wrong = [at for at in holding if not isinstance(own := self._own(at, column), CellError) and own != value]
        wrong = [at for at in wrong if self._held(at, column) != value] or wrong  # another may have held it all along
        if all(home) and self.now.tab.at(*home) == value:  # it arrived: the other is somebody's own
            return []
        if handled in wrong:
            return [handled]
        likely = (all(home) or not self._was.named(row.number)) and len(wrong) <= self._missing(column, value)
        return wrong if likely else []

    def _may_be_hit(self, row: Row, value: CellValue, number: int) -> bool:
        """Not for what was added or taken away: a row in which nothing tells what it was."""
        shows = row.number <= len(self.before.tab.rows) and value not in (None, "")
        return shows or self._stands.named(number) or bool(self._origin(number))

    def _missing(self, column: int, value: CellValue) -> int:
        """How many rows of ours were to hold a value and do not."""
        homes = [self._home(row, column) for row in self.ours if row.cells.get(column, CellError("?")) == value]
        return sum(not all(home) or self.now.tab.at(*home) != value for home in homes)

    def formulas(self) -> Iterator[tuple[Address, str, int]]:
        """Cells whose formula was overwritten, the formula, and a row that has it still (0: none)."""
        for row in self.ours:
            number = self._at_handle.get(row.handle, 0)
            for column, value in row.cells.items():
                origin = self._origin(number), self._was_column.get(column, 0)
                text = self.before.formulas.get(origin)
                hit = number and (number, column) not in self.now.formulas and self.now.tab.at(number, column) == value
                if text is not None and hit and self._home(row, column) != (number, column):
                    yield (number, column), text, self._donor(*origin, column, text)

    def lost(self) -> Iterator[tuple[Address, CellValue]]:
        """Written values that stand nowhere, by where they were to stand; what somebody has typed since is theirs."""
        for row in self.ours:
            if row.number > len(self.before.tab.rows) and self.stands_somewhere(row):
                continue
            for column, value in row.cells.items():
                home = self._home(row, column)
                found = self.now.tab.at(*home) if all(home) else None
                if value not in (None, "") and found != value and found in (None, "", self._old(row, column)):
                    yield home if all(home) else (row.number, column), value

    def stands_somewhere(self, row: Row) -> bool:
        """Whether any row holds all the texts that were written into this one."""
        texts = {value for value in row.cells.values() if isinstance(value, str) and value}
        return any(texts <= set(map(_text, cells)) for cells in self.now.tab.rows)

    def _stands_whole(self, row: Row) -> bool:
        """Whether a row that was added stands in any, as it was written: people may sort the Log as they like."""
        if row.number <= len(self.before.tab.rows):
            return False
        cells = [(self._column(at), value) for at, value in row.cells.items() if value not in (None, "")]
        numbers = range(1, len(self.now.tab.rows) + 1)
        return any(all(at and self.now.tab.at(number, at) == value for at, value in cells) for number in numbers)

    def _column(self, column: int) -> int:
        """Where a column is now; 0 where that is gone."""
        return self._now_column.get(column, 0 if self._moved else column)

    def _old(self, row: Row, column: int) -> CellValue | CellError:
        return self.before.tab.at(row.number, column)

    def _home(self, row: Row, column: int) -> Address:
        """Where a written value belongs now; 0 where that is gone."""
        return self._row(row), self._column(column)

    def _row(self, row: Row) -> int:
        """The same row now; one without a name is the only such that holds the same, or else stands at its handle
        still, unless another has come into its place."""
        there = self._at_handle.get(row.handle, 0)
        if row.number > len(self.before.tab.rows):
            return there
        if self._was.named(row.number):
            return self._stands.like(self._was, row.number) or there
        held = {self._column(at): self._old(row, at) for at in row.cells}
        nameless = (at for at in range(1, len(self.now.tab.rows) + 1) if not self._stands.named(at))
        same = [at for at in nameless if all(self.now.tab.at(at, column) == cell for column, cell in held.items())]
        if len(same) == 1 and any(cell is not None for cell in held.values()):
            return same[0]
        return 0 if self._stands.named(there) else there

    def _own(self, number: int, column: int) -> CellValue | CellError:
        """What belongs into a cell; an error where that is not known, or is a formula."""
        origin = self._origin(number), self._was_column.get(column, 0 if self._moved else column)
        if not origin[0] and origin[1] and not self._stands.named(number):
            return self._nameless(origin[1], (number, column))
        unknown = not origin[0] or (origin[0] <= len(self.before.tab.rows) and origin in self.before.formulas)
        if unknown:
            return CellError("?")
        return self._wanted.get(origin[0], {}).get(origin[1], self.before.tab.at(*origin))

    def _nameless(self, origin: int, at: Address) -> CellValue | CellError:
        """What belongs into a row without a name: what it holds, if such rows held as many of that before."""
        cell = self.now.tab.at(*at)
        more = self._stands.nameless(at[1]).count(cell) > self._was.nameless(origin).count(cell)
        return None if more else cell

    def _held(self, number: int, column: int) -> CellValue | CellError:
        """What stood in a cell before; nothing where that is not known."""
        row = self._origin(number)
        return self.before.tab.at(row, self._was_column.get(column, column)) if row else None

    def _origin(self, number: int) -> int:
        """The number that a row had when it was read; 0 where it cannot be told."""
        token = self.now.handles.get(number, "")
        handled = next((row for row, other in self.before.handles.items() if other == token), 0)
        return self._was.like(self._stands, number) or (handled if self._moved else 0)

    def _donor(self, number: int, origin: int, column: int, text: str) -> int:
        for other, token in self.before.handles.items():
            there = self._at_handle.get(token, 0)
            same = _relative(self.before.formulas.get((other, origin), ""), other) == _relative(text, number)
            if same and other != number and (there, column) in self.now.formulas:
                return there
        return 0

    @cached_property
    def _now_column(self) -> Mapping[int, int]:
        """Number of a column when it was read -> its number now, of those that can be told from all others."""
        pairs = list(self._pairs())
        was = _columns(self.before, [number for number, _ in pairs])
        stands = _columns(self.now, [number for _, number in pairs])
        return {column: stands[known] for known, column in was.items() if known in stands}

    @cached_property
    def _was_column(self) -> Mapping[int, int]:
        return {there: was for was, there in self._now_column.items()}

    @cached_property
    def _moved(self) -> bool:
        """Whether any column has another number now."""
        return any(was != there for was, there in self._now_column.items())

    def _pairs(self) -> Iterator[tuple[int, int]]:
        """Rows that were not written, as they were numbered then and now."""
        handled = self._handled()
        shifts = {self._at_handle[row.handle] - row.number for row in self.ours if row.handle in self._at_handle}
        shift = shifts.pop() if len(shifts) == 1 else None  # a tab that only grows has handles only where it grows
        for number in range(1, len(self.before.tab.rows) + 1):
            guess = handled.get(number, 0) or (number + shift if shift is not None else 0)
            there = self._stands.like(self._was, number) or guess
            if number not in self._wanted and there > 0:
                yield number, there


class _Rows:
    """The rows of a tab, known by their texts or, where those are alike, by all their cells but the written ones."""

    def __init__(self, tab: Tab, written: set[int]) -> None:
        self._tab = tab
        self._written = written
        numbers = range(1, len(tab.rows) + 1)
        self._by = [_alone([(self.known(number, texts), number) for number in numbers]) for texts in (True, False)]

    def like(self, other: _Rows, number: int) -> int:
        """The row here that is the other's row `number`; 0 where it cannot be told."""
        for texts, here, there in zip((True, False), self._by, other._by, strict=True):
            known = other.known(number, texts)
            if known in here and known in there:
                return here[known]
        return 0

    def named(self, number: int) -> bool:
        """Whether a row has anything by which it could be known."""
        return any(self.known(number, False))

    def nameless(self, column: int) -> list[CellValue | CellError]:
        """What the rows without a name hold in a column."""
        numbers = range(1, len(self._tab.rows) + 1)
        return [self._tab.at(number, column) for number in numbers if not self.named(number)]

    def known(self, number: int, texts: bool) -> _Known:
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


def _relative(text: str, number: int) -> str:
    """A formula without the number of its own row."""
    return re.sub(rf"(?<=[A-Za-z$]){number}(?!\d)", "#", text)
