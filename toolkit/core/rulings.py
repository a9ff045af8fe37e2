"""Rulings: every point the source texts leave open is one named setting with a default a GM can change.

A system declares `Ruling`s; `read_rulings` turns what a campaign or a scenario gives into `Rulings`, whose look-ups
the resolution notes, so that a result can name each ruling that decided something.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import Note, Words, note, render, said

RulingValue = bool | int | str | Fraction | None


@dataclass(frozen=True, slots=True)
class Ruling:
    """One open point. `choices` lists the words (`Words` where they have Russian ones) or booleans allowed; `number`
    allows whole numbers from `low` up; `free` allows any text (a formula) that the system checks itself; `blank` allows
    "not given".

    The one-line meaning for people is message `<system>.ruling.<rest of key>`; `home` is the system's id where the key
    does not begin with it (`d6.clamp`). `source` cites text and section.
    """

    key: str
    default: RulingValue
    choices: tuple[RulingValue, ...] = ()
    number: bool = False
    low: int = -99
    high: int = 9999
    fraction: bool = False
    free: bool = False
    blank: bool = False
    source: str = ""
    home: str = ""

    @property
    def meaning(self) -> Note:
        system, rest = self.key.split(".", 1)
        return note(f"{self.home or system}.ruling.{rest}")

    @property
    def words(self) -> list[Words]:
        """The choices as people write them."""
        return [self.shown(choice) for choice in self.choices]

    def shown(self, value: RulingValue) -> Words:
        """A value as it is written in a workbook, in each language; in JSON and the Log it is the English."""
        plain = show_ruling(value)
        if isinstance(value, bool):
            return Words(plain, _YES_NO[value])
        same = next((choice for choice in self.choices if isinstance(choice, Words) and choice == plain), None)
        return Words(plain, same.ru if same is not None else plain)


class Rulings:
    """The values in force. `used` collects, in order of first use, the keys that decided something."""

    def __init__(self, values: Mapping[str, RulingValue]) -> None:
        self.values = dict(values)

    def __getitem__(self, key: str) -> RulingValue:
        return self.values[key]


def show_ruling(value: RulingValue) -> str:
    """As it is written in a cell and echoed in results: true/false, ceil, 1/2, 5, or nothing."""
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_rulings(
    declared: Sequence[Ruling], given: Mapping[str, Any], where: Mapping[str, str] | None = None
) -> tuple[Rulings, list[Problem]]:
    """Defaults overlaid with what was given. `where` maps a key to its place; default `rulings.<key>`."""
    known = {ruling.key: ruling for ruling in declared}
    values: dict[str, RulingValue] = {ruling.key: ruling.default for ruling in declared}
    problems = []
    for key, raw in given.items():
        place = (where or {}).get(key, f"rulings.{key}")
        ruling = known.get(key)
        if ruling is None:
            problems.append(Problem(place, key, note("core.known_ruling"), did_you_mean(nearest(key, known))))
            continue
        value = _read(ruling, raw)
        if isinstance(value, Note):
            problems.append(Problem(place, raw, value, ruling.meaning))
        else:
            values[key] = value
    return Rulings(values), problems


_YES_NO = ("нет", "да")
_YES, _NO = {"true", "yes", "да", "1"}, {"false", "no", "нет", "0"}


_WHOLE = re.compile(r"[+-]?[0-9]{1,7}")


def spoken(decided: str, rulings: Sequence[Ruling], lang: str) -> tuple[str, str]:
    """What a ruling that decided something (`key=value`) is about, and how it is read, in words."""
    key, _, value = decided.partition("=")
    ruling = next(one for one in rulings if one.key == key)
    return render(ruling.meaning, lang), said(ruling.shown(read_rulings([ruling], {key: value})[0][key]), lang)


def _read(ruling: Ruling, raw: Any) -> RulingValue | Note:
    if not isinstance(raw, str | int | float | Fraction | None):
        return _expected(ruling)
    written = "" if raw is None else show_ruling(_plain(raw)).strip()
    if written == "":
        return None if ruling.blank else ruling.default
    if any(isinstance(choice, bool) for choice in ruling.choices):
        if written.casefold() in _YES | _NO:
            return written.casefold() in _YES
    elif (choice := _choice(ruling, written)) is not None:
        return choice
    if ruling.number and _WHOLE.fullmatch(written):
        return int(written) if ruling.low <= int(written) <= ruling.high else _expected(ruling)
    if ruling.fraction:
        return _read_fraction(written)
    if ruling.free:
        return written
    return _expected(ruling)


def _choice(ruling: Ruling, written: str) -> str | None:
    """The word meant, in either language."""
    return next((str(one) for one in ruling.words if fold(written) in (fold(one), fold(one.ru))), None)


def _read_fraction(written: str) -> Fraction | Note:
    """`3/4`, `0.75` or `0,75`, exactly."""
    try:
        share = (
            Fraction(written.replace(" ", "").replace(",", "."))
            if len(written) < 12 and "e" not in written.casefold()
            else -1
        )
    except (ValueError, ZeroDivisionError):
        return _SHARE
    return _SHARE if share < 0 else Fraction(share)


def _plain(raw: Any) -> Any:
    """A spreadsheet's 5.0 is 5."""
    return int(raw) if isinstance(raw, float) and raw.is_integer() else raw


_SHARE = note("core.ruling_fraction")


def _expected(ruling: Ruling) -> Note:
    words = ruling.words
    if ruling.number:
        code = "core.ruling_words_or_between" if words else "core.ruling_between"
        return note(code, words=words, low=ruling.low, high=ruling.high)
    return note("core.ruling_words", words=words)
