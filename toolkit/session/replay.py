"""The fight played again from its Log alone: initial cells and entries in, the cells of today out.

Every action is resolved again by the rules with its recorded answers and overrides, and must change exactly the cells
the Log tells of; undo, redo and rulings are put in as the Log tells them. Pure; nothing is rolled, nothing written.
"""

from __future__ import annotations

from collections.abc import Iterable

from toolkit.session.again import HIDDEN, again
from toolkit.session.applying import applied, plain_locate
from toolkit.session.battles import battle_of
from toolkit.session.entries import LogEntry
from toolkit.session.journal import log_rows
from toolkit.session.loading import Loaded, load
from toolkit.tables.changes import CellChange, ChangeSet, unreviewed
from toolkit.tables.snapshot import Snapshot


class ReplayError(Exception):
    """An entry that cannot be played again as the Log tells it; the sheet was edited in between, or the Log was."""

    def __init__(self, entry: LogEntry) -> None:
        super().__init__(f"{entry.id}: {entry.action}")
        self.entry = entry


def replay(snapshot: Snapshot, entries: Iterable[LogEntry]) -> Snapshot:
    """What the sheet holds after all entries, Log rows included. Raises `ReplayError` at the first that differs.

    Ids given to rows are no part of what an action does: of two that raced, both tell of them.
    """
    for entry in entries:
        loaded = load(snapshot, battle_of(entry) or None)
        if loaded.system is None or not entry.intact or _but_ids(_again(loaded, entry)) != _but_ids(entry.changes):
            raise ReplayError(entry)
        rows = log_rows(entry, loaded.system, loaded.settings.lang)
        then = applied(plain_locate(loaded.system), snapshot, ChangeSet(entry.id, entry.changes, rows))
        if not isinstance(then, Snapshot):
            raise ReplayError(entry)
        snapshot = then
    return snapshot


def _but_ids(changes: Iterable[CellChange]) -> list[CellChange]:
    return [change for change in changes if not unreviewed(change)]


def _again(loaded: Loaded, entry: LogEntry) -> tuple[CellChange, ...]:
    """The changes an entry makes now."""
    record = entry.record
    if "do" not in record or record.get("by_hand") or HIDDEN in record:
        return entry.changes
    made = again(loaded, entry)
    if made is None or not made.complete:
        raise ReplayError(entry)
    return made.changes
