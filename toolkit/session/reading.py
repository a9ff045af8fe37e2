"""What somebody asked to be resolved, read into one `do` entry, answers and overrides; every fault is a problem."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.core.action_text import meant, parse_action, spoken
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.ruleset import AnyState, Ruleset

Action = str | Sequence[str] | Mapping[str, Any]
Answers = Mapping[str, Any] | Sequence[Any]

_MARKUP = re.compile(
    r"^\s*(?:[-*•–—]|\d+[.)])\s+|\[/?(?:\*|list|li|b|i|u|s|quote|colou?r|size|font|spoiler|hide|cut|url|align|center"
    r"|left|right|justify|indent|sub|sup|code|hr)(?:=[^\]]*)?\]",
    re.IGNORECASE,
)
_PICTURE = re.compile(r"\[img(?:=[^\]]*)?\].*?\[/img\]", re.IGNORECASE)
_QUOTE = re.compile(r"\[quote(?:=[^\]]*)?\](?:(?!\[quote[=\]]).)*?\[/quote\]", re.IGNORECASE | re.DOTALL)
_SMILE = "[\U0001f000-\U0001faff\u2600-\u263f\u2645-\u27bf\ufe0f\u200d]"
_SMILES = re.compile(rf"^\s*{_SMILE}+\s+|\s+{_SMILE}+\s*$")
"""Pictures that stand apart from the words; ♀ and ♂ are letters of names."""
_ALONE = ("start", "scene", "day", "end")
"""What stands in no list with others."""


def lines_of(action: str | Sequence[str]) -> list[str]:
    """The action lines of what was typed or pasted.

    A post's line breaks, list marks and bold letters are no part of them, nor are pictures before and after a line;
    what somebody else said and the post only quotes is left out.
    """
    given = [action] if isinstance(action, str) else list(action)
    own = (line for text in given for line in _unquoted(text).splitlines() if not line.lstrip().startswith(">"))
    plain = [_SMILES.sub("", _MARKUP.sub("", _PICTURE.sub("", line))).strip() for line in own]
    return [line for line in plain if line] or given


def _unquoted(text: str) -> str:
    """The text without its quotes, those inside others first."""
    while (less := _QUOTE.sub("\n", text)) != text:
        text = less
    return text


def read_entry(system: Ruleset, state: AnyState, action: Action) -> Mapping[str, Any] | list[Problem]:
    """The entry of `do` that is meant: given as such, or as one line or several."""
    if isinstance(action, Mapping):
        return action
    lines = lines_of(action)
    parsed: list[dict[str, Any]] = []
    problems: list[Problem] = []
    for number, line in enumerate(lines):
        read = parse_action(line, f"actions[{number}]")
        if isinstance(read, list):
            problems += read
        else:
            parsed.append(read)
    if problems:
        return problems
    if len(parsed) == 1 and "actor" not in parsed[0]:
        return parsed[0]
    framed = [
        Problem(f"actions[{at}]", lines[at], note("session.alone"))
        for at, line in enumerate(parsed)
        if any(key in line for key in _ALONE)
    ]
    return framed or system.gather(state, parsed)


def read_answers(system: Ruleset, answers: Answers | None) -> tuple[Answers, list[Problem]]:
    """The answers, single ones by name as lists of one, by names in either language; others are problems."""
    if answers is None:
        return (), []
    if not isinstance(answers, Mapping):
        return list(answers), []
    listed: dict[str, list[Any]] = {}
    for name, given in answers.items():
        listed.setdefault(name if name in system.asks else meant(name, None)[0], [])
        for one in given if isinstance(given, (list, tuple)) else [given]:
            asked, answer = meant(name, one) if name not in system.asks else (name, one)
            listed.setdefault(asked, []).append(answer)
    known = [spoken(name) for name in system.asks]
    unknown = [name for name in listed if name not in known]
    return listed, [
        Problem(
            f"answers.{visible(name)}",
            visible(name),
            note("session.known_ask", words=known),
            did_you_mean(nearest(name, [*known, *(word.ru for word in known)])),
        )
        for name in unknown
    ]
