"""The map as the desk shows it: ground, tokens, and what a half-chosen action could do there.

In this order: the drawn map, or open ground as far as anybody stands; everybody on the field; for whoever acts the
squares to go to or to throw at with their paths, the areas it could cover, or its range and lines of sight. All of it
is asked of the rules (`travel`, `deeds`, and `aims` for attacks); nothing is decided, asked or changed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from toolkit.core.board import Board, Goal
from toolkit.messages import Note, Who, note
from toolkit.systems.odyssey.actions import AIMED, Use
from toolkit.systems.odyssey.aims import aiming, covering, on_board, sights
from toolkit.systems.odyssey.deeds import deed_refused
from toolkit.systems.odyssey.field import BLOCKING, COVER, ROUGH, SLOW
from toolkit.systems.odyssey.geometry import Square, Squares, footprint
from toolkit.systems.odyssey.going import disengage_ways
from toolkit.systems.odyssey.limits import cannot_act, move_of
from toolkit.systems.odyssey.pairs import out
from toolkit.systems.odyssey.paths import Trail
from toolkit.systems.odyssey.ranges import MELEE
from toolkit.systems.odyssey.read_use import read_use
from toolkit.systems.odyssey.state import Fight, edge, on_field, squares
from toolkit.systems.odyssey.throwing import throws
from toolkit.systems.odyssey.travel import speed, ways

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
        if not (move.aimed and move.reach.shape):
            return bare
        return covering(bare, fight, used, move) if move.reach.area else aiming(bare, fight, used, move.reach)
    if used.use in ("Move", "Disengage"):
        return _going(replace(bare, use="" if "use" in line else "Move"), fight, used)
    if used.use in ("Switch", "Reposition"):
        return _throwing(bare, fight, used)
    return aiming(bare, fight, used, MELEE) if used.use in AIMED else bare


def _going(bare: Board, fight: Fight, used: Use) -> Board:
    """Where a Move may end. Whose turn it is counts for nothing here: also of a foe one wants to know."""
    bare = replace(bare, sights=tuple(sights(fight, used, 0)))
    why = cannot_act(fight, used) or deed_refused(fight, replace(used, to=None))
    if why is not None:
        return replace(bare, why=why)
    found = _trails(fight, used)
    goals = tuple(Goal(to, trail.steps, _way_there(trail.cost)) for to, trail in found.items())
    return replace(bare, goals=goals, path=found[used.to].steps if used.to and used.to in found else ())


@cache
def _way_there(cost: int) -> Note:
    return note("odyssey.goal_way", cost=cost)


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
    goals = tuple(goal for goal in goals if all(on_board(bare, square) for square in goal.squares))
    return replace(bare, goals=goals, shape="area", area=footprint(used.to, large) if used.to else ())
