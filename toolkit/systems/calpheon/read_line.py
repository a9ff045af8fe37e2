"""One Action of a plan: `{"actor", "use", "on", "with"}`, names to ids, words to moves and Actions.

A word that is both an Action and a move's name is the move if the actor knows it; `{"move": …}` and `{"action": …}`
say which. `with` answers questions beforehand, by ask name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from toolkit.core.action_text import spoken
from toolkit.core.lookup import Uses, find_combatant, find_targets
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.calpheon.actions import ACTIONS, CREATIVE, TAMER_ONLY, Planned, action_word
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.staff_words import read_word
from toolkit.systems.calpheon.state import Fight, is_pokemon, is_tamer, knows

LONGEST = 500
"""Characters that tell a creative action."""

_TEXT, _YES_NO = note("calpheon.expected_text", most=LONGEST), note("tables.yes_no")
_ONE_OR_TWO = note("calpheon.expected_one_or_two")

KEYS = ("actor", "use", "on", "with")

ASKS = (
    "initiative", "tie", "accuracy", "strikes", "critical", "damage", "protect", "effect", "reach", "rest",
    "flee", "death", "exhaustion", "adjudication", "power", "condition", "called", "newcomer", "driven",
    "hindrance", "ending",
)  # fmt: skip
"""All questions the rules may put; those of the whole turn (the first two) no single Action can answer."""


def read_line(fight: Fight, line: Any, where: str, side: str | None = None) -> Planned | list[Problem]:
    """The planned Action, or everything that is wrong with it. `side`: whose plan it stands in."""
    if not isinstance(line, Mapping):
        return [Problem(where, line, note("calpheon.expected_line"))]
    problems = [_unknown_key(f"{where}.{visible(key)}", key) for key in line if key not in KEYS]
    actor = _actor(fight, line.get("actor"), f"{where}.actor", side)
    if isinstance(actor, Problem):
        return [*problems, actor]
    use = _uses(fight, fight.roster[actor]).find(line.get("use"), f"{where}.use")
    targets = list(find_targets(fight.roster, line.get("on"), f"{where}.on", note("calpheon.expected_targets")))
    creative = not isinstance(use, Problem) and use == (CREATIVE, "")
    own, given = _own_words(line.get("with"), f"{where}.with") if creative else ({}, line.get("with"))
    prepared = _prepared(given, f"{where}.with")
    read = (use, *targets, *prepared.values(), *own.values())
    problems += [*(item for item in read if isinstance(item, Problem)), *_adjudications(fight, prepared, where)]
    if problems or isinstance(use, Problem):
        return problems
    word, move = use
    planned = Planned(actor, word, move, tuple(dict.fromkeys(map(str, targets))), prepared, where, **own)
    return list(_unfit(fight, planned)) or planned


def _unknown_key(where: str, key: str) -> Problem:
    return Problem(where, visible(key), note("calpheon.expected_key", words=KEYS), did_you_mean(nearest(key, KEYS)))


def _actor(fight: Fight, written: Any, where: str, side: str | None) -> str | Problem:
    found = find_combatant(fight.roster, written, where)
    if isinstance(found, Problem):
        return found
    row = fight.roster[found]
    if not row.side:
        return Problem(where, written, note("calpheon.expected_sided_actor", who=row.name))
    if side is not None and row.side != side:
        return Problem(where, written, note("calpheon.expected_own_actor", side=side))
    return found


def _uses(fight: Fight, row: CalpheonCombatant) -> Uses:
    """What it may use."""
    expected = note("calpheon.expected_use")
    return Uses(fight.moves.values(), fight.move, action_word, ACTIONS, lambda name: knows(row, name), expected)


def _prepared(written: Any, where: str) -> dict[str, Any]:
    """Ask name -> answers in order; a `Problem` in place of what cannot be one."""
    if written is None:
        return {}
    if not isinstance(written, Mapping):
        return {"": Problem(where, written, note("calpheon.expected_with", words=tuple(map(spoken, ASKS[2:]))))}
    return {key: _answers(key, given, f"{where}.{visible(key)}") for key, given in written.items()}


def _answers(key: str, given: Any, where: str) -> tuple[Any, ...] | Problem:
    if key not in ASKS[2:]:
        hint = did_you_mean(nearest(key, ASKS[2:]))
        return Problem(where, visible(key), note("calpheon.expected_with", words=tuple(map(spoken, ASKS[2:]))), hint)
    answers = tuple(given) if isinstance(given, list | tuple) else (given,)
    good = all(isinstance(answer, int | str | list) for answer in answers)
    return answers if good else Problem(where, str(given), note("calpheon.expected_answer"))


def _own_words(written: Any, where: str) -> tuple[dict[str, Any], Any]:
    """What a creative action says of itself, as fields of `Planned` (a `Problem` for what cannot be), and the rest."""
    if not isinstance(written, Mapping):
        return {}, written
    found: dict[str, Any] = {}
    for key, value in written.items():
        if key == "text":
            good = isinstance(value, str | int) and len(str(value)) <= LONGEST
            found["text"] = str(value).strip() if good else Problem(f"{where}.text", visible(str(value)), _TEXT)
        elif key == "damaging":
            found[key] = value if isinstance(value, bool) else Problem(f"{where}.{key}", visible(str(value)), _YES_NO)
        elif key == "actions":
            good = value in (1, 2) and not isinstance(value, bool)
            found["both"] = value == 2 if good else Problem(f"{where}.{key}", visible(str(value)), _ONE_OR_TWO)
    return found, {key: value for key, value in written.items() if key not in ("text", "damaging", "actions")}


def _adjudications(fight: Fight, prepared: Mapping[str, Any], where: str) -> Iterator[Problem]:
    """What is wrong with results given beforehand."""
    answers = prepared.get("adjudication", ())
    for answer in answers if isinstance(answers, tuple) else ():
        read = read_word(fight, answer, f"{where}.with.adjudication") if isinstance(answer, str) else ()
        yield from read if isinstance(read, list) else ()


def _unfit(fight: Fight, planned: Planned) -> Iterator[Problem]:
    """Action words with an actor or a target that they cannot have."""
    row, place = fight.roster[planned.actor], planned.where
    if planned.move:
        return
    if planned.use in TAMER_ONLY and not is_tamer(row):
        yield Problem(f"{place}.actor", row.name, note("calpheon.expected_tamer"))
    if planned.use == "Switch":
        if len(planned.targets) != 1:
            yield Problem(f"{place}.on", None, note("calpheon.expected_newcomer", side=row.side))
        for at, target in enumerate(planned.targets):
            other = fight.roster[target]
            if other.side != row.side or not is_pokemon(other):
                yield Problem(f"{place}.on[{at}]", other.name, note("calpheon.expected_own_pokemon", side=row.side))
