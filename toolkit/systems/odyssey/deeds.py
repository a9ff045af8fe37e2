"""What the words of movement and of the general combat actions need before they can be done (`limits` asks here).

One function a word or a group of them, each giving the reason why it is not legal now, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.messages import Note, Who
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.geometry import Square, distance, footprint
from toolkit.systems.odyssey.going import disengage_refused, move_refused, sprint_refused, stand_refused
from toolkit.systems.odyssey.pairs import ap_written, initiative, leader, members
from toolkit.systems.odyssey.state import Fight, adjacent, edge, foes, has, is_called, present, squares
from toolkit.systems.odyssey.targets import refused
from toolkit.systems.odyssey.throwing import reposition_refused, switch_refused
from toolkit.systems.odyssey.travel import grappler_of, held_by, in_plain_sight


def deed_refused(fight: Fight, used: Use) -> Note | None:
    """Why this action word is not legal now."""
    needs = NEEDS.get(used.use)
    return needs(fight, used) if needs is not None else None


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
    if begun is None or distance(footprint(begun, edge(row)), there) <= distance(here, there):
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
    return aim(fight, used)


NEEDS: Mapping[str, Callable[[Fight, Use], Note | None]] = {
    "Move": move_refused,
    "Disengage": disengage_refused,
    "Sprint": sprint_refused,
    "Stand": stand_refused,
    "Grapple": _grapple,
    "Escape": _escape,
    "Release": _release,
    "Push": _push,
    "Hide": _hide,
    "Wake": _wake,
    "Thaw": _thaw,
    "Switch": switch_refused,
    "Reposition": reposition_refused,
    "Hold": _hold,
    "Punish": _punish,
}
