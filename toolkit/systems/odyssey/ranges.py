"""The range of a move, as its cell says it: `Melee`, `Range 4`, `Burst 2`, `Line 5`, `Cone 3`, `Pass 4`, `Self`.

`Range 6, Burst 1` is a burst around a square within 6. A blank cell checks nothing; a text that is none of these is
left to the game master and told as a warning by `build`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

AREAS = ("burst", "line", "cone", "pass")

_WORDS = {
    "melee": "melee", "ближний": "melee", "ближняя": "melee", "вплотную": "melee", "ближний бой": "melee",
    "range": "ranged", "ranged": "ranged", "дальность": "ranged", "дистанция": "ranged",
    "burst": "burst", "close burst": "burst", "взрыв": "burst", "line": "line", "линия": "line",
    "cone": "cone", "конус": "cone", "pass": "pass", "проход": "pass",
    "self": "self", "user": "self", "на себя": "self", "себя": "self",
}  # fmt: skip
_PART = re.compile(r"\s*(?P<word>[^\W\d]+(?:\s+[^\W\d]+)*)?\s*(?P<number>\d{1,2})?\s*", re.UNICODE)


@dataclass(frozen=True, slots=True)
class Reach:
    """`shape` is `melee`, `ranged`, `self`, one of `AREAS`, or blank for anything; `size` its squares.

    `away`: how far off the middle of a burst may be, 0 for the user itself.
    """

    shape: str = ""
    size: int = 0
    away: int = 0

    @property
    def area(self) -> bool:
        return self.shape in AREAS

    @property
    def ranged(self) -> bool:
        """Whether terrain and adjacent targets hinder it, and it can be punished."""
        return self.shape == "ranged" or self.away > 0


ANY, MELEE = Reach(), Reach("melee", 1)


def read_range(written: str) -> Reach | None:
    """The range meant, or `None` where it is none."""
    parts = [_part(part) for part in re.split(r"[,;+/]", written.casefold()) if part.strip()]
    known = [part for part in parts if part is not None]
    if len(known) < len(parts) or len(known) > 2:
        return None
    if len(known) < 2:
        return known[0] if known else ANY
    away, area = sorted(known, key=lambda part: part.area)
    return Reach(area.shape, area.size, away.size) if area.shape == "burst" and away.shape == "ranged" else None


def _part(written: str) -> Reach | None:
    parts = _PART.fullmatch(written)
    if parts is None or not (parts["word"] or parts["number"]):
        return None
    shape = _WORDS.get(" ".join(parts["word"].split())) if parts["word"] else "ranged"
    if shape is None or (shape != "self" and shape != "melee" and not parts["number"]):
        return None
    return Reach(shape, int(parts["number"] or 1))
