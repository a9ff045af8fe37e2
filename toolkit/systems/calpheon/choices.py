"""What can be chosen: who comes in for the fallen, and when nobody is owed any more, two slots a side.

A side without anybody in battle may send somebody in as well, or leave it. Every use is offered. One that would
break a limit, given what the side's other slot holds, is refused with the reason; one that could not begin when its
time comes, as far as can be seen now, carries a warning.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from toolkit.core.options import ActorOptions, Slot, UseOption, WhenAsked
from toolkit.messages import Note, Term, Who, note
from toolkit.systems.calpheon.actions import CREATIVE, Planned, action_label
from toolkit.systems.calpheon.conditions import move_of
from toolkit.systems.calpheon.foresight import foreseen, maybe, upcoming, will_fail
from toolkit.systems.calpheon.gather import REPLACE, fallen, vacant
from toolkit.systems.calpheon.limits import plan_refusal
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.switching import leaving
from toolkit.systems.calpheon.procedures.targets import aimable
from toolkit.systems.calpheon.read_line import read_line
from toolkit.systems.calpheon.state import (
    Fight,
    active,
    bench,
    is_active,
    is_pokemon,
    is_tamer,
    knows,
    members,
    present,
    sides,
)
from toolkit.systems.calpheon.training import unmet

Chosen = Mapping[str, Mapping[str, Any]]

_POKEMON_DEEDS = ("Rest", "Reposition", "Switch", "Interact", "Recover", "Flee", CREATIVE, "Wait")
_TAMER_DEEDS = ("Tamer Attack", "Tamer Move", "Interact", "Switch", "Flee", CREATIVE, "Wait")


def slots(fight: Fight) -> list[Slot]:
    """The choices that make up the next action, side by side in roster order; the fallen are replaced first."""
    owed = fallen(fight)
    if owed:
        return [_gap(fight, side) for side in owed]
    return [slot for side in sides(fight) for slot in _slots_of(fight, side)]


def _slots_of(fight: Fight, side: str) -> Iterator[Slot]:
    if side in vacant(fight):
        yield _gap(fight, side)
    if _actors(fight, side):
        for number in (1, 2):
            yield Slot(f"{side}{number}", side, note("calpheon.slot", number=number))


def _gap(fight: Fight, side: str) -> Slot:
    old = active(fight, side)
    label = note("calpheon.slot_enter", side=side) if old is None else note("calpheon.slot_replace", who=Who(old))
    return Slot(f"{side}.{REPLACE}", side, label)


def options(fight: Fight, slot: Slot, chosen: Chosen) -> list[ActorOptions]:
    """What may be chosen for `slot`, given what the other slots hold."""
    if slot.key == f"{slot.side}.{REPLACE}":
        return _replacements(fight, slot.side)
    first = slot.key == f"{slot.side}1"
    other = _planned(fight, chosen.get(f"{slot.side}{2 if first else 1}"), slot)
    before = upcoming(fight, None if first else other)
    coming = _coming(fight, slot.side, chosen)
    beside = [other] if other is not None else []

    def plan(use: Planned) -> list[Planned]:
        return [use, *beside] if first else [*beside, use]

    def options_of(who: str) -> Iterator[UseOption]:
        return (_option(fight, before, use, plan(use), coming) for use in _uses(before, who))

    return [ActorOptions(who, WhenAsked(partial(options_of, who))) for who in _actors(before, slot.side)]


def _replacements(fight: Fight, side: str) -> list[ActorOptions]:
    come = bench(fight, side)
    option = UseOption("Replace", "action", action_label("Replace"), come, target_needed=True, likely=_only(come))
    return [ActorOptions(active(fight, side) or members(fight, side)[0], (option,))]


def _only(who: tuple[str, ...]) -> str | None:
    return who[0] if len(who) == 1 else None


def _planned(fight: Fight, line: Mapping[str, Any] | None, slot: Slot) -> Planned | None:
    read = read_line(fight, line, slot.key, slot.side) if line else None
    return read if isinstance(read, Planned) else None


def _coming(fight: Fight, side: str, chosen: Chosen) -> list[str]:
    """Whom the other sides plan to switch in."""
    plans = (read_line(fight, line, key) for key, line in chosen.items())
    switches = [plan for plan in plans if isinstance(plan, Planned) and plan.use == "Switch" and not plan.move]
    return [who for plan in switches for who in plan.targets if fight.roster[who].side != side]


def _actors(fight: Fight, side: str) -> list[str]:
    """The side's active Pokémon, if it stands, and its tamers."""
    pokemon = leaving(fight, side)
    tamers = [who for who in members(fight, side) if not is_pokemon(fight.roster[who])]
    return [*([pokemon] if pokemon else []), *tamers]


def _uses(fight: Fight, who: str) -> Iterator[Planned]:
    row = fight.roster[who]
    for folded, move in fight.moves.items():
        if knows(row, move.name) or (not row.moves and is_pokemon(row)):
            yield Planned(who, move.name, folded)
    for deed in _TAMER_DEEDS if is_tamer(row) else _POKEMON_DEEDS:
        yield Planned(who, deed)


def _option(fight: Fight, before: Fight, planned: Planned, plan: list[Planned], coming: list[str]) -> UseOption:
    move = move_of(before, planned)
    targets = _targets(before, planned, move, coming)
    likely = _likely(before, planned, targets)
    refused = plan_refusal(fight, plan)
    aimed = planned if planned.creative else replace(planned, targets=(likely,) if likely else targets[:1])
    return UseOption(
        use=planned.use,
        kind="move" if move else "action",
        label=planned.shown,
        targets=targets,
        target_needed=bool(targets) and not planned.creative,
        likely=None if planned.creative else likely,
        together=_together(before, planned, move, targets),
        worded=planned.creative,
        detail=_detail(move) if move else None,
        effect=move.row.effect if move else "",
        refused=refused.said if refused else _nobody(planned, targets),
        warning=_warning(before, aimed),
    )


def _warning(before: Fight, planned: Planned) -> Note | None:
    """Why it would fail as things stand; else what the actor lacks for it."""
    why = foreseen(before, planned)
    if why is not None:
        return will_fail(planned, why)
    move = before.moves.get(planned.move)
    if (may_fail := maybe(before, planned)) is not None:
        return may_fail
    lacks = unmet(before.roster[planned.actor], move) if move is not None else []
    return note("calpheon.choice.not_ready", who=Who(planned.actor), use=planned.use, lacks=lacks) if lacks else None


def _targets(fight: Fight, planned: Planned, move: Move | None, coming: list[str]) -> tuple[str, ...]:
    side = fight.roster[planned.actor].side
    if planned.use == "Switch" and move is None:
        return bench(fight, side)
    if (move is not None and move.aimed) or planned.use in ("Tamer Attack", CREATIVE):
        here = [who for who in aimable(fight, side) if who != planned.actor]
        return tuple(dict.fromkeys([*(who for who in here if _opposes(fight, side, who)), *coming, *here]))
    return ()


def _together(
    fight: Fight, planned: Planned, move: Move | None, targets: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """All opponents at once, and everybody there, for an area move or a creative action."""
    if not (planned.creative or (move is not None and move.tagged("Area"))):
        return ()
    side = fight.roster[planned.actor].side
    foes = tuple(who for who in targets if fight.roster[who].side != side and present(fight, who))
    everybody = tuple(who for who in targets if present(fight, who))
    return tuple(dict.fromkeys(group for group in (foes, everybody) if len(group) > 1))


def _likely(fight: Fight, planned: Planned, targets: tuple[str, ...]) -> str | None:
    """The opposing Pokémon in battle; for a switch, who alone could come in. Nobody else is aimed at unsaid."""
    side = fight.roster[planned.actor].side
    if planned.use == "Switch" and not planned.move:
        return _only(targets)
    return next((who for who in targets if _opposes(fight, side, who)), None)


def _opposes(fight: Fight, side: str, who: str) -> bool:
    row = fight.roster[who]
    return row.side != side and is_active(row)


def _nobody(planned: Planned, targets: tuple[str, ...]) -> Note | None:
    return note("calpheon.choice.no_bench") if not planned.move and planned.use == "Switch" and not targets else None


def _detail(move: Move) -> Note:
    """SP, accuracy and Priority in a line; whether both Actions are needed."""
    sure = move.row.accuracy is None or move.clause("cannot_miss")
    return note(
        "calpheon.detail_move",
        category=Term(move.category or "Status"),
        sp=move.cost,
        accuracy="none" if sure else move.row.accuracy,
        priority=move.priority,
        shown=f"{move.priority:+d}",
        actions=move.actions,
    )
