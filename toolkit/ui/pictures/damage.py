"""How much damage an action does, and how likely, against the HP the target has.

Each amount has its bar; many amounts share one, never across the line at which the target is knocked out. Bars beyond
that line are a series of their own, told apart by an outline and by words as well as by colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from toolkit.chances.telling import percent, tenths
from toolkit.messages import text
from toolkit.ui.desk.html import NOTHING, Markup
from toolkit.ui.pictures.chart import chart, figure

MOST = 24
"""More amounts than these share bars."""
_LETTERS = 30
"""About so many letters fit below the bars; with more not every bar has its amount there."""

Bar = tuple[int, int, Fraction]
"""From and to which damage, with what chance."""


def damage(
    distribution: Mapping[int, Fraction], hp: int | None, max_hp: int | None = None, lang: str = "en", who: str = ""
) -> Markup:
    """The picture: chances (summing to 1) by damage done, against `hp` of `max_hp`; nothing for no distribution.

    `hp` None: it is not known, and nobody is knocked out. `who` is the target's name.
    """
    if not distribution:
        return NOTHING
    bars = _bars(distribution, hp)
    drawn = chart(
        "StackedBar", value_formatter=lambda share: percent(Fraction(share), lang), show_legend=hp is not None
    )
    drawn.x_labels = [_span(bar) for bar in bars]
    drawn.x_labels_major_every = max(1, -(-sum(map(len, drawn.x_labels)) // _LETTERS))
    drawn.show_minor_x_labels = False
    drawn.add(text("ui.pictures.stands", lang), [float(share) if not _out(low, hp) else None for low, _, share in bars])
    drawn.add(text("ui.pictures.out", lang), [float(share) if _out(low, hp) else None for low, _, share in bars])
    heads = (text("ui.pictures.damage", lang), text("ui.pictures.chance", lang))
    rows = [(_span(bar), percent(bar[2], lang)) for bar in bars]
    said = _said(distribution, hp, max_hp, lang, who)
    return figure(drawn, "ts-damage", said, heads, rows, text("ui.pictures.numbers", lang))


def _bars(distribution: Mapping[int, Fraction], hp: int | None) -> list[Bar]:
    amounts = sorted(amount for amount, share in distribution.items() if share)
    if len(amounts) <= MOST:
        return [(amount, amount, distribution[amount]) for amount in amounts]
    wide = -(-(amounts[-1] - amounts[0] + 1) // MOST)
    bars: dict[tuple[int, bool], Fraction] = {}
    for amount in amounts:
        place = (-1 if amount == 0 else amount // wide, _out(amount, hp))  # nothing at all has a bar of its own
        bars[place] = bars.get(place, Fraction(0)) + distribution[amount]
    return [(*_ends(place, wide, hp, amounts[-1]), share) for place, share in bars.items()]


def _ends(place: tuple[int, bool], wide: int, hp: int | None, most: int) -> tuple[int, int]:
    step, out = place
    if step < 0:
        return 0, 0
    low, high = max(1, step * wide), min(most, step * wide + wide - 1)
    if hp is None:
        return low, high
    return (max(low, hp), high) if out else (low, min(high, hp - 1))


def _out(amount: int, hp: int | None) -> bool:
    return hp is not None and amount >= hp


def _span(bar: Bar) -> str:
    low, high, _ = bar
    return str(low) if low == high else f"{low}–{high}"


def _said(distribution: Mapping[int, Fraction], hp: int | None, max_hp: int | None, lang: str, who: str) -> str:
    amounts = [amount for amount, share in distribution.items() if share]
    mean = sum((amount * share for amount, share in distribution.items()), Fraction(0))
    knocked = sum((share for amount, share in distribution.items() if _out(amount, hp)), Fraction(0))
    facts = {"low": min(amounts), "high": max(amounts), "mean": tenths(mean, lang), "who": who or ""}
    told = text("ui.pictures.damage_said", lang, **facts)
    if hp is None:
        return told
    has = str(hp) if max_hp is None else f"{hp} / {max_hp}"
    against = text("ui.pictures.against", lang, who=who, named="yes" if who else "no", hp=has)
    return " ".join([told, against, text("ui.pictures.out_said", lang, share=percent(knocked, lang))])
