"""The battle's frame: it begins, and a scene or a day ends it.

Both clear what belongs to a battle (stages, preparations, barriers, the field, the round) and give everybody five
dodges; HP and statuses stay as they are.
"""

from __future__ import annotations

from toolkit.core.outcome import Outcome
from toolkit.core.scene import Scene
from toolkit.systems.d6forum.actions import Frame
from toolkit.systems.d6forum.events import BattleBegan, BattleOver
from toolkit.systems.d6forum.state import Fight


def frame(scene: Scene[Fight], action: Frame) -> None:
    """Begin or end."""
    scene.emit(BattleBegan() if action.kind == "start" else BattleOver(action.kind))
    scene.emit(Outcome(None, action.kind, None, "done"))
