"""Whether something can be done at all, before any die: what stands against it now (core p. 246-248).

In this order: the actor (fallen, in its ball, frozen, asleep, flinching, held back this turn), then the move (known
frequency, Disabled, Rage), then its target. Pure: the desk asks the same to say what is refused.
"""

from __future__ import annotations

from toolkit.core.names import fold
from toolkit.messages import Note, Term, Who
from toolkit.systems.ptu.actions import AIMED, Use
from toolkit.systems.ptu.move import Move, struggle
from toolkit.systems.ptu.procedures.doing import failed
from toolkit.systems.ptu.procedures.frequency import frequency_of, used_up
from toolkit.systems.ptu.procedures.skills import expert_in_combat
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import Fight, has_status, in_fight, is_trainer, standing, status_of

STILL = ("Freeze", "Sleep", "Flinch")
"""Afflictions under which nobody acts."""

NO_REACTION = ("Sleep", "Freeze", "Flinch", "Paralysis")
"""Under which no Attack of Opportunity is made."""


def move_of(fight: Fight, used: Use) -> Move | None:
    """The attack behind a use: a move, or Struggle."""
    if used.move:
        return fight.moves.get(used.move)
    if used.use in ("Struggle", "Attack of Opportunity"):
        return struggle(expert_in_combat(fight.roster[used.actor]))
    return None


def obstacle(fight: Fight, used: Use) -> Note | None:
    """Why it is not legal now, or `None`."""
    row, who = fight.roster[used.actor], Who(used.actor)
    if not standing(row) and not calls_back(used):
        return failed("fallen", who=who)
    if not in_fight(row):
        return failed("in_ball", who=who)
    still = status_of(row, *(NO_REACTION if used.reaction else STILL))
    if still is not None:
        return failed("afflicted", who=who, status=Term(still.name))
    if row.held_back and row.held_back != "Infatuation" and not used.reaction:
        return failed("afflicted", who=who, status=Term(row.held_back))
    move = move_of(fight, used)
    return _of_move(row, who, used, move) or _of_deed(fight, used) or _of_targets(fight, used)


def calls_back(used: Use) -> bool:
    """Whether somebody makes way for another of its side; the fallen can do that."""
    return used.use == "Switch" and not used.move


def needs_target(fight: Fight, used: Use) -> bool:
    """Whether it is aimed at somebody."""
    if used.move:
        return fight.moves[used.move].aimed
    return used.use in AIMED or (used.use == "Grapple" and "grapple" not in used.options)


def _of_move(row: PtuCombatant, who: Who, used: Use, move: Move | None) -> Note | None:
    if has_status(row, "Rage") and used.standard and (move is None or not move.damaging):
        return failed("rage", who=who)
    if move is None or not used.move:
        return None
    disabled = [status for status in row.status if status.name == "Disabled"]
    if any(fold(status.by) == fold(move.name) for status in disabled):
        return failed("disabled", who=who, use=move.name)
    if has_status(row, "Terrorized") and frequency_of(row, move).kind != "at_will":
        return failed("terrorized", who=who, use=move.name)
    return used_up(who, row, move)


def _of_deed(fight: Fight, used: Use) -> Note | None:
    if used.move:
        return None
    row, who = fight.roster[used.actor], Who(used.actor)
    if used.use == "Attack of Opportunity" and row.reacted:
        return failed("reacted", who=who)
    if used.use == "Hold" and row.held:
        return failed("held", who=who)
    if used.use in ("Capture", "Manipulate") and not is_trainer(row):
        return failed("trainers_only", who=who)
    return None


def _of_targets(fight: Fight, used: Use) -> Note | None:
    """Targets have to be named, and to be there; of a switch it is who comes out."""
    if not used.targets and needs_target(fight, used):
        return failed("no_target", use=used.shown)
    if calls_back(used):
        return None if used.targets else failed("no_newcomer")
    gone = next((target for target in used.targets if not in_fight(fight.roster[target])), None)
    return None if gone is None else failed("in_ball", who=Who(gone))
