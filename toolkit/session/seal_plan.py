"""A side's plan before it is sealed and after it is opened: read, its combatants made sure of, its limits kept. Pure.

The same reading at both ends: what was sealed under a side's name acts for that side alone and answers no dice in
advance. Systems are asked only for their slots, for the entry made of lines, and for the outcome without any dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from toolkit.core.action_text import parse_action
from toolkit.core.lookup import find_combatant
from toolkit.core.outcome import Refusal
from toolkit.core.problems import Problem, visible
from toolkit.messages import note
from toolkit.session.deeds import targets_of
from toolkit.session.gaps import asks_for_newcomer
from toolkit.session.loading import Loaded
from toolkit.session.previewing import Wish, make_preview
from toolkit.session.spots import Asked, spotted
from toolkit.systems.ruleset import AnyState, Ruleset

Line = Mapping[str, Any]


def planning_sides(system: Ruleset, state: AnyState) -> tuple[str, ...] | Refusal:
    """The sides that plan the next turn, in order; a refusal while somebody has to come in, or where it is only one."""
    slots = system.slots(state)
    sides = tuple(dict.fromkeys(slot.side for slot in slots if not asks_for_newcomer(slot)))
    if len(sides) > 1:
        return sides
    gap = any(asks_for_newcomer(slot) for slot in slots)
    return Refusal(note("session.seal.gap") if gap else note("session.seal.no_sides"))


def read_plan(loaded: Loaded, side: str, written: Sequence[str | Line]) -> tuple[Line, ...] | list[Problem] | Refusal:
    """A side's actions, combatants by id; everything wrong with them, or the limit they break."""
    assert loaded.system is not None
    assert loaded.state is not None
    lines: list[Line] = []
    problems: list[Problem] = []
    for number, one in enumerate(written):
        read = _line(loaded.system, loaded.state, side, one, f"actions[{number}]")
        problems += read if isinstance(read, list) else []
        lines += [] if isinstance(read, list) else [read]
    if not problems:
        tried = _tried(loaded, lines)
        if isinstance(tried, Refusal):
            return tried
        problems = tried
    typed = [one if isinstance(one, str) else f"{one.get('actor')}: {one.get('use')}" for one in written]
    return spotted(problems, Asked(typed, {}, loaded.state.names(), loaded.system)) or tuple(lines)


def _tried(loaded: Loaded, lines: Sequence[Line]) -> list[Problem] | Refusal:
    """What is found wrong when the plan is resolved with everybody else waiting and without a die."""
    entry = turn_entry(loaded, [lines])
    if isinstance(entry, list):
        return entry
    made = make_preview(loaded, loaded.settings.lang, Wish(entry, answers=[]))
    return made.refusal or made.problems


def turn_entry(loaded: Loaded, plans: Iterable[Iterable[Line]]) -> Mapping[str, Any] | list[Problem]:
    """The entry of a turn with these plans; sides that have none wait."""
    assert loaded.system is not None
    return loaded.system.gather(loaded.state, [dict(line) for plan in plans for line in plan])  # type: ignore[arg-type]


def _line(system: Ruleset, state: AnyState, side: str, written: str | Line, where: str) -> Line | list[Problem]:
    line: Any = parse_action(written, where) if isinstance(written, str) else written
    if isinstance(line, list):
        return line
    if "actor" not in line:
        return [Problem(where, written if isinstance(written, str) else None, note("session.known_action"))]
    actor = find_combatant(state.roster, line["actor"], f"{where}.actor")
    targets = [find_combatant(state.roster, who, f"{where}.on[{at}]") for at, who in enumerate(targets_of(line))]
    problems = [found for found in (actor, *targets) if isinstance(found, Problem)]
    if isinstance(actor, str) and state.roster[actor].side != side:
        problems.append(Problem(f"{where}.actor", line["actor"], note("session.known_actor", side=side)))
    problems += _answered(system, line, where)
    if problems:
        return problems
    plain = {"actor": actor, "use": line.get("use"), "on": targets, "with": line.get("with")}
    return {key: value for key, value in plain.items() if value not in (None, [], {})}


def _answered(system: Ruleset, line: Line, where: str) -> list[Problem]:
    """Dice and decisions that a plan would answer itself, unseen until it is opened; a yes or no too: it may be the
    game master's (whether a flight works) or the other side's (whether it dodges)."""
    options = line.get("with")
    answered = options.items() if isinstance(options, Mapping) else ()
    return [
        Problem(f"{where}.with.{visible(key)}", visible(str(value)), note("session.no_dice_sealed"))
        for key, value in answered
        if key in system.asks
    ]
