"""The limits of a plan: what is refused before anything is rolled ([003] II-III, [000] III.02-03, V.02, VI.03).

A side has two Actions a turn, one of them damaging; a Pokémon one healing move, none together with Rest, and one
attempt of the Protect family. Everything else that could go wrong is found out when the Action's time comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from toolkit.core.names import fold
from toolkit.core.outcome import Refusal
from toolkit.messages import Who, note
from toolkit.systems.calpheon.actions import Planned, Turn
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.staff_words import damages, read_word
from toolkit.systems.calpheon.state import Fight

Plan = Sequence[Planned]
Test = Callable[[Planned, Move | None], bool]


def refusal(fight: Fight, turn: Turn) -> Refusal | None:
    """The first limit a plan breaks; the whole turn is void then."""
    found = (plan_refusal(fight, plan) for plan in turn.plans.values())
    return next((refused for refused in found if refused is not None), None)


def plan_refusal(fight: Fight, plan: Plan) -> Refusal | None:
    """The first limit that one side's plan breaks."""
    return next(_broken(fight, plan), None)


def _broken(fight: Fight, plan: Plan) -> Iterator[Refusal]:
    moves = [fight.moves.get(planned.move) for planned in plan]
    needed = sum(_actions(planned, move) for planned, move in zip(plan, moves, strict=True))
    if len(plan) > 2 or needed > 2:
        yield _refused("too_many_actions", plan[-1])
    attacks = [planned for planned, damaging in zip(plan, damaging_actions(fight, plan), strict=True) if damaging]
    if len(attacks) > 1:
        yield _refused("two_damaging", attacks[1])
    for who in dict.fromkeys(planned.actor for planned in plan):
        own = [(planned, move) for planned, move in zip(plan, moves, strict=True) if planned.actor == who]
        yield from _own_limits(own)


def _own_limits(own: Sequence[tuple[Planned, Move | None]]) -> Iterator[Refusal]:
    """What one Pokémon may do once a turn."""
    heals = [planned for planned, move in own if move is not None and move.healing]
    guards = [planned for planned, move in own if move is not None and move.protecting]
    rests = [planned for planned, move in own if move is None and planned.use == "Rest"]
    if len(heals) > 1:
        yield _refused("two_healing", heals[1])
    if heals and rests:
        yield _refused("healing_and_rest", heals[0])
    if len(guards) > 1:
        yield _refused("two_protect", guards[1])


def damaging_actions(fight: Fight, plan: Plan) -> list[bool]:
    """Which Actions of a plan count as damaging; of a charge move only the release does ([000] IV)."""
    charging = {planned.actor: fold(fight.roster[planned.actor].charging) for planned in plan}
    found = []
    for planned in plan:
        move = fight.moves.get(planned.move)
        starts = move is not None and move.charging and charging.get(planned.actor) != planned.move
        if move is not None and move.charging:
            charging[planned.actor] = planned.move if starts else ""
        found.append(not starts and _damaging(fight, planned, move))
    return found


def _damaging(fight: Fight, planned: Planned, move: Move | None) -> bool:
    if move is None:
        return planned.use == "Tamer Attack" or (planned.creative and _meant_to_damage(fight, planned))
    return move.damaging and move.clause("extra_attack") is None


def _meant_to_damage(fight: Fight, planned: Planned) -> bool:
    """A creative action counts where the plan says so, or where the result given with it deals damage."""
    if fight.rulings["calpheon.creative.damaging"] == "free":
        return False
    read = (read_word(fight, str(given), "") for given in planned.prepared.get("adjudication", ()))
    return planned.damaging or any(damages(clauses) for clauses in read if isinstance(clauses, tuple))


def _actions(planned: Planned, move: Move | None) -> int:
    """Waiting takes none of the two: it fills what a two-Action move leaves."""
    if planned.waits:
        return 0
    if move is None:
        return 2 if planned.both else 1
    return move.actions


def _refused(reason: str, planned: Planned) -> Refusal:
    said = note(f"calpheon.plan.{reason}", who=Who(planned.actor), use=planned.shown)
    return Refusal(said, Who(planned.actor), planned.use)
