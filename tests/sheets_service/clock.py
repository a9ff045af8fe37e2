"""The service's clock: as fast as the machine's, faster, or only when a test moves it."""

from __future__ import annotations

import threading
import time


class Clock:
    """Seconds since 1970, going `speed` times as fast as real ones; at speed 0 it moves by `advance` alone."""

    def __init__(self, speed: float = 1.0, start: float | None = None) -> None:
        self._speed = speed
        self._start = time.time() if start is None else start
        self._since = time.monotonic()
        self._extra = 0.0
        self._lock = threading.Lock()

    def now(self) -> float:
        """By this clock."""
        with self._lock:
            return self._start + self._extra + (time.monotonic() - self._since) * self._speed

    def advance(self, seconds: float) -> None:
        """So much later at once."""
        with self._lock:
            self._extra += seconds

    def sleep(self, seconds: float) -> None:
        """Until so much later by this clock."""
        if self._speed:
            time.sleep(seconds / self._speed)
        else:
            self.advance(seconds)
