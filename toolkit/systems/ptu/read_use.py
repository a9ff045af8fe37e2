"""Something used by somebody: `{"actor", "use", "on", "with"}`, names to ids, words to moves and action words.

A word that is both an action and a move's name is the move if the actor knows it; `{"move": …}` and `{"action": …}`
say which. `with` holds options of the action and answers given beforehand, by ask name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from toolkit.core.action_text import spoken
from toolkit.core.lookup import Uses, find_combatant, find_targets
from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.ptu.actions import (
    AIMED,
    ASKS,
    CHOSEN,
    CLOCK,
    DEEDS,
    MANIPULATIONS,
    OPTIONS,
    TRICKS,
    Use,
    deed_word,
)
from toolkit.systems.ptu.procedures.check import move_of, needs_target
from toolkit.systems.ptu.procedures.evasion import KINDS
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import Fight, foes, is_trainer, knows

KEYS = ("actor", "use", "on", "with")


def clock_entry(entry: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The entry that a word of the clock stands for, or `None`."""
    use = entry.get("use")
    word = use.get("action") if isinstance(use, Mapping) else use
    meant = deed_word(word) if isinstance(word, str) else None
    if meant not in CLOCK or entry.get("on") or entry.get("with") or not set(entry) <= set(KEYS):
        return None
    return {"end_turn": entry.get("actor")} if meant == "End Turn" else {meant.lower().replace(" ", "_"): True}


def read_use(fight: Fight, entry: Mapping[str, Any], where: str) -> Use | list[Problem]:
    """The use, or everything that is wrong with it."""
    problems = [_unknown_key(f"{where}.{visible(key)}", key) for key in entry if key not in KEYS]
    actor = find_combatant(fight.roster, entry.get("actor"), f"{where}.actor")
    if isinstance(actor, Problem):
        return [*problems, actor]
    use = _uses(fight, fight.roster[actor]).find(entry.get("use"), f"{where}.use")
    targets = list(find_targets(fight.roster, entry.get("on"), f"{where}.on", note("ptu.expected_targets")))
    options, prepared, faulty = _with(entry.get("with"), f"{where}.with")
    problems += [item for item in (use, *targets) if isinstance(item, Problem)] + faulty
    if problems or isinstance(use, Problem):
        return problems
    word, move = use
    if word in CHOSEN and not move:
        word, option, choice = CHOSEN[word]
        options = {**options, option: choice}
    named = tuple(dict.fromkeys(map(str, targets)))
    used = _aimed(fight, Use(actor, word, move, named, options, prepared, where))
    return list(_unfit(fight, used)) or used


def _unknown_key(where: str, key: str) -> Problem:
    return Problem(where, visible(key), note("ptu.expected_key", words=KEYS), did_you_mean(nearest(key, KEYS)))


def _uses(fight: Fight, row: PtuCombatant) -> Uses:
    """What it may use."""
    expected = note("ptu.expected_use")
    return Uses(
        fight.moves.values(),
        fight.move,
        _deed,
        (*DEEDS, *CHOSEN),
        lambda name: bool(row.moves) and knows(row, name),
        expected,
    )


def _deed(written: str) -> str | None:
    """The word of something an actor does; the clock's words are entries of their own."""
    word = deed_word(written)
    return None if word in CLOCK else word


def _with(written: Any, where: str) -> tuple[dict[str, Any], dict[str, tuple[Any, ...]], list[Problem]]:
    """Options, answers by ask name, and what is neither."""
    options: dict[str, Any] = {}
    prepared: dict[str, tuple[Any, ...]] = {}
    problems: list[Problem] = []
    if written is not None and not isinstance(written, Mapping):
        return {}, {}, [Problem(where, visible(str(written)), _expected_with())]
    for key, given in (written or {}).items():
        found = _option(key, given, f"{where}.{visible(key)}") if key in OPTIONS else _answers(key, given, where)
        if isinstance(found, Problem):
            problems.append(found)
        elif key in OPTIONS:
            options[key] = found
        else:
            prepared[key] = found
    return options, prepared, problems


def _option(key: str, given: Any, where: str) -> Any:
    allowed = OPTIONS[key]
    if isinstance(allowed, tuple):
        word = fold(given) if isinstance(given, str) else None
        found = next((one for one in allowed if fold(one) == word), None)
        return found or Problem(where, visible(str(given)), note("core.ruling_words", words=allowed))
    if allowed is bool:
        return given if isinstance(given, bool) else Problem(where, visible(str(given)), note("ptu.expected_yes_no"))
    good = isinstance(given, int) and not isinstance(given, bool) and abs(given) < 10_000
    return given if good else Problem(where, visible(str(given)), note("core.ruling_number"))


def _answers(key: str, given: Any, where: str) -> Any:
    if key not in ASKS:
        return Problem(
            f"{where}.{visible(key)}", visible(key), _expected_with(), did_you_mean(nearest(key, (*OPTIONS, *ASKS)))
        )
    answers = tuple(given) if isinstance(given, list | tuple) else (given,)
    good = all(isinstance(answer, int | str | list) for answer in answers)
    return answers if good else Problem(f"{where}.{key}", visible(str(given)), note("ptu.expected_answer"))


def _expected_with() -> Any:
    return note("ptu.expected_with", words=tuple(map(spoken, (*OPTIONS, *(ask for ask in ASKS if ask not in OPTIONS)))))


def _aimed(fight: Fight, used: Use) -> Use:
    """With the only foe there is as the target, where one is needed and none is named."""
    if used.targets or not needs_target(fight, used):
        return used
    there = foes(fight, used.actor)
    return (
        Use(used.actor, used.use, used.move, there, used.options, used.prepared, used.where)
        if len(there) == 1
        else used
    )


def _unfit(fight: Fight, used: Use) -> Iterator[Problem]:
    """Targets and options that this use cannot do without, or cannot have."""
    place, row = used.where, fight.roster[used.actor]
    if not used.move and used.use in (*AIMED, "Grapple") and len(used.targets) > 1:
        yield Problem(f"{place}.on", None, note("ptu.expected_one_target"))
    if not used.move and used.use == "Switch":
        yield from _unfit_switch(fight, used, row)
    tricks = {"Dirty Trick": tuple(TRICKS), "Manipulate": tuple(MANIPULATIONS)}.get(used.use, ())
    if tricks and not used.move and used.options.get("trick") not in tricks:
        yield Problem(f"{place}.with.trick", used.options.get("trick"), note("core.ruling_words", words=tricks))
    chosen, move = used.options.get("evasion"), move_of(fight, used)
    kinds = (*KINDS[move.category if move else "Status"], "none")
    if chosen is not None and chosen not in kinds:
        yield Problem(f"{place}.with.evasion", chosen, note("core.ruling_words", words=kinds))


def _unfit_switch(fight: Fight, used: Use, row: PtuCombatant) -> Iterator[Problem]:
    if len(used.targets) > 2:
        yield Problem(f"{used.where}.on", None, note("ptu.expected_newcomer"))
    for at, target in enumerate(used.targets):
        other = fight.roster[target]
        if is_trainer(other) or other.side != row.side:
            yield Problem(f"{used.where}.on[{at}]", other.name, note("ptu.expected_own_pokemon", side=row.side))
