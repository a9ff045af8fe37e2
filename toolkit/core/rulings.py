"""Rulings: every point the source texts leave open is one named setting with a default a GM can change.

A system declares `Ruling`s; `read_rulings` turns what a campaign or a scenario gives into `Rulings`, whose look-ups
the resolution notes, so that a result can name each ruling that decided something.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from toolkit.core.names import nearest
from toolkit.core.problems import Problem
from toolkit.messages import Note, note

RulingValue = bool | int | str | Fraction | None


@dataclass(frozen=True, slots=True)
class Ruling:
    """One open point. `choices` lists the words or booleans allowed; `number` allows whole numbers from `low` up;
    `free` allows any text (a formula) that the system checks itself; `blank` allows "not given".

    The one-line meaning for people is message `<system>.ruling.<rest of key>`; `source` cites text and section.
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

    @property
    def meaning(self) -> Note:
        system, rest = self.key.split(".", 1)
        return note(f"{system}.ruling.{rest}")


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
            problems.append(Problem(place, key, note("core.known_ruling"), _did_you_mean(key, known)))
            continue
        value = _read(ruling, raw)
        if isinstance(value, Note):
            problems.append(Problem(place, raw, value, ruling.meaning))
        else:
            values[key] = value
    return Rulings(values), problems


def _did_you_mean(word: str, known: Mapping[str, Any]) -> Note | None:
    near = nearest(word, known)
    return note("core.did_you_mean", words=near) if near else None


_YES, _NO = {"true", "yes", "да", "1"}, {"false", "no", "нет", "0"}


def _read(ruling: Ruling, raw: Any) -> RulingValue | Note:
    written = "" if raw is None else show_ruling(raw).strip()
    if written == "":
        return None if ruling.blank else ruling.default
    if any(isinstance(choice, bool) for choice in ruling.choices):
        if written.casefold() in _YES | _NO:
            return written.casefold() in _YES
    elif written.casefold() in ruling.choices:
        return written.casefold()
    if ruling.number and written.lstrip("-").isdecimal() and len(written) < 8:
        if ruling.low <= int(written) <= ruling.high:
            return int(written)
        return note("core.ruling_between", low=ruling.low, high=ruling.high)
    if ruling.fraction:
        return _read_fraction(written)
    if ruling.free:
        return written
    return _expected(ruling)


def _read_fraction(written: str) -> Fraction | Note:
    top, _, bottom = written.partition("/")
    if top.strip().isdecimal() and (bottom or "1").strip().isdecimal() and int(bottom or 1) and len(written) < 12:
        return Fraction(int(top), int(bottom or 1))
    return note("core.ruling_fraction")


def _expected(ruling: Ruling) -> Note:
    words = [show_ruling(choice) for choice in ruling.choices]
    if ruling.number:
        return note("core.ruling_number") if not words else note("core.ruling_words_or_number", words=words)
    return note("core.ruling_words", words=words)
