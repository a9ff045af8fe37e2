"""What is refused before anything is asked: who cannot act or be met, who is in no ball, who has no place to go to."""

from __future__ import annotations

from toolkit.core.outcome import Refusal
from toolkit.messages import Note, Who
from toolkit.systems.d6forum.actions import Deed, EndRound, EndTurn, Post, Step
from toolkit.systems.d6forum.procedures.doing import failed
from toolkit.systems.d6forum.state import Fight, bench, fights, present, standing
from toolkit.systems.d6forum.targets import aimed_at


def refusal(fight: Fight, step: Step | Post) -> Refusal | None:
    """Why the step is not legal now; of a post, its first one. A turn or a round may always end."""
    first = step.steps[0] if isinstance(step, Post) else step
    if isinstance(first, EndTurn | EndRound):
        return None
    why = obstacle(fight, first)
    return Refusal(why, Who(first.actor), first.use) if why is not None else None


def obstacle(fight: Fight, deed: Deed) -> Note | None:
    """Why a deed cannot begin."""
    row = fight.roster[deed.actor]
    if not fights(row):
        return failed("no_fighter", who=Who(deed.actor))
    if not deed.move and deed.use == "Send":
        return _no_newcomer(fight, deed)
    if not standing(row):
        return failed("fallen", who=Who(deed.actor))
    if not row.active:
        return failed("in_ball", who=Who(deed.actor))
    move = fight.moves.get(deed.move)
    if move is None:
        return None
    if move.clause("uses_dodge") is not None and not row.dodges_left:
        return failed("no_dodges", who=Who(deed.actor), use=move.name)
    targets = None if move.clause("calls") is not None else aimed_at(fight, deed, move)
    return targets if isinstance(targets, Note) else None


def _no_newcomer(fight: Fight, deed: Deed) -> Note | None:
    who = newcomer(fight, deed)
    if who is None:
        return failed("no_bench")
    row = fight.roster[who]
    if not fights(row):
        return failed("no_fighter", who=Who(who))
    if not standing(row):
        return failed("fallen", who=Who(who))
    return failed("already_in", who=Who(who)) if present(row) else None


def newcomer(fight: Fight, deed: Deed) -> str | None:
    """Who is sent: the one named, the actor itself while it is not in battle, or the only one who could come."""
    if deed.targets:
        return deed.targets[0]
    if not fight.roster[deed.actor].active:
        return deed.actor
    come = bench(fight, fight.roster[deed.actor].side)
    return come[0] if len(come) == 1 else deed.actor if not come else None
