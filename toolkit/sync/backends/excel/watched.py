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
from toolkit.sync.seen import Seen, stamp_of
from toolkit.tables.snapshot import Snapshot

_TRIES = 3
_PAUSE = 0.2
_MAY_PASS = ("sync.damaged", "sync.empty", "sync.not_zip", "sync.zeros", "sync.missing")


class WatchedBook:
    """The file at `path`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._parsed: tuple[Book, Snapshot] | None = None
        self._seen = Seen()

    def revision(self) -> str:
        """A hash of the file, worked out again only when its time stamp, size or identity moved."""
        stamp = stamp_of([self._path])
        revision = self._seen.revision(stamp)
        if revision is None:
            revision = Book.hash_of(read_book_bytes(self._path))
            self._seen.remember(stamp, revision)
        return revision

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
        self._seen.remember(stamp_of([self._path]), book.revision)

    def _read(self) -> tuple[Book, Snapshot]:
        stamp = stamp_of([self._path])
        data = read_book_bytes(self._path)
        if self._parsed is None or self._parsed[0].package.data != data:
            book = Book(data)
            self._parsed = (book, read_snapshot(book))
        self._seen.remember(stamp, self._parsed[0].revision)
        return self._parsed
