"""New rows for the Roster: so many of one kind, as another row is or as the columns given say, in one undoable step.

In this order: the row they are made after (the one named, or one that has their name, perhaps with a number); their
names and ids, which nobody has yet; each row's cells, in the columns that the tab has; ready moves that the Moves tab
lacks; a look at the campaign as it would be. State columns stay blank: everybody begins fresh. A formula is never
written: where the new row has one prepared it stands, else the value it shows in the other row is copied, and told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, count, islice
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.names import fold, slug
from toolkit.core.problems import Problem
from toolkit.messages import note, text
from toolkit.scenario.build import by_column
from toolkit.session.battles import marked
from toolkit.session.entries import LogEntry
from toolkit.session.loading import Loaded
from toolkit.session.planned import Planned, looked_over
from toolkit.session.ready import ready_changes
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed
from toolkit.tables.battles import KEY
from toolkit.tables.changes import CellChange
from toolkit.tables.columns import RowModel, columns_of, header
from toolkit.tables.ids import effective_ids
from toolkit.tables.layout import Table, free_rows, lay_out
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellError, CellValue
from toolkit.tables.words import YES_NO

MOST = 100
"""So many rows are added in one step."""
_LEVELS = re.compile(r"(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?")
_OWN = ("id", "name", "level", "side", "owner", "notes", KEY)
"""Columns that are not copied from the other row as they stand there."""


@dataclass(frozen=True, slots=True)
class NewRows:
    """What is to be added. `like` names a row of the Roster; `levels` run from the first to the last and again;
    `side` blank: the other row's; `columns`: further columns by key or header."""

    name: str
    count: int = 1
    like: str = ""
    side: str = ""
    owner: str = ""
    levels: tuple[int, int] | None = None
    active: bool | None = None
    columns: Mapping[str, Any] = field(default_factory=dict)


def read_levels(written: str) -> tuple[int, int] | None:
    """`5` or `5-8`; `None` for anything else."""
    found = _LEVELS.fullmatch(written.strip())
    return (int(found[1]), int(found[2] or found[1])) if found else None


def plan_rows(loaded: Loaded, sheet: Sheet, wish: NewRows, deed: Deed) -> Planned | list[Problem]:
    """The entry that adds them, looked over; or all that is wrong with the wish."""
    problems = list(_faults(sheet, wish))
    pattern = _pattern(sheet, wish)
    given, others, found = by_column(sheet.declared.roster, wish.columns, "add")
    problems += [*found, *([pattern] if isinstance(pattern, Problem) else [])]
    problems += [Problem(f"add.{key}", key, note("scenario.roster_column")) for key in others]
    if problems or isinstance(pattern, Problem):
        return problems
    adding = _Adding(sheet, wish, given, pattern)
    changes = tuple(adding.changes())
    moves = ready_changes(loaded.system, sheet, given.get("moves")) if loaded.system is not None else ()
    names = dict(zip(adding.ids, adding.names, strict=True))
    entry = LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        action=text("session.deed_add", deed.lang, names=adding.names),
        target=", ".join(adding.names),
        changes=(*changes, *moves),
        record=marked({"rows": list(adding.ids)}, sheet.chosen),
    )
    planned = looked_over(loaded, entry, names)
    return planned if isinstance(planned, list) else replace(planned, warnings=(*planned.warnings, *adding.copied()))


def _faults(sheet: Sheet, wish: NewRows) -> Iterator[Problem]:
    if "roster" not in sheet.tables:
        yield Problem("add", None, note("session.no_roster_tab"))
    if not fold(wish.name):
        yield Problem("add.name", wish.name, note("session.add_name"))
    if not 1 <= wish.count <= MOST:
        yield Problem("add.count", wish.count, note("session.add_count", most=MOST))
    if wish.levels is not None and not 1 <= wish.levels[0] <= wish.levels[1]:
        yield Problem("add.level", "-".join(map(str, wish.levels)), note("session.add_levels"))


def _pattern(sheet: Sheet, wish: NewRows) -> str | Problem | None:
    """The id of the row that the new ones are made after, if there is one."""
    roster: dict[str, Any] = {row.id: row for row in sheet.roster}
    if wish.like:
        return find_combatant(roster, wish.like, "add.like")
    called = {who: fold(row.name) for who, row in roster.items()}
    name = fold(wish.name)
    same = [who for who, one in called.items() if one == name]
    numbered = [who for who, one in called.items() if one.startswith(name) and one[len(name) :].isdecimal()]
    return next(iter([*same, *numbered]), None)


class _Adding:
    """One wish on one sheet."""

    def __init__(self, sheet: Sheet, wish: NewRows, given: Mapping[str, Any], pattern: str | None) -> None:
        self._sheet, self._wish, self._given, self._pattern = sheet, wish, given, pattern
        table = sheet.tables["roster"]
        # Of several battles the sheet's own table has one; names, ids and free rows are everybody's.
        self._table: Table = lay_out(table.tab, sheet.declared.roster)[0] or table
        written = list(zip(self._table.texts("id"), self._table.texts("name"), strict=True))
        taken = {fold(word) for word in (*effective_ids(written), *(name for _, name in written))}
        self.names = list(islice(_names(wish, taken), wish.count))
        self.ids = list(islice(_ids(self.names, taken), wish.count))

    def changes(self) -> Iterator[CellChange]:
        """Every cell, row by row, its name first."""
        for number, (who, row) in enumerate(zip(self.ids, free_rows(self._table), strict=False)):
            cells = {"name": self.names[number], "id": who, **self._cells(number)}
            for key, value in cells.items():
                at = self._table.columns.get(key)
                if at is not None and value is not None and (row, at) not in self._table.tab.formulas:
                    yield CellChange("roster", who, key, None, value)

    def _cells(self, number: int) -> dict[str, CellValue]:
        wish = self._wish
        ticked = any(isinstance(cell, bool) for cell in self._table.cells("active"))
        active = wish.active if ticked or wish.active is None else YES_NO[self._sheet.lang][0 if wish.active else 1]
        owner = wish.owner or (None if wish.side else self._raw("owner"))
        own = {
            "level": self._level(number),
            "side": wish.side or self._raw("side"),
            "owner": owner,
            KEY: self._sheet.chosen or None,
            "active": active,
        }
        return {**self._copied(), **own, **self._given}

    def _level(self, number: int) -> CellValue:
        if self._wish.levels is None:
            return self._raw("level")
        low, high = self._wish.levels
        return low + number % (high - low + 1)

    def _copied(self) -> dict[str, CellValue]:
        model = self._sheet.declared.roster
        keys = [key for key, one in columns_of(model).items() if one.writer == "gm" and key not in _OWN]
        return {key: self._raw(key) for key in keys}

    def _raw(self, key: str) -> CellValue:
        cell = self._sheet.raw(self._pattern, key) if self._pattern is not None else None
        return None if isinstance(cell, CellError) else cell

    def copied(self) -> Iterator[Problem]:
        """A warning for each column whose value was a formula's in the other row."""
        if self._pattern is None:
            return
        table, at = self._sheet.tables["roster"], self._sheet.row_of[self._pattern]
        keys = {column: key for key, column in table.columns.items()}
        written = {change.column for change in self.changes()} - {"name", "id", *self._given}
        model: type[RowModel] = self._sheet.declared.roster
        for row, column in sorted(table.tab.formulas):
            key = keys.get(column, "")
            if row == table.rows[at] and key in written and not (key == "level" and self._wish.levels):
                named = header(key, columns_of(model)[key], self._sheet.lang)
                said = note("session.add_formula", column=named)
                yield Problem(table.place(at, key), self._raw(key), said, None, "warning")


def _names(wish: NewRows, taken: set[str]) -> Iterator[str]:
    """The name itself for one alone, else numbered from the first number on that is free."""
    name = " ".join(wish.name.split())
    if wish.count == 1 and fold(name) not in taken:
        yield name
    yield from (one for number in count(1) if fold(one := f"{name} {number}") not in taken)


def _ids(names: Sequence[str], taken: set[str]) -> Iterator[str]:
    used = set(taken)
    for name in names:
        plain = slug(name) or "row"
        marked_too = (f"{plain}-{mark}" for mark in count(2))
        who = next(one for one in chain([plain], marked_too) if fold(one) not in used)
        used.add(fold(who))
        yield who
