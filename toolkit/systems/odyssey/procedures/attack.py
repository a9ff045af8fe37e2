"""A move that goes at others, from its Accuracy Rolls to its last consequence (Attacks and Damage).

In this order: all Accuracy Rolls in the order of the targets; what others do about them; the damage; what a hit ends
(Sleep, Frozen, Chilled); what Confusion does to the attacker; the riders of the effect column, left to right.
"""

from __future__ import annotations

from collections.abc import Callable

from toolkit.core.outcome import Result
from toolkit.systems.odyssey.events import Missed, Reached
from toolkit.systems.odyssey.limits import cannot_act
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.procedures.accuracy import close_bane, given, is_ranged, obstacles, roll
from toolkit.systems.odyssey.procedures.confusion import recoil_of, stagger
from toolkit.systems.odyssey.procedures.damage import deal
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.passing import pass_through
from toolkit.systems.odyssey.procedures.riders import riders
from toolkit.systems.odyssey.procedures.rousing import rouse
from toolkit.systems.odyssey.state import has

MOST_CRITICAL = 6
"""How far the range of a Critical Hit can be extended: to 14."""


def attack(doing: Doing, move: Move, targets: tuple[str, ...], rolled: Callable[[Doing, list[Tally]], None]) -> None:
    """Use an aimed move that has begun. `rolled` is called once all Accuracy Rolls are made."""
    tallies = [Tally(target) for target in targets]
    for tally in tallies:
        tally.result = _aimed(doing, move, tally, targets)
    _tell_misses(doing, tallies)
    rolled(doing, tallies)
    why = cannot_act(doing.fight, doing.used)
    if why is not None:
        doing.fail(why, targets[0])
        return
    _resolve(doing, move, tallies)


def _resolve(doing: Doing, move: Move, tallies: list[Tally]) -> None:
    if move.damaging:
        deal(doing, move, tallies)
    else:
        for tally in tallies:
            if tally.landed:
                tally.strikes = 1
                doing.emit(Reached(doing.actor, doing.used.shown, tally.who))
    for tally in tallies:
        if tally.landed:
            rouse(doing, move, tally)
    recoil_of(doing, tallies)
    if is_ranged(doing, move):
        stagger(doing)
    riders(doing, move, tallies)
    pass_through(doing, move, tuple(tally.who for tally in tallies))
    doing.end(*tallies)


def _tell_misses(doing: Doing, tallies: list[Tally]) -> None:
    for tally in tallies:
        if tally.result == "miss":
            doing.emit(Missed(doing.actor, doing.used.shown, tally.who))


def _aimed(doing: Doing, move: Move, tally: Tally, targets: tuple[str, ...]) -> Result:
    """Hit, critical or miss; a move against no Defense needs no roll."""
    if not move.row.against:
        return "hit"
    parts = {**given(doing, targets), "move": move.own_boons}
    if is_ranged(doing, move):
        parts["terrain"] = -obstacles(doing, tally.who)[0]
        parts["close"] = -close_bane(doing.fight, doing.actor, tally.who)
    rolled = roll(doing, tally.who, move.row.against, parts)
    tally.natural = rolled.natural
    tally.facts |= {"natural": rolled.natural, "total": rolled.total, "need": rolled.need}
    if not rolled.hits and move.clause("cannot_miss") is None:
        return "miss"
    return "critical" if _is_critical(doing, move, tally) else "hit"


def _is_critical(doing: Doing, move: Move, tally: Tally) -> bool:
    """By the die alone, at 20 or as far below as bonuses allow; an attack without damage only if it gains by it."""
    if not move.damaging and all(clause.when != "on crit" for clause in move.clauses):
        return False
    clause = move.clause("crit")
    more = (doing.me.crit_bonus or 0) + (move.row.crit_bonus or 0)
    more += 20 - (clause.amount or 20) if clause is not None else 0
    more += MOST_CRITICAL if has(doing.row(tally.who), "Frozen") else 0
    return tally.natural >= doing.settle("critical", 20 - max(0, min(more, MOST_CRITICAL)), tally.who)
