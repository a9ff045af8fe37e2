"""Writing a reviewed action into its source: exactly once by its id, and only if it still comes out as reviewed.

The backend reads the source again under its own lock and asks `locate`; there, and only if the source moved since the
preview, the action is resolved once more. So nobody's edit can slip in between the look and the writing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from toolkit.session.again import checking
from toolkit.session.applying import Check
from toolkit.session.moved import clashes_since
from toolkit.session.preview import Preview
from toolkit.sync.port import Backend, Conflict, Queued, Written
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import CellChange, ChangeSet, Placement
from toolkit.tables.locate import locate
from toolkit.tables.snapshot import Snapshot

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Committed:
    """The action is in the source. `again`: it was already, and nothing was written now."""

    id: str
    changes: tuple[CellChange, ...] = ()
    again: bool = False


def write_set(
    backend: Backend, system: Ruleset, change_set: ChangeSet, check: Check
) -> tuple[Committed | Conflict | Queued, Snapshot | None]:
    """Write a set, what waits first; with what came of it, the snapshot the source holds now, if known."""
    waiting = checking(system)

    def checked(snapshot: Snapshot, wanted: ChangeSet) -> Placement:
        if wanted.id != change_set.id:
            return waiting(snapshot, wanted)
        placement = locate(system, snapshot, wanted)
        if placement.done or placement.clashes:
            return placement
        clashes = check(snapshot)
        return Placement((), {}, clashes) if clashes else placement

    outcome = backend.write(change_set, checked)
    if isinstance(outcome, Written):
        return Committed(change_set.id, change_set.changes, outcome.again), outcome.snapshot
    return outcome, outcome.snapshot if isinstance(outcome, Conflict) else None


def unmoved(preview: Preview, lang: str) -> Check:
    """The check of an action: resolved again on a source that moved, it must come out the same."""
    return lambda snapshot: () if snapshot.revision == preview.base_revision else clashes_since(preview, snapshot, lang)
