"""Rulings: what a campaign gives, laid over the defaults; every wrong value named with its place."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from toolkit.core.problems import Problem
from toolkit.core.rulings import Ruling, read_rulings, show_ruling

DECLARED = (
    Ruling("calpheon.multihit.stop_on_ko", True, (True, False)),
    Ruling("calpheon.rounding.recoil", "ceil", ("ceil", "floor")),
    Ruling("calpheon.rest_amount", None, number=True, blank=True, low=0),
    Ruling("calpheon.damage_formula", "manual", ("manual",), free=True),
    Ruling("calpheon.priority.switch", Fraction(1, 2), fraction=True),
)
KEYS = ("multihit.stop_on_ko", "rounding.recoil", "rest_amount", "damage_formula", "priority.switch")


def _read(short: str, value: Any) -> Any:
    rulings, problems = read_rulings(DECLARED, {f"calpheon.{short}": value})
    return problems or rulings[f"calpheon.{short}"]


@pytest.mark.parametrize(
    ("short", "given", "value"),
    [
        ("multihit.stop_on_ko", False, False),
        ("multihit.stop_on_ko", "нет", False),
        ("multihit.stop_on_ko", "Yes", True),
        ("multihit.stop_on_ko", 0, False),
        ("rounding.recoil", " FLOOR ", "floor"),
        ("rounding.recoil", "", "ceil"),
        ("rounding.recoil", None, "ceil"),
        ("rest_amount", 5, 5),
        ("rest_amount", "5", 5),
        ("rest_amount", 5.0, 5),
        ("rest_amount", None, None),
        ("damage_formula", "power * 2", "power * 2"),
        ("damage_formula", "Manual", "manual"),
        ("priority.switch", "3/4", Fraction(3, 4)),
        ("priority.switch", "0.1", Fraction(1, 10)),
        ("priority.switch", "0,75", Fraction(3, 4)),
        ("priority.switch", 0.75, Fraction(3, 4)),
        ("priority.switch", 2, Fraction(2)),
    ],
)
def test_a_value_is_read_as_the_ruling_means_it(short: str, given: Any, value: Any) -> None:
    assert _read(short, given) == value


@pytest.mark.parametrize(
    ("short", "given"),
    [
        ("multihit.stop_on_ko", "sometimes"),
        ("rounding.recoil", "up"),
        ("rounding.recoil", True),
        ("rounding.recoil", ["ceil"]),
        ("rest_amount", "five"),
        ("rest_amount", -1),
        ("rest_amount", "--5"),
        ("rest_amount", 10**9),
        ("rest_amount", 2.5),
        ("damage_formula", {"a": 1}),
        ("priority.switch", "1/0"),
        ("priority.switch", "-1/2"),
        ("priority.switch", "1e9"),
        ("priority.switch", "half"),
    ],
)
def test_a_value_of_another_kind_is_a_problem_at_its_key(short: str, given: Any) -> None:
    (problem,) = _read(short, given)
    assert isinstance(problem, Problem)
    assert problem.where == f"rulings.calpheon.{short}"


@pytest.mark.parametrize("given", [10**12, -1, "five", 2.5, "10000"])
def test_a_number_out_of_its_range_is_told_the_range(given: Any) -> None:
    (problem,) = _read("rest_amount", given)
    assert problem.as_json()["expected"] == "a whole number from 0 to 9999"


def test_an_unknown_key_names_the_one_it_was_meant_for() -> None:
    _, (problem,) = read_rulings(DECLARED, {"calpheon.rounding.recol": "ceil"})
    assert problem.as_json()["hint"] == "Did you mean calpheon.rounding.recoil?"


def test_all_problems_are_found_and_everything_else_keeps_its_default() -> None:
    rulings, problems = read_rulings(
        DECLARED, {"a": 1, "calpheon.rest_amount": "x", "calpheon.rounding.recoil": "floor"}
    )
    assert [problem.where for problem in problems] == ["rulings.a", "rulings.calpheon.rest_amount"]
    assert rulings["calpheon.rounding.recoil"] == "floor"
    assert rulings["calpheon.multihit.stop_on_ko"] is True


@pytest.mark.parametrize(
    ("value", "shown"), [(True, "true"), (None, ""), (Fraction(3, 4), "3/4"), (5, "5"), ("ceil", "ceil")]
)
def test_a_ruling_is_echoed_as_it_is_written(value: Any, shown: str) -> None:
    assert show_ruling(value) == shown
