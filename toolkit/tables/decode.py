"""Raw records to typed rows, with every problem of every row at once.

A record maps column keys to raw cells, from a sheet or from JSON. In this order: all records are validated in one go,
blank cells as the model's defaults; cells that cannot be read become problems and the rows are built without them, so
that rows and records stay in step; required cells that are blank become problems; words that no list knows become
warnings. Problems are told row by row. Nothing here knows where a record came from: `place` names that.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from toolkit.core.names import fold
from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.tables.cells import Status
from toolkit.tables.columns import RowModel, cell_types, columns_of
from toolkit.tables.misfit import did_you_mean, problem_of
from toolkit.tables.words import COVERS, STATUSES, TERRAIN, TYPES, WEATHER, Lexicon

R = TypeVar("R", bound=RowModel)

RowPlace = Callable[[int, str], str]
"""(row number from 0, column key) -> `where` of that cell."""

_LISTS: Mapping[str, tuple[str, Lexicon]] = {
    "type": ("type_unknown", TYPES),
    "types": ("type_unknown", TYPES),
    "statuses": ("status_unknown", STATUSES),
    "covers": ("cover_unknown", COVERS),
    "weather": ("weather_unknown", WEATHER),
    "terrain": ("terrain_unknown", TERRAIN),
}


def decode_rows(
    model: type[R], records: Sequence[Mapping[str, Any]], place: RowPlace, known: Container[str] = ()
) -> tuple[list[R], list[Problem]]:
    """One row a record, in order, and all problems. A cell that cannot be read holds its default in the row.

    `known`: folded names of the campaign's own statuses and the like, which are no strange words.
    """
    errors: dict[tuple[int, str], Any] = {}
    try:
        rows = _table(model).validate_python(records)
    except ValidationError as refused:
        errors = _one_a_cell(refused)
        readable = [
            {key: cell for key, cell in record.items() if (number, key) not in errors}
            for number, record in enumerate(records)
        ]
        rows = _table(model).validate_python(readable)
    found = [
        (number, _problem(model, key, problem_of(error, place(number, key)))) for (number, key), error in errors.items()
    ]
    found += [*_missing(model, rows, place, errors), *_unknown_words(model, rows, place, known)]
    return rows, [problem for _, problem in sorted(found, key=itemgetter(0))]


def _problem(model: type[RowModel], key: str, problem: Problem) -> Problem:
    """What no rule reads stops nothing."""
    declared = columns_of(model).get(key)
    return replace(problem, level="warning") if declared is not None and declared.unread else problem


def first_per_place(problems: Iterable[Problem]) -> list[Problem]:
    """The problems with only the first one for each `where`: what follows from an unreadable cell is no news.

    An error takes the place of a warning.
    """
    kept: dict[str, Problem] = {}
    for problem in problems:
        if kept.setdefault(problem.where, problem).level == "warning" and problem.level == "error":
            kept[problem.where] = problem
    return list(kept.values())


@cache
def _table(model: type[R]) -> TypeAdapter[list[R]]:
    """The validator of many rows at once."""
    return TypeAdapter(list[model])  # type: ignore[valid-type]


def _one_a_cell(refused: ValidationError) -> dict[tuple[int, str], Any]:
    """(row number, column key) -> its error; ours where pydantic has several, since ours names what was expected."""
    errors: dict[tuple[int, str], Any] = {}
    for error in refused.errors(include_url=False):
        cell = (int(error["loc"][0]), str(error["loc"][1]))
        if cell not in errors or error["type"].startswith("tables."):
            errors[cell] = error
    return errors


def _missing(
    model: type[R], rows: Sequence[R], place: RowPlace, told: Container[tuple[int, str]]
) -> Iterable[tuple[int, Problem]]:
    for key in _required(model):
        for number, value in enumerate(map(attrgetter(key), rows)):
            if value in (None, "", ()) and (number, key) not in told:
                yield number, Problem(place(number, key), None, note("tables.required"))


def _unknown_words(
    model: type[R], rows: Sequence[R], place: RowPlace, known: Container[str]
) -> Iterable[tuple[int, Problem]]:
    for key, kind in _listed(model):
        code, lexicon = _LISTS[kind]
        values = [getattr(row, key) for row in rows]
        strange = {value: words for value in set(values) if (words := _strange(kind, value, known))}
        for number, value in enumerate(values if strange else ()):
            for word in strange.get(value, ()):
                hint = did_you_mean(lexicon.nearest(word)) or note("core.see_help")
                yield number, Problem(place(number, key), word, note(f"tables.{code}"), hint, "warning")


def _strange(kind: str, value: Any, known: Container[str]) -> tuple[str, ...]:
    if isinstance(value, str):
        name, _, turns = value.rpartition(" ")
        value = (name if turns.isdecimal() else value,) if value else ()
    words = (item.name if isinstance(item, Status) else item for item in value)
    return tuple(word for word in words if word not in _LISTS[kind][1].words and fold(word) not in known)


@cache
def _required(model: type[RowModel]) -> tuple[str, ...]:
    return tuple(key for key, declared in columns_of(model).items() if declared.required)


@cache
def _listed(model: type[RowModel]) -> tuple[tuple[str, str], ...]:
    return tuple((key, kind.name) for key, kind in cell_types(model).items() if kind.name in _LISTS)
