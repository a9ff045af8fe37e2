"""A move that goes at others, from its first check to its last consequence.

In this order: Protect and immunities stop it target by target; one accuracy check for all it can still reach; the
strike count; each target's strikes, one after another; drain and recoil once, from the sum of HP really lost; the
riders of the effect column, left to right; self-destruction; the scene of an area move;
owed recovery ([000] II-IX; RULES of the dice order).
"""

from __future__ import annotations

from toolkit.messages import Who, note
from toolkit.systems.calpheon.events import AttackBlocked, AttackMissed, RecoveryOwed, TargetImmune
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.accuracy import hits
from toolkit.systems.calpheon.procedures.area import mention_scenery
from toolkit.systems.calpheon.procedures.death_roll import death_roll
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.drain_recoil import drain, recoil
from toolkit.systems.calpheon.procedures.effectiveness import effectiveness
from toolkit.systems.calpheon.procedures.falling import lose_own
from toolkit.systems.calpheon.procedures.immunity import immune_by
from toolkit.systems.calpheon.procedures.landing import strike
from toolkit.systems.calpheon.procedures.riders import own_riders, riders
from toolkit.systems.calpheon.procedures.shields import shield_of
from toolkit.systems.calpheon.procedures.strikes import strike_count
from toolkit.systems.calpheon.procedures.variable import with_power
from toolkit.systems.calpheon.state import standing


def attack(doing: Doing, move: Move, targets: tuple[str, ...]) -> None:
    """Use an aimed move that has begun."""
    tallies = [Tally(target, facts={"sp": move.cost}) for target in targets]
    move = with_power(doing, move)
    reached = [tally for tally in tallies if not _stopped(doing, move, tally)]
    if reached and not hits(doing, move, reached):
        for tally in reached:
            tally.result = "miss"
            doing.emit(AttackMissed(doing.actor, move.name, _target(tally)))
    elif reached:
        _land(doing, move, reached)
    riders(doing, move, tallies)
    self_destruct(doing, move, tallies)
    mention_scenery(doing, move)
    if move.clause("recharge") and standing(doing.me):
        doing.emit(RecoveryOwed(doing.actor))
    doing.end(*tallies)


def _land(doing: Doing, move: Move, reached: list[Tally]) -> None:
    for tally in reached:
        tally.result = "hit"
    if not move.damaging:
        return
    count = strike_count(doing, move)
    for tally in reached:
        tally.facts["type"] = str(effectiveness(move, doing.row(_target(tally))))
        strike(doing, move, tally, count, key=f"{tally.target}." if len(reached) > 1 else "")
    drain(doing, move, reached)
    recoil(doing, move, reached)


def _stopped(doing: Doing, move: Move, tally: Tally) -> bool:
    """Whether Protect or an immunity keeps the move away; no die is rolled for it."""
    target = _target(tally)
    shield = None if target == doing.actor or move.clause("bypass_protect") else shield_of(doing, target, move)
    if shield is not None:
        tally.result = "blocked"
        doing.emit(AttackBlocked(doing.actor, move.name, target))
        if move.tagged("Contact"):
            own_riders(doing, shield, "on contact", tally)
        return True
    cause = immune_by(doing, move, target)
    if cause is not None:
        tally.result = "immune"
        tally.facts["immune"] = str(cause)
        doing.emit(TargetImmune(doing.actor, move.name, target, cause))
    return cause is not None


def self_destruct(doing: Doing, move: Move, tallies: list[Tally]) -> None:
    """[000] VIII.02: once the move has resolved its user is at 0 HP, if it was not before; a Death Roll follows."""
    clause = move.clause("self_destruct")
    if clause is None:
        return
    landed = any(tally.landed for tally in tallies)
    if not landed and (clause.when is not None or doing.ruling("selfdestruct.on_miss") == "none"):
        return
    if standing(doing.me):
        lose_own(doing, tallies[0], doing.me.hp or 0, note("calpheon.cause.self_destruct", use=move.name))
    death_roll(doing, tallies[0])


def _target(tally: Tally) -> Who:
    assert tally.target is not None
    return Who(tally.target)
