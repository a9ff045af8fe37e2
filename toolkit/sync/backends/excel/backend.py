"""An Excel workbook as a home of campaigns.

Writing, in this order: the set is put into the outbox and forced to disk; the book's lock is taken; if somebody has
the book open or it is read-only, the set waits; otherwise the bytes are read again, `locate` says where each change
belongs now, every clash and every cell that must not be written stops the whole set; the new bytes are made and proven
in memory, written beside the book, and put in its place in one step, if it still is what was read; then the set leaves
the outbox. A crash at any point leaves the old book or the new one, whole, and a set that is tried again exactly once.
The book is never saved in place and never through a library that rewrites it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.cellxml import value_refusal
from toolkit.sync.backends.excel.edit import edited
from toolkit.sync.backends.excel.files import (
    exchange,
    is_read_only,
    made_state_folder,
    real_path,
    state_folder,
    sweep,
)
from toolkit.sync.backends.excel.owners import opened_elsewhere
from toolkit.sync.backends.excel.values import changed_snapshot
from toolkit.sync.backends.excel.watched import WatchedBook
from toolkit.sync.outbox import Outbox
from toolkit.sync.port import Conflict, Locate, Queued, SourceError, Written
from toolkit.sync.tabs import WhyNot, clashes_against
from toolkit.tables.changes import ChangeSet
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
        try:
            with self._locked():
                return self._write_locked(change_set, locate)
        except Timeout:
            self._outbox.put(change_set)
            return Queued("busy")

    def outbox(self) -> tuple[ChangeSet, ...]:
        """Sets that wait to be written, oldest first."""
        return self._outbox.waiting()

    def flush(self, locate: Locate) -> tuple[Outcome, ...]:
        """Write what waits, oldest first, until one still cannot go.

        A set in conflict is told here once; it waits no longer, but stays on disk in `outbox/aside/`.
        """
        if not self._outbox.waiting():
            return ()
        outcomes: list[Outcome] = []
        try:
            with self._locked():
                for waiting in self._outbox.waiting():
                    outcomes.append(self._commit(waiting, locate))
                    if isinstance(outcomes[-1], Queued):
                        break
                    self._settle(waiting, outcomes[-1])
        except Timeout:
            outcomes.append(Queued("busy"))
        return tuple(outcomes)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Hold the book's lock; what a crash left unfinished is swept away first. Raises `Timeout`, `SourceError`."""
        room = made_state_folder(self._path)
        try:
            with FileLock(room / "lock", timeout=LOCK_SECONDS):
                sweep(room)
                yield
        except Timeout:
            raise
        except (OSError, NotImplementedError) as error:  # disk full, a folder that knows no locks …
            raise SourceError("sync.no_room", name=self.name, why=str(error)) from error

    def _write_locked(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        self._outbox.put(change_set)
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
        except PermissionError:
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
