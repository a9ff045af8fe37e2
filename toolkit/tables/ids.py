"""Ids of roster rows: those written, and short readable ones for rows that have none yet.

An id that is made depends on the row's own name and on the ids that are written, never on the order of rows: sorting a
sheet between reading and writing must not move an id to somebody else. Doubled ids and equal names without ids of
their own are problems that name both cells.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from toolkit.core.names import fold, slug
from toolkit.core.problems import Problem
from toolkit.messages import Note, note
from toolkit.tables.decode import RowPlace
from toolkit.tables.rows import MoveRow, RosterRow

R = TypeVar("R", bound=RosterRow)

Written = Sequence[tuple[str, str]]
"""Each row's id as it is written ("" for none) and its name."""


def effective_ids(written: Written) -> list[str]:
    """The id of each row: the written one, else a slug of the name, made unique by a mark of its spelling."""
    taken = {fold(given) for given, _ in written if given}
    slugs = Counter(fold(slug(name)) for given, name in written if not given)
    return [given or _made(name, slugs, taken) for given, name in written]


def id_problems(written: Written, place: RowPlace) -> list[Problem]:
    """The problems of doubled ids and of equal names without ids."""
    hint = note("tables.hint_one_id")
    return [*_doubled([given for given, _ in written], "id", "id_once", place, hint), *_namesakes(written, place)]


def with_ids(rows: Sequence[R], ids: Sequence[str]) -> list[R]:
    """The rows, those without an id with theirs of `ids`.

    No two are the same: a double, which is a problem, is told from the first, so that nothing follows from it.
    """
    filled = [row if row.id else row.model_copy(update={"id": made}) for row, made in zip(rows, ids, strict=True)]
    return filled if len({fold(row.id) for row in filled}) == len(filled) else list(_told_apart(filled))


def fill_ids(rows: Sequence[R], place: RowPlace) -> tuple[list[R], list[Problem]]:
    """The rows with every id filled, and the problems of doubled ids and of equal names without ids."""
    written = [(row.id, row.name) for row in rows]
    return with_ids(rows, effective_ids(written)), id_problems(written, place)


def doubled_names(rows: Sequence[MoveRow], place: RowPlace) -> list[Problem]:
    """A problem for each row whose name an earlier row has, as for moves, which have no ids."""
    return _doubled([row.name for row in rows], "name", "name_once", place)


def _told_apart(rows: Sequence[R]) -> Iterator[R]:
    seen: set[str] = set()
    for number, row in enumerate(rows):
        look = fold(row.id)
        yield row.model_copy(update={"id": f"{row.id}~{number}"}) if look in seen else row
        seen.add(look)


def _made(name: str, slugs: Counter[str], taken: set[str]) -> str:
    plain = slug(name)
    look = fold(plain)
    if plain and slugs[look] == 1 and look not in taken:
        return plain
    mark = f"{zlib.crc32(name.encode('utf-8', 'surrogatepass')):08x}"
    made = [f"{plain}-{mark[:length]}".strip("-") for length in (4, 8)]
    return next((candidate for candidate in made if fold(candidate) not in taken), made[-1])


def _doubled(texts: Sequence[str], key: str, code: str, place: RowPlace, hint: Note | None = None) -> list[Problem]:
    first: dict[str, int] = {}
    problems = []
    for number, text in enumerate(texts):
        earlier = first.setdefault(fold(text), number) if text else number
        if earlier != number:
            said = note(f"tables.{code}", other=place(earlier, key))
            problems.append(Problem(place(number, key), text, said, hint))
    return problems


def _namesakes(written: Written, place: RowPlace) -> list[Problem]:
    first: dict[str, int] = {}
    problems = []
    for number, (given, name) in enumerate(written):
        earlier = first.setdefault(fold(name), number) if name else number
        if earlier != number and not (given and written[earlier][0]):
            said = note("tables.name_once", other=place(earlier, "name"))
            problems.append(Problem(place(number, "name"), name, said, note("tables.hint_give_ids")))
    return problems
