"""Grapples (core p. 242): a check binds both; who wins has dominance and what goes with it.

Both are Grappled: Vulnerable, without Shift Actions, at -6 against anybody outside. The dominant side may end it,
secure it (+3 on the next check), attack (a Struggle that hits by itself) or move; the other contests dominance.
"""

from __future__ import annotations

from toolkit.messages import Note, Who
from toolkit.systems.ptu.actions import Use
from toolkit.systems.ptu.events import GrappleBegan, GrappleEnded, GrappleSecured, GrappleTurned, MoveUsed, SecuredSpent
from toolkit.systems.ptu.move import Move, struggle
from toolkit.systems.ptu.procedures.attack import attack
from toolkit.systems.ptu.procedures.doing import Doing, Tally, failed
from toolkit.systems.ptu.procedures.maneuvers import MANEUVERS, attempt
from toolkit.systems.ptu.procedures.skills import expert_in_combat, wins
from toolkit.systems.ptu.state import Fight, has_status

SECURED = 3
_SKILLS = MANEUVERS["Grapple"].own


def partner(fight: Fight, who: str) -> str:
    """The other one in the grapple, or blank."""
    own = fight.roster[who].dominates
    return own or next((one for one, row in fight.roster.items() if row.dominates == who), "")


def obstacle(fight: Fight, used: Use) -> Note | None:
    """What is not possible in, or without, a grapple."""
    wish = used.options.get("grapple")
    row, who = fight.roster[used.actor], Who(used.actor)
    other = partner(fight, used.actor)
    if wish is None:
        bound = next((one for one in (used.actor, used.targets[0]) if has_status(fight.roster[one], "Grappled")), None)
        return failed("grappled", who=Who(bound)) if bound is not None else None
    if not other:
        return failed("no_grapple", who=who)
    if (wish == "contest") == bool(row.dominates):
        return failed("dominance", who=Who(used.actor if row.dominates else other))
    return None


def grapple(doing: Doing) -> None:
    """Begin one, or act in one."""
    wish = doing.used.options.get("grapple")
    doing.emit(MoveUsed(doing.actor, doing.used.shown, doing.me.move_uses))
    if wish is None:
        _begin(doing)
        return
    other = Who(partner(doing.fight, doing.actor))
    if wish == "attack":
        attack(doing, _sure(doing), [other])
        return
    tally = Tally(other)
    if wish == "contest":
        _contest(doing, tally, other)
    elif wish == "end":
        doing.emit(GrappleEnded(doing.actor, other))
    elif wish == "secure":
        doing.emit(GrappleSecured(doing.actor))
    else:
        doing.scene.tell("ptu.grapple_moved", who=doing.actor, target=other)
    doing.end(tally)


def _begin(doing: Doing) -> None:
    (target,) = doing.used.targets
    tally = Tally(target)
    if attempt(doing, tally, MANEUVERS["Grapple"]):
        doing.emit(GrappleBegan(doing.actor, Who(target)))
        tally.effects.append("Grappled")
    doing.end(tally)


def _contest(doing: Doing, tally: Tally, other: Who) -> None:
    secured = bool(doing.row(other).secured)
    won = wins(doing, other, _SKILLS, _SKILLS, bonus=-SECURED if secured else 0)
    if secured:
        doing.emit(SecuredSpent(other))
    if won:
        tally.result = "hit"
        doing.emit(GrappleTurned(doing.actor, other))
    else:
        tally.result, tally.reason, tally.why = "failed", "check_lost", failed("check_lost", who=other)
        doing.scene.tell("ptu.check_lost", who=other, use=doing.used.shown)


def _sure(doing: Doing) -> Move:
    """A Struggle without an accuracy roll."""
    made = struggle(expert_in_combat(doing.me))
    return Move(made.row.model_copy(update={"ac": None}))
