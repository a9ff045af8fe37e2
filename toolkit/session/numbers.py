"""The numbers behind a preview's sentences, with labels people understand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from toolkit.core.outcome import Resolution
from toolkit.messages import has, render, term, text
from toolkit.session.preview import Sentence, Settled
from toolkit.session.referee import NotingReferee

_WORD = re.compile(r"([a-z_]+?)_?(\d*)")


def settled(referee: NotingReferee, system: str, names: Mapping[str, str], lang: str) -> dict[str, Settled]:
    """Key -> the number, in the order in which the rules came to them."""
    found = {}
    for key, value in referee.numbers.items():
        ruled = referee.settled[key][1] if key in referee.settled else None
        found[key] = Settled(key, label(key, system, names, lang), value, ruled)
    return found


def label(key: str, system: str, names: Mapping[str, str], lang: str) -> str:
    """`A1.strike2.damage` in words: each part by message `<system>.number.<part>`, a name, or as it stands."""
    return " · ".join(_part(part, system, names, lang) for part in key.split("."))


def sentences(
    resolution: Resolution, numbers: Mapping[str, Settled], names: Mapping[str, str], lang: str
) -> tuple[Sentence, ...]:
    """One an event that has something to say; a number goes with the first sentence after it came up.

    A sentence says of each of its numbers that was overruled what the rules gave.
    """
    told: list[Sentence] = []
    waiting = list(resolution.numbers.items())
    for at, event in enumerate(resolution.events):
        said: Any = event.note()
        if said is None:
            continue
        mine = [numbers[key] for key, since in waiting if since <= at and key in numbers]
        waiting = [(key, since) for key, since in waiting if since > at]
        ruled = [overruled(number, _last(number.label), lang) + "." for number in mine if number.ruled is not None]
        told.append(Sentence(" ".join([render(said, lang, names), *ruled]), tuple(mine)))
    return tuple(told)


def overruled(number: Settled, what: str, lang: str) -> str:
    """That a number was overruled: what the rules gave and what the game master set, without a full stop."""
    return text("session.overruled", lang, what=what, value=str(number.value), ruled=str(number.ruled))


def _last(label: str) -> str:
    return label.rpartition(" · ")[2]


def _part(part: str, system: str, names: Mapping[str, str], lang: str) -> str:
    if part in names:
        return names[part]
    word = _WORD.fullmatch(part)
    if word is None:
        return part
    code = f"{system}.number.{word[1]}"
    if has(code, lang):
        return text(code, lang, number=int(word[2] or 0))
    return f"{term(word[1], lang).replace('_', ' ')} {word[2]}".strip()
