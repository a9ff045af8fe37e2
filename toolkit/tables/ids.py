"""Ids of roster rows: those written, and short readable ones for rows that have none yet.

An id that is made depends on the row's own name and on the ids that are written, never on the order of rows: sorting a
sheet between reading and writing must not move an id to somebody else. Doubled ids and equal names without ids of
their own are problems that name both cells.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from toolkit.core.names import fold, slug
from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.tables.columns import RowModel
from toolkit.tables.decode import RowPlace
from toolkit.tables.rows import RosterRow

R = TypeVar("R", bound=RosterRow)
M = TypeVar("M", bound=RowModel)


def effective_ids(pairs: Sequence[tuple[str, str]]) -> list[str]:
    """The id of each (id, name): the written one, else a slug of the name, made unique by a mark of its spelling."""
    taken = {fold(written) for written, _ in pairs if written}
    slugs = Counter(fold(slug(name)) for written, name in pairs if not written)
    return [written or _made(name, slugs, taken) for written, name in pairs]


def fill_ids(rows: Sequence[R], place: RowPlace) -> tuple[list[R], list[Problem]]:
    """The rows with every id filled, and the problems of doubled ids and of equal names without ids."""
    ids = effective_ids([(row.id, row.name) for row in rows])
    filled = [row if row.id else row.model_copy(update={"id": made}) for row, made in zip(rows, ids, strict=True)]
    return filled, [*_doubled(rows, "id", "id_once", place), *_namesakes(rows, place)]


def doubled_names(rows: Sequence[M], place: RowPlace) -> list[Problem]:
    """A problem for each row whose name an earlier row has, as for moves, which have no ids."""
    return _doubled(rows, "name", "name_once", place)


def _made(name: str, slugs: Counter[str], taken: set[str]) -> str:
    plain = slug(name)
    if plain and slugs[fold(plain)] == 1 and fold(plain) not in taken:
        return plain
    mark = f"{zlib.crc32(name.encode('utf-8', 'surrogatepass')):08x}"
    made = [f"{plain}-{mark[:length]}".strip("-") for length in (4, 8)]
    return next((candidate for candidate in made if fold(candidate) not in taken), made[-1])


def _doubled(rows: Sequence[RowModel], key: str, code: str, place: RowPlace) -> list[Problem]:
    first: dict[str, int] = {}
    problems = []
    for number, row in enumerate(rows):
        written = str(getattr(row, key))
        earlier = first.setdefault(fold(written), number) if written else number
        if earlier != number:
            problems.append(Problem(place(number, key), written, note(f"tables.{code}", other=place(earlier, key))))
    return problems


def _namesakes(rows: Sequence[RosterRow], place: RowPlace) -> list[Problem]:
    first: dict[str, int] = {}
    problems = []
    for number, row in enumerate(rows):
        earlier = first.setdefault(fold(row.name), number) if row.name else number
        if earlier != number and not (row.id and rows[earlier].id):
            hint = note("tables.hint_give_ids")
            problems.append(
                Problem(place(number, "name"), row.name, note("tables.name_once", other=place(earlier, "name")), hint)
            )
    return problems
