"""Roll tables as a game master writes them into one cell: `d100: 1-30 caught; 31-100 away`.

Order: the dice before the colon, then the rows, each a number or a range and the words that stand for it; then that
every total of the dice stands in exactly one row. What the words of a row mean is for the system that reads them;
`parts` takes them apart at commas. Nothing is rolled here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.dice import Dice, parse_dice
from toolkit.messages import note

LONGEST = 2000

_COLON = re.compile("[:：]")
_QUOTED = r'"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]'
_ROWS = re.compile(rf"(?:{_QUOTED}|[^;；\n])+")
_PARTS = re.compile(rf"(?:{_QUOTED}|[^,，])+")
_RANGE = re.compile(r"\s*([0-9]{1,6})\s*(?:[-–—−]\s*([0-9]{1,6})|(\+))?\s*[:：]?\s*")


@dataclass(frozen=True, slots=True)
class Row:
    """`low`..`high` of the dice, and the words for it, which begin at character `position` (from 1) of the cell."""

    low: int
    high: int
    words: str
    position: int


@dataclass(frozen=True, slots=True)
class RollTable:
    """Dice, and rows in ascending order that hold every total once."""

    text: str
    dice: Dice
    rows: tuple[Row, ...]

    def row(self, total: int) -> Row:
        """The row of a total of the dice."""
        return next(row for row in self.rows if row.low <= total <= row.high)


@dataclass(frozen=True, slots=True)
class TableFault:
    """What cannot be read, and where (character from 1). `expected` says what should stand there."""

    position: int
    piece: str
    expected: str
    near: tuple[str, ...] = ()


def is_roll_table(text: str) -> bool:
    """Whether a text is meant as one: no formula has a colon."""
    return _COLON.search(text) is not None


@lru_cache(maxsize=64)
def parse_roll_table(text: str) -> RollTable | tuple[TableFault, ...]:
    """The table, or everything that is wrong with it."""
    if len(text) > LONGEST:
        return (TableFault(LONGEST + 1, text[LONGEST : LONGEST + 10], "short"),)
    colon = _COLON.search(text)
    dice = parse_dice(text[: colon.start()]) if colon is not None else None
    if colon is None or dice is None:
        return (TableFault(1, text[: colon.start() if colon else 20].strip(), "dice"),)
    read = list(_rows(text, colon.end(), dice))
    faults = tuple(row for row in read if isinstance(row, TableFault))
    rows = sorted((row for row in read if isinstance(row, Row)), key=lambda row: row.low)
    return faults or tuple(_uncovered(rows, dice, len(text) + 1)) or RollTable(text, dice, tuple(rows))


def parts(row: Row) -> list[tuple[int, str]]:
    """The words of a row between its commas, each with its place in the cell (from 1)."""
    found = []
    for part in _PARTS.finditer(row.words):
        written = part.group()
        found.append((row.position + part.start() + len(written) - len(written.lstrip()), written.strip()))
    return [(position, written) for position, written in found if written]


def roll_table_problem(fault: TableFault, where: str, text: str) -> Problem:
    """The fault as a problem of the cell that holds the table."""
    expected = note(f"core.roll_table.{fault.expected}", position=fault.position, piece=visible(fault.piece))
    return Problem(where, text[:200], expected, did_you_mean(fault.near))


def _rows(text: str, begin: int, dice: Dice) -> Iterator[Row | TableFault]:
    for piece in _ROWS.finditer(text, begin):
        if not piece.group().strip():
            continue
        span = _RANGE.match(piece.group())
        at = piece.start() + len(piece.group()) - len(piece.group().lstrip()) + 1
        if span is None:
            yield TableFault(at, piece.group().strip()[:20], "range")
            continue
        low = int(span[1])
        high = dice.high if span[3] else int(span[2] or low)
        words = piece.group()[span.end() :].rstrip()
        if not dice.low <= low <= high <= dice.high:
            yield TableFault(at, span.group().strip(" :："), "within" if low <= high else "order")
        elif not words:
            yield TableFault(at, span.group().strip(), "words")
        else:
            yield Row(low, high, words, piece.start() + span.end() + 1)


def _uncovered(rows: list[Row], dice: Dice, end: int) -> Iterator[TableFault]:
    """The first total that stands in no row, and every row that takes one again."""
    following = dice.low
    for row in rows:
        if row.low > following:
            yield TableFault(row.position, str(following), "gap")
            return
        if row.low < following:
            yield TableFault(row.position, str(row.low), "twice")
        following = max(following, row.high + 1)
    if following <= dice.high:
        yield TableFault(end, str(following), "gap")
