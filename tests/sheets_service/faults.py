"""What can go wrong on the way, set by a test for the requests it chooses.

A fault has a kind of call it befalls (`values.batchGet`, `drive.*`, `read`, `write`, `*`), what happens, and whether
it happens before the server did anything or after it did everything. Faults are used up in the order they were set.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from fnmatch import fnmatch

WHAT = ("reset", "cut", "silent", "slow", "html", "portal", "garbage", "expired")
"""Connection reset, half an answer, none, a late one, 503 as a web page, a log-in page with 200, broken JSON, 401."""


@dataclass(slots=True)
class Fault:
    """`what` is one of `WHAT` or an HTTP status, `seconds` how long it takes; it befalls `times` calls after `skip`."""

    on: str
    what: str | int
    after: bool
    seconds: float
    times: int | None
    skip: int
    wait: int | None


class Faults:
    """Those that are set, and how often each kind of call was befallen."""

    def __init__(self) -> None:
        self._set: list[Fault] = []
        self._lock = threading.Lock()
        self.latency = 0.0
        self.met = 0

    def add(
        self,
        on: str,
        what: str | int,
        *,
        after: bool = False,
        seconds: float = 0.2,
        times: int | None = 1,
        skip: int = 0,
        wait: int | None = None,
    ) -> None:
        """One more; `times` None: from now on; `wait` seconds go into Retry-After of a status."""
        if not isinstance(what, int) and what not in WHAT:
            raise ValueError(f"no fault {what!r}; there are: {', '.join(WHAT)} and the statuses of HTTP")
        with self._lock:
            self._set.append(Fault(on, what, after, seconds, times, skip, wait))

    def clear(self) -> None:
        """None any more, and no latency."""
        with self._lock:
            self._set.clear()
            self.latency = 0.0

    def meet(self, name: str, cost: str) -> Fault | None:
        """What befalls this call, if anything; it is used up by that."""
        with self._lock:
            for fault in self._set:
                if not (fnmatch(name, fault.on) or fault.on == cost):
                    continue
                if fault.skip:
                    fault.skip -= 1
                    continue
                self.met += 1
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self._set.remove(fault)
                return fault
            return None
