"""What somebody asked to be resolved, read into one `do` entry, answers and overrides; every fault is a problem."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from toolkit.core.action_text import parse_action
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.ruleset import AnyState, Ruleset

Action = str | Sequence[str] | Mapping[str, Any]
Answers = Mapping[str, Any] | Sequence[Any]

_LARGEST = 10**9
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


def read_overrides(given: Mapping[str, Any] | None) -> tuple[dict[str, int | Fraction], list[Problem]]:
    """Key -> whole number or exact share."""
    overrides: dict[str, int | Fraction] = {}
    problems = []
    for key, value in (given or {}).items():
        number = _number(value)
        if number is None:
            problems.append(Problem(f"overrides.{visible(key)}", visible(str(value)), note("session.override_number")))
        else:
            overrides[key] = number
    return overrides, problems


def show_overrides(overrides: Mapping[str, int | Fraction]) -> dict[str, int | str]:
    """As `read_overrides` takes them, fit for JSON."""
    return {key: value if isinstance(value, int) else str(value) for key, value in overrides.items()}


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
