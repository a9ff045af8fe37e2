"""The game master's own number: every derived number of the preview may be replaced, and given back to the rules.

What was typed and not taken stays in its box with the reason beside it, and nothing is saved until it is put right.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from toolkit.messages import Note, note
from toolkit.scenario.overruling import LONGEST_WHY, WHY
from toolkit.session import Preview, Settled
from toolkit.ui.desk.words import Words


def in_words(found: Preview, doers: Mapping[str, str]) -> Preview:
    """The preview with its numbers named by who does what (`doers`: slot key -> "Cinder: Ember")."""

    def named(numbers: Sequence[Settled]) -> tuple[Settled, ...]:
        return tuple(_named(number, doers) for number in numbers)

    sentences = tuple(replace(sentence, numbers=named(sentence.numbers)) for sentence in found.sentences)
    return replace(found, sentences=sentences, settled=named(found.settled))


def _named(number: Settled, doers: Mapping[str, str]) -> Settled:
    doer = doers.get(number.key.partition(".")[0])
    _, _, rest = number.label.partition(" · ")
    return number if doer is None or not rest else replace(number, label=f"{doer} · {rest}")


@dataclass(frozen=True, slots=True)
class Refused:
    """What was typed for a number and could not be one, and what was expected."""

    typed: str
    expected: Note


@dataclass(frozen=True, slots=True)
class OverrideView:
    """One number: what the rules say (`hint`), what the game master typed instead (blank when nothing).

    `fault` says why what was typed is not taken.
    """

    key: str
    label: str
    typed: str
    hint: str
    fault: str = ""
    numeric: bool = True


def override_views(found: Preview, refused: Mapping[str, Refused], words: Words) -> tuple[OverrideView, ...]:
    """The numbers of a preview that may be overruled, in order; once any is, a box for the reason."""
    views = tuple(_view(number, refused.get(number.key), words) for number in found.settled)
    if all(number.ruled is None for number in found.settled):
        return views
    why = str(found.overrides.get(WHY, ""))
    return (*views, OverrideView(WHY, words.say("overrule_why"), why, words.say("overrule_why_hint"), numeric=False))


def _view(number: Settled, refused: Refused | None, words: Words) -> OverrideView:
    rule = str(number.value)
    label = number.label if number.ruled is None else words.say("overruled", what=number.label, value=rule)
    if refused is not None:
        fault = words.say("not_taken", expected=words.put(refused.expected))
        return OverrideView(number.key, label, refused.typed, rule, fault)
    return OverrideView(number.key, label, "" if number.ruled is None else str(number.ruled), rule)


def read_why(typed: str) -> str | None:
    """What was typed as the reason; nothing for none."""
    return " ".join(typed.split())[:LONGEST_WHY] or None


def read_override(number: Settled, typed: str) -> int | str | Note | None:
    """What was typed for a number: the value, `None` for "as the rules say", or what was expected instead."""
    written = typed.strip().replace("−", "-")
    if not written:
        return None
    if isinstance(number.value, Fraction) and re.fullmatch(r"\d{1,4}(/[1-9]\d{0,3}|[.,]\d{1,4})", written):
        return written.replace(",", ".")
    if not re.fullmatch(r"-?\d{1,9}", written):
        return note("ui.desk.type_number", typed=written)
    low, high = number.low, number.high
    if (low is not None and int(written) < low) or (high is not None and int(written) > high):
        return _bounds(low, high)
    return int(written)


def _bounds(low: int | None, high: int | None) -> Note:
    if high is None:
        return note("dice.expected_at_least", low=low)
    return note("dice.expected_between", low=low if low is not None else "−∞", high=high)
