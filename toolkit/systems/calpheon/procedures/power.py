"""The power of a move against one target, changed by what its clauses name (`against poison: move power x2`)."""

from __future__ import annotations

from fractions import Fraction

from toolkit.systems.calpheon.conditions import holds
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.effectiveness import effectiveness
from toolkit.systems.calpheon.state import Fight


def power_against(fight: Fight, move: Move, who: str, target: str) -> int | Fraction:
    """Every `move power` factor counts whose condition holds between its user and the target."""
    power = Fraction(move.row.power or 0)
    for clause in move.clauses:
        if clause.what != "move_power" or clause.factor is None:
            continue
        if clause.when == "on super effective":
            counts = effectiveness(move, fight.roster[target]) > 1
        else:
            counts = holds(fight, clause.when, who, target)
        power *= clause.factor if counts else 1
    return power
