"""What is not legal now, with the reason: nothing is asked, paid or changed then.

In this order: whether somebody can act at all, whose turn it is, what hinders it, then what the action itself needs
(targets in reach, a way to go, something to stand up from), then AP and the turn's one Strike.
"""

from __future__ import annotations

from toolkit.core.outcome import Refusal
from toolkit.messages import Note, Term, Who
from toolkit.systems.odyssey.actions import COSTS, MANEUVERS, TRICKS, EndTurn, Frame, Use
from toolkit.systems.odyssey.deeds import deed_refused
from toolkit.systems.odyssey.frequency import read_frequency, used_so_far
from toolkit.systems.odyssey.move import BASICS, Move, basic_attack
from toolkit.systems.odyssey.pairs import ap_left, debt, holder, round_over, strike_used, trainer_of, turn_is_ours
from toolkit.systems.odyssey.state import Fight, has, is_human, present, standing
from toolkit.systems.odyssey.targets import covered, out_of_reach, refused


def refusal(fight: Fight, action: Use | EndTurn | Frame) -> Refusal | None:
    """Why the action is refused, or `None`."""
    if isinstance(action, Use):
        why = why_not(fight, action)
        return None if why is None else Refusal(why, Who(action.actor), action.use)
    if isinstance(action, EndTurn) and round_over(fight):
        return Refusal(refused("round_over"), Who(action.who), "End Turn")
    if isinstance(action, EndTurn) and not turn_is_ours(fight, action.who):
        now = holder(fight) or action.who
        return Refusal(refused("not_your_turn", who=Who(now)), Who(action.who), "End Turn")
    return None


def why_not(fight: Fight, used: Use) -> Note | None:
    """Why this use is not legal now."""
    return cannot_act(fight, used) or out_of_turn(fight, used) or own_needs(fight, used) or cannot_pay(fight, used)


def move_of(fight: Fight, used: Use) -> Move | None:
    """The move that is used, of the Moves tab or a Basic Attack; `None` for other words and for a blank cell."""
    if used.move:
        return fight.moves[used.move]
    written = getattr(fight.roster[used.actor], BASICS[used.use][0]) if used.use in BASICS else ""
    return basic_attack(used.use, written) if written else None


def kind_of(fight: Fight, used: Use) -> str:
    """Strike, Trick, Maneuver, Order, or blank for what is none of them."""
    move = move_of(fight, used)
    if move is not None:
        return move.kind
    return "Trick" if used.use in TRICKS else "Maneuver" if used.use in MANEUVERS else ""


def cost_of(fight: Fight, used: Use) -> int:
    """AP it costs, as far as its own word says; a Disengage costs what its way does."""
    move = move_of(fight, used)
    return move.cost if move is not None else COSTS.get(used.use, 0)


def cannot_act(fight: Fight, used: Use) -> Note | None:
    """Defeated, in its ball, asleep, or kept from it by a status."""
    row, kind = fight.roster[used.actor], kind_of(fight, used)
    commands = is_human(row) and used.use in ("Switch", "Reposition", "Hold") and not used.move
    if not standing(row) and not commands:
        return refused("defeated", who=Who(used.actor))
    if not commands and not present(row):
        return refused("in_its_ball", who=Who(used.actor))
    if has(row, "Sleep"):
        return refused("hindered", who=Who(used.actor), status=Term("Sleep"))
    if has(row, "Enraged") and kind in ("Trick", "Maneuver"):
        return refused("hindered", who=Who(used.actor), status=Term("Enraged"))
    return None


def _one_action(fight: Fight, used: Use) -> Note | None:
    """The Enraged take one action with AP a turn (companion text)."""
    row, costs = fight.roster[used.actor], cost_of(fight, used) or used.use == "Disengage"
    if not (has(row, "Enraged") and row.ap_action and costs):
        return None
    return refused("one_action", who=Who(used.actor), status=Term("Enraged"))


def out_of_turn(fight: Fight, used: Use) -> Note | None:
    """Somebody else's turn, unless it is a Punish Attack, an Interrupt, a Reaction or an Order."""
    if is_answer(fight, used) or kind_of(fight, used) == "Order":
        return None
    now = holder(fight)
    if now is None:
        return refused("round_over") if round_over(fight) else None
    return None if turn_is_ours(fight, used.actor) else refused("not_your_turn", who=Who(now))


def _is_punish(used: Use) -> bool:
    return used.use == "Punish" and not used.move


def _least_to_punish(fight: Fight, who: str) -> int:
    return min((move.cost for move in punishing(fight, who).values()), default=1)


def is_answer(fight: Fight, used: Use) -> bool:
    """Whether it is used out of turn: a Punish Attack, or an Interrupt or Reaction in somebody else's turn."""
    if used.answering or _is_punish(used):
        return True
    move = move_of(fight, used)
    return move is not None and move.out_of_turn and holder(fight) is not None and not turn_is_ours(fight, used.actor)


def own_needs(fight: Fight, used: Use) -> Note | None:
    """What the action itself lacks."""
    move = move_of(fight, used)
    if used.boost and not (move.aimed if move is not None else kind_of(fight, used) == "Trick" or used.use == "Punish"):
        return refused("boost_no_attack")
    if used.boost and not boosts(fight, used.actor):
        return refused("no_boost", who=Who(used.actor))
    if move is not None:
        return _of_move(fight, used, move)
    if used.use in BASICS:
        return refused("no_basic", who=Who(used.actor))
    why = deed_refused(fight, used)
    if why is None and _is_punish(used) and not punishing(fight, used.actor):
        return refused("no_basic", who=Who(used.actor))
    return why


def punishing(fight: Fight, who: str) -> dict[str, Move]:
    """What somebody may punish with, by name: its Basic Melee Attack, and moves that say so and can be paid."""
    row = fight.roster[who]
    known = (fight.move(name) for name in row.moves)
    moves = [move for move in known if move is not None and move.clause("punish") is not None]
    able = [move for move in moves if not _owes_too_much(fight, who, move.cost)]
    found = [move for move in able if used_up(fight, Use(who, move.name, move.key), move) is None]
    basic = [basic_attack("Basic Melee", row.basic_melee)] if row.basic_melee else []
    return {move.name: move for move in (*basic, *found)}


def _owes_too_much(fight: Fight, who: str, cost: int) -> Note | None:
    """AP of the next turn are limited (Out of Turn Actions)."""
    most = min(2, int(str(fight.rulings["odyssey.ap_debt_max"])))
    return refused("too_deep_in_debt", who=Who(who), most=most) if debt(fight, who) + cost > most else None


def boosts(fight: Fight, who: str) -> int:
    """Boost Points of the owner (Boosting Attacks)."""
    return fight.roster[trainer_of(fight, who) or who].boost_points or 0


def _of_move(fight: Fight, used: Use, move: Move) -> Note | None:
    why = used_up(fight, used, move) or (_of_order(fight, used) if move.kind == "Order" else None)
    if why is not None or not move.aimed:
        return why
    targets = used.targets or (covered(fight, used.actor, move, used.to) if move.area else ())
    if not targets:
        return refused("no_target")
    gone = next((target for target in targets if not present(fight.roster[target])), None)
    if gone is not None:
        return refused("target_gone", who=Who(gone))
    if used.actor in targets:
        return refused("itself", who=Who(used.actor))
    return out_of_reach(fight, used.actor, move, targets, used.to)


def used_up(fight: Fight, used: Use, move: Move) -> Note | None:
    """Whether the move was used as often as it may be."""
    frequency = read_frequency(move.row.frequency)
    if (
        frequency is None
        or used_so_far(fight.roster[used.actor].move_uses, move.name, frequency.kind) < frequency.count
    ):
        return None
    facts = {"use": move.name, "kind": frequency.kind, "count": frequency.count}
    return refused("used_up", who=Who(used.actor), **facts)


def _of_order(fight: Fight, used: Use) -> Note | None:
    row = fight.roster[used.actor]
    if not is_human(row):
        return refused("no_trainer", who=Who(used.actor))
    return refused("order_used", who=Who(used.actor)) if row.order_used else None


def cannot_pay(fight: Fight, used: Use) -> Note | None:
    """Too few AP, or the turn's Strike is used, or the one action of the Enraged."""
    cost = cost_of(fight, used)
    if is_answer(fight, used):
        return _owes_too_much(fight, used.actor, _least_to_punish(fight, used.actor) if _is_punish(used) else cost)
    if kind_of(fight, used) == "Strike" and strike_used(fight, used.actor):
        return refused("strike_used", who=Who(used.actor))
    left = ap_left(fight, used.actor)
    if cost > left:
        return refused("no_ap", who=Who(used.actor), cost=cost, left=left)
    return _one_action(fight, used)
