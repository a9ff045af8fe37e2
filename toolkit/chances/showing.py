"""Odds as JSON: fractions as text, combatants by name (by id where two share one), sentences in a language.

Where they come from a number of plays, `standard_error` has the same shape beside the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import isqrt
from typing import Any

from toolkit.chances.figures import Figures
from toolkit.chances.granted import taken_for_granted
from toolkit.chances.odds import Odds
from toolkit.messages import render

DIGITS = 4
"""Decimal places of a standard error."""


def show_odds(odds: Odds, names: Mapping[str, str], lang: str) -> dict[str, Any]:
    """`{"exact", "result", "damage", "knocked_out", "effects", "assumed"}`, with `samples` and errors where sampled."""
    sampled = odds.samples is not None
    shown: dict[str, Any] = {"exact": not sampled, **_shares(odds, names, str)}
    shown["assumed"] = taken_for_granted(odds, names, lang)
    if odds.samples is not None:
        samples = odds.samples
        shown["samples"] = samples
        shown["standard_error"] = _shares(odds, names, lambda share: standard_error(share, samples))
    if odds.refused is not None and odds.refused.why is not None:
        shown["refused"] = {"reason": odds.refused.reason, "why": render(odds.refused.why, lang, names)}
    return shown


def standard_error(share: Fraction, samples: int) -> str:
    """How far a share of so many plays is likely off, as a decimal number."""
    scale = 10**DIGITS
    error = isqrt(int(share * (1 - share) / samples * scale * scale))
    return f"{error // scale}.{error % scale:0{DIGITS}d}"


def shown_names(odds: Odds, names: Mapping[str, str]) -> dict[str, str]:
    """Id -> the word it is known by: its name, or itself where others have that name too."""
    shared = list(names.values())
    return {who: names[who] if shared.count(names.get(who, who)) == 1 else who for who in odds.figures}


def _shares(odds: Odds, names: Mapping[str, str], say: Callable[[Fraction], str]) -> dict[str, Any]:
    known = shown_names(odds, names)

    def each(of: Callable[[Figures], Any]) -> dict[str, Any]:
        found = {known[who]: of(figures) for who, figures in odds.figures.items()}
        return {who: value for who, value in found.items() if value != {}}

    def said(shares: Mapping[Any, Fraction]) -> dict[str, str]:
        return {str(key).lower(): say(share) for key, share in shares.items()}

    hidden = odds.hides_damage
    return {
        "result": each(lambda one: said(one.result)),
        "damage": {} if hidden else each(lambda one: said(one.damage)),
        "knocked_out": {} if hidden else each(lambda one: say(one.knocked_out)),
        "effects": each(lambda one: said(one.effects)),
    }
