"""All campaigns of the start page, read one after the other, those that changed last first.

A page with hundreds of them opens at once, with their names; each `poll` reads a few more and those that changed. What
was read is kept by the file's time and size.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from toolkit.messages import LANGUAGES
from toolkit.ui.server.campaigns import Campaigns
from toolkit.ui.start.summary import Summary, summary_of
from toolkit.ui.visit import Link, Visit

AT_ONCE = 0.5
"""Seconds of reading in one poll, so that a press never waits long."""
Stamp = tuple[int, int]


@dataclass
class Shelf:
    """The model of one start page. `links` are the campaigns: source and address."""

    links: Sequence[Link]
    lang: str = "en"
    again: Callable[[], Sequence[Link]] | None = None
    """Looks for campaigns anew; none where they cannot become more."""
    known: dict[str, tuple[Stamp, Summary]] = field(default_factory=dict)
    now: Callable[[], float] = time.monotonic

    def poll(self) -> bool:
        """Look at the folders, read what is new for a while; whether there is anything to show."""
        found = self.again() if self.again is not None else self.links
        changed = list(found) != list(self.links)
        self.links = found
        end = self.now() + AT_ONCE
        for link, stamp in self._unread():
            self.known[link.page] = (stamp, summary_of(link.page))
            changed = True
            if self.now() >= end:
                break
        return changed

    def summary(self, source: str) -> Summary | None:
        """What is known of a campaign; None: not read yet."""
        return self.known[source][1] if source in self.known else None

    @property
    def reading(self) -> int:
        """How many were not read yet."""
        return sum(link.page not in self.known for link in self.links)

    def _unread(self) -> list[tuple[Link, Stamp]]:
        stamped = [(link, _stamp(link.page)) for link in self.links]
        unread = [(link, stamp) for link, stamp in stamped if self.known.get(link.page, (None,))[0] != stamp]
        return sorted(unread, key=lambda one: one[1], reverse=True)


def shelf_of(visit: Visit) -> Shelf:
    """The shelf of a visit."""
    lang = visit.lang if visit.lang in LANGUAGES else LANGUAGES[0]
    look = Campaigns(visit.invite.sources).listed if visit.invite is not None else None
    return Shelf(visit.campaigns, str(lang), look)


def _stamp(source: str) -> Stamp:
    """Time and size; the newest of a folder's files; nothing for what is not on this machine."""
    path = Path(source)
    try:
        files = [path] if path.is_file() else [*path.glob("*.csv")]
        found = [file.stat() for file in files]
    except OSError:
        return (0, 0)
    return max((one.st_mtime_ns for one in found), default=0), sum(one.st_size for one in found)
