"""Squares, compared with what one counts by hand or by exact fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.systems.odyssey.geometry import (
    apart,
    between,
    burst,
    cone,
    direction,
    distance,
    footprint,
    line,
    nearest_pairs,
)

squares = st.tuples(st.integers(1, 12), st.integers(1, 12))


def drawn(shape: frozenset[tuple[int, int]], width: int, height: int) -> list[str]:
    return ["".join("x" if (x, y) in shape else "." for x in range(1, width + 1)) for y in range(1, height + 1)]


@given(squares, squares)
def test_the_squares_between_are_those_of_the_formula(one: tuple[int, int], other: tuple[int, int]) -> None:
    n = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
    half = Fraction(1, 2)
    wanted = [
        tuple(floor(start + Fraction((end - start) * i, n) + half) for start, end in zip(one, other, strict=True))
        for i in range(1, n)
    ]
    assert list(between(one, other)) == wanted
    assert len(wanted) == max(0, n - 1)


@given(squares, squares)
def test_the_way_goes_step_by_step(one: tuple[int, int], other: tuple[int, int]) -> None:
    way = [one, *between(one, other), other]
    assert all(apart(here, there) <= 1 for here, there in pairwise(way))


@given(squares, st.sampled_from([1, 2]), squares, st.sampled_from([1, 2]))
def test_distance_is_that_of_the_nearest_squares(
    one: tuple[int, int], edge: int, other: tuple[int, int], broad: int
) -> None:
    some, others = footprint(one, edge), footprint(other, broad)
    assert (len(some), len(others)) == (edge * edge, broad * broad)
    counted = min(max(abs(a - c), abs(b - d)) for a, b in some for c, d in others)
    assert distance(some, others) == counted
    assert all(apart(*pair) == counted for pair in nearest_pairs(some, others))


def test_of_several_nearest_pairs_the_straightest_comes_first() -> None:
    assert nearest_pairs(footprint((1, 1), 2), ((6, 2),))[0] == ((2, 2), (6, 2))


def test_a_large_one_is_adjacent_all_around() -> None:
    large = footprint((10, 10), 2)
    ring = [(x, y) for x in range(9, 13) for y in range(9, 13) if (x, y) not in large]
    assert all(distance(large, (square,)) == 1 for square in ring)
    assert distance(large, ((13, 11),)) == 2


@pytest.mark.parametrize(("to", "way"), [((5, 3), (1, 0)), ((1, 1), (-1, -1)), ((3, 9), (0, 1)), ((3, 3), (0, 0))])
def test_direction(to: tuple[int, int], way: tuple[int, int]) -> None:
    assert direction(((3, 3),), (to,)) == way


def test_a_burst_goes_round_its_middle() -> None:
    assert drawn(burst(((3, 3),), 1), 5, 5) == [".....", ".xxx.", ".x.x.", ".xxx.", "....."]


def test_a_line_goes_on_behind_its_aim() -> None:
    assert drawn(line(((1, 1),), (3, 2), 4), 5, 3) == [".....", ".xx..", "...xx"]


def test_a_straight_cone_widens() -> None:
    assert drawn(cone(((1, 3),), (1, 0), 3), 4, 5) == ["...x", "..xx", ".xxx", "..xx", "...x"]


def test_a_cone_aslant_is_a_quarter() -> None:
    assert drawn(cone(((1, 1),), (1, 1), 2), 3, 3) == ["...", ".xx", ".xx"]


def test_a_large_ones_cone_begins_as_wide_as_it_is() -> None:
    assert drawn(cone(footprint((1, 2), 2), (1, 0), 2), 4, 4) == ["...x", "..xx", "..xx", "...x"]
