"""Whether another page of this machine has done something: cheap enough to ask four times a second.

What pages do together goes through the file of the drafts, so its time stamps are the bell; whoever writes into the
sheet itself rings it by touching that file. It is only a sign to look: what two changes within one tick of the clock
hide, or another machine does, is found by the look that comes each second anyway.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

Signs = tuple[tuple[int, int, int] | None, ...]


class Bell:
    """The bell of the source whose drafts lie in the file `place`."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._heard = self._signs()

    def rung(self) -> bool:
        """Whether it rang since it was asked last."""
        before, self._heard = self._heard, self._signs()
        return before != self._heard

    def _signs(self) -> Signs:
        # A reader makes and removes an empty log of the database: that is no sign.
        log = _sign(self._place.with_name(self._place.name + "-wal"))
        return (_sign(self._place), log if log is not None and log[1] else None)


def ring(place: Path) -> None:
    """Something changed; where there are no drafts, nobody listens."""
    with suppress(OSError):
        os.utime(place)


def _sign(path: Path) -> tuple[int, int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return (found.st_mtime_ns, found.st_size, found.st_ino)
