"""Whose turn is next, and holding one's turn (Initiative and Turns).

The order is kept once the battle says whose turn it is; holding, and a Switch to a lower Initiative, make it say so
where somebody acts in between.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.dice import Ask
from toolkit.messages import Who, note
from toolkit.systems.odyssey.events import Held, TurnPassed
from toolkit.systems.odyssey.pairs import holder, initiative, leader, next_leader
from toolkit.systems.odyssey.procedures.doing import Doing
from toolkit.systems.odyssey.state import Fight

LEAST = -99


def hold(doing: Doing) -> None:
    """Wait for a later value of Initiative, which becomes the pair's own."""
    now, who = initiative(doing.fight, doing.actor), leader(doing.fight, doing.actor)
    until = doing.used.until
    if until is None:
        prompt = note("odyssey.ask.until", who=doing.actor, now=now)
        until = doing.ask(Ask("until", doing.actor, low=min(0, now - 1), high=now - 1, prompt=prompt)).number
    doing.emit(Held(Who(who), until))
    doing.end()
    wait_for(doing.scene, doing.actor, now)


def wait_for(scene: Scene[Fight], who: str, before: int) -> None:
    """Let those act first who come between the Initiative somebody had and the one it has now."""
    following = next_leader(scene.state, below=before)
    if following is not None and following != leader(scene.state, who):
        scene.emit(TurnPassed(Who(following)))


def pass_on(scene: Scene[Fight], ended: bool) -> None:
    """The next one's turn begins, or everybody has had theirs; nothing where the battle never said whose it is."""
    if ended:
        following = next_leader(scene.state)
        scene.emit(TurnPassed(None if following is None else Who(following)))


def is_kept(fight: Fight) -> bool:
    """Whether the order of turns is kept."""
    return holder(fight) is not None
