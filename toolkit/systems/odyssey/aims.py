"""What an attack could meet from where it is made, for the map of the desk: areas, range, lines of sight.

In this order: the areas of a move, or the squares within its range that can be seen; then the way to every foe, with
what hinders it. All of it is asked of the rules (`targets`, `travel`, `sight`); nothing is decided or changed here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from toolkit.core.board import Board, Goal, Sight
from toolkit.messages import Note, Who, note
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.geometry import Square, Squares, between, burst, distance
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.ranges import Reach
from toolkit.systems.odyssey.sight import Way, look
from toolkit.systems.odyssey.state import Fight, far, foes, squares
from toolkit.systems.odyssey.targets import exposed, met, shapes_of
from toolkit.systems.odyssey.travel import screens, view


def covering(bare: Board, fight: Fight, used: Use, move: Move) -> Board:
    """The areas of a move: those that meet anybody may be chosen, and the one that counts as things stand."""
    able, there = exposed(fight, used.actor), _wanted(bare, fight, used, move)
    shapes = {to: next(shapes_of(fight, used.actor, move.reach, (), to), frozenset[Square]()) for to in there}
    opened = _opener(bare, fight, used.actor, able)
    seen = {to: opened(shape) for to, shape in shapes.items()}
    crowds = {to: crowd for to, shape in shapes.items() if (crowd := met(fight, able, shape))}
    reach = there if move.reach.away else inside(bare, set().union(*seen.values()))
    return replace(
        bare,
        shape="area",
        goals=tuple(_area_goal(to, seen[to], crowd) for to, crowd in crowds.items()),
        area=opened(_counts(fight, used, move, able)),
        reach=_seen(fight, used.actor, reach, area=True),
        sights=tuple(sights(fight, used, 0)),
    )


def _wanted(bare: Board, fight: Fight, used: Use, move: Move) -> Squares:
    """The squares that an area may be turned or sent to."""
    here, reach = squares(fight.roster[used.actor]), move.reach
    if reach.shape == "burst" and not reach.away:
        return ()
    return inside(bare, burst(here, 1 if reach.shape == "cone" else reach.away or reach.size))


def _area_goal(to: Square, area: Squares, crowd: tuple[str, ...]) -> Goal:
    return Goal(to, area, note("odyssey.goal_area", whom=[Who(foe) for foe in crowd]), crowd)


def _counts(fight: Fight, used: Use, move: Move, able: tuple[str, ...]) -> frozenset[Square]:
    """The area as things stand: as it was chosen, around the user, or the one that meets most."""
    named = used.targets or able
    shapes = list(shapes_of(fight, used.actor, move.reach, named, used.to))
    best = max(shapes, key=lambda shape: len(met(fight, named, shape)), default=frozenset[Square]())
    return best if len(shapes) == 1 or met(fight, named, best) else frozenset()


def aiming(bare: Board, fight: Fight, used: Use, reach: Reach) -> Board:
    """The squares within range that can be seen, and how clear the way to each foe in it is."""
    if reach.shape == "self":
        return bare
    near = inside(bare, burst(squares(fight.roster[used.actor]), reach.size))
    return replace(bare, reach=_seen(fight, used.actor, near), sights=tuple(sights(fight, used, reach.size)))


def sights(fight: Fight, used: Use, size: int) -> Iterator[Sight]:
    """The way to every foe and target; met by the choice are the targets, or else whoever is within `size`."""
    for other in dict.fromkeys([*used.targets, *foes(fight, used.actor)]):
        way, apart = view(fight, used.actor, other, area=not size), far(fight, used.actor, other)
        if way is None or apart is None:
            continue
        aimed = size > 0 and (other in used.targets if used.targets else apart <= size)
        passed = (way.start, *between(way.start, way.end), way.end)
        yield Sight(other, passed, _kind(way), _between(way, apart), aimed)


def _kind(way: Way) -> Any:
    return "blocked" if way.blocked else "clear" if way.clear else "hindered"


def _between(way: Way, apart: int) -> Note:
    return _said(apart, bool(way.rough), bool(way.cover), way.blocked)


@cache
def _said(apart: int, rough: bool, cover: bool, blocked: bool) -> Note:
    return note("odyssey.sight_said", apart=apart, rough=int(rough), cover=int(cover), blocked=blocked)


def _seen(fight: Fight, who: str, near: Iterable[Square], *, area: bool = False) -> Mapping[Square, Note]:
    """What is said of the squares nearby that somebody's attack can come to."""
    here, look_at = squares(fight.roster[who]), _looks(fight, who, area=area)
    ways = ((square, look_at(square)) for square in near)
    return {square: _between(way, distance(here, (square,))) for square, way in ways if not way.blocked}


def _looks(fight: Fight, who: str, *, area: bool) -> Callable[[Square], Way]:
    """The way from somebody to each square, where a foe that stands there is not in its own way."""
    held = {square: foe for foe in foes(fight, who) for square in squares(fight.roster[foe])}
    walls = {foe: screens(fight, who, [foe], area=area) for foe in {"", *held.values()}}
    here = squares(fight.roster[who])
    return cache(lambda square: look(fight.ground, here, (square,), walls[held.get(square, "")]))


def _opener(bare: Board, fight: Fight, who: str, able: Collection[str]) -> Callable[[Iterable[Square]], Squares]:
    """The squares of an area that nothing blocks from who covers it; a foe's are open if it can be met at all."""
    way = _looks(fight, who, area=True)
    held = {square: foe in able for foe in foes(fight, who) for square in squares(fight.roster[foe])}
    return lambda area: tuple(square for square in inside(bare, area) if held.get(square, not way(square).blocked))


def on_board(bare: Board, square: Square) -> bool:
    """Whether a square is on the map as it is shown."""
    return 1 <= square[0] <= bare.width and 1 <= square[1] <= bare.height


def inside(bare: Board, shape: Iterable[Square]) -> Squares:
    """The squares of an area that lie on the map and are not blocked, in reading order."""
    free = (square for square in shape if on_board(bare, square) and "blocking" not in bare.ground.get(square, ()))
    return tuple(sorted(free, key=lambda square: square[::-1]))
