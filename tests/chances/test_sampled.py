"""Too many ways: seeded plays are counted, and every figure has its standard error."""

from __future__ import annotations

from fractions import Fraction

from tests.chances.scenes import ptu
from toolkit.chances import Plan, show_odds, work_out
from toolkit.scenario.prepare import prepare


def plan(seed: int = 20) -> Plan:
    made = prepare(ptu())
    assert made.system is not None
    assert made.state is not None
    return Plan(made.system, made.state, made.scenario.do, seed=seed)


def test_plays_come_near_what_is_exact() -> None:
    exact, sampled = work_out(plan()), work_out(plan(), most=5, samples=1500)
    assert exact.samples is None
    assert sampled.samples == 1500
    for result, share in exact.figures["mossy"].result.items():
        spread = (share * (1 - share) / 1500) ** Fraction(1, 2)
        assert abs(sampled.figures["mossy"].result[result] - share) < 4 * spread, result


def test_they_are_the_same_for_the_same_seed_and_say_how_far_they_may_be_off() -> None:
    once, again, other = (work_out(plan(seed), most=5, samples=300) for seed in (1, 1, 2))
    assert once.figures == again.figures
    assert once.figures != other.figures
    shown = show_odds(once, {"mossy": "Mossy"}, "en")
    assert shown["exact"] is False
    assert shown["samples"] == 300
    assert sum(map(Fraction, shown["result"]["Mossy"].values())) == 1
    for part in ("result", "damage", "effects"):
        assert shown["standard_error"][part]["Mossy"].keys() == shown[part]["Mossy"].keys()
    assert 0 < float(shown["standard_error"]["result"]["Mossy"]["hit"]) < 0.03
