"""An attack on its targets ([001] Making Attacks, Dealing Damage): one use from the accuracy roll to the last rider.

In this order: accuracy for all; the strike die of a Five Strike, if anybody was hit; damage or HP loss target by
target; drain and recoil once; the riders. A Smite that misses still hurts, resisted one step further.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from toolkit.core.problems import Problems
from toolkit.core.type_chart import steps
from toolkit.dice import Dice
from toolkit.messages import Term, Who, note
from toolkit.systems.ptu.events import AttackMissed, TargetImmune
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.accuracy import Aim, aim
from toolkit.systems.ptu.procedures.damage import Damage, missing
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.procedures.hit_points import damage, lose, woken
from toolkit.systems.ptu.procedures.recovery import drain, recoil
from toolkit.systems.ptu.procedures.riders import riders

STRIKES = (1, 2, 2, 3, 3, 3, 4, 5)
"""Hits of a Five Strike by its d8 (core p. 337)."""


def attack(doing: Doing, move: Move, targets: Sequence[str]) -> None:
    """Carry it out against these targets."""
    tallies = [Tally(target) for target in targets]
    immune = [tally for tally in tallies if move.powder and _powder_proof(doing, tally)]
    aimed = aim(doing, move, tallies)
    for tally in tallies:
        _meet(doing, aimed, tally, tally in immune)
    if move.rolled:
        _deal(doing, move, aimed, tallies)
    elif move.fixed is not None:
        for tally in tallies:
            _take(doing, move, tally)
    drain(doing, move, tallies)
    recoil(doing, move, tallies)
    riders(doing, move, aimed, tallies)
    doing.end(*tallies)


def _powder_proof(doing: Doing, tally: Tally) -> bool:
    return tally.target != doing.actor and "Grass" in doing.row(tally.target or "").types


def _meet(doing: Doing, aimed: Aim, tally: Tally, immune: bool) -> None:
    target = tally.target or ""
    tally.strikes = aimed.struck(target)
    tally.result = "critical" if aimed.critical(target) else "hit" if tally.strikes else "miss"
    if immune:
        tally.result, tally.strikes = "immune", 0
        doing.emit(TargetImmune(doing.used.shown, Who(target), Term("Grass")))
    elif not tally.strikes:
        doing.emit(AttackMissed(doing.actor, doing.used.shown, Who(target)))


def _deal(doing: Doing, move: Move, aimed: Aim, tallies: Sequence[Tally]) -> None:
    smite = move.clause("smite") is not None
    met = [tally for tally in tallies if tally.result in ("hit", "critical") or (smite and tally.result == "miss")]
    hits = _five(doing) if move.clause("five_strike") and met else None
    rolled = Damage(doing, move, aimed)
    for tally in met:
        missed = tally.result == "miss"
        if hits is not None and not missed:
            tally.strikes = hits
        amount, facts = rolled.of(tally.target or "", max(1, hits or tally.strikes), -1 if missed else 0)
        tally.facts |= {key: value for key, value in facts.items() if key != "critical"}
        if not missed:
            tally.result = "critical" if facts["critical"] else "hit"
        if facts["multiplier"] == 0:
            tally.result, tally.strikes = "immune", 0
            doing.emit(TargetImmune(doing.used.shown, Who(tally.target or ""), Term(move.type)))
        else:
            damage(doing, tally, amount, move.type)


def _five(doing: Doing) -> int:
    prompt = note("ptu.ask.strikes", who=doing.actor, use=doing.used.shown)
    die = doing.roll("strikes", Dice(1, 8), prompt).number
    hits = doing.settle("strikes", STRIKES[die - 1])
    doing.scene.tell("ptu.rolled_strikes", who=doing.actor, use=doing.used.shown, die=die, strikes=hits)
    return max(1, hits)


def _take(doing: Doing, move: Move, tally: Tally) -> None:
    """HP loss of a fixed size: immunity stops it, nothing else does."""
    if tally.result not in ("hit", "critical"):
        return
    target = tally.target or ""
    if steps(move.type, doing.row(target).types) is None:
        tally.result, tally.strikes = "immune", 0
        doing.emit(TargetImmune(doing.used.shown, Who(target), Term(move.type)))
        return
    amount = doing.settle(f"{target}.damage", _fixed(doing, move, target))
    lost = lose(doing, tally, target, max(0, amount), note("ptu.cause.move", use=doing.used.shown))
    tally.damage += lost
    tally.dealt += max(0, amount)
    if amount > 0:
        woken(doing, target)


def _fixed(doing: Doing, move: Move, target: str) -> int:
    clause = move.fixed
    assert clause is not None
    if clause.what == "damage_fixed":
        return clause.amount or 0
    if clause.what == "damage_current":
        return floor((clause.share or 0) * max(0, doing.row(target).hp or 0))
    level = doing.me.level
    if level is None:
        raise Problems([missing(doing.fight.place(doing.actor, "level"), doing.me.name, "level")])
    return floor((clause.share or 0) * level)
