"""Folding one event into a fight: the only place where an Odyssey state changes.

One function an event, each a few columns. Events without one here are told and change nothing. Shaken and Defeated
follow from the HP wherever those change (`with_hp`).
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from toolkit.core.events import Adjusted, Event
from toolkit.systems.odyssey import events as happened
from toolkit.systems.odyssey.events import shown
from toolkit.systems.odyssey.frequency import after
from toolkit.systems.odyssey.state import Fight, is_called
from toolkit.tables.cells import Status

TURN: dict[str, Any] = {
    "ap": None, "movement_left": None, "strike_used": None, "moved_from": "", "escape_failed": None, "ap_action": None,
    "unsteady": None,
}  # fmt: skip
"""State columns of a running turn, as they are outside one."""

ROUND: dict[str, Any] = {**TURN, "acted": None, "punish_used": None, "order_used": None}
SCENE: dict[str, Any] = {
    **ROUND, "ap_debt": None, "current_initiative": None, "marked_by": "", "grappling": "", "next_boons": None,
    "balls_with": "",
}  # fmt: skip
"""State columns that belong to a running battle."""


def apply(fight: Fight, event: Event) -> Fight:
    """The fight after `event`."""
    return changed(event, fight)


def statuses_for(status: tuple[Status, ...], hp: int | None, most: int | None) -> tuple[Status, ...]:
    """The statuses with Shaken (half of the HP or less) and Defeated (0 HP) as the HP have it (HP and Defeat)."""
    if hp is None or most is None:
        return status
    due = {"Shaken": 2 * hp <= most, "Defeated": hp <= 0}
    kept = tuple(held for held in status if due.get(held.name, True))
    return (*kept, *(Status(name) for name, is_due in due.items() if is_due and all(one.name != name for one in kept)))


def with_hp(fight: Fight, who: str, hp: int) -> Fight:
    """The fight with somebody's HP changed and what follows from them."""
    row = fight.roster[who]
    return fight.with_row(who, hp=hp, status=statuses_for(row.status, hp, row.max_hp))


@singledispatch
def changed(event: Event, fight: Fight) -> Fight:
    """By the event's class; by default nothing changes."""
    return fight


@changed.register
def _(event: Adjusted, fight: Fight) -> Fight:
    return fight.with_battle(**event.columns) if event.who == "battle" else fight.with_row(event.who, **event.columns)


def _each(fight: Fight, members: tuple[str, ...], columns: dict[str, Any]) -> Fight:
    for who in members:
        fight = fight.with_row(who, **columns)
    return fight


@changed.register
def _(event: happened.TurnBegan, fight: Fight) -> Fight:
    return _each(fight, event.members, {"ap": event.ap, "ap_debt": None})


@changed.register
def _(event: happened.ActionBegan, fight: Fight) -> Fight:
    struck = {"strike_used": True} if event.strike else {}
    fight = _each(fight, event.members, {"ap": event.left, **struck}) if event.cost or struck else fight
    return fight.with_row(event.who, ap_action=True) if event.cost else fight


@changed.register
def _(event: happened.MoveCounted, fight: Fight) -> Fight:
    return fight.with_row(event.who, move_uses=event.uses)


@changed.register
def _(event: happened.BecameUnsteady, fight: Fight) -> Fight:
    return fight.with_row(event.who, unsteady=True)


@changed.register
def _(event: happened.StayedUp, fight: Fight) -> Fight:
    return _each(fight, event.members, {"ap": event.left})


@changed.register
def _(event: happened.OutOfTurn, fight: Fight) -> Fight:
    return _each(fight, event.members, {"ap_debt": event.debt or None})


@changed.register
def _(event: happened.Boosted, fight: Fight) -> Fight:
    return fight.with_row(event.owner, boost_points=event.left)


@changed.register
def _(event: happened.PunishUsed, fight: Fight) -> Fight:
    return fight.with_row(event.who, punish_used=True)


@changed.register
def _(event: happened.OrderGiven, fight: Fight) -> Fight:
    return fight.with_row(event.who, order_used=True)


@changed.register
def _(event: happened.Moved, fight: Fight) -> Fight:
    row = fight.roster[event.who]
    came_from = row.moved_from or (shown(event.start) if event.start else "")
    place = {"x": event.path[-1][0], "y": event.path[-1][1]} if event.path else {}
    return fight.with_row(event.who, movement_left=event.left, moved_from=came_from, **place)


@changed.register(happened.MovementUsed)
@changed.register(happened.MovementGained)
def _(event: happened.MovementUsed | happened.MovementGained, fight: Fight) -> Fight:
    return fight.with_row(event.who, movement_left=event.left)


@changed.register
def _(event: happened.Shifted, fight: Fight) -> Fight:
    return fight.with_row(event.who, x=event.to[0], y=event.to[1])


@changed.register
def _(event: happened.Held, fight: Fight) -> Fight:
    return fight.with_row(event.who, current_initiative=event.until)


@changed.register
def _(event: happened.Switched, fight: Fight) -> Fight:
    trainer = fight.roster[event.who]
    shared = {"ap": trainer.ap, "ap_debt": trainer.ap_debt, "strike_used": trainer.strike_used, "acted": trainer.acted}
    place = {"x": event.to[0], "y": event.to[1]} if event.to else {}
    if event.old is not None:
        left = fight.roster[event.old]
        shared["movement_left"] = None if event.fresh else left.movement_left
        away = {"active": False, "x": None, "y": None, "current_initiative": None, "ap_debt": None}
        fight = fight.with_row(event.old, **{**TURN, **away, "acted": None, "grappling": ""})
        fight = _in_its_stead(fight, event.old, event.new)
    return fight.with_row(event.new, active=True, current_initiative=None, **shared, **place)


def _in_its_stead(fight: Fight, old: str, new: str) -> Fight:
    """The battle names the newcomer wherever it named the one that was recalled."""
    turn, *order = (
        str(new) if is_called(fight, one, old) else one for one in (fight.battle.turn, *fight.battle.turn_order)
    )
    return fight.with_battle(turn=turn, turn_order=tuple(order))


@changed.register
def _(event: happened.Repositioned, fight: Fight) -> Fight:
    return fight.with_row(event.new, x=event.to[0], y=event.to[1]) if event.to else fight


@changed.register
def _(event: happened.BallsPassed, fight: Fight) -> Fight:
    return fight.with_row(event.who, balls_with=str(event.to))


@changed.register
def _(event: happened.TurnPassed, fight: Fight) -> Fight:
    over = {"turn": "", "phase": "end of round"}
    return fight.with_battle(**(over if event.who is None else {"turn": str(event.who), "phase": ""}))


@changed.register
def _(event: happened.TurnEnded, fight: Fight) -> Fight:
    for who in event.members:
        paid = {"ap_debt": None} if fight.roster[who].ap is None else {}
        uses = after(fight.roster[who].move_uses, "turn")
        fight = fight.with_row(who, **{**TURN, **paid, "acted": True, "move_uses": uses})
    return fight


@changed.register
def _(event: happened.RoundEnded, fight: Fight) -> Fight:
    for who, row in fight.roster.items():
        fight = fight.with_row(who, **ROUND, move_uses=after(row.move_uses, "round"))
    return fight.with_battle(round=event.round, phase="")


@changed.register
def _(event: happened.BattleBegan, fight: Fight) -> Fight:
    for who, row in fight.roster.items():
        fight = fight.with_row(who, **SCENE, move_uses=after(row.move_uses, "round"))
    return fight.with_battle(round=1, phase="", turn=next(iter(event.order), ""), turn_order=event.order)


@changed.register
def _(event: happened.BattleOver, fight: Fight) -> Fight:
    for who, row in fight.roster.items():
        kept = tuple(held for held in row.status if held.name not in ("Marked", "Grappled", "Hidden"))
        fight = fight.with_row(who, **SCENE, status=kept, move_uses=after(row.move_uses, event.kind))
    return fight.with_battle(round=None, phase="", turn="", turn_order=(), weather="", terrain="")


@changed.register
def _(event: happened.Struck, fight: Fight) -> Fight:
    return with_hp(fight, event.target, event.left)


@changed.register(happened.HpLost)
@changed.register(happened.HpRegained)
def _(event: happened.HpLost | happened.HpRegained, fight: Fight) -> Fight:
    return with_hp(fight, event.who, event.left)


@changed.register
def _(event: happened.StatusGained, fight: Fight) -> Fight:
    row = fight.roster[event.who]
    by = fight.roster[event.by].name if event.by is not None else ""
    others = tuple(held for held in row.status if held.name != event.status)
    marked = {"marked_by": str(event.by)} if event.status == "Marked" and event.by is not None else {}
    gained = Status(str(event.status), event.turns, by, event.until)
    return fight.with_row(event.who, status=(*others, gained), **marked)


@changed.register
def _(event: happened.StatusEnded, fight: Fight) -> Fight:
    kept = tuple(held for held in fight.roster[event.who].status if held.name != event.status)
    marked = {"marked_by": ""} if event.status == "Marked" else {}
    return fight.with_row(event.who, status=kept, **marked)


@changed.register
def _(event: happened.StatusesCounted, fight: Fight) -> Fight:
    return fight.with_row(event.who, status=event.statuses)


@changed.register
def _(event: happened.GrappleBegan, fight: Fight) -> Fight:
    held = Status("Grappled", by=fight.roster[event.who].name)
    others = tuple(one for one in fight.roster[event.target].status if one.name != "Grappled")
    return fight.with_row(event.who, grappling=str(event.target)).with_row(event.target, status=(*others, held))


@changed.register
def _(event: happened.GrappleEnded, fight: Fight) -> Fight:
    kept = tuple(one for one in fight.roster[event.target].status if one.name != "Grappled")
    return fight.with_row(event.who, grappling="").with_row(event.target, status=kept)


@changed.register
def _(event: happened.EscapeFailed, fight: Fight) -> Fight:
    return fight.with_row(event.who, escape_failed=True)


@changed.register
def _(event: happened.BoonsLaid, fight: Fight) -> Fight:
    return fight.with_row(event.who, next_boons=event.now or None)


@changed.register
def _(event: happened.BoonsSpent, fight: Fight) -> Fight:
    return fight.with_row(event.who, next_boons=None)
