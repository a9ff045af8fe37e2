"""A snapshot understood: the campaign's typed tables, where each cell of them stands, and every problem at once.

In this order: settings (system, language) and missing tabs; rulings; the guides, if there are any; where the battle's
keys stand; the roster, with ids for rows that have none, and the moves below their headers; the battle's keys; where
the log's rows stand (what they say is the journal's business); formulas where play would have to write; doubles. Of
several battles one is read: the rows that are in it, and its own values (`battles`). A `Sheet` is made even when
there are problems, with what could be read; whether play may go on is the caller's to decide.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, TypeVar

from toolkit.core.names import fold
from toolkit.core.problems import Problem
from toolkit.core.rulings import Rulings, read_rulings
from toolkit.messages import note
from toolkit.tables.battles import KEY, Battles, battles_of, pairs_of
from toolkit.tables.columns import RowModel, columns_of, english_header
from toolkit.tables.decode import decode_rows, first_per_place
from toolkit.tables.drawn_map import drawn_map
from toolkit.tables.headers import Cell
from toolkit.tables.ids import doubled_names, effective_ids, id_problems, with_ids
from toolkit.tables.layout import Pairs, Table, as_text, doubled_pairs, lay_out, lay_out_pairs
from toolkit.tables.rows import BattleRow, LogRecord, MoveRow, RosterRow
from toolkit.tables.settings import Settings, read_campaign_rulings, read_settings
from toolkit.tables.snapshot import Snapshot, Tab
from toolkit.tables.tabs import Declared, find_tabs

R = TypeVar("R", bound=RowModel)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The campaign as read. Roster rows have their ids filled; `row_of` tells which row an id is, from 0."""

    snapshot: Snapshot
    declared: Declared
    """The tables it was read by."""
    settings: Settings
    rulings: Rulings
    roster: tuple[RosterRow, ...]
    moves: tuple[MoveRow, ...]
    battle: BattleRow
    tables: Mapping[str, Table]
    """`roster`, `moves`, `log`, as far as they were found."""
    pairs: Mapping[str, Pairs]
    """`campaign` and `battle`, as far as they were found."""
    row_of: Mapping[str, int]
    guides: Mapping[str, Sequence[RowModel]] = field(default_factory=dict)
    """Rows of the guides that the system declares, as far as they were found."""
    battles: Battles = field(default_factory=Battles)
    """Every battle of the workbook."""
    chosen: str = ""
    """The name of the battle that was read, if it has one."""
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    """Folded names of those in other battles -> the battle."""

    @property
    def lang(self) -> str:
        """The campaign's language: en or ru."""
        return self.settings.lang

    def place(self, tab: str, row: int, column: str) -> str:
        """Where a cell stands, as people find it: `Roster!F7 (HP)`. For battle and campaign `column` is the key.

        For the map `row` and `column` count squares from 0.
        """
        drawn = drawn_map(self.snapshot) if tab == "map" else None
        if drawn is not None:
            return drawn.place(row, int(column))
        if tab in self.pairs:
            return self.pairs[tab].place(column)
        return self.tables[tab].place(row, column) if tab in self.tables else tab.title()

    def raw(self, who: str, column: str) -> Cell:
        """What the sheet holds for a combatant in a column."""
        table = self.tables["roster"]
        at = table.columns.get(column)
        return table.tab.at(table.rows[self.row_of[who]], at) if at else None

    def raw_move(self, name: str, column: str) -> Cell:
        """What the sheet holds for a move in a column; `None` where there is no such move or column."""
        table = self.tables.get("moves")
        at = table.columns.get(column) if table else None
        if table is None or at is None:
            return None
        names = zip(table.rows, table.texts("name"), strict=True)
        return next((table.tab.at(row, at) for row, one in names if fold(one) == fold(name)), None)


def read_sheet(snapshot: Snapshot, declared: Declared, battle: str | None = None) -> tuple[Sheet, list[Problem]]:
    """Everything the snapshot holds for the system that declares these tables, and all problems.

    `battle`: the name of one of several; else the first is read.
    """
    settings = read_settings(snapshot)
    reading = _Reading(find_tabs(snapshot)[0], declared, [*settings.problems], battle)
    rulings = reading.rulings()
    guides = {role: reading.guide(role, guide.rows) for role, guide in declared.guides.items()}
    reading.known = guide_names(guides)
    roster = reading.roster()
    moves = reading.table("moves", declared.moves)
    reading.problems += doubled_names(moves, reading.placing("moves"))
    battle_row = reading.battle()
    reading.laid_out("log", LogRecord)
    ids: dict[str, int] = {}
    for number, row in enumerate(roster):
        ids.setdefault(row.id, number)
    read = (tuple(roster), tuple(moves), battle_row, reading.tables, reading.pairs, ids, guides)
    sheet = Sheet(snapshot, declared, settings, rulings, *read, reading.battles, reading.chosen, reading.elsewhere)
    return sheet, first_per_place(reading.problems)


class _Reading:
    """One reading under way: tabs to look at, what was found in them, problems so far."""

    def __init__(
        self, tabs: Mapping[str, Tab], declared: Declared, problems: list[Problem], battle: str | None
    ) -> None:
        self.tabs = tabs
        self.declared = declared
        self.problems = problems
        self.wanted = battle
        self.battles = Battles()
        self.chosen = ""
        self.elsewhere: dict[str, str] = {}
        self.tables: dict[str, Table] = {}
        self.pairs: dict[str, Pairs] = {}
        self.known: Container[str] = ()
        """Names that the guides give."""

    def placing(self, role: str) -> Any:
        """How the rows of a table name their cells."""
        table = self.tables.get(role)
        return table.place if table else lambda number, key: role.title()

    def rulings(self) -> Rulings:
        tab = self.tabs.get("campaign")
        if tab is None:
            return read_rulings(self.declared.rulings, {})[0]
        rulings, self.pairs["campaign"], found = read_campaign_rulings(tab, self.declared.rulings)
        self.problems += found
        return rulings

    def roster(self) -> list[RosterRow]:
        table = self.laid_out("roster", self.declared.roster)
        if table is None:
            return []
        records = table.records()
        written = [(as_text(record.get("id")), as_text(record.get("name"))) for record in records]
        ids = effective_ids(written)
        self.problems += id_problems(written, table.place)
        for record, made in zip(records, ids, strict=True):
            record.setdefault("id", made)  # rows that are copied to fill it in later cost as much as reading them
        here = self.choose(table)
        others = sorted({*range(len(records))}.difference(here)) if len(here) < len(records) else []
        self.elsewhere = {fold(written[at][1]): self.battles.told[at] for at in others}
        table = self.tables["roster"] = replace(table, rows=tuple(table.rows[at] for at in here))
        rows = self.decoded(table, self.declared.roster, [records[at] for at in here])
        return with_ids(rows, [ids[at] for at in here])

    def choose(self, roster: Table) -> list[int]:
        """Find the battle that is wanted; the rows that are in it, from 0."""
        tab = self.tabs.get(KEY)
        pairs = lay_out_pairs(tab, battle_keys(self.declared.battle)) if tab is not None else None
        self.battles = battles_of(pairs, roster.texts(KEY))
        self.chosen = self.battles.spelt(self.wanted)
        return self.battles.rows(self.chosen)

    def table(self, role: str, model: type[R]) -> list[R]:
        table = self.laid_out(role, model)
        return self.decoded(table, model, table.records()) if table else []

    def guide(self, role: str, model: type[RowModel]) -> list[RowModel]:
        """The rows of a guide; a tab of that name without its headers is the game master's own and only told of."""
        if role not in self.tabs:
            return []
        table, _ = lay_out(self.tabs[role], model)
        if table is not None and "effect" in {*table.columns, *table.meant}:
            return self.table(role, model)
        hint = note("tables.hint_guide_headers")
        self.problems.append(Problem(self.tabs[role].name, None, note("tables.guide_headers"), hint, "warning"))
        return []

    def laid_out(self, role: str, model: type[RowModel]) -> Table | None:
        if role not in self.tabs:
            return None
        table, found = lay_out(self.tabs[role], model)
        self.problems += found
        if table is not None:
            self.problems += _formulas(table, model)
            self.tables[role] = table
        return table

    def decoded(self, table: Table, model: type[R], records: Sequence[Mapping[str, Cell]]) -> list[R]:
        rows, unread = decode_rows(model, records, table.place, self.known)
        self.problems += unread
        return rows

    def battle(self) -> BattleRow:
        model = self.declared.battle
        if "battle" not in self.tabs:
            return model()
        pairs = lay_out_pairs(self.tabs["battle"], battle_keys(model))
        pairs = self.pairs["battle"] = pairs_of(pairs, self.battles, self.chosen)
        record = {key: pairs.cell(key) for key in pairs.values}
        (row,), unread = decode_rows(model, [record], lambda _, key: pairs.place(key), self.known)
        self.problems += [*doubled_pairs(pairs), *_battle_formulas(pairs), *unread]
        return row


def guide_names(guides: Mapping[str, Sequence[RowModel]]) -> frozenset[str]:
    """The folded names that the rows of all guides give."""
    return frozenset(fold(getattr(row, "name", "")) for rows in guides.values() for row in rows)


@cache
def battle_keys(model: type[RowModel]) -> dict[str, str]:
    """Folded label -> key of the Battle tab."""
    named = {
        key: (key, english_header(key), declared.ru, *declared.also) for key, declared in columns_of(model).items()
    }
    return {fold(label): key for key, labels in named.items() for label in labels}


def _formulas(table: Table, model: type[RowModel]) -> list[Problem]:
    """Formulas that cannot stay: in cells play must write, or never computed."""
    if not table.tab.formulas:
        return []
    keys = {column: key for key, column in table.columns.items()}
    rows = {row: number for number, row in enumerate(table.rows)}
    problems = []
    for row, column in sorted(table.tab.formulas):
        if row not in rows or column not in keys:
            continue
        key, value = keys[column], table.tab.at(row, column)
        place = table.place(rows[row], key)
        if columns_of(model)[key].owned and not (key == "id" and value):
            problems.append(Problem(place, value, note("tables.no_formula"), note("tables.hint_no_formula")))
        elif value is None:
            problems.append(Problem(place, None, note("tables.computed"), note("tables.hint_computed")))
    return problems


def _battle_formulas(pairs: Pairs) -> list[Problem]:
    return [
        Problem(pairs.place(key), pairs.cell(key), note("tables.no_formula"), note("tables.hint_no_formula"))
        for key, at in pairs.values.items()
        if at in pairs.tab.formulas
    ]
