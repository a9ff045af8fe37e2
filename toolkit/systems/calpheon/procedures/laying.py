"""Barriers and hazards: laid on a side by a move, and cleared by one ([000] IX.04).

A barrier lies on its user's side, a hazard on the other; both stay through switches. How long without a number in
the move is the guide's to say; without one there is no end but the battle's.
"""

from __future__ import annotations

from collections.abc import Iterable

from toolkit.core.effects import Clause
from toolkit.messages import Term
from toolkit.systems.calpheon.events import SideCleared, SideLaid
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.sides import of_kind


def lay(doing: Doing, clause: Clause, tally: Tally, kind: str, whose: Iterable[str]) -> None:
    """Lay it on each of the sides."""
    name = clause.word or ""
    guide = doing.fight.guides.get(kind, name)
    turns = clause.amount if clause.amount is not None or guide is None else guide.turns
    for side in whose:
        doing.emit(SideLaid(side, Term(name), turns))
    tally.effects.append(name if turns is None else f"{name} {turns}")


def clear(doing: Doing, tally: Tally, side: str, kind: str) -> None:
    """Everything of a kind on a side is over."""
    for one in list(of_kind(doing.fight, side, kind)):
        doing.emit(SideCleared(side, Term(one.name)))
        tally.effects.append(f"{one.name} cleared")
