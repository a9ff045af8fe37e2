"""Somebody uses something: `{"actor", "use", "on", "with"}`, names to ids, words to moves and action words.

A word that is both an action and a move's name is the move if the actor knows it; `{"move": …}` and `{"action": …}`
say which. `with` holds counts (`boons`, `banes`, `until`, `squares`), `boost`, a square (`to`), and answers to
questions beforehand, by ask name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from toolkit.core.action_text import spoken
from toolkit.core.lookup import Uses, find_combatant, find_targets
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.odyssey.actions import ACTIONS, AIMED, ASKS, COUNTS, OPTIONS, TRAINERS, Use, action_word
from toolkit.systems.odyssey.pairs import trainer_of
from toolkit.systems.odyssey.records import OdysseyCombatant
from toolkit.systems.odyssey.state import Fight, is_human, is_pokemon, knows

KEYS = ("actor", "use", "on", "with")

WITH = (*OPTIONS, *(ask for ask in ASKS if ask not in OPTIONS))
_SPOKEN = tuple(map(spoken, WITH))

MOST = {"boons": 9, "banes": 9, "until": 99, "squares": 60}


def read_use(fight: Fight, entry: Mapping[str, Any], where: str) -> Use | list[Problem]:
    """The use, or everything that is wrong with it."""
    problems = [_unknown(f"{where}.{visible(key)}", key, KEYS) for key in entry if key not in KEYS]
    actor = _actor(fight, entry.get("actor"), f"{where}.actor")
    if isinstance(actor, Problem):
        return [*problems, actor]
    use = _uses(fight, fight.roster[actor]).find(entry.get("use"), f"{where}.use")
    targets = list(find_targets(fight.roster, entry.get("on"), f"{where}.on", note("odyssey.expected_targets")))
    options, prepared, found = _with(entry.get("with"), f"{where}.with")
    problems += [*found, *(item for item in (use, *targets) if isinstance(item, Problem))]
    if problems or isinstance(use, Problem):
        return problems
    named = tuple(dict.fromkeys(map(str, targets)))
    used = Use(actor, *use, named, **options, prepared=prepared, where=where)
    return list(_unfit(fight, used)) or used


def _unknown(where: str, key: str, known: tuple[str, ...]) -> Problem:
    return Problem(where, visible(key), note("odyssey.expected_key", words=known), did_you_mean(nearest(key, known)))


def _actor(fight: Fight, written: Any, where: str) -> str | Problem:
    found = find_combatant(fight.roster, written, where)
    if isinstance(found, str) and not fight.roster[found].side:
        return Problem(where, written, note("odyssey.expected_sided_actor", who=fight.roster[found].name))
    return found


def _uses(fight: Fight, row: OdysseyCombatant) -> Uses:
    """What it may use."""
    expected = note("odyssey.expected_use")
    return Uses(fight.moves.values(), fight.move, action_word, ACTIONS, lambda name: knows(row, name), expected)


def _with(written: Any, where: str) -> tuple[dict[str, Any], dict[str, tuple[Any, ...]], list[Problem]]:
    """Options, answers given beforehand, and problems."""
    options: dict[str, Any] = {}
    prepared: dict[str, tuple[Any, ...]] = {}
    if written is None:
        return options, prepared, []
    if not isinstance(written, Mapping):
        return (
            options,
            prepared,
            [Problem(where, visible(str(written)), note("odyssey.expected_with", words=_SPOKEN))],
        )
    problems = []
    for key, value in written.items():
        read = _option(key, value, f"{where}.{visible(key)}") if key in OPTIONS else _answers(key, value, where)
        if isinstance(read, Problem):
            problems.append(read)
        else:
            (options if key in OPTIONS else prepared)[key] = read
    return options, prepared, problems


def _option(key: str, value: Any, where: str) -> Any:
    if key in COUNTS:
        whole = type(value) is int and (0 if key != "until" else -99) <= value <= MOST[key]
        return value if whole else Problem(where, visible(str(value)), note("odyssey.expected_count", most=MOST[key]))
    if key == "boost":
        return (
            value if isinstance(value, bool) else Problem(where, visible(str(value)), note("odyssey.expected_yes_no"))
        )
    square = value if isinstance(value, list | tuple) else ()
    if len(square) == 2 and all(type(number) is int and -999 < number < 1000 for number in square):
        return tuple(square)
    return Problem(where, visible(str(value)), note("odyssey.expected_square"))


def _answers(key: str, given: Any, where: str) -> tuple[Any, ...] | Problem:
    if key not in ASKS:
        hint = did_you_mean(nearest(key, WITH))
        return Problem(f"{where}.{visible(key)}", visible(key), note("odyssey.expected_with", words=_SPOKEN), hint)
    answers = tuple(given) if isinstance(given, list | tuple) else (given,)
    good = all(isinstance(answer, int | str | list) for answer in answers)
    return answers if good else Problem(f"{where}.{key}", visible(str(given)), note("odyssey.expected_answer"))


def _unfit(fight: Fight, used: Use) -> Iterator[Problem]:
    """Action words with an actor or with targets that they cannot have."""
    row, place = fight.roster[used.actor], used.where
    if used.move:
        return
    if used.use in TRAINERS and not is_human(row):
        yield Problem(f"{place}.actor", row.name, note("odyssey.expected_trainer"))
    elif used.use in AIMED and len(used.targets) > 1:
        yield Problem(f"{place}.on[1]", fight.roster[used.targets[1]].name, note("odyssey.expected_one_target"))
    elif used.use == "Switch" and used.targets:
        other = fight.roster[used.targets[0]]
        if not is_pokemon(other) or trainer_of(fight, used.targets[0]) != used.actor:
            yield Problem(f"{place}.on[0]", other.name, note("odyssey.expected_own_pokemon", who=row.name))
