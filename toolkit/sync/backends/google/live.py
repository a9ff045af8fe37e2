"""The last reading of a spreadsheet, kept until its version moves.

The version is asked of Drive, which has a quota of its own; everything is read again only when it moved. Where Drive
does not answer us, everything is read again instead, more seldom. While the service cannot be reached, or the quota is
used up, the last reading stands, and `trouble` says why.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from toolkit.sync.backends.google.client import Client, Haste
from toolkit.sync.backends.google.document import FIELDS, Document, document
from toolkit.sync.backends.google.plan import Row
from toolkit.sync.backends.google.trouble import Trouble

LOOK_EACH = 3.0
READ_EACH = 15.0
AT_ONCE = 4
"""So many looks may follow each other at once, for one who asks now and then."""


class Live:
    """One spreadsheet as it was last seen."""

    def __init__(self, client: Client, key: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._key = key
        self._clock = clock
        self.seen: Document | None = None
        self._version = ""
        self._without_drive = False
        self._read_at = self._full_at = clock()
        self.unproven: list[tuple[Document, list[Row]]] = []
        """What was read and then written, where nobody has yet seen that each value stands in its own row."""
        self.assumed = False
        """Whether what is held was worked out from our own writing and not yet read."""
        self.marks_apart = False
        """Whether this service tells the marks of rows only when asked for them."""
        self.trouble: Trouble | None = None
        """Why the last look failed; nothing while all is well."""

    def now(self) -> Document:
        """What is there now. Raises `Trouble`."""
        return self._look("opening")

    def lately(self) -> Document:
        """What is there now, or was a few seconds ago; what was seen last while the service cannot be asked."""
        if self.seen is None:
            return self.now()
        if self._too_soon():
            return self.seen
        try:
            return self._look("looking")
        except Trouble as trouble:
            self.trouble = trouble
            return self.seen

    def fetch(self, haste: Haste = "acting") -> Document:
        """Read everything, whatever the version. Raises `Trouble`."""
        self.seen = document(self._client.spreadsheet(self._key, FIELDS, haste, marks=self.marks_apart))
        self._read_at, self._version, self.trouble, self.assumed = self._clock(), "", None, False
        return self.seen

    def became(self, doc: Document) -> None:
        """We have written, and this is what must be there now; the next look reads it all the same."""
        self.seen, self._version, self.assumed = doc, "", True

    def _look(self, haste: Haste) -> Document:
        version = self._asked_version(haste)
        if self.seen is None or not version or version != self._version:
            self.fetch(haste)  # after the version was asked: what changes between is seen next time
            self._version = version
        self.trouble = None
        assert self.seen is not None
        return self.seen

    def _asked_version(self, haste: Haste) -> str:
        if self._without_drive:
            return ""
        try:
            version = self._client.version(self._key, haste)
            self._without_drive = not version
            return version
        except Trouble as trouble:
            if trouble.status in (400, 403, 404, 405, 501):  # the sheet may be open to us all the same
                self._without_drive = True
                return ""
            raise

    def _too_soon(self) -> bool:
        """Whether so much was asked lately that this look can be left out."""
        now = self._clock()
        if self._without_drive:
            return now - self._read_at < READ_EACH
        self._full_at = max(self._full_at, now)
        if self._full_at - now > LOOK_EACH * (AT_ONCE - 1):
            return True
        self._full_at += LOOK_EACH
        return False
