"""Turns going by, and what ends with them ([003] V.01, step 6).

In this order: each combatant's statuses in roster order, then weather, terrain, what lies on the sides. A number of
turns goes down by one, except of what began this turn (but a row may end with the very turn); at its end the guide's
row may bring something. Then a row that ends by chance rolls its d100. By ruling numbers never go down.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import (
    SideCleared,
    SideLaid,
    SidesCounted,
    StatusesCounted,
    StatusGained,
    TerrainChanged,
    WeatherChanged,
    condition,
)
from toolkit.systems.calpheon.guide_words import ENDING
from toolkit.systems.calpheon.guides import STATUS, Guide
from toolkit.systems.calpheon.procedures.accuracy import chance
from toolkit.systems.calpheon.procedures.affecting import end_statuses
from toolkit.systems.calpheon.procedures.doing import Doing
from toolkit.systems.calpheon.procedures.passing import happen, in_battle
from toolkit.systems.calpheon.sides import Lying, kind_of, lying, written
from toolkit.systems.calpheon.state import Fight
from toolkit.tables.cells import Status


def count_down(scene: Scene[Fight]) -> None:
    """A turn goes by for everything that lasts."""
    for who in in_battle(scene.state):
        new = {event.status for event in scene.events if isinstance(event, StatusGained) and event.who == who}
        end_statuses(scene, who, {"ends_turn"})
        _count_statuses(scene, who, new)
        _end_statuses_by_chance(scene, who, new)
    _count_field(scene)
    _count_sides(scene)


def _counts(scene: Scene[Fight]) -> bool:
    return bool(scene.ruling("calpheon.status.countdown"))


def _count_statuses(scene: Scene[Fight], who: str, new: set[Term]) -> None:
    held = scene.state.roster[who].status
    counted = [status for status in held if status.turns is not None and status.name not in new]
    if not counted or not _counts(scene):
        return
    after = tuple(later for status in held for later in (_later(status) if status in counted else [status]))
    over = [status.name for status in counted if not list(_later(status))]
    scene.emit(StatusesCounted(Who(who), after))
    for name in over:
        scene.tell("calpheon.status_ended", who=Who(who), status=Term(name))
    guides = (scene.state.guides.get(STATUS, name) for name in over)
    happen(scene, who, [guide for guide in guides if guide is not None], ENDING)


def _later(status: Status) -> Iterator[Status]:
    """The status a turn later, or nothing."""
    turns = (status.turns or 0) - 1
    if turns > 0:
        yield Status(status.name, turns, status.by, status.until)


def _end_statuses_by_chance(scene: Scene[Fight], who: str, new: set[Term]) -> None:
    for status in scene.state.roster[who].status:
        guide = scene.state.guides.get(STATUS, status.name)
        if guide is not None and status.name not in new and _ends_by_chance(scene, who, guide):
            left = tuple(one for one in scene.state.roster[who].status if one.name != status.name)
            scene.emit(StatusesCounted(Who(who), left))
            scene.tell("calpheon.status_ended", who=Who(who), status=Term(status.name))


def _ends_by_chance(scene: Scene[Fight], who: str, guide: Guide) -> bool:
    """Whether a row's chance to end has come; no die where it names none."""
    clause = next((clause for clause in guide.ends if clause.what == "ends_chance"), None)
    if clause is None or clause.chance is None:
        return False
    doing = Doing(scene, Planned(who, Term(guide.name)), scene.state.roster[who].side, 0)
    return chance(doing, "ending", clause.chance, status=Term(guide.name))


def _count_field(scene: Scene[Fight]) -> None:
    fields = (("Weather", "weather", WeatherChanged), ("Terrain", "terrain", TerrainChanged))
    for kind, key, changed in fields:
        name, turns = condition(getattr(scene.state.battle, key))
        if not name or any(isinstance(event, changed) for event in scene.events):
            continue
        guide, here = scene.state.guides.get(kind, name), in_battle(scene.state)
        if turns is not None and _counts(scene):
            turns -= 1
            scene.emit(changed(f"{name} {turns}" if turns > 0 else ""))
        if turns != 0 and guide is not None and here and _ends_by_chance(scene, here[0], guide):
            scene.emit(changed(""))


def _count_sides(scene: Scene[Fight]) -> None:
    new = {(event.side, event.what) for event in scene.events if isinstance(event, SideLaid)}
    held = lying(scene.state)
    old = [one for one in held if (one.side, one.name) not in new]
    counted = [one for one in old if one.turns is not None]
    if counted and _counts(scene):
        over = [one for one in counted if one.turns == 1]
        for one in over:
            scene.emit(SideCleared(one.side, Term(one.name)))
        later = [Lying(one.side, one.name, (one.turns or 0) - 1) if one in counted else one for one in held]
        scene.emit(SidesCounted(written(one for one in later if one.turns != 0)))
        old = [one for one in old if one not in over]
    for one in old:
        guide = scene.state.guides.get(kind_of(scene.state, one.name), one.name)
        here = [who for who in in_battle(scene.state) if scene.state.roster[who].side == one.side]
        if guide is not None and here and _ends_by_chance(scene, here[0], guide):
            scene.emit(SideCleared(one.side, Term(one.name)))
