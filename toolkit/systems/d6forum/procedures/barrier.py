"""Barriers and shields ([004] Статусные атаки): raised without a die, they meet the next attack on their user.

The defender's die is compared with the value of the attack die: greater, and the attack is beaten off. At an equal
value ruling `d6.barrier_tie` decides. An attack of value 1 needs no barrier; it is used up all the same.
"""

from __future__ import annotations

from toolkit.core.outcome import Outcome
from toolkit.messages import Who, note
from toolkit.systems.d6forum.events import AttackBlocked, BarrierRaised, BarrierSpent
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import Doing


def raise_barrier(doing: Doing, move: Move) -> None:
    """It stands until the next attack."""
    doing.emit(BarrierRaised(doing.actor, move.name))
    doing.emit(Outcome(doing.actor, move.name, doing.actor, "done"))


def beaten_off(doing: Doing, move: Move, target: str, value: int) -> bool:
    """Whether the target's barrier, if it has one, keeps the attack off."""
    if not doing.row(target).barrier or target == doing.actor:
        return False
    blocked = value != 1 and _greater(doing, move, target, value)
    doing.emit(BarrierSpent(Who(target), blocked))
    if blocked:
        doing.emit(AttackBlocked(doing.actor, move.name, Who(target)))
    return blocked


def _greater(doing: Doing, move: Move, target: str, value: int) -> bool:
    prompt = note("d6forum.ask.barrier", who=Who(target), use=move.name, value=value)
    die = doing.settle_die(f"{target}.barrier", doing.roll("barrier", target, prompt))
    blocked = die > value or (die == value and doing.ruling("barrier_tie") == "barrier")
    doing.scene.tell_roll("d6forum.rolled_barrier", who=Who(target), die=die, value=value, blocked=blocked)
    return blocked
