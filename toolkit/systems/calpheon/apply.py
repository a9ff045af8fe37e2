"""Folding one event into a fight: the only place where a Calpheon state changes.

One function an event, each a few columns. Events without one here are told and change nothing.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Any

from toolkit.core.events import Adjusted, Event
from toolkit.systems.calpheon import events as happened
from toolkit.systems.calpheon.sides import Lying, grown, laid, not_growing, without
from toolkit.systems.calpheon.state import Fight, active, has_status
from toolkit.tables.cells import Status

FRESH: dict[str, Any] = {
    "types_now": (),
    "abilities_now": (),
    "stages": {},
    "initiative": None,
    "protect_streak": None,
    "substitute_hp": None,
    "charging": "",
    "recharging": None,
    "destiny_bond": None,
    "must_wait": None,
    "repositioned": None,
}
"""State columns that belong to a running battle, as they are outside one."""


ENDS_AT_0_HP = {column: FRESH[column] for column in ("charging", "recharging", "destiny_bond", "substitute_hp")}
"""Those of them that are over for who falls, however it came about."""


def apply(fight: Fight, event: Event) -> Fight:
    """The fight after `event`."""
    return changed(event, fight)


@singledispatch
def changed(event: Event, fight: Fight) -> Fight:
    """By the event's class; by default nothing changes."""
    return fight


@changed.register
def _(event: Adjusted, fight: Fight) -> Fight:
    return fight.with_battle(**event.columns) if event.who == "battle" else fight.with_row(event.who, **event.columns)


@changed.register
def _(event: happened.TurnBegan, fight: Fight) -> Fight:
    for who, row in fight.roster.items():
        if row.must_wait or row.repositioned:
            fight = fight.with_row(who, must_wait=None, repositioned=None)
    return fight.with_battle(round=event.round)


@changed.register
def _(event: happened.InitiativeRolled, fight: Fight) -> Fight:
    return fight.with_row(event.who, initiative=event.total)


@changed.register
def _(event: happened.OrderSet, fight: Fight) -> Fight:
    return fight.with_battle(turn_order=event.order)


@changed.register
def _(event: happened.TurnEnded, fight: Fight) -> Fight:
    return fight.with_battle(round=event.round)


@changed.register
def _(event: happened.MoveBegan, fight: Fight) -> Fight:
    return fight.with_row(event.who, sp=event.left) if event.cost else fight


@changed.register
def _(event: happened.ChargeBegan, fight: Fight) -> Fight:
    return fight.with_row(event.who, charging=event.move)


@changed.register(happened.ChargeReleased)
@changed.register(happened.ChargeLost)
def _(event: happened.ChargeReleased | happened.ChargeLost, fight: Fight) -> Fight:
    return fight.with_row(event.who, charging="")


@changed.register
def _(event: happened.RecoveryOwed, fight: Fight) -> Fight:
    return fight.with_row(event.who, recharging=True)


@changed.register
def _(event: happened.Recovered, fight: Fight) -> Fight:
    return fight.with_row(event.who, recharging=None)


@changed.register
def _(event: happened.StrikeLanded, fight: Fight) -> Fight:
    return fight.with_row(event.target, hp=event.left)


@changed.register
def _(event: happened.SubstituteStruck, fight: Fight) -> Fight:
    return fight.with_row(event.target, substitute_hp=event.left or None)


@changed.register(happened.HpLost)
@changed.register(happened.HpRegained)
def _(event: happened.HpLost | happened.HpRegained, fight: Fight) -> Fight:
    return fight.with_row(event.who, hp=event.left)


@changed.register(happened.SpRegained)
@changed.register(happened.SpShifted)
def _(event: happened.SpRegained | happened.SpShifted, fight: Fight) -> Fight:
    return fight.with_row(event.who, sp=event.left)


@changed.register
def _(event: happened.Fell, fight: Fight) -> Fight:
    return fight.with_row(event.who, **ENDS_AT_0_HP)


@changed.register
def _(event: happened.StatusGained, fight: Fight) -> Fight:
    held = fight.roster[event.who].status
    others = tuple(status for status in held if status.name != event.status)
    if len(others) == len(held):
        fight = _grows_no_more(fight, event.who, str(event.status))
    by = event.by or next((status.by for status in held if status.name == event.status), "")
    return fight.with_row(event.who, status=(*others, Status(str(event.status), event.turns, by)))


def _grows_no_more(fight: Fight, who: str, *statuses: str) -> Fight:
    """The counts of statuses that are over, or new, begin again."""
    left = not_growing(fight, who, *statuses)
    return fight if left == fight.battle.growing else fight.with_battle(growing=left)


@changed.register
def _(event: happened.Grew, fight: Fight) -> Fight:
    return fight.with_battle(growing=grown(fight, event.who, str(event.status), event.times))


@changed.register
def _(event: happened.DeathRolled, fight: Fight) -> Fight:
    row = fight.roster[event.who]
    if not event.dies or has_status(row, "Dead"):
        return fight
    return fight.with_row(event.who, status=(*row.status, Status("Dead")))


@changed.register
def _(event: happened.StatusesCounted, fight: Fight) -> Fight:
    left = {status.name for status in event.statuses}
    over = [status.name for status in fight.roster[event.who].status if status.name not in left]
    return _grows_no_more(fight, event.who, *over).with_row(event.who, status=event.statuses)


@changed.register
def _(event: happened.StageChanged, fight: Fight) -> Fight:
    stages = {**fight.roster[event.who].stages, event.stat.lower(): event.now}
    return fight.with_row(event.who, stages={stat: stage for stat, stage in stages.items() if stage})


@changed.register
def _(event: happened.TypesChanged, fight: Fight) -> Fight:
    return fight.with_row(event.who, types_now=() if event.types == fight.roster[event.who].types else event.types)


@changed.register
def _(event: happened.AbilitiesChanged, fight: Fight) -> Fight:
    own = event.abilities == fight.roster[event.who].abilities
    return fight.with_row(event.who, abilities_now=() if own else event.abilities)


@changed.register
def _(event: happened.HandedOver, fight: Fight) -> Fight:
    passed = {key: getattr(fight.roster[event.old], key) for key in ("stages", "substitute_hp")}
    return fight.with_row(event.new, **passed).with_row(event.old, stages={}, substitute_hp=None)


@changed.register
def _(event: happened.WeatherChanged, fight: Fight) -> Fight:
    return fight.with_battle(weather=event.weather)


@changed.register
def _(event: happened.TerrainChanged, fight: Fight) -> Fight:
    return fight.with_battle(terrain=event.terrain)


@changed.register
def _(event: happened.SideLaid, fight: Fight) -> Fight:
    return fight.with_battle(sides=laid(fight, Lying(event.side, str(event.what), event.turns)))


@changed.register
def _(event: happened.SideCleared, fight: Fight) -> Fight:
    return fight.with_battle(sides=without(fight, event.side, str(event.what)))


@changed.register
def _(event: happened.SidesCounted, fight: Fight) -> Fight:
    return fight.with_battle(sides=event.sides)


@changed.register
def _(event: happened.ProtectTried, fight: Fight) -> Fight:
    return fight.with_row(event.who, protect_streak=event.streak or None)


@changed.register
def _(event: happened.ProtectChainEnded, fight: Fight) -> Fight:
    return fight.with_row(event.who, protect_streak=None)


@changed.register
def _(event: happened.SubstituteMade, fight: Fight) -> Fight:
    return fight.with_row(event.who, hp=event.left, substitute_hp=event.cost)


@changed.register
def _(event: happened.BondTied, fight: Fight) -> Fight:
    return fight.with_row(event.who, destiny_bond=True)


@changed.register
def _(event: happened.BondEnded, fight: Fight) -> Fight:
    return fight.with_row(event.who, destiny_bond=None)


@changed.register
def _(event: happened.Repositioned, fight: Fight) -> Fight:
    return fight.with_row(event.who, repositioned=True)


@changed.register
def _(event: happened.Switched, fight: Fight) -> Fight:
    return fight.with_row(event.old, active=False).with_row(event.new, active=True)


@changed.register
def _(event: happened.Replaced, fight: Fight) -> Fight:
    left = fight.with_row(event.old, active=False) if event.old else fight
    return left.with_row(event.new, active=True, must_wait=event.must_wait or None)


@changed.register
def _(event: happened.BattleBegan, fight: Fight) -> Fight:
    return fight.with_battle(round=1, phase="", turn="", turn_order=())


@changed.register
def _(event: happened.Fled, fight: Fight) -> Fight:
    if event.over:
        return changed(happened.BattleOver("flight"), fight)
    left = active(fight, event.side)
    return fight.with_row(left, active=False) if left is not None else fight


@changed.register
def _(event: happened.BattleOver, fight: Fight) -> Fight:
    roster = {who: row.model_copy(update=FRESH) for who, row in fight.roster.items()}
    fight = replace(fight, roster=roster)
    return fight.with_battle(round=None, phase="", turn="", turn_order=(), weather="", terrain="", sides=(), growing=())
