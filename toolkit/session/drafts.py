"""Half-answered actions, kept in SQLite beside the source's other local state, so that a reload or a crash loses none.

One draft a battle, whose page is choosing for it (`lease`), every one-use token that was ever spent, and the name last
signed with. Each change is one transaction: read, mind the lease, edit, write; two pages (or two processes) never lose
one another's change. Where the database cannot be made or opened from the start, a temporary one takes its place, for
this program alone, and `elsewhere` says so; later on that is a `SourceError`. Nothing here knows a rule or a sheet.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from toolkit.messages import Note
from toolkit.session import lease
from toolkit.session.database import Database
from toolkit.session.ids import new_id
from toolkit.session.lease import Lease, Seat
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note

Mode = Literal["roll", "type"]

_TABLES = f"""
{lease.TABLE};
create table if not exists draft (battle text primary key, held text not null);
create table if not exists token (token text primary key);
create table if not exists signature (only integer primary key check (only = 1), name text not null);
"""


@dataclass(frozen=True, slots=True)
class Held:
    """What is kept of an open action: what is `chosen` by slot, or the `post` whose lines are the plan instead.

    `half`: by slot, what is picked of a choice that is not complete; whoever picked it knows how to read it.
    `answers` are in strict order of asking, those in the fight in that `order`.
    """

    id: str = field(default_factory=new_id)
    chosen: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    answers: tuple[Any, ...] = ()
    overrides: Mapping[str, int | str] = field(default_factory=dict)
    mode: Mode = "roll"
    order: tuple[str, ...] = ()
    post: str = ""
    half: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def plan(self) -> tuple[Mapping[str, Mapping[str, Any]], str, tuple[Any, ...]]:
        """What is to happen, as far as it is chosen and answered; own numbers and what is half picked aside."""
        return self.chosen, self.post, self.answers

    @property
    def begun(self) -> bool:
        """Whether anything is planned."""
        return bool(self.chosen or self.half or self.post or self.answers or self.overrides)


class Drafts:
    """The drafts of one source. `place` is the database file, made when it is missing; `now` tells the time."""

    def __init__(self, place: Path, now: Callable[[], float] = time.time) -> None:
        self._database = Database(place, _TABLES)
        self._now = now
        self.elsewhere: Note | None = None
        """Why the drafts are not where they should be, and gone with this program."""
        try:
            with self._database.open():
                pass
        except SourceError as error:
            self.elsewhere = error_note(error)
            self._database = Database(Path(_own_room(place).name) / place.name, _TABLES)

    def together(self) -> AbstractContextManager[None]:
        """What is done within opens the file once."""
        return self._database.together()

    def held(self, battle: str) -> Held:
        """The open draft, made when there is none yet."""
        with self._database.open() as database:
            found = _read(database, battle)
        return found or self._made(battle)

    def change(
        self, battle: str, edit: Callable[[Held], Held], token: str | None = None, seat: Seat | None = None
    ) -> Held | None:
        """Edit the draft and keep it; `None`, and nothing done, when `token` was spent before.

        From a `seat` it takes the lease, or raises `ChoosingElsewhere`; once nothing is planned nobody holds it.
        """
        with self._database.at_once() as database:
            if seat is not None:
                lease.mind(database, battle, seat, self._now())
            if token is not None and not _spend(database, token):
                return None
            held = edit(_read(database, battle) or Held())
            _write(database, battle, held)
            if not held.begun:
                lease.let_go(database, battle)
            elif seat is not None:
                lease.take(database, battle, seat, self._now())
        return held

    def lease(self, battle: str) -> Lease | None:
        """Whose page is choosing."""
        with self._database.open() as database:
            return lease.lease_of(database, battle, self._now())

    def take_over(self, battle: str, seat: Seat) -> None:
        """That page chooses from now on, whoever did so far."""
        with self._database.at_once() as database:
            lease.take(database, battle, seat, self._now())

    def renew(self, battle: str, seat: Seat) -> None:
        """The page that holds the lease is still at it."""
        with self._database.at_once() as database:
            found = lease.lease_of(database, battle, self._now())
            if found is not None and found.page == seat.page and self._now() - found.since > lease.RENEW_EACH:
                lease.take(database, battle, seat, self._now())

    def signature(self) -> str:
        """The name last signed with; blank when there was none."""
        with self._database.open() as database:
            found = database.execute("select name from signature").fetchone()
        return found[0] if found else ""

    def sign(self, name: str) -> None:
        """Keep a name to sign with."""
        with self._database.open() as database:
            database.execute("insert or replace into signature values (1, ?)", (name,))

    def _made(self, battle: str) -> Held:
        made = self.change(battle, lambda held: held)
        assert made is not None
        return made


@cache
def _own_room(_place: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder for as long as this program runs, the same one for the same drafts."""
    return tempfile.TemporaryDirectory(prefix="turnsheet-")


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
