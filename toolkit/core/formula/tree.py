"""A formula as a tree of values, names, dice and operations, and its exact value.

Only fractions are computed with, and every intermediate value is bounded, so that nothing a game master types can
hang the table or overflow a cell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from toolkit.core.names import fold
from toolkit.dice import Dice

MOST_BITS = 1024
"""Size of a numerator or denominator during evaluation."""


@dataclass(frozen=True, slots=True)
class Node:
    """A part of a formula; `position` counts characters from 1, `depth` the levels below and including it."""

    position: int
    depth: int


@dataclass(frozen=True, slots=True)
class Number(Node):
    """A number written in the formula."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A named value, as written."""

    name: str


@dataclass(frozen=True, slots=True)
class Roll(Node):
    """Dice."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Call(Node):
    """A function or an operation with its arguments."""

    function: str
    arguments: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class FormulaFault:
    """What cannot be used, and where (character from 1). `expected` says what should have stood there."""

    position: int
    piece: str
    near: tuple[str, ...] = ()
    expected: str = "syntax"


class FormulaFailed(Exception):
    """A formula that has no value with these numbers: `fault.expected` is `divisor`, `size` or `power`."""

    def __init__(self, fault: FormulaFault) -> None:
        super().__init__(fault.expected)
        self.fault = fault


def value_of(node: Node, names: Mapping[str, Fraction], rolls: Mapping[int, int]) -> Fraction:
    """The value of a node, given folded name -> value and position of dice -> total. Raises `FormulaFailed`."""
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Name):
        return names[fold(node.name)]
    if isinstance(node, Roll):
        return Fraction(rolls[node.position])
    assert isinstance(node, Call)
    if node.function == "if":
        condition, then, otherwise = node.arguments
        return value_of(then if value_of(condition, names, rolls) else otherwise, names, rolls)
    return _apply(node, [value_of(argument, names, rolls) for argument in node.arguments])


def leaves(node: Node) -> list[Name | Roll]:
    """All names and dice, in the order they are written."""
    open_nodes, found = [node], []
    while open_nodes:
        part = open_nodes.pop()
        if isinstance(part, Call):
            open_nodes += part.arguments
        elif isinstance(part, Name | Roll):
            found.append(part)
    return sorted(found, key=lambda leaf: leaf.position)


def _apply(call: Call, values: list[Fraction]) -> Fraction:
    try:
        value = FUNCTIONS[call.function][1](*values)
    except ZeroDivisionError:
        raise FormulaFailed(FormulaFault(call.position, call.function, expected="divisor")) from None
    except ValueError:
        raise FormulaFailed(FormulaFault(call.position, call.function, expected="power")) from None
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > MOST_BITS:
        raise FormulaFailed(FormulaFault(call.position, call.function, expected="size"))
    return value


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    """Whole exponents only. Raises `ValueError` for others and for results beyond all bounds."""
    bits = max(base.numerator.bit_length(), base.denominator.bit_length())
    if exponent.denominator != 1 or abs(exponent) * bits > MOST_BITS * 2:
        raise ValueError
    return base ** int(exponent)


def _test(compare: Callable[[Fraction, Fraction], bool]) -> Callable[..., Fraction]:
    return lambda left, right: Fraction(compare(left, right))


FUNCTIONS: Mapping[str, tuple[int | None, Callable[..., Fraction]]] = {
    "+": (2, lambda left, right: left + right),
    "-": (2, lambda left, right: left - right),
    "*": (2, lambda left, right: left * right),
    "/": (2, lambda left, right: left / right),
    "^": (2, _power),
    "<": (2, _test(lambda left, right: left < right)),
    "<=": (2, _test(lambda left, right: left <= right)),
    ">": (2, _test(lambda left, right: left > right)),
    ">=": (2, _test(lambda left, right: left >= right)),
    "=": (2, _test(lambda left, right: left == right)),
    "!=": (2, _test(lambda left, right: left != right)),
    "floor": (1, lambda value: Fraction(floor(value))),
    "ceil": (1, lambda value: Fraction(ceil(value))),
    "round": (1, lambda value: Fraction(floor(value + Fraction(1, 2)))),
    "abs": (1, abs),
    "min": (None, min),
    "max": (None, max),
    "if": (3, lambda condition, then, otherwise: then if condition else otherwise),
}
"""Function or sign -> (number of arguments, `None` for one or more; what it gives). `round` rounds halves up."""
