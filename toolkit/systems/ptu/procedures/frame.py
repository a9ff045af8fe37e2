"""The frame of a battle: it begins with Initiative; a scene or a day is over.

A scene ends what belongs to an encounter (Combat Stages, volatile afflictions, the order, weather) and gives back
moves of a scene and of every other turn; a day gives back those of a day as well. HP, injuries and persistent
afflictions stay.
"""

from __future__ import annotations

from toolkit.core.outcome import Outcome
from toolkit.core.scene import Scene
from toolkit.systems.ptu.actions import Frame
from toolkit.systems.ptu.events import BattleBegan, FrameOver
from toolkit.systems.ptu.procedures.initiative import roll_initiative
from toolkit.systems.ptu.procedures.round import end_round
from toolkit.systems.ptu.state import Fight


def frame(scene: Scene[Fight], action: Frame) -> None:
    """Begin or end."""
    if action.kind == "end_round":
        end_round(scene)
        return
    if action.kind == "start":
        scene.emit(BattleBegan())
        roll_initiative(scene)
    else:
        scene.emit(FrameOver(action.kind))
    scene.emit(Outcome(None, action.kind, None, "done"))
