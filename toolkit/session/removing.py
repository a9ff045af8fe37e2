"""Rows that Turnsheet added to the Roster taken away again, once the encounter is over: emptied, in one undoable step.

A row of somebody's own stays, and so does one beside which somebody has written something: whoever that is can be
taken out of the battle instead (`active`). Earlier actions can be taken back again once the rows are back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.problems import Problem
from toolkit.messages import note, text
from toolkit.session.battles import marked
from toolkit.session.entries import LogEntry
from toolkit.session.loading import Loaded
from toolkit.session.planned import Planned, looked_over, standing_in
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed
from toolkit.tables.changes import CellChange
from toolkit.tables.headers import is_blank
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellError, a1


def added_here(entries: Sequence[LogEntry]) -> frozenset[str]:
    """The ids of all rows that an action in effect added."""
    rows = (entry.record.get("rows") for entry in entries if entry.kind == "action" and entry.live)
    return frozenset(who for ids in rows if isinstance(ids, list) for who in ids if isinstance(who, str))


def plan_removal(
    loaded: Loaded, sheet: Sheet, added: frozenset[str], people: Sequence[str], deed: Deed
) -> Planned | list[Problem]:
    """The entry that empties the rows of these (ids or names), looked over; or all that stands against it.

    `added`: the ids of the rows that Turnsheet added.
    """
    roster: dict[str, Any] = {row.id: row for row in sheet.roster}
    found = [find_combatant(roster, one, f"remove[{at}]") for at, one in enumerate(people)]
    problems = [one for one in found if isinstance(one, Problem)]
    ids = list(dict.fromkeys(one for one in found if isinstance(one, str)))
    problems += [problem for who in ids for problem in _faults(sheet, who, added)]
    if problems:
        return problems
    names = {who: roster[who].name for who in ids}
    entry = LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        action=text("session.deed_remove", deed.lang, names=list(names.values())),
        target=", ".join(names.values()),
        changes=tuple(change for who in ids for change in _changes(sheet, who)),
        record=marked({"removed": ids}, sheet.chosen),
    )
    return looked_over(loaded, entry, names)


def _faults(sheet: Sheet, who: str, added: frozenset[str]) -> Iterator[Problem]:
    table, at = sheet.tables["roster"], sheet.row_of[who]
    hint = note("session.hint_inactive")
    if who not in added:
        yield Problem(table.place(at, "name"), sheet.roster[at].name, note("session.remove_own"), hint)
        return
    row = table.rows[at]
    ours = {column for key, column in table.columns.items() if key != "notes"}
    for column, cell in enumerate(table.tab.rows[row - 1], start=1):
        blank = is_blank(cell) or cell is False or (row, column) in table.tab.formulas
        if column not in ours and not blank:
            value = cell.code if isinstance(cell, CellError) else cell
            place = f"{table.tab.name}!{a1((row, column))}"
            yield Problem(place, value, note("session.remove_beside", name=sheet.roster[at].name), hint)


def _changes(sheet: Sheet, who: str) -> Iterator[CellChange]:
    table = sheet.tables["roster"]
    for key, _, cell in standing_in(table, table.rows[sheet.row_of[who]]):
        yield CellChange("roster", who, key, cell, None)
