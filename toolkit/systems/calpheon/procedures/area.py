"""Area moves ([000] IX.05): they meet everybody the plan names, of whatever kind; the scene is the game master's.

What a move of the tag Area does to terrain, objects and the like is told once, after it, for the game master to
decide (`adjudicate`) or to leave.
"""

from __future__ import annotations

from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import Doing


def mention_scenery(doing: Doing, move: Move) -> None:
    """Remind the game master of the scene."""
    if move.tagged("Area"):
        doing.scene.tell("calpheon.area_scenery", use=move.name)
