"""The battle's frame: it begins, and a scene or a day ends it.

The pages on the end of a battle are missing: what belongs to a running battle is cleared (stages, chains, charges,
Substitutes, the field, the round), HP, SP and statuses stay as they are,
but for statuses that a guide's row ends with the battle. Initiative is rolled by every turn itself.
"""

from __future__ import annotations

from toolkit.core.outcome import Outcome, Resolution
from toolkit.core.scene import Scene
from toolkit.systems.calpheon.actions import Frame
from toolkit.systems.calpheon.events import BattleBegan, BattleOver
from toolkit.systems.calpheon.procedures.affecting import end_statuses
from toolkit.systems.calpheon.state import Fight


def frame(scene: Scene[Fight], action: Frame) -> Resolution:
    """Begin or end."""
    if action.kind != "start":
        for who in scene.state.roster:
            end_statuses(scene, who, {"ends_battle"})
    scene.emit(BattleBegan() if action.kind == "start" else BattleOver(action.kind))
    scene.emit(Outcome(None, action.kind, None, "done"))
    return scene.result()
