"""The map as it is drawn: which letters a square has, and what is wrong with those that are no letters of a map.

`#` blocks, `~` is slow, `:` is rough, `c` is Cover; several may stand in one cell, a blank one is free ground. Without
a map the ground is open and endless. The Russian с that looks like the Latin c is meant like it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from toolkit.core.problems import Problem, visible
from toolkit.messages import note
from toolkit.systems.odyssey.geometry import Square
from toolkit.tables.tabs import MAP_EDGE

BLOCKING, SLOW, ROUGH, COVER = "#~:c"

_ALIKE = str.maketrans({"C": "c", "с": "c", "С": "c", "：": ":", "∼": "~", "～": "~", "＃": "#"})


@dataclass(frozen=True, slots=True)
class Field:
    """A drawn map of `width` by `height` squares, with the letters of those that are not free; open ground if 0."""

    width: int = 0
    height: int = 0
    letters: Mapping[Square, str] = field(default_factory=dict)

    @property
    def drawn(self) -> bool:
        return bool(self.width)

    def at(self, square: Square) -> str:
        """The letters of a square; beyond the edge everything is blocked."""
        return self.letters.get(square, "") if self.holds(square) else BLOCKING

    def holds(self, square: Square) -> bool:
        """Whether the map goes as far. Nothing lies to the left of the first column or above the first row."""
        x, y = square
        return x >= 1 and y >= 1 and (not self.drawn or (x <= self.width and y <= self.height))

    def blocked(self, square: Square) -> bool:
        return BLOCKING in self.at(square)

    def cost(self, square: Square) -> int:
        """Movement that entering it takes: 2 on slow terrain (The Map)."""
        return 2 if SLOW in self.at(square) else 1


def read_field(rows: Sequence[Sequence[Any]], place: Callable[[int, int], str]) -> tuple[Field, list[Problem]]:
    """The map of these cells; `place` names one of them by row and column from 0. Wrong letters are left out."""
    letters: dict[Square, str] = {}
    problems: list[Problem] = []
    for down, row in enumerate(rows):
        for right, cell in enumerate(row):
            found = _letters(cell)
            beyond = found != "" and (right >= MAP_EDGE or down >= MAP_EDGE)
            if found is None or beyond:
                code = "odyssey.expected_within" if beyond else "odyssey.expected_letters"
                problems.append(Problem(place(down, right), visible(str(cell)), note(code, most=MAP_EDGE)))
            elif found:
                letters[right + 1, down + 1] = found
    width = max(map(len, rows), default=0)
    return Field(min(width, MAP_EDGE), min(len(rows), MAP_EDGE) if width else 0, letters), problems


def _letters(cell: Any) -> str | None:
    """The letters of a cell, each once; `None` where something else stands there."""
    written = "" if cell is None else str(cell)
    found = "".join(written.split()).translate(_ALIKE)
    return "".join(dict.fromkeys(found)) if set(found) <= set(BLOCKING + SLOW + ROUGH + COVER) else None
