"""Hide and Search, and how the Hidden are seen again (General Combat Actions).

Hidden ends when a foe gains unobstructed line of sight, when a Search succeeds, and after a Trick or a Strike of the
one who hides. Searching needs line of sight, obstructed or not, and reaches 5 squares.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.odyssey.events import StatusEnded, StatusGained
from toolkit.systems.odyssey.procedures.accuracy import given, obstacles, roll
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.state import SEARCH, Fight, far, foes, has, present
from toolkit.systems.odyssey.travel import in_plain_sight, view


def hide(doing: Doing) -> None:
    """Become Hidden."""
    doing.emit(StatusGained(doing.actor, Term("Hidden")))
    tally = Tally(None, effects=["Hidden"])
    doing.end(tally)


def search(doing: Doing) -> None:
    """An Accuracy Roll against the Evasion of every Hidden foe that could be found."""
    tallies = []
    for foe in _findable(doing):
        parts = {**given(doing, (foe,)), "terrain": -obstacles(doing, foe)[0]}
        rolled = roll(doing, foe, "Evasion", parts)
        tallies.append(Tally(foe, "hit" if rolled.hits else "miss", natural=rolled.natural))
    for tally in tallies:
        if tally.result == "hit":
            doing.emit(StatusEnded(tally.who, Term("Hidden")))
    if not tallies:
        doing.scene.tell("odyssey.nobody_found", who=doing.actor)
    doing.end(*tallies)


def _findable(doing: Doing) -> list[str]:
    fight, found = doing.fight, []
    for foe in foes(fight, doing.actor):
        apart, way = far(fight, doing.actor, foe), view(fight, doing.actor, foe)
        near = apart is None or apart <= SEARCH
        if near and has(fight.roster[foe], "Hidden") and not (way is not None and way.blocked):
            found.append(foe)
    return found


def look_around(scene: Scene[Fight]) -> None:
    """Whoever is Hidden where a foe sees it without anything in the way is Hidden no more."""
    for who, row in scene.state.roster.items():
        if has(row, "Hidden") and present(row) and in_plain_sight(scene.state, who) is not None:
            scene.emit(StatusEnded(Who(who), Term("Hidden")))


def give_away(doing: Doing) -> None:
    """Whoever used a Trick or a Strike is Hidden no more."""
    if has(doing.me, "Hidden"):
        doing.emit(StatusEnded(doing.actor, Term("Hidden")))
