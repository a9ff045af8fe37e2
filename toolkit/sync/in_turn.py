"""What every home does alike: one writer at a time on this machine, sets in order, nothing lost on the way.

Writing, in this order: the set is put into the outbox and forced to disk; the source's lock is taken, and what a crash
left unfinished is put right; sets that wait go first, in order; one that can never go is laid aside, and with it all
behind it, which were played on a sheet that held it; then the set itself is tried, and leaves the outbox unless it has
to wait. Where the outbox and the lock lie, and how a set gets into the source, is each kind's own business:
`_made_room`, `_room_error`, `_put_right` and `_commit`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from toolkit.messages import Note, note
from toolkit.sync.outbox import Outbox
from toolkit.sync.port import Conflict, Flushed, LaidAside, Locate, Queued, SourceError, Written
from toolkit.tables.changes import ChangeSet, Clash
from toolkit.tables.snapshot import Snapshot

Outcome = Written | Conflict | Queued


class InTurn(ABC):
    """A source whose outbox and lock lie in the folder `room`; many of these, in many processes, may share it."""

    lock_seconds = 10.0

    def __init__(self, room: Path) -> None:
        self._room = room
        self._outbox = Outbox(room / "outbox")

    @property
    @abstractmethod
    def name(self) -> str:
        """What people call the source."""

    @abstractmethod
    def revision(self) -> str:
        """A cheap token that changes whenever the content may have changed."""

    @abstractmethod
    def read(self) -> Snapshot:
        """Everything now in the source. Raises `SourceError`."""

    @abstractmethod
    def _made_room(self) -> None:
        """Make the folder of the outbox and the lock, if need be. Raises `SourceError` where it cannot be."""

    @abstractmethod
    def _room_error(self, error: OSError | NotImplementedError) -> SourceError:
        """What is wrong with that folder."""

    @abstractmethod
    def _commit(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """Put one set in, under the lock, or tell why not."""

    @abstractmethod
    def _put_right(self) -> None:
        """Under the lock: what a crash left unfinished is put right."""

    def write(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """Put the whole set into the source exactly once, or tell why not. Sets that wait go first."""
        with self._side_folder():
            try:
                with self._locked():
                    return self._write_locked(change_set, locate)
            except Timeout:
                self._outbox.put(change_set)
                return Queued("busy")

    def outbox(self) -> tuple[ChangeSet, ...]:
        """Sets that wait to be written, oldest first; none where they cannot be read, which `remarks` tells."""
        try:
            return self._outbox.waiting()
        except OSError:
            return ()

    def flush(self, locate: Locate) -> Flushed:
        """Write what waits, oldest first. One that can never go is laid aside, and so are those behind it."""
        if not self.outbox():
            return Flushed()
        with self._side_folder():
            try:
                with self._locked():
                    return self._send(self._outbox.waiting(), locate)
            except Timeout:
                return Flushed(left=Queued("busy"))

    def aside(self) -> tuple[LaidAside, ...]:
        """What was laid aside, oldest first, until it is dismissed."""
        try:
            return self._outbox.aside()
        except OSError:
            return ()

    def lay_aside(self, change_set: ChangeSet, clashes: Sequence[Clash]) -> None:
        """Keep a set that could not be written because of these, until somebody settles it or dismisses it."""
        with self._side_folder():
            self._made_room()
            self._outbox.lay_aside(change_set, clashes)

    def dismiss(self, identifier: str | None = None) -> None:
        """The set of that id, or all that lies aside, has been seen; it stays on disk in `outbox/seen/`."""
        with self._side_folder():
            self._outbox.dismiss(identifier)

    def remarks(self) -> tuple[Note, ...]:
        """The side folder cannot be read."""
        try:
            self._outbox.waiting()
            self._outbox.aside()
        except OSError as error:
            return (note("sync.side_unread", name=self.name, folder=self._room.name, why=error.strerror or ""),)
        return ()

    @contextmanager
    def _side_folder(self) -> Iterator[None]:
        """Faults of the folder that holds what waits become a `SourceError` that names it."""
        try:
            yield
        except (OSError, NotImplementedError) as error:  # disk full, a folder that knows no locks …
            raise self._room_error(error) from error

    @contextmanager
    def _locked(self, seconds: float | None = None) -> Iterator[None]:
        """Hold the source's lock; what a crash left is put right first. Raises `Timeout`, `SourceError`."""
        self._made_room()
        with FileLock(self._room / "lock", timeout=self.lock_seconds if seconds is None else seconds):
            self._put_right()
            self._outbox.sweep()
            yield

    def _write_locked(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        self._outbox.put(change_set)
        outcome: Outcome | None = None
        try:
            outcome = self._in_turn(change_set, locate)
        finally:
            if not isinstance(outcome, Queued):
                with suppress(OSError):  # arriving twice is noticed
                    self._outbox.remove(change_set.id)
        return outcome

    def _in_turn(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """First what waits; a set that was reviewed on top of one that is laid aside is not written."""
        before = self._send([one for one in self._outbox.waiting() if one.id != change_set.id], locate)
        if before.aside:
            return Conflict(before.aside[0].clashes, self.read(), before.aside)
        return before.left or self._commit(change_set, locate)

    def _send(self, waiting: Iterable[ChangeSet], locate: Locate) -> Flushed:
        written: list[ChangeSet] = []
        aside: list[LaidAside] = []
        for one in waiting:
            if aside:
                aside.append(self._outbox.lay_aside(one))
                continue
            outcome = self._commit(one, locate)
            if isinstance(outcome, Queued):
                return Flushed(tuple(written), left=outcome)
            if isinstance(outcome, Conflict):
                aside.append(self._outbox.lay_aside(one, outcome.clashes))
            else:
                self._outbox.remove(one.id)
                written.append(one)
        return Flushed(tuple(written), tuple(aside))
