"""How many strikes a move has ([000] II.01): 2, 3, 4 or 5 with 35, 35, 15 and 15 %.

One d100 for the move, low numbers for few strikes. A fixed number rolls nothing; Skill Link has its own number; any
other range has no chances in the sources and is the game master's to say.
"""

from __future__ import annotations

from toolkit.core.effects import Clause
from toolkit.dice import Ask
from toolkit.messages import note
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import D100, Doing
from toolkit.systems.calpheon.state import has_ability

TABLE = ((35, 2), (70, 3), (85, 4), (100, 5))
"""Highest roll -> strikes."""


def strike_count(doing: Doing, move: Move) -> int:
    """The strikes of this use."""
    clause = move.clause("hits")
    if clause is None:
        return 1
    if clause.low is None or clause.high is None:
        return clause.amount or 1
    return doing.settle("strikes", _variable(doing, clause, clause.low, clause.high))


def _variable(doing: Doing, clause: Clause, low: int, high: int) -> int:
    if has_ability(doing.me, "Skill Link"):
        linked: int = doing.ruling("ability.skill_link")
        doing.scene.tell_roll("calpheon.strikes_linked", who=doing.actor, use=doing.planned.shown, strikes=linked)
        return linked
    prompt = note("calpheon.ask.strikes", who=doing.actor, use=doing.planned.shown, low=low, high=high)
    if (low, high) != (2, 5):
        return doing.ask(Ask("strikes", doing.actor, low=low, high=high, prompt=prompt)).number
    doing.ruling("multihit.die")
    roll = doing.roll("strikes", D100, prompt).number
    strikes = next(strikes for highest, strikes in TABLE if roll <= highest)
    doing.scene.tell_roll(
        "calpheon.rolled.strikes", who=doing.actor, use=doing.planned.shown, die=roll, strikes=strikes
    )
    return strikes
