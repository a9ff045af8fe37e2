"""Odds as they stand on a page: a line for each target, the damage as a picture against its HP, what they rest on."""

from __future__ import annotations

from toolkit.chances import Odds, telling
from toolkit.chances.granted import taken_for_granted
from toolkit.messages import text
from toolkit.ui.chances.forecast import Forecast
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.troubles import problem_list
from toolkit.ui.desk.words import Words
from toolkit.ui.pictures.damage import damage

MOST_OPEN = 2
"""Pictures that are open from the start; more are opened on demand."""


def waiting(words: Words) -> Markup:
    """While they are worked out."""
    return join([_title(words), tag("p", text("ui.chances.waiting", words.lang), cls="ts-quiet")])


def odds_view(found: Forecast) -> Markup:
    """The panel; nothing where there are no odds to tell."""
    words = found.words
    if found.odds is None:
        return join([_title(words), problem_list(found.problems, words)]) if found.problems else NOTHING
    refused = telling.why_refused(found.odds, words.names, words.lang)
    if refused is not None:
        return join([_title(words), tag("p", refused, cls="ts-warning")])
    said = telling.sentence(found.odds, words.names, words.lang, found.system)
    lines = tag("ul", *(tag("li", one) for one in said), cls="ts-chances")
    return join([_title(words), lines, *_pictures(found.odds, found), _basis(found.odds, words)])


def _title(words: Words) -> Markup:
    return tag("h2", text("ui.chances.title", words.lang))


def _pictures(odds: Odds, found: Forecast) -> list[Markup]:
    hurt = [who for who, figures in odds.figures.items() if any(figures.damage) and not odds.hides_damage]
    pictures = []
    for who in hurt:
        row, name = found.state.roster[who], found.words.name(who)
        spread = dict(odds.figures[who].damage)
        pictures.append((who, name, damage(spread, row.hp, row.max_hp, found.words.lang, name)))
    if len(pictures) <= MOST_OPEN:
        return [picture for _, _, picture in pictures]
    return [
        why(f"odds-{who}", text("ui.chances.damage", found.words.lang, who=name), one) for who, name, one in pictures
    ]


def _basis(odds: Odds, words: Words) -> Markup:
    """What was taken for granted, and whether it is exact."""
    granted = taken_for_granted(odds, words.names, words.lang)
    how = tag("p", telling.how_found(odds, words.lang), cls="ts-quiet")
    if not granted:
        return how
    title = text("ui.chances.granted", words.lang, count=len(granted))
    return join([why("odds-granted", title, tag("ul", *(tag("li", one) for one in granted))), how])
