"""What stands in brackets behind an action: `[dodge, evasion=none, to=3:4]`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from toolkit.core.action_text.option_words import meant
from toolkit.core.action_text.scan import OPTION_SIGN, QUOTED, Unclear, inside, next_sign

_WORDS: Mapping[str, bool] = {"true": True, "yes": True, "да": True, "false": False, "no": False, "нет": False}
_NOTHING = re.compile(r"\s*[\]］]")
_NUMBERS = re.compile(r"([+\-−]?\d{1,6})(?:\s*[:：]\s*([+\-−]?\d{1,6}))?")


def options_at(text: str, at: int) -> tuple[dict[str, Any], int]:
    """The options from behind the opening bracket, and the place after the closing one."""
    options: dict[str, Any] = {}
    if nothing := _NOTHING.match(text, at):
        return options, nothing.end()
    while True:
        name, value, sign = _option(text, at)
        if not name or name in options:
            raise Unclear(at, "option")
        options[name] = value
        at = sign.end()
        if sign.lastgroup == "close":
            return options, at
        if sign.lastgroup != "comma":
            raise Unclear(sign.start(), "bracket")


def value_at(text: str, at: int) -> tuple[Any, re.Match[str]]:
    """A number, `x:y` as `[x, y]`, yes or no, or a word; in quotes always a word."""
    quoted = QUOTED.match(text, at)
    begin = quoted.end() if quoted else at
    sign = next_sign(OPTION_SIGN, text, begin)
    piece = text[begin : sign.start()].strip()
    if bool(piece) == bool(quoted):
        raise Unclear(begin, "option")
    return (inside(quoted) if quoted else _plain(piece)), sign


def _option(text: str, at: int) -> tuple[str, Any, re.Match[str]]:
    sign = next_sign(OPTION_SIGN, text, at)
    name = "_".join(text[at : sign.start()].casefold().split())
    value: Any = True
    if sign.lastgroup == "equals":
        value, sign = value_at(text, sign.end())
    return *meant(name, value), sign


def _plain(piece: str) -> Any:
    numbers = _NUMBERS.fullmatch(piece)
    if numbers is None:
        return _WORDS.get(piece.casefold(), piece)
    values = [int(number.replace("−", "-")) for number in numbers.groups() if number]
    return values if len(values) > 1 else values[0]
