"""The odds of a player's own choice, where all numbers may be known anyway: else they would tell what is kept back.

They come from the rules themselves (`chances`), of one's own actions alone; few plays, so that a pick need not wait.
"""

from __future__ import annotations

from fractions import Fraction

from toolkit.chances.odds import Odds, work_out
from toolkit.core.problems import Problems
from toolkit.dice import BadAnswer, Pending
from toolkit.session.odds_of import OddsOf
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.words import Words
from toolkit.ui.seat.hand import Hand

_MOST = 400
"""Entries resolved at most."""
_TOLD = ("hit", "critical", "miss")


def chances(hand: Hand) -> Markup:
    """A line for everybody whom the chosen actions may meet; nothing while nothing whole is chosen or may be told."""
    sight, campaign = hand.sight, hand.campaign
    if sight is None or campaign is None or not all(map(sight.veil.plain, sight.veil.rows)):
        return NOTHING
    lines = hand.lines()
    key = (campaign.revision, sight.words.lang, repr(lines))
    if hand.reckoned[0] != key:
        hand.reckoned = (key, _said(_odds(hand), sight.words) if lines else NOTHING)
    return hand.reckoned[1]


def _odds(hand: Hand) -> Odds | None:
    sight, campaign = hand.sight, hand.campaign
    assert sight is not None
    assert campaign is not None
    plan = OddsOf(campaign, sight.system.assemble(sight.state, hand.lines())).plan
    try:
        return work_out(plan, _MOST, _MOST // 2) if plan is not None else None
    except (Problems, BadAnswer, Pending):
        return None


def _said(odds: Odds | None, words: Words) -> Markup:
    """`Mossy: hit 70 %, critical 5 %, knocked out 18 %`."""
    if odds is None or odds.refused is not None:
        return NOTHING
    items = []
    for who, figures in odds.figures.items():
        parts = [
            words.say(f"seat_{one}", share=_percent(figures.result[one])) for one in _TOLD if figures.result.get(one)
        ]
        parts += [words.say("seat_out", share=_percent(figures.knocked_out))] if figures.knocked_out else []
        if parts:
            items.append(tag("li", words.say("seat_odds", who=words.name(who), parts=", ".join(parts))))
    return join([tag("ul", *items, cls="ts-told ts-odds")]) if items else NOTHING


def _percent(share: Fraction) -> str:
    return f"{round(100 * share)}"
