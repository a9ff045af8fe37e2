"""One entry of `do` on a state: what is common to all systems here, everything else by the system's own rules.

Order: an `adjust` is read and becomes an event, an `end` is read as a scene's (`ending`); any other entry goes to the
system, first for its form and names, then to be resolved. A state changes only by folding the events (`after`). Used by
scenarios and by campaigns alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.core.events import Adjusted, BattleClosed, Event, fold
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem, Problems
from toolkit.dice import Referee
from toolkit.scenario.adjust import BATTLE, errors, read_adjust, resolve_adjust
from toolkit.scenario.ending import as_scene, as_written, closed
from toolkit.systems.ruleset import AnyState, Ruleset


def check_entry(system: Ruleset, state: AnyState, entry: Mapping[str, Any], where: str) -> list[Problem]:
    """Everything wrong with the form and the names of an entry; nothing is asked or resolved. May hold warnings."""
    if "adjust" in entry:
        return read_adjust(system, state, entry, where)[1]
    read = system.read_action(state, as_scene(entry), where)
    return as_written(read, entry, where) if isinstance(read, list) else []


def foresee_entry(system: Ruleset, state: AnyState, entry: Mapping[str, Any], where: str) -> list[Problem]:
    """Warnings about an entry without faults: what is strange about it, or will come to nothing as things stand."""
    if "adjust" in entry:
        return check_entry(system, state, entry, where)
    action = system.read_action(state, as_scene(entry), where)
    return [] if isinstance(action, list) else system.foresee(state, action)


def resolve_entry(
    system: Ruleset, state: AnyState, entry: Mapping[str, Any], referee: Referee, where: str
) -> Resolution | list[Problem]:
    """What comes of an entry. Raises `Pending` when an answer is missing and `BadAnswer` for an impossible one."""
    if "adjust" in entry:
        adjusted, problems = read_adjust(system, state, entry, where)
        return errors(problems) if adjusted is None else resolve_adjust(state, adjusted)
    action = system.read_action(state, as_scene(entry), where)
    if isinstance(action, list):
        return as_written(action, entry, where)
    try:
        return closed(state, entry, system.resolve(state, action, referee))
    except Problems as found:  # a number the rules turn out to need is not given
        return found.problems


def after(system: Ruleset, state: AnyState, resolution: Resolution) -> AnyState:
    """The state after everything that happened."""
    return fold(lambda folded, event: apply_event(system, folded, event), state, resolution.events)


def apply_event(system: Ruleset, state: AnyState, event: Event) -> AnyState:
    """Fold one event: the game master's own word and a battle's end here, all else by the system."""
    if isinstance(event, BattleClosed):
        return state.with_battle(battle="")
    if not isinstance(event, Adjusted):
        return system.apply(state, event)
    if event.who == BATTLE and BATTLE not in state.roster:
        return state.with_battle(**event.columns)
    return state.with_row(event.who, **event.columns)
