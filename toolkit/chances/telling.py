"""Odds in words and rows, the same for the command line and the desk: what may come, and how likely.

Chances are shown in per cent, rounded to tenths; never as 0 or 100 where they are not. Long lists of damage are drawn
together into ranges of equal width.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Literal

from toolkit.chances.figures import Figures, Spread
from toolkit.chances.odds import Odds
from toolkit.chances.showing import shown_names, standard_error
from toolkit.messages import render, term, text

MOST_ROWS = 12
"""Rows of damage; more values are told in ranges."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that may come for somebody. `kind` says what it is, `words` in the reader's language."""

    who: str
    kind: Literal["result", "out", "effect"]
    words: str
    share: Fraction


@dataclass(frozen=True, slots=True)
class Lost:
    """From `low` to `high` HP lost, the chance of that, and the chance of `low` or more."""

    low: int
    high: int
    share: Fraction
    or_more: Fraction

    @property
    def words(self) -> str:
        """The HP."""
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


def lines(odds: Odds, names: Mapping[str, str], lang: str, system: str) -> list[Line]:
    """All that may come but the damage, combatant by combatant."""
    known = shown_names(odds, names)
    return [
        Line(known[who], kind, words, share)
        for who, figures in odds.figures.items()
        for kind, words, share in _lines_of(figures, lang, system, hidden=odds.hides_damage)
    ]


def _lines_of(
    figures: Figures, lang: str, system: str, *, hidden: bool
) -> Iterator[tuple[Literal["result", "out", "effect"], str, Fraction]]:
    for result, share in figures.result.items():
        yield "result", text(f"odds.result.{result}", lang), share
    for effect, share in figures.effects.items():
        yield "effect", effect_words(effect, lang, system), share
    if not hidden and figures.knocked_out:
        yield "out", text("odds.knocked_out", lang), figures.knocked_out


def effect_words(effect: str, lang: str, system: str) -> str:
    """An effect as people read it: "Burn 2", "power -1", a note as it stands."""
    home = f"toolkit.systems.{system}"
    name, _, amount = effect.rpartition(" ")
    if name and amount.lstrip("+-").isdecimal():
        return f"{term(name, lang, home)} {amount}"
    return term(effect, lang, home)


def damage(odds: Odds, names: Mapping[str, str]) -> dict[str, Spread]:
    """The damage of everybody who may lose HP, by the word they are known by; nobody's where it is not known."""
    known = shown_names(odds, names)
    if odds.hides_damage:
        return {}
    return {known[who]: figures.damage for who, figures in odds.figures.items() if any(figures.damage)}


def lost(spread: Spread) -> list[Lost]:
    """The damage, least first; nothing lost stands alone."""
    values = sorted(spread)
    width = _width([value for value in values if value > 0])
    found: list[Lost] = []
    left = Fraction(1)
    for low, group in _grouped(values, width):
        share = sum((spread[value] for value in group), Fraction(0))
        found.append(Lost(min(group) if width == 1 else low, max(group), share, left))
        left -= share
    return found


def _width(values: list[int]) -> int:
    return ceil(Fraction(values[-1] - values[0] + 1, MOST_ROWS)) if len(values) > MOST_ROWS else 1


def _grouped(values: list[int], width: int) -> list[tuple[int, list[int]]]:
    first = next((value for value in values if value > 0), 1)
    groups: dict[int, list[int]] = {}
    for value in values:
        low = value if value <= 0 else first + (value - first) // width * width
        groups.setdefault(low, []).append(value)
    return sorted(groups.items())


def average(spread: Spread) -> Fraction:
    """What is lost on average."""
    return sum((value * share for value, share in spread.items()), Fraction(0))


def percent(share: Fraction, lang: str) -> str:
    """85%, 4.2%; neither 0 nor 100 unless it is."""
    if 0 < share < Fraction(1, 1000):
        return text("odds.nearly_never", lang)
    if Fraction(999, 1000) < share < 1:
        return text("odds.nearly_always", lang)
    return text("odds.percent", lang, number=tenths(share * 100, lang))


def tenths(value: Fraction, lang: str) -> str:
    """A number rounded to tenths, halves up, without a needless zero."""
    rounded = (value * 20 + 1) // 2
    whole, tenth = divmod(int(rounded), 10)
    return f"{whole}{',' if lang == 'ru' else '.'}{tenth}" if tenth else str(whole)


def margin(share: Fraction, odds: Odds, lang: str) -> str:
    """`±` the standard error in per cent, where the odds come from plays; else nothing."""
    if odds.samples is None:
        return ""
    return f" ± {tenths(Fraction(standard_error(share, odds.samples)) * 100, lang)}"


def how_found(odds: Odds, lang: str) -> str:
    """Whether they are exact, in a sentence."""
    if odds.samples is None:
        return text("odds.exact", lang)
    return text("odds.sampled", lang, samples=odds.samples)


def sentence(odds: Odds, names: Mapping[str, str], lang: str, system: str) -> list[str]:
    """The odds of each combatant in one line: `Mossy: hit 85%, miss 15%, Burn 15%, HP lost up to 31, 18 on average`."""
    known = shown_names(odds, names)
    found: dict[str, list[str]] = {who: [] for who in known.values()}
    sure = {known[who]: text(f"odds.sure.{one}", lang) for who, one in _sure(odds)}
    for line in lines(odds, names, lang, system):
        chance = f"{line.words} {percent(line.share, lang)}{margin(line.share, odds, lang)}"
        found[line.who].append(sure[line.who] if line.kind == "result" and line.who in sure else chance)
    for who, spread in damage(odds, names).items():
        found[who].append(lost_words(spread, lang))
    return [text("odds.of", lang, who=who, parts=parts) for who, parts in found.items() if parts]


def _sure(odds: Odds) -> Iterator[tuple[str, str]]:
    """Whoever does something, or fails at it, whatever may be rolled: no chance is told then."""
    for who, figures in odds.figures.items():
        yield from ((who, result) for result in ("done", "failed") if figures.result.get(result) == 1)


def lost_words(spread: Spread, lang: str) -> str:
    """The damage in a few words."""
    return text("odds.lost", lang, low=min(spread), high=max(spread), average=tenths(average(spread), lang))


def why_refused(odds: Odds, names: Mapping[str, str], lang: str) -> str | None:
    """Why the action is not legal, where it is not."""
    refused = odds.refused
    return None if refused is None or refused.why is None else render(refused.why, lang, names)
