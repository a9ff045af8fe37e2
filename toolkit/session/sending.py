"""What waits for a source that could not be written, and what somebody's change stands in the way of: the ways out."""

from __future__ import annotations

from collections.abc import Callable

from toolkit.core.outcome import Refusal
from toolkit.messages import Note, note
from toolkit.session.commit import Committed
from toolkit.session.contested import Keep
from toolkit.session.home import Home
from toolkit.session.merging import Choices, Merge
from toolkit.session.undo import Deed
from toolkit.sync.port import Conflict, Flushed, LaidAside, Queued
from toolkit.tables.changes import ChangeSet


class Sending:
    """The outbox as a campaign offers it."""

    home: Home
    _deed: Callable[[str], Deed]

    def waiting(self) -> int:
        """How many change sets wait to be written."""
        return len(self.home.backend.outbox())

    def aside(self) -> tuple[LaidAside, ...]:
        """What waited and can no longer be written, until it is dismissed; damaged files among it."""
        return self.home.backend.aside()

    def remarks(self) -> list[Note]:
        """What people should know before they trust what they see: about what waits, where it cannot be seen to."""
        return list(self.home.backend.remarks())

    @property
    def changed_by(self) -> str:
        """Who made the last change to the source that was not ours; blank where nobody can tell."""
        return self.home.backend.changed_by()

    def whose_change(self) -> Note | None:
        """A sentence that names them."""
        return note("session.last_changed", by=self.changed_by) if self.changed_by else None

    def send(self) -> Flushed:
        """Send what waits: what was written now, what was laid aside and why, what keeps the rest waiting."""
        return self.home.send()

    def dismiss(self, identifier: str | None = None) -> None:
        """What was laid aside has been seen, or the one action of that id."""
        self.home.backend.dismiss(identifier)

    def lay_aside(self, conflict: Conflict) -> None:
        """Keep what could not be written because of somebody's change, until it is settled or dismissed."""
        if conflict.change_set is not None:
            self.home.backend.lay_aside(conflict.change_set, conflict.clashes)

    def merge(self, change_set: ChangeSet) -> Merge | None:
        """What stands against an action as the campaign is now, and the ways out; `None` for what is no action."""
        try:
            return Merge(self.home.loaded, change_set)
        except ValueError:
            return None

    def settle(
        self, change_set: ChangeSet, keep: Keep | None = None, choices: Choices | None = None, *, by: str = ""
    ) -> Committed | Conflict | Queued | Refusal:
        """Write an action that somebody's change was in the way of; `keep` for all its cells but those of `choices`."""
        self.home.look_again()
        if any(entry.id == change_set.id for entry in self.home.entries):  # written, and then a crash
            self.dismiss(change_set.id)
            return Committed(change_set.id, again=True)
        merge = self.merge(change_set)
        if merge is None:
            return Refusal(note("session.no_merge", id=change_set.id))
        entry = merge.merged(keep, choices or {}, self._deed(by))
        if isinstance(entry, Note):
            return Refusal(entry)
        return self.home.write(entry, self.home.loaded.settings.lang, merge.check, change_set.order)
