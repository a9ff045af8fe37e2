"""Where somebody may go, and why it may not: Move, Disengage, Sprint, Stand (Movement).

Each `…_refused` gives the reason why its action word is not legal now, or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from toolkit.messages import Note, Term, Who
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.geometry import Square
from toolkit.systems.odyssey.pairs import ap_left
from toolkit.systems.odyssey.paths import Trail
from toolkit.systems.odyssey.state import Fight, has, size_value, squares
from toolkit.systems.odyssey.targets import refused
from toolkit.systems.odyssey.travel import grappled_with, slowed_by, speed, ways


def moves_left(fight: Fight, who: str) -> int:
    """Movement Actions left; one a turn."""
    left = fight.roster[who].movement_left
    return 1 if left is None else left


def held_fast(fight: Fight, who: str) -> Note | None:
    """Why somebody cannot Move at all."""
    row, other = fight.roster[who], grappled_with(fight, who)
    if moves_left(fight, who) < 1:
        return refused("no_movement", who=Who(who))
    if stuck := next((name for name in ("Stuck", "Frozen", "Prone") if has(row, name)), None):
        return refused("hindered", who=Who(who), status=Term(stuck))
    if other is not None and size_value(row) < size_value(fight.roster[other]):
        return refused("held", who=Who(who), other=Who(other))
    return None


def can_go(fight: Fight, who: str) -> bool:
    """Whether there is any square to go to; mostly one step tells."""
    most = speed(fight, who)
    return bool(ways(fight, who, min(1, most)) or ways(fight, who, most))


def trail_to(fight: Fight, who: str, to: Square) -> Trail | None:
    """The shortest legal way to a square, if it is one to end on and near enough."""
    return ways(fight, who, speed(fight, who)).get(to)


def move_refused(fight: Fight, used: Use) -> Note | None:
    why = held_fast(fight, used.actor)
    if why is not None or not squares(fight.roster[used.actor]):
        return why
    if used.to is None:
        return None if can_go(fight, used.actor) else refused("nowhere_to_go")
    if trail_to(fight, used.actor, used.to) is None:
        most = speed(fight, used.actor)
        return refused("no_way", who=Who(used.actor), x=used.to[0], y=used.to[1], most=most)
    return None


def disengage_cost(fight: Fight, trail: Trail | None) -> int:
    """AP of a Disengage: 1 for one square, 2 for more (Movement); by ruling also for a slow one."""
    cheap = trail is None or (len(trail.steps) == 1 and (trail.cost == 1 or not _slow_is_dear(fight)))
    return 1 if cheap else 2


def _slow_is_dear(fight: Fight) -> bool:
    return fight.rulings["odyssey.slow_disengage"] == "two_ap"


def disengage_ways(fight: Fight, who: str) -> Mapping[Square, Trail]:
    """Where a Disengage may lead with the AP there are."""
    left, most = ap_left(fight, who), speed(fight, who)
    found = ways(fight, who, most if left > 1 else min(1 if _slow_is_dear(fight) else 2, most))
    return {to: trail for to, trail in found.items() if disengage_cost(fight, trail) <= left}


def disengage_refused(fight: Fight, used: Use) -> Note | None:
    row = fight.roster[used.actor]
    if slow := slowed_by(fight, used.actor):
        return refused("hindered", who=Who(used.actor), status=Term(slow))
    why = move_refused(fight, used)
    if why is not None:
        return why
    left = ap_left(fight, used.actor)
    cost = disengage_cost(fight, trail_to(fight, used.actor, used.to)) if used.to and squares(row) else 1
    if cost > left:
        return refused("no_ap", who=Who(used.actor), cost=cost, left=left)
    near = used.to or not squares(row) or left > 1 or disengage_ways(fight, used.actor)
    return None if near else refused("nowhere_to_go")


def sprint_refused(fight: Fight, used: Use) -> Note | None:
    slow = slowed_by(fight, used.actor)
    return refused("hindered", who=Who(used.actor), status=Term(slow)) if slow else None


def stand_refused(fight: Fight, used: Use) -> Note | None:
    if not has(fight.roster[used.actor], "Prone"):
        return refused("not_prone", who=Who(used.actor))
    return None if moves_left(fight, used.actor) else refused("no_movement", who=Who(used.actor))
