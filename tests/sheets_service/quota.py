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
        self._minute = 60.0
        self._taken: dict[tuple[str, str], deque[float]] = {}
        self._lock = threading.Lock()
        self.refused = 0

    def limit(self, reads: int = 60, writes: int = 60, minute: float = 60.0) -> None:
        """From now on, so many of each in so many seconds of the service's clock."""
        self._limits, self._minute = {READ: reads, WRITE: writes}, minute

    def lift(self) -> None:
        """No limits any more."""
        self._limits = {}

    def take(self, cost: str, email: str) -> None:
        """Count one, or refuse it with the seconds to wait."""
        limit = self._limits.get(cost)
        if limit is None:
            return
        with self._lock:
            now, taken = self._clock.now(), self._taken.setdefault((cost, email), deque())
            while taken and taken[0] <= now - self._minute:
                taken.popleft()
            if len(taken) >= limit:
                self.refused += 1
                wait = taken[0] + self._minute - now if taken else self._minute
                raise over_quota(cost.title(), max(1, math.ceil(wait)))
            taken.append(now)
