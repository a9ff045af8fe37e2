"""Half-answered actions, kept in SQLite beside the source's other local state, so that a reload or a crash loses none.

One draft a battle, every one-use token that was ever spent, and the name last signed with. Each change is one `BEGIN
IMMEDIATE` transaction: read, edit, write; two pages (or two processes) never lose one another's change. Where the
database cannot be made or opened from the start, a temporary one takes its place, for this program alone, and
`elsewhere` says so; later on that is a `SourceError`. Nothing here knows a rule or a sheet.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from toolkit.messages import Note
from toolkit.session.ids import new_id
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note

Mode = Literal["roll", "type"]
PATIENCE = 20.0
"""Seconds that another program may hold the database."""

_TABLES = """
create table if not exists draft (battle text primary key, held text not null);
create table if not exists token (token text primary key);
create table if not exists signature (only integer primary key check (only = 1), name text not null);
"""


@dataclass(frozen=True, slots=True)
class Held:
    """What is kept of an open action: what is `chosen` by slot, or the `post` whose lines are the plan instead.

    `answers` are in strict order of asking, those in the fight in that `order`.
    """

    id: str = field(default_factory=new_id)
    chosen: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    answers: tuple[Any, ...] = ()
    overrides: Mapping[str, int | str] = field(default_factory=dict)
    mode: Mode = "roll"
    order: tuple[str, ...] = ()
    post: str = ""


class Drafts:
    """The drafts of one source. `place` is the database file, made when it is missing."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self.elsewhere: Note | None = None
        """Why the drafts are not where they should be, and gone with this program."""
        try:
            with self._open():
                pass
        except SourceError as error:
            self.elsewhere = error_note(error)
            self._place = Path(_own_room(place).name) / place.name

    def held(self, battle: str) -> Held:
        """The open draft, made when there is none yet."""
        with self._open() as database:
            found = _read(database, battle)
        return found or self._made(battle)

    def change(self, battle: str, edit: Callable[[Held], Held], token: str | None = None) -> Held | None:
        """Edit the draft and keep it; `None`, and nothing done, when `token` was spent before."""
        with self._open() as database, _at_once(database):
            if token is not None and not _spend(database, token):
                return None
            held = edit(_read(database, battle) or Held())
            _write(database, battle, held)
        return held

    def signature(self) -> str:
        """The name last signed with; blank when there was none."""
        with self._open() as database:
            found = database.execute("select name from signature").fetchone()
        return found[0] if found else ""

    def sign(self, name: str) -> None:
        """Keep a name to sign with."""
        with self._open() as database:
            database.execute("insert or replace into signature values (1, ?)", (name,))

    def _made(self, battle: str) -> Held:
        made = self.change(battle, lambda held: held)
        assert made is not None
        return made

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            database = self._connected()
            try:
                yield database
            finally:
                database.close()
        except (sqlite3.Error, OSError) as error:
            busy = getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            code = "session.drafts_busy" if busy else "session.drafts_closed"
            raise SourceError(code, path=str(self._place)) from error

    def _connected(self) -> sqlite3.Connection:
        """The database, made where it is gone; one that was damaged is laid aside, for a draft is worth little."""
        try:
            return _connect(self._place)
        except sqlite3.OperationalError:  # busy, or not to be opened: nothing is wrong with what it holds
            raise
        except sqlite3.DatabaseError:
            for ending in ("", "-wal", "-shm"):
                spoilt = self._place.with_name(self._place.name + ending)
                if spoilt.exists():
                    spoilt.replace(spoilt.with_name(f"damaged-{spoilt.name}"))
            return _connect(self._place)


@cache
def _own_room(_place: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder for as long as this program runs, the same one for the same drafts."""
    return tempfile.TemporaryDirectory(prefix="turnsheet-")


def _connect(place: Path) -> sqlite3.Connection:
    place.parent.mkdir(exist_ok=True)
    database = sqlite3.connect(place, timeout=PATIENCE, isolation_level=None)
    try:
        database.execute("pragma journal_mode = wal")
        database.execute("pragma secure_delete = on")  # a choice that was sealed leaves no trace here
        database.executescript(_TABLES)
    except BaseException:
        database.close()
        raise
    return database


@contextmanager
def _at_once(database: sqlite3.Connection) -> Iterator[None]:
    database.execute("begin immediate")
    try:
        yield
    except BaseException:
        database.execute("rollback")
        raise
    database.execute("commit")


def _spend(database: sqlite3.Connection, token: str) -> bool:
    return database.execute("insert or ignore into token values (?)", (token,)).rowcount == 1


def _read(database: sqlite3.Connection, battle: str) -> Held | None:
    row = database.execute("select held from draft where battle = ?", (battle,)).fetchone()
    if row is None:
        return None
    try:
        kept = json.loads(row[0])
        return Held(**{**kept, "answers": tuple(kept["answers"]), "order": tuple(kept.get("order", ()))})
    except (ValueError, TypeError, KeyError):  # written by another version, or spoilt: begun anew
        return None


def _write(database: sqlite3.Connection, battle: str, held: Held) -> None:
    kept = json.dumps(asdict(held), ensure_ascii=False)
    database.execute("insert or replace into draft values (?, ?)", (battle, kept))
