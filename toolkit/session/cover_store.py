"""The numbers that go with covered names ("Unknown Pokémon 2"), kept on this machine: the same as long as it plays.

A number is given once, in the order in which somebody is first covered, and never again to somebody else of the same
source: so nothing is learned from it when others are revealed, added or sorted. SQLite in the user's own state folder.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

_TABLE = """
create table if not exists cover (
  source text not null, who text not null, number integer not null, primary key (source, who)
) without rowid
"""


def read_numbers(folder: Path, source: str, whom: Sequence[str]) -> dict[str, int]:
    """id -> number of everybody in `whom`, new ones in order; where nothing can be kept, their place in that order."""
    if not whom:
        return {}
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with closing(sqlite3.connect(folder / "covers.sqlite", timeout=20, isolation_level=None)) as database:
            database.execute(_TABLE)
            return _numbered(database, source, whom)
    except (OSError, sqlite3.Error):
        return {who: number for number, who in enumerate(whom, start=1)}


def _numbered(database: sqlite3.Connection, source: str, whom: Sequence[str]) -> dict[str, int]:
    found = _kept(database, source)
    if not set(whom) <= found.keys():
        database.execute("begin immediate")
        found = _kept(database, source)
        for who in whom:
            if who not in found:
                found[who] = max(found.values(), default=0) + 1
                database.execute("insert into cover values (?, ?, ?)", (source, who, found[who]))
        database.execute("commit")
    return {who: found[who] for who in whom}


def _kept(database: sqlite3.Connection, source: str) -> dict[str, int]:
    return dict(database.execute("select who, number from cover where source = ?", (source,)).fetchall())
