"""The odds of what is planned on a page, worked out in small steps so that nothing else on the page has to wait.

A `Wish` says what they are of, and is the same as long as nothing that matters has changed. `forecast` gives the steps;
at their end stand the odds, or what keeps them from being told.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from toolkit.chances import Odds, in_steps
from toolkit.core.problems import Problem, Problems
from toolkit.dice import BadAnswer, Pending
from toolkit.session import Campaign
from toolkit.session.odds_of import OddsOf
from toolkit.systems.ruleset import AnyState
from toolkit.ui.desk.words import Words

SAMPLES = 1500
"""Plays on a page where there are too many ways: soon is worth more there than the second digit."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An entry of `do` at a revision of the campaign, with what is answered and overruled already."""

    campaign: Campaign = field(compare=False)
    words: Words = field(compare=False)
    revision: str
    lang: str
    entry: Mapping[str, Any]
    answers: tuple[Any, ...] = ()
    overrides: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Forecast:
    """The odds of somebody's plan on a state; `odds` is `None` where nobody can tell."""

    odds: Odds | None
    state: AnyState
    system: str
    words: Words
    problems: tuple[Problem, ...] = ()


Steps = Generator[None, None, Forecast]
"""A rest after every play; the forecast at the end."""


def wish_of(
    campaign: Campaign,
    words: Words,
    entry: Mapping[str, Any],
    answers: tuple[Any, ...] = (),
    overrides: Mapping[str, int | str] | None = None,
) -> Wish:
    """The odds of an entry as the campaign stands now."""
    ruled = tuple((overrides or {}).items())
    return Wish(campaign, words, campaign.revision, words.lang, entry, answers, ruled)


def forecast(wish: Wish) -> Steps:
    """The steps to the odds; what is asked about is read at once, from the campaign as it stands."""
    return _steps(OddsOf(wish.campaign, wish.entry, wish.answers, dict(wish.overrides)), wish)


def _steps(asked: OddsOf, wish: Wish) -> Steps:
    def told(odds: Odds | None, problems: Iterable[Problem] = ()) -> Forecast:
        return Forecast(odds, asked.state, wish.campaign.system.id, wish.words, tuple(problems))

    if asked.plan is None:
        return told(None, asked.problems)
    try:
        return told((yield from in_steps(asked.plan, samples=SAMPLES)))
    except Problems as found:
        return told(None, asked.spotted(found.problems))
    except (BadAnswer, Pending):  # an answer that only a person can give, or that no longer fits
        return told(None)
