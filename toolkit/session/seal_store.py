"""Choices that are sealed and not yet open, kept on this machine alone: SQLite in the user's own state folder.

Never beside the workbook, for that folder may be shared with the other side. The folder may be entered and the file
read by its owner only; what is deleted is wiped. Each choice is kept by the id of its row in the Log, so that a
workbook may be moved or renamed. A choice is kept before its commitment is written: a crash leaves a choice too many,
never a seal that nobody can open. Nothing here reads or writes a sheet.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from toolkit.session.seal_text import Choice
from toolkit.sync.port import SourceError

_TABLE = """
create table if not exists secret (
  seal text primary key, source text not null, choice text not null, written integer not null default 0, seen text
) without rowid
"""
_COLUMNS = "seal, source, choice, written, seen"


@dataclass(frozen=True, slots=True)
class Secret:
    """A choice kept for the seal of that row. `written`: the row is in the workbook, or waits for it.

    `seen` holds the commitments of all sides as they stood when this choice was opened.
    """

    seal: str
    source: str
    choice: Choice
    written: bool = False
    seen: Mapping[str, str] | None = None


def secrets_place() -> Path:
    """The folder in the user's own state folder. It is not made here."""
    from platformdirs import user_state_path

    return user_state_path("turnsheet", appauthor=False) / "seals"


class Secrets:
    """All choices kept on this machine. Every call may raise `SourceError` where the folder cannot be used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "seals.sqlite"

    def keep(self, secret: Secret) -> None:
        """Keep a choice, on the disk when this returns."""
        choice = json.dumps(asdict(secret.choice))
        with self._open() as database:
            database.execute(
                f"insert into secret ({_COLUMNS}) values (?, ?, ?, ?, null)",
                (secret.seal, secret.source, choice, int(secret.written)),
            )

    def mark_written(self, seal: str) -> None:
        """The commitment is in the workbook, or waits for it."""
        with self._open() as database:
            database.execute("update secret set written = 1 where seal = ?", (seal,))

    def mark_opened(self, seal: str, seen: Mapping[str, str]) -> None:
        """The choice is about to be opened against these commitments."""
        with self._open() as database:
            database.execute("update secret set seen = ? where seal = ?", (json.dumps(dict(seen)), seal))

    def of(self, source: str, seals: Iterable[str]) -> list[Secret]:
        """The choices of these seals, wherever they were sealed, and all that were sealed in the source."""
        if not os.path.exists(self._file):
            return []
        wanted = set(seals)
        with self._open() as database:
            rows = database.execute(f"select {_COLUMNS} from secret").fetchall()
        read = (_secret(row) for row in rows if row[0] in wanted or row[1] == source)
        return [secret for secret in read if secret is not None]

    def drop(self, seals: Iterable[str]) -> None:
        """Forget these choices."""
        gone = [(seal,) for seal in seals]
        if gone:
            with self._open() as database:
                database.executemany("delete from secret where seal = ?", gone)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            database = self._connected()
            try:
                yield database
            finally:
                database.close()
        except (OSError, sqlite3.Error) as error:
            raise SourceError("session.seal.store", folder=str(self._folder), why=str(error)) from error

    def _connected(self) -> sqlite3.Connection:
        """The database, made where it is gone; a damaged one is laid aside, and its seals can no longer be opened."""
        try:
            return self._connect()
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            os.replace(self._file, self._folder / f"damaged-{self._file.name}")
            return self._connect()

    def _connect(self) -> sqlite3.Connection:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._folder.chmod(0o700)
        with suppress(FileExistsError):
            os.close(os.open(self._file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        self._file.chmod(0o600)
        database = sqlite3.connect(self._file, timeout=20, isolation_level=None)
        try:
            database.execute("pragma secure_delete = on")
            database.execute("pragma synchronous = full")
            database.execute(_TABLE)
        except BaseException:
            database.close()
            raise
        return database


def _secret(row: tuple[str, str, str, int, str | None]) -> Secret | None:
    """`None` for what another version has written: its seal cannot be opened here."""
    try:
        kept = json.loads(row[2])
        choice = Choice(**{**kept, "sides": tuple(kept["sides"]), "actions": tuple(kept["actions"])})
        return Secret(row[0], row[1], choice, bool(row[3]), json.loads(row[4]) if row[4] else None)
    except (ValueError, TypeError, KeyError):
        return None
