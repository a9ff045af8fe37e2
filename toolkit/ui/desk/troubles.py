"""What is wrong with the campaign: where, what stands there, what was expected, what to do; errors first."""

from __future__ import annotations

import re
from collections.abc import Sequence

from toolkit.core.problems import Problem
from toolkit.ui.desk.cards import shown
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.words import Words

IN_VIEW = 8


def troubles(problems: Sequence[Problem], words: Words) -> Markup:
    """The panel; nothing when there is no problem. Warnings alone are folded away."""
    if not problems:
        return NOTHING
    errors = [problem for problem in problems if problem.level == "error"]
    warnings = [problem for problem in problems if problem.level != "error"]
    if not errors:
        return why("warnings", words.say("warnings", count=len(warnings)), problem_list(warnings, words))
    parts = [tag("h2", words.say("broken", count=len(errors))), tag("p", words.say("broken_way_out"))]
    return join([*parts, *_folded("errors", errors, words), *_folded("warnings", warnings, words)])


def _folded(key: str, problems: Sequence[Problem], words: Words) -> list[Markup]:
    """The first few in view, the rest on demand."""
    first, rest = problems[:IN_VIEW], problems[IN_VIEW:]
    parts = [problem_list(first, words)] if first else []
    if rest:
        parts.append(why(f"more-{key}", words.say("more_problems", count=len(rest)), problem_list(rest, words)))
    return parts


def problem_list(problems: Sequence[Problem], words: Words, cls: str | None = None) -> Markup:
    """The problems one below the other, each of the class `cls`."""
    return tag("ul", *(tag("li", *_said(problem, words), cls=cls) for problem in problems), cls="ts-problems")


def _said(problem: Problem, words: Words) -> list[object]:
    value = shown(problem.value, words)
    whole = problem.spot is None and re.match(r"do\b", problem.where)
    planned = problem.where == "do" or whole  # what is planned stands right there
    said: list[object] = [] if planned else [tag("b", problem.place(words.lang) or words.say("workbook")), ": "]
    if problem.careful and problem.hint is not None:
        return [*said, words.say("warning", why=words.put(problem.hint))]
    if value or not (planned or problem.spot):  # a spot, such as the line of an action, shows itself what stands there
        said.append((words.say("stands_there", value=value) if value else words.say("stands_nothing")) + " ")
    said.append(words.say("expected", what=words.put(problem.expected)))
    return [*said, " ", words.put(problem.hint)] if problem.hint is not None else said
