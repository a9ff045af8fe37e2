"""Confusion: attacks recoil on the attacker, moving or shooting leaves it unsteady (companion text).

Of the HP that its attack takes it loses a share (ruling). Whoever is unsteady when its turn ends falls Prone, unless
the pair spends 1 AP on keeping it up.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import floor

from toolkit.core.scene import Scene
from toolkit.dice import YES_NO, Ask
from toolkit.messages import Term, Who, note
from toolkit.systems.odyssey.events import BecameUnsteady, StatusGained, StayedUp, TurnBegan
from toolkit.systems.odyssey.pairs import ap_left, ap_written, members
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.hit_points import lose
from toolkit.systems.odyssey.state import Fight, has, present

CONFUSED = "Confusion"


def recoil_of(doing: Doing, tallies: Iterable[Tally]) -> None:
    """The confused lose a share of what their attack took."""
    taken = sum(tally.damage for tally in tallies)
    if not taken or not has(doing.me, CONFUSED):
        return
    share = doing.ruling("confusion_recoil")
    if share is None:
        doing.scene.leave_open("odyssey.confusion_by_hand", who=doing.actor)
        return
    lost = doing.settle("recoil", floor(Fraction(share) * taken))
    lose(doing.scene, doing.actor, max(0, lost), note("odyssey.cause.confusion"))


def stagger(doing: Doing) -> None:
    """Moving and shooting leave the confused unsteady."""
    if has(doing.me, CONFUSED) and not doing.me.unsteady:
        doing.emit(BecameUnsteady(doing.actor))


def falls_over(scene: Scene[Fight], who: str) -> None:
    """The turn ends: whoever is unsteady keeps up for 1 AP, or falls."""
    row = scene.state.roster[who]
    if not (row.unsteady and has(row, CONFUSED) and present(row)) or has(row, "Prone"):
        return
    left = ap_left(scene.state, who)
    together = members(scene.state, who)
    if left and _stays(scene, who):
        if ap_written(scene.state, who) is None:
            scene.emit(TurnBegan(together, left))
        scene.emit(StayedUp(Who(who), left - 1, together))
    else:
        scene.emit(StatusGained(Who(who), Term("Prone")))


def _stays(scene: Scene[Fight], who: str) -> bool:
    prompt = note("odyssey.ask.steady", who=Who(who))
    return scene.ask(Ask("steady", who, options=YES_NO, prompt=prompt)).value == "yes"
