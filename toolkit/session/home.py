"""A source as a session holds it: read once and kept until it moves; what waits in its outbox counts as done.

So a fight can go on while somebody has the workbook open. What waits is sent before anything new is written, and
nothing new is written on top of an action that could not be. After a write the backend's own snapshot is kept, and it
is understood again only when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from toolkit.session.again import checking
from toolkit.session.applying import Check, with_waiting
from toolkit.session.commit import Committed, write_set
from toolkit.session.entries import LogEntry
from toolkit.session.history import next_id
from toolkit.session.journal import log_rows
from toolkit.session.loading import Loaded, load
from toolkit.session.undo import entries_of
from toolkit.sync.port import Backend, Conflict, Flushed, Queued, SourceError
from toolkit.tables.changes import ChangeSet
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import Snapshot


class CampaignError(Exception):
    """A campaign cannot do this as it is: its system is unknown, its sheet has errors, a preview is not complete."""


class Home:
    """One backend and what was last read from it. `battle`: the one to read of several, by its name.

    `written` is called whenever something was put into the source, or left to wait for it.
    """

    def __init__(self, backend: Backend, battle: str | None = None, written: Callable[[], None] = lambda: None) -> None:
        self.backend = backend
        self._written = written
        self._battle = battle
        self.sent = Flushed()
        """What came of the sets that waited when they were sent last."""
        self._waiting = backend.outbox()
        """The sets that count as done though they wait. They are asked for before the reading: one that waits no more
        is then in it, and nothing that was shown is gone for a moment."""
        self._snapshot = backend.read()
        self._loaded: Loaded | None = None
        self._entries: list[LogEntry] | None = None

    @property
    def loaded(self) -> Loaded:
        """The campaign understood, what waits included."""
        if self._loaded is None:
            found = load(self._snapshot, self._battle)
            if self._waiting and found.system is not None:
                found = load(with_waiting(checking(found.system), self._snapshot, self._waiting), self._battle)
            self._loaded = found
        return self._loaded

    @property
    def sheet(self) -> Sheet:
        """The tables. Raises `CampaignError` while the sheet names no known system."""
        if self.loaded.sheet is None:
            raise CampaignError("the Campaign tab names no known rule system")
        return self.loaded.sheet

    @property
    def entries(self) -> list[LogEntry]:
        """The Log, oldest first."""
        if self._entries is None:
            self._entries = entries_of(self.loaded.sheet) if self.loaded.sheet is not None else []
        return self._entries

    def next_id(self, wanted: str) -> str:
        """The id for an action that is about to be written (see `history`); the Log is read only if it has `wanted`."""
        log = self.sheet.tables.get("log")
        return next_id(self.entries, wanted) if log is not None and wanted in log.texts("id") else wanted

    def choose(self, battle: str) -> None:
        """Read another battle of the source from now on."""
        self._battle = battle
        self._take(self._snapshot, self._waiting)

    def send(self) -> Flushed:
        """Send what waits; what was written, what was laid aside and why, what keeps the rest waiting."""
        system = self.loaded.system
        self.sent = Flushed()
        if self.backend.outbox() and system is not None:
            self.sent = self.backend.flush(checking(system))
            self.look_again()
            if self.sent.written or self.sent.aside:
                self._written()
        return self.sent

    def refresh(self) -> bool:
        """Send what waits, and read the source again if it moved; whether anything is different now."""
        seen = self.loaded
        self.send()
        self.look_again()
        return self.loaded is not seen

    def write(
        self, entry: LogEntry, lang: str, check: Check, order: tuple[str, ...] = ()
    ) -> Committed | Conflict | Queued:
        """Write an entry of the Log and its changes, unless something that waited can no longer go in before it.

        `order`: see `ChangeSet`.
        """
        system = self.loaded.system
        assert system is not None, "an entry is made for a known system"
        aside = self.send().aside if self.backend.outbox() else ()
        if aside:
            return Conflict(aside[0].clashes, self._snapshot, aside)
        change_set = ChangeSet(entry.id, entry.changes, log_rows(entry, system, lang), order)
        outcome, snapshot = write_set(self.backend, system, change_set, check)
        self._take(snapshot or self._snapshot, self.backend.outbox())
        if not isinstance(outcome, Conflict):
            with suppress(SourceError):  # listed once more than need be, and written never twice
                self.backend.dismiss(entry.id)
            self._written()
        return replace(outcome, change_set=change_set) if isinstance(outcome, Conflict) else outcome

    def look_again(self) -> None:
        """Read the source again if it moved, or what waits for it did."""
        waiting = self.backend.outbox()
        moved = self.backend.revision() != self._snapshot.revision
        if moved or _ids(waiting) != _ids(self._waiting):
            self._take(self.backend.read() if moved else self._snapshot, waiting)

    def _take(self, snapshot: Snapshot, waiting: tuple[ChangeSet, ...]) -> None:
        self._snapshot, self._waiting = snapshot, waiting
        self._loaded = None
        self._entries = None


def _ids(waiting: tuple[ChangeSet, ...]) -> tuple[str, ...]:
    return tuple(change_set.id for change_set in waiting)
