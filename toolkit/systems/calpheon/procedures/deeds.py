"""Actions without a move: places, fleeing, the battlefield, tamers ([003] I.02, II.03, VI.02, VIII.02).

What the sources give no number or refer elsewhere for (what interacting does, a tamer's weapon) is done and left to the
game master, who is told so; a tamer's attack asks for the HP it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.messages import Note, Who
from toolkit.systems.calpheon.actions import CREATIVE
from toolkit.systems.calpheon.events import AttackBlocked, Repositioned
from toolkit.systems.calpheon.procedures.check import move_obstacle, obstacle
from toolkit.systems.calpheon.procedures.creative import create
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.flight import flee
from toolkit.systems.calpheon.procedures.hindrance import hindrance
from toolkit.systems.calpheon.procedures.landing import strike
from toolkit.systems.calpheon.procedures.rest import recover, rest
from toolkit.systems.calpheon.procedures.shields import shield_of
from toolkit.systems.calpheon.procedures.switching import switch
from toolkit.systems.calpheon.procedures.targets import first_target, reached


def do_deed(doing: Doing) -> None:
    """Carry out an Action word, if it can begin."""
    why = obstacle(doing.fight, doing.planned) or hindrance(doing)
    if why is not None:
        doing.fail(why, first_target(doing.planned))
        return
    DEEDS[doing.planned.use](doing)


def _reposition(doing: Doing) -> None:
    """A new position; who attacks them this turn may be out of reach."""
    why = move_obstacle(doing.fight, doing.actor, doing.ruling)
    if why is not None:
        doing.fail(why)
        return
    doing.emit(Repositioned(doing.actor))
    doing.end(Tally(doing.actor))


def _interact(doing: Doing) -> None:
    doing.scene.tell("calpheon.interacted", who=doing.actor)
    doing.end(Tally(doing.actor, effects=["Interact"]))


def _tamer_attack(doing: Doing) -> None:
    """The tamer's own damaging Action: Protect and Substitute meet it like any attack."""
    found = reached(doing)
    if isinstance(found, Note):
        doing.fail(found, first_target(doing.planned))
        return
    tallies = [Tally(target) for target in found]
    for tally, target in zip(tallies, found, strict=True):
        if target != doing.actor and shield_of(doing, target, None):
            tally.result = "blocked"
            doing.emit(AttackBlocked(doing.actor, doing.planned.shown, Who(target)))
        else:
            tally.result = "hit"
            strike(doing, None, tally, 1, key=f"{target}." if len(found) > 1 else "")
    doing.end(*tallies)


DEEDS: Mapping[str, Callable[[Doing], None]] = {
    "Rest": rest,
    "Recover": recover,
    "Reposition": _reposition,
    "Tamer Move": _reposition,
    "Switch": switch,
    "Flee": flee,
    "Interact": _interact,
    CREATIVE: create,
    "Tamer Attack": _tamer_attack,
}
