"""What stages do to a die ([004] Статусные атаки): by how much its value is shifted, and what then counts.

One or two stages shift by 1, three or more by 2, never more. Attack shifts the user's attack die, the target's Defense
the other way; Speed the user's own evasion die, the attacker's Accuracy the other way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

LARGEST = 2
ENDS = (1, 6)

Ruled = Callable[[str], Any]
"""The value of a ruling by the rest of its key, noted as having decided something."""


def size(stage: int | None) -> int:
    """The shift that a stage makes by itself."""
    steps = 2 if abs(stage or 0) >= 3 else min(abs(stage or 0), 1)
    return steps if (stage or 0) > 0 else -steps


def total(shifts: Sequence[int], ruled: Ruled) -> int:
    """All shifts of one die together; whether the limit holds for the sum is ruling `d6.cap_scope`."""
    together = sum(shifts)
    if abs(together) > LARGEST and ruled("cap_scope") == "total":
        return LARGEST if together > 0 else -LARGEST
    return together


def counted(die: int, shift: int, ruled: Ruled) -> int:
    """The value by which a die counts.

    Beyond 1 and 6 it stops there (ruling `d6.clamp`), or the shift is left out. With `d6.extremes_use` natural only a
    die that itself shows 1 or 6 counts as one.
    """
    value = die + shift
    if not 1 <= value <= 6:
        value = min(max(value, 1), 6) if ruled("clamp") else die
    touches_an_end = value != die and (value in ENDS or die in ENDS)
    if touches_an_end and ruled("extremes_use") == "natural":
        return die if die in ENDS else min(max(value, 2), 5)
    return value
