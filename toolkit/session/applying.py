"""Change sets applied to a snapshot in memory: what a source will hold once what waits for it has arrived."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from toolkit.sync.port import Locate
from toolkit.sync.tabs import tab_with
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import ChangeSet, Clash
from toolkit.tables.locate import locate
from toolkit.tables.snapshot import Snapshot

Check = Callable[[Snapshot], tuple[Clash, ...]]
"""What stands against a set in the snapshot read under the lock; nothing when it may be written."""


def plain_locate(system: Ruleset) -> Locate:
    """`locate` for the tables of a system."""
    return lambda snapshot, change_set: locate(system, snapshot, change_set)


def applied(to_place: Locate, snapshot: Snapshot, change_set: ChangeSet) -> Snapshot | tuple[Clash, ...]:
    """The snapshot with the set in it, or what stands against it."""
    placement = to_place(snapshot, change_set)
    if placement.clashes:
        return placement.clashes
    if placement.done:
        return snapshot
    tabs = [
        tab_with(tab, placement.cells[name]) if name in placement.cells else tab for name, tab in snapshot.tabs.items()
    ]
    return Snapshot.of(f"{snapshot.revision}+{change_set.id}", tabs)


def with_waiting(to_place: Locate, snapshot: Snapshot, waiting: Iterable[ChangeSet]) -> Snapshot:
    """The snapshot as if all that waits had been written; sets that could not be are left out."""
    for change_set in waiting:
        ahead = applied(to_place, snapshot, change_set)
        if isinstance(ahead, Snapshot):
            snapshot = ahead
    return snapshot
