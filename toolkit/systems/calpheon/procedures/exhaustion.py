"""Exhaustion: what having 0 SP costs at the end of a turn, for the page on it is missing ([000] III.03; [003] VI.03).

By default the game master is told. By the campaign's own rule it is a share of maximum HP in %, or the effects of a
roll table's row.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.messages import Who, note
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import lose_own
from toolkit.systems.calpheon.procedures.own_rule import amount
from toolkit.systems.calpheon.procedures.rounding import rounded
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import Fight, standing


def exhaust(scene: Scene[Fight], who: str) -> None:
    """What it costs `who`, if it is exhausted."""
    row = scene.state.roster[who]
    if not exhausted(row) or not standing(row):
        return
    doing = Doing(scene, Planned(who, "Exhaustion"), row.side, 0)
    doing.key = who
    tally = Tally(Who(who))
    percent = amount(doing, "exhaustion", tally, who)
    if percent is None:
        scene.advise("calpheon.exhausted_by_hand", who=Who(who))
        return
    lost = doing.settle("exhaustion", rounded(doing, "lose", percent * (row.max_hp or 0) / 100)) if percent else 0
    if lost:
        lose_own(doing, tally, lost, note("calpheon.cause.exhaustion"))


def exhausted(row: CalpheonCombatant) -> bool:
    """Whether all its SP are spent; who never had any is not."""
    return row.sp == 0 and row.max_sp != 0
