"""A whole line to the entry it means, and back.

Order: the battle's frame (`end turn Name` …), else actor, use, targets, options. Whether a name exists is not judged
here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from toolkit.core.action_text.option_words import in_brackets
from toolkit.core.action_text.options import options_at, value_at
from toolkit.core.action_text.scan import OPTION_SIGN, QUOTED, SIGN, Unclear, inside, name_at, next_sign
from toolkit.core.action_text.word import parse_word
from toolkit.core.problems import Problem, visible
from toolkit.messages import note

LONGEST = 1000

_INVISIBLE = re.compile("[\u200b\u200c\u200d\u200e\u200f\ufeff]")
_ONE_WORD = {
    "end round": "end_round", "конец раунда": "end_round", "start": "start", "начало": "start",
    "begin the battle": "start", "начало боя": "start",
    "end": "end", "конец": "end", "конец боя": "end", "scene": "scene", "сцена": "scene", "day": "day", "день": "day",
}  # fmt: skip
_END_TURN = re.compile(r"\s*(?:end[\s_]+turn|конец\s+хода)\s+(?=\S)", re.IGNORECASE)
_REPLACE = re.compile(r"\s*(?:replace|замена)\s+(?=\S)", re.IGNORECASE)
_ADJUDICATE = re.compile(r"\s*(?:adjudicate|решение)\s+(?=\S)", re.IGNORECASE)
_SIDE = re.compile(r"(\S+)\s*")


def parse_action(written: str, where: str = "action") -> dict[str, Any] | list[Problem]:
    """`{"actor", "use", "on", "with"}`, or an entry such as `{"end_turn": "Name"}`, or the problems of the line."""
    text = _INVISIBLE.sub("", written[: LONGEST + 1]).rstrip()
    try:
        if len(text) > LONGEST:
            raise Unclear(LONGEST, "short")
        return _frame(text) or _line(in_brackets(text))
    except Unclear as fault:
        piece = visible(text[fault.at : fault.at + 20].strip()) or "…"
        expected = note(f"core.action.{fault.expected}", position=fault.at + 1, piece=piece)
        return [Problem(where, written[:200], expected, note("core.action.example"))]


def show_action(line: Mapping[str, Any]) -> str:
    """The line of `{"actor", "use", "on", "with"}` as `parse_action` reads it."""
    targets = " + ".join(_quoted(target) for target in line.get("on") or ())
    options = ", ".join(_show_option(key, value) for key, value in (line.get("with") or {}).items())
    shown = f"{_quoted(line['actor'])}: {_quoted(line['use'])}"
    return shown + (f" > {targets}" if targets else "") + (f" [{options}]" if options else "")


def _frame(text: str) -> dict[str, Any] | None:
    """The battle's frame: an end of turn or round, a replacement, a start; `None` for anything else."""
    plain = " ".join(text.split()).casefold()
    if plain in _ONE_WORD:
        return {_ONE_WORD[plain]: True}
    if adjudicate := _ADJUDICATE.match(text):
        return {"adjudicate": {"effects": [parse_word(text, adjudicate.end())]}}
    end, replace = _END_TURN.match(text), _REPLACE.match(text)
    side = (QUOTED.match(text, replace.end()) or _SIDE.match(text, replace.end())) if replace else None
    begin = end or side
    if begin is None:
        return None
    name, sign = name_at(text, begin.end())
    if sign.lastgroup:
        return None
    return {"replace": {"side": inside(side), "with": name}} if side else {"end_turn": name}


def _line(text: str) -> dict[str, Any]:
    actor, sign = name_at(text, 0)
    if sign.lastgroup != "colon":
        raise Unclear(sign.start(), "colon")
    use, sign = name_at(text, sign.end())
    on: list[str] = []
    while sign.lastgroup == ("plus" if on else "arrow"):
        target, sign = name_at(text, sign.end())
        on.append(target)
    options: dict[str, Any] = {}
    end = sign.start()
    if sign.lastgroup == "bracket":
        options, end = options_at(text, sign.end())
    if text[end:].strip():
        raise Unclear(end, "end")
    return {"actor": actor, "use": use, "on": on, "with": options}


def _quoted(name: str) -> str:
    if not next_sign(SIGN, name, 0).lastgroup and not QUOTED.match(name) and in_brackets(name) == name:
        return name
    opening, closing = next(pair for pair in ('""', "«»", "“”") if pair[1] not in name)
    return f"{opening}{name}{closing}"


def _show_option(key: str, value: Any) -> str:
    if value is True:
        return key
    if value is False and not key.isascii():  # a Russian word is denied in Russian
        return f"{key}=нет"
    if isinstance(value, list | tuple):
        return f"{key}=" + ":".join(str(part) for part in value)
    if isinstance(value, bool | int):
        return f"{key}={str(value).lower()}"
    plain = not next_sign(OPTION_SIGN, value, 0).lastgroup and value_at(value, 0)[0] == value
    return f"{key}={value}" if plain else f'{key}="{value}"'
