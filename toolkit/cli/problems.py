"""Problems as lines for people: where, what stood there, what was expected, the way out."""

from __future__ import annotations

from collections.abc import Iterable

from toolkit.core.problems import Problem, visible
from toolkit.messages import text

LONGEST = 80
"""Characters of a value that are shown."""


def problem_lines(problems: Iterable[Problem], lang: str) -> list[str]:
    """One line a problem."""
    return [_line(problem, lang) for problem in problems]


def _line(problem: Problem, lang: str) -> str:
    told, place = problem.as_json(lang), problem.place(lang)
    if problem.careful and told["hint"]:
        return text("cli.problem_careful", lang, where=place, why=told["hint"])
    found = "" if _is_line(problem) else _found(told["value"], place, lang)
    said = text(f"cli.problem_{problem.level}", lang, where=f"{place}{found}".strip(), expected=told["expected"])
    return f"{said} {told['hint']}" if told["hint"] else said


def _is_line(problem: Problem) -> bool:
    """Whether the place is an action's whole line, in the reader's own words."""
    return problem.spot is not None and problem.spot.code in ("session.spot_action", "session.spot_planned")


def _found(value: object, place: str, lang: str) -> str:
    """What stands there, in quotes; nothing where the place itself shows it."""
    word = "" if value is None else visible(str(value).lower() if isinstance(value, bool) else str(value), LONGEST)
    return " " + text("cli.found", lang, value=word) if word and word not in place else ""
