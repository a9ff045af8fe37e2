"""What was seen of files last, and whether that is still so: told from their time stamps, which cost little."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

_CLOCK_NS = 2_000_000_000  # the coarsest time stamps in use: FAT's two seconds

Stamp = tuple[tuple[int, int, int], ...]
"""Time of change, size and identity of each file; one that is not there has none."""


def stamp_of(paths: Iterable[Path]) -> Stamp:
    """The files' stamp now."""
    found = []
    for path in paths:
        try:
            status = path.stat()
        except OSError:
            continue
        found.append((status.st_mtime_ns, status.st_size, status.st_ino))
    return tuple(found)


class Seen:
    """The revision that files had at a stamp."""

    def __init__(self) -> None:
        self._seen: tuple[Stamp, str] | None = None

    def revision(self, stamp: Stamp) -> str | None:
        """The revision at that stamp, if it is known."""
        return self._seen[1] if self._seen and self._seen[0] == stamp else None

    def remember(self, stamp: Stamp, revision: str) -> None:
        """A young time stamp is no proof: a coarse clock may give the next change the same one."""
        is_old = bool(stamp) and all(time.time_ns() - one[0] > _CLOCK_NS for one in stamp)
        self._seen = (stamp, revision) if is_old else None
