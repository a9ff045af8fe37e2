"""The one open question: what is asked, of whom, in which range; and what a person typed, read as an answer.

Dice may be typed as a total ("14") or as faces ("3,5"). Reading never guesses: what cannot be an answer gives a
sentence, and the same check is made again by the rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from toolkit.dice import Ask, Asked, check_answer
from toolkit.messages import Note, note
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.plan import Choice
from toolkit.ui.desk.words import Words

_BETWEEN = re.compile(r"[\s,;+]+")
_LONGEST = 400
MANY = 12
"""More options than these are typed; so many buttons nobody reads."""


@dataclass(frozen=True, slots=True)
class AskView:
    """The open question. `choices` are buttons; without them a box takes a number, described by `hint`, or one of
    `many` words, which it offers while one types.

    `fault` says why the last answer was not taken; `unfits` counts such answers: a question is put again after each.
    """

    title: str
    label: str
    hint: str
    choices: tuple[Choice, ...]
    chance: bool
    fault: str = ""
    unfits: int = 0
    many: tuple[str, ...] = ()


def ask_view(ask: Ask, words: Words, fault: str = "", unfits: int = 0) -> AskView:
    """How the question is put to a person."""
    options = ask.options or ()
    choices = tuple(Choice(words.term(option), option) for option in options if len(options) <= MANY)
    many = () if choices else tuple(options)
    return AskView(title(ask, words), _label(ask, words), _hint(ask, words), choices, ask.chance, fault, unfits, many)


def title(ask: Ask, words: Words) -> str:
    """What is asked, of whom, in a line."""
    return words.put(ask.prompt) if ask.prompt is not None else words.say("ask_title", **_facts(ask, words))


def _label(ask: Ask, words: Words) -> str:
    return words.say("ask_label_dice" if ask.dice is not None else "ask_label", **_facts(ask, words))


def _facts(ask: Ask, words: Words) -> dict[str, Any]:
    return {"what": words.term(ask.name), "who": words.name(ask.who), "dice": str(ask.dice or "")}


def _hint(ask: Ask, words: Words) -> str:
    if ask.dice is not None:
        dice = ask.dice
        faces = ",".join(str(min(dice.sides, face)) for face in (3, 5, 2, 4, 1, 6)[: dice.count])
        code = "ask_faces" if 1 < dice.count <= 6 else "ask_dice"
        return words.say(code, dice=str(dice), low=dice.low, high=dice.high, count=dice.count, faces=faces)
    if ask.options is not None:
        return words.say("ask_many", such=list(ask.options[:3])) if len(ask.options) > MANY else ""
    if ask.text is not None:
        return words.say("ask_text")
    if ask.high is None:
        return words.say("ask_at_least", low=ask.low or 0)
    return words.say("ask_between", low=ask.low or 0, high=ask.high)


def read_typed(ask: Ask, typed: str) -> Any | Note:
    """What was typed, as the rules take it (a whole number, a list of faces, a word), or what was expected instead."""
    written = typed.strip()[:_LONGEST]
    given: Any = written
    if ask.options is None and ask.text is None:
        parts = [_whole(part) for part in _BETWEEN.split(written) if part]
        if not parts or None in parts:
            return note("ui.desk.type_number", typed=written)
        given = parts[0] if len(parts) == 1 else parts
    checked = check_answer(ask, given)
    if isinstance(checked, Note) and len(ask.options or ()) > MANY:
        return note("ui.desk.one_of_many", such=list((ask.options or ())[:3]))
    return checked if isinstance(checked, Note) else given


def _whole(written: str) -> int | None:
    plain = written.replace("−", "-")
    return int(plain) if re.fullmatch(r"-?\d{1,9}", plain) else None


def so_far(asked: Sequence[Asked], words: Words) -> Markup:
    """The answers already given, in order."""
    if not asked:
        return NOTHING
    rows = [tag("tr", tag("th", title(one.ask, words), scope="row"), tag("td", _answered(one, words))) for one in asked]
    return why("answers", words.say("answers_so_far", count=len(rows)), tag("table", *rows, cls="ts-sum ts-answers"))


def _answered(one: Asked, words: Words) -> Markup:
    value, faces = one.answer.value, one.answer.faces
    shown = (words.term(value) if value else words.say("blank")) if isinstance(value, str) else str(value)
    rolled = f" ({', '.join(map(str, faces))})" if faces and len(faces) > 1 else ""
    return join([tag("b", shown, cls="ts-number"), rolled])
