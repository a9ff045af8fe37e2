"""Sums of dice: so many times each die, and a flat part. Immutable; what a die shows is known elsewhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sum:
    """`parts`: (number of a die, how often it counts), by number, none 0 times."""

    parts: tuple[tuple[int, int], ...]
    flat: int = 0

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice it needs."""
        return tuple(die for die, _ in self.parts)

    def plus(self, other: Sum, times: int = 1) -> Sum:
        """This and so many times another."""
        counts = dict(self.parts)
        for die, count in other.parts:
            counts[die] = counts.get(die, 0) + count * times
        parts = tuple(sorted((die, count) for die, count in counts.items() if count))
        return Sum(parts, self.flat + other.flat * times)

    def times(self, factor: int) -> Sum:
        """So many times this."""
        return Sum(()).plus(self, factor)
