"""The game master's own word: `{"adjust": {"who": "Name", "set": {"hp": 12}, "why": "the tree fell"}}`.

Order: who and which columns are meant, the new cells as the row model reads them, then the system's own look at the
changed row, which fills in what follows (a blank HP becomes the maximum) and finds what it would find in a roster:
errors where no rule could play it, warnings of what is new and strange.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from toolkit.core.events import Adjusted
from toolkit.core.lookup import find_combatant
from toolkit.core.names import nearest
from toolkit.core.outcome import Outcome, Resolution
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import LANGUAGES, Note, Who, Words, note
from toolkit.scenario.build import by_column
from toolkit.systems.ruleset import AnyState, Ruleset, Tables
from toolkit.tables.cells import show_cell
from toolkit.tables.columns import RowModel, cell_in_words, columns_of, english_header
from toolkit.tables.decode import decode_rows
from toolkit.tables.words import YES_NO

BATTLE = "battle"
"""`who` of an adjustment of the battle's own keys."""

_KEYS = ("who", "set", "why")


def read_adjust(
    system: Ruleset, state: AnyState, entry: Mapping[str, Any], where: str
) -> tuple[Adjusted | None, list[Problem]]:
    """The event an `adjust` entry stands for, and all problems; with an error among them there is no event."""
    problems = [Problem(f"{where}.{key}", key, note("scenario.alone")) for key in entry if key != "adjust"]
    body, place = entry["adjust"], f"{where}.adjust"
    if not isinstance(body, Mapping):
        return None, [*problems, Problem(place, body, note("scenario.adjust"))]
    problems += [_unknown(f"{place}.{key}", key, _KEYS) for key in body if key not in _KEYS]
    why = body.get("why") or ""
    if not isinstance(why, str):
        problems.append(Problem(f"{place}.why", why, note("tables.text")))
    who = _who(state, body.get("who"), f"{place}.who")
    given = body.get("set")
    if isinstance(who, Problem) or not isinstance(given, Mapping) or not given:
        problems += [who] if isinstance(who, Problem) else []
        problems += [] if isinstance(given, Mapping) and given else [Problem(f"{place}.set", given, _SOMETHING)]
        return None, problems
    columns, found = _read_columns(system, state, who, given, f"{place}.set")
    problems += found
    return None if errors(problems) else Adjusted(who, columns, str(why), _told(state, who, columns)), problems


def errors(problems: list[Problem]) -> list[Problem]:
    """Those that stop play."""
    return [problem for problem in problems if problem.level == "error"]


def resolve_adjust(state: AnyState, adjusted: Adjusted) -> Resolution:
    """The event and its outcome; nothing is asked."""
    target = Who(adjusted.who) if adjusted.who in state.roster else None
    facts = {"set": list(adjusted.told), "why": adjusted.why}
    return Resolution((adjusted, Outcome(None, "adjust", target, "done", facts=facts)))


_SOMETHING = note("scenario.columns")


def _who(state: AnyState, written: Any, where: str) -> str | Problem:
    found = find_combatant(state.roster, written, where)
    return BATTLE if isinstance(found, Problem) and written == BATTLE else found


def _read_columns(
    system: Ruleset, state: AnyState, who: str, given: Mapping[str, Any], where: str
) -> tuple[dict[str, Any], list[Problem]]:
    """The changed columns with their typed values, those included that follow from the others."""
    row: Any = state.roster.get(who, state.battle)
    model: type[RowModel] = type(row)
    known = columns_of(model)
    cells, others, problems = by_column(model, given, where)
    expected = note("scenario.roster_column" if who in state.roster else "scenario.battle_key")
    names = (*known, *(column.ru for column in known.values()))
    problems += [_unknown(f"{where}.{visible(key)}", key, names, expected) for key in others]
    if "id" in cells and cells["id"] != who:
        problems.append(Problem(f"{where}.id", cells["id"], note("scenario.id_stays")))
    before = {key: show_cell(getattr(row, key)) for key in known}
    looked_at = partial(_looked_at, system, state, who, place=lambda column: _place(where, column, cells))
    changed, found = looked_at(before | cells)
    if errors(problems + found):
        return {}, errors(problems + found)
    _, known_before = looked_at(before)
    warnings = [problem for problem in found if problem not in known_before]
    return {key: getattr(changed, key) for key in known if getattr(changed, key) != getattr(row, key)}, warnings


def _looked_at(
    system: Ruleset, state: AnyState, who: str, record: Mapping[str, Any], place: Callable[[str], str]
) -> tuple[Any, list[Problem]]:
    """The row of these cells as the system completes it, and everything wrong with it, as in any roster."""
    model: type[RowModel] = type(state.roster.get(who, state.battle))
    (decoded,), problems = decode_rows(model, [record], lambda _, column: place(column), state.own_words())
    row: Any = decoded
    if errors(problems):
        return row, problems
    order, mine = list(state.roster), who in state.roster
    here = ("roster", order.index(who)) if mine else ("battle", 0)

    def where(tab: str, number: int, column: str) -> str:
        return place(column) if (tab, number) == here else ""

    rows = [row if key == who else other for key, other in state.roster.items()]
    moves: list[Any] = [getattr(move, "row", move) for move in state.moves.values()]  # systems may keep more than it
    looked, found = system.build_state(Tables(rows, moves, state.battle if mine else row, state.rulings, where))
    completed = looked.roster.get(who, row) if mine else looked.battle
    return completed, problems + [problem for problem in found if problem.where]


def _place(where: str, column: str, given: Mapping[str, Any]) -> str:
    return f"{where}.{column}" if column in given else where


def _told(state: AnyState, who: str, columns: Mapping[str, Any]) -> tuple[Note, ...]:
    """`HP 60 → 12` for each column that changed, under its header."""
    row: Any = state.roster.get(who, state.battle)
    model: type[RowModel] = type(row)
    declared = columns_of(model)
    return tuple(
        note(
            "scenario.changed",
            column=Words(english_header(key), declared[key].ru),
            old=_in_words(model, key, getattr(row, key)),
            new=_in_words(model, key, value),
        )
        for key, value in columns.items()
    )


def _in_words(model: type[RowModel], key: str, value: Any) -> Words:
    return Words(*(_cell(cell_in_words(model, key, value, lang), lang) for lang in LANGUAGES))


def _cell(shown: Any, lang: str) -> str:
    if isinstance(shown, bool):
        return YES_NO[lang][0 if shown else 1]
    return "–" if shown is None else str(shown)


def _unknown(where: str, key: str, known: tuple[str, ...], expected: Note | None = None) -> Problem:
    return Problem(where, visible(key), expected or note("scenario.known_key"), did_you_mean(nearest(key, known)))
