"""The Protect family ([000] V.01-04): 100, 50, 25 % for the first three attempts in a row, then never.

One chain for all moves of the family. It covers its own Action phase only; it grows with every attempt, by default
failed ones too, and ends with a full turn without one. No die is rolled at 100 % or 0 %.
"""

from __future__ import annotations

from toolkit.systems.calpheon.events import ProtectTried
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.accuracy import chance
from toolkit.systems.calpheon.procedures.doing import Doing, Tally, failed
from toolkit.systems.calpheon.procedures.riders import riders
from toolkit.systems.calpheon.records import CalpheonCombatant

CHANCES = (100, 50, 25)
"""Per cent by attempts already made in a row; 0 beyond."""


def chance_of(row: CalpheonCombatant) -> int:
    """Per cent for its next attempt."""
    streak = row.protect_streak or 0
    return CHANCES[streak] if streak < len(CHANCES) else 0


def protect(doing: Doing, move: Move) -> None:
    """One attempt."""
    streak = doing.me.protect_streak or 0
    percent = doing.settle("protect", chance_of(doing.me))
    worked = chance(doing, "protect", percent)
    counts = worked or doing.ruling("protect.failed_attempt_counts")
    doing.emit(ProtectTried(doing.actor, move.name, percent, worked, streak + 1 if counts else streak))
    facts = {"sp": move.cost, "chance": percent}
    if not worked:
        doing.fail(failed("protect_failed", chance=percent), doing.actor, facts=facts)
        return
    tally = Tally(doing.actor, facts=facts)
    riders(doing, move, [tally])
    doing.end(tally)
