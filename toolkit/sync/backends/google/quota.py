"""Staying below what Google allows: 60 readings and 60 writings a minute, shared by all our programs on this machine.

The times of the last minute's requests lie in a small file, and until when the service itself wants to be left alone.
Whoever would be one too many in any sixty seconds waits for the oldest to pass, or is told how long that would take.
What merely looks around leaves room for what people do. Another service than Google's sets its own pace: there only
its own word counts.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Literal

from filelock import FileLock, Timeout

Kind = Literal["read", "write"]
WINDOW = 60.0
ALLOWED = 54
"""A few below 60: clocks differ."""
LOOKING = 36


class Quota:
    """The requests of the last minute, in the file at `path`; not `counting`: only when the service said "later"."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time, *, counting: bool = True) -> None:
        self._path = path
        self._clock = clock
        self._counting = counting

    def wait(self, kind: Kind, *, looking: bool = False) -> float:
        """Seconds until one more request fits; 0, and it is counted, when it fits now."""
        return self._locked(lambda: self._counted(kind, LOOKING if looking else ALLOWED))

    def closed(self, kind: Kind, seconds: float) -> None:
        """The service said that it takes no more of that kind for so long."""
        self._locked(lambda: self._close(kind, seconds))

    def _locked(self, what: Callable[[], float]) -> float:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self._path.with_suffix(".lock"), timeout=5):
                return what()
        except (OSError, Timeout, NotImplementedError):  # no place to count: Google itself will say when it is too much
            return 0.0

    def _close(self, kind: Kind, seconds: float) -> float:
        self._write({**self._times(), f"{kind} after": [self._clock() + seconds]})
        return 0.0

    def _counted(self, kind: Kind, allowed: int) -> float:
        now, all_times = self._clock(), self._times()
        for opens in all_times.get(f"{kind} after", ()):
            if now < opens <= now + WINDOW:
                return opens - now
        if not self._counting:
            return 0.0
        times = [at for at in all_times.get(kind, []) if now - WINDOW < at <= now]
        if len(times) >= allowed:
            return times[-allowed] + WINDOW - now
        self._write({**all_times, kind: [*times, now]})
        return 0.0

    def _write(self, times: dict[str, list[float]]) -> None:
        self._path.write_text(json.dumps(times), encoding="utf-8")

    def _times(self) -> dict[str, list[float]]:
        with suppress(OSError, ValueError, TypeError, AttributeError):
            held = json.loads(self._path.read_text(encoding="utf-8"))
            return {kind: sorted(map(float, times)) for kind, times in held.items()}
        return {}


def quota_of(service: str, who: str, room: Path) -> Quota:
    """The quota that all programs of this user share for one account at one service."""
    return Quota(
        room / "google" / f"quota-{sha256(f'{service}#{who}'.encode()).hexdigest()[:16]}.json", counting=not service
    )
