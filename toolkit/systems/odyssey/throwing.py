"""Where a Poké Ball may be thrown, and why not: Switch, Reposition (General Combat Actions)."""

from __future__ import annotations

from toolkit.messages import Note, Who
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.geometry import Square, burst, distance
from toolkit.systems.odyssey.pairs import out, thrower
from toolkit.systems.odyssey.state import Fight, squares, standing
from toolkit.systems.odyssey.targets import refused
from toolkit.systems.odyssey.travel import THROW, fits, taken, view


def switch_refused(fight: Fight, used: Use) -> Note | None:
    if not used.targets:
        return refused("no_target")
    newcomer = fight.roster[used.targets[0]]
    if newcomer.active or not standing(newcomer):
        return refused("cannot_come_in", who=Who(used.targets[0]))
    return _recall(fight, used) or _throw(fight, used, used.targets[0])


def reposition_refused(fight: Fight, used: Use) -> Note | None:
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
    near = sorted(burst(here, THROW) | set(here), key=lambda to: (distance(here, (to,)), to[::-1]))
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
