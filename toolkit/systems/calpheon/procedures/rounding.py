"""Rounding: one declared place for every share of HP. The sources round up wherever they say (III.01, VII.02)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor
from typing import Any

from toolkit.systems.calpheon.procedures.doing import Doing

Ruled = Callable[[str], Any]
"""Looks up a ruling by its key without `calpheon.`; in a scene it is noted as having decided something."""


def rounded(doing: Doing, effect: str, exact: Fraction | int) -> int:
    """Up or down as `calpheon.rounding.<effect>` says."""
    return rounded_by(doing.ruling, effect, exact)


def rounded_by(ruling: Ruled, effect: str, exact: Fraction | int) -> int:
    """The same outside a scene."""
    return floor(exact) if ruling(f"rounding.{effect}") == "floor" else ceil(exact)
