"""How often a move may be used: At-Will, or so often a turn, a round, a scene or a day (Basic Attacks).

`1/Scene`, `2/Round`, `Scene x2`, `once per turn`, `daily`; a battle or an encounter is its scene. A blank cell is
At-Will; a text that is none of these is not counted. Uses stand in the cell Move Uses: `Lull scene 1`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from toolkit.core.names import fold

KINDS = ("turn", "round", "scene", "day")
"""From the shortest to the longest; when one is over, the uses of it and of all shorter ones are."""

_WORDS = {
    "at_will": "at-will, at will, by will, без ограничений, по желанию, неограниченно, всегда",
    "turn": "turn, ход",
    "round": "round, раунд",
    "scene": "scene, encounter, battle, combat, сцена, сцену, бой, стычка, стычку",
    "day": "day, daily, день, сутки, ежедневно",
}
_MEANT = {fold(word): kind for kind, words in _WORDS.items() for word in words.split(",")}
_COUNTS = {"once": 1, "twice": 2, "раз": 1, "дважды": 2}
_FORM = re.compile(
    r"\s*(?:(?P<before>[1-9]|once|twice|раз|дважды)\s*(?:x|х|times?|раза?)?\s*(?:/|\bper\b|\ban?\b|\beach\b|\bв\b|\bза\b))?"
    r"\s*(?P<unit>[^\W\d]+(?:[\s-][^\W\d]{2,})*)\s*(?:[x×х]\s*(?P<after>[1-9]))?\s*"
)


@dataclass(frozen=True, slots=True)
class Frequency:
    """`kind` is `at_will` or one of `KINDS`, `count` the uses each."""

    kind: str
    count: int = 1


def read_frequency(written: str) -> Frequency | None:
    """The frequency meant; `None` for what is no such word. Blank is At-Will."""
    if not written.strip():
        return Frequency("at_will")
    found = _FORM.fullmatch(written.casefold())
    kind = _MEANT.get(fold(found["unit"])) if found else None
    if found is None or kind is None:
        return None
    count = found["before"] or found["after"] or "1"
    return Frequency(kind, _COUNTS.get(count) or int(count))


def used_so_far(uses: Iterable[str], move: str, kind: str) -> int:
    """How often a move was used, by what the cell says of it."""
    read = (_entry(item) for item in uses)
    return next((count for name, how, count in read if how == kind and fold(name) == fold(move)), 0)


def one_more(uses: Iterable[str], move: str, kind: str) -> tuple[str, ...]:
    """The uses after one more of a move."""
    kept = tuple(item for item in uses if (fold(_entry(item)[0]), _entry(item)[1]) != (fold(move), kind))
    return (*kept, f"{move} {kind} {used_so_far(uses, move, kind) + 1}")


def after(uses: Iterable[str], over: str) -> tuple[str, ...]:
    """What is left of the uses when a turn, a round, a scene or a day is over."""
    longer = KINDS[KINDS.index(over) + 1 :]
    return tuple(item for item in uses if _entry(item)[1] in longer)


def _entry(item: str) -> tuple[str, str, int]:
    """Name, kind, count; a blank kind for what is no such entry."""
    name, _, count = item.rpartition(" ")
    name, _, kind = name.rpartition(" ")
    return (name, kind, int(count)) if kind in KINDS and count.isdecimal() else (item, "", 0)
