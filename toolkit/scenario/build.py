"""A scenario's rows and rulings made into a state of its system, with every problem of every cell.

Order: rulings, column names, cells (`tables.decode`), then what the system finds wrong with the rows together.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, visible
from toolkit.core.rulings import read_rulings
from toolkit.messages import note
from toolkit.scenario.shape import Scenario
from toolkit.systems.ruleset import AnyState, Ruleset, Tables
from toolkit.tables.columns import RowModel, columns_of, english_header
from toolkit.tables.decode import decode_rows
from toolkit.tables.sheet import guide_names


def build(system: Ruleset, scenario: Scenario) -> tuple[AnyState, list[Problem]]:
    """The state a scenario describes, and all problems on the way; the state is for checking only if there are any."""
    rulings, problems = read_rulings(system.rulings, scenario.rulings)
    guides, found = _guides(system, scenario)
    problems += found
    known = guide_names(guides)
    decoded: dict[str, list[Any]] = {}
    for tab, model in (("roster", system.roster), ("moves", system.moves), ("battle", system.battle)):
        records = [scenario.battle] if tab == "battle" else getattr(scenario, tab)
        decoded[tab], found = _decode(tab, model, records, known)
        problems += found
    extra = {"map": scenario.map, **guides}
    tables = Tables(decoded["roster"], decoded["moves"], decoded["battle"][0], rulings, place, extra)
    state, found = system.build_state(tables)
    return state, problems + found


def _guides(system: Ruleset, scenario: Scenario) -> tuple[dict[str, list[Any]], list[Problem]]:
    """The rows of the guides, and problems; one of them for a guide that the system does not read."""
    decoded: dict[str, list[Any]] = {}
    problems: list[Problem] = []
    for role, records in scenario.guides.items():
        if role in system.guides:
            decoded[role], found = _decode(role, system.guides[role].rows, records)
            problems += found
        else:
            problems.append(Problem(role, role, note("scenario.known_key")))
    return decoded, problems


def place(tab: str, row: int, column: str) -> str:
    """`roster[0].hp`, `battle.round`, `map[2][5]`; what a workbook keeps on Campaign is `rulings.<key>`."""
    if tab == "campaign":
        return f"rulings.{column}"
    if tab == "map":
        return f"map[{row}][{column}]"
    return f"{tab}.{column}" if tab == "battle" else f"{tab}[{row}].{column}"


def by_column(
    model: type[RowModel], record: Mapping[str, Any], where: str
) -> tuple[dict[str, Any], list[str], list[Problem]]:
    """The record with its keys as column keys, however they are spelt; the keys that are no column of ours; problems.

    A column given twice is a problem at `where.<key>`.
    """
    known, found = _spellings(model), dict[str, Any]()
    others, problems = [], []
    for key, cell in record.items():
        column = key if key in model.model_fields else known.get(fold(key))
        if column is None:
            others.append(key)
        elif column in found:
            problems.append(Problem(f"{where}.{visible(key)}", key, note("scenario.once")))
        else:
            found[column] = cell
    return found, others, problems


def _decode(
    tab: str, model: type[RowModel], records: Sequence[Mapping[str, Any]], known: Container[str] = ()
) -> tuple[list[Any], list[Problem]]:
    plain, problems = [], []
    for number, record in enumerate(records):
        where = tab if tab == "battle" else f"{tab}[{number}]"
        cells, others, found = by_column(model, record, where)
        plain.append(cells)
        problems += [*found, *(mistyped for key in others for mistyped in _perhaps_mistyped(model, key, where))]
    rows, found = decode_rows(model, plain, lambda row, column: place(tab, row, column), known)
    return rows, problems + [as_error(problem) for problem in found]


def as_error(problem: Problem) -> Problem:
    """In a scenario a type no list knows is a slip: there is no game master looking at the warning."""
    return replace(problem, level="error") if problem.expected.code == "tables.type_unknown" else problem


@cache
def _spellings(model: type[RowModel]) -> dict[str, str]:
    """Folded key or header in either language -> column key."""
    return {
        fold(spelling): key
        for key, declared in columns_of(model).items()
        for spelling in (*declared.also, declared.ru, english_header(key), key)
    }


def _perhaps_mistyped(model: type[RowModel], key: str, where: str) -> list[Problem]:
    """A warning for a key that looks like one of our columns; other keys belong to the game master."""
    near = nearest(key, columns_of(model), most=1, cutoff=0.8)
    if not near:
        return []
    hint = note("core.did_you_mean", words=near)
    return [Problem(f"{where}.{visible(key)}", visible(key), note("scenario.known_column"), hint, "warning")]
