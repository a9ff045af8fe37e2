"""What can be chosen, and written lines or chosen ones made into one entry of `do`.

A choice for everybody in battle, and one for each side that has nobody there and somebody who could come. Several
chosen at once are a post: done in roster order, taken back as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from toolkit.core.clock import plain_entry
from toolkit.core.options import ActorOptions, Slot, UseOption
from toolkit.core.problems import Problem
from toolkit.messages import Note, Who, note
from toolkit.systems.d6forum.actions import Action, Deed, Post, action_label
from toolkit.systems.d6forum.legality import obstacle
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import failed
from toolkit.systems.d6forum.procedures.use_move import helplessness
from toolkit.systems.d6forum.read import read_action
from toolkit.systems.d6forum.state import Fight, bench, has_status, in_battle, knows, opponents, present, sides

Line = Mapping[str, Any]

NEWCOMER = ".replace"
"""How the key of the choice ends that brings somebody in."""


def slots(fight: Fight) -> list[Slot]:
    """In roster order: everybody in battle, and the sides where nobody is."""
    found = [Slot(who, row.side, _label(fight, who)) for who, row in fight.roster.items() if present(row) and row.side]
    vacant = [side for side in sides(fight) if not in_battle(fight, side) and bench(fight, side)]
    return [*found, *(Slot(f"{side}{NEWCOMER}", side, note("d6forum.slot_enter", side=side)) for side in vacant)]


def _label(fight: Fight, who: str) -> Note:
    """Whose action it is, where a side has several in battle."""
    several = len(in_battle(fight, fight.roster[who].side)) > 1
    return note("d6forum.slot", who=Who(who) if several else "none")


def options(fight: Fight, slot: Slot) -> list[ActorOptions]:
    """What may be chosen for `slot`; the other choices change nothing in it."""
    if slot.key.endswith(NEWCOMER):
        come = bench(fight, slot.side)
        only = come[0] if len(come) == 1 else None
        send = UseOption("Send", "action", action_label("Send"), come, target_needed=True, likely=only)
        return [ActorOptions(come[0], (send,))] if come else []
    uses = [_move_option(fight, slot.key, move) for move in _moves_of(fight, slot.key)]
    uses += [UseOption(word, "action", action_label(word)) for word in ("Recall", "End Turn")]
    end = UseOption("End Round", "clock", action_label("End Round"))
    if slot.key not in _done(fight):
        return [ActorOptions(slot.key, (*uses, end))]
    if any(row.side and who not in _done(fight) for who, row in fight.roster.items() if present(row)):
        return [ActorOptions(slot.key, (*uses, end), note("d6forum.choice.acted", who=Who(slot.key)))]
    return [ActorOptions(slot.key, (end, *uses), note("d6forum.choice.round_done"))]


def _done(fight: Fight) -> set[str]:
    """Who has acted in this round, or has ended its turn."""
    return {*fight.battle.acted, *fight.battle.turns_ended}


def _moves_of(fight: Fight, who: str) -> Iterator[tuple[str, Move]]:
    row = fight.roster[who]
    return ((key, move) for key, move in fight.moves.items() if not row.moves or knows(row, move.name))


def _move_option(fight: Fight, who: str, keyed: tuple[str, Move]) -> UseOption:
    key, move = keyed
    targets = opponents(fight, who) if move.aimed else ()
    why = obstacle(fight, Deed(who, move.name, key, targets[:1]))
    warning = _hindrance(fight, who, move)
    return UseOption(
        use=move.name,
        kind="move",
        label=move.name,
        targets=targets,
        target_needed=len(targets) > 1,
        likely=targets[0] if len(targets) == 1 else None,
        detail=_detail(move),
        effect=move.row.effect,
        refused=why,
        warning=note("d6forum.choice.will_fail", use=move.name, why=warning) if warning else None,
    )


def _hindrance(fight: Fight, who: str, move: Move) -> Note | None:
    """Why the move will come to nothing as things stand."""
    if has_status(fight.roster[who], "Flinch"):
        return failed("flinch", who=Who(who))
    return helplessness(fight, who, move) if fight.rulings["d6.helpless"] == "fails" else None


def _detail(move: Move) -> Note:
    power = move.row.power if move.attack else None
    category = move.category or ("Physical" if move.attack else "Status")
    return note("d6forum.detail_move", category=category.lower(), power="none" if power is None else power)


def warnings(fight: Fight, action: Action) -> Iterator[Problem]:
    """Each move that will come to nothing as things stand."""
    for step in action.steps if isinstance(action, Post) else (action,):
        move = fight.moves.get(step.move) if isinstance(step, Deed) else None
        why = _hindrance(fight, step.actor, move) if isinstance(step, Deed) and move is not None else None
        if why is not None and isinstance(step, Deed):
            named = Note(why.code, {**why.facts, "who": fight.roster[step.actor].name})
            yield Problem(step.where, step.use, note("d6forum.expected_able"), named, "warning")


def assemble(fight: Fight, chosen: Mapping[str, Line]) -> Line:
    """The entry of the chosen lines, in the order of the slots."""
    lines = [plain_entry(chosen[slot.key]) for slot in slots(fight) if chosen.get(slot.key)]
    return _entry(lines) if lines else {"end_round": True}


def gather(fight: Fight, lines: Sequence[Line]) -> Line | list[Problem]:
    """The entry of these lines; `where` of a problem is `actions[n]`."""
    problems: list[Problem] = []
    for at, line in enumerate(lines):
        read = read_action(fight, line, f"actions[{at}]")
        problems += read if isinstance(read, list) else []
    return problems or _entry([plain_entry(line) for line in lines])


def _entry(lines: Sequence[Line]) -> Line:
    return lines[0] if len(lines) == 1 else {"post": list(lines)}
