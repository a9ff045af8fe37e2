"""Whom a move can meet: whether somebody is in its reach, and everybody an area covers (Attacks and Damage).

Without places nothing is checked that needs them. The shapes of areas are `geometry`'s: a burst around its user (or
around a square in its range), a line or a pass towards somebody, a cone in one of the eight ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from toolkit.messages import Note, Who, note
from toolkit.systems.odyssey.geometry import AROUND, Square, burst, cone, direction, distance, line
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.ranges import Reach
from toolkit.systems.odyssey.state import Fight, far, foes, has, squares
from toolkit.systems.odyssey.travel import view


def refused(reason: str, **facts: object) -> Note:
    """Why an action is not legal now: message `odyssey.refused.<reason>`."""
    return note(f"odyssey.refused.{reason}", **facts)


def out_of_reach(fight: Fight, who: str, move: Move, targets: Sequence[str], to: Square | None) -> Note | None:
    """Why these targets cannot be met from where the user stands, or `None`."""
    for target in targets:
        row = fight.roster[target]
        if has(row, "Hidden") and row.side != fight.roster[who].side and not move.area:
            return refused("hidden", who=Who(target))
    placed = [target for target in targets if squares(fight.roster[target])]
    if not squares(fight.roster[who]) or not placed:
        return None
    if move.reach.area:
        return _outside(fight, who, move.reach, placed, to)
    return next((why for target in placed if (why := _too_far(fight, who, move.reach, target))), None)


def _too_far(fight: Fight, who: str, reach: Reach, target: str) -> Note | None:
    apart, way = far(fight, who, target), view(fight, who, target)
    if reach.shape in ("melee", "ranged") and apart is not None and apart > reach.size:
        return refused("out_of_range", who=Who(target), apart=apart, size=reach.size)
    return refused("blocked", who=Who(target)) if way is not None and way.blocked else None


def _outside(fight: Fight, who: str, reach: Reach, targets: Sequence[str], to: Square | None) -> Note | None:
    shapes = list(shapes_of(fight, who, reach, targets, to))
    if not any(all(_within(fight, target, shape) for target in targets) for shape in shapes):
        return refused("outside_area", size=reach.size)
    ways = ((target, view(fight, who, target, area=True)) for target in targets)
    return next((refused("blocked", who=Who(one)) for one, way in ways if way is not None and way.blocked), None)


def shapes_of(
    fight: Fight, who: str, reach: Reach, targets: Iterable[str] = (), to: Square | None = None
) -> Iterator[frozenset[Square]]:
    """Every area the user could cover; it leads to `to`, or a line to one of the targets and a cone in any way.

    The middle of a burst in range may be any square there that nothing blocks: of those from which it comes to a
    target, the targets' own come first.
    """
    here = squares(fight.roster[who])
    if not here:
        return
    aims = [to] if to else [square for target in targets for square in squares(fight.roster[target])]
    if reach.shape == "burst" and not reach.away:
        yield burst(here, reach.size)
    elif reach.shape == "burst":
        middles = aims if to else dict.fromkeys([*aims, *sorted(burst(aims, reach.size))])
        near = (aim for aim in middles if distance(here, (aim,)) <= reach.away and not fight.ground.blocked(aim))
        yield from (burst((aim,), reach.size) | {aim} for aim in near)
    elif reach.shape == "cone":
        ways = (direction(here, (to,)),) if to else AROUND
        spread = 1 if fight.rulings["odyssey.cone"] == "three_wide" else None
        yield from (cone(here, way, reach.size, spread=spread) for way in ways if any(way))
    else:
        yield from (line(here, aim, reach.size) for aim in aims)


def _within(fight: Fight, who: str, shape: frozenset[Square]) -> bool:
    return any(square in shape for square in squares(fight.roster[who]))


def covered(fight: Fight, who: str, move: Move, to: Square | None) -> tuple[str, ...]:
    """The foes that an area without named targets covers: of the shape that covers most of them."""
    return next(iter(groups(fight, who, move, to)), ())


def groups(fight: Fight, who: str, move: Move, to: Square | None = None) -> list[tuple[str, ...]]:
    """The foes that an area could cover at once, a group a shape, the largest first."""
    able = exposed(fight, who)
    shapes = shapes_of(fight, who, move.reach, able, to)
    found = dict.fromkeys(met(fight, able, shape) for shape in shapes)
    return sorted((group for group in found if group), key=len, reverse=True)


def exposed(fight: Fight, who: str) -> tuple[str, ...]:
    """The foes with a place that nothing hides from somebody's attack."""
    placed = (foe for foe in foes(fight, who) if squares(fight.roster[foe]))
    return tuple(foe for foe in placed if not _hidden_behind(fight, who, foe))


def met(fight: Fight, able: Iterable[str], shape: frozenset[Square]) -> tuple[str, ...]:
    """Those of them whom an area covers."""
    return tuple(foe for foe in able if _within(fight, foe, shape))


def _hidden_behind(fight: Fight, who: str, foe: str) -> bool:
    way = view(fight, who, foe, area=True)
    return way is not None and way.blocked
