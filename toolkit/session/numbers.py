"""The numbers behind a preview's sentences, with labels people understand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.core.outcome import Resolution
from toolkit.messages import render
from toolkit.scenario.overruling import label, overruled
from toolkit.session.preview import Sentence, Settled
from toolkit.session.referee import NotingReferee


def settled(referee: NotingReferee, system: str, names: Mapping[str, str], lang: str) -> dict[str, Settled]:
    """Key -> the number, in the order in which the rules came to them."""
    found = {}
    for key, value in referee.numbers.items():
        ruled = referee.settled[key][1] if key in referee.settled else None
        found[key] = Settled(key, label(key, system, names, lang), value, ruled)
    return found


def sentences(
    resolution: Resolution, numbers: Mapping[str, Settled], names: Mapping[str, str], lang: str, why: str = ""
) -> tuple[Sentence, ...]:
    """One an event that has something to say; a number goes with the first sentence after it came up.

    A sentence says of each of its numbers that was overruled what the rules gave, and why it was.
    """
    told: list[Sentence] = []
    waiting = list(resolution.numbers.items())
    for at, event in enumerate(resolution.events):
        said: Any = event.note()
        if said is None:
            continue
        mine = [numbers[key] for key, since in waiting if since <= at and key in numbers]
        waiting = [(key, since) for key, since in waiting if since > at]
        ruled = [f"{told_of(number, _last(number.label), lang, why)}." for number in mine if number.ruled is not None]
        told.append(Sentence(" ".join([render(said, lang, names), *ruled]), tuple(mine)))
    return tuple(told)


def told_of(number: Settled, what: str, lang: str, why: str) -> str:
    """That a number was overruled, without a full stop."""
    return overruled(what, number.value, number.ruled, why, lang)


def _last(label: str) -> str:
    return label.rpartition(" · ")[2]
