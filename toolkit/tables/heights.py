"""How many lines a text takes in a cell that wraps, and how high a row of so many lines is.

Generous, since fonts differ from machine to machine.
"""

from __future__ import annotations

from textwrap import wrap

MOST_POINTS = 409.0
"""No row of a spreadsheet can be higher."""


def lines(words: str, width: float) -> int:
    """Lines of a text in a column of that width in characters."""
    most = max(1, int(width))
    return sum(1 if len(line.expandtabs()) <= most else max(1, len(wrap(line, most))) for line in words.split("\n"))


def points(most_lines: int) -> float:
    """The height of a row of so many lines."""
    return min(14.5 * most_lines + 1, MOST_POINTS)
