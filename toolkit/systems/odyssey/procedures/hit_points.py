"""HP lost and regained, and what follows: Shaken, defeat, the end of Grapples (HP and Defeat).

HP never fall below 0 nor rise above the maximum. The statuses Shaken and Defeated follow from the HP by themselves
(`apply`); here it is told.
"""

from __future__ import annotations

from toolkit.core.events import Event
from toolkit.core.scene import Scene
from toolkit.dice import Ask
from toolkit.messages import Note, Term, Who, note
from toolkit.systems.odyssey.events import (
    BallsPassed,
    BecameShaken,
    GrappleEnded,
    HpLost,
    HpRegained,
    StatusEnded,
    WasDefeated,
)
from toolkit.systems.odyssey.pairs import catchers, team
from toolkit.systems.odyssey.procedures.hiding import look_around
from toolkit.systems.odyssey.state import Fight, has, is_human, standing
from toolkit.systems.odyssey.travel import grappler_of, held_by


def happen(scene: Scene[Fight], who: str, event: Event) -> None:
    """Let an event that changes somebody's HP happen, and tell what follows."""
    before = scene.state.roster[who]
    scene.emit(event)
    after = scene.state.roster[who]
    if has(after, "Shaken") and not has(before, "Shaken"):
        scene.emit(BecameShaken(Who(who)))
    if standing(before) and not standing(after):
        scene.emit(WasDefeated(Who(who)))
        let_go(scene, who)
        _pass_the_balls(scene, who)
        if has(after, "Hidden"):
            scene.emit(StatusEnded(Who(who), Term("Hidden")))
        look_around(scene)


def _pass_the_balls(scene: Scene[Fight], who: str) -> None:
    """A defeated trainer says which allied trainer releases its Pokémon from now on (HP and Defeat)."""
    there = catchers(scene.state, who)
    able = any(standing(scene.state.roster[one]) for one in team(scene.state, who))
    if not is_human(scene.state.roster[who]) or not there or not able:
        return
    chosen = there[0]
    if len(there) > 1 and scene.ruling("odyssey.thrower") == "ask":
        names = [scene.state.roster[one].name for one in there]
        options = tuple(names if len(set(names)) == len(names) else there)
        asked = Ask("thrower", who, options=options, prompt=note("odyssey.ask.thrower", who=Who(who)))
        chosen = there[options.index(str(scene.ask(asked).value))]
    scene.emit(BallsPassed(Who(who), Who(chosen)))


def lose(scene: Scene[Fight], who: str, amount: int, cause: Note) -> int:
    """HP lost otherwise than by an attack; what was really lost."""
    row = scene.state.roster[who]
    lost = min(amount, row.hp or 0)
    if lost > 0:
        happen(scene, who, HpLost(Who(who), lost, (row.hp or 0) - lost, cause))
    return max(lost, 0)


def regain(scene: Scene[Fight], who: str, amount: int, cause: Note) -> int:
    """HP regained; what was really gained."""
    row = scene.state.roster[who]
    gained = min(amount, (row.max_hp or 0) - (row.hp or 0))
    if gained > 0:
        happen(scene, who, HpRegained(Who(who), gained, (row.hp or 0) + gained, cause))
    return max(gained, 0)


def let_go(scene: Scene[Fight], who: str) -> None:
    """Every Grapple somebody is part of ends."""
    holds, holder = held_by(scene.state, who), grappler_of(scene.state, who)
    if holds is not None:
        scene.emit(GrappleEnded(Who(who), Who(holds)))
    if holder is not None:
        scene.emit(GrappleEnded(Who(holder), Who(who)))
