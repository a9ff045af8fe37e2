"""Whether an Action can begin when its time comes ([003] VI.01-03), seen from the fight as it is then.

In this order: the actor (fallen, not in battle, newly sent out), what a guide's row forbids it for certain, recovery it
owes, then for a move Heal Block, its SP and its Substitute's cost. Whether its target can be reached is `targets`'.
Pure: a planner asks the same to warn.
"""

from __future__ import annotations

from toolkit.core.names import fold
from toolkit.messages import Note, Who
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.conditions import move_of
from toolkit.systems.calpheon.in_force import certain, held, kept_from_healing
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import failed
from toolkit.systems.calpheon.procedures.rounding import Ruled
from toolkit.systems.calpheon.procedures.substitute import affordable
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import Fight, has_status, is_active, present, standing

FREE_OF_RECOVERY = ("Recover", "Switch", "Wait")
"""What a Pokémon that owes recovery may still be told to do ([000] IV.04)."""


FREE = ("Switch", "Wait")
"""What a row that blocks action leaves possible."""


def obstacle(fight: Fight, planned: Planned, ruling: Ruled | None = None) -> Note | None:
    """Why the Action cannot begin, whatever its target; `None` if nothing stands against it.

    `ruling` looks rulings up, so that a scene can note those that decide.
    """
    row = fight.roster[planned.actor]
    who = Who(planned.actor)
    if not standing(row):
        return None if _replaces_itself(fight, planned) else failed("fallen", who=who)
    if not present(fight, planned.actor):
        return failed("not_in_battle", who=who)
    if row.must_wait:
        return failed("must_wait", who=who)
    blocked = _blocked(fight, planned)
    if blocked is not None:
        return blocked
    if row.recharging and (planned.move or planned.use not in FREE_OF_RECOVERY):
        return failed("owes_recovery", who=who)
    move = move_of(fight, planned)
    ruled = ruling or (lambda key: fight.rulings[f"calpheon.{key}"])
    return None if move is None else _move_obstacle(fight, who, move, ruled)


def _replaces_itself(fight: Fight, planned: Planned) -> bool:
    """A switch for a side whose Pokémon has fallen is its free replacement, whoever orders it ([003] VII.03)."""
    return not planned.move and planned.use == "Switch" and is_active(fight.roster[planned.actor])


def _blocked(fight: Fight, planned: Planned) -> Note | None:
    """What a guide's row forbids without a die: all Actions but switching and waiting, or some moves."""
    move = fight.moves.get(planned.move)
    whats = [] if move is None and planned.use in FREE else ["blocks_action"]
    if move is not None:
        whats += ["blocks_moves", "blocks_damaging_moves" if move.damaging else "blocks_status_moves"]
    found = (one for one in held(fight, planned.actor, *whats) if certain(one)) if whats else iter(())
    blocking = next(found, None)
    if blocking is None:
        return None
    code = "blocked" if blocking.clause.what == "blocks_action" else "move_blocked"
    return failed(code, who=Who(planned.actor), status=blocking.name)


def _move_obstacle(fight: Fight, who: Who, move: Move, ruling: Ruled) -> Note | None:
    row, unhealed = fight.roster[who], kept_from_healing(fight, who)
    if move.healing and unhealed is not None:
        return failed("heal_block", status=unhealed)
    if not is_release(row, move) and move.cost > (row.sp or 0):
        return failed("not_enough_sp", who=who, cost=move.cost, sp=row.sp or 0)
    if not affordable(row, move, ruling):
        return failed("not_enough_hp", who=who, hp=row.hp or 0)
    return None


def is_release(row: CalpheonCombatant, move: Move) -> bool:
    """Whether using the move now releases what was charged ([000] IV.01)."""
    return move.charging and bool(row.charging) and fold(row.charging) == fold(move.name)


def leave_obstacle(fight: Fight, *who: str | None) -> Note | None:
    """Trapped Pokémon can neither be switched nor flee ([000] IX.03), nor those a guide's row keeps from it."""
    here = [one for one in who if one is not None]
    trapped = [one for one in here if has_status(fight.roster[one], "Trapped")]
    if trapped:
        return failed("trapped", who=Who(trapped[0]))
    kept = ((one, found.name) for one in here for found in held(fight, one, "blocks_switch"))
    return next((failed("kept_from_leaving", who=Who(one), status=name) for one, name in kept), None)


def move_obstacle(fight: Fight, who: str, ruling: Ruled | None = None) -> Note | None:
    """By ruling the Trapped cannot move to another place either ([000] IX.03)."""
    if not has_status(fight.roster[who], "Trapped"):
        return None
    ruled = ruling or (lambda key: fight.rulings[f"calpheon.{key}"])
    return failed("trapped", who=Who(who)) if ruled("trapped.reposition") == "forbidden" else None


def newcomer_obstacle(fight: Fight, newcomer: str) -> Note | None:
    """Only a standing Pokémon that is not in battle can come in."""
    row = fight.roster[newcomer]
    if not standing(row):
        return failed("newcomer_fallen", who=Who(newcomer))
    return failed("newcomer_in_battle", who=Who(newcomer)) if row.active else None
