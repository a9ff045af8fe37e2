"""`resolve`: one scenario to one result (CONTRACT, section 2).

Order: everything that can be checked beforehand (`prepare`); if anything is wrong, all of it is reported and nothing
is resolved. Then the entries one after the other, each on the state the last one left, all asking one referee: given
answers first, then the seed. At the end no answer may be left over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from traceback import walk_tb
from typing import Any

from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem, Problems
from toolkit.core.rulings import show_ruling
from toolkit.dice import BadAnswer, Pending, ScriptedReferee, SeededReferee, fresh_seed
from toolkit.messages import LANGUAGES, note
from toolkit.scenario.json_text import read_json
from toolkit.scenario.overruling import OVERRIDES, idle, label, overruled, parted, read_overrides
from toolkit.scenario.play import after, foresee_entry, resolve_entry
from toolkit.scenario.prepare import Prepared, prepare
from toolkit.scenario.result import show_asked, show_log, show_needs, show_outcomes, show_problems, show_row
from toolkit.systems.ruleset import AnyState, Ruleset


def resolve_text(written: str | bytes) -> dict[str, Any]:
    """The result of a scenario as it was written; never raises. Text that is no JSON gives a problems object."""
    try:
        scenario = read_json(written)
    except Problems as found:
        return show_problems(found.problems, "en")
    return guarded(lambda: resolve(scenario), scenario)


def guarded(run: Callable[[], dict[str, Any]], scenario: Any) -> dict[str, Any]:
    """What `run` gives; a fault of our own is one problem with a mark, so that the scenarios after this one go on."""
    try:
        return run()
    except Exception as fault:
        lang = scenario.get("language") if isinstance(scenario, Mapping) else None
        problem = Problem("", None, note("scenario.own_fault", mark=mark_of(fault)))
        return show_problems([problem], lang if lang in LANGUAGES else "en")


def mark_of(fault: Exception) -> str:
    """Which fault, and in which line of which module: enough to find it without a file of its own."""
    *_, (frame, line) = walk_tb(fault.__traceback__)
    return f"{type(fault).__name__}, {frame.f_globals.get('__name__', '')} {line}"


def resolve(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """The result of a scenario: `{"ok": true, ...}`, or `{"ok": false}` with `needs` or `problems`."""
    prepared = prepare(scenario)
    if not prepared.playable or prepared.system is None or prepared.state is None:
        return show_problems(prepared.problems, prepared.scenario.lang)
    return _run(prepared, prepared.system, prepared.state)


@dataclass(frozen=True, slots=True)
class _Done:
    """What came of an entry, the state after it, and a sentence for each number that was overruled in it."""

    made: Resolution
    then: AnyState
    ruled: list[str]


def _run(prepared: Prepared, system: Ruleset, state: AnyState) -> dict[str, Any]:
    scenario, lang = prepared.scenario, prepared.scenario.lang
    seed = fresh_seed() if scenario.seed is None and scenario.answers is None else scenario.seed
    roller = SeededReferee(seed) if seed is not None else None
    referee = ScriptedReferee(scenario.answers or (), then=roller)
    done: list[_Done] = []
    told = list(prepared.problems)
    try:
        for index, written in enumerate(scenario.do):
            where = f"do[{index}]"
            entry, _ = parted(written)
            told += [] if "adjust" in entry else foresee_entry(system, state, entry, where)
            found = _entry(system, state, written, referee, where, lang)
            if isinstance(found, list):
                return show_problems(found, lang)
            state = found.then
            done.append(found)
    except Pending as pending:
        return show_needs(pending.ask, referee.asked, seed, state, lang)
    except BadAnswer as bad:
        return show_problems([Problem(bad.where, bad.given, bad.expected)], lang)
    if left := referee.unused():
        return show_problems([Problem(where, given, note("scenario.unused")) for where, given in left], lang)
    warnings = {"warnings": [problem.as_json(lang) for problem in told]} if told else {}
    return {"ok": True, "seed": seed} | _show(state, done, referee, lang) | warnings


def _entry(
    system: Ruleset, state: AnyState, written: Mapping[str, Any], referee: ScriptedReferee, where: str, lang: str
) -> _Done | list[Problem]:
    """One entry with its own overrides."""
    entry, ruled = parted(written)
    overrides, _ = read_overrides(ruled)
    path = f"{where}.{OVERRIDES}"
    referee.overrule(overrides.numbers, path)
    found = resolve_entry(system, state, entry, referee, where)
    if isinstance(found, list):
        return found
    left = idle(overrides.numbers, found.numbers, path) if found.refusal is None else []
    then = after(system, state, found)
    names = {**state.names(), **then.names()}
    told = [
        overruled(label(key, system.id, names, lang), value, mine, overrides.why, lang) + "."
        for key, (value, mine) in referee.settled.items()
    ]
    return left or _Done(found, then, told)


def _show(state: AnyState, done: list[_Done], referee: ScriptedReferee, lang: str) -> dict[str, Any]:
    used = dict.fromkeys(key for one in done for key in one.made.rulings)
    return {
        "outcomes": [shown for one in done for shown in show_outcomes(one.made, one.then.names(), lang)],
        "roster": [show_row(row) for row in state.roster.values()],
        "battle": show_row(state.battle),
        "asked": show_asked(referee.asked, state.names()),
        "rulings": [f"{key}={show_ruling(state.rulings[key])}" for key in used],
        "log": [said for one in done for said in [*show_log(one.made, one.then.names(), lang), *one.ruled]],
    }
