"""The text of a CSV file cut into records and fields, each still as it is written. Pure.

A record is a line, longer where a quoted field holds line ends; the line end is kept beside it. A field is whatever
stands between two separators, its quotes included, so that fields joined again are the record to the letter. The
separator is `,`, `;` or a tab: the one by which most records have several fields, and equally many.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

SEPARATORS = (",", ";", "\t")
_LINE = re.compile(r"[^\r\n]*")
_LINE_END = re.compile(r"\r\n|\n|\r|\Z")
_DECLARED = re.compile(r"sep=(.)(?:\r\n|\n|\r)", re.IGNORECASE)
_IN_QUOTES = r'"[^"]*+(?:""[^"]*+)*+"'
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
        line = found[0]
        if '"' not in line:
            fields = line.split(shape.separator)
        else:
            fields = _fields(shape.separator).findall(line)
            if any(map(_is_open, fields)):  # it goes on in the next line
                fields, stop = _quoted(text, at, shape.separator, number)
        ending = _LINE_END.match(text, stop)
        assert ending, "a record ends where its line does"
        yield Record(fields, ending[0])
        at = ending.end()


def content(field: str) -> str:
    """A field without its quotes."""
    if field[:1] != '"':
        return field
    inside, _, rest = field[1:].replace('""', "\0").partition('"')
    return inside.replace("\0", '"') + rest.replace("\0", '""')


def quoted(text: str) -> str:
    """Text as a field in quotes."""
    return '"' + text.replace('"', '""') + '"'


def _is_open(field: str) -> bool:
    return field[:1] == '"' and field.count('"') % 2 == 1


def _quoted(text: str, at: int, separator: str, number: int) -> tuple[list[str], int]:
    """The fields of a record that goes on over line ends, and where it ends."""
    pattern = _field(separator)
    fields = []
    while True:
        found = pattern.match(text, at)
        assert found, "a blank is a field too"
        field = found[0]
        if field[:1] == '"' and found[1] is None:
            raise Unclosed(number)
        fields.append(field)
        at += len(field) + 1
        if text[at - 1 : at] != separator:
            return fields, at - 1


@cache
def _field(separator: str) -> re.Pattern[str]:
    """One field; what stands in quotes at its beginning is the first group."""
    return re.compile(rf"({_IN_QUOTES}){_plain(separator)}|{_plain(separator)}")


@cache
def _fields(separator: str) -> re.Pattern[str]:
    """Each field of a line."""
    return re.compile(rf"(?:^|{re.escape(separator)})((?:{_IN_QUOTES})?+{_plain(separator)})")


def _plain(separator: str) -> str:
    return rf"[^{re.escape(separator)}\r\n]*"


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
