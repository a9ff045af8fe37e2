"""The odds of a scenario: JSON in, JSON out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.chances.odds import SEED, Plan, work_out
from toolkit.chances.showing import show_odds
from toolkit.core.problems import Problem, Problems
from toolkit.dice import BadAnswer, Pending
from toolkit.scenario.json_text import read_json
from toolkit.scenario.prepare import prepare
from toolkit.scenario.result import show_needs, show_problems
from toolkit.scenario.running import guarded


def odds(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """The odds of a scenario's `do`; answers it gives are taken as known.

    What cannot be played is answered as `resolve` answers it: `{"ok": false}` with `problems` or `needs`.
    """
    prepared = prepare(scenario)
    given, lang = prepared.scenario, prepared.scenario.lang
    if not prepared.playable or prepared.system is None or prepared.state is None:
        return show_problems(prepared.problems, lang)
    seed = SEED if given.seed is None else given.seed
    plan = Plan(prepared.system, prepared.state, given.do, given.answers or (), seed)
    try:
        return show_odds(work_out(plan), prepared.state.names(), lang)
    except Problems as found:
        return show_problems(found.problems, lang)
    except BadAnswer as bad:
        return show_problems([Problem(bad.where, bad.given, bad.expected)], lang)
    except Pending as pending:
        return show_needs(pending.ask, [], None, prepared.state, lang)


def odds_text(written: str | bytes) -> dict[str, Any]:
    """The odds of a scenario as it was written; never raises."""
    try:
        scenario = read_json(written)
    except Problems as found:
        return show_problems(found.problems, "en")
    return guarded(lambda: odds(scenario), scenario)
