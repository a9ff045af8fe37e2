"""Who is here: the pages open on a source, in every process and from every server of this machine.

Each page says so again and again (`tell`); one that has not for a few seconds is gone, whether it said goodbye or not.
Names are whatever people typed. What a window of a browser had in hand beside the draft is kept here too, so that a
reload finds it again. All of it lies beside the source, is worth little, and holds no sheet's content.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from toolkit.session.database import Database

BEAT = 3.0
"""Seconds between two signs of life."""
GONE_AFTER = 8.0
"""Seconds without one, after which a page is gone."""
KEPT = 14 * 86_400.0
"""Seconds for which a window's things are kept."""

_FILE = "present.sqlite"
_TABLES = """
create table if not exists page (page text primary key, role text, side text, name text, about text, heard real);
create table if not exists hand (window text primary key, held text not null, since real not null);
"""


@dataclass(frozen=True, slots=True)
class Present:
    """An open page: `role` and `side` of its visitor, the `name` they gave, the id of whom they choose for."""

    page: str
    role: str = "gm"
    side: str = ""
    name: str = ""
    about: str = ""


class Presence:
    """The pages of one source; `place` is its state folder, `now` tells the time. Each use may raise `SourceError`."""

    def __init__(self, place: Path, now: Callable[[], float] = time.time) -> None:
        self._database = Database(place / _FILE, _TABLES)
        self._now = now

    def tell(self, present: Present, heard: float | None = None) -> None:
        """This page is open, or was when it was `heard` of last."""
        heard = self._now() if heard is None else heard
        row = (present.page, present.role, present.side, present.name, present.about, heard)
        with self._database.open() as database:
            database.execute("pragma synchronous = off")  # lost with the power, and told anew at once
            database.execute("insert or replace into page values (?, ?, ?, ?, ?, ?)", row)

    def leave(self, page: str) -> None:
        """This page is closed; those that went without a word are forgotten as well."""
        with self._database.open() as database:
            database.execute("delete from page where page = ? or heard < ?", (page, self._now() - GONE_AFTER))

    def here(self) -> tuple[Present, ...]:
        """Every open page, by name."""
        with self._database.open() as database:
            now = self._now()
            rows = database.execute(
                "select page, role, side, name, about from page where heard between ? and ? order by name, page",
                (now - GONE_AFTER, now + GONE_AFTER),
            ).fetchall()
        return tuple(Present(*row) for row in rows)

    def keep(self, window: str, held: Mapping[str, Any]) -> None:
        """Keep what a window has in hand."""
        with self._database.open() as database:
            now = self._now()
            database.execute("delete from hand where since < ?", (now - KEPT,))
            database.execute("insert or replace into hand values (?, ?, ?)", (window, json.dumps(held), now))

    def kept(self, window: str) -> dict[str, Any]:
        """What it had in hand; nothing where that is unknown."""
        with self._database.open() as database:
            row = database.execute("select held from hand where window = ?", (window,)).fetchone()
        found = json.loads(row[0]) if row is not None else {}
        return found if isinstance(found, dict) else {}
