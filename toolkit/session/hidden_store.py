"""The dice of hidden rolls, kept on this machine alone: SQLite in the user's own state folder, beside the seals.

A roll is kept before its commitment is written: a crash leaves a roll too many, never a row that nobody can open.
Folder and file are their owner's alone. Nothing here reads or writes a sheet.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from toolkit.session.hidden_text import Roll, commitment
from toolkit.sync.port import SourceError

_TABLE = "create table if not exists roll (mark text primary key, roll text not null) without rowid"


class HiddenStore:
    """Rolls by their commitments. Every call may raise `SourceError` where the folder cannot be used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "hidden.sqlite"

    def keep(self, roll: Roll) -> None:
        """Keep a roll, on the disk when this returns."""
        with self._open() as database:
            row = (commitment(roll), json.dumps(dict(roll)))
            database.execute("insert or ignore into roll values (?, ?)", row)

    def of(self, marks: Iterable[str]) -> dict[str, Any]:
        """Commitment -> roll, of those kept here."""
        wanted = list(marks)
        if not wanted or not self._file.exists():
            return {}
        with self._open() as database:
            asked = "select roll from roll where mark = ?"
            rows = {mark: database.execute(asked, (mark,)).fetchone() for mark in wanted}
        return {mark: json.loads(row[0]) for mark, row in rows.items() if row is not None}

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with suppress(FileExistsError):
                os.close(os.open(self._file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            with closing(sqlite3.connect(self._file, timeout=20, isolation_level=None)) as database:
                database.execute("pragma synchronous = full")
                database.execute(_TABLE)
                yield database
        except (OSError, sqlite3.Error) as error:
            raise SourceError("session.hidden_store", folder=str(self._folder), why=str(error)) from error
