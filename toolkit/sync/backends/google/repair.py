"""Putting right what people moved in the very moment of a write: sorted rows, columns that came, went or moved. Pure.

A write hits the rows it means by their handles, which stay behind when people sort, and counts columns as they were
when they were read. So once more is read, and in this order: rows are known again by their texts, else by all their
other cells, else by their handles; columns by all that their rows hold; each written value is set where it belongs, and
what it hit instead gets back what is its own; a row without a name, such as people insert, is blank again. A formula
that was hit is copied from its column's other rows. What can be put right no more is `lost`, and told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.places import Places
from toolkit.sync.backends.google.plan import Row
from toolkit.tables.snapshot import Address, CellError, CellValue, a1

Edits = dict[str, dict[Address, CellValue]]
_MOST = 5
"""So many lost cells are told."""


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
    to have is found elsewhere and rows stand otherwise than when they were read. A value that was set back here and
    typed there, with no trace of a sort, is somebody's correction.
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


class _Moves(Places):
    """What became of the rows that were written to one tab."""

    def edits(self, late: bool) -> Iterator[tuple[Address, CellValue]]:
        """Cell -> what it is to hold."""
        ours = [row for row in self.ours if not self._stands_whole(row)]
        cells = [(row, column, self.home(row, column)) for row in ours for column in row.cells]
        moved = not (late and self._stayed())
        hits = [(number, column) for row, column, home in cells if moved for number in self._hit(row, column, home)]
        for at in hits:
            if not isinstance(own := self.own(*at), CellError):
                yield at, own
        for row, column, home in cells:
            value = row.cells[column]
            missing = all(home) and self.now.tab.at(*home) == self.old(row, column) != value
            if missing and (hits or not (late or self._was_struck(home, value))):
                yield home, value

    def _was_struck(self, home: Address, value: CellValue) -> bool:
        """Whether a cell was most likely set and somebody has set it back since: a handle tells that it was, unless
        rows were sorted and the value may have hit one that held it already."""
        if home not in {(self.at_handle.get(row.handle, 0), column) for row in self.ours for column in row.cells}:
            return False
        others = ((at, home[1]) for at in self.numbers if at != home[0])
        return self._stayed() or not any(self.now.tab.at(*at) == value == self.own(*at) for at in others)

    def _stayed(self) -> bool:
        """Whether every row stands at its handle, as far as that can be told: nothing shows that any was sorted."""
        return all(self.stands.like(self.was, at) in (0, there) for at, there in self.handled().items())

    def hits(self) -> bool:
        """Whether any value stands where it was to stand, or somewhere else where it does not belong."""
        for row in self.ours:
            for column, value in row.cells.items():
                home = self.home(row, column)
                if self._hit(row, column, home):
                    return True
                if all(home) and self.now.tab.at(*home) == value != self.old(row, column):
                    return True
        return False

    def _hit(self, row: Row, column: int, home: Address) -> list[int]:
        """The row that a value hit in place of its own: the one with its handle or, where that was sorted away since,
        those others that hold it and should not, unless they are more than it could have hit."""
        value, handled = row.cells[column], self.at_handle.get(row.handle, 0)
        holding = [at for at in self.numbers if (at, column) != home and self.now.tab.at(at, column) == value]
        holding = [at for at in holding if self._may_be_hit(row, value, at)]
        wrong = [at for at in holding if not isinstance(own := self.own(at, column), CellError) and own != value]
        wrong = [at for at in wrong if self.held(at, column) != value] or wrong  # another may have held it all along
        if self._arrived(row, column, home):  # the other is somebody's own
            return []
        if handled in wrong:
            return [handled]
        likely = (all(home) or not self.was.named(row.number)) and len(wrong) <= self._missing(column, value)
        return wrong if likely else []

    def _may_be_hit(self, row: Row, value: CellValue, number: int) -> bool:
        """Not for what was added or taken away: a row in which nothing tells what it was."""
        shows = row.number <= len(self.before.tab.rows) and value not in (None, "")
        return shows or self.stands.named(number) or bool(self.origin(number))

    def _missing(self, column: int, value: CellValue) -> int:
        """How many rows of ours were to hold a value and do not."""
        ours = [row for row in self.ours if row.cells.get(column, CellError("?")) == value]
        return sum(not self._arrived(row, column, self.home(row, column)) for row in ours)

    def _arrived(self, row: Row, column: int, home: Address) -> bool:
        """Whether a value stands where it was to stand; one blank row without a name looks like every other."""
        tells = row.cells[column] not in (None, "") or self.was.named(row.number)
        return tells and all(home) and self.now.tab.at(*home) == row.cells[column]

    def formulas(self) -> Iterator[tuple[Address, str, int]]:
        """Cells whose formula was overwritten, the formula, and a row that has it still (0: none)."""
        for row in self.ours:
            number = self.at_handle.get(row.handle, 0)
            for column, value in row.cells.items():
                origin = self.origin(number), self.was_column.get(column, 0)
                text = self.before.formulas.get(origin)
                hit = number and (number, column) not in self.now.formulas and self.now.tab.at(number, column) == value
                if text is not None and hit and self.home(row, column) != (number, column):
                    yield (number, column), text, self._donor(*origin, column, text)

    def lost(self) -> Iterator[tuple[Address, CellValue]]:
        """Written values that stand nowhere, by where they were to stand; what somebody has typed since is theirs."""
        for row in self.ours:
            if row.number > len(self.before.tab.rows) and self.stands_somewhere(row):
                continue
            for column, value in row.cells.items():
                if not self.was.named(row.number):
                    yield from self._emptied(column, value)
                home = self.home(row, column)
                found = self.now.tab.at(*home) if all(home) else None
                if value not in (None, "") and found != value and found in (None, "", self.old(row, column)):
                    yield home if all(home) else (row.number, column), value

    def _emptied(self, column: int, value: CellValue) -> Iterator[tuple[Address, CellValue]]:
        """Cells of rows with a name, and what they held, that a blank may have hit in place of a row without one."""
        for at in self.numbers if value in (None, "") else ():
            own = self.own(at, column)
            blank = self.stands.named(at) and self.now.tab.at(at, column) in (None, "")
            if blank and own not in (None, "") and not isinstance(own, CellError):
                yield (at, column), own

    def stands_somewhere(self, row: Row) -> bool:
        """Whether any row holds all the texts that were written into this one."""
        texts = {value for value in row.cells.values() if isinstance(value, str) and value}
        return any(texts <= set(map(_text, cells)) for cells in self.now.tab.rows)

    def _stands_whole(self, row: Row) -> bool:
        """Whether a row that was added stands in any, as it was written: people may sort the Log as they like."""
        if row.number <= len(self.before.tab.rows):
            return False
        cells = [(self.column_now(at), value) for at, value in row.cells.items() if value not in (None, "")]
        return any(all(at and self.now.tab.at(number, at) == value for at, value in cells) for number in self.numbers)

    def _donor(self, number: int, origin: int, column: int, text: str) -> int:
        for other, token in self.before.handles.items():
            there = self.at_handle.get(token, 0)
            same = _relative(self.before.formulas.get((other, origin), ""), other) == _relative(text, number)
            if same and other != number and (there, column) in self.now.formulas:
                return there
        return 0


def _relative(text: str, number: int) -> str:
    """A formula without the number of its own row."""
    return re.sub(rf"(?<=[A-Za-z$]){number}(?!\d)", "#", text)
