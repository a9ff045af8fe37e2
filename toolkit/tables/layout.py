"""Where things stand in a tab: the column of each key, the rows that hold records, keys with values.

A tab with headers: its header row is found and matched (`headers`); rows reach to the last that holds anything, and a
row whose known columns, notes aside, are blank, unticked or mere formulas is no record. Nor is one in which nothing
stands but what play writes: that strayed there, is told of and stays free of new rows. A key/value tab is searched cell
by cell. Nothing here reads what a cell means.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count

from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.tables.cells import read_text
from toolkit.tables.columns import RowModel, columns_of, english_header
from toolkit.tables.headers import (
    Cell,
    doubled_headers,
    find_header_row,
    folded,
    is_blank,
    label,
    labels_of,
    meant_by,
    missing_headers,
    no_header_row,
)
from toolkit.tables.snapshot import Address, CellError, Tab
from toolkit.tables.tabs import where

_NO_TAB = Tab("", ())


@dataclass(frozen=True, slots=True)
class Table:
    """A tab with headers. `columns`: key -> column from 1; `doubled`: key -> all its columns; `rows`: sheet rows.

    `meant`: key of a column that is missing -> the column whose header seems to be a slip for it.
    """

    tab: Tab
    header_row: int
    columns: Mapping[str, int]
    doubled: Mapping[str, tuple[int, ...]]
    rows: tuple[int, ...]
    meant: Mapping[str, int] = field(default_factory=dict)

    def records(self) -> list[dict[str, Cell]]:
        """Column key -> raw cell, a record a row; blank cells are left out."""
        keys = self._keys()
        return [
            {key: cell for key, cell in zip(keys, self.tab.rows[row - 1], strict=False) if cell is not None and key}
            for row in self.rows
        ]

    def place(self, number: int, key: str) -> str:
        """Where column `key` of the record `number` (from 0) stands; the header row where there is no such column.

        Where a header seems to be a slip for it, that header's cell.
        """
        column = self.columns.get(key)
        if column is None and key in self.meant:
            return where(self.tab.name, (self.header_row, self.meant[key]))
        if column is None:
            return where(self.tab.name, self.header_row, english_header(key))
        return where(self.tab.name, (self.rows[number], column), label(self.tab, self.header_row, column))

    def texts(self, key: str) -> list[str]:
        """The column as texts, one a record; blanks and error cells as ""."""
        return [as_text(cell) for cell in self.cells(key)]

    def cells(self, key: str) -> list[Cell]:
        """The column's raw cells, one a record; blanks where there is no such column."""
        at = self.columns.get(key)
        if at is None:
            return [None] * len(self.rows)
        rows = (self.tab.rows[row - 1] for row in self.rows)
        return [cells[at - 1] if at <= len(cells) else None for cells in rows]

    def _keys(self) -> list[str]:
        """The key of each column up to the last known one; "" for columns that are not ours."""
        keys = [""] * max(self.columns.values(), default=0)
        for key, column in self.columns.items():
            keys[column - 1] = key
        return keys


@dataclass(frozen=True, slots=True)
class Pairs:
    """A key/value tab: key -> address of its value, which stands right of the key. `doubled`: all of them."""

    tab: Tab
    values: Mapping[str, Address]
    doubled: Mapping[str, tuple[Address, ...]]

    def cell(self, key: str) -> Cell:
        """The raw value of a key; `None` when the key is missing."""
        return self.tab.at(*self.values[key]) if key in self.values else None

    def place(self, key: str) -> str:
        """Where the value of `key` stands."""
        return where(self.tab.name, self.values.get(key), key)


@lru_cache(16384, typed=True)  # names and ids are read again and again; TRUE and 1 are two texts
def as_text(cell: Cell) -> str:
    """A cell as the text of an id or a name; errors are none."""
    return "" if isinstance(cell, CellError) else read_text(cell)


def last_row(tab: Tab) -> int:
    """The last row in which anything is to be seen, 0 for none."""
    return next((row for row in range(len(tab.rows), 0, -1) if not all(map(is_blank, tab.rows[row - 1]))), 0)


def free_rows(table: Table) -> Iterator[int]:
    """Rows for new records, in order: below those that are there, wherever nothing stands but formulas and unticked
    boxes, which were prepared for them."""
    for row in count(max(table.rows, default=table.header_row) + 1):
        cells = table.tab.rows[row - 1] if row <= len(table.tab.rows) else ()
        ours = ((row, at) in table.tab.formulas or cell is False or is_blank(cell) for at, cell in enumerate(cells, 1))
        if all(ours):
            yield row


def lay_out(tab: Tab, model: type[RowModel]) -> tuple[Table | None, list[Problem]]:
    """The table in a tab, or `None` when it has no header row; and all problems of its headers."""
    if model not in tab.laid_out:
        table, problems = _laid_out(tab, model)
        tab.laid_out[model] = table and replace(table, tab=_NO_TAB), problems  # no circle that lives on
    table, problems = tab.laid_out[model]
    return table and replace(table, tab=tab), [*problems]


def _laid_out(tab: Tab, model: type[RowModel]) -> tuple[Table | None, list[Problem]]:
    labels = labels_of(model)
    header_row = find_header_row(tab, labels)
    if header_row == 0:
        return None, [no_header_row(tab, model)]
    found: dict[str, list[int]] = {}
    strange: dict[int, str] = {}
    for number, cell in enumerate(tab.rows[header_row - 1], start=1):
        key = labels.get(folded(cell))
        if key:
            found.setdefault(key, []).append(number)
        elif not is_blank(cell):
            strange[number] = label(tab, header_row, number)
    columns = {key: numbers[0] for key, numbers in found.items()}
    doubled = {key: tuple(numbers) for key, numbers in found.items() if len(numbers) > 1}
    meant = meant_by(model, columns, strange) if strange else {}
    read = tuple(column for key, column in columns.items() if not columns_of(model)[key].unread)
    rows, stray = _rows(tab, header_row, read, _written_by_play(model, found))
    table = Table(tab, header_row, columns, doubled, rows, meant)
    problems = [*doubled_headers(tab, header_row, doubled), *missing_headers(tab, header_row, columns, model, meant)]
    return table, [*problems, *(_left_over(tab, header_row, (row, at)) for row in stray for at in stray[row])]


def lay_out_pairs(tab: Tab, keys: Mapping[str, str]) -> Pairs:
    """The pairs in a tab; `keys`: folded label -> key. A cell that is a value is not taken for a key."""
    asked = tuple(keys.items())
    if asked not in tab.laid_out:
        tab.laid_out[asked] = without_tab(_pairs(tab, keys))
    pairs: Pairs = tab.laid_out[asked]
    return replace(pairs, tab=tab)


def without_tab(pairs: Pairs) -> Pairs:
    """The pairs as a tab keeps them for the next time: no circle that lives on."""
    return replace(pairs, tab=_NO_TAB)


def _pairs(tab: Tab, keys: Mapping[str, str]) -> Pairs:
    found: dict[str, list[Address]] = {}
    for row, cells in enumerate(tab.rows, start=1):
        value_at = 0
        for column, cell in enumerate(cells, start=1):
            if column != value_at and isinstance(cell, str) and (key := keys.get(folded(cell))):
                value_at = column + 1
                found.setdefault(key, []).append((row, value_at))
    doubled = {key: tuple(places) for key, places in found.items() if len(places) > 1}
    return Pairs(tab, {key: places[0] for key, places in found.items()}, doubled)


def doubled_pairs(pairs: Pairs) -> list[Problem]:
    """A problem for each key that stands twice."""
    return [
        Problem(where(pairs.tab.name, places[1], key), key, note("tables.key_once", other=pairs.place(key)))
        for key, places in pairs.doubled.items()
    ]


def _rows(
    tab: Tab, header_row: int, known: tuple[int, ...], ours: frozenset[int]
) -> tuple[tuple[int, ...], dict[int, list[int]]]:
    """The rows that hold records; and those in which nothing stands but in columns of `ours`, with these columns."""
    telling = tuple(at for at in known if at not in ours)
    formulas = tab.formulas or frozenset()
    rows, stray = [], {}
    for row, cells in enumerate(tab.rows[header_row:], start=header_row + 1):
        if any(_filled(cells, row, formulas, telling)):
            rows.append(row)
        elif any(_filled(cells, row, formulas, known)):
            filled = list(_filled(cells, row, formulas, range(1, len(cells) + 1)))
            if ours.issuperset(filled):
                stray[row] = filled
            else:
                rows.append(row)
    return tuple(rows), stray


def _filled(cells: Sequence[Cell], row: int, formulas: Container[Address], columns: Iterable[int]) -> Iterator[int]:
    """Those of the columns of a row in which something of a record may stand."""
    # Prepared rows are full of unticked boxes and formulas that wait for a name.
    for at in columns:
        cell = cells[at - 1] if at <= len(cells) else None
        if cell is not None and cell is not False and not is_blank(cell) and (row, at) not in formulas:
            yield at


def _written_by_play(model: type[RowModel], found: Mapping[str, Sequence[int]]) -> frozenset[int]:
    """The columns that make no record by themselves, where rows have a name; an id does."""
    declared = columns_of(model)
    if not any(one.required for one in declared.values()):
        return frozenset()
    return frozenset(at for key, numbers in found.items() if declared[key].owned and key != "id" for at in numbers)


def _left_over(tab: Tab, header_row: int, at: Address) -> Problem:
    place = where(tab.name, at, label(tab, header_row, at[1]))
    return Problem(place, tab.at(*at), note("tables.stray"), note("tables.hint_stray", row=at[0]), "warning")
