"""An action of the Log resolved once more on the cells as they were then: every number tells where it came from.

All that was done since is taken back in memory, one change a cell, rows added since with their ids; then the action is
resolved with its own dice. If a cell no longer holds what the Log says, or the action does not come out as it is told,
there is nothing to show. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from toolkit.session.again import again, as_reviewed
from toolkit.session.applying import applied, plain_locate
from toolkit.session.battles import battle_of
from toolkit.session.entries import LogEntry
from toolkit.session.history import final
from toolkit.session.loading import Loaded, load
from toolkit.session.preview import Preview
from toolkit.tables.changes import CellChange, ChangeSet, unreviewed
from toolkit.tables.snapshot import CellError, Snapshot


def _done(entries: Sequence[LogEntry]) -> tuple[CellChange, ...]:
    """One change a cell; ids aside, but for rows that were added since: those were not there at all."""
    changes = [change for entry in entries for change in entry.changes]
    added = {(one.tab, one.key) for entry in entries if "rows" in entry.record for one in entry.changes}
    return final([one for one in changes if not unreviewed(one) or (one.tab, one.key) in added])


def as_it_was(loaded: Loaded, entries: Sequence[LogEntry], wanted: str) -> Preview | None:
    """The action of that id with its numbers; `None` where it cannot be worked out again."""
    at = next((number for number, entry in enumerate(entries) if entry.id == wanted), None)
    if at is None or loaded.system is None or "do" not in entries[at].record:
        return None
    since = _done(entries[at:])
    back = tuple(
        replace(change, old=change.new, new=None if isinstance(change.old, CellError) else change.old)
        for change in since
    )
    then = applied(plain_locate(loaded.system), loaded.snapshot, ChangeSet(f"before-{wanted}", back))
    if not isinstance(then, Snapshot):
        return None
    made = again(load(then, battle_of(entries[at]) or None), entries[at])
    return made if made is not None and made.complete and as_reviewed(made, entries[at]) else None
