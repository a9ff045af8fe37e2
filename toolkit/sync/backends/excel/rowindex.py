"""Which rows a sheet part has and where their tags lie, found in one pass over its bytes. Pure.

Rows without a number take it from their first cell, or else count on from the row above, as the format says.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from toolkit.sync.backends.excel.areas import number_of

CELL_PLACE = re.compile(rb"\sr\s*=\s*[\"']([A-Za-z]+)(\d+)[\"']")


class Tags(NamedTuple):
    """The patterns of one namespace prefix; the first group of a row's tag is its number."""

    row: re.Pattern[bytes]
    cell: re.Pattern[bytes]
    cell_end: re.Pattern[bytes]


class RowIndex(NamedTuple):
    """The number of each row and where its tag starts and ends, in the part's order."""

    numbers: list[int]
    starts: list[int]
    insides: list[int]
    in_order: bool
    """Whether the numbers rise throughout."""


@lru_cache
def tags_of(prefix: bytes) -> Tags:
    """The patterns for elements with that namespace prefix (its colon included; mostly empty)."""
    name = re.escape(prefix)
    return Tags(
        re.compile(rb"<" + name + rb"row(?=[\s/>])(?:[^>]*?\sr\s*=\s*[\"'](\d+)[\"'])?[^>]*>"),
        re.compile(rb"<" + name + rb"c(?=[\s/>])[^>]*>"),
        re.compile(rb"</" + name + rb"c\s*>"),
    )


def index_rows(xml: bytes, tags: Tags, inside: int, outside: int) -> RowIndex:
    """The rows between two positions."""
    numbers: list[int] = []
    starts, insides = [], []
    number = 0
    for tag in tags.row.finditer(xml, inside, outside):
        number = number_of(tag[1]) if tag[1] else _number_of_first_cell(xml, tags, tag.end(), outside) or number + 1
        numbers.append(number)
        starts.append(tag.start())
        insides.append(tag.end())
    return RowIndex(numbers, starts, insides, numbers == sorted(set(numbers)))


def _number_of_first_cell(xml: bytes, tags: Tags, inside: int, outside: int) -> int | None:
    """The row that the first cell after `inside` gives, if any."""
    cell = tags.cell.search(xml, inside, outside)
    place = CELL_PLACE.search(cell[0]) if cell and not xml[inside : cell.start()].strip() else None
    return number_of(place[2]) if place else None
