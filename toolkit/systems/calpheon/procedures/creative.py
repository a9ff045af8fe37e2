"""Creative actions ([003] VIII.02): said in words, their result by the game master in words of the effect language.

The result meets whom the plan names, each of them; where it names nobody, the actor itself. What is about the actor
(`self`) or the field happens once. A result that deals damage makes it the side's damaging Action: where that is
another one, only a plan that said so beforehand could have been refused for it, so the damage is refused instead.
"""

from __future__ import annotations

from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.procedures.doing import Doing, Tally, failed
from toolkit.systems.calpheon.procedures.riders import bring_about
from toolkit.systems.calpheon.procedures.staffs_word import ask_staff
from toolkit.systems.calpheon.state import Fight, present


def create(doing: Doing) -> None:
    """Do it, and let happen what the game master says."""
    why = nobody_left(doing.fight, doing.planned)
    if why is not None:
        doing.fail(why, doing.planned.targets[0])
        return
    whom = met(doing.fight, doing.planned)
    may_damage = not doing.attack_beside or doing.ruling("creative.damaging") == "free"
    targets = [Who(target) for target in whom]
    prompt = note("calpheon.ask.adjudication", who=doing.actor, use=doing.planned.shown, whom=targets)
    written, clauses = ask_staff(doing, prompt, may_damage=may_damage)
    doing.scene.tell("calpheon.creative_done", who=doing.actor, use=doing.planned.shown, result=written or "none")
    tallies = [Tally(target, facts={"adjudication": written}) for target in whom]
    for number, tally in enumerate(tallies):
        bring_about(doing, clauses, tally, whom[number], again=number > 0)
    doing.end(*tallies)


def met(fight: Fight, planned: Planned) -> list[str]:
    """Whom the result meets as things stand."""
    return [target for target in planned.targets or (planned.actor,) if present(fight, target)]


def nobody_left(fight: Fight, planned: Planned) -> Note | None:
    """Why it cannot begin: everybody that the plan names is gone."""
    gone = planned.targets and not met(fight, planned)
    return failed("target_gone", who=Who(planned.targets[0])) if gone else None
