"""How a story is made of an action's sentences: which stand in one line, which head the lines after them.

The outline is kept with the Log's entry, as the numbers of sentences: a list for a line, a bare number for a heading.
Dice and arithmetic stand apart, and a sentence that is named nowhere is not told. An outline that does not fit the
sentences (the row was edited, or is older than outlines) is not used: then each sentence is a line. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from toolkit.core.events import Event
from toolkit.core.outcome import Outcome

Outline = dict[str, Any]
"""`{"of": how many sentences there are, "lines": [[1], 4, [5, 8]], "rolls": [2, 3, 6, 7]}`."""


@dataclass(frozen=True, slots=True)
class Line:
    """What is told in one line; `heading`: it heads those after it."""

    said: str
    heading: bool = False


def outline(events: Iterable[Event]) -> Outline:
    """The outline of all events that have a sentence; an action's outcome ends its line."""
    found: list[list[int] | int] = []
    rolls: list[int] = []
    going_on: list[int] | None = None
    number = 0
    for event in events:
        if isinstance(event, Outcome):
            going_on = None
        if event.note() is None:
            continue
        if event.voice == "heading":
            found.append(number)
            going_on = None
        elif event.voice == "working":
            rolls.append(number)
        elif event.voice != "frame":
            if going_on is None or event.voice != "result":
                going_on = []
                found.append(going_on)
            going_on.append(number)
            going_on = None if event.voice == "line" else going_on
        number += 1
    return {"of": number, "lines": found, "rolls": rolls}


def with_lines(written: Any, count: int) -> Any:
    """An outline for so many sentences more, each of them a line."""
    if not isinstance(written, Mapping) or not isinstance(written.get("of"), int):
        return written
    first = written["of"]
    further = [[first + number] for number in range(count)]
    return {**written, "of": first + count, "lines": [*written["lines"], *further]}


def read_outline(written: Any, sentences: Sequence[str]) -> tuple[list[Line], list[str]]:
    """The lines of a story, and the sentences that stand apart from it."""
    if not _fits(written, len(sentences)):
        return [Line(sentence) for sentence in sentences], []
    lines = [
        Line(sentences[part], True) if isinstance(part, int) else Line(" ".join(sentences[at] for at in part))
        for part in written["lines"]
    ]
    return lines, [sentences[at] for at in written["rolls"]]


def _numbers(written: Iterable[Any]) -> Iterator[Any]:
    for part in written:
        yield from part if isinstance(part, list) else [part]


def _fits(written: Any, count: int) -> bool:
    if not isinstance(written, Mapping) or written.get("of") != count:
        return False
    lines, rolls = written.get("lines"), written.get("rolls")
    if not isinstance(lines, list) or not isinstance(rolls, list):
        return False
    numbers = [*_numbers(lines), *rolls]
    whole = all(type(number) is int and 0 <= number < count for number in numbers)
    return whole and len(set(numbers)) == len(numbers)
