"""Two ways timed in turn, so that a busy machine slows both, and their medians compared."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Ratio:
    """What took how long (seconds, medians) or how much (gigabytes), and how much of the other it may take.

    `limit` `None`: shown for comparison.
    """

    what: str
    ours: float
    other: float
    limit: float | None
    unit: str = "ms"

    @property
    def kept(self) -> bool:
        return self.limit is None or self.ours <= self.limit * self.other

    def __str__(self) -> str:
        limit = "for comparison" if self.limit is None else f"at most {self.limit:.2f}"
        verdict = "" if self.limit is None else ": kept" if self.kept else ": NOT KEPT"
        times = f"{self.ours * 1000:.0f} {self.unit} against {self.other * 1000:.0f} {self.unit}"
        return f"{self.what}: {times}, ratio {self.ours / self.other:.2f} ({limit}){verdict}"


@dataclass(frozen=True)
class NotInstalled:
    """What could not be measured; `pip install ".[benchmark]"` brings it."""

    what: str
    kept = True

    def __str__(self) -> str:
        return f"{self.what}: not installed"


def measure(
    what: str, ours: Callable[[], object], other: Callable[[], object], limit: float | None, rounds: int
) -> Ratio:
    """Run both in turn, once to warm up and then so many rounds."""
    pairs = [(seconds(ours), seconds(other)) for _ in range(rounds + 1)][1:]
    return Ratio(what, median(pair[0] for pair in pairs), median(pair[1] for pair in pairs), limit)


def seconds(way: Callable[[], object]) -> float:
    began = time.perf_counter()
    way()
    return time.perf_counter() - began
