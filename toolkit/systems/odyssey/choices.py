"""What can be chosen: one slot, the next action, for the pair whose turn it is; for everybody where nothing says so.

Every use is offered. One that is not legal now is refused with the reason; targets are those that are legal by
themselves. A square to go to is asked for when the action comes to it. The words of the clock stand last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from toolkit.core.clock import plain_entry
from toolkit.core.options import ActorOptions, Slot, UseOption, WhenAsked
from toolkit.core.problems import Problem, Problems
from toolkit.messages import Note, Term, Who, note
from toolkit.systems.odyssey.actions import ACTIONS, AIMED, CLOCK, TRAINERS, EndTurn, Use, action_label
from toolkit.systems.odyssey.limits import cost_of, move_of, refusal, why_not
from toolkit.systems.odyssey.move import BASICS, Move
from toolkit.systems.odyssey.pairs import holder, leaders, members, round_over, team, trainer_of
from toolkit.systems.odyssey.state import Fight, far, foes, is_human, knows, on_field, present
from toolkit.systems.odyssey.targets import groups, refused

Line = Mapping[str, Any]

SLOT = "act"

_SHORT = {"Punish", "Wake", "Thaw", "Stand", "Escape", "Release"}
"""Words that are offered only where they could be of use."""


def slots(fight: Fight) -> list[Slot]:
    """The one choice there is, on the side whose turn it is."""
    actors = _actors(fight)
    return [Slot(SLOT, fight.roster[actors[0]].side, note("odyssey.slot"))] if actors else []


def options(fight: Fight) -> list[ActorOptions]:
    """What everybody whose turn it is could do."""
    found = {who: WhenAsked(partial(_uses, fight, who)) for who in _actors(fight)}
    word, closing = _closing(fight, (use for uses in found.values() for use in uses))
    begun = {who: WhenAsked(partial(_begun_with, word, uses)) for who, uses in found.items()}
    return [ActorOptions(who, uses, closing, not fight.battle.round) for who, uses in begun.items()]


def _begun_with(word: str, uses: Iterable[UseOption]) -> Iterable[UseOption]:
    return sorted(uses, key=lambda use: use.use != word) if word else uses


def _closing(fight: Fight, uses: Iterable[UseOption]) -> tuple[str, Note | None]:
    """The word of the clock that is next, and why; neither while the pair whose turn it is has anything left to do."""
    now = holder(fight)
    if now is None:
        return ("End Round", note("odyssey.choice_round_done")) if round_over(fight) else ("", None)
    able = any(use.refused is None for use in uses if use.use not in CLOCK)
    return ("", None) if able else ("End Turn", note("odyssey.choice_turn_done", who=Who(now)))


def gather(lines: Sequence[Line]) -> Line | list[Problem]:
    """The entry of a line; actions are resolved one at a time."""
    if len(lines) != 1:
        return [Problem("actions[1]", None, note("odyssey.expected_one_action"))]
    return plain_entry(lines[0])


def assemble(fight: Fight, chosen: Mapping[str, Line]) -> Line:
    """The entry of the chosen line; with nothing chosen, the round's end."""
    line = chosen.get(SLOT)
    return plain_entry(line) if line else {"end_round": True}


def _actors(fight: Fight) -> list[str]:
    """The pair whose turn it is; where nothing says so everybody, in the order of turns."""
    now = holder(fight)
    order = [now] if now is not None else leaders(fight)
    together = [one for who in order for one in _pokemon_first(fight, who)]
    return [who for who in together if on_field(fight.roster[who])]


def _pokemon_first(fight: Fight, who: str) -> list[str]:
    return sorted(members(fight, who), key=lambda one: is_human(fight.roster[one]))


def _uses(fight: Fight, who: str) -> Iterator[UseOption]:
    row = fight.roster[who]
    for folded, move in fight.moves.items():
        if knows(row, move.name):
            yield _option(fight, Use(who, move.name, folded), move)
    for word in ACTIONS:
        used = Use(who, word)
        if (word in TRAINERS and not is_human(row)) or (word in BASICS and move_of(fight, used) is None):
            continue
        option = _option(fight, used, move_of(fight, used))
        if word not in _SHORT or option.refused is None:
            yield option
    yield from (_clock_option(fight, who, word) for word in _clock(fight))


def _clock_option(fight: Fight, who: str, word: str) -> UseOption:
    """A pair ends its turn; the rest of the clock is nobody's own."""
    if word != "End Turn":
        return UseOption(word, "clock", action_label(word))
    why = refusal(fight, EndTurn(who))
    return UseOption(word, "action", action_label(word), refused=why.said if why is not None else None)


def _clock(fight: Fight) -> list[str]:
    return [word for word in CLOCK if word != "Start" or not fight.battle.round]


def _option(fight: Fight, used: Use, move: Move | None) -> UseOption:
    aimed = move.aimed if move is not None else used.use in AIMED
    there = _candidates(fight, used) if aimed else ()
    whys = {who: _why(fight, replace(used, targets=(who,))) for who in there}
    legal = tuple(who for who, why in whys.items() if why is None)
    nearest = min(there, key=lambda who: far(fight, used.actor, who) or 0, default=None)
    why = None if legal else whys[nearest] if nearest is not None else _why(fight, used)
    return UseOption(
        use=used.use,
        kind="move" if used.move else "action",
        label=used.shown,
        targets=legal,
        target_needed=aimed,
        together=_together(fight, used, move) if move is not None and move.area else (),
        several=move is not None and move.area,
        likely=legal[0] if len(legal) == 1 else None,
        detail=_detail(fight, used, move),
        placed=_placed(used, move),
        effect=move.row.effect if move is not None else "",
        refused=why if why is not None or not aimed or legal else refused("no_target"),
        barred=tuple((who, why) for who, why in whys.items() if why is not None) if legal else (),
    )


def _placed(used: Use, move: Move | None) -> bool:
    """Whether a square may be chosen for it: to go to, to throw at, to turn an area to."""
    if move is None:
        return used.use in ("Move", "Disengage", "Switch", "Reposition")
    return move.reach.area and (move.reach.shape != "burst" or move.reach.away > 0)


def _why(fight: Fight, used: Use) -> Note | None:
    """Why it is refused; a number that a cell lacks is a reason like others."""
    try:
        return why_not(fight, used)
    except Problems as lacking:
        return refused("lacking", what=lacking.problems[0].expected)


def _candidates(fight: Fight, used: Use) -> tuple[str, ...]:
    """Whom it may be aimed at: foes, of what helps also friends; for a Switch those in their balls."""
    trainer = trainer_of(fight, used.actor)
    if used.use == "Switch" and not used.move:
        return tuple(who for who in team(fight, trainer or "") if not on_field(fight.roster[who]))
    opposed = tuple(foes(fight, used.actor))
    friends = (who for who, row in fight.roster.items() if present(row) and who not in opposed and who != used.actor)
    move = move_of(fight, used)
    if used.use == "Wake":
        return tuple(friends)
    return (*opposed, *friends) if move is not None and not move.row.against and not move.damaging else opposed


def _together(fight: Fight, used: Use, move: Move) -> tuple[tuple[str, ...], ...]:
    """Whom its area covers at once, shape by shape."""
    return tuple(group for group in groups(fight, used.actor, move) if len(group) > 1)


def _detail(fight: Fight, used: Use, move: Move | None) -> Note | None:
    """AP, kind, Defense, dice and range in a line."""
    if move is None:
        cost = cost_of(fight, used)
        return note("odyssey.detail_action", ap=cost) if cost else None
    return note(
        "odyssey.detail_move",
        kind=Term(move.kind),
        ap=move.cost,
        against=Term(move.row.against) if move.row.against else "none",
        damage=move.row.damage or "none",
        range=Term(move.row.range) if move.row.range else "none",
    )
