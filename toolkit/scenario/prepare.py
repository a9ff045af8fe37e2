"""A raw scenario made ready to be played, and everything that is wrong with it.

Order: strange values, shapes, the system, its rows and rulings, the names of the answers, the entries of `do` for form
and names. Each step goes on with what the steps before could use, so that all problems are found at once; what merely
follows from an earlier problem is not told again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from toolkit.core.names import nearest
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem, did_you_mean
from toolkit.dice import ScriptedReferee
from toolkit.messages import note
from toolkit.scenario.adjust import errors
from toolkit.scenario.build import as_error, build
from toolkit.scenario.json_text import cleaned
from toolkit.scenario.overruling import OVERRIDES, parted, read_overrides
from toolkit.scenario.play import after, check_entry, resolve_entry
from toolkit.scenario.shape import Scenario, take_apart
from toolkit.systems.registry import ids, system
from toolkit.systems.ruleset import AnyState, Ruleset


@dataclass(frozen=True, slots=True)
class Prepared:
    """A scenario with its system and the state before its first entry; to be played only if `playable`."""

    scenario: Scenario
    system: Ruleset | None = None
    state: AnyState | None = None
    problems: list[Problem] = field(default_factory=list)

    @property
    def playable(self) -> bool:
        """Whether nothing is wrong; warnings do not stop play."""
        return self.system is not None and not errors(self.problems)


def prepare(raw: Any) -> Prepared:
    """Everything that can be said of a scenario before anything is resolved."""
    strange: list[Problem] = []
    plain = cleaned(raw, "", strange)
    if not isinstance(plain, Mapping):
        return Prepared(Scenario(), problems=strange or [Problem("", None, note("scenario.object"))])
    scenario, misshapen = take_apart(plain)
    rules = _system(scenario.system)
    if isinstance(rules, Problem):
        return Prepared(scenario, problems=_news(strange, misshapen, [rules]))
    state, faulty = build(rules, scenario)
    asks = _check_answers(rules, scenario)
    entries = _check_entries(rules, state, scenario) if _clear_who([*strange, *misshapen, *faulty]) else []
    return Prepared(scenario, rules, state, _news(strange, misshapen, faulty, asks, entries))


def _system(written: Any) -> Ruleset | Problem:
    if isinstance(written, str) and written.strip().casefold() in ids():
        return system(written)
    hint = did_you_mean(nearest(written, ids())) if isinstance(written, str) else None
    return Problem("system", written, note("scenario.known_system", words=list(ids())), hint)


def _check_answers(system: Ruleset, scenario: Scenario) -> list[Problem]:
    names = scenario.answers if isinstance(scenario.answers, Mapping) else {}
    return [
        Problem(f"answers.{name}", name, note("scenario.known_ask"), did_you_mean(nearest(name, system.asks)))
        for name in names
        if name not in system.asks
    ]


def _clear_who(problems: list[Problem]) -> bool:
    """Whether it is clear who is who; otherwise nothing sensible can be said of the names in `do`."""
    wrong = (problem.where for problem in errors(problems))
    return not any(re.fullmatch(r"roster(\[\d+\](\.(id|name|side))?)?", where) for where in wrong)


def _check_entries(system: Ruleset, state: AnyState, scenario: Scenario) -> list[Problem]:
    """Form and names of every entry; adjustments are taken along, since they may rename somebody."""
    problems = []
    for index, entry in enumerate(scenario.do):
        where = f"do[{index}]"
        plain, ruled = parted(entry)
        _, strange = read_overrides(ruled, f"{where}.{OVERRIDES}")
        found = [*strange, *(as_error(problem) for problem in check_entry(system, state, plain, where))]
        problems += found
        if "adjust" in entry and not errors(found):
            resolution = resolve_entry(system, state, plain, ScriptedReferee(), where)
            state = after(system, state, resolution) if isinstance(resolution, Resolution) else state
    return problems


def _news(*stages: Iterable[Problem]) -> list[Problem]:
    """The problems of all stages, without those at or inside a place that an earlier stage has found faulty.

    A warning says nothing more where a later stage finds an error.
    """
    kept: list[Problem] = []
    for stage in stages:
        told = {problem.where for problem in kept if problem.level == "error"}
        kept += [problem for problem in stage if not any(place in told for place in _around(problem.where))]
    wrong = {problem.where for problem in errors(kept)}
    return [problem for problem in kept if problem.level == "error" or problem.where not in wrong]


def _around(where: str) -> Iterable[str]:
    """The place itself and all that hold it: `do[0].on[1]`, `do[0].on`, `do[0]`, `do`."""
    yield where
    for at in range(len(where) - 1, 0, -1):
        if where[at] in ".[":
            yield where[:at]
