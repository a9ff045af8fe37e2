"""Into the ball and out of it ([004]): neither needs a die, and statuses run on inside.

What was prepared and a barrier end with a recall; stages run on with their turns. Who comes in takes the place of a
fallen one of its side.
"""

from __future__ import annotations

from toolkit.core.outcome import Outcome
from toolkit.messages import Who
from toolkit.systems.d6forum.events import Recalled, SentOut
from toolkit.systems.d6forum.legality import newcomer
from toolkit.systems.d6forum.procedures.doing import Doing
from toolkit.systems.d6forum.state import standing


def recall(doing: Doing) -> None:
    """The actor goes into its ball."""
    doing.emit(Recalled(doing.actor))
    doing.emit(Outcome(doing.actor, doing.deed.use, doing.actor, "done"))


def send(doing: Doing) -> None:
    """Somebody comes out of its ball."""
    who = Who(newcomer(doing.fight, doing.deed) or doing.actor)
    side = doing.row(who).side
    fallen = [one for one, row in doing.fight.roster.items() if row.side == side and row.active and not standing(row)]
    doing.emit(SentOut(who, Who(fallen[0]) if fallen else None))
    doing.emit(Outcome(doing.actor, doing.deed.use, who, "done"))
