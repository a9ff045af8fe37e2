"""The end of a turn ([003] V.01, step 6; [000] V.03), and its start (step 1).

In this order, the same every turn: what weather does, terrain, barriers and hazards, statuses (`passing`); exhaustion
takes its toll by the campaign's own rule; Death Rolls for who fell; turns left are counted down, not of what began
this turn; Protect chains without an attempt end. What no row of a guide speaks of is only named for the game master:
the sources give no numbers. A turn's start has the same first four steps.
"""

from __future__ import annotations

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.events import ProtectChainEnded, ProtectTried, condition
from toolkit.systems.calpheon.guide_words import END, START
from toolkit.systems.calpheon.guides import STATUS
from toolkit.systems.calpheon.in_force import of_side, of_statuses, of_terrain, of_weather
from toolkit.systems.calpheon.procedures.countdown import count_down
from toolkit.systems.calpheon.procedures.death_roll import roll_for_the_fallen
from toolkit.systems.calpheon.procedures.exhaustion import exhaust
from toolkit.systems.calpheon.procedures.passing import STEPS, in_battle, pass_moment
from toolkit.systems.calpheon.sides import kind_of, lying
from toolkit.systems.calpheon.state import Fight, sides

LASTING = ("Burn", "Poison", "Badly Poisoned", "Leech Seed", "Cursed")
"""Statuses with effects at the end of a turn, told where no row of a guide says what they do."""


def start_turn(scene: Scene[Fight]) -> None:
    """What the guides' rows bring before Initiative."""
    begun = len(scene.events)
    for step in STEPS:
        pass_moment(scene, START, step)
    roll_for_the_fallen(scene, begun)


def end_turn(scene: Scene[Fight]) -> None:
    """Everything between Action 2 and the next turn."""
    begun = len(scene.events)
    _name_field(scene, "Weather", scene.state.battle.weather)
    pass_moment(scene, END, of_weather)
    _name_field(scene, "Terrain", scene.state.battle.terrain)
    pass_moment(scene, END, of_terrain)
    _name_sides(scene)
    pass_moment(scene, END, of_side)
    _name_statuses(scene)
    pass_moment(scene, END, of_statuses)
    for who in in_battle(scene.state):
        exhaust(scene, who)
    roll_for_the_fallen(scene, begun)
    count_down(scene)
    _end_chains(scene)


def _name_field(scene: Scene[Fight], kind: str, now: str) -> None:
    name = condition(now)[0]
    if name and scene.state.guides.get(kind, name) is None:
        scene.advise("calpheon.field_by_hand", what=Term(name))


def _name_sides(scene: Scene[Fight]) -> None:
    for side in sides(scene.state):
        unknown = [one.name for one in lying(scene.state, side) if not _has_row(scene.state, one.name)]
        if unknown:
            scene.advise("calpheon.side_by_hand", side=side, what=[Term(name) for name in unknown])


def _has_row(fight: Fight, name: str) -> bool:
    return fight.guides.get(kind_of(fight, name), name) is not None


def _name_statuses(scene: Scene[Fight]) -> None:
    for who in in_battle(scene.state):
        named = (status.name for status in scene.state.roster[who].status if status.name in LASTING)
        lasting = [Term(name) for name in named if scene.state.guides.get(STATUS, name) is None]
        if lasting:
            scene.advise("calpheon.end_of_turn_by_hand", who=Who(who), statuses=lasting)


def _end_chains(scene: Scene[Fight]) -> None:
    tried = {event.who for event in scene.events if isinstance(event, ProtectTried)}
    for who, row in scene.state.roster.items():
        if row.protect_streak and who not in tried:
            scene.emit(ProtectChainEnded(Who(who)))
