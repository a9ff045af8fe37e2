"""A workbook file as last seen: parsed once for each content, its revision cheap to ask for.

The file is read in one go and parsed only when its bytes differ from those parsed last. Nothing here writes.
"""

from __future__ import annotations

import time
from pathlib import Path

from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.files import read_book_bytes
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Snapshot

_TRIES = 3
_PAUSE = 0.2
_CLOCK_NS = 2_000_000_000  # the coarsest time stamps in use: FAT's two seconds
_MAY_PASS = ("sync.damaged", "sync.empty", "sync.not_zip", "sync.missing")


class WatchedBook:
    """The file at `path`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._parsed: tuple[Book, Snapshot] | None = None
        self._seen: tuple[tuple[int, ...], str] | None = None

    def revision(self) -> str:
        """A hash of the file, worked out again only when its time stamp, size or identity moved."""
        stamp = self._stamp()
        if self._seen is None or self._seen[0] != stamp:
            revision = Book.hash_of(read_book_bytes(self._path))
            self._remember(stamp, revision)
            return revision
        return self._seen[1]

    def read(self) -> tuple[Book, Snapshot]:
        """What it holds now. Raises `SourceError`; a file caught in the middle of a save is read again."""
        for _ in range(_TRIES - 1):
            try:
                return self._read()
            except SourceError as error:
                if error.code not in _MAY_PASS:
                    raise
                time.sleep(_PAUSE)
        return self._read()

    def became(self, book: Book, snapshot: Snapshot) -> None:
        """We put `book` there, and it shows `snapshot`."""
        self._parsed = (book, snapshot)
        self._remember(self._stamp(), book.revision)

    def _read(self) -> tuple[Book, Snapshot]:
        stamp = self._stamp()
        data = read_book_bytes(self._path)
        if self._parsed is None or self._parsed[0].package.data != data:
            book = Book(data)
            self._parsed = (book, read_snapshot(book))
        self._remember(stamp, self._parsed[0].revision)
        return self._parsed

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
