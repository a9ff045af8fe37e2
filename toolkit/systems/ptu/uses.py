"""How often moves were used, as the cell Move Uses holds it: `Ember scene 1`, `Blast day 2`, `Gust eot 1`.

`scene` and `day` count uses; `eot` (every other turn) one's own turns that have to end before the next use.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from toolkit.core.names import fold

KINDS = ("scene", "day", "eot")


def read_use(item: str) -> tuple[str, str, int] | None:
    """Name, kind and count; `None` for what is no such entry."""
    name, _, count = item.rpartition(" ")
    name, _, kind = name.rpartition(" ")
    known = name and kind in KINDS and count.isdecimal() and len(count) < 4
    return (name, kind, int(count)) if known else None


def count_of(uses: Iterable[str], name: str, kind: str) -> int:
    """The count of one entry, 0 where there is none."""
    read = (read_use(item) for item in uses)
    return next((count for one in read if one for (what, how, count) in [one] if _same(what, how, name, kind)), 0)


def with_count(uses: Iterable[str], name: str, kind: str, count: int) -> tuple[str, ...]:
    """The entries with one set anew; 0 takes it out."""
    others = tuple(item for item in uses if not ((one := read_use(item)) and _same(one[0], one[1], name, kind)))
    return (*others, f"{name} {kind} {count}") if count else others


def a_turn_later(uses: Iterable[str]) -> tuple[str, ...]:
    """After a turn of one's own: every other turn comes nearer."""
    return tuple(_later(uses))


def of_the_day(uses: Iterable[str]) -> tuple[str, ...]:
    """What a new scene leaves."""
    return tuple(item for item in uses if (read := read_use(item)) and read[1] == "day")


def _later(uses: Iterable[str]) -> Iterator[str]:
    for item in uses:
        read = read_use(item)
        if read is None or read[1] != "eot":
            yield item
        elif read[2] > 1:
            yield f"{read[0]} eot {read[2] - 1}"


def _same(what: str, how: str, name: str, kind: str) -> bool:
    return how == kind and fold(what) == fold(name)
