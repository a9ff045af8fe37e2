"""An Excel workbook as a home of campaigns.

Writing, in this order: the set is put into the outbox and forced to disk; the book's lock is taken; if somebody has
the book open or it is read-only, the set waits; otherwise the bytes are read again, `locate` says where each change
belongs now, every clash and every cell that must not be written stops the whole set; the new bytes are made and proven
in memory, written beside the book, and put in its place in one step, if it still is what was read; then the set leaves
the outbox. A crash at any point leaves the old book or the new one, whole, and a set that is tried again exactly once.
The book is never saved in place and never through a library that rewrites it.
"""

from __future__ import annotations

import time
from pathlib import Path

from filelock import FileLock, Timeout

from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.cellxml import value_refusal
from toolkit.sync.backends.excel.edit import edited
from toolkit.sync.backends.excel.files import (
    exchange,
    is_read_only,
    made_state_folder,
    read_book_bytes,
    real_path,
    state_folder,
    sweep,
)
from toolkit.sync.backends.excel.owners import opened_elsewhere
from toolkit.sync.backends.excel.values import changed_snapshot, read_snapshot
from toolkit.sync.outbox import Outbox
from toolkit.sync.port import Conflict, Locate, Queued, SourceError, Written
from toolkit.sync.tabs import clashes_against
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Address, CellValue, Snapshot

LOCK_SECONDS = 10.0
_TRIES = 3
_PAUSE = 0.2
_CLOCK_NS = 2_000_000_000  # the coarsest time stamps in use: FAT's two seconds
_MAY_PASS = ("sync.damaged", "sync.empty", "sync.not_zip", "sync.missing")
_AWAY = ("sync.missing", "sync.unreadable")

Outcome = Written | Conflict | Queued


class ExcelBackend:
    """One workbook file; many of these, in many processes, may share it."""

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)
        self._book: Book | None = None
        self._snapshot: Snapshot | None = None
        self._seen: tuple[tuple[int, ...], str] | None = None
        self._outbox = Outbox(state_folder(self._path) / "outbox")

    @property
    def name(self) -> str:
        """The file's name."""
        return self._path.name

    def revision(self) -> str:
        """A hash of the file, worked out again only when its time stamp, size or identity moved."""
        stamp = self._stamp()
        if self._seen is None or self._seen[0] != stamp:
            revision = Book.hash_of(read_book_bytes(self._path))
            self._remember(stamp, revision)
            return revision
        return self._seen[1]

    def read(self) -> Snapshot:
        """Everything now in the workbook. Raises `SourceError`; a file caught in the middle of a save is read again."""
        for _ in range(_TRIES - 1):
            try:
                return self._read()
            except SourceError as error:
                if error.code not in _MAY_PASS:
                    raise
                time.sleep(_PAUSE)
        return self._read()

    def write(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """Put the whole set into the workbook exactly once, or tell why not. Sets that wait go first."""
        room = made_state_folder(self._path)
        try:
            with FileLock(room / "lock", timeout=LOCK_SECONDS):
                return self._write_locked(change_set, locate)
        except Timeout:
            self._outbox.put(change_set)
            return Queued("busy")
        except (OSError, NotImplementedError) as error:  # disk full, a folder that knows no locks …
            raise SourceError("sync.no_room", name=self.name, why=str(error)) from error

    def outbox(self) -> tuple[ChangeSet, ...]:
        """Sets that wait to be written, oldest first."""
        return self._outbox.waiting()

    def flush(self, locate: Locate) -> tuple[Outcome, ...]:
        """Write what waits, oldest first, until one still cannot go.

        A set in conflict is told here once; it waits no longer, but stays on disk in `outbox/aside/`.
        """
        if not self._outbox.waiting():
            return ()
        room = made_state_folder(self._path)
        outcomes: list[Outcome] = []
        try:
            with FileLock(room / "lock", timeout=LOCK_SECONDS):
                sweep(room)
                for waiting in self._outbox.waiting():
                    outcomes.append(self._commit(waiting, locate))
                    if isinstance(outcomes[-1], Queued):
                        break
                    self._settle(waiting, outcomes[-1])
        except Timeout:
            outcomes.append(Queued("busy"))
        return tuple(outcomes)

    def _write_locked(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        self._outbox.put(change_set)
        sweep(state_folder(self._path))
        for waiting in self._outbox.waiting():
            if waiting.id != change_set.id:
                outcome = self._commit(waiting, locate)
                if not isinstance(outcome, Written):
                    return outcome if isinstance(outcome, Queued) else Queued("behind")
                self._outbox.remove(waiting.id)
        try:
            outcome = self._commit(change_set, locate)
        except (SourceError, OSError):
            self._outbox.remove(change_set.id)
            raise
        if not isinstance(outcome, Queued):
            self._outbox.remove(change_set.id)
        return outcome

    def _settle(self, change_set: ChangeSet, outcome: Outcome) -> None:
        if isinstance(outcome, Conflict):
            self._outbox.lay_aside(change_set.id)
        else:
            self._outbox.remove(change_set.id)

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
        snapshot = self.read()
        book = self._opened()
        placement = locate(snapshot, change_set)
        if placement.done:
            return Written(snapshot, again=True)
        clashes = placement.clashes or clashes_against(change_set, placement, snapshot, self._why_not)
        if clashes:
            return Conflict(clashes, snapshot)
        made = edited(book, placement.cells)
        old, new = book.package.data, made.book.package.data
        try:
            if new != old and not exchange(real_path(self._path), old, new, made_state_folder(self._path)):
                return None
        except PermissionError:
            return Queued("denied")
        self._snapshot = changed_snapshot(snapshot, made.book, placement.cells, made.stale)
        self._book = made.book
        self._remember(self._stamp(), made.book.revision)
        return Written(self._snapshot)

    def _why_not(self, tab: str, address: Address, value: CellValue) -> str | None:
        book = self._opened()
        sheet = book.sheet(tab)
        if sheet is None:
            return "no_sheet"
        return value_refusal(value) or book.locks(sheet).reason(address)

    def _read(self) -> Snapshot:
        stamp = self._stamp()
        data = read_book_bytes(self._path)
        if self._book is None or self._snapshot is None or self._book.package.data != data:
            book = Book(data)
            self._snapshot = read_snapshot(book)
            self._book = book
        self._remember(stamp, self._book.revision)
        return self._snapshot

    def _opened(self) -> Book:
        if self._book is None:
            self._read()
        assert self._book is not None
        return self._book

    def _stamp(self) -> tuple[int, ...]:
        try:
            status = self._path.stat()
        except OSError:
            return ()
        return (status.st_mtime_ns, status.st_size, status.st_ino)

    def _remember(self, stamp: tuple[int, ...], revision: str) -> None:
        """A young time stamp is no proof: a coarse clock may give the next change the same one."""
        is_old = bool(stamp) and time.time_ns() - stamp[0] > _CLOCK_NS
        self._seen = (stamp, revision) if is_old else None
