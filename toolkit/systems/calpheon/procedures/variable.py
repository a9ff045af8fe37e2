"""A `variable` power: asked for in every use, if the campaign's formula reckons with power."""

from __future__ import annotations

from dataclasses import replace

from toolkit.dice import Ask
from toolkit.messages import note
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.damage import damage_formula
from toolkit.systems.calpheon.procedures.doing import Doing


def with_power(doing: Doing, move: Move) -> Move:
    """The move with the power that the game master says, where it is `variable`."""
    formula = damage_formula(doing.fight.rulings["calpheon.damage_formula"])
    if move.clause("variable") is None or formula is None or "move_power" not in formula.names_used:
        return move
    usual = "none" if move.row.power is None else move.row.power
    prompt = note("calpheon.ask.power", who=doing.actor, use=doing.planned.shown, usual=usual)
    power = doing.ask(Ask("power", doing.actor, low=0, high=9999, prompt=prompt)).number
    return replace(move, row=move.row.model_copy(update={"power": power}))
