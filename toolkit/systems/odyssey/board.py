"""The map as the desk shows it: ground, tokens, and what a half-chosen action could do there.

In this order: the drawn map, or open ground as far as anybody stands; everybody on the field; for whoever acts the
squares to go to or to throw at with their paths, the areas it could cover, or its range and lines of sight. All of it
is asked of the rules (`travel`, `deeds`, `targets`); nothing is decided, asked or changed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from toolkit.core.board import Board, Goal, Sight
from toolkit.messages import Who, note
from toolkit.systems.odyssey.actions import AIMED, Use
from toolkit.systems.odyssey.deeds import deed_refused
from toolkit.systems.odyssey.field import BLOCKING, COVER, ROUGH, SLOW
from toolkit.systems.odyssey.geometry import Square, Squares, between, burst, footprint
from toolkit.systems.odyssey.going import disengage_ways
from toolkit.systems.odyssey.limits import cannot_act, move_of
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.pairs import out
from toolkit.systems.odyssey.paths import Trail
from toolkit.systems.odyssey.ranges import MELEE, Reach
from toolkit.systems.odyssey.read_use import read_use
from toolkit.systems.odyssey.sight import Way, look
from toolkit.systems.odyssey.state import Fight, edge, far, foes, on_field, squares
from toolkit.systems.odyssey.targets import exposed, met, shapes_of
from toolkit.systems.odyssey.throwing import throws
from toolkit.systems.odyssey.travel import in_the_way, speed, view, ways

WORDS = {BLOCKING: "blocking", SLOW: "slow", ROUGH: "rough", COVER: "cover"}
"""Letter -> the word for such ground."""

BEYOND = 6
"""Squares of open ground shown beyond the last thing that stands on it."""


def board(fight: Fight, line: Mapping[str, Any]) -> Board | None:
    """The map with what `line` could do; `None` without a drawn map and without anybody's place."""
    tokens = {who: squares(row) for who, row in fight.roster.items() if on_field(row) and squares(row)}
    if not fight.ground.drawn and not tokens:
        return None
    ground = {square: tuple(WORDS[letter] for letter in found) for square, found in fight.ground.letters.items()}
    width, height = _edges(fight, tokens.values())
    bare = Board(width, height, ground, tokens)
    used = _used(fight, line)
    return bare if used is None or not squares(fight.roster[used.actor]) else _marked(bare, fight, used, line)


def _edges(fight: Fight, tokens: Iterable[Squares]) -> tuple[int, int]:
    """How far the map is shown: as far as anything stands on it, and some way on where no wall ends it."""
    ground = fight.ground
    shown = [*ground.letters, *(square for token in tokens for square in token)] or [(ground.width, ground.height)]
    last = (max(x for x, _ in shown), max(y for _, y in shown))
    rows, columns = range(1, last[1] + 1), range(1, last[0] + 1)
    walled = (all(ground.blocked((last[0], y)) for y in rows), all(ground.blocked((x, last[1])) for x in columns))
    width, height = (edge if wall else edge + BEYOND for edge, wall in zip(last, walled, strict=True))
    return (min(width, ground.width), min(height, ground.height)) if ground.drawn else (width, height)


def _used(fight: Fight, line: Mapping[str, Any]) -> Use | None:
    """The action that the line begins; a Move where it names an actor alone."""
    if "use" not in line:
        return Use(line["actor"], "Move") if line.get("actor") in fight.roster else None
    read = read_use(fight, line, "line")
    return read if isinstance(read, Use) else None


def _marked(bare: Board, fight: Fight, used: Use, line: Mapping[str, Any]) -> Board:
    move = move_of(fight, used)
    if move is not None:
        return _of_move(bare, fight, used, move)
    if used.use in ("Move", "Disengage"):
        return _going(replace(bare, use="" if "use" in line else "Move"), fight, used)
    if used.use in ("Switch", "Reposition"):
        return _throwing(bare, fight, used)
    return _aiming(bare, fight, used, MELEE) if used.use in AIMED else bare


def _going(bare: Board, fight: Fight, used: Use) -> Board:
    """Where a Move may end. Whose turn it is counts for nothing here: also of a foe one wants to know."""
    why = cannot_act(fight, used) or deed_refused(fight, replace(used, to=None))
    if why is not None:
        return replace(bare, why=why)
    found = _trails(fight, used)
    goals = tuple(Goal(to, trail.steps, note("odyssey.goal_way", cost=trail.cost)) for to, trail in found.items())
    return replace(bare, goals=goals, path=found[used.to].steps if used.to and used.to in found else ())


def _trails(fight: Fight, used: Use) -> Mapping[Square, Trail]:
    if used.use == "Disengage":
        return disengage_ways(fight, used.actor)
    return ways(fight, used.actor, speed(fight, used.actor))


def _throwing(bare: Board, fight: Fight, used: Use) -> Board:
    """Where a Poké Ball may be thrown for whoever comes in."""
    newcomer = out(fight, used.actor) if used.use == "Reposition" else next(iter(used.targets), None)
    if newcomer is None:
        return bare
    large = edge(fight.roster[newcomer])
    said = note("odyssey.goal_throw", who=Who(newcomer))
    goals = tuple(Goal(to, footprint(to, large), said) for to in throws(fight, used.actor, newcomer))
    goals = tuple(goal for goal in goals if all(_on(bare, square) for square in goal.squares))
    return replace(bare, goals=goals, shape="area", area=footprint(used.to, large) if used.to else ())


def _of_move(bare: Board, fight: Fight, used: Use, move: Move) -> Board:
    if not move.aimed or not move.reach.shape:
        return bare
    return _covering(bare, fight, used, move) if move.reach.area else _aiming(bare, fight, used, move.reach)


def _covering(bare: Board, fight: Fight, used: Use, move: Move) -> Board:
    """The areas of a move: those that meet anybody may be chosen, and the one that counts as things stand."""
    able, here = exposed(fight, used.actor), squares(fight.roster[used.actor])
    if move.reach.shape == "burst" and not move.reach.away:
        wanted: Iterable[Square] = ()
    else:
        wanted = burst(here, 1 if move.reach.shape == "cone" else move.reach.away or move.reach.size)
    there = _inside(bare, wanted)
    shapes = {to: next(shapes_of(fight, used.actor, move.reach, (), to), frozenset[Square]()) for to in there}
    goals = tuple(
        _area_goal(bare, to, shape, crowd) for to, shape in shapes.items() if (crowd := met(fight, able, shape))
    )
    reach = there if move.reach.away else _inside(bare, set().union(*shapes.values()))
    return replace(bare, shape="area", goals=goals, area=_counts(bare, fight, used, move, able), reach=frozenset(reach))


def _area_goal(bare: Board, to: Square, shape: Iterable[Square], crowd: tuple[str, ...]) -> Goal:
    return Goal(to, _inside(bare, shape), note("odyssey.goal_area", whom=[Who(foe) for foe in crowd]), crowd)


def _counts(bare: Board, fight: Fight, used: Use, move: Move, able: tuple[str, ...]) -> Squares:
    """The area as things stand: as it was chosen, around the user, or the one that meets most."""
    named = used.targets or able
    shapes = list(shapes_of(fight, used.actor, move.reach, named, used.to))
    best = max(shapes, key=lambda shape: len(met(fight, named, shape)), default=frozenset[Square]())
    return _inside(bare, best) if len(shapes) == 1 or met(fight, named, best) else ()


def _aiming(bare: Board, fight: Fight, used: Use, reach: Reach) -> Board:
    """The squares within range that can be seen, and how clear the way to each foe in it is."""
    if reach.shape == "self":
        return bare
    who, here = used.actor, squares(fight.roster[used.actor])
    seen = {square: foe for foe in foes(fight, who) for square in squares(fight.roster[foe])}
    walls = {foe: in_the_way(fight, who, [foe]) for foe in {"", *seen.values()}}
    near = [square for square in burst(here, reach.size) if _on(bare, square) and not fight.ground.blocked(square)]
    clear = (square for square in near if not look(fight.ground, here, (square,), walls[seen.get(square, "")]).blocked)
    return replace(bare, reach=frozenset(clear), sights=tuple(_sights(fight, used, reach)))


def _sights(fight: Fight, used: Use, reach: Reach) -> Iterator[Sight]:
    for other in used.targets or foes(fight, used.actor):
        way, apart = view(fight, used.actor, other), far(fight, used.actor, other)
        if way is None or apart is None or (apart > reach.size and not used.targets):
            continue
        said = note("odyssey.sight_said", apart=apart, rough=way.rough, cover=way.cover, blocked=way.blocked)
        yield Sight(other, (way.start, *between(way.start, way.end), way.end), _kind(way), said)


def _kind(way: Way) -> Any:
    return "blocked" if way.blocked else "clear" if way.clear else "hindered"


def _on(bare: Board, square: Square) -> bool:
    return 1 <= square[0] <= bare.width and 1 <= square[1] <= bare.height


def _inside(bare: Board, shape: Iterable[Square]) -> Squares:
    """The squares of an area that lie on the map and are not blocked, in reading order."""
    on = (square for square in shape if _on(bare, square) and "blocking" not in bare.ground.get(square, ()))
    return tuple(sorted(on, key=lambda square: square[::-1]))
