"""Grapple, Escape and letting go (General Combat Actions).

A Trick against Vigor begins it. Whoever is held may break free as the first thing of its turn, with a Bane, against
the holder's Vigor; failing, it suffers a Bane to every Accuracy Roll of that turn. The holder lets go at will.
"""

from __future__ import annotations

from toolkit.messages import Who
from toolkit.systems.odyssey.events import EscapeFailed, GrappleBegan, GrappleEnded
from toolkit.systems.odyssey.procedures.accuracy import Roll, given, roll
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.travel import grappler_of, held_by


def grapple(doing: Doing) -> None:
    """Take hold of an adjacent foe."""
    target = doing.used.targets[0]
    tally, rolled = Tally(target), _rolled(doing, target, 0)
    tally.result = "hit" if rolled.hits else "miss"
    tally.facts |= {"natural": rolled.natural, "total": rolled.total, "need": rolled.need}
    if rolled.hits:
        doing.emit(GrappleBegan(doing.actor, Who(target)))
        tally.effects.append("Grappled")
    doing.end(tally)


def escape(doing: Doing) -> None:
    """Break free of the holder."""
    holder = grappler_of(doing.fight, doing.actor)
    assert holder is not None
    tally, rolled = Tally(holder), _rolled(doing, holder, 1)
    tally.result = "hit" if rolled.hits else "miss"
    tally.facts |= {"natural": rolled.natural, "total": rolled.total, "need": rolled.need}
    if rolled.hits:
        doing.emit(GrappleEnded(Who(holder), doing.actor))
    else:
        doing.emit(EscapeFailed(doing.actor, Who(holder)))
    doing.end(tally)


def release(doing: Doing) -> None:
    """Let go, as a free action."""
    target = held_by(doing.fight, doing.actor)
    assert target is not None
    doing.emit(GrappleEnded(doing.actor, Who(target)))
    doing.end(Tally(target))


def _rolled(doing: Doing, target: str, banes: int) -> Roll:
    return roll(doing, target, "Vigor", {**given(doing, (target,)), "held": -banes})
