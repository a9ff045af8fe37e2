"""Take a Breather, a full action (core): Combat Stages back, temporary HP lost, volatile afflictions over.

Slowed and Stuck end too, a curse only if whoever laid it has fallen or is further than 12 metres away. The user is
Tripped and Vulnerable until the end of its next turn.
"""

from __future__ import annotations

from toolkit.messages import Term
from toolkit.systems.ptu.events import StagesReset, StatusCured, StatusGained, TempHpGone
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.state import Fight, standing
from toolkit.systems.ptu.vocabulary import VOLATILE
from toolkit.tables.cells import Status

METRES = 12
TURNS = 2
"""This turn and the next."""


def breathe(doing: Doing) -> None:
    """Catch one's breath."""
    doing.emit(StagesReset(doing.actor))
    if doing.me.temp_hp:
        doing.emit(TempHpGone(doing.actor))
    for status in doing.me.status:
        if status.name in (*VOLATILE, "Slowed", "Stuck") and _ends(doing, status):
            doing.emit(StatusCured(doing.actor, Term(status.name)))
    for name in ("Tripped", "Vulnerable"):
        doing.emit(StatusGained(doing.actor, Term(name), TURNS))
    doing.end(Tally(doing.actor, effects=["Tripped", "Vulnerable"]))


def _ends(doing: Doing, status: Status) -> bool:
    if status.name != "Cursed" or _away(doing.fight, doing.actor, status.by):
        return True
    doing.scene.tell("ptu.curse_stays", who=doing.actor)
    return False


def _away(fight: Fight, who: str, source: str) -> bool:
    """Whether the source of a curse is down or far away; one that is not named is taken to be near."""
    other = next((row for one, row in fight.roster.items() if source and source in (one, row.name)), None)
    if other is None:
        return False
    me = fight.roster[who]
    if not standing(other):
        return True
    if me.x is None or me.y is None or other.x is None or other.y is None:
        return False
    return max(abs(me.x - other.x), abs(me.y - other.y)) > METRES
