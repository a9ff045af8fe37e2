"""A move as it is in this use: its type, its power and its clauses where the row leaves them open.

Clauses that hang on the user or the field (`in rain: …`) count where their condition holds, others are dropped; a move
type that they name counts; a `variable` power is asked for, if the campaign's formula reckons with power.
"""

from __future__ import annotations

from dataclasses import replace

from toolkit.dice import Ask
from toolkit.messages import note
from toolkit.systems.calpheon.conditions import holds
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.damage import damage_formula
from toolkit.systems.calpheon.procedures.doing import Doing
from toolkit.systems.calpheon.state import Fight
from toolkit.systems.calpheon.vocabulary import OWN


def as_used(fight: Fight, who: str, move: Move) -> Move:
    """The move with the clauses and the type that it has for this user on this field."""
    if not any(clause.when in OWN for clause in move.clauses):
        return move
    held = [clause for clause in move.clauses if clause.when not in OWN or holds(fight, clause.when, who, who)]
    kinds = [clause.word for clause in held if clause.what == "move_type"]
    row = move.row.model_copy(update={"type": kinds[-1]}) if kinds else move.row
    return Move(row, tuple(replace(clause, when=None) if clause.when in OWN else clause for clause in held))


def with_power(doing: Doing, move: Move) -> Move:
    """The move with the power that the game master says, where it is `variable`."""
    formula = damage_formula(doing.fight.rulings["calpheon.damage_formula"])
    if move.clause("variable") is None or formula is None or "move_power" not in formula.names_used:
        return move
    usual = "none" if move.row.power is None else move.row.power
    prompt = note("calpheon.ask.power", who=doing.actor, use=doing.planned.shown, usual=usual)
    power = doing.ask(Ask("power", doing.actor, low=0, high=9999, prompt=prompt)).number
    return replace(move, row=move.row.model_copy(update={"power": power}))
