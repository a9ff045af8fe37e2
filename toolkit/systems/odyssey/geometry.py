"""Squares: who fills which, how far apart, what lies between, which squares an area covers.

A square is `(x, y)`, counted from 1, x to the right and y downwards. Diagonals count one (Combat, The Map). Everything
here is plain arithmetic on squares; nothing knows a map, a fight or a rule about them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

Square = tuple[int, int]
Squares = tuple[Square, ...]

AROUND: Squares = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
"""The eight directions, in reading order."""


@lru_cache(4096)
def footprint(corner: Square, edge: int) -> Squares:
    """The squares of a token of `edge` by `edge` squares whose upper left one is `corner`, in reading order."""
    x, y = corner
    return tuple((x + right, y + down) for down in range(edge) for right in range(edge))


def apart(one: Square, other: Square) -> int:
    """Distance in squares."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def distance(some: Sequence[Square], others: Sequence[Square]) -> int:
    """Distance of the nearest pair of two tokens' squares; 1 is adjacent, 0 the same square."""
    return min(apart(one, other) for one in some for other in others)


def nearest_pairs(some: Sequence[Square], others: Sequence[Square]) -> list[tuple[Square, Square]]:
    """The pairs of squares that are nearest to each other: the straightest first, then in reading order."""
    least = distance(some, others)
    pairs = [(one, other) for one in some for other in others if apart(one, other) == least]
    return sorted(pairs, key=lambda pair: abs(pair[0][0] - pair[1][0]) + abs(pair[0][1] - pair[1][1]))


def between(one: Square, other: Square) -> Squares:
    """The squares on the way from one to another, without both ends.

    For i = 1 … n−1 of the distance n, the i-th n-th of the way, rounded half up in both directions of the map.
    """
    n = apart(one, other)
    return tuple((_part(one[0], other[0], i, n), _part(one[1], other[1], i, n)) for i in range(1, n))


def _part(start: int, end: int, i: int, n: int) -> int:
    return start + (2 * (end - start) * i + n) // (2 * n)


def direction(some: Sequence[Square], others: Sequence[Square]) -> Square:
    """Which of the eight ways leads straight from one token to another; (0, 0) where they share a square."""
    one, other = nearest_pairs(some, others)[0]
    return (_sign(other[0] - one[0]), _sign(other[1] - one[1]))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def burst(centre: Sequence[Square], size: int) -> frozenset[Square]:
    """Every square within `size` of the centre's, without those."""
    found = {square for x, y in centre for square in _block(x, y, size)}
    return frozenset(found - set(centre))


def _block(x: int, y: int, size: int) -> Iterator[Square]:
    return ((x + right, y + down) for down in range(-size, size + 1) for right in range(-size, size + 1))


def line(start: Sequence[Square], towards: Square, size: int) -> frozenset[Square]:
    """The `size` squares that lead from the token's nearest square to `towards` and on beyond it."""
    return frozenset(along(start, towards, size))


def along(start: Sequence[Square], towards: Square, size: int) -> Squares:
    """The squares of a line in order; none where it leads nowhere."""
    one, other = nearest_pairs(start, (towards,))[0]
    n = apart(one, other)
    if not n:
        return ()
    return tuple((_part(one[0], other[0], i, n), _part(one[1], other[1], i, n)) for i in range(1, size + 1))


def cone(start: Sequence[Square], way: Square, size: int, *, spread: int | None = None) -> frozenset[Square]:
    """A cone of `size` squares in one of the eight ways.

    Straight on, it begins as wide as the token and grows by one square to either side a step, at most by `spread`;
    aslant, it is the whole quarter, or of that what is within `spread` of the diagonal.
    """
    most = size if spread is None else spread
    (left, top), (right, bottom), (across, down) = start[0], start[-1], way
    steps = range(1, size + 1)
    x, y = right if across > 0 else left, bottom if down > 0 else top
    if across and down:
        quarter = ((right, below) for right in steps for below in steps if abs(right - below) <= most)
        return frozenset((x + across * right, y + down * below) for right, below in quarter)
    wide = {step: min(step - 1, most) for step in steps}
    if across:
        rows = ((step, side) for step in steps for side in range(top - wide[step], bottom + wide[step] + 1))
        return frozenset((x + across * step, side) for step, side in rows)
    columns = ((side, step) for step in steps for side in range(left - wide[step], right + wide[step] + 1))
    return frozenset((side, y + down * step) for side, step in columns)
