"""One writer at a time: whose page chooses and answers for the open action of a battle.

In order: the first pick takes the lease; each further one renews it; it ends when nothing is planned any more, or
after a minute of silence. Meanwhile a change from another page is refused, unless somebody there has taken over, which
is done knowingly. All of it happens inside the transaction that changes the draft. Whoever asks without a seat (a
program, the command line) neither takes a lease nor minds one.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

SILENCE = 60.0
"""Seconds after which a page that does nothing lets go."""
RENEW_EACH = 10.0
"""Seconds for which a lease is not renewed again."""

TABLE = "create table if not exists lease (battle text primary key, page text not null, name text, since real not null)"


@dataclass(frozen=True, slots=True)
class Seat:
    """A page of the dashboard, and the name of whoever sits there (blank where none was said)."""

    page: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Lease:
    """Whose page chooses now; `since` its last change (seconds of the epoch)."""

    page: str
    name: str
    since: float


class ChoosingElsewhere(Exception):
    """Another page is choosing: nothing was changed."""

    def __init__(self, lease: Lease) -> None:
        super().__init__(lease.name)
        self.lease = lease


def lease_of(database: sqlite3.Connection, battle: str, now: float) -> Lease | None:
    """The lease that holds at `now`. One from the future (a clock was set back) holds no more."""
    row = database.execute("select page, name, since from lease where battle = ?", (battle,)).fetchone()
    return Lease(*row) if row is not None and abs(now - row[2]) < SILENCE else None


def mind(database: sqlite3.Connection, battle: str, seat: Seat, now: float) -> None:
    """Raise `ChoosingElsewhere` while another page holds the lease."""
    lease = lease_of(database, battle, now)
    if lease is not None and lease.page != seat.page:
        raise ChoosingElsewhere(lease)


def take(database: sqlite3.Connection, battle: str, seat: Seat, now: float) -> None:
    """The lease is that page's from now on."""
    database.execute("insert or replace into lease values (?, ?, ?, ?)", (battle, seat.page, seat.name, now))


def let_go(database: sqlite3.Connection, battle: str) -> None:
    """Nobody chooses."""
    database.execute("delete from lease where battle = ?", (battle,))
