"""Who a move does not affect at all: types, powder, sound ([000] VII.02, IX.01-02).

Grass types and Overcoat stop Powder, Soundproof stops Sound; a guide's row may stop moves as well. A type immunity
stops fixed damage, and damage by a formula that reckons with types; where the game master types the damage, types are
part of that word. None of them keeps a move from its own user.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.messages import Term
from toolkit.systems.calpheon.in_force import held
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.damage import damage_formula
from toolkit.systems.calpheon.procedures.doing import Doing
from toolkit.systems.calpheon.procedures.effectiveness import effectiveness
from toolkit.systems.calpheon.state import has_ability, types_of


def immune_by(doing: Doing, move: Move, target: str) -> Term | None:
    """What makes the target immune, or `None`."""
    row = doing.row(target)
    if target == doing.actor:
        return None
    if move.powder and "Grass" in types_of(row):
        return Term("Grass")
    if move.powder and has_ability(row, "Overcoat"):
        return Term("Overcoat")
    if move.sound and has_ability(row, "Soundproof"):
        return Term("Soundproof")
    kept_off = _kept_off(doing, move, target)
    if kept_off is not None:
        return kept_off
    if effectiveness(move, row) == 0 and _type_matters(doing, move):
        return Term(move.type)
    return None


def _kept_off(doing: Doing, move: Move, target: str) -> Term | None:
    """The row of something in force that keeps moves of a type, of a tag or with Priority away."""
    words = {move.type, *(word for word, has in _TAGS.items() if has(move))}
    found = held(doing.fight, target, "immune_moves")
    return next((one.name for one in found if one.clause.word in words), None)


_TAGS: Mapping[str, Callable[[Move], bool]] = {
    "Powder": lambda move: move.powder,
    "Sound": lambda move: move.sound,
    "Contact": lambda move: move.tagged("Contact"),
    "Priority": lambda move: move.priority > 0,
}


def _type_matters(doing: Doing, move: Move) -> bool:
    """The sources name level damage alone; typed damage is the game master's, a formula's is its own affair."""
    if not move.damaging:
        return bool(doing.ruling("status.immunity"))
    if move.fixed is not None:
        return move.fixed.what == "damage_level" or bool(doing.ruling("fixed.immunity"))
    formula = damage_formula(doing.ruling("damage_formula"))
    return formula is not None and "type" in formula.names_used
