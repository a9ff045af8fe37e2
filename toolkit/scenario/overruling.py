"""The game master's own numbers in the place of the rules', each with its key, and the reason for them.

`overrides` is an object: the key of a number -> a whole number or a share, and `why` -> the reason in words. An entry
of `do` may hold it beside its own keys; it is taken out before a system reads the entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from toolkit.core.problems import Problem, visible
from toolkit.messages import has, note, one_line, term, text

OVERRIDES, WHY = "overrides", "why"
LONGEST_WHY = 400
"""Characters of a reason that are kept."""
_LARGEST = 10**9
_WORD = re.compile(r"([a-z_]+?)_?(\d*)")

Numbers = Mapping[str, int | Fraction]


@dataclass(frozen=True, slots=True)
class Overrides:
    """What is overruled, and why ("" where nobody says)."""

    numbers: Numbers = field(default_factory=dict)
    why: str = ""

    def as_json(self) -> dict[str, int | str]:
        """As `read_overrides` takes them."""
        shown = {key: value if isinstance(value, int) else str(value) for key, value in self.numbers.items()}
        return shown | ({WHY: self.why} if self.why else {})


def read_overrides(given: Any, where: str = OVERRIDES) -> tuple[Overrides, list[Problem]]:
    """The overrides, and everything wrong with them."""
    if given is not None and not isinstance(given, Mapping):
        return Overrides(), [Problem(where, visible(str(given)), note("scenario.object"))]
    written = dict(given or {})
    why = written.pop(WHY, None)
    read = {key: _number(value) for key, value in written.items()}
    problems = [
        Problem(f"{where}.{visible(key)}", visible(str(written[key])), note("scenario.override_number"))
        for key, number in read.items()
        if number is None
    ]
    if why is not None and not isinstance(why, str):
        problems.append(Problem(f"{where}.{WHY}", visible(str(why)), note("dice.expected_text")))
    numbers = {key: number for key, number in read.items() if number is not None}
    return Overrides(numbers, one_line(str(why or ""))[:LONGEST_WHY].strip()), problems


def parted(entry: Mapping[str, Any]) -> tuple[Mapping[str, Any], Any]:
    """An entry as systems read it, and its overrides as they were written."""
    if OVERRIDES not in entry:
        return entry, None
    return {key: value for key, value in entry.items() if key != OVERRIDES}, entry[OVERRIDES]


def idle(numbers: Numbers, came_up: Iterable[str], where: str = OVERRIDES) -> list[Problem]:
    """A problem for each number that is overruled and never came up."""
    known = list(came_up)
    return [
        Problem(f"{where}.{visible(key)}", visible(key), note("scenario.known_number", words=known or "none"))
        for key in numbers
        if key not in known
    ]


def overruled(what: str, value: Any, ruled: Any, why: str, lang: str) -> str:
    """That a number was overruled: what the rules gave, what the game master set and why, without a full stop."""
    return text("scenario.overruled", lang, what=what, value=str(value), ruled=str(ruled), why=why or "none")


def label(key: str, system: str, names: Mapping[str, str], lang: str) -> str:
    """`A1.strike2.damage` in words: each part by message `<system>.number.<part>`, a name, or as it stands."""
    return " · ".join(_part(part, system, names, lang) for part in key.split("."))


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


def _number(value: Any) -> int | Fraction | None:
    if isinstance(value, bool) or not isinstance(value, (int, str, Fraction)):
        return None
    if isinstance(value, str) and len(value) > 24:
        return None
    try:
        exact = Fraction(value.replace(",", ".") if isinstance(value, str) else value)
    except (ValueError, ZeroDivisionError):
        return None
    if abs(exact) > _LARGEST:
        return None
    return exact.numerator if exact.denominator == 1 else exact
