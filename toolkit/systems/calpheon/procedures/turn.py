"""A whole turn ([003] V.01): it begins, Initiative is rolled, Action 1, Action 2, it ends.

The update between the Actions (step 4) is no step of its own: whatever happens is applied at once. Who falls as the
turn begins or ends is replaced like anybody else, as soon as that step is over. A flight that ends the battle ends the
turn with it.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.systems.calpheon.actions import Turn
from toolkit.systems.calpheon.events import TurnBegan, TurnEnded
from toolkit.systems.calpheon.limits import damaging_actions
from toolkit.systems.calpheon.procedures.end_of_turn import end_turn, start_turn
from toolkit.systems.calpheon.procedures.flight import over
from toolkit.systems.calpheon.procedures.initiative import Initiative, rollers
from toolkit.systems.calpheon.procedures.phase import Phase, replace_the_fallen
from toolkit.systems.calpheon.procedures.switching import fill_gaps
from toolkit.systems.calpheon.state import Fight


def play_turn(scene: Scene[Fight], turn: Turn) -> None:
    """Resolve plans that break no limit."""
    replaced: set[str] = set()
    scene.emit(TurnBegan(scene.state.battle.round or 1))
    fill_gaps(scene, turn.replacements, replaced, must_wait=False)
    attacking = {side: damaging_actions(scene.state, plan) for side, plan in turn.plans.items()}
    start_turn(scene)
    replace_the_fallen(scene, turn, replaced)
    initiative = Initiative()
    initiative.roll(scene, rollers(scene.state))
    for number in (1, 2):
        if not over(scene):
            Phase(scene, turn, initiative, number, replaced, attacking).play()
    if not over(scene):
        end_turn(scene)
        replace_the_fallen(scene, turn, replaced)
        scene.emit(TurnEnded((scene.state.battle.round or 1) + 1))
