"""Moves that take two turns ([004] Fly, Solar Beam, Dig): prepared without a die, carried out with one.

An opponent's attack of value 6 breaks the preparation (`attack`), another move of its own drops it. The same move
again carries it out, at whoever is named then, or at whom it was prepared for.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.core.names import fold
from toolkit.core.outcome import Outcome
from toolkit.messages import Who
from toolkit.systems.d6forum.events import PreparationBegan, PreparationOver
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import Doing


def prepares(doing: Doing, move: Move) -> bool:
    """Whether this is the first turn of the move."""
    return move.two_turn and fold(doing.me.preparing) != fold(move.name)


def prepare(doing: Doing, move: Move, targets: Sequence[str]) -> None:
    """The first turn."""
    target = targets[0] if targets else ""
    doing.emit(PreparationBegan(doing.actor, move.name, target))
    doing.emit(Outcome(doing.actor, move.name, Who(target) if target else None, "done"))


def end_preparation(doing: Doing, move: Move | None) -> None:
    """What was prepared is carried out now, or dropped for something else."""
    prepared = doing.me.preparing
    if prepared:
        same = move is not None and fold(prepared) == fold(move.name)
        doing.emit(PreparationOver(doing.actor, prepared, "released" if same else "dropped"))
