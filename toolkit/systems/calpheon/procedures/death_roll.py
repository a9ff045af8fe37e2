"""Death Rolls ([000] VI.05, VIII.02-03): who must make one, and what it says by the campaign's own rule.

The sources name one for self-destruction and refer elsewhere for the rest: by ruling every fall calls for one. Without
a rule of the campaign's it is the game master's. Who dies is Dead, a status; it stays at 0 HP.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.messages import Who
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import DeathRolled, Fell
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import mention
from toolkit.systems.calpheon.procedures.own_rule import yes_or_no
from toolkit.systems.calpheon.state import Fight, standing

ROLL = "Death Roll"


def death_roll(doing: Doing, tally: Tally) -> None:
    """The actor's own."""
    mention(doing, tally, ROLL)
    dies = yes_or_no(doing, "death_roll", tally, doing.actor)
    doing.emit(DeathRolled(doing.actor, dies))
    if dies:
        mention(doing, tally, "Dead")


def roll_for_the_fallen(scene: Scene[Fight], since: int) -> None:
    """A Death Roll for everybody who fell after the first `since` events, where the campaign wants one of each."""
    events = scene.events[since:]
    rolled = {event.who for event in events if isinstance(event, DeathRolled)}
    fell = dict.fromkeys(event.who for event in events if isinstance(event, Fell) and event.who not in rolled)
    if not fell or scene.state.rulings["calpheon.death_roll.when"] != "every_fall":
        return
    scene.ruling("calpheon.death_roll.when")
    for who in fell:
        if not standing(scene.state.roster[who]):
            doing = Doing(scene, Planned(who, ROLL), scene.state.roster[who].side, 0)
            doing.key = who
            death_roll(doing, Tally(Who(who)))
