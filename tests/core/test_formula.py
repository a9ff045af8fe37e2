"""House formulas: exact values, dice inside, and no text that can hang or fool the table."""

from __future__ import annotations

import operator
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from math import ceil, floor
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.core.formula import Formula, FormulaFailed, FormulaFault, formula_problem, parse_formula
from toolkit.dice import Dice

NAMES = ("move_power", "power", "resilience", "stab", "type", "crit")
VALUES: dict[str, int | Fraction | bool] = {
    "move_power": 40, "power": 10, "resilience": 7, "stab": True, "type": Fraction(1, 2), "crit": False,
}  # fmt: skip


def _formula(text: str) -> Formula:
    formula = parse_formula(text, NAMES)
    assert isinstance(formula, Formula), formula
    return formula


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1.1 * 3", Fraction(33, 10)),
        ("90 * 0.7", 63),
        ("45 * 1.4", 63),
        ("50% * 7", Fraction(7, 2)),
        ("1 / 3 + 1 / 3 + 1 / 3", 1),
        ("2 + 3 * 4", 14),
        ("(2 + 3) * 4", 20),
        ("10 - 3 - 2", 5),
        ("100 / 10 / 2", 5),
        ("-2 ^ 2", -4),
        ("2 ^ 3 ^ 2", 512),
        ("2 ** -1", Fraction(1, 2)),
        ("− 3 × 2 ÷ 4", Fraction(-3, 2)),
        ("floor(-1.5)", -2),
        ("ceil(1.01)", 2),
        ("round(2.5) + round(-2.5)", 1),
        ("abs(-3)", 3),
        ("min(3, 1, 2) + max(3; 1; 2)", 4),
        ("3 > 2", 1),
        ("3 = 2", 0),
        ("3 ≥ 3", 1),
        ("3 <> 3", 0),
        ("if(1 > 2, 1 / 0, 5)", 5),
        ("move_power * power / resilience", Fraction(400, 7)),
        ("MovePower * TYPE + stab", 21),
        ("if(crit, 2, 1)", 1),
    ],
)
def test_a_formula_has_its_exact_value(text: str, value: int | Fraction) -> None:
    assert _formula(text).value(VALUES) == value


def test_dice_are_named_in_the_order_they_are_written() -> None:
    formula = _formula("d6 * (power + 2d8) - 1к20")
    assert formula.dice == (Dice(1, 6), Dice(2, 8), Dice(1, 20))
    assert formula.names_used == ("power",)
    assert formula.value(VALUES, [2, 9, 20]) == 2 * (10 + 9) - 20


def test_dice_of_both_branches_are_rolled() -> None:
    formula = _formula("if(crit, 2d6, 1d6)")
    assert formula.dice == (Dice(2, 6), Dice(1, 6))
    assert [formula.value({**VALUES, "crit": crit}, [7, 3]) for crit in (True, False)] == [7, 3]


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("powr * 2", 1, "name"),
        ("2 * flor(3)", 5, "function"),
        ("if(1, 2)", 1, "arguments"),
        ("floor(1, 2)", 1, "arguments"),
        ("", 1, "more"),
        ("2 +", 4, "more"),
        ("(2", 3, "more"),
        ("2)", 2, "syntax"),
        ("1,5", 2, "syntax"),
        ("2 3", 3, "syntax"),
        ("1 < 2 < 3", 7, "syntax"),
        ("9e9d9", 2, "syntax"),
        ("power.real", 6, "syntax"),
        ("__import__('os')", 12, "syntax"),
        ("lambda: 0", 7, "syntax"),
        ("[1][0]", 1, "syntax"),
        ("x\x00", 2, "syntax"),
        ("2 * 101d6", 5, "dice"),
        ("1d100000", 1, "dice"),
        ("1234567890123", 1, "size"),
        ("1" * 501, 501, "short"),
        ("(" * 20_000, 501, "short"),
        ("-" * 200 + "1", 101, "shallow"),
        ("1 / 0", 3, "divisor"),
        ("0 ^ -1", 3, "divisor"),
        ("2 ^ 0.5", 3, "power"),
        ("9**9**9**9", 5, "power"),
        ("*".join(["(9 ^ 60)"] * 12), 45, "size"),
        ("power + max(2d6, 1 / 0)", 20, "divisor"),
        ("if(5 / 0, power, 1)", 6, "divisor"),
    ],
)
def test_a_slip_is_told_with_its_place(text: str, position: int, expected: str) -> None:
    fault = parse_formula(text, NAMES)
    assert isinstance(fault, FormulaFault)
    assert (fault.position, fault.expected) == (position, expected)
    for lang in ("en", "ru"):
        assert formula_problem(fault, "Campaign!B9", text).as_json(lang)["expected"]


def test_a_mistyped_name_names_the_nearest() -> None:
    fault = parse_formula("resilence", NAMES)
    assert isinstance(fault, FormulaFault)
    assert formula_problem(fault, "Campaign!B9", "resilence").as_json()["hint"] == "Did you mean resilience?"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("power / crit", "divisor"),
        ("crit ^ -stab", "divisor"),
        ("2 ^ type", "power"),
        ("power ^ (power * 999)", "power"),
        ("(power * 9999999) ^ 300", "power"),
        ("*".join(["(power ^ 60)"] * 12), "size"),
    ],
)
def test_a_formula_without_a_value_says_why(text: str, expected: str) -> None:
    began = perf_counter()
    with pytest.raises(FormulaFailed) as failed:
        _formula(text).value(VALUES)
    assert failed.value.fault.expected == expected
    assert perf_counter() - began < 1
    for lang in ("en", "ru"):
        assert formula_problem(failed.value.fault, "Campaign!B9", text).as_json(lang)["expected"]


@given(st.text(max_size=40) | st.text("d0123456789+-*/^().,%<=> ifpowermnax", max_size=60))
def test_no_text_is_too_strange(text: str) -> None:
    formula = parse_formula(text, NAMES)
    if isinstance(formula, Formula):
        with suppress(FormulaFailed):
            assert isinstance(formula.value(VALUES, [dice.low for dice in formula.dice]), Fraction)


_SIGNS: dict[str, Callable[..., Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
}  # fmt: skip
_FUNCTIONS: dict[str, Callable[..., Any]] = {"floor": floor, "ceil": ceil, "abs": abs}


@st.composite
def _written(draw: st.DrawFn, depth: int = 0) -> tuple[str, Fraction]:
    """A formula with everything in brackets, and its value by Python's own fractions."""
    kind = draw(st.sampled_from(["number", "name", "sign", "function"] if depth < 4 else ["number", "name"]))
    if kind == "number":
        hundredths = draw(st.integers(0, 9999))
        return f"{hundredths / 100:.2f}", Fraction(hundredths, 100)
    if kind == "name":
        name = draw(st.sampled_from(NAMES))
        return name, Fraction(VALUES[name])
    text, value = draw(_written(depth + 1))
    if kind == "function":
        function = draw(st.sampled_from(sorted(_FUNCTIONS)))
        return f"{function}({text})", Fraction(_FUNCTIONS[function](value))
    sign = draw(st.sampled_from(sorted(_SIGNS)))
    other_text, other = draw(_written(depth + 1))
    if sign == "/" and other == 0:
        sign = "+"
    return f"({text} {sign} {other_text})", _SIGNS[sign](value, other)


@given(_written().filter(lambda made: len(made[0]) <= 200))
def test_the_value_is_that_of_exact_fractions(made: tuple[str, Fraction]) -> None:
    text, value = made
    assert _formula(text).value(VALUES) == value
