"""Raw records to typed rows, with every problem of every row at once.

A record maps column keys to raw cells, from a sheet or from JSON. In this order: blank cells are dropped, so that the
model's defaults hold; the model validates the rest in one go; cells that cannot be read become problems and the row is
built without them, so that rows and records stay in step; required cells that are blank become problems; words that
no list knows become warnings. Nothing here knows where a record came from: `place` names that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar

from pydantic import ValidationError

from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.tables.cells import Status
from toolkit.tables.columns import RowModel, cell_types, columns_of
from toolkit.tables.misfit import did_you_mean, problem_of
from toolkit.tables.words import STATUSES, TERRAIN, TYPES, WEATHER, Lexicon

R = TypeVar("R", bound=RowModel)

RowPlace = Callable[[int, str], str]
"""(row number from 0, column key) -> `where` of that cell."""

_LISTS: Mapping[str, tuple[str, Lexicon]] = {
    "type": ("type_unknown", TYPES),
    "types": ("type_unknown", TYPES),
    "statuses": ("status_unknown", STATUSES),
    "weather": ("weather_unknown", WEATHER),
    "terrain": ("terrain_unknown", TERRAIN),
}


def decode_rows(model: type[R], records: Sequence[Mapping[str, Any]], place: RowPlace) -> tuple[list[R], list[Problem]]:
    """One row a record, in order, and all problems. A cell that cannot be read holds its default in the row."""
    rows: list[R] = []
    problems: list[Problem] = []
    for number, record in enumerate(records):
        row, unread = _decode(model, record, number, place)
        rows.append(row)
        problems += unread
        problems += _missing(row, number, place, {problem.where for problem in unread})
        problems += _unknown_words(row, number, place)
    return rows, problems


def first_per_place(problems: Iterable[Problem]) -> list[Problem]:
    """The problems with only the first one for each `where`: what follows from an unreadable cell is no news.

    An error takes the place of a warning.
    """
    kept: dict[str, Problem] = {}
    for problem in problems:
        if kept.setdefault(problem.where, problem).level == "warning" and problem.level == "error":
            kept[problem.where] = problem
    return list(kept.values())


def _decode(model: type[R], record: Mapping[str, Any], number: int, place: RowPlace) -> tuple[R, list[Problem]]:
    given, cells = record, record.values()
    if None in cells or "" in cells:
        given = {key: cell for key, cell in record.items() if cell is not None and cell != ""}
    try:
        return model.model_validate(given), []
    except ValidationError as refused:
        errors = _one_a_cell(refused)
    problems = [problem_of(error, place(number, key)) for key, error in errors.items()]
    return model.model_validate({key: cell for key, cell in given.items() if key not in errors}), problems


def _one_a_cell(refused: ValidationError) -> dict[str, Any]:
    """Column key -> its error; ours where pydantic has several, since ours names what was expected."""
    errors: dict[str, Any] = {}
    for error in refused.errors(include_url=False):
        key = str(error["loc"][0])
        if key not in errors or error["type"].startswith("tables."):
            errors[key] = error
    return errors


def _missing(row: RowModel, number: int, place: RowPlace, told: set[str]) -> Iterable[Problem]:
    for key in _required(type(row)):
        if getattr(row, key) in (None, "", ()) and (where := place(number, key)) not in told:
            yield Problem(where, None, note("tables.required"))


def _unknown_words(row: RowModel, number: int, place: RowPlace) -> Iterable[Problem]:
    for key, kind in _listed(type(row)):
        for word in _strange(kind, getattr(row, key)):
            code, lexicon = _LISTS[kind]
            hint = did_you_mean(lexicon.nearest(word))
            yield Problem(place(number, key), word, note(f"tables.{code}"), hint, "warning")


@lru_cache(4096)
def _strange(kind: str, value: Any) -> tuple[str, ...]:
    if isinstance(value, str):
        name, _, turns = value.rpartition(" ")
        value = (name if turns.isdecimal() else value,) if value else ()
    words = (item.name if isinstance(item, Status) else item for item in value)
    return tuple(word for word in words if word not in _LISTS[kind][1].words)


@cache
def _required(model: type[RowModel]) -> tuple[str, ...]:
    return tuple(key for key, declared in columns_of(model).items() if declared.required)


@cache
def _listed(model: type[RowModel]) -> tuple[tuple[str, str], ...]:
    return tuple((key, kind.name) for key, kind in cell_types(model).items() if kind.name in _LISTS)
