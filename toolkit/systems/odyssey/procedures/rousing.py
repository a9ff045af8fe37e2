"""What being hit ends: a sleeper wakes and is Slowed for the round, ice breaks under a Strike, fire warms the Chilled.

These statuses are told in the system's companion text.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.odyssey.events import StatusEnded, StatusGained
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.procedures.damage import attack_type
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.state import Fight, has, standing


def rouse(doing: Doing, move: Move, tally: Tally) -> None:
    """End what this hit ends."""
    row = doing.row(tally.who)
    if has(row, "Sleep"):
        wake(doing.scene, tally.who)
    if has(row, "Frozen") and move.kind == "Strike":
        doing.emit(StatusEnded(tally.who, Term("Frozen")))
    if has(row, "Chilled") and move.damaging and attack_type(doing, move) == "Fire":
        doing.emit(StatusEnded(tally.who, Term("Chilled")))


def wake(scene: Scene[Fight], who: str) -> None:
    """Sleep ends; the waking is Slowed until the end of the round."""
    scene.emit(StatusEnded(Who(who), Term("Sleep")))
    if standing(scene.state.roster[who]) and not has(scene.state.roster[who], "Slowed"):
        scene.emit(StatusGained(Who(who), Term("Slowed"), until="round"))
