"""The end of a turn ([003] V.01, step 6; [000] V.03).

In this order: what poison, burns, weather and the like do is named for the game master (the sources give no
numbers); exhaustion takes its toll by the campaign's own rule; turns left are counted down, not of what began this
turn; Protect chains without an attempt end.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.events import (
    ProtectChainEnded,
    ProtectTried,
    SideCleared,
    SideLaid,
    SidesCounted,
    StatusesCounted,
    StatusGained,
    TerrainChanged,
    TurnEnded,
    WeatherChanged,
    condition,
)
from toolkit.systems.calpheon.procedures.death_roll import roll_for_the_fallen
from toolkit.systems.calpheon.procedures.exhaustion import exhaust
from toolkit.systems.calpheon.sides import Lying, lying, written
from toolkit.systems.calpheon.state import Fight, present
from toolkit.tables.cells import Status

LASTING = ("Burn", "Poison", "Badly Poisoned", "Leech Seed", "Cursed")
"""Statuses with effects at the end of a turn."""


def end_turn(scene: Scene[Fight]) -> None:
    """Everything between Action 2 and the next turn."""
    begun = len(scene.events)
    for who in _in_battle(scene.state):
        _remind(scene, who)
    for who in _in_battle(scene.state):
        exhaust(scene, who)
    roll_for_the_fallen(scene, begun)
    for who in _in_battle(scene.state):
        _count_statuses(scene, who)
    _count_field(scene)
    _count_sides(scene)
    _end_chains(scene)
    scene.emit(TurnEnded((scene.state.battle.round or 1) + 1))


def _in_battle(fight: Fight) -> list[str]:
    return [who for who, row in fight.roster.items() if row.side and present(fight, who)]


def _remind(scene: Scene[Fight], who: str) -> None:
    lasting = [Term(status.name) for status in scene.state.roster[who].status if status.name in LASTING]
    if lasting:
        scene.tell("calpheon.end_of_turn_by_hand", who=Who(who), statuses=lasting)


def _count_statuses(scene: Scene[Fight], who: str) -> None:
    new = {event.status for event in scene.events if isinstance(event, StatusGained) and event.who == who}
    held = scene.state.roster[who].status
    counted = [status for status in held if status.turns is not None and status.name not in new]
    if not counted or not scene.ruling("calpheon.status.countdown"):
        return
    after = tuple(later for status in held for later in (_later(status) if status in counted else [status]))
    scene.emit(StatusesCounted(Who(who), after))
    for status in counted:
        if not list(_later(status)):
            scene.tell("calpheon.status_ended", who=Who(who), status=Term(status.name))


def _later(status: Status) -> Iterator[Status]:
    """The status a turn later, or nothing."""
    turns = (status.turns or 0) - 1
    if turns > 0:
        yield Status(status.name, turns, status.by, status.until)


def _count_field(scene: Scene[Fight]) -> None:
    battle = scene.state.battle
    for now, changed in ((battle.weather, WeatherChanged), (battle.terrain, TerrainChanged)):
        name, turns = condition(now)
        if name:
            scene.tell("calpheon.field_by_hand", what=Term(name))
        fresh = any(isinstance(event, changed) for event in scene.events)
        if turns is not None and not fresh and scene.ruling("calpheon.status.countdown"):
            scene.emit(changed(f"{name} {turns - 1}" if turns > 1 else ""))


def _count_sides(scene: Scene[Fight]) -> None:
    new = {(event.side, event.what) for event in scene.events if isinstance(event, SideLaid)}
    held = lying(scene.state)
    counted = [one for one in held if one.turns is not None and (one.side, one.name) not in new]
    if not counted or not scene.ruling("calpheon.status.countdown"):
        return
    for one in counted:
        if one.turns == 1:
            scene.emit(SideCleared(one.side, Term(one.name)))
    later = [Lying(one.side, one.name, (one.turns or 0) - 1) if one in counted else one for one in held]
    scene.emit(SidesCounted(written(one for one in later if one.turns != 0)))


def _end_chains(scene: Scene[Fight]) -> None:
    tried = {event.who for event in scene.events if isinstance(event, ProtectTried)}
    for who, row in scene.state.roster.items():
        if row.protect_streak and who not in tried:
            scene.emit(ProtectChainEnded(Who(who)))
