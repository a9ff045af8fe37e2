"""Who may go where, see whom, and stands in whose way (The Map, Movement; RULES of `odyssey.sight`).

Foes of one's own size and larger block the way, a look and an attack; nobody ends on a square that is taken. What is
without a place is nowhere in the way. Nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from toolkit.systems.odyssey.geometry import Square, between, footprint
from toolkit.systems.odyssey.paths import Trail, trails
from toolkit.systems.odyssey.sight import Way, look
from toolkit.systems.odyssey.state import (
    Fight,
    adjacent,
    edge,
    foes,
    has,
    is_called,
    needed,
    on_field,
    present,
    size_value,
    squares,
    standing,
)

THROW = 8
"""Squares a Poké Ball can be thrown (General Combat Actions)."""


def grappler_of(fight: Fight, who: str) -> str | None:
    """Who holds somebody."""
    rows = fight.roster.items()
    return next((other for other, row in rows if is_called(fight, row.grappling, who) and present(row)), None)


def held_by(fight: Fight, who: str) -> str | None:
    """Whom somebody holds."""
    mine = fight.roster[who].grappling
    return next((other for other in fight.roster if is_called(fight, mine, other)), None)


def grappled_with(fight: Fight, who: str) -> str | None:
    """The other one of a Grapple, whoever began it."""
    return held_by(fight, who) or grappler_of(fight, who)


def speed(fight: Fight, who: str) -> int:
    """Movement in squares: half, rounded down, for who is slowed."""
    whole = needed(fight, who, "movement")
    return whole // 2 if slowed_by(fight, who) else whole


def slowed_by(fight: Fight, who: str) -> str | None:
    """What slows somebody: Slowed, Chilled, or a Grapple at equal size, in which both move as if Slowed."""
    row, other = fight.roster[who], grappled_with(fight, who)
    equal = other is not None and size_value(fight.roster[other]) == size_value(row)
    held = next((name for name in ("Slowed", "Chilled") if has(row, name)), None)
    return held or ("Grappled" if equal else None)


def in_the_way(fight: Fight, who: str, besides: Iterable[str] = ()) -> frozenset[Square]:
    """The squares that block somebody: of foes of its own size and larger."""
    row = fight.roster[who]
    others = (other for other in foes(fight, who) if other not in besides)
    blocking = (other for other in others if size_value(fight.roster[other]) >= size_value(row))
    return frozenset(square for other in blocking for square in squares(fight.roster[other]))


def taken(fight: Fight, besides: Iterable[str] = ()) -> frozenset[Square]:
    """The squares that somebody stands on."""
    rows = (row for who, row in fight.roster.items() if who not in besides and on_field(row) and standing(row))
    return frozenset(square for row in rows for square in squares(row))


def fits(fight: Fight, who: str, corner: Square, filled: frozenset[Square]) -> bool:
    """Whether somebody's token may stand there."""
    mine = footprint(corner, edge(fight.roster[who]))
    return not any(fight.ground.blocked(square) or square in filled for square in mine)


def ways(fight: Fight, who: str, most: int) -> Mapping[Square, Trail]:
    """Every square somebody may end a move of so much Movement on, with the shortest way there; not its own."""
    row = fight.roster[who]
    if row.x is None or row.y is None:
        return {}
    held = grappled_with(fight, who)
    walls = in_the_way(fight, who, [held] if held else [])
    filled = taken(fight, [who])

    rounds = fight.rulings["odyssey.corners"] == "round"
    heaviest = min if fight.rulings["odyssey.large_slow"] == "all" else max

    def passes(before: Square, after: Square) -> bool:
        return fits(fight, who, after, walls) and not (rounds and _cuts_a_corner(fight, edge(row), before, after))

    def cost(before: Square, after: Square) -> int:
        new = set(footprint(after, edge(row))) - set(footprint(before, edge(row)))
        return heaviest(map(fight.ground.cost, new))

    found = trails((row.x, row.y), most, passes, cost)
    return {there: trail for there, trail in found.items() if trail.steps and fits(fight, who, there, filled)}


def _cuts_a_corner(fight: Fight, large: int, before: Square, after: Square) -> bool:
    """Whether a step aslant passes the corner of something that blocks."""
    beside = ((before[0], after[1]), (after[0], before[1]))
    return any(fight.ground.blocked(square) for corner in beside for square in footprint(corner, large))


def screens(fight: Fight, who: str, besides: Iterable[str] = (), *, area: bool = False) -> frozenset[Square]:
    """The squares of foes that block somebody's look and attack: those that block its way, if the ruling has it so."""
    ruling = fight.rulings["odyssey.bodies_block"]
    blocks = ruling == "all" or (ruling == "aimed" and not area)
    return in_the_way(fight, who, besides) if blocks else frozenset()


def stands_between(fight: Fight, one: str, other: str) -> bool:
    """Whether a foe of its size or larger stands on the way of somebody's look or attack."""
    way = view(fight, one, other)
    return way is not None and not in_the_way(fight, one, [other]).isdisjoint(between(way.start, way.end))


def view(fight: Fight, one: str, other: str, *, area: bool = False) -> Way | None:
    """The way of a look, an attack or an area; `None` where a place is not known."""
    source, target = squares(fight.roster[one]), squares(fight.roster[other])
    if not source or not target:
        return None
    best = fight.rulings["odyssey.sight"] == "best"
    return look(fight.ground, source, target, screens(fight, one, [other], area=area), best=best)


def in_plain_sight(fight: Fight, who: str) -> str | None:
    """A foe with unobstructed line of sight to somebody; adjacent ones always have it (Hide)."""
    for foe in foes(fight, who):
        way = view(fight, foe, who)
        if way is not None and (way.plain or adjacent(fight, foe, who)):
            return foe
    return None
