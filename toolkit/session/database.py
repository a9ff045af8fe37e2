"""A small SQLite file beside a source: opened for one thing at a time, made where it is missing, never held open.

Each use opens and closes it, or the uses of one deed together (`together`), so that no process keeps a file of
somebody's folder busy and nothing that was deleted lingers in a log of the database. Nobody waits for the disk: what a
process has written outlives the process, but perhaps not a power cut. One that was damaged is laid aside and begun
anew. Nothing here knows what is kept.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import local

from toolkit.sync.port import SourceError

PATIENCE = 20.0
"""Seconds that another program may hold the database."""


class Database:
    """The file `place` with these `tables`. Every use may raise `SourceError` where it cannot be used."""

    def __init__(self, place: Path, tables: str) -> None:
        self.place = place
        self._tables = tables
        self._mine = local()

    @contextmanager
    def together(self) -> Iterator[None]:
        """What this thread does within is done with the file opened once, when it is first needed."""
        if hasattr(self._mine, "database"):
            yield
            return
        self._mine.database = None
        try:
            yield
        finally:
            database = self._mine.database
            del self._mine.database
            if database is not None:
                database.close()

    @contextmanager
    def open(self) -> Iterator[sqlite3.Connection]:
        """For reading, or for one write that needs no look first."""
        try:
            with self._opened() as database:
                yield database
        except (sqlite3.Error, OSError) as error:
            busy = getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            code = "session.drafts_busy" if busy else "session.drafts_closed"
            raise SourceError(code, path=str(self.place)) from error

    @contextmanager
    def at_once(self) -> Iterator[sqlite3.Connection]:
        """For a look and a write in one transaction; an exception undoes both."""
        with self.open() as database:
            database.execute("begin immediate")
            try:
                yield database
            except BaseException:
                database.execute("rollback")
                raise
            database.execute("commit")

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        if hasattr(self._mine, "database"):  # within `together`
            self._mine.database = self._mine.database or self._connected()
            yield self._mine.database
            return
        database = self._connected()
        try:
            yield database
        finally:
            database.close()

    def _connected(self) -> sqlite3.Connection:
        """The database, made where it is gone; one that was damaged is laid aside: it holds little."""
        try:
            return self._connect()
        except sqlite3.OperationalError:  # busy, or not to be opened: nothing is wrong with what it holds
            raise
        except sqlite3.DatabaseError:
            for ending in ("", "-wal", "-shm"):
                spoilt = self.place.with_name(self.place.name + ending)
                if spoilt.exists():
                    spoilt.replace(spoilt.with_name(f"damaged-{spoilt.name}"))
            return self._connect()

    def _connect(self) -> sqlite3.Connection:
        self.place.parent.mkdir(exist_ok=True)
        database = sqlite3.connect(self.place, timeout=PATIENCE, isolation_level=None)
        try:
            database.execute("pragma journal_mode = wal")
            database.execute("pragma synchronous = off")
            database.execute("pragma secure_delete = on")  # a choice that was sealed leaves no trace here
            database.executescript(self._tables)
        except BaseException:
            database.close()
            raise
        return database
