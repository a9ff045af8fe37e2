"""A die nobody has looked at behaves like the number it will be, and is looked at no closer than it has to be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from math import floor
from typing import Any

import pytest

from toolkit.chances.every_way import MOST_COMBINATIONS, Course, TooMany, every_way
from toolkit.dice import Ask, Dice

D6, D100 = Dice(1, 6), Dice(1, 100)

RULES: dict[str, tuple[Callable[[int, int], Any], int]] = {
    "threshold": (lambda a, b: a + 1 >= 4, 2),
    "the other way round": (lambda a, b: a >= 4 and not a > 5, 3),
    "against each other": (lambda a, b: "more" if 2 * a + 3 > b else "less", 2),
    "equal": (lambda a, b: a == b, 2),
    "a key": (lambda a, b: {1: "one", 2: "two"}.get(a, "many"), 6),
    "an index": (lambda a, b: "abcdef"[a - 1], 6),
    "so many times": (lambda a, b: sum(1 for _ in range(a)), 6),
    "even": (lambda a, b: a % 2, 6),
    "in two halves": (lambda a, b: a // 2 + b // 2, 36),
    "a share of it": (lambda a, b: floor(Fraction(1, 2) * a), 6),
    "a share, itself first": (lambda a, b: floor(a * Fraction(2, 3)), 6),
    "the greater": (lambda a, b: max(a, b) >= 5, 4),
    "between two bounds": (lambda a, b: min(max(a - 3, 1), 2), 4),
    "in a set": (lambda a, b: a in (5, 6), 3),
    "as text": (lambda a, b: f"{a:+d}", 6),
    "as a truth": (lambda a, b: bool(a - 1), 2),
    "from a number": (lambda a, b: abs(3 - a) <= 1, 4),
    "bits": (lambda a, b: a.bit_length(), 6),
}


def chances(rule: Callable[[int, int], Any], dice: Dice = D6) -> tuple[dict[Any, Fraction], int]:
    found: dict[Any, Fraction] = defaultdict(Fraction)
    plays = 0

    def play(course: Course) -> Any:
        first, second = (course.ask(Ask("die", "somebody", dice=dice)).number for _ in range(2))
        result = rule(first, second)
        return result if isinstance(result, str) else int(result)

    for chance, result in every_way(play, 1000):
        found[result] += chance
        plays += 1
    return found, plays


@pytest.mark.parametrize("name", RULES)
def test_a_rule_gets_what_a_rolled_die_would_give_it(name: str) -> None:
    rule, most = RULES[name]
    rolled: dict[Any, Fraction] = defaultdict(Fraction)
    for first in range(1, 7):
        for second in range(1, 7):
            result = rule(first, second)
            rolled[result if isinstance(result, str) else int(result)] += Fraction(1, 36)
    found, plays = chances(rule)
    assert found == rolled
    assert plays <= most


def test_what_is_known_already_is_not_asked_again() -> None:
    def order(first: int, second: int) -> str:
        return "".join("<" if first < second else ">" for _ in range(50))

    found, plays = chances(order, D100)
    assert plays == 2
    assert found["<" * 50] == Fraction(99, 200)


def test_a_number_that_nobody_looked_at_is_told_as_all_it_may_be() -> None:
    def play(course: Course) -> dict[int, Fraction]:
        first, second = (course.ask(Ask("die", "somebody", dice=D6)).number for _ in range(2))
        return course.spread(first + second if first > 3 else 0)

    spreads = [(chance, spread) for chance, spread in every_way(play, 10)]
    assert sum(chance for chance, _ in spreads) == 1
    assert (Fraction(1, 2), {0: Fraction(1)}) in spreads
    assert max(max(spread) for _, spread in spreads) == 12


def test_too_many_ways_are_told_and_not_walked() -> None:
    with pytest.raises(TooMany):
        list(every_way(lambda course: int(course.ask(Ask("die", "somebody", dice=D100)).number), 99))
    many = Dice(1, 300)
    assert MOST_COMBINATIONS < 300 * 300
    with pytest.raises(TooMany):
        chances(lambda a, b: a < b, many)
