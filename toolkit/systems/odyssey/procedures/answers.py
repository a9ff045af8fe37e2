"""Interrupts and Reactions: whoever has a move that waits for what has happened is asked (Out of Turn Actions).

In roster order, each of those in whose turn it does not happen: whether to, then with which move where several fit; it
is used at once, before the next one is asked. A standing word (`reacts`) answers the first question. Within one action
everybody uses a move so once, and nobody answers what comes of its own action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

from toolkit.dice import YES_NO, Ask
from toolkit.messages import Who, note
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.happenings import Happening, is_meant
from toolkit.systems.odyssey.limits import why_not
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.pairs import holder, members
from toolkit.systems.odyssey.procedures.doing import Doing
from toolkit.systems.odyssey.state import Fight, present

Timing = Literal["interrupt", "reaction"]
ASKED = {"interrupt": "interrupt", "reaction": "react"}
"""Timing -> the name of its question; `<name>_with` asks for the move."""

Resolve = Callable[[Doing, Move], None]
"""How a move is used; given by `exchange`, which knows it."""


def answer(doing: Doing, timing: Timing, found: Sequence[Happening], use_move: Resolve, window: int = 0) -> None:
    """Let everybody answer what has happened, who may and wants to."""
    for who in doing.fight.roster:
        ways = _ways(doing, who, timing, found)
        if ways and _wants(doing, who, timing):
            used = _chosen(doing, who, timing, ways)
            key = f"{who}.{timing}{window or ''}"
            with doing.answered_by(used, key) as inner:
                use_move(inner, inner.fight.moves[used.move])


def may_answer(doing: Doing, who: str) -> bool:
    """Whether somebody may do anything out of turn about this: it is not in its own turn, nor what it began itself."""
    row, turn = doing.fight.roster[who], holder(doing.fight) or doing.chain[0]
    if not row.side or not present(row) or who in doing.chain or who in members(doing.fight, turn):
        return False
    return len(doing.chain) == 1 or bool(doing.ruling("answers_answered"))


def _ways(doing: Doing, who: str, timing: Timing, found: Sequence[Happening]) -> dict[str, Use]:
    """What somebody could answer with: the move's name, with its target where that is needed to tell them apart."""
    uses = {(used.move, used.targets): used for used in _uses(doing, who, timing, found)}
    if not uses or not may_answer(doing, who):
        return {}
    legal = [used for used in uses.values() if why_not(doing.fight, used) is None]
    moves = [used.move for used in legal]
    return {_label(doing.fight, used, moves.count(used.move) == 1): used for used in legal}


def _uses(doing: Doing, who: str, timing: Timing, found: Iterable[Happening]) -> Iterator[Use]:
    for move in _waiting(doing, who, timing):
        triggers = [clause.word or "" for clause in move.clauses if clause.what == "trigger"]
        for happened in found:
            if any(is_meant(doing.fight, trigger, who, happened) for trigger in triggers):
                targets = _targets(doing.fight, who, move, happened)
                yield Use(who, move.name, move.key, targets, answering=True, where=doing.used.where)


def _waiting(doing: Doing, who: str, timing: Timing) -> Iterator[Move]:
    """Its moves of that timing which it has not used about this action yet."""
    known = (doing.fight.move(name) for name in doing.fight.roster[who].moves)
    return (move for move in known if move is not None and move.timing == timing and doing.is_new(who, move.key))


def _targets(fight: Fight, who: str, move: Move, happened: Happening) -> tuple[str, ...]:
    """Help goes to the ally it befell; all else to the foe it befell, or the foe who did it."""
    if not move.aimed or move.area:
        return ()
    side = fight.roster[who].side
    foes = [one for one in (happened.who, happened.by) if fight.roster[one].side != side]
    if move.helps:
        return (happened.who,) if happened.who != who and fight.roster[happened.who].side == side else ()
    return tuple(foes[:1])


def _label(fight: Fight, used: Use, alone: bool) -> str:
    return used.use if alone else f"{used.use} > {fight.roster[used.targets[0]].name}"


def _wants(doing: Doing, who: str, timing: Timing) -> bool:
    name, standing_word = ASKED[timing], doing.row(who).reacts
    if standing_word in ("always", "never") and name not in doing.used.prepared:
        return standing_word == "always"
    prompt = note(f"odyssey.ask.{name}", who=Who(who), target=doing.actor, use=doing.used.shown)
    return doing.ask(Ask(name, who, options=YES_NO, prompt=prompt)).value == "yes"


def _chosen(doing: Doing, who: str, timing: Timing, ways: dict[str, Use]) -> Use:
    """The one way there is, or the one that is named."""
    if len(ways) == 1:
        return next(iter(ways.values()))
    name = f"{ASKED[timing]}_with"
    prompt = note(f"odyssey.ask.{name}", who=Who(who), target=doing.actor, use=doing.used.shown)
    return ways[str(doing.ask(Ask(name, who, options=tuple(ways), prompt=prompt)).value)]
