"""Where a change set goes in the snapshot of this moment: every change finds its cell, or none is written.

In this order: a set whose id the Log holds is done; each change finds its row by id and its column by header, or its
key in a key/value tab, moves by their names (a row that takes no part and is gone needs no id); the cell must be free
to write and still hold the old value, or the new one already (`placing`); a key that the Battle or Campaign tab lacks
is added below the last row, and so is a move; rows that a set adds to the Roster go into its free rows; the Log's rows
follow (`log_rows`). Addresses from earlier readings are never used: people sort, insert and rename meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from toolkit.core.names import fold
from toolkit.tables.battles import columns_of_battles, free_column
from toolkit.tables.changes import LABEL, VALUE, CellChange, ChangeSet, Placement, added_rows, gives_id
from toolkit.tables.columns import columns_of, header
from toolkit.tables.headers import is_blank
from toolkit.tables.ids import effective_ids
from toolkit.tables.layout import Pairs, Table, free_rows, last_row, lay_out, lay_out_pairs
from toolkit.tables.log_rows import append_rows, ids_in, log_table
from toolkit.tables.placing import Placing, same
from toolkit.tables.settings import lay_out_rulings, lay_out_settings, read_settings
from toolkit.tables.sheet import battle_keys
from toolkit.tables.snapshot import Address, Snapshot, Tab
from toolkit.tables.tabs import TAB_NAMES, Declared, find_tabs, model_of, where


def locate(declared: Declared, snapshot: Snapshot, change_set: ChangeSet) -> Placement:
    """The placement of the whole set; any clash means that nothing of it may be written."""
    tabs, _ = find_tabs(snapshot)
    log = log_table(tabs)
    if log and change_set.id in ids_in(log):
        return Placement((), {}, done=True)
    search = _Search(declared, tabs, read_settings(snapshot).lang, added_rows(change_set.changes))
    placing = Placing()
    part = {change.key for change in change_set.changes if not gives_id(change)}
    for change in change_set.changes:
        if not gives_id(change) or change.key in part or search.is_there(change.key):
            search.place(placing, change)
    search.finish(placing)
    append_rows(placing, log, change_set.log, search.lang)
    return placing.result()


class _Search:
    """Tabs laid out when a change first asks for them."""

    def __init__(self, declared: Declared, tabs: Mapping[str, Tab], lang: str, added: frozenset[str]) -> None:
        self.declared = declared
        self.tabs = tabs
        self.lang = lang
        self._added = added
        self._new_rows: dict[str, int] = {}
        """Rows of the Roster for those that the set adds, by id."""
        self._free_rows: Iterator[int] | None = None
        self._tables: dict[str, Table | None] = {}
        self._ids: dict[str, dict[str, list[int]]] = {}
        """Rows by their ids, by role."""
        self._pairs: dict[str, Pairs] = {}
        self._new_moves: dict[str, int] = {}
        """Rows for moves that are not there yet, by folded name."""
        self._beside: dict[str, int] = {}
        """How far right of the first the other battles stand, by folded name."""
        self._new_pairs: dict[tuple[str, str], Address] = {}
        """Where the values of keys will stand that are not there yet, by tab and key."""
        self._spent: list[tuple[CellChange, Tab, Address]] = []
        """Labels to take away once their values are gone, with the places of these."""

    def place(self, placing: Placing, change: CellChange) -> None:
        """Find the change's cell and place its new value there."""
        tab = self.tabs.get(change.tab)
        if tab is None:
            placing.clash(change, "gone", TAB_NAMES.get(change.tab, {}).get(self.lang, change.tab))
        elif change.column == LABEL:
            self._place_label(placing, change, tab)
        elif change.column == VALUE and change.tab in ("battle", "campaign"):
            self._place_value(placing, change, tab)
        elif change.tab == "battle":
            self._place_beside(placing, change, tab)
        elif change.tab == "moves":
            self._place_move(placing, change, tab)
        else:
            self._place_cell(placing, change, tab)

    def is_there(self, who: str) -> bool:
        """Whether the Roster has a row of that id; one that somebody took away or renamed needs no id any more."""
        table = self._table("roster") if "roster" in self.tabs else None
        return table is not None and bool(self._rows("roster", table, who))

    def _place_cell(self, placing: Placing, change: CellChange, tab: Tab) -> None:
        table = self._table(change.tab)
        rows = self._rows(change.tab, table, change.key) if table else []
        column = table.columns.get(change.column) if table else None
        label = self._label(change.tab, change.column)
        if change.key in self._added and table is not None and change.tab == "roster":
            if rows and column is not None and change.column == "name":
                at = (rows[0], column)
                placing.clash(change, "changed", where(tab.name, at, label), tab.at(*at))
            rows = rows or [self._new_row(table, change.key)]
        if table is None or column is None or not rows:
            placing.clash(change, "gone", where(tab.name, None, f"{change.key}, {label}"))
        elif len(rows) > 1 or {"id", change.column} & table.doubled.keys():
            placing.clash(change, "double", where(tab.name, (rows[-1], column), label))
        else:
            placing.set(change, tab, (rows[0], column), label)

    def _new_row(self, table: Table, who: str) -> int:
        if who not in self._new_rows:
            self._free_rows = self._free_rows or free_rows(table)
            self._new_rows[who] = next(self._free_rows)
        return self._new_rows[who]

    def _place_move(self, placing: Placing, change: CellChange, tab: Tab) -> None:
        """Moves go by their names; one that is not there yet has a row of its own below all others."""
        table, label = self._table("moves"), self._label(change.tab, change.column)
        column = table.columns.get(change.column) if table else None
        if table is None or column is None:
            placing.clash(change, "gone", where(tab.name, None, f"{change.key}, {label}"))
            return
        rows = [
            row for row, name in zip(table.rows, table.texts("name"), strict=True) if fold(name) == fold(change.key)
        ]
        if len(rows) > 1 or {"name", change.column} & table.doubled.keys():
            placing.clash(change, "double", where(tab.name, (rows[-1] if rows else table.header_row, column), label))
        elif not rows and not is_blank(change.old):
            placing.clash(change, "gone", where(tab.name, None, f"{change.key}, {label}"))
        else:
            free = max([last_row(tab), table.header_row, *self._new_moves.values()]) + 1
            row = rows[0] if rows else self._new_moves.setdefault(fold(change.key), free)
            placing.set(change, tab, (row, column), label)

    def _place_value(self, placing: Placing, change: CellChange, tab: Tab) -> None:
        self._place_pair(placing, change, tab, change.key, 0)

    def _place_beside(self, placing: Placing, change: CellChange, tab: Tab) -> None:
        """One of several battles goes by its name; one that is not there yet has a column of its own."""
        pairs, name = self._pairs_of("battle", tab), fold(change.key)
        if not self._beside:
            self._beside = {fold(one): at for one, at in columns_of_battles(pairs).items()}
        if name not in self._beside and change.old is not None:
            placing.clash(change, "gone", where(tab.name, None, f"{change.key}, {change.column}"))
        else:
            offset = self._beside.setdefault(name, free_column(pairs))
            self._place_pair(placing, change, tab, change.column, offset)

    def _place_pair(self, placing: Placing, change: CellChange, tab: Tab, key: str, offset: int) -> None:
        pairs = self._pairs_of(change.tab, tab)
        if key in pairs.doubled:
            placing.clash(change, "double", pairs.place(key))
        elif key in pairs.values:
            row, column = pairs.values[key]
            placing.set(change, tab, (row, column + offset), key)
        elif change.old is not None:
            placing.clash(change, "gone", pairs.place(key))
        else:
            row, column = self._new_pair(placing, tab, change.tab, key)
            placing.set(change, tab, (row, column + offset), key)

    def _place_label(self, placing: Placing, change: CellChange, tab: Tab) -> None:
        """The label of a key that the tab lacks; one that we gave goes again with the last value beside it."""
        pairs = self._pairs_of(change.tab, tab)
        if not is_blank(change.new) and change.key not in pairs.values:
            self._new_pair(placing, tab, change.tab, change.key)
        elif is_blank(change.new) and change.key in pairs.values:
            self._spent.append((change, tab, pairs.values[change.key]))

    def finish(self, placing: Placing) -> None:
        """Take away the labels beside which nothing will stand any more."""
        for change, tab, (row, column) in self._spent:
            here = placing.cells.get(tab.name, {})
            beside = (here.get((row, at), tab.at(row, at)) for at in range(column, len(tab.rows[row - 1]) + 1))
            if all(map(is_blank, beside)) and same(tab.at(row, column - 1), change.old):
                placing.put(tab, (row, column - 1), None)

    def _new_pair(self, placing: Placing, tab: Tab, role: str, key: str) -> Address:
        """Where the value of a key will stand, its label beside it, below all others."""
        if (role, key) not in self._new_pairs:
            values = self._pairs_of(role, tab).values
            column = min((at[1] for at in values.values()), default=2)
            row = max([last_row(tab), *(at[0] for at in placing.cells.get(tab.name, {}))]) + 1
            placing.put(tab, (row, column - 1), self._label(role, key))
            self._new_pairs[role, key] = (row, column)
        return self._new_pairs[role, key]

    def _label(self, tab: str, key: str) -> str:
        """What a column or a key of the Battle tab is called in the sheet's language; settings go by their keys."""
        columns = {} if tab == "campaign" else columns_of(model_of(self.declared, tab))
        return header(key, columns[key], self.lang) if key in columns else key

    def _table(self, role: str) -> Table | None:
        if role not in self._tables:
            self._tables[role] = lay_out(self.tabs[role], model_of(self.declared, role))[0]
        return self._tables[role]

    def _rows(self, role: str, table: Table, key: str) -> list[int]:
        """The rows of an id: those it is written in; if there are none, those it would be made for."""
        found = self._ids.get(role) or _by_id(table, table.texts("id"))
        if key not in found:
            found = _by_id(table, effective_ids(list(zip(table.texts("id"), table.texts("name"), strict=True))))
        self._ids[role] = found
        return found.get(key, [])

    def _pairs_of(self, role: str, tab: Tab) -> Pairs:
        if role not in self._pairs:
            self._pairs[role] = lay_out_pairs(tab, battle_keys(self.declared.battle))
            if role == "campaign":
                one, two = lay_out_settings(tab), lay_out_rulings(tab, self.declared.rulings)
                self._pairs[role] = Pairs(tab, {**one.values, **two.values}, {**one.doubled, **two.doubled})
        return self._pairs[role]


def _by_id(table: Table, ids: list[str]) -> dict[str, list[int]]:
    """The rows of each id."""
    found: dict[str, list[int]] = {}
    for row, one in zip(table.rows, ids, strict=True):
        found.setdefault(one, []).append(row)
    return found
