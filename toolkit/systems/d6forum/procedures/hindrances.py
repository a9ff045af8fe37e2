"""The second die of somebody confused, infatuated or paralysed ([004] Физические и специальные атаки).

Asked after the attack die whatever that shows, in this order: confusion (odd: it strikes itself), infatuation (odd:
nothing comes of it), paralysis (1 or 2: nothing comes of it). The text calls the last a chance of 25 %, which two
faces of a die are not; the faces count, and the log says so once a battle.
"""

from __future__ import annotations

from typing import Literal

from toolkit.messages import Note, Term, note
from toolkit.systems.d6forum.events import OnceExplained
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import Doing
from toolkit.systems.d6forum.state import has_status

Course = Literal["goes on", "hits itself"]

_STOPPED = {"Infatuation": (1, 3, 5), "Paralysis": (1, 2)}
"""Status -> faces on which nothing comes of the move."""


def hindered(doing: Doing, move: Move) -> Course | Note:
    """Whether the move goes on, goes at its own user, or why nothing comes of it."""
    statuses = [word for word in ("Confusion", "Infatuation", "Paralysis") if has_status(doing.me, word)]
    if not statuses or not (move.attack or doing.ruling("hindered_moves") == "all"):
        return "goes on"
    itself, stopped = False, None
    for status in statuses:
        if status == "Confusion" and not move.aimed:
            continue  # it has no direction to lose
        die = doing.roll(status.lower(), doing.actor, note(f"d6forum.ask.{status.lower()}", who=doing.actor))
        itself = itself or (status == "Confusion" and die % 2 == 1)
        if die in _STOPPED.get(status, ()):
            stopped = stopped or note("d6forum.failed.hindered", who=doing.actor, status=Term(status))
        _tell(doing, status, die)
    return stopped or ("hits itself" if itself else "goes on")


def _tell(doing: Doing, status: str, die: int) -> None:
    bad = die % 2 == 1 if status == "Confusion" else die in _STOPPED[status]
    came = ("itself" if bad else "opponent") if status == "Confusion" else "stopped" if bad else "works"
    doing.scene.tell_roll("d6forum.rolled_hindrance", who=doing.actor, status=Term(status), die=die, came=came)
    if status == "Paralysis" and "paralysis" not in doing.fight.battle.explained:
        doing.emit(OnceExplained("paralysis"))
