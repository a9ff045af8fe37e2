"""A reviewed set of cell changes: what a commit asks a backend to write, keyed by record, never by address.

A change names the tab, the record's key, the column and both values. A backend reads again under its lock, lets
`locate` find today's address of each, compares the old value and writes all of the set or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from toolkit.tables.snapshot import Address, CellError, CellValue


@dataclass(frozen=True, slots=True)
class CellChange:
    """One cell: `tab` role, `key` (a row's id, or the key of a key/value tab), `column` key, old and new value."""

    tab: str
    key: str
    column: str
    old: CellValue | CellError
    new: CellValue

    @property
    def said(self) -> str:
        """The column that changes; of the only battle and of settings it is the key."""
        return self.key if self.column == VALUE and self.tab in ("battle", "campaign") else self.column


VALUE = "value"
"""The column of a change in a key/value tab; its key is the change's key. Of one battle among several the record is
its name and the column the key."""


LABEL = "label"
"""The column of the key itself in a key/value tab, for a key that the tab lacked."""


def unreviewed(change: CellChange) -> bool:
    """Whether it is one that nobody reviews: an id or a label that is filled in as it is needed."""
    return gives_id(change) or change.column == LABEL


def moves_round(change: CellChange) -> bool:
    """Whether a battle's round becomes another."""
    return (change.tab, change.said) == ("battle", "round")


def gives_id(change: CellChange) -> bool:
    """Whether the change gives a row without an id its id."""
    return change.tab == "roster" and change.column == "id" and change.old in (None, "") and bool(change.new)


def added_rows(changes: Iterable[CellChange]) -> frozenset[str]:
    """The ids of the Roster's rows that a set adds: play never gives a name, so whatever gets one is new."""
    return frozenset(one.key for one in changes if _is_name(one) and one.old in (None, "") and one.new)


def removed_rows(changes: Iterable[CellChange]) -> frozenset[str]:
    """The ids of the rows that a set empties."""
    return frozenset(one.key for one in changes if _is_name(one) and one.old and one.new in (None, ""))


def _is_name(change: CellChange) -> bool:
    return (change.tab, change.column) == ("roster", "name")


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row to append to the Log tab: column key -> value. `values["id"]` is never blank and unique."""

    values: Mapping[str, CellValue]


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """All changes of one action and the Log rows that tell of them; `id` is the action's id.

    `order`: the roster's ids in the order in which it was resolved, for one that may have to be resolved again.
    """

    id: str
    changes: tuple[CellChange, ...]
    log: tuple[LogRow, ...] = ()
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Located:
    """A change with the address it has in one snapshot: tab's own name and (row, column) from 1."""

    change: CellChange
    tab: str
    address: Address


@dataclass(frozen=True, slots=True)
class Clash:
    """A change that cannot be made as reviewed.

    `reason`: `changed` (somebody's other value stands there), `gone` (row or column missing), `double` (key or
    header stands twice), `formula`, or a backend's own reason for a locked cell. `found` is what stands there now.
    """

    change: CellChange
    reason: str
    where: str
    found: CellValue | CellError = None


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a change set goes in one snapshot: cells to set by (tab, A1 row, column), clashes, or already done."""

    located: tuple[Located, ...]
    cells: Mapping[str, Mapping[Address, CellValue]]
    """tab name -> address -> new value; Log rows included as cells below the last used row."""
    clashes: tuple[Clash, ...] = ()
    done: bool = False
    """True when the Log already holds this change set's id: nothing is left to write."""
