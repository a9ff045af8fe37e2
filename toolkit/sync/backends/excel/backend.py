"""An Excel workbook as a home of campaigns.

Writing, in this order: the set is put into the outbox and forced to disk; the book's lock is taken; if somebody has
the book open or it is read-only, the set waits; otherwise the bytes are read again, `locate` says where each change
belongs now, every clash and every cell that must not be written stops the whole set; the new bytes are made and proven
in memory, written beside the book, and put in its place in one step, if it still is what was read; then the set leaves
the outbox. Sets that wait go first, in order; one that can never go is laid aside, and with it all behind it, which
were played on a sheet that held it. A crash at any point leaves the old book or the new one, whole, and a set that is
tried again exactly once. The book is never saved in place and never through a library that rewrites it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from toolkit.messages import Note, note
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.cellxml import value_refusal
from toolkit.sync.backends.excel.edit import edited
from toolkit.sync.backends.excel.files import (
    InUse,
    exchange,
    folder_error,
    is_read_only,
    made_state_folder,
    real_path,
    state_folder,
    sweep,
)
from toolkit.sync.backends.excel.owners import opened_elsewhere
from toolkit.sync.backends.excel.strays import strays
from toolkit.sync.backends.excel.values import changed_snapshot
from toolkit.sync.backends.excel.watched import WatchedBook
from toolkit.sync.outbox import Outbox
from toolkit.sync.port import Conflict, Flushed, LaidAside, Locate, Queued, SourceError, Written
from toolkit.sync.tabs import WhyNot, clashes_against
from toolkit.tables.changes import ChangeSet, Clash
from toolkit.tables.snapshot import Address, CellValue, Snapshot

LOCK_SECONDS = 10.0
_TRIES = 3

Outcome = Written | Conflict | Queued


class ExcelBackend:
    """One workbook file; many of these, in many processes, may share it."""

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)
        self._file = WatchedBook(self._path)
        self._outbox = Outbox(state_folder(self._path) / "outbox")

    @property
    def name(self) -> str:
        """The file's name."""
        return self._path.name

    def revision(self) -> str:
        """A hash of the file, worked out again only when its time stamp, size or identity moved."""
        return self._file.revision()

    def read(self) -> Snapshot:
        """Everything now in the workbook. Raises `SourceError`; a file caught in the middle of a save is read again."""
        return self._file.read()[1]

    def write(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """Put the whole set into the workbook exactly once, or tell why not. Sets that wait go first."""
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
            made_state_folder(self._path)
            self._outbox.lay_aside(change_set, clashes)

    def dismiss(self, identifier: str | None = None) -> None:
        """The set of that id, or all that lies aside, has been seen; it stays on disk in `outbox/seen/`."""
        with self._side_folder():
            self._outbox.dismiss(identifier)

    def remarks(self) -> tuple[Note, ...]:
        """Its owner closed the book, the side folder cannot be read, or something waits for a book that is gone."""
        found = [
            *self._closed(),
            *(note("sync.stray", name=self.name, other=other, count=count) for other, count in strays(self._path)),
        ]
        try:
            self._outbox.waiting()
            self._outbox.aside()
        except OSError as error:
            folder = state_folder(self._path).name
            found.append(note("sync.side_unread", name=self.name, folder=folder, why=error.strerror or ""))
        return tuple(found)

    def _closed(self) -> list[Note]:
        """Why the book's owner does not want it changed: it is read all the same, and nothing can be written."""
        try:
            closed = self._file.read()[0].workbook.closed
        except SourceError:  # told where it is read
            return []
        return [note(f"sync.{closed}")] if closed else []

    @contextmanager
    def _side_folder(self) -> Iterator[None]:
        """Faults of the folder that holds what waits become a `SourceError` that names it."""
        try:
            yield
        except (OSError, NotImplementedError) as error:  # disk full, a folder that knows no locks …
            raise folder_error(error, self._path) from error

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Hold the book's lock; what a crash left unfinished is swept away first. Raises `Timeout`, `SourceError`."""
        room = made_state_folder(self._path)
        with FileLock(room / "lock", timeout=LOCK_SECONDS):
            sweep(room)
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
            return Conflict(before.aside[0].clashes, self._file.read()[1], before.aside)
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

    def _commit(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """Under the lock: place the set in what the file holds now and exchange the file, or tell why not."""
        for _ in range(_TRIES):
            outcome = self._waits() or self._attempt(change_set, locate)
            if outcome:
                return outcome
        return Queued("busy")

    def _waits(self) -> Queued | None:
        real = real_path(self._path)
        if not real.exists():
            return Queued("away")
        return opened_elsewhere(self._path, real) or (Queued("read_only") if is_read_only(real) else None)

    def _attempt(self, change_set: ChangeSet, locate: Locate) -> Outcome | None:
        """`None` when the file was changed by somebody in the very middle of it."""
        book, snapshot = self._file.read()
        placement = locate(snapshot, change_set)
        if placement.done:
            return Written(snapshot, again=True)
        clashes = placement.clashes or clashes_against(change_set, placement, snapshot, _why_not(book))
        if clashes:
            return Conflict(clashes, snapshot)
        made = edited(book, placement.cells)
        if made.book is book:  # all of it stands there already
            return Written(snapshot, again=True)
        room = made_state_folder(self._path)
        try:
            if not exchange(real_path(self._path), book.package.data, made.book.package.data, room):
                return None
        except FileNotFoundError:
            return None
        except InUse:
            return Queued("denied")
        after = changed_snapshot(snapshot, made.book, placement.cells, made.stale)
        self._file.became(made.book, after)
        return Written(after)


def _why_not(book: Book) -> WhyNot:
    def reason(tab: str, address: Address, value: CellValue) -> str | None:
        sheet = book.sheet(tab)
        if sheet is None:
            return "no_sheet"
        return value_refusal(value) or book.locks(sheet).reason(address)

    return reason
