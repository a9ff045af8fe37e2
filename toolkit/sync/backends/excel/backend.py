"""An Excel workbook as a home of campaigns.

What `OnDisk` says of sets, locks and waiting holds. A set waits while somebody has the book open or it is read-only;
otherwise the bytes are read again, `locate` says where each change belongs now, every clash and every cell that must
not be written stops the whole set; the new bytes are made and proven in memory, written beside the book, and put in its
place in one step, if it still is what was read. A crash at any point leaves the old book or the new one, whole, and a
set that is tried again exactly once. The book is never saved in place and never through a library that rewrites it.
"""

from __future__ import annotations

from pathlib import Path

from toolkit.messages import Note, note
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.edit import edited
from toolkit.sync.backends.excel.strays import strays
from toolkit.sync.backends.excel.values import changed_snapshot, read_snapshot
from toolkit.sync.backends.excel.watched import WatchedBook
from toolkit.sync.cell_limits import value_refusal
from toolkit.sync.copies import conflict_copies
from toolkit.sync.disk import write_durably
from toolkit.sync.exchange import InUse, exchange, is_read_only
from toolkit.sync.on_disk import OnDisk, Outcome
from toolkit.sync.owners import opened_elsewhere
from toolkit.sync.port import Conflict, Locate, Queued, SourceError, Written
from toolkit.sync.side_folder import made_state_folder, real_path
from toolkit.sync.tabs import WhyNot, clashes_against
from toolkit.sync.versions import Version
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Address, CellValue, Snapshot


class ExcelBackend(OnDisk):
    """One workbook file."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(path)
        self._file = WatchedBook(self._path)
        self._uncomputed = ("", 0)
        """The revision that we wrote last, and how many formulas show nothing since."""

    def revision(self) -> str:
        """A hash of the file, worked out again only when its time stamp, size or identity moved."""
        return self._file.revision()

    def read(self) -> Snapshot:
        """Everything now in the workbook. Raises `SourceError`; a file caught in the middle of a save is read again."""
        return self._file.read()[1]

    def remarks(self) -> tuple[Note, ...]:
        """Its owner closed it, the last write left formulas uncomputed, what waits is for a book that is gone, a cloud
        made copies, our folder is unreadable."""
        gone = (note("sync.stray", name=self.name, other=other, count=count) for other, count in strays(self._path))
        copies = conflict_copies(real_path(self._path))
        told = [note("sync.copies", name=self.name, copies=copies, count=len(copies))] if copies else []
        return (*self._closed(), *self._blank(), *gone, *told, *super().remarks())

    def _closed(self) -> list[Note]:
        """Why the book's owner does not want it changed: it is read all the same, and nothing can be written."""
        try:
            closed = self._file.read()[0].workbook.closed
        except SourceError:  # told where it is read
            return []
        return [note(f"sync.{closed}")] if closed else []

    def _blank(self) -> list[Note]:
        """Formulas that show nothing since the last write, until somebody else saves the book: most likely computed."""
        revision, count = self._uncomputed
        return [note("sync.uncomputed", count=count)] if count and self.revision() == revision else []

    def damage(self) -> str | None:
        """The first part of the zip whose content is not what it was when it was packed."""
        return self._file.read()[0].package.damage()

    def in_the_way(self) -> Queued | None:
        """It is gone, open elsewhere or read-only."""
        real = real_path(self._path)
        if not real.exists():
            return Queued("away")
        return opened_elsewhere(self._path, real) or (Queued("read_only") if is_read_only(real) else None)

    def shown(self, version: Version) -> Snapshot:
        """What an earlier version holds. Raises `SourceError` when it is damaged."""
        return read_snapshot(Book(version.data()))

    def _put_back(self, data: bytes) -> Queued | None:
        real = real_path(self._path)
        if not real.exists():
            write_durably(real, data)
            return None
        try:
            return None if exchange(real, real.read_bytes(), data, self._room) else Queued("busy")
        except InUse:
            return Queued("denied")

    def _attempt(self, change_set: ChangeSet, locate: Locate) -> Outcome | None:
        book, snapshot = self._file.read()
        placement = locate(snapshot, change_set)
        if placement.done:
            return Written(snapshot, again=True)
        clashes = placement.clashes or clashes_against(change_set, placement, snapshot, _why_not(book))
        if clashes:
            return Conflict(clashes, snapshot)
        made = edited(book, placement.cells, growing=True)
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
        after = changed_snapshot(snapshot, made.book, placement.cells, made.results)
        self._file.became(made.book, after)
        self._uncomputed = (after.revision, made.uncomputed)
        return Written(after)


def _why_not(book: Book) -> WhyNot:
    def reason(tab: str, address: Address, value: CellValue) -> str | None:
        sheet = book.sheet(tab)
        if sheet is None:
            return "no_sheet"
        return value_refusal(value) or book.locks(sheet).reason(address)

    return reason
