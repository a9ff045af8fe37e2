"""An action begins, and the pair's turn with it; its AP, its Strike, its use, its Boost Point are spent.

A turn that begins has 2 AP, less what was spent out of turn since the last one (Initiative and Turns, Out of Turn
Actions). What is used out of turn itself is paid from the next turn instead.
"""

from __future__ import annotations

from toolkit.messages import Who
from toolkit.systems.odyssey.events import ActionBegan, Boosted, MoveCounted, OrderGiven, OutOfTurn, TurnBegan
from toolkit.systems.odyssey.frequency import one_more, read_frequency
from toolkit.systems.odyssey.limits import boosts, cost_of, is_answer, kind_of, move_of
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.pairs import ap_left, ap_written, debt, members, trainer_of
from toolkit.systems.odyssey.procedures.doing import Doing


def begin(doing: Doing, cost: int | None = None) -> None:
    """Declare and pay the action; `cost` where its word alone does not say it."""
    paid = doing.settle("ap", cost_of(doing.fight, doing.used) if cost is None else cost)
    if is_answer(doing.fight, doing.used):
        begin_out_of_turn(doing, paid)
    else:
        _begin_in_turn(doing, paid)
    move = move_of(doing.fight, doing.used)
    if move is not None:
        count_use(doing, move)
    if doing.used.boost:
        owner = trainer_of(doing.fight, doing.actor) or doing.actor
        doing.emit(Boosted(doing.actor, Who(owner), boosts(doing.fight, doing.actor) - 1))
    if kind_of(doing.fight, doing.used) == "Order":
        doing.emit(OrderGiven(doing.actor))


def count_use(doing: Doing, move: Move) -> None:
    """One use more of a move that may be used only so often."""
    frequency = read_frequency(move.row.frequency)
    if frequency is not None and frequency.kind != "at_will":
        doing.emit(MoveCounted(doing.actor, one_more(doing.me.move_uses, move.name, frequency.kind)))


def begin_out_of_turn(doing: Doing, cost: int) -> None:
    """Its AP are missing in the next turn."""
    together = members(doing.fight, doing.actor)
    doing.ruling("ap_debt_max")
    owed = debt(doing.fight, doing.actor) + cost
    doing.emit(OutOfTurn(doing.actor, doing.used.shown, cost, owed, together))


def _begin_in_turn(doing: Doing, cost: int) -> None:
    together = members(doing.fight, doing.actor)
    kind = kind_of(doing.fight, doing.used)
    if ap_written(doing.fight, doing.actor) is None and kind != "Order":
        doing.emit(TurnBegan(together, ap_left(doing.fight, doing.actor)))
    left = max(0, ap_left(doing.fight, doing.actor) - cost)
    doing.emit(ActionBegan(doing.actor, doing.used.shown, cost, left, together, kind == "Strike"))
