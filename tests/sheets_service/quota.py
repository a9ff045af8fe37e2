"""How many reads and writes a user has in a minute. Each HTTP request counts as one, however much is in it."""

from __future__ import annotations

import math
import threading
from collections import deque

from tests.sheets_service.calling import READ, WRITE
from tests.sheets_service.clock import Clock
from tests.sheets_service.errors import over_quota


class Quota:
    """Off until `limit` is called. In any minute no user gets more through than the limit; refusals do not count."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._limits: dict[str, int] = {}
        self._minute, self._project = 60.0, 300
        self._taken: dict[tuple[str, str], deque[float]] = {}
        self._lock = threading.Lock()
        self.refused = 0

    def limit(self, reads: int = 60, writes: int = 60, minute: float = 60.0, project: int = 300) -> None:
        """From now on, so many of each a user, and `project` of each for all users together, in so many seconds."""
        self._limits, self._minute, self._project = {READ: reads, WRITE: writes}, minute, project

    def lift(self) -> None:
        """No limits any more."""
        self._limits = {}

    def take(self, cost: str, email: str) -> None:
        """Count one, or refuse it with the seconds to wait."""
        if cost not in self._limits:
            return
        with self._lock:
            own, all_ = self._recent((cost, email)), self._recent((cost, ""))
            for taken, limit in ((own, self._limits[cost]), (all_, self._project)):
                if len(taken) >= limit:
                    self.refused += 1
                    wait = taken[0] + self._minute - self._clock.now() if taken else self._minute
                    raise over_quota(cost.title(), max(1, math.ceil(wait)))
            for taken in (own, all_):
                taken.append(self._clock.now())

    def _recent(self, key: tuple[str, str]) -> deque[float]:
        taken = self._taken.setdefault(key, deque())
        while taken and taken[0] <= self._clock.now() - self._minute:
            taken.popleft()
        return taken
