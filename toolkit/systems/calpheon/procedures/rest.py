"""Rest and Recover ([000] III.03, IV.04; [003] II.03).

Rest restores SP, never above the maximum; how many is the campaign's own rule, rounded down, or the game master's
word, for the sources refer to a page that is missing. Recover spends the Action a recharge move is owed.
"""

from __future__ import annotations

from math import floor

from toolkit.dice import Ask
from toolkit.messages import note
from toolkit.systems.calpheon.events import Recovered, SpRegained
from toolkit.systems.calpheon.procedures.doing import Doing, Tally, failed
from toolkit.systems.calpheon.procedures.own_rule import amount


def rest(doing: Doing) -> None:
    """The basic SP-restoring Action."""
    row = doing.me
    if row.sp is None:
        doing.fail(failed("no_stamina", who=doing.actor))
        return
    tally = Tally(doing.actor)
    regained = doing.settle("rest", _rest_amount(doing, tally))
    row = doing.me
    assert row.sp is not None
    most = row.sp + regained if row.max_sp is None else row.max_sp
    gained = max(0, min(regained, most - row.sp))
    doing.emit(SpRegained(doing.actor, gained, row.sp + gained))
    tally.facts["sp_regained"] = gained
    doing.end(tally)


def _rest_amount(doing: Doing, tally: Tally) -> int:
    exact = amount(doing, "rest_amount", tally, doing.actor)
    if exact is not None:
        return floor(exact)
    prompt = note("calpheon.ask.rest", who=doing.actor)
    return doing.ask(Ask("rest", doing.actor, low=0, high=99999, prompt=prompt)).number


def recover(doing: Doing) -> None:
    """Pay an owed recovery."""
    if not doing.me.recharging:
        doing.fail(failed("nothing_owed", who=doing.actor))
        return
    doing.emit(Recovered(doing.actor))
    doing.end(Tally(doing.actor))
