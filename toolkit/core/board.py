"""A map as the desk shows it: squares, who stands where, and what a half-chosen action could do there. Plain values.

Made by a system (`Ruleset.board`), drawn by the desk. A square is `(x, y)`, counted from 1, x to the right and y
downwards. Nothing here knows a rule: whether a square may be gone to, or somebody met, is said by who made it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from toolkit.messages import Note

Square = tuple[int, int]
Squares = tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """A square that may be chosen (`with: {"to": [x, y]}`).

    `squares`: the path to it, its own last, or the area it stands for; `said` is a word on it (what it costs, whom it
    meets); `meets`: the targets that go with it.
    """

    square: Square
    squares: Squares
    said: Note
    meets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """The line of sight or attack to somebody, square by square with both ends; how clear it is, and in words.

    `met`: whether the open choice could meet them, so that the line is drawn; it is said of them in any case.
    """

    who: str
    squares: Squares
    kind: Literal["clear", "hindered", "blocked"]
    said: Note
    met: bool = True


@dataclass(frozen=True, slots=True)
class Board:
    """The map of a fight. `ground`: the words for what is not free ground; `tokens`: id -> the squares filled.

    `use`: what choosing one of the `goals` means, where no action is chosen yet; `shape` tells what a goal's squares
    are. `path`, `area`: what the choice as it stands takes or covers. `reach`: the squares within range, with a word on
    each. `why`: why no square can be chosen, where one is wanted.
    """

    width: int
    height: int
    ground: Mapping[Square, tuple[str, ...]] = field(default_factory=dict)
    tokens: Mapping[str, Squares] = field(default_factory=dict)
    use: str = ""
    shape: Literal["path", "area"] = "path"
    goals: tuple[Goal, ...] = ()
    path: Squares = ()
    area: Squares = ()
    reach: Mapping[Square, Note] = field(default_factory=dict)
    sights: tuple[Sight, ...] = ()
    why: Note | None = None
