"""What a planner can see beforehand: whether an Action could begin, and how things will stand after it.

Only what is certain if all goes well: SP, charges, recovery, who is in battle. Never damage, and no die but those of a
flight, which count where they all say the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from toolkit.core.events import Event
from toolkit.core.events import fold as fold_events
from toolkit.core.problems import Problem
from toolkit.core.scene import Scene
from toolkit.dice import Referee, enumerate_chances
from toolkit.messages import Note, Term, Who, note
from toolkit.systems.calpheon.actions import Planned, Turn
from toolkit.systems.calpheon.apply import apply
from toolkit.systems.calpheon.conditions import move_of
from toolkit.systems.calpheon.events import (
    ChargeBegan,
    ChargeReleased,
    Fell,
    Fled,
    HpLost,
    HpRegained,
    MoveBegan,
    Recovered,
    RecoveryOwed,
    Replaced,
    SpRegained,
    SpShifted,
    StatusGained,
    SubstituteMade,
    Switched,
    TurnBegan,
)
from toolkit.systems.calpheon.in_force import kept_from_healing
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.affecting import kept_off
from toolkit.systems.calpheon.procedures.calling import callable_moves, unmet_for_all
from toolkit.systems.calpheon.procedures.check import (
    is_release,
    leave_obstacle,
    move_obstacle,
    newcomer_obstacle,
    obstacle,
)
from toolkit.systems.calpheon.procedures.creative import nobody_left
from toolkit.systems.calpheon.procedures.doing import Doing, failed
from toolkit.systems.calpheon.procedures.flight import flee
from toolkit.systems.calpheon.procedures.hindrance import possible
from toolkit.systems.calpheon.procedures.protect import chance_of
from toolkit.systems.calpheon.procedures.riders import is_own
from toolkit.systems.calpheon.procedures.rounding import rounded_by
from toolkit.systems.calpheon.procedures.substitute import cost_of
from toolkit.systems.calpheon.procedures.switching import gaps, leaving
from toolkit.systems.calpheon.procedures.targets import gone, named
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import Fight, active, bench, knows
from toolkit.systems.calpheon.training import unmet

BEGUN = ("calpheon.failed.only", "calpheon.failed.protect_failed", "calpheon.failed.nothing_to_call")
"""Failures of a move that has begun: its SP are paid."""


def warnings(fight: Fight, turn: Turn) -> Iterator[Problem]:
    """Each Action of the plans that would fail as things stand, if all goes well and nobody else did anything.

    After it, whatever its actor does not know or is not trained for.
    """
    begun = fold_events(apply, fight, _filled(fight, turn))
    for plan in turn.plans.values():
        earlier = None
        for planned in plan:
            why = foreseen(upcoming(begun, earlier), planned)
            if why is not None:
                expected_able = note("calpheon.expected_able")
                yield Problem(planned.where, planned.use, expected_able, _by_name(fight, why), "warning")
            yield from _not_its_own(fight, planned)
            earlier = planned


def _not_its_own(fight: Fight, planned: Planned) -> Iterator[Problem]:
    """A move that is not on the actor's list, or that asks more training of it ([000] VIII.04); nothing is refused."""
    row, move = fight.roster[planned.actor], fight.moves.get(planned.move)
    if move is None:
        return
    if row.moves and not knows(row, move.name):
        yield Problem(planned.where, planned.use, note("calpheon.expected_known", who=row.name), None, "warning")
    if lacks := unmet(row, move):
        expected = note("calpheon.expected_training", who=row.name, lacks=lacks)
        yield Problem(planned.where, planned.use, expected, None, "warning")


def _filled(fight: Fight, turn: Turn) -> Iterator[Event]:
    """The replacements that come in as the turn begins."""
    for _, old, newcomer in gaps(fight, turn.replacements):
        if newcomer_obstacle(fight, newcomer) is None:
            yield Replaced(Who(old), Who(newcomer), must_wait=False)


def _by_name(fight: Fight, why: Note) -> Note:
    """The reason with names in it, for a problem is shown without the roster at hand."""
    return Note(why.code, {key: fight.roster[v].name if isinstance(v, Who) else v for key, v in why.facts.items()})


def will_fail(planned: Planned, why: Note) -> Note:
    """The warning, for the plan and for whoever chooses."""
    return note("calpheon.choice.will_fail", use=planned.shown, why=why)


def maybe(fight: Fight, planned: Planned) -> Note | None:
    """What may keep the actor from it when its time comes, with the chances; `None` if nothing may."""
    found = [
        note("calpheon.hindering", status=one.name, chance=one.clause.chance or 100) for one in possible(fight, planned)
    ]
    return (
        note("calpheon.choice.may_fail", use=planned.shown, who=Who(planned.actor), hindering=found) if found else None
    )


def upcoming(fight: Fight, earlier: Planned | None) -> Fight:
    """The fight as it will be when an Action's time comes, after the side's `earlier` one, if all goes as expected."""
    fight = apply(fight, TurnBegan(fight.battle.round or 1))
    return fold_events(apply, fight, expected(fight, earlier)) if earlier is not None else fight


def foreseen(fight: Fight, planned: Planned) -> Note | None:
    """Why the Action would fail if its time came now; `None` if nothing is in its way."""
    if planned.waits:
        return None
    return obstacle(fight, planned) or _in_the_way(fight, planned)


def _in_the_way(fight: Fight, planned: Planned) -> Note | None:
    row = fight.roster[planned.actor]
    move = move_of(fight, planned)
    if move is not None:
        if move.protecting and not chance_of(row):
            return failed("protect_failed", chance=0)
        if move.clause("calls") and not callable_moves(fight):
            return failed("nothing_to_call")
        begins_charge = move.charging and not is_release(row, move)
        if begins_charge:
            return None
        away = gone(fight, planned) if move.aimed else None
        return away or unmet_for_all(fight, planned.actor, move, named(fight, planned))
    if planned.use == "Switch":
        why = leave_obstacle(fight, leaving(fight, row.side))
        return why or (newcomer_obstacle(fight, planned.targets[0]) if planned.targets else None)
    if planned.use == "Flee":
        why = leave_obstacle(fight, planned.actor, leaving(fight, row.side))
        never = fight.rulings["calpheon.flee"] == 0
        return why or (failed("caught", who=Who(planned.actor)) if never else None)
    if planned.use in ("Reposition", "Tamer Move"):
        return move_obstacle(fight, planned.actor)
    if planned.creative:
        return nobody_left(fight, planned)
    if planned.use == "Recover" and not row.recharging:
        return failed("nothing_owed", who=Who(planned.actor))
    if planned.use == "Rest" and row.sp is None:
        return failed("no_stamina", who=Who(planned.actor))
    return gone(fight, planned) if planned.use == "Tamer Attack" else None


def expected(fight: Fight, planned: Planned) -> Iterator[Event]:
    """What the Action will have brought about, if it can begin."""
    if planned.waits:
        return
    who, row = Who(planned.actor), fight.roster[planned.actor]
    move = move_of(fight, planned)
    why = foreseen(fight, planned)
    if why is not None:
        if move is not None and why.code in BEGUN:
            yield _begun(row, who, move)
    elif move is not None:
        yield from _of_move(fight, who, move)
        yield from _on_its_side(fight, planned, move)
    elif planned.use == "Switch" and planned.targets:
        yield _arrival(fight, row.side, Who(planned.targets[0]))
    elif planned.use == "Recover":
        yield Recovered(who)
    elif planned.use == "Flee" and _gets_away(fight, planned):
        yield Fled(who, row.side, over=False)
    elif planned.use == "Rest" and row.sp is not None:
        given = fight.rulings["calpheon.rest_amount"]
        rested = row.sp + given if isinstance(given, int) else row.max_sp or row.sp
        most = rested if row.max_sp is None else row.max_sp
        yield SpRegained(who, 0, max(row.sp, min(rested, most)))


def _gets_away(fight: Fight, planned: Planned) -> bool:
    """Whether the campaign's own rule lets a flight succeed however its dice fall."""

    def away(referee: Referee) -> bool:
        scene = Scene(fight, referee, apply)
        flee(Doing(scene, planned, fight.roster[planned.actor].side, 1))
        return any(isinstance(event, Fled) for event in scene.events)

    return all(found for _, found in enumerate_chances(away))


def _arrival(fight: Fight, side: str, newcomer: Who) -> Event:
    """By a switch, where nobody is in battle, or for the fallen, whose replacement waits."""
    first, old = leaving(fight, side), active(fight, side)
    if first is not None:
        return Switched(Who(first), newcomer)
    return Replaced(None if old is None else Who(old), newcomer, must_wait=old is not None)


def _begun(row: CalpheonCombatant, who: Who, move: Move) -> Event:
    """What was charged is paid already."""
    if is_release(row, move):
        return ChargeReleased(who, move.name)
    return MoveBegan(who, move.name, move.cost, (row.sp or 0) - move.cost)


def _of_move(fight: Fight, who: Who, move: Move) -> Iterator[Event]:
    row = fight.roster[who]
    yield _begun(row, who, move)
    if move.charging and not is_release(row, move):
        yield ChargeBegan(who, move.name)
        return
    if not move.aimed:
        yield from _on_oneself(fight, who, move)
    yield from _leaving(fight, who, move)
    if move.clause("recharge"):
        yield RecoveryOwed(who)
    sure = not move.aimed or fight.rulings["calpheon.selfdestruct.on_miss"] == "zero"
    if move.clause("self_destruct") and sure:
        yield from _losing(who, row.hp or 0, 0, move)


def _leaving(fight: Fight, who: Who, move: Move) -> Iterator[Event]:
    """Its user leaves with it, if somebody can come in; who that is, does not matter here."""
    if move.clause("self_switch", "baton_pass") and leave_obstacle(fight, who) is None:
        yield from (Switched(who, Who(there)) for there in bench(fight, fight.roster[who].side)[:1])


def _on_oneself(fight: Fight, who: Who, move: Move) -> Iterator[Event]:
    """What a move that goes at nobody does to its user's HP and SP for sure."""
    row, ruling = fight.roster[who], lambda key: fight.rulings[f"calpheon.{key}"]
    hp, most = row.hp or 0, row.max_hp or 0
    sp = (row.sp or 0) - (0 if is_release(row, move) else move.cost)
    for clause in move.riders():
        share = (clause.share or 0) * most
        if clause.when not in (None, "on hit") or clause.chance is not None or not hp:
            continue
        if clause.what == "substitute":
            cost = min(cost_of(row, clause, ruling), hp - 1)
            hp -= cost
            yield SubstituteMade(who, cost, hp)
        elif clause.what in ("lose", "pay"):
            lost = min(hp, rounded_by(ruling, "lose", share))
            hp -= lost
            yield from _losing(who, lost, hp, move)
        elif clause.what == "sp" and row.sp is not None:
            sp = max(0, sp + (clause.amount or 0))
            sp = sp if row.max_sp is None else min(sp, row.max_sp)
            yield SpShifted(who, clause.amount or 0, sp)
        elif clause.what == "heal" and kept_from_healing(fight, who) is None:
            gained = min(ceil(share), most - hp)
            hp += gained
            yield HpRegained(who, gained, hp, note("calpheon.cause.heal", use=move.name))


def _on_its_side(fight: Fight, planned: Planned, move: Move) -> Iterator[Event]:
    """Statuses that a move without a die gives its user or its own people for sure."""
    if move.damaging or move.charging or not (move.row.accuracy is None or move.clause("cannot_miss")):
        return
    side = fight.roster[planned.actor].side
    for clause in move.riders():
        if clause.what == "status" and clause.when in (None, "on hit") and clause.chance is None:
            met = (planned.actor,) if is_own(move, clause) else planned.targets
            here = (who for who in met if fight.roster[who].side == side and not fight.roster[who].substitute_hp)
            taking = (who for who in here if kept_off(fight, who, clause.word or "") is None)
            yield from (StatusGained(Who(who), Term(clause.word or ""), clause.amount) for who in taking)


def _losing(who: Who, lost: int, left: int, move: Move) -> Iterator[Event]:
    yield HpLost(who, lost, left, note("calpheon.cause.move", use=move.name))
    if not left:
        yield Fell(who)
