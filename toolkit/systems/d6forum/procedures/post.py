"""What was written in one go: its deeds one after another, each on what the ones before have left.

The first has to be legal; a later one that no longer is comes to nothing, and the others go on.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.systems.d6forum.actions import Deed, EndRound, EndTurn, Post, Step
from toolkit.systems.d6forum.events import Acted
from toolkit.systems.d6forum.legality import obstacle
from toolkit.systems.d6forum.procedures.ball import recall, send
from toolkit.systems.d6forum.procedures.dodge import superfluous
from toolkit.systems.d6forum.procedures.doing import Doing
from toolkit.systems.d6forum.procedures.end_of_turn import end_round, end_turn
from toolkit.systems.d6forum.procedures.use_move import use_move
from toolkit.systems.d6forum.state import Fight


def play(scene: Scene[Fight], action: Step | Post) -> None:
    """Every step in order."""
    often: dict[str, int] = {}
    for step in action.steps if isinstance(action, Post) else (action,):
        if isinstance(step, EndTurn):
            end_turn(scene, step.who)
        elif isinstance(step, EndRound):
            end_round(scene)
        else:
            often[step.actor] = often.get(step.actor, 0) + 1
            number = often[step.actor]
            _do(Doing(scene, step, step.actor if number == 1 else f"{step.actor}.deed{number}"), step)


def _do(doing: Doing, deed: Deed) -> None:
    why = obstacle(doing.fight, deed)
    move = doing.fight.moves.get(deed.move)
    if deed.use != "Send" or deed.move:
        doing.emit(Acted(doing.actor))
    if why is not None:
        doing.fail(why)
    elif move is not None:
        use_move(doing, move)
        superfluous(doing)
    else:
        (recall if deed.use == "Recall" else send)(doing)
