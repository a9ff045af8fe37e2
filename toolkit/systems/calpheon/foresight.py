"""What a planner can see beforehand: whether an Action could begin, and how things will stand after it.

Only what is certain if all goes well: SP, charges, recovery, who is in battle. Never a die, never damage.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.events import Event
from toolkit.messages import Note, Who
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import (
    ChargeBegan,
    ChargeReleased,
    MoveBegan,
    Recovered,
    RecoveryOwed,
    Replaced,
    SpRegained,
    Switched,
)
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.check import is_release, leave_obstacle, newcomer_obstacle, obstacle
from toolkit.systems.calpheon.procedures.doing import failed
from toolkit.systems.calpheon.procedures.switching import leaving
from toolkit.systems.calpheon.procedures.targets import gone
from toolkit.systems.calpheon.state import Fight, active


def foreseen(fight: Fight, planned: Planned) -> Note | None:
    """Why the Action would fail if its time came now; `None` if nothing is in its way."""
    if planned.waits:
        return None
    return obstacle(fight, planned) or _in_the_way(fight, planned)


def _in_the_way(fight: Fight, planned: Planned) -> Note | None:
    row = fight.roster[planned.actor]
    move = fight.moves.get(planned.move)
    if move is not None:
        begins_charge = move.charging and not is_release(row, move)
        return gone(fight, planned) if move.aimed and not begins_charge else None
    if planned.use == "Switch":
        why = leave_obstacle(fight, leaving(fight, row.side))
        return why or (newcomer_obstacle(fight, planned.targets[0]) if planned.targets else None)
    if planned.use == "Flee":
        return leave_obstacle(fight, planned.actor, active(fight, row.side))
    if planned.use == "Recover" and not row.recharging:
        return failed("nothing_owed", who=Who(planned.actor))
    return gone(fight, planned) if planned.use == "Tamer Attack" else None


def expected(fight: Fight, planned: Planned) -> Iterator[Event]:
    """What the Action will have brought about, if it can begin."""
    if planned.waits or foreseen(fight, planned) is not None:
        return
    who, row = Who(planned.actor), fight.roster[planned.actor]
    move = fight.moves.get(planned.move)
    if move is not None:
        yield from _of_move(fight, who, move)
    elif planned.use == "Switch" and planned.targets:
        yield _arrival(fight, row.side, Who(planned.targets[0]))
    elif planned.use == "Recover":
        yield Recovered(who)
    elif planned.use == "Rest" and row.sp is not None:
        given = fight.rulings["calpheon.rest_amount"]
        rested = row.sp + given if isinstance(given, int) else row.max_sp or row.sp
        most = rested if row.max_sp is None else row.max_sp
        yield SpRegained(who, 0, max(row.sp, min(rested, most)))


def _arrival(fight: Fight, side: str, newcomer: Who) -> Event:
    """By a switch, or where nobody is in battle; the fallen are replaced before a turn is planned."""
    first = leaving(fight, side)
    return Replaced(None, newcomer, must_wait=False) if first is None else Switched(Who(first), newcomer)


def _of_move(fight: Fight, who: Who, move: Move) -> Iterator[Event]:
    row = fight.roster[who]
    if is_release(row, move):
        yield ChargeReleased(who, move.name)
    else:
        yield MoveBegan(who, move.name, move.cost, (row.sp or 0) - move.cost)
        if move.charging:
            yield ChargeBegan(who, move.name)
            return
    if move.clause("recharge"):
        yield RecoveryOwed(who)
