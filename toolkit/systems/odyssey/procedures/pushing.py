"""Pushing and pulling: straight away from the pusher or towards the puller, as far as nothing is in the way (Push).

A wall, the edge of the map and everybody who stands there stop it. Without places it is left to the game master.
"""

from __future__ import annotations

from collections.abc import Callable

from toolkit.messages import Who
from toolkit.systems.odyssey.events import Shifted
from toolkit.systems.odyssey.geometry import Square, Squares, direction, footprint
from toolkit.systems.odyssey.procedures.accuracy import given, roll
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.hiding import look_around
from toolkit.systems.odyssey.state import edge, size_value, squares
from toolkit.systems.odyssey.travel import fits, taken


def use_push(doing: Doing) -> None:
    """The Trick: a melee attack against Vigor; 1 square, and 1 more for each size the pusher is larger."""
    target = doing.used.targets[0]
    tally = Tally(target)
    rolled = roll(doing, target, "Vigor", given(doing, (target,)))
    tally.facts |= {"natural": rolled.natural, "total": rolled.total, "need": rolled.need}
    tally.result = "hit" if rolled.hits else "miss"
    if rolled.hits:
        larger = max(0, size_value(doing.me) - size_value(doing.row(target)))
        most = doing.settle("squares", 1 + larger, target)
        push(doing, target, most if doing.used.squares is None else min(doing.used.squares, most))
    doing.end(tally)


def push(doing: Doing, target: str, most: int) -> None:
    """Push somebody straight away."""
    here, there = squares(doing.me), squares(doing.row(target))
    if here and there and target != doing.actor:
        way = direction(here, there)
        _shift(doing, target, lambda _: way, most, "pushed")


def pull(doing: Doing, target: str, most: int) -> None:
    """Pull somebody near, square by square on the shortest way there."""
    here, there = squares(doing.me), squares(doing.row(target))
    if here and there and target != doing.actor:
        _shift(doing, target, lambda now: direction(now, here), most, "pulled")


def _shift(doing: Doing, target: str, towards: Callable[[Squares], Square], most: int, how: str) -> None:
    row = doing.row(target)
    assert row.x is not None
    assert row.y is not None
    x, y, filled = row.x, row.y, taken(doing.fight, [target])
    for _ in range(most):
        way = towards(footprint((x, y), edge(row)))
        after = (x + way[0], y + way[1])
        if way == (0, 0) or not fits(doing.fight, target, after, filled):
            break
        x, y = after
    if (x, y) == (row.x, row.y):
        doing.scene.tell("odyssey.not_shifted", who=Who(target))
    else:
        doing.emit(Shifted(Who(target), how, (x, y)))
        look_around(doing.scene)
