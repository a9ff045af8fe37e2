"""Problems as lines for people: where, what stood there, what was expected, the way out."""

from __future__ import annotations

import json
from collections.abc import Iterable

from toolkit.core.problems import Problem
from toolkit.messages import text

LONGEST = 80
"""Characters of a value that are shown."""


def problem_lines(problems: Iterable[Problem], lang: str) -> list[str]:
    """One line a problem."""
    return [_line(problem, lang) for problem in problems]


def _line(problem: Problem, lang: str) -> str:
    told = problem.as_json(lang)
    found = "" if told["value"] in (None, "") else " " + _short(told["value"])
    said = text(
        f"cli.problem_{problem.level}", lang, where=f"{told['where']}{found}".strip(), expected=told["expected"]
    )
    return f"{said} {told['hint']}" if told["hint"] else said


def _short(value: object) -> str:
    shown = json.dumps(value, ensure_ascii=False)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
