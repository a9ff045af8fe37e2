"""Rounding: one declared place for every share of HP. The sources round up wherever they say (III.01, VII.02)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from toolkit.systems.calpheon.procedures.doing import Doing


def rounded(doing: Doing, effect: str, exact: Fraction | int) -> int:
    """Up or down as `calpheon.rounding.<effect>` says."""
    return floor(exact) if doing.ruling(f"rounding.{effect}") == "floor" else ceil(exact)
