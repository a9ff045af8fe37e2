"""What lies in the way of a look or an attack from one token to another (The Map; the method of `odyssey.sight`).

In this order: the nearest pair of squares of the two; the squares between them (`geometry.between`); those that block
end it; rough terrain and Cover among them are counted, Cover only where the attacker may not ignore it. The two end
squares never count. Pure: terrain and those who stand in the way are given.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from toolkit.systems.odyssey.field import COVER, ROUGH, Field
from toolkit.systems.odyssey.geometry import Square, between, distance, nearest_pairs


@dataclass(frozen=True, slots=True)
class Way:
    """The way from a square to another: blocked or not, how many rough squares and how many of Cover count.

    `plain`: nothing at all is on it; Cover that counts for no attack, since one stands beside it, still hides.
    """

    start: Square
    end: Square
    blocked: bool
    rough: int
    cover: int
    plain: bool

    @property
    def clear(self) -> bool:
        """Whether an attack goes by it without any penalty."""
        return not (self.blocked or self.rough or self.cover)


def look(
    field: Field, source: Sequence[Square], target: Sequence[Square], walls: Container[Square], *, best: bool = False
) -> Way:
    """The way from one token's squares to another's; `walls` are squares of those who block it.

    With `best` the pair with least in its way is taken among the nearest ones, else the first of them.
    """
    pairs = nearest_pairs(source, target)
    ways = (_way(field, source, target, one, other, walls) for one, other in pairs)
    return min(ways, key=lambda way: (way.blocked, way.cover, way.rough)) if best else next(ways)


def _way(
    field: Field,
    source: Sequence[Square],
    target: Sequence[Square],
    one: Square,
    other: Square,
    walls: Container[Square],
) -> Way:
    passed = between(one, other)
    cover = [square for square in passed if COVER in field.at(square) and not _ignored(source, target, square)]
    rough = [square for square in passed if ROUGH in field.at(square) and square not in cover]
    blocked = any(field.blocked(square) or square in walls for square in passed)
    obstructed = blocked or any(letter in field.at(square) for square in passed for letter in (ROUGH, COVER))
    return Way(one, other, blocked, len(rough), len(cover), not obstructed)


def _ignored(source: Sequence[Square], target: Sequence[Square], cover: Square) -> bool:
    """Whoever is adjacent to Cover shoots past it at enemies that are not."""
    return distance(source, (cover,)) <= 1 < distance(target, (cover,))
