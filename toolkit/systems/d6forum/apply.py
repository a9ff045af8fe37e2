"""Folding one event into a fight: the only place where its state changes. One function an event.

Events without one here are told and change nothing.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Any

from toolkit.core.events import Event
from toolkit.systems.d6forum import events as happened
from toolkit.systems.d6forum.state import Fight
from toolkit.tables.cells import Status

DODGES = 5
"""Evasions that a battle allows ([004] Уклонения 2)."""

ENDS_AT_0_HP: dict[str, Any] = {"preparing": "", "prepared_target": "", "barrier": None}
"""State columns that are over for who falls or leaves, as they are then."""

STAGES: dict[str, Any] = {
    "attack_stage": None, "defense_stage": None, "speed_stage": None, "accuracy_stage": None, "stage_turns": (),
}  # fmt: skip
"""Stages as they are without any."""

FRESH = {**ENDS_AT_0_HP, **STAGES, "dodges_left": DODGES}
"""State columns that belong to a battle, as they are at its beginning."""


def apply(fight: Fight, event: Event) -> Fight:
    """The fight after `event`."""
    return changed(event, fight)


@singledispatch
def changed(event: Event, fight: Fight) -> Fight:
    """By the event's class; by default nothing changes."""
    return fight


@changed.register
def _(event: happened.PreparationBegan, fight: Fight) -> Fight:
    return fight.with_row(event.who, preparing=event.move, prepared_target=event.target)


@changed.register
def _(event: happened.PreparationOver, fight: Fight) -> Fight:
    return fight.with_row(event.who, preparing="", prepared_target="")


@changed.register
def _(event: happened.BarrierRaised, fight: Fight) -> Fight:
    return fight.with_row(event.who, barrier=True)


@changed.register
def _(event: happened.BarrierSpent, fight: Fight) -> Fight:
    return fight.with_row(event.who, barrier=None)


@changed.register(happened.Dodged)
@changed.register(happened.DodgeSpent)
def _(event: happened.Dodged | happened.DodgeSpent, fight: Fight) -> Fight:
    return fight.with_row(event.who, dodges_left=event.left)


@changed.register
def _(event: happened.StrikeLanded, fight: Fight) -> Fight:
    return fight.with_row(event.target, hp=event.left)


@changed.register(happened.HpLost)
@changed.register(happened.HpRegained)
def _(event: happened.HpLost | happened.HpRegained, fight: Fight) -> Fight:
    return fight.with_row(event.who, hp=event.left)


@changed.register
def _(event: happened.Fell, fight: Fight) -> Fight:
    return fight.with_row(event.who, **ENDS_AT_0_HP)


@changed.register
def _(event: happened.StatusGained, fight: Fight) -> Fight:
    others = tuple(status for status in fight.roster[event.who].status if status.name != event.status)
    return fight.with_row(event.who, status=(*others, Status(str(event.status), event.turns)))


@changed.register
def _(event: happened.Interrupted, fight: Fight) -> Fight:
    return _without(fight, event.who, ("Flinch",))


@changed.register
def _(event: happened.Cured, fight: Fight) -> Fight:
    return _without(fight, event.who, event.statuses)


def _without(fight: Fight, who: str, names: tuple[str, ...]) -> Fight:
    left = tuple(status for status in fight.roster[who].status if status.name not in names)
    return fight.with_row(who, status=left)


@changed.register
def _(event: happened.StatusesCounted, fight: Fight) -> Fight:
    return fight.with_row(event.who, status=event.statuses)


@changed.register
def _(event: happened.StageChanged, fight: Fight) -> Fight:
    others = tuple(item for item in fight.roster[event.who].stage_turns if happened.condition(item)[0] != event.stat)
    own = (f"{event.stat} {event.turns}",) if event.turns is not None and event.now else ()
    columns = {f"{event.stat.lower()}_stage": event.now or None, "stage_turns": (*others, *own)}
    return fight.with_row(event.who, **columns)


@changed.register
def _(event: happened.StagesCounted, fight: Fight) -> Fight:
    return fight.with_row(event.who, **event.columns)


@changed.register
def _(event: happened.WeatherChanged, fight: Fight) -> Fight:
    return fight.with_battle(weather=event.weather)


@changed.register
def _(event: happened.Recalled, fight: Fight) -> Fight:
    return fight.with_row(event.who, active=False, **ENDS_AT_0_HP)


@changed.register
def _(event: happened.SentOut, fight: Fight) -> Fight:
    left = fight.with_row(event.old, active=False) if event.old else fight
    return left.with_row(event.who, active=True)


@changed.register
def _(event: happened.Acted, fight: Fight) -> Fight:
    return fight.with_battle(acted=tuple(dict.fromkeys((*fight.battle.acted, str(event.who)))))


@changed.register
def _(event: happened.TurnEnded, fight: Fight) -> Fight:
    ended = tuple(dict.fromkeys((*fight.battle.turns_ended, str(event.who))))
    return fight.with_battle(turns_ended=ended)


@changed.register
def _(event: happened.RoundEnded, fight: Fight) -> Fight:
    return fight.with_battle(round=event.round, acted=(), turns_ended=())


@changed.register(happened.BattleBegan)
def _(event: happened.BattleBegan, fight: Fight) -> Fight:
    return _cleared(fight).with_battle(round=1)


@changed.register
def _(event: happened.BattleOver, fight: Fight) -> Fight:
    return _cleared(fight)


def _cleared(fight: Fight) -> Fight:
    roster = {who: row.model_copy(update=FRESH) for who, row in fight.roster.items()}
    fight = replace(fight, roster=roster)
    return fight.with_battle(
        round=None, phase="", turn="", turn_order=(), weather="", terrain="", acted=(), turns_ended=(), explained=()
    )


@changed.register
def _(event: happened.OnceExplained, fight: Fight) -> Fight:
    return fight.with_battle(explained=(*fight.battle.explained, event.what))
