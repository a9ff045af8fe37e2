"""The map as it is drawn: which letters a square has, and what is wrong with those that are no letters of a map.

`#` blocks, `~` is slow, `:` is rough, `c` is Cover; several may stand in one cell, a blank one is free ground. Without
a map the ground is open and endless. The Russian с that looks like the Latin c is taken for it, and that is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.odyssey.geometry import Square
from toolkit.tables.snapshot import CellError
from toolkit.tables.tabs import MAP_EDGE

BLOCKING, SLOW, ROUGH, COVER = "#~:c"

WORDY = 3
"""Characters of a cell beyond which it is taken for words, not for a slip in the letters."""

_ALIKE = str.maketrans({"C": "c", "с": "c", "С": "c", "：": ":", "∼": "~", "～": "~", "＃": "#"})
_CYRILLIC = frozenset("сС")
_SAME_KEY = {"№": "#", "ё": "~", "ж": ":"}
"""What a key gives while the Russian keyboard is on -> the letter of a map on it."""


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
    wrong, beyond, cyrillic = [], [], []
    for down, row in enumerate(rows):
        for right, cell in enumerate(row):
            found = "" if cell is None else _letters(str(cell))
            if found is None:
                wrong.append(_wrong(place(down, right), cell))
            elif found and (right >= MAP_EDGE or down >= MAP_EDGE):
                beyond.append((place(down, right), cell))
            elif found:
                letters[right + 1, down + 1] = found
                cyrillic += [(place(down, right), cell)] if _CYRILLIC & set(cell) else []
    width = max(map(len, rows), default=0)
    ground = Field(min(width, MAP_EDGE), min(len(rows), MAP_EDGE) if width else 0, letters)
    return ground, [*wrong, *_once("expected_within", beyond), *_once("expected_latin", cyrillic, "warning")]


@lru_cache(1024)
def _letters(written: str) -> str | None:
    """The letters of a cell, each once; `None` where something else stands there."""
    found = "".join(written.split()).translate(_ALIKE)
    return "".join(dict.fromkeys(found)) if set(found) <= set(BLOCKING + SLOW + ROUGH + COVER) else None


def _wrong(where: str, cell: Any) -> Problem:
    """What is no letter of a map, with the one on the same key, or with how to keep words beside a map."""
    said = (cell.code if isinstance(cell, CellError) else str(cell)).strip()
    keys = [_SAME_KEY[letter] for letter in said.casefold() if letter in _SAME_KEY]
    beside = type(cell) in (int, float) or (isinstance(cell, str) and len(said) > WORDY)
    hint = did_you_mean(dict.fromkeys(keys)) or (note("odyssey.hint_numbers_around") if beside else None)
    return Problem(where, visible(said), note("odyssey.expected_letters"), hint)


def _once(code: str, cells: Sequence[tuple[str, Any]], level: Literal["error", "warning"] = "error") -> list[Problem]:
    """One problem for all of these cells, at the first of them."""
    said = note(f"odyssey.{code}", most=MAP_EDGE, more=len(cells) - 1)
    return [Problem(where, visible(str(cell)), said, None, level) for where, cell in cells[:1]]
