"""What the words of movement and of the general combat actions need before they can be done (`limits` asks here).

One function a word or a group of them, each giving the reason why it is not legal now, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.messages import Note, Term, Who
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.geometry import Square, apart, distance
from toolkit.systems.odyssey.pairs import ap_left, ap_written, initiative, leader, members, out, thrower
from toolkit.systems.odyssey.paths import Trail
from toolkit.systems.odyssey.state import (
    Fight,
    adjacent,
    foes,
    has,
    is_called,
    present,
    size_value,
    squares,
    standing,
)
from toolkit.systems.odyssey.targets import refused
from toolkit.systems.odyssey.travel import (
    THROW,
    fits,
    grappled_with,
    grappler_of,
    held_by,
    in_plain_sight,
    speed,
    taken,
    view,
    ways,
)


def deed_refused(fight: Fight, used: Use) -> Note | None:
    """Why this action word is not legal now."""
    needs = NEEDS.get(used.use)
    return needs(fight, used) if needs is not None else None


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


def _move(fight: Fight, used: Use) -> Note | None:
    why = held_fast(fight, used.actor)
    if why is not None or not squares(fight.roster[used.actor]):
        return why
    if used.to is None:
        return None if can_go(fight, used.actor) else refused("nowhere_to_go")
    if trail_to(fight, used.actor, used.to) is None:
        most = speed(fight, used.actor)
        return refused("no_way", who=Who(used.actor), x=used.to[0], y=used.to[1], most=most)
    return None


def disengage_cost(trail: Trail | None) -> int:
    """AP of a Disengage: 1 for one square, 2 for more (Movement)."""
    return 1 if trail is None or (len(trail.steps) == 1 and trail.cost == 1) else 2


def disengage_ways(fight: Fight, who: str) -> Mapping[Square, Trail]:
    """Where a Disengage may lead with the AP there are."""
    left, most = ap_left(fight, who), speed(fight, who)
    found = ways(fight, who, most if left > 1 else min(1, most))
    return {to: trail for to, trail in found.items() if disengage_cost(trail) <= left}


def _disengage(fight: Fight, used: Use) -> Note | None:
    row = fight.roster[used.actor]
    if slow := next((name for name in ("Slowed", "Chilled") if has(row, name)), None):
        return refused("hindered", who=Who(used.actor), status=Term(slow))
    why = _move(fight, used)
    if why is not None:
        return why
    left = ap_left(fight, used.actor)
    cost = disengage_cost(trail_to(fight, used.actor, used.to)) if used.to and squares(row) else 1
    if cost > left:
        return refused("no_ap", who=Who(used.actor), cost=cost, left=left)
    near = used.to or not squares(row) or left > 1 or disengage_ways(fight, used.actor)
    return None if near else refused("nowhere_to_go")


def _sprint(fight: Fight, used: Use) -> Note | None:
    row = fight.roster[used.actor]
    slow = next((name for name in ("Slowed", "Chilled") if has(row, name)), None)
    return refused("hindered", who=Who(used.actor), status=Term(slow)) if slow else None


def _stand(fight: Fight, used: Use) -> Note | None:
    if not has(fight.roster[used.actor], "Prone"):
        return refused("not_prone", who=Who(used.actor))
    return None if moves_left(fight, used.actor) else refused("no_movement", who=Who(used.actor))


def aim(fight: Fight, used: Use) -> Note | None:
    """Whether the one target is there, no friend, adjacent and not hidden."""
    if not used.targets:
        return refused("no_target")
    target = used.targets[0]
    if not present(fight.roster[target]):
        return refused("target_gone", who=Who(target))
    if target not in set(foes(fight, used.actor)):
        return refused("no_foe", who=Who(target))
    if has(fight.roster[target], "Hidden"):
        return refused("hidden", who=Who(target))
    here, there = squares(fight.roster[used.actor]), squares(fight.roster[target])
    if here and there and distance(here, there) > 1:
        return refused("out_of_range", who=Who(target), apart=distance(here, there), size=1)
    return None


def _grapple(fight: Fight, used: Use) -> Note | None:
    holds = held_by(fight, used.actor)
    return aim(fight, used) or (refused("already_holds", who=Who(used.actor), other=Who(holds)) if holds else None)


def _escape(fight: Fight, used: Use) -> Note | None:
    if grappler_of(fight, used.actor) is None:
        return refused("not_held", who=Who(used.actor))
    begun = ap_written(fight, used.actor) is not None or fight.roster[used.actor].movement_left is not None
    return refused("turn_begun", who=Who(used.actor)) if begun else None


def _release(fight: Fight, used: Use) -> Note | None:
    return None if held_by(fight, used.actor) else refused("holds_nobody", who=Who(used.actor))


def _push(fight: Fight, used: Use) -> Note | None:
    why, row = aim(fight, used), fight.roster[used.actor]
    here, there = squares(row), squares(fight.roster[used.targets[0]]) if used.targets else ()
    if why is not None or not here or not there:
        return why
    begun = square_of(row.moved_from)
    if begun is None or distance((begun,), there) <= distance(here, there):
        return refused("not_moved_towards", who=Who(used.actor), other=Who(used.targets[0]))
    return None


def square_of(written: str) -> Square | None:
    """The square of a cell such as `12:5`."""
    x, _, y = written.partition(":")
    return (int(x), int(y)) if x.strip().isdecimal() and y.strip().isdecimal() else None


def _hide(fight: Fight, used: Use) -> Note | None:
    if has(fight.roster[used.actor], "Hidden"):
        return refused("is_hidden", who=Who(used.actor))
    seen_by = in_plain_sight(fight, used.actor)
    return refused("seen", who=Who(used.actor), by=Who(seen_by)) if seen_by else None


def _wake(fight: Fight, used: Use) -> Note | None:
    if not used.targets:
        return refused("no_target")
    target = used.targets[0]
    if not has(fight.roster[target], "Sleep") or fight.roster[target].side != fight.roster[used.actor].side:
        return refused("not_asleep", who=Who(target))
    apart_by = adjacent(fight, used.actor, target) or not (
        squares(fight.roster[used.actor]) and squares(fight.roster[target])
    )
    return None if apart_by else refused("not_adjacent", who=Who(target))


def _thaw(fight: Fight, used: Use) -> Note | None:
    return None if has(fight.roster[used.actor], "Frozen") else refused("not_frozen", who=Who(used.actor))


def _switch(fight: Fight, used: Use) -> Note | None:
    if not used.targets:
        return refused("no_target")
    newcomer = fight.roster[used.targets[0]]
    if newcomer.active or not standing(newcomer):
        return refused("cannot_come_in", who=Who(used.targets[0]))
    return _recall(fight, used) or _throw(fight, used, used.targets[0])


def _reposition(fight: Fight, used: Use) -> Note | None:
    mine = out(fight, used.actor)
    if mine is None or not standing(fight.roster[mine]):
        return refused("nobody_out", who=Who(used.actor))
    if not squares(fight.roster[used.actor]) and used.to is None:
        return None
    return _recall(fight, used) or _throw(fight, used, mine)


def _recall(fight: Fight, used: Use) -> Note | None:
    """A ball recalls as far as its trainer sees."""
    mine = out(fight, used.actor)
    way = view(fight, thrower(fight, used.actor), mine) if mine is not None else None
    return refused("no_sight", who=Who(used.actor), other=Who(mine or "")) if way is not None and way.blocked else None


def throws(fight: Fight, trainer: str, newcomer: str) -> list[Square]:
    """Where a trainer can throw that Pokémon's ball, nearest first; nowhere where its place is not known."""
    here = squares(fight.roster[thrower(fight, trainer)])
    if not here:
        return []
    x, y = here[0]
    around = range(-THROW, THROW + 1)
    near = sorted(((x + right, y + down) for down in around for right in around), key=lambda to: apart(to, (x, y)))
    filled = _filled(fight, trainer, newcomer)
    return [to for to in near if fits(fight, newcomer, to, filled)]


def _filled(fight: Fight, trainer: str, newcomer: str) -> frozenset[Square]:
    mine = out(fight, trainer)
    return taken(fight, [newcomer, *([mine] if mine else [])])


def _throw(fight: Fight, used: Use, newcomer: str) -> Note | None:
    here = squares(fight.roster[thrower(fight, used.actor)])
    if used.to is None:
        return refused("nowhere_to_go") if here and not throws(fight, used.actor, newcomer) else None
    if here and distance(here, (used.to,)) > THROW:
        return refused("thrown_too_far", most=THROW)
    if not fits(fight, newcomer, used.to, _filled(fight, used.actor, newcomer)):
        return refused("square_taken", x=used.to[0], y=used.to[1])
    return None


def _hold(fight: Fight, used: Use) -> Note | None:
    now = initiative(fight, used.actor)
    if any(fight.roster[one].movement_left is not None for one in members(fight, used.actor)):
        return refused("turn_begun", who=Who(used.actor))
    if ap_written(fight, used.actor) is not None:
        return refused("turn_begun", who=Who(used.actor))
    late = used.until is None or used.until < now
    return None if late else refused("not_later", who=Who(leader(fight, used.actor)), now=now)


def may_punish(fight: Fight, who: str, foe: str) -> bool:
    """Whether somebody may make Punish Attacks against a foe: a Defender, or one who marked it (Punish Attacks)."""
    return bool(fight.roster[who].defender) or who in markers(fight, foe)


def markers(fight: Fight, who: str) -> tuple[str, ...]:
    """Those who marked somebody."""
    row = fight.roster[who]
    marks = [row.marked_by, *(held.by for held in row.status if held.name == "Marked")]
    return tuple(other for other in fight.roster if any(is_called(fight, mark, other) for mark in marks))


def _punish(fight: Fight, used: Use) -> Note | None:
    row = fight.roster[used.actor]
    if row.punish_used:
        return refused("punish_used", who=Who(used.actor))
    if used.targets and not may_punish(fight, used.actor, used.targets[0]):
        return refused("no_defender", who=Who(used.actor), other=Who(used.targets[0]))
    return aim(fight, used) or (None if row.basic_melee else refused("no_basic", who=Who(used.actor)))


NEEDS: Mapping[str, Callable[[Fight, Use], Note | None]] = {
    "Move": _move,
    "Disengage": _disengage,
    "Sprint": _sprint,
    "Stand": _stand,
    "Grapple": _grapple,
    "Escape": _escape,
    "Release": _release,
    "Push": _push,
    "Hide": _hide,
    "Wake": _wake,
    "Thaw": _thaw,
    "Switch": _switch,
    "Reposition": _reposition,
    "Hold": _hold,
    "Punish": _punish,
}
