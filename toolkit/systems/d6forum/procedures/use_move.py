"""A move used: what keeps it from coming about, and which of the procedures it is.

Order: a flinch and helplessness end it before any die; a move that chooses another gives way to it; then the first
turn of a two-turn move, a barrier, an attack or a status move.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.messages import Note, Term, Who
from toolkit.systems.d6forum.events import Interrupted, MoveUsed
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.attack import attack
from toolkit.systems.d6forum.procedures.barrier import raise_barrier
from toolkit.systems.d6forum.procedures.calling import called_move
from toolkit.systems.d6forum.procedures.doing import Doing, failed
from toolkit.systems.d6forum.procedures.status_move import status_move
from toolkit.systems.d6forum.procedures.two_turn import end_preparation, prepare, prepares
from toolkit.systems.d6forum.state import Fight, has_status
from toolkit.systems.d6forum.targets import aimed_at

HELPLESS = ("Sleep", "Freeze")


def use_move(doing: Doing, move: Move) -> None:
    """Resolve the deed's move."""
    if has_status(doing.me, "Flinch"):
        doing.emit(Interrupted(doing.actor))
        doing.fail(failed("flinch", who=doing.actor))
        return
    helpless = helplessness(doing.fight, doing.actor, move)
    if helpless is not None and doing.ruling("helpless") == "fails":
        doing.fail(helpless)
        return
    called = called_move(doing, move) if move.clause("calls") is not None else move
    if called is None:
        doing.fail(failed("nothing_called"))
        return
    targets = aimed_at(doing.fight, doing.deed, called)
    if isinstance(targets, Note):
        doing.fail(targets)
    else:
        _carry_out(doing, called, targets)


def helplessness(fight: Fight, who: str, move: Move) -> Note | None:
    """Why somebody asleep or frozen can use no move but one for sleepers."""
    held = next((word for word in HELPLESS if has_status(fight.roster[who], word)), None)
    if held is None or (held == "Sleep" and move.clause("while_asleep") is not None):
        return None
    return failed("helpless", who=Who(who), status=Term(held))


def _carry_out(doing: Doing, move: Move, targets: Sequence[str]) -> None:
    if prepares(doing, move):
        end_preparation(doing, None)
        prepare(doing, move, targets)
        return
    end_preparation(doing, move)
    if move.clause("barrier") is not None and not move.attack:
        raise_barrier(doing, move)
        return
    doing.emit(MoveUsed(doing.actor, move.name, tuple(Who(one) for one in targets if one != doing.actor)))
    (attack if move.attack else status_move)(doing, move, targets)
