"""The text of a CSV file cut into records and fields, each still as it is written. Pure.

A record is a line, longer where a quoted field holds line ends; the line end is kept beside it. A field is whatever
stands between two separators, its quotes included, so that fields joined again are the record to the letter. The
separator is `,`, `;` or a tab: the one by which most records have several fields, and equally many.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

SEPARATORS = (",", ";", "\t")
_LINE = re.compile(r"[^\r\n]*")
_LINE_END = re.compile(r"\r\n|\n|\r|\Z")
_DECLARED = re.compile(r"sep=(.)(?:\r\n|\n|\r)", re.IGNORECASE)
_LOOKED_AT = 50


class Unclosed(Exception):
    """A quoted field begins and never ends. `args` holds the number of its record."""


class Record(NamedTuple):
    """A row as it is written: its fields, and its line end, blank at the end of a file without one."""

    fields: list[str]
    end: str


class Shape(NamedTuple):
    """What stands before the records (a line that names the separator, or nothing), and the separator."""

    preamble: str
    separator: str


def shape_of(text: str) -> Shape:
    """How the file is laid out; one that shows no separator counts as separated by commas."""
    declared = _DECLARED.match(text)
    if declared:
        return Shape(declared[0], declared[1])
    return Shape("", max(SEPARATORS, key=lambda separator: _evenness(text, separator)))


def records(text: str, shape: Shape) -> Iterator[Record]:
    """All records in order. Raises `Unclosed`."""
    at, number = len(shape.preamble), 0
    while at < len(text):
        number += 1
        found = _LINE.match(text, at)
        assert found, "an empty line is a line"
        stop = found.end()
        fields = text[at:stop].split(shape.separator)
        if '"' in found[0]:
            fields, stop = _quoted(text, at, shape.separator, number)
        ending = _LINE_END.match(text, stop)
        assert ending, "a record ends where its line does"
        yield Record(fields, ending[0])
        at = ending.end()


def content(field: str) -> str:
    """A field without its quotes."""
    if not field.startswith('"'):
        return field
    inside, _, rest = field[1:].replace('""', "\0").partition('"')
    return inside.replace("\0", '"') + rest.replace("\0", '""')


def quoted(text: str) -> str:
    """Text as a field in quotes."""
    return '"' + text.replace('"', '""') + '"'


def _quoted(text: str, at: int, separator: str, number: int) -> tuple[list[str], int]:
    """The fields of a record in which quotes stand, and where it ends."""
    pattern = _field(separator)
    fields = []
    while True:
        found = pattern.match(text, at)
        assert found, "a blank is a field too"
        if found[0].startswith('"') and found[1] is None:
            raise Unclosed(number)
        fields.append(found[0])
        at = found.end()
        if text[at : at + 1] != separator:
            return fields, at
        at += 1


def _field(separator: str) -> re.Pattern[str]:
    plain = rf"[^{re.escape(separator)}\r\n]*"
    return re.compile(rf'("[^"]*+(?:""[^"]*+)*+"){plain}|{plain}')


def _evenness(text: str, separator: str) -> tuple[float, bool, float, int]:
    """How well the first records go by a separator: the share of those with several fields; a comma that every record
    holds may be in its decimals; the share of those with equally many; how many."""
    try:
        first = islice(records(text, Shape("", separator)), _LOOKED_AT)
        counts = [len(record.fields) for record in first if record.fields != [""]]
    except Unclosed:
        return 0, False, 0, 0
    several = Counter(count for count in counts if count > 1)
    fields, most = several.most_common(1)[0] if several else (0, 0)
    share = several.total() / max(len(counts), 1)
    return share, share == 1 and separator != ",", most / max(len(counts), 1), fields
