"""Moves that choose another at random (Assist, Metronome, Sleep Talk): whoever rolls says which ([004]).

How it is chosen is that person's own affair and needs no reason. What takes two turns, or would choose again, is left
out.
"""

from __future__ import annotations

from toolkit.dice import Ask
from toolkit.messages import note
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import Doing


def called_move(doing: Doing, move: Move) -> Move | None:
    """The move that is carried out in the place of this one; `None` where there is none."""
    known = {one.name: one for one in doing.fight.moves.values() if one.clause("calls", "two_turn") is None}
    if not known:
        return None
    prompt = note("d6forum.ask.called", who=doing.actor, use=move.name)
    name = str(doing.ask(Ask("called", doing.actor, options=tuple(known), prompt=prompt)).value)
    doing.scene.tell("d6forum.move_called", who=doing.actor, use=move.name, called=name)
    return known[name]
