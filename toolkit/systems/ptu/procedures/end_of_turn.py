"""The end of a turn (core p. 246-248): what afflictions take, the saves, what is counted, who is next.

In this order: Burn and Poison take a tick if a Standard Action was taken or prevented, Badly Poisoned 5 HP and twice as
many each further turn, Cursed two ticks if one was taken; then saves; Flinch is over, turns of statuses and moves of
every other turn are counted down. Who lost its Initiative to a Low Blow gets it back with its footing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who, note
from toolkit.systems.ptu.actions import EndTurn, Use
from toolkit.systems.ptu.events import InitiativeSet, PoisonCounted, TurnEnded
from toolkit.systems.ptu.procedures.check import STILL
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.procedures.hit_points import lose
from toolkit.systems.ptu.procedures.saves import end_saves
from toolkit.systems.ptu.procedures.stages import stat_of
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import Fight, has_status, present, standing, tick
from toolkit.systems.ptu.uses import a_turn_later
from toolkit.tables.cells import Status

BAD_POISON = 5


def end_turn(scene: Scene[Fight], action: EndTurn) -> None:
    """End somebody's turn, with an outcome of its own."""
    doing = Doing(scene, Use(action.who, "End Turn"))
    tally = Tally(action.who)
    close_turn(doing, tally)
    doing.end(tally)


def close_turn(doing: Doing, tally: Tally) -> None:
    """Everything that the end of the actor's turn brings."""
    playtest = bool(doing.me.status) and bool(doing.ruling("playtest_pack"))
    if playtest:
        doing.scene.tell("ptu.playtest_statuses", who=doing.actor, statuses=[Term(one.name) for one in doing.me.status])
    elif standing(doing.me):
        _afflictions(doing, tally)
        if standing(doing.me):
            end_saves(doing)
    left, speed = later_statuses(doing.me, flinch=False), stat_of(doing.me, "speed")
    recovers = has_status(doing.me, "Vulnerable") and all(status.name != "Vulnerable" for status in left)
    if doing.me.initiative == 0 and recovers and speed:
        doing.emit(InitiativeSet(doing.actor, speed))
    doing.emit(TurnEnded(doing.actor, left, a_turn_later(doing.me.move_uses), _next(doing.fight, doing.actor)))


def later_statuses(row: PtuCombatant, *, flinch: bool) -> tuple[Status, ...]:
    """The afflictions after a turn of one's own; `flinch`: whether Flinch stays."""
    return tuple(_later(row.status, flinch))


def _later(held: tuple[Status, ...], flinch: bool) -> Iterator[Status]:
    for status in held:
        if status.name == "Flinch" and not flinch:
            continue
        if status.turns is None:
            yield status
        elif status.turns > 1:
            yield replace(status, turns=status.turns - 1)


def _afflictions(doing: Doing, tally: Tally) -> None:
    row = doing.me
    prevented = has_status(row, *STILL) or row.held_back in ("Paralysis", "Confusion")
    taken = bool(row.acted)
    if taken or prevented:
        if has_status(row, "Burn"):
            _tick(doing, tally, "Burn", 1)
        if has_status(doing.me, "Badly Poisoned"):
            _bad_poison(doing, tally)
        elif has_status(doing.me, "Poison"):
            _tick(doing, tally, "Poison", 1)
    if taken and has_status(doing.me, "Cursed"):
        _tick(doing, tally, "Cursed", 2)


def _tick(doing: Doing, tally: Tally, status: str, ticks: int) -> None:
    if standing(doing.me):
        _lose(doing, tally, status, ticks * tick(doing.me))


def _bad_poison(doing: Doing, tally: Tally) -> None:
    """A blank count is the first turn."""
    if not standing(doing.me):
        return
    count = doing.me.poison_count or 0
    rising = (
        BAD_POISON * 2 ** min(count, 12) if doing.ruling("badly_poisoned") == "double" else BAD_POISON * (count + 1)
    )
    doing.emit(PoisonCounted(doing.actor, min(count + 1, 99)))
    _lose(doing, tally, "Badly Poisoned", rising)


def _lose(doing: Doing, tally: Tally, status: str, amount: int) -> None:
    amount = doing.settle(status.lower().replace(" ", "_"), amount)
    tally.damage += lose(doing, tally, doing.actor, max(0, amount), note("ptu.cause.status", status=Term(status)))


def _next(fight: Fight, who: Who) -> str:
    """Who is next in this round's order: the first after `who` that stands and has not had its turn."""
    order = list(fight.battle.turn_order)
    after = order[order.index(who) + 1 :] if who in order else []
    waiting = (one for one in after if one in fight.roster and fight.roster[one].own_turn != "over")
    return next((one for one in waiting if present(fight.roster[one])), "")
