"""What keeps somebody from acting by chance when its time has come ([003] VI.02; [000] IV.02).

In this order: whatever holds for the actor, its statuses first; each rolls its d100, and the first that stops it is
why the Action cannot begin: no SP are spent, a charge that was to be released is lost. What stops it for certain is
`check`'s. Switching and waiting are never hindered.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import Fell
from toolkit.systems.calpheon.in_force import Held, certain, held
from toolkit.systems.calpheon.procedures.accuracy import chance
from toolkit.systems.calpheon.procedures.check import FREE
from toolkit.systems.calpheon.procedures.doing import Doing, failed
from toolkit.systems.calpheon.procedures.falling import lose
from toolkit.systems.calpheon.procedures.rounding import rounded
from toolkit.systems.calpheon.state import Fight, standing


def possible(fight: Fight, planned: Planned) -> Iterator[Held]:
    """What may stop the Action: whatever hinders it with a chance below 100 %."""
    if not planned.move and planned.use in FREE:
        return
    whats = ("blocks_action", "blocks_moves", "hits_itself") if planned.move else ("blocks_action",)
    for one in held(fight, planned.actor, *whats):
        if not certain(one) or one.clause.what == "hits_itself":
            yield one


def hindrance(doing: Doing) -> Note | None:
    """Why the Action cannot begin after all, with its dice; `None` if nothing stopped it."""
    for number, one in enumerate(possible(doing.fight, doing.planned), start=1):
        percent = doing.settle(f"hindrance{number}", one.clause.chance or 100)
        if chance(doing, "hindrance", percent, status=one.name):
            if one.clause.what == "hits_itself":
                return _hits_itself(doing, one)
            return failed("hindered", who=doing.actor, status=one.name)
    return None


def _hits_itself(doing: Doing, one: Held) -> Note:
    exact = (one.clause.share or Fraction(0)) * (doing.me.max_hp or 0)
    amount = doing.settle("hits_itself", rounded(doing, "status", exact))
    lost = lose(doing, doing.actor, amount, note("calpheon.cause.guide", what=one.name))
    if lost and not standing(doing.me):
        doing.emit(Fell(doing.actor))
    return failed("hits_itself", who=Who(doing.actor), status=one.name)
