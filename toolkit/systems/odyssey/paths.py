"""The shortest ways over the map: Dijkstra's search over the cost of every step (The Map, Movement).

Pure: where a token may pass and what a step costs are given. Among ways of equal cost the one of fewest steps is taken,
then the one with fewest steps aslant, then the first in reading order: the same map always gives the same path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import accumulate

from toolkit.systems.odyssey.geometry import AROUND, Square


@dataclass(frozen=True, slots=True)
class Trail:
    """A way to a square: Movement it takes, and the squares from the first step to the last."""

    cost: int
    steps: tuple[Square, ...]


def trails(
    start: Square, most: int, passes: Callable[[Square, Square], bool], cost: Callable[[Square, Square], int]
) -> Mapping[Square, Trail]:
    """Every square (upper left one of the token) within `most` Movement, with the shortest way there.

    `passes(before, after)` tells whether the token may take a step, `cost(before, after)` what it takes.
    """
    found: dict[Square, Trail] = {}
    waiting: list[tuple[int, int, int, tuple[int, ...], Square]] = [(0, 0, 0, (), start)]
    while waiting:
        spent, length, aslant, turns, here = heappop(waiting)
        if here in found:
            continue
        found[here] = Trail(spent, _steps(start, turns))
        for turn, (right, down) in enumerate(AROUND):
            there = (here[0] + right, here[1] + down)
            if there in found or not passes(here, there):
                continue
            total = spent + cost(here, there)
            if total <= most:
                heappush(waiting, (total, length + 1, aslant + abs(right * down), (*turns, turn), there))
    return found


def _steps(start: Square, turns: Sequence[int]) -> tuple[Square, ...]:
    """The squares that one comes through by going in these of the eight directions."""
    ways = (AROUND[turn] for turn in turns)
    return tuple(accumulate(ways, lambda here, way: (here[0] + way[0], here[1] + way[1]), initial=start))[1:]
