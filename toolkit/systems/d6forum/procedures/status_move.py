"""Status moves, weather, and moves that either work or do not ([004] Статусные атаки): one die for all of them.

1 and 2: nothing comes of it. 3, 4, 5, 6: it works, its statuses and stages for 1, 2, 3, 4 turns, weather for four.
Stages shift no status move's die, and nobody dodges one.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.messages import Note
from toolkit.systems.d6forum.events import DodgeSpent
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures import riders
from toolkit.systems.d6forum.procedures.attack import attack_die
from toolkit.systems.d6forum.procedures.doing import Doing, Tally, failed
from toolkit.systems.d6forum.procedures.hindrances import hindered
from toolkit.systems.d6forum.vocabulary import AIMED

WORKS_FROM = 3


def status_move(doing: Doing, move: Move, targets: Sequence[str]) -> None:
    """Resolve the move and write its outcomes, one a target."""
    if move.clause("uses_dodge") is not None:
        left = max(0, (doing.me.dodges_left or 0) - 1)
        doing.emit(DodgeSpent(doing.actor, move.name, left))
    die = attack_die(doing, move)
    course = hindered(doing, move)
    value = doing.settle_die("value", die)
    if not isinstance(course, Note):
        turns = _told_turns(move, value)
        doing.scene.tell_roll("d6forum.rolled_status_move", who=doing.actor, use=move.name, die=value, turns=turns)
    if isinstance(course, Note) or value < WORKS_FROM:
        why = course if isinstance(course, Note) else failed("die", die=value)
        doing.fail(why, targets[0] if len(targets) == 1 else None)
        return
    for target in [str(doing.actor)] if course == "hits itself" else targets:
        tally = Tally(target, facts={"die": die, "value": value})
        riders.of_status_move(doing, move, tally, value - 2)
        if not any(True for _ in move.riders()):
            doing.scene.tell("d6forum.move_works", use=move.name)
        doing.end(tally)


def _told_turns(move: Move, value: int) -> int | str:
    """How long what it does lasts, 0 where it fails; nothing is said of turns where no status or stage has any."""
    lasts = any(clause.what in AIMED for clause in move.riders())
    return 0 if value < WORKS_FROM else value - 2 if lasts else "none"
