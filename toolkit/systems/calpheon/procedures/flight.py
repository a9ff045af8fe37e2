"""Fleeing ([003] I.02, II.03): an attempt that Trapped forbids and the campaign's own rule decides.

By default the game master says what comes of it. An attempt that the rule lets succeed ends the battle for its side:
between two sides the battle is over at once, and nothing that was planned after it happens.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.systems.calpheon.events import Fled
from toolkit.systems.calpheon.procedures.check import leave_obstacle
from toolkit.systems.calpheon.procedures.doing import Doing, Tally, failed
from toolkit.systems.calpheon.procedures.own_rule import yes_or_no
from toolkit.systems.calpheon.procedures.switching import leaving
from toolkit.systems.calpheon.state import Fight, is_active, opponents, sides


def flee(doing: Doing) -> None:
    """One attempt; the side's Pokémon is who gets away, or who is caught."""
    why = leave_obstacle(doing.fight, doing.actor, leaving(doing.fight, doing.side))
    if why is not None:
        doing.fail(why)
        return
    tally = Tally(doing.actor)
    foes = opponents(doing.fight, doing.side)
    away = yes_or_no(doing, "flee", tally, leaving(doing.fight, doing.side) or doing.actor, foes[0] if foes else None)
    if away is False:
        doing.fail(failed("caught", who=doing.actor), facts=tally.facts)
        return
    if away is None:
        doing.scene.tell("calpheon.flee_tried", who=doing.actor)
    tally.effects.insert(0, "Flee")
    doing.end(tally)
    if away:
        doing.emit(Fled(doing.actor, doing.side, over=not _others(doing.fight, doing.side)))


def over(scene: Scene[Fight]) -> bool:
    """Whether a flight has ended the battle."""
    return any(isinstance(event, Fled) and event.over for event in scene.events)


def _others(fight: Fight, side: str) -> bool:
    """Whether at least two other sides are left to fight on."""
    left = {row.side for row in fight.roster.values() if is_active(row)} - {side}
    return len(left & set(sides(fight))) > 1
