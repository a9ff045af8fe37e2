"""`resolve`: one scenario to one result (CONTRACT, section 2).

Order: strange values, shapes, the system, its rows and rulings, the entries of `do` for form and names; if anything is
wrong, all of it is reported and nothing is resolved. Then the entries one after the other, each on the state the last
one left, all asking one referee: given answers first, then the seed. At the end no answer may be left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from toolkit.core.names import nearest
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem, Problems, did_you_mean
from toolkit.core.rulings import show_ruling
from toolkit.dice import BadAnswer, Pending, ScriptedReferee, SeededReferee, fresh_seed
from toolkit.messages import note
from toolkit.scenario.build import build
from toolkit.scenario.json_text import cleaned, read_json
from toolkit.scenario.play import after, check_entry, resolve_entry
from toolkit.scenario.result import show_asked, show_log, show_needs, show_outcomes, show_problems, show_row
from toolkit.scenario.shape import Scenario, take_apart
from toolkit.systems.registry import systems
from toolkit.systems.ruleset import AnyState, Ruleset


def resolve_text(written: str | bytes) -> dict[str, Any]:
    """The result of a scenario as it was written; text that is no JSON gives a problems object."""
    try:
        return resolve(read_json(written))
    except Problems as found:
        return show_problems(found.problems, "en")


def resolve(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """The result of a scenario: `{"ok": true, ...}`, or `{"ok": false}` with `needs` or `problems`. Never raises."""
    strange: list[Problem] = []
    plain = cleaned(scenario, "", strange)
    if not isinstance(plain, Mapping):
        return show_problems(strange or [Problem("", None, note("scenario.object"))], "en")
    apart, misshapen = take_apart(plain)
    system = systems().get(apart.system) if isinstance(apart.system, str) else None
    if system is None:
        return show_problems(_news(strange, misshapen, [_unknown_system(apart.system)]), apart.lang)
    state, faulty = build(system, apart)
    problems = _news(strange, misshapen, faulty, _check_answers(system, apart), _check_entries(system, state, apart))
    if any(problem.level == "error" for problem in problems):
        return show_problems(problems, apart.lang)
    return _run(system, state, apart, problems)


def _run(system: Ruleset, state: AnyState, scenario: Scenario, warnings: list[Problem]) -> dict[str, Any]:
    seed = fresh_seed() if scenario.seed is None and scenario.answers is None else scenario.seed
    roller = SeededReferee(seed) if seed is not None else None
    referee = ScriptedReferee(scenario.answers or (), then=roller)
    done: list[tuple[Resolution, AnyState]] = []
    try:
        for index, entry in enumerate(scenario.do):
            resolution = resolve_entry(system, state, entry, referee, f"do[{index}]")
            if isinstance(resolution, list):
                return show_problems(resolution, scenario.lang)
            state = after(system, state, resolution)
            done.append((resolution, state))
    except Pending as pending:
        return show_needs(pending.ask, referee.asked, seed, state, scenario.lang)
    except BadAnswer as bad:
        return show_problems([Problem(bad.where, bad.given, bad.expected)], scenario.lang)
    if referee.unused():
        left = [Problem(where, given, note("scenario.unused")) for where, given in referee.unused()]
        return show_problems(left, scenario.lang)
    return _result(state, done, referee, seed, warnings, scenario.lang)


def _result(
    state: AnyState,
    done: list[tuple[Resolution, AnyState]],
    referee: ScriptedReferee,
    seed: int | None,
    warnings: list[Problem],
    lang: str,
) -> dict[str, Any]:
    used = dict.fromkeys(key for resolution, _ in done for key in resolution.rulings)
    result = {
        "ok": True,
        "seed": seed,
        "outcomes": [shown for made, then in done for shown in show_outcomes(made, then.names(), lang)],
        "roster": [show_row(row) for row in state.roster.values()],
        "battle": show_row(state.battle),
        "asked": show_asked(referee.asked, state.names()),
        "rulings": [f"{key}={show_ruling(state.rulings[key])}" for key in used],
        "log": [sentence for made, then in done for sentence in show_log(made, then.names(), lang)],
    }
    return result | ({"warnings": [problem.as_json(lang) for problem in warnings]} if warnings else {})


def _check_entries(system: Ruleset, state: AnyState, scenario: Scenario) -> list[Problem]:
    """Form and names of every entry; adjustments are taken along, since they may rename somebody."""
    problems = []
    for index, entry in enumerate(scenario.do):
        where = f"do[{index}]"
        found = check_entry(system, state, entry, where)
        problems += found
        if "adjust" in entry and not found:
            resolution = resolve_entry(system, state, entry, ScriptedReferee(), where)
            state = after(system, state, resolution) if isinstance(resolution, Resolution) else state
    return problems


def _check_answers(system: Ruleset, scenario: Scenario) -> list[Problem]:
    names = scenario.answers if isinstance(scenario.answers, Mapping) else {}
    return [
        Problem(f"answers.{name}", name, note("scenario.known_ask"), did_you_mean(nearest(name, system.asks)))
        for name in names
        if name not in system.asks
    ]


def _unknown_system(given: Any) -> Problem:
    known = sorted(systems())
    hint = did_you_mean(nearest(given, known)) if isinstance(given, str) else None
    return Problem("system", given, note("scenario.known_system", words=known), hint)


def _news(*stages: Iterable[Problem]) -> list[Problem]:
    """The problems of all stages, without those at or inside a place that an earlier stage has found faulty."""
    kept: list[Problem] = []
    for stage in stages:
        told = {problem.where for problem in kept if problem.level == "error"}
        kept += [problem for problem in stage if not any(place in told for place in _around(problem.where))]
    return kept


def _around(where: str) -> Iterable[str]:
    """The place itself and all that hold it: `do[0].on[1]`, `do[0].on`, `do[0]`, `do`."""
    yield where
    for at in range(len(where) - 1, 0, -1):
        if where[at] in ".[":
            yield where[:at]
