"""The game master's own word: `{"adjust": {"who": "Name", "set": {"hp": 12}, "why": "the tree fell"}}`.

Order: who and which columns are meant, the new cells as the row model reads them, then the system's own look at the
changed row, which fills in what follows (a blank HP becomes the maximum) and refuses what no rule could play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from toolkit.core.events import Adjusted
from toolkit.core.lookup import find_combatant
from toolkit.core.names import nearest
from toolkit.core.outcome import Outcome, Resolution
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import Who, note
from toolkit.scenario.build import by_column
from toolkit.systems.ruleset import AnyState, Ruleset, Tables
from toolkit.tables.cells import show_cell
from toolkit.tables.columns import RowModel, columns_of
from toolkit.tables.decode import decode_rows

BATTLE = "battle"
"""`who` of an adjustment of the battle's own keys."""

_KEYS = ("who", "set", "why")


def read_adjust(system: Ruleset, state: AnyState, entry: Mapping[str, Any], where: str) -> Adjusted | list[Problem]:
    """The event an `adjust` entry stands for, or all that is wrong with it."""
    problems = [Problem(f"{where}.{key}", key, note("scenario.alone")) for key in entry if key != "adjust"]
    body, place = entry["adjust"], f"{where}.adjust"
    if not isinstance(body, Mapping):
        return [*problems, Problem(place, body, note("scenario.adjust"))]
    problems += [_unknown(f"{place}.{key}", key, _KEYS) for key in body if key not in _KEYS]
    why = body.get("why") or ""
    if not isinstance(why, str):
        problems.append(Problem(f"{place}.why", why, note("tables.text")))
    who = _who(state, body.get("who"), f"{place}.who")
    given = body.get("set")
    if isinstance(who, Problem) or not isinstance(given, Mapping) or not given:
        problems += [who] if isinstance(who, Problem) else []
        problems += [] if isinstance(given, Mapping) and given else [Problem(f"{place}.set", given, _SOMETHING)]
        return problems
    columns, found = _read_columns(system, state, who, given, f"{place}.set")
    return problems + found or Adjusted(who, columns, str(why), _told(state, who, columns))


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
    problems += [_unknown(f"{where}.{visible(key)}", key, tuple(known)) for key in others]
    if "id" in cells and cells["id"] != who:
        problems.append(Problem(f"{where}.id", cells["id"], note("scenario.id_stays")))
    record = {key: show_cell(getattr(row, key)) for key in known} | cells
    (decoded,), found = decode_rows(model, [record], lambda _, column: _place(where, column, cells))
    problems += [problem for problem in found if problem.level == "error"]
    if problems:
        return {}, problems
    changed, problems = _looked_at(system, state, who, decoded, lambda column: _place(where, column, cells))
    return {key: getattr(changed, key) for key in known if getattr(changed, key) != getattr(row, key)}, problems


def _looked_at(
    system: Ruleset, state: AnyState, who: str, changed: Any, place: Callable[[str], str]
) -> tuple[Any, list[Problem]]:
    """The changed row as the system completes it, and what it finds wrong with this row."""
    order = list(state.roster)
    rows = [changed if key == who else row for key, row in state.roster.items()]
    battle = state.battle if who in state.roster else changed
    mine = (order.index(who), "roster") if who in state.roster else (0, "battle")

    def where(tab: str, row: int, column: str) -> str:
        return place(column) if (row, tab) == mine else ""

    moves: list[Any] = [
        getattr(move, "row", move) for move in state.moves.values()
    ]  # systems may keep more than the row
    looked, problems = system.build_state(Tables(rows, moves, battle, state.rulings, where))
    row = looked.roster.get(who, changed) if who in state.roster else looked.battle
    return row, [problem for problem in problems if problem.where and problem.level == "error"]


def _place(where: str, column: str, given: Mapping[str, Any]) -> str:
    return f"{where}.{column}" if column in given else where


def _told(state: AnyState, who: str, columns: Mapping[str, Any]) -> tuple[str, ...]:
    """`hp 60 → 12` for each column that changed."""
    row = state.roster.get(who, state.battle)
    cells = ((key, show_cell(getattr(row, key)), show_cell(value)) for key, value in columns.items())
    return tuple(f"{key} {_cell(old)} → {_cell(new)}" for key, old, new in cells)


def _cell(shown: Any) -> str:
    return "–" if shown is None else str(shown).lower() if isinstance(shown, bool) else str(shown)


def _unknown(where: str, key: str, known: tuple[str, ...]) -> Problem:
    return Problem(where, visible(key), note("scenario.known_key"), did_you_mean(nearest(key, known)))
