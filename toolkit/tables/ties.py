"""What ties rows of a roster together: the side they are on, and whose they are.

Sides are compared as names are; all rows of a side get the spelling that stands first. A side that looks like a slip
for another, and an owner whom nobody is called by, are warnings: both may be meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from toolkit.core.names import fold, likeness, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import note
from toolkit.tables.decode import RowPlace
from toolkit.tables.rows import RosterRow

R = TypeVar("R", bound=RosterRow)

_ALIKE = 0.75
"""From so alike on, a side may be a slip for another; `Team 1` and `Team 2` are told apart by their digits."""


def on_sides(rows: Sequence[R]) -> list[R]:
    """The rows, each side in one spelling."""
    first: dict[str, str] = {}
    for side in dict.fromkeys(row.side for row in rows):
        first.setdefault(_look(side), side)
    return [
        row if (side := first[_look(row.side)]) == row.side else row.model_copy(update={"side": side}) for row in rows
    ]


def loose_ties(rows: Sequence[RosterRow], place: RowPlace) -> Iterator[Problem]:
    """A warning at the first cell of each side that looks like a slip and of each owner who is nobody."""
    yield from _odd_sides(rows, place)
    yield from _unknown_owners(rows, place)


def _odd_sides(rows: Sequence[RosterRow], place: RowPlace) -> Iterator[Problem]:
    sides = Counter(row.side for row in rows if row.side)
    for odd, count in sides.items():
        like = [side for side, many in sides.items() if side != odd and many >= count and _alike(odd, side)]
        if like and (sides[like[0]] > count or len(sides) > 2 or likeness(odd, like[0]) == 1):
            at = next(number for number, row in enumerate(rows) if row.side == odd)
            yield Problem(place(at, "side"), odd, note("tables.side_once"), did_you_mean(like[:1]), "warning")


def _unknown_owners(rows: Sequence[RosterRow], place: RowPlace) -> Iterator[Problem]:
    if not any(row.kind == "human" for row in rows):
        return  # owners are players then
    known = {fold(called) for row in rows for called in (row.name, row.id)}
    owners: dict[str, int] = {}
    for number, row in enumerate(rows):
        if row.owner and fold(row.owner) not in known:
            owners.setdefault(row.owner, number)
    names = [row.name for row in rows if row.kind == "human"]
    for owner, number in owners.items():
        hint = did_you_mean(nearest(owner, names))
        yield Problem(place(number, "owner"), owner, note("tables.owner"), hint, "warning")


def _alike(one: str, other: str) -> bool:
    def digits(side: str) -> str:
        return "".join(sign for sign in side if sign.isdigit())

    return likeness(one, other) >= _ALIKE and digits(one) == digits(other)


def _look(side: str) -> str:
    """Sides may be mere signs, which `fold` drops."""
    return fold(side) or side
