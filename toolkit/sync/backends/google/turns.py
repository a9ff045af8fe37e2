"""Whose turn it is where several machines play in one sheet: no two of them write between one's reading and writing.

Every machine that writes has one mark on the Log tab: who it is, since when, and the action for which it wants the
turn. In this order: a machine without a mark leaves one. Alone, it reads and writes. With others about, it names its
action in its mark before the reading and, in the same request, calls all handles by that mark: whatever anybody else
had read before finds no row any more, however late it is written. Whoever then reads handles called by its own mark,
and sees nobody else want the turn, has it; of those who see each other one stays and the others step back. A turn is
over when the Log holds its action: the write itself ends it. A turn that nobody ends is passed over after a while.
Where a service does not call marks anew, turns are kept by saying first, waiting and looking then.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any

from toolkit.sync.backends.google.client import Client
from toolkit.sync.backends.google.document import HELD_BY, TURN, Document, Page
from toolkit.sync.backends.google.plan import marked, renamed, unmarked
from toolkit.sync.backends.google.trouble import Trouble
from toolkit.tables.tabs import find_tabs

SEAT = 6 * 3600.0
"""So long a mark stands for a machine that plays; it is made anew by then, and passed over after twice that."""
STALE, ABANDONED = 20.0, 900.0
"""A turn is waited for so long from where it is first seen, and so long from its mark on as clocks go."""
JOINING, HELD = 3.0, 8.0
"""Where handles keep their names: so long a new mark may not be seen, and a machine may still write after its own."""
_VAIN = 3
"""Marks by which no handle came to be called, in a row, that tell of such a service."""

Request = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Mark:
    """A machine's mark: `action` is blank where it wants nothing just now."""

    machine: str
    since: float
    action: str = ""

    @property
    def text(self) -> str:
        """As it stands in the sheet."""
        return f"{self.machine} {self.since:.3f} {self.action}"

    @property
    def key(self) -> str:
        """What handles are called while it has the turn."""
        return HELD_BY + sha256(self.text.encode()).hexdigest()[:8]

    @property
    def rank(self) -> str:
        """Who stays of those who see each other: by chance, and for all the same."""
        return sha256(self.text.encode()).hexdigest()


class Turns:
    """The turns of one machine in one sheet; `room` is where it keeps who it is."""

    def __init__(self, client: Client, key: str, room: Path, clock: Callable[[], float] = time.time) -> None:
        self._client = client
        self._key = key
        self._room = room
        self._clock = clock
        self._seen_at: dict[str, float] = {}
        self._left = ""
        self._called: frozenset[str] = frozenset()
        """What the handles were called when we last left a mark for a turn."""
        self._vain = 0
        self.asked = ""
        """What the turn was last wanted for; blank once it was given back."""

    def joining(self, doc: Document) -> list[Request]:
        """The requests that leave our first mark, if there is none."""
        mine, _ = self._marks(doc)
        return [] if mine else self._marking(doc, Mark(machine(self._room), self._clock()))

    def ask(self, doc: Document, action: str) -> bool:
        """Before the reading, where it is known already that others play here too; whether so. Raises `Trouble`."""
        mine, others = self._marks(doc)
        if mine and others and not self._wanting(doc, others):
            self._leave(doc, action)
        return bool(others)

    def pause(self, doc: Document, action: str) -> float | None:
        """Nothing where it is our turn as `doc` was read; else the seconds after which to read again."""
        page = log_page(doc)
        if page is None:
            return None
        mine, others = self._marks(doc)
        if mine is None:
            self._leave(doc, action)
            return 0.0
        if not others:
            return None
        if wanting := self._wanting(doc, others):
            if mine.action and any(one.rank < mine.rank for one in wanting):
                self._leave(doc, "")
            return random.uniform(0.2, 0.8)
        if mine.action == action and self.holds(doc):
            self._vain = self._vain if self._vain >= _VAIN else 0
            return None
        vain = self._was_vain(doc, mine)
        self._leave(doc, action)
        return JOINING if vain else 0.0

    def holds(self, doc: Document) -> bool:
        """Whether what rests on this reading finds its rows only while nobody else has taken the turn since."""
        mine, others = self._marks(doc)
        if log_page(doc) is None or not others:
            return True
        if mine is None:
            return False
        if self._vain >= _VAIN:
            return self._clock() - mine.since <= HELD
        return set(doc.keys.values()) <= {mine.key}

    def over(self, doc: Document, action: str) -> bool:
        """Whether an action's turn is over: the Log holds it, and others go on."""
        return action in _done(log_page(doc))

    def give_back(self, doc: Document | None) -> None:
        """The turn was not used, or nothing tells that it was."""
        if self.asked and doc is not None:
            with suppress(Trouble):
                self._leave(doc, "")

    def _marks(self, doc: Document) -> tuple[Mark | None, list[Mark]]:
        """Ours, and those of others who play."""
        found = list(_read(log_page(doc)))
        now, me = self._clock(), machine(self._room)
        mine = [one for one in found if one.machine == me and abs(now - one.since) < SEAT]
        others = [one for one in found if one.machine != me and abs(now - one.since) < 2 * SEAT]
        return max(mine, key=lambda one: one.since, default=None), others

    def _wanting(self, doc: Document, others: list[Mark]) -> list[Mark]:
        """Those who have the turn or want it, as far as they are still to be waited for."""
        done, now = _done(log_page(doc)), self._clock()
        return [
            one
            for one in others
            if one.action
            and one.action not in done
            and now - self._seen_at.setdefault(one.text, now) < STALE
            and abs(now - one.since) < ABANDONED
        ]

    def _leave(self, doc: Document, action: str) -> None:
        mark, self.asked = Mark(machine(self._room), self._clock(), action), action
        called = frozenset(doc.keys.values()) if action and self._vain < _VAIN else frozenset()
        calling = [renamed(sorted(called), mark.key)] if called else []
        try:
            self._client.change(self._key, "batchUpdate", {"requests": [*calling, *self._marking(doc, mark)]})
            self._left, self._called = mark.text, called
        except Trouble as trouble:
            if calling and trouble.code == "sync.google_refused":
                self._vain += 1
            elif not trouble.unknown:  # what came of it, the next reading tells
                raise

    def _was_vain(self, doc: Document, mine: Mark) -> bool:
        """Whether our last mark stands there and all handles are called as before it: their names are kept here."""
        vain = bool(self._called) and mine.text == self._left and set(doc.keys.values()) == self._called
        self._vain += vain
        return vain

    def _marking(self, doc: Document, mark: Mark) -> list[Request]:
        """Our mark, in place of those we had."""
        page = log_page(doc)
        if page is None:
            return []
        before = {one.text for one in _read(page) if one.machine == mark.machine} | ({self._left} - {""})
        return [*(unmarked(TURN, text) for text in sorted(before)), marked(page.id, 1, TURN, mark.text)]


def machine(room: Path) -> str:
    """Who we are among those that play in a sheet."""
    path = room / "machine"
    with suppress(OSError):
        if not path.exists():
            path.write_text(token_hex(4), encoding="ascii")
        return path.read_text(encoding="ascii").strip() or "?"
    return "?"


def log_page(doc: Document) -> Page | None:
    """The tab on which the marks stand: all machines know the same."""
    log = find_tabs(doc.snapshot)[0].get("log")
    return doc.pages.get(log.name) if log else None


def _done(page: Page | None) -> set[str]:
    return {cell for row in page.tab.rows for cell in row if isinstance(cell, str)} if page else set()


def _read(page: Page | None) -> Iterator[Mark]:
    for text in sorted(page.turns) if page else ():
        machine, _, rest = text.partition(" ")
        since, _, action = rest.partition(" ")
        with suppress(ValueError):
            yield Mark(machine, float(since), action)
