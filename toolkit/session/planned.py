"""Something to be written beside play: an entry of the Log made, looked over, and written once if it still fits.

An entry that adds or removes rows of the Roster is put into a copy in memory first, and the campaign is read as it
would be then: what nobody could play is a problem, and every cell has its place. Nothing is written here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.session.applying import Check, plain_locate
from toolkit.session.entries import LogEntry
from toolkit.session.loading import Loaded, load
from toolkit.sync.tabs import tab_with
from toolkit.tables.changes import CellChange, ChangeSet, Clash, removed_rows
from toolkit.tables.columns import columns_of, header
from toolkit.tables.headers import Cell, is_blank
from toolkit.tables.layout import Table, lay_out
from toolkit.tables.settings import read_settings
from toolkit.tables.snapshot import Address, Snapshot, a1
from toolkit.tables.tabs import Declared, find_tabs, where


@dataclass(frozen=True, slots=True)
class Planned:
    """The entry, the cells it sets (`places`: tab and address of each change), and what is strange about it."""

    entry: LogEntry
    places: tuple[tuple[CellChange, str, Address], ...] = ()
    warnings: tuple[Problem, ...] = ()
    who: Mapping[str, str] = field(default_factory=dict)
    """Names by id of those who come or go."""
    apart: int = 0
    """How many of those who come are not in the battle then."""

    @property
    def area(self) -> str:
        """The cells of the Roster in one word: `Roster!A14:K25`."""
        cells = [(tab, at) for change, tab, at in self.places if change.tab == "roster"]
        if not cells:
            return ""
        rows, columns = [at[0] for _, at in cells], [at[1] for _, at in cells]
        return f"{cells[0][0]}!{a1((min(rows), min(columns)))}:{a1((max(rows), max(columns)))}"


def looked_over(loaded: Loaded, entry: LogEntry, who: Mapping[str, str]) -> Planned | list[Problem]:
    """The plan, or what is wrong with the campaign as it would be, or what is in the way of a cell."""
    assert loaded.system is not None
    placement = plain_locate(loaded.system)(loaded.snapshot, ChangeSet(entry.id, entry.changes))
    if placement.clashes:
        return [_in_the_way(clash) for clash in placement.clashes]
    tabs = [
        tab_with(tab, placement.cells[name]) if name in placement.cells else tab
        for name, tab in loaded.snapshot.tabs.items()
    ]
    then = load(Snapshot.of(f"{loaded.snapshot.revision}+{entry.id}", tabs), loaded.battle)
    known = {(one.where, one.expected.code) for one in loaded.problems}
    new = [one for one in then.problems if (one.where, one.expected.code) not in known]
    if errors := [one for one in new if one.level == "error"]:
        return errors
    places = tuple((one.change, one.tab, one.address) for one in placement.located)
    roster = then.state.roster if then.state is not None and "rows" in entry.record else {}
    return Planned(entry, places, tuple(new), who, sum(one in roster and not roster[one].active for one in who))


def nothing_left(changes: Sequence[CellChange], declared: Declared) -> Check:
    """The check of a set that empties rows: nothing of ours may stand in them that the set does not take away."""
    gone = removed_rows(changes)

    def check(snapshot: Snapshot) -> tuple[Clash, ...]:
        tab = find_tabs(snapshot)[0].get("roster")
        table = lay_out(tab, declared.roster)[0] if tab is not None and gone else None
        if table is None or "id" not in table.columns:
            return ()
        taken = {(one.key, one.column) for one in changes}
        said = partial(_header, declared, read_settings(snapshot).lang)
        return tuple(
            Clash(CellChange("roster", who, key, None, None), "changed", where(table.tab.name, at, said(key)), found)
            for row, who in zip(table.rows, table.texts("id"), strict=True)
            if who in gone
            for key, at, found in standing_in(table, row)
            if (who, key) not in taken
        )

    return check


def _header(declared: Declared, lang: str, key: str) -> str:
    return header(key, columns_of(declared.roster)[key], lang)


def standing_in(table: Table, row: int) -> list[tuple[str, Address, Cell]]:
    """What stands in a row of a table in columns of ours, formulas and unticked boxes aside: key, address, value."""
    cells = [(key, (row, column), table.tab.at(row, column)) for key, column in table.columns.items()]
    return [one for one in cells if not (one[1] in table.tab.formulas or one[2] is False or is_blank(one[2]))]


def _in_the_way(clash: Clash) -> Problem:
    found = clash.found if isinstance(clash.found, str | int | float | bool) else None
    return Problem(clash.where, found, note(f"session.in_the_way_{'formula' if clash.reason == 'formula' else 'cell'}"))
