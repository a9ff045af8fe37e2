"""Substitute: a share of maximum HP becomes a stand-in with as many HP ([000] V.05-06).

It needs more than that share left, and may not bring the user to 0; short of that it cannot begin. What it takes for
its owner is `landing`'s.
"""

from __future__ import annotations

from fractions import Fraction

from toolkit.core.effects import Clause
from toolkit.systems.calpheon.events import SubstituteMade
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import mention
from toolkit.systems.calpheon.procedures.rounding import Ruled, rounded_by
from toolkit.systems.calpheon.records import CalpheonCombatant


def affordable(row: CalpheonCombatant, move: Move, ruling: Ruled) -> bool:
    """Whether the user has HP enough for the Substitute that a move makes, or for what it pays; true for others."""
    clause = move.clause("substitute", "pay")
    if clause is None:
        return True
    hp = row.hp or 0
    return hp > _share(row, clause) and hp > cost_of(row, clause, ruling)


def cost_of(row: CalpheonCombatant, clause: Clause, ruling: Ruled) -> int:
    """HP that the stand-in costs and has, or that are paid."""
    return rounded_by(ruling, "substitute" if clause.what == "substitute" else "lose", _share(row, clause))


def make_substitute(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """Pay and set it up; a new one takes the place of one that stands."""
    hp = doing.me.hp or 0
    cost = min(doing.settle("substitute", cost_of(doing.me, clause, doing.ruling)), hp - 1)
    doing.emit(SubstituteMade(doing.actor, cost, hp - cost))
    mention(doing, tally, "Substitute")
    tally.facts["substitute_cost"] = cost


def _share(row: CalpheonCombatant, clause: Clause) -> Fraction:
    return (clause.share or Fraction(0)) * (row.max_hp or 0)
