"""Writing a reviewed action into its source: exactly once by its id, and only if it still comes out as reviewed.

The backend reads the source again under its own lock and asks `locate`; there, and only if the source moved since the
preview, the action is resolved once more. So nobody's edit can slip in between the look and the writing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from toolkit.session.entries import LogEntry
from toolkit.session.journal import log_rows
from toolkit.session.moved import clashes_since
from toolkit.session.preview import Preview
from toolkit.sync.port import Backend, Conflict, Locate, Queued, Written
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import CellChange, ChangeSet, Clash, Placement
from toolkit.tables.locate import locate
from toolkit.tables.snapshot import Snapshot

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Committed:
    """The action is in the source. `again`: it was already, and nothing was written now."""

    id: str
    changes: tuple[CellChange, ...] = ()
    again: bool = False


Check = Callable[[Snapshot], tuple[Clash, ...]]
"""What stands against a set in the snapshot read under the lock; nothing when it may be written."""


def plain_locate(system: Ruleset) -> Locate:
    """`locate` for the tables of a system."""
    return lambda snapshot, change_set: locate(system, snapshot, change_set)


def write_entry(
    backend: Backend, system: Ruleset, entry: LogEntry, lang: str, check: Check
) -> tuple[Committed | Conflict | Queued, Snapshot | None]:
    """Write an entry's changes and its Log rows; with what came of it, the snapshot the source holds now, if known."""
    change_set = ChangeSet(entry.id, entry.changes, log_rows(entry, system, lang))

    def checked(snapshot: Snapshot, wanted: ChangeSet) -> Placement:
        placement = locate(system, snapshot, wanted)
        if wanted.id != entry.id or placement.done or placement.clashes:
            return placement
        clashes = check(snapshot)
        return Placement((), {}, clashes) if clashes else placement

    outcome = backend.write(change_set, checked)
    if isinstance(outcome, Written):
        return Committed(entry.id, entry.changes, outcome.again), outcome.snapshot
    return outcome, outcome.snapshot if isinstance(outcome, Conflict) else None


def unmoved(preview: Preview, lang: str) -> Check:
    """The check of an action: resolved again on a source that moved, it must come out the same."""
    return lambda snapshot: () if snapshot.revision == preview.base_revision else clashes_since(preview, snapshot, lang)
