"""A question the rules cannot answer themselves, and the answer it got.

An `Ask` is a die to roll, a choice among words, or a number or a text that a person types. It carries what is needed
to put it to a person (for whom, which dice or options, a sentence) and to enumerate it (the exact distribution of its
dice).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from toolkit.dice.notation import Dice
from toolkit.messages import Note, Term

YES_NO = ("yes", "no")
_YES, _NO = {"yes", "y", "true", "да", "д"}, {"no", "n", "false", "нет", "н"}


@dataclass(frozen=True, slots=True)
class Ask:
    """One question. Exactly one of `dice`, `options`, `low`, `text` is given; `who` is a combatant's id.

    `text` says what is wrong with a text that was typed, or `None`; a blank one is given to it as well.
    """

    name: str
    who: str
    dice: Dice | None = None
    options: tuple[str, ...] | None = None
    low: int | None = None
    high: int | None = None
    prompt: Note | None = None
    text: Callable[[str], Note | None] | None = field(default=None, compare=False)

    @property
    def chance(self) -> bool:
        """True for dice: a seed may answer it. Choices and typed numbers are a person's to give."""
        return self.dice is not None


@dataclass(frozen=True, slots=True)
class Answer:
    """`value`: the total of the dice, the chosen word, the typed number or text; `faces` when they are known."""

    value: int | str
    faces: tuple[int, ...] | None = None

    @property
    def number(self) -> int:
        assert isinstance(self.value, int)
        return self.value

    def as_json(self) -> int | str | list[int]:
        """What a person would give again for the same answer: the faces if known, else the value."""
        return list(self.faces) if self.faces is not None and len(self.faces) > 1 else self.value


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with the answer it got."""

    ask: Ask
    answer: Answer


class Pending(Exception):
    """An answer is missing. Give the answers so far and one more, and make the same call again."""

    def __init__(self, ask: Ask) -> None:
        super().__init__(ask.name)
        self.ask = ask
        self.so_far: Any = None
        """What was resolved before the question came up, where a scene put it."""


class BadAnswer(Exception):
    """A given answer cannot be one. `where` is its dotted place (`answers.damage[0]`), `problem` says why."""

    def __init__(self, where: str, given: Any, expected: Note) -> None:
        super().__init__(where)
        self.where = where
        self.given = given
        self.expected = expected


def check_answer(ask: Ask, given: Any) -> Answer | Note:
    """Turn what was given (total, list of faces, word, number) into an `Answer`, or say what was expected.

    For dice a list is faces, without the flat part; a number is the total, which includes it and must be possible;
    one number for one die without a flat part is its face.
    """
    if ask.dice is not None:
        return _check_dice(ask.dice, given)
    if ask.options is not None:
        return _check_option(ask.options, given)
    if ask.text is not None:
        return _check_text(ask.text, given)
    return _check_number(ask, given)


def _check_dice(dice: Dice, given: Any) -> Answer | Note:
    if isinstance(given, list):
        good = len(given) == dice.count and all(_whole(face) and 1 <= face <= dice.sides for face in given)
        if good:
            return Answer(dice.value(given), tuple(given))
        return Note("dice.expected_faces", {"count": dice.count, "sides": dice.sides})
    if _whole(given) and dice.low <= given <= dice.high:
        return Answer(given, (given - dice.flat,) if dice.count == 1 else None)
    return Note("dice.expected_total", {"dice": str(dice), "low": dice.low, "high": dice.high})


def _check_option(options: tuple[str, ...], given: Any) -> Answer | Note:
    if options == YES_NO:
        given = _yes_or_no(given)
    if isinstance(given, str):
        meant = next((option for option in options if option.casefold() == given.strip().casefold()), None)
        if meant is not None:
            return Answer(meant)
    return Note("dice.expected_option", {"options": option_words(options)})


def option_words(options: tuple[str, ...]) -> list[str]:
    """The options as people read them: yes and no in their language."""
    return [Term(option) for option in options] if options == YES_NO else list(options)


def _yes_or_no(given: Any) -> Any:
    if isinstance(given, bool):
        return "yes" if given else "no"
    word = given.strip().casefold() if isinstance(given, str) else ""
    return "yes" if word in _YES else "no" if word in _NO else given


def _check_text(wrong: Callable[[str], Note | None], given: Any) -> Answer | Note:
    if not isinstance(given, str):
        return Note("dice.expected_text")
    written = given.strip()
    return wrong(written) or Answer(written)


def _check_number(ask: Ask, given: Any) -> Answer | Note:
    low, high = ask.low or 0, ask.high
    if _whole(given) and given >= low and (high is None or given <= high):
        return Answer(given)
    if high is None:
        return Note("dice.expected_at_least", {"low": low})
    return Note("dice.expected_between", {"low": low, "high": high})


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
