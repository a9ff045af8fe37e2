"""The exact odds of an attack, against as many plays with rolled dice: what it costs that a die is not looked at."""

from __future__ import annotations

from typing import Any

from benchmarks.ratio import Ratio, measure
from tests.chances.scenes import calpheon, d6forum, odyssey, ptu
from toolkit.chances import Plan, in_steps, work_out
from toolkit.scenario.prepare import prepare


def odds_worked_out() -> list[Ratio]:
    return [_one(scene) for scene in (calpheon(), ptu(), odyssey(), d6forum())]


def _one(scene: dict[str, Any]) -> Ratio:
    prepared = prepare(scene)
    assert prepared.system is not None
    assert prepared.state is not None
    plan = Plan(prepared.system, prepared.state, prepared.scenario.do)
    plays = sum(1 for _ in in_steps(plan))
    what = f"exact odds in {plays} plays, {prepared.system.id} / as many plays with rolled dice"
    return measure(what, lambda: work_out(plan), lambda: work_out(plan, most=1, samples=plays), 3, rounds=9)
