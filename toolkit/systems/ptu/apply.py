"""Folding one event into a fight: the only place where its state changes.

One function an event, each a few columns. Events without one here are told and change nothing.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Any

from toolkit.core.events import Adjusted, Event
from toolkit.systems.ptu import events as happened
from toolkit.systems.ptu.procedures.stages import stat_of
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import Fight
from toolkit.systems.ptu.uses import of_the_day
from toolkit.systems.ptu.vocabulary import VOLATILE
from toolkit.tables.cells import Status

STAGES = ("attack_cs", "defense_cs", "special_attack_cs", "special_defense_cs", "speed_cs", "accuracy_cs")
NO_STAGES: dict[str, Any] = dict.fromkeys(STAGES)

FRESH_TURN: dict[str, Any] = {"acted": None, "held_back": ""}
"""What belongs to one turn, as it is before it."""

FRESH_ROUND: dict[str, Any] = {**FRESH_TURN, "own_turn": "", "reacted": None, "held": None}

OUT_OF_FIGHT: dict[str, Any] = {**FRESH_ROUND, **NO_STAGES, "dominates": "", "secured": None, "hindered": None}
"""What ends for who leaves a fight, beside volatile afflictions."""


def apply(fight: Fight, event: Event) -> Fight:
    """The fight after `event`."""
    return _initiative_follows(fight, changed(event, fight))


def _initiative_follows(before: Fight, after: Fight) -> Fight:
    """Initiative goes up and down with the Speed that counts, unless it is 0 or was set itself (core, Initiative).

    What else it holds, such as the game master's own word, stays in it.
    """
    for who, row in after.roster.items():
        was = before.roster[who]
        if row is was or not row.initiative or row.initiative != was.initiative:
            continue
        old, new = stat_of(was, "speed"), stat_of(row, "speed")
        if old is not None and new is not None and old != new:
            after = after.with_row(who, initiative=row.initiative + new - old)
    return after


@singledispatch
def changed(event: Event, fight: Fight) -> Fight:
    """By the event's class; by default nothing changes."""
    return fight


@changed.register
def _(event: Adjusted, fight: Fight) -> Fight:
    return fight.with_battle(**event.columns) if event.who == "battle" else fight.with_row(event.who, **event.columns)


@changed.register
def _(event: happened.BattleBegan, fight: Fight) -> Fight:
    fight = _everybody(fight, FRESH_ROUND)
    return fight.with_battle(round=1, phase="", turn="", turn_order=())


@changed.register
def _(event: happened.InitiativeSet, fight: Fight) -> Fight:
    return fight.with_row(event.who, initiative=event.total)


@changed.register
def _(event: happened.OrderSet, fight: Fight) -> Fight:
    return fight.with_battle(turn_order=event.order, turn=event.turn)


@changed.register
def _(event: happened.Held, fight: Fight) -> Fight:
    return fight.with_row(event.who, held=True).with_battle(turn_order=event.order, turn=event.turn)


@changed.register
def _(event: happened.TurnBegan, fight: Fight) -> Fight:
    fight = fight.with_row(event.who, own_turn="now", **FRESH_TURN)
    return fight.with_battle(turn=str(event.who))


@changed.register
def _(event: happened.HeldBack, fight: Fight) -> Fight:
    return fight.with_row(event.who, held_back=str(event.cause))


@changed.register
def _(event: happened.Acted, fight: Fight) -> Fight:
    return fight.with_row(event.who, acted=True)


@changed.register
def _(event: happened.Reacted, fight: Fight) -> Fight:
    return fight.with_row(event.who, reacted=True)


@changed.register
def _(event: happened.TurnEnded, fight: Fight) -> Fight:
    counted = {"status": event.statuses, "move_uses": event.uses, "hindered": _less(fight.roster[event.who].hindered)}
    return fight.with_row(event.who, own_turn="over", **FRESH_TURN, **counted).with_battle(turn=event.next)


@changed.register
def _(event: happened.TurnPassed, fight: Fight) -> Fight:
    hindered = _less(fight.roster[event.who].hindered)
    return fight.with_row(event.who, status=event.statuses, move_uses=event.uses, hindered=hindered)


@changed.register
def _(event: happened.RoundEnded, fight: Fight) -> Fight:
    for who, row in fight.roster.items():
        left = tuple(status for status in row.status if status.name != "Flinch")
        fight = fight.with_row(who, status=left, **FRESH_ROUND)
    return fight.with_battle(round=event.round, turn=event.turn)


@changed.register
def _(event: happened.FrameOver, fight: Fight) -> Fight:
    for who, row in fight.roster.items():
        kept = of_the_day(row.move_uses) if event.kind == "scene" else ()
        left = tuple(status for status in row.status if status.name not in (*VOLATILE, "Grappled"))
        fight = fight.with_row(who, **OUT_OF_FIGHT, move_uses=kept, status=left, initiative=None)
    return fight.with_battle(round=None, phase="", turn="", turn_order=(), weather="", terrain="")


@changed.register
def _(event: happened.MoveUsed, fight: Fight) -> Fight:
    return fight.with_row(event.who, move_uses=event.uses)


@changed.register
def _(event: happened.Damaged, fight: Fight) -> Fight:
    return fight.with_row(event.target, hp=event.left, temp_hp=event.temp_left or None)


@changed.register
def _(event: happened.HpLost, fight: Fight) -> Fight:
    return fight.with_row(event.who, hp=event.left, temp_hp=event.temp_left or None)


@changed.register
def _(event: happened.HpRegained, fight: Fight) -> Fight:
    return fight.with_row(event.who, hp=event.left)


@changed.register
def _(event: happened.TempHpGained, fight: Fight) -> Fight:
    return fight.with_row(event.who, temp_hp=event.now or None)


@changed.register
def _(event: happened.TempHpGone, fight: Fight) -> Fight:
    return fight.with_row(event.who, temp_hp=None)


@changed.register
def _(event: happened.Injured, fight: Fight) -> Fight:
    return fight.with_row(event.who, injuries=event.total)


@changed.register
def _(event: happened.Fainted, fight: Fight) -> Fight:
    return fight.with_row(event.who, status=event.statuses, poison_count=None, held_back="")


@changed.register
def _(event: happened.StatusGained, fight: Fight) -> Fight:
    others = tuple(status for status in fight.roster[event.who].status if status.name != event.status)
    return fight.with_row(event.who, status=(*others, Status(str(event.status), event.turns, event.by)))


@changed.register
def _(event: happened.StatusCured, fight: Fight) -> Fight:
    row = fight.roster[event.who]
    left = tuple(status for status in row.status if status.name != event.status)
    poison = None if event.status == "Badly Poisoned" else row.poison_count
    return fight.with_row(event.who, status=left, poison_count=poison)


@changed.register
def _(event: happened.PoisonCounted, fight: Fight) -> Fight:
    return fight.with_row(event.who, poison_count=event.count)


@changed.register
def _(event: happened.StageChanged, fight: Fight) -> Fight:
    column = f"{event.stat.lower().replace(' ', '_')}_cs"
    return fight.with_row(event.who, **{column: event.now or None})


@changed.register
def _(event: happened.StagesReset, fight: Fight) -> Fight:
    return fight.with_row(event.who, **NO_STAGES)


@changed.register
def _(event: happened.ChecksHindered, fight: Fight) -> Fight:
    return fight.with_row(event.who, hindered=event.turns)


@changed.register
def _(event: happened.WeatherChanged, fight: Fight) -> Fight:
    return fight.with_battle(weather=event.weather)


@changed.register
def _(event: happened.Switched, fight: Fight) -> Fight:
    if event.old is not None:
        fight = fight.with_row(event.old, active=False, status=_recalled(fight.roster[event.old]), **OUT_OF_FIGHT)
    return fight.with_row(event.new, active=True)


@changed.register
def _(event: happened.Captured, fight: Fight) -> Fight:
    left = _recalled(fight.roster[event.who])
    return fight.with_row(event.who, owner=event.owner, active=False, status=left, **OUT_OF_FIGHT)


@changed.register(happened.GrappleBegan)
@changed.register(happened.GrappleTurned)
def _(event: happened.GrappleBegan | happened.GrappleTurned, fight: Fight) -> Fight:
    for who in (event.who, event.target):
        others = tuple(status for status in fight.roster[who].status if status.name != "Grappled")
        fight = fight.with_row(who, status=(*others, Status("Grappled")), dominates="", secured=None)
    return fight.with_row(event.who, dominates=str(event.target))


@changed.register
def _(event: happened.GrappleSecured, fight: Fight) -> Fight:
    return fight.with_row(event.who, secured=True)


@changed.register
def _(event: happened.SecuredSpent, fight: Fight) -> Fight:
    return fight.with_row(event.who, secured=None)


@changed.register
def _(event: happened.GrappleEnded, fight: Fight) -> Fight:
    for who in (event.who, event.target):
        left = tuple(status for status in fight.roster[who].status if status.name != "Grappled")
        fight = fight.with_row(who, status=left, dominates="", secured=None)
    return fight


def _everybody(fight: Fight, columns: dict[str, Any]) -> Fight:
    return replace(fight, roster={who: row.model_copy(update=columns) for who, row in fight.roster.items()})


def _recalled(row: PtuCombatant) -> tuple[Status, ...]:
    """The afflictions that stay in the ball."""
    return tuple(status for status in row.status if status.name not in (*VOLATILE, "Grappled", "Trapped", "Flanked"))


def _less(count: int | None) -> int | None:
    return count - 1 if count and count > 1 else None
