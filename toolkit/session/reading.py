"""What somebody asked to be resolved, read into one `do` entry, answers and overrides; every fault is a problem."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.core.action_text import parse_action
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.ruleset import AnyState, Ruleset

Action = str | Sequence[str] | Mapping[str, Any]
Answers = Mapping[str, Any] | Sequence[Any]

_MARKUP = re.compile(
    r"^\s*(?:[-*•–—]|\d+[.)])\s+|\[/?(?:\*|list|b|i|u|quote|color|size|spoiler)(?:=[^\]]*)?\]", re.IGNORECASE
)
_ALONE = ("start", "scene", "day", "end")
"""What stands in no list with others."""


def lines_of(action: str | Sequence[str]) -> list[str]:
    """The action lines of what was typed or pasted: a post's line breaks, list marks and bold letters are no part."""
    given = [action] if isinstance(action, str) else list(action)
    plain = [_MARKUP.sub("", line).strip() for text in given for line in text.splitlines()]
    return [line for line in plain if line] or given


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
    """The answers, single ones by name as lists of one; names the system never asks for are problems."""
    if answers is None:
        return (), []
    if not isinstance(answers, Mapping):
        return list(answers), []
    listed = {name: list(given) if isinstance(given, (list, tuple)) else [given] for name, given in answers.items()}
    known = list(system.asks)
    unknown = [name for name in listed if name not in known]
    return listed, [
        Problem(
            f"answers.{visible(name)}",
            visible(name),
            note("session.known_ask", words=known),
            did_you_mean(nearest(name, known)),
        )
        for name in unknown
    ]
