"""One deed: `{"actor", "use", "on", "with"}`, names to ids, words to moves and actions.

A word that is both an action and a move's name is the move if the actor knows it; `{"move": …}` and `{"action": …}`
say which. `with` answers questions beforehand, by ask name; `dodge` is the wish (yes or no), or the evasion die itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from toolkit.core.action_text import spoken
from toolkit.core.lookup import Uses, find_combatant, find_targets
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.d6forum.actions import ACTIONS, Deed, EndRound, EndTurn, action_word
from toolkit.systems.d6forum.records import ForumCombatant
from toolkit.systems.d6forum.state import Fight, knows

KEYS = ("actor", "use", "on", "with")

ASKS = ("attack", "confusion", "infatuation", "paralysis", "choice", "barrier", "evade", "dodge", "called")
"""All questions the rules may put, in the order in which they come up."""

_ASKED = tuple(map(spoken, ASKS))


def read_line(fight: Fight, line: Mapping[str, Any], where: str) -> Deed | EndTurn | EndRound | list[Problem]:
    """The deed, or everything that is wrong with it."""
    problems = [_unknown_key(f"{where}.{visible(key)}", key) for key in line if key not in KEYS]
    actor = find_combatant(fight.roster, line.get("actor"), f"{where}.actor")
    if isinstance(actor, Problem):
        return [*problems, actor]
    use = _uses(fight, fight.roster[actor]).find(line.get("use"), f"{where}.use")
    targets = list(find_targets(fight.roster, line.get("on"), f"{where}.on", note("d6forum.expected_targets")))
    prepared = _prepared(fight, line.get("with"), f"{where}.with")
    problems += [item for item in (use, *targets, *prepared.values()) if isinstance(item, Problem)]
    if problems or isinstance(use, Problem):
        return problems
    word, move = use
    if word in ("End Turn", "End Round") and not move:
        return EndTurn(actor) if word == "End Turn" else EndRound()
    deed = Deed(actor, word, move, tuple(dict.fromkeys(map(str, targets))), prepared, where)
    return list(_unfit(fight, deed)) or deed


def _unknown_key(where: str, key: str) -> Problem:
    return Problem(where, visible(key), note("d6forum.expected_key", words=KEYS), did_you_mean(nearest(key, KEYS)))


def _uses(fight: Fight, row: ForumCombatant) -> Uses:
    """What it may use."""
    expected = note("d6forum.expected_use")
    return Uses(fight.moves.values(), fight.move, action_word, ACTIONS, lambda name: knows(row, name), expected)


def _prepared(fight: Fight, written: Any, where: str) -> dict[str, Any]:
    """Ask name -> answers in order; a `Problem` in place of what cannot be one."""
    if written is None:
        return {}
    if not isinstance(written, Mapping):
        return {"": Problem(where, visible(str(written)), note("d6forum.expected_with", words=_ASKED))}
    return {key: _answers(fight, key, given, f"{where}.{visible(key)}") for key, given in written.items()}


def _answers(fight: Fight, key: str, given: Any, where: str) -> tuple[Any, ...] | Problem:
    if key not in ASKS:
        return Problem(
            where,
            visible(key),
            note("d6forum.expected_with", words=_ASKED),
            did_you_mean(nearest(key, ASKS)),
        )
    answers = tuple(given) if isinstance(given, list | tuple) else (given,)
    if answers and all(isinstance(answer, int | str) for answer in answers):
        return tuple(_named(fight, answer) for answer in answers) if key == "called" else answers
    return Problem(where, visible(str(given)), note("d6forum.expected_answer"))


def _named(fight: Fight, answer: Any) -> Any:
    """A move by the name that stands in the Moves tab."""
    move = fight.move(str(answer))
    return answer if move is None else move.name


def _unfit(fight: Fight, deed: Deed) -> Iterator[Problem]:
    """Newcomers of another side, and more than one."""
    if deed.move or deed.use != "Send":
        return
    side = fight.roster[deed.actor].side
    for at, target in enumerate(deed.targets):
        if at or fight.roster[target].side != side:
            said = note("d6forum.expected_own_side", side=side)
            yield Problem(f"{deed.where}.on[{at}]", fight.roster[target].name, said)
