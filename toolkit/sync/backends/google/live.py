"""The last reading of a spreadsheet, kept until its version moves; all programs of this user keep the same one.

The version is asked of Drive, which has a quota of its own, and with it who made it; everything is read again only when
it moved, and by one program for all (`shared`). Where Drive does not answer us, everything is read again instead, more
seldom. While the service cannot be reached, or the quota is used up, the last reading stands, also for a program that
starts then, and `trouble` says why.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from toolkit.sync.backends.google.client import Client, Haste
from toolkit.sync.backends.google.document import FIELDS, Document, document
from toolkit.sync.backends.google.proof import Proof
from toolkit.sync.backends.google.shared import AT_ONCE, LOOK_EACH, Kept, Look, Shared
from toolkit.sync.backends.google.trouble import Trouble

__all__ = ["AT_ONCE", "LOOK_EACH", "READ_EACH", "YOUNG", "Live"]

READ_EACH = 15.0
YOUNG = 1.5
"""So many seconds a reading made on opening is good for writing, if the version says that nothing has moved since."""
PATIENCE = 10.0
"""Seconds to wait for another program that looks just now, where nothing has been seen yet."""
AWAY = ("offline", "down", "quota", "portal")
"""Troubles that pass, and take nobody's right to see the sheet."""
Base = tuple[str, int]
"""The version of a reading, and how often we had changed the sheet before it."""


class Live:
    """One spreadsheet as it was last seen; `room` is the folder of what belongs to it on this machine."""

    def __init__(self, client: Client, key: str, room: Path, clock: Callable[[], float] = time.time) -> None:
        self._client = client
        self._key = key
        self._clock = clock
        self._shared = Shared(room, clock)

        # ---- what was seen, and when
        self.seen: Document | None = None
        self._version = self._told = self._before = ""
        self._without_drive = False
        self._read_at = self._opened_at = 0.0
        self._writes = ""
        self.proof = Proof(room, clock)
        self.assumed = False
        """Whether what is held was worked out from our own writing and not yet read."""
        self.marks_apart = False
        """Whether this service tells the marks of rows only when asked for them."""
        self.trouble: Trouble | None = None
        """Why the last look failed; nothing while all is well."""
        self.changed_by = ""
        """Who made the last change, where it was somebody else and the service tells."""
        self._changes = 0
        self.base: Base = ("", 0)
        """Of the reading made last to write on."""

    @property
    def is_newest(self) -> bool:
        """Whether no program on this machine has sent anything since what was seen was read."""
        return self._writes == self._shared.writes()

    @property
    def age(self) -> float:
        """Seconds since what is held was read."""
        return max(0.0, self._clock() - self._read_at)

    def now(self) -> Document:
        """What is there now; what was seen last, by whichever program, while the service is away. Raises `Trouble`."""
        with self._shared.alone(PATIENCE):
            kept = self._shared.kept() if self.seen is None else None
            try:
                return self._look("opening" if kept is None and self.seen is None else "reopening", self._shared.look())
            except Trouble as trouble:
                if trouble.waits is None or trouble.waits.reason not in AWAY:
                    raise
                if kept is not None:
                    self._take(kept)
                if self.seen is None:
                    raise
                self.trouble = trouble
                return self.seen

    def lately(self) -> Document:
        """What is there now, or was a few seconds ago; what was seen last while the service cannot be asked."""
        if self.seen is None:
            return self.now()
        with self._shared.alone(0.0) as alone:
            look = self._shared.look()
            full_at = self._full_at(look)
            if not alone or full_at is None:
                self._as_others(look)
            else:
                try:
                    self._look("looking", replace(look, full_at=full_at))
                except Trouble as trouble:
                    self.trouble = trouble
                    failed = replace(look, full_at=full_at, trouble=trouble.code, facts=trouble.facts)
                    self._shared.looked(failed)
        self._catch_up()
        return self.seen

    def fetch(self) -> Document:
        """Read everything, whatever the version. Raises `Trouble`."""
        return self._fetch("reopening" if self.trouble else "acting", "")

    def fetch_to_write(self) -> Document:
        """Read everything, for a write that rests on it. Raises `Trouble`."""
        version = ""
        with suppress(Trouble):
            version = self._asked("looking")[0]
        self.base = version, self._changes
        return self._fetch("reopening" if self.trouble else "acting", version)

    def young(self) -> Document | None:
        """The reading on opening, if it is of a moment ago and nothing tells of a change since."""
        if not self._version or self.assumed or self.proof.unproven or not 0 <= self._clock() - self._opened_at < YOUNG:
            return None
        if not self.is_newest or self._shared.look().lags:
            return None
        with suppress(Trouble):
            self.base = self._version, self._changes
            return self.seen if self._asked("looking")[0] == self._version else None
        return None

    def others_since(self, base: Base) -> int:
        """How often others have changed the sheet since a reading that was made to write on; 0: or not known."""
        look, (version, changes) = self._shared.look(), base
        if look.lags or self.trouble:
            return 0
        with suppress(Trouble, ValueError):
            grown = _number(self._asked("looking")[0]) - _number(version)
            ours = self._changes - changes
            if grown > 0 and ours == 1 and not 0 < look.step <= grown:
                self._shared.looked(replace(look, step=grown))
            return max(0, grown - ours * (look.step or 1))
        return 0

    def changing(self) -> None:
        """A request that changes the sheet is sent now."""
        self._before = self._told
        self._changes += 1
        self._shared.wrote()

    def became(self, doc: Document) -> None:
        """We have written, and this is what must be there now; the next look reads it all the same."""
        self._take(Kept(doc, self._clock(), assumed=True))
        self._shared.keep(Kept(doc, self._read_at, assumed=True))

    def ask_who(self) -> None:
        """Ask who made the last change."""
        with suppress(Trouble):
            self.changed_by = self._asked("looking")[1]

    def _look(self, haste: Haste, look: Look) -> Document:
        version, by = self._asked(haste)
        if self.seen is None or not version or version != self._version:
            kept = self._shared.kept()
            if version and kept is not None and kept.version == version:
                self._take(kept)
            else:
                self._fetch(haste, version)  # after the version was asked: what changes between is seen next time
        self.trouble = None
        self.changed_by = look.by if version == look.version else by
        lags = look.lags or bool(version and version == self._before)
        self._before = ""
        self._shared.looked(Look(version, self.changed_by, look.full_at, lags=lags, step=look.step))
        assert self.seen is not None
        return self.seen

    def _as_others(self, look: Look) -> None:
        """What other programs have found meanwhile; nothing is asked."""
        self.trouble = Trouble(look.trouble, look.facts) if look.trouble else None
        kept = self._shared.kept()
        if kept is not None and kept.version == look.version and self._is_news(kept) and not look.trouble:
            self._take(kept)
            self.changed_by = look.by

    def _catch_up(self) -> None:
        """What another program has just written is there, though nobody has read it yet; the next look reads it."""
        kept = self._shared.kept()
        if kept is not None and kept.assumed and self._is_news(kept):
            self._take(kept)

    def _is_news(self, kept: Kept) -> bool:
        return self._read_at < kept.at <= self._clock()

    def _take(self, kept: Kept) -> None:
        self.seen, self._read_at, self._version, self.assumed = kept.doc, kept.at, kept.version, kept.assumed
        self._opened_at = 0.0

    def _fetch(self, haste: Haste, version: str) -> Document:
        self._writes, at = self._shared.writes(), self._clock()
        doc = document(self._client.spreadsheet(self._key, FIELDS, haste, marks=self.marks_apart))
        self._take(Kept(doc, at, version))
        self._opened_at, self.trouble = at if haste in ("opening", "reopening") and version else 0.0, None
        self._shared.keep(Kept(doc, at, version))
        return doc

    def _asked(self, haste: Haste) -> tuple[str, str]:
        if self._without_drive:
            return "", ""
        try:
            self._told, by = self._client.version(self._key, haste)
        except Trouble as trouble:
            if trouble.status not in (400, 403, 404, 405, 501):  # the sheet may be open to us all the same
                raise
            self._told, by = "", ""
        self._without_drive = not self._told
        return self._told, by

    def _full_at(self, look: Look) -> float | None:
        """Nothing where so much was asked lately that this look can be left out."""
        if not self._without_drive:
            return self._shared.room_to_look(look)
        kept = self._shared.kept()
        since = self._clock() - max(self._read_at, kept.at if kept is not None else 0.0)
        return None if 0 <= since < READ_EACH else look.full_at


def _number(version: str) -> int:
    """What counts the changes in a version. Raises `ValueError` where nothing does."""
    return int(version.partition("/")[0])
