"""Rest and Recover ([000] III.03, IV.04; [003] II.03).

Rest restores SP, never above the maximum; how many is the campaign's number or the game master's word, for the
sources refer to a page that is missing. Recover spends the Action a recharge move is owed.
"""

from __future__ import annotations

from toolkit.dice import Ask
from toolkit.messages import note
from toolkit.systems.calpheon.events import Recovered, SpRegained
from toolkit.systems.calpheon.procedures.doing import Doing, Tally, failed


def rest(doing: Doing) -> None:
    """The basic SP-restoring Action."""
    row = doing.me
    if row.sp is None:
        doing.fail(failed("no_stamina", who=doing.actor))
        return
    amount = doing.settle("rest", _rest_amount(doing))
    most = row.sp + amount if row.max_sp is None else row.max_sp
    gained = max(0, min(amount, most - row.sp))
    doing.emit(SpRegained(doing.actor, gained, row.sp + gained))
    doing.end(Tally(doing.actor, facts={"sp_regained": gained}))


def _rest_amount(doing: Doing) -> int:
    number = doing.ruling("rest_amount")
    if number is not None:
        return int(number)
    prompt = note("calpheon.ask.rest", who=doing.actor)
    return doing.ask(Ask("rest", doing.actor, low=0, high=99999, prompt=prompt)).number


def recover(doing: Doing) -> None:
    """Pay an owed recovery."""
    if not doing.me.recharging:
        doing.fail(failed("nothing_owed", who=doing.actor))
        return
    doing.emit(Recovered(doing.actor))
    doing.end(Tally(doing.actor))
