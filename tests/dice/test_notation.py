"""Dice as people write them, and the exact chances of their totals."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.dice import Answer, Ask, Dice, check_answer, parse_dice
from toolkit.messages import Note

small = st.builds(Dice, st.integers(1, 4), st.integers(1, 6), st.integers(-9, 9))
any_dice = st.builds(Dice, st.integers(1, 100), st.integers(1, 1000), st.integers(-100_000, 100_000))


@pytest.mark.parametrize(
    ("written", "dice"),
    [
        ("2d6+8", Dice(2, 6, 8)),
        ("d20", Dice(1, 20)),
        (" 2 D 6 - 3 ", Dice(2, 6, -3)),
        ("2d6−3", Dice(2, 6, -3)),
        ("1к6", Dice(1, 6)),
        ("3Д10+1", Dice(3, 10, 1)),
        ("100d1000", Dice(100, 1000)),
    ],
)
def test_dice_are_read_as_people_write_them(written: str, dice: Dice) -> None:
    assert parse_dice(written) == dice


@pytest.mark.parametrize(
    "written",
    ["", "6", "d", "2d", "0d6", "2d0", "101d6", "2d1001", "2d6+100001", "2d6+", "2d6*2", "-2d6", "2d6+1+1", "2d6 8"],
)
def test_what_is_no_dice_is_refused(written: str) -> None:
    assert parse_dice(written) is None


@pytest.mark.parametrize("hostile", ["9999999d9999999", "9" * 100_000 + "d6", "d" * 100_000, "2d6" + "+1" * 50_000])
def test_hostile_dice_are_refused_at_once(hostile: str) -> None:
    began = process_time()
    assert parse_dice(hostile) is None
    assert process_time() - began < 1


@given(any_dice)
def test_what_is_shown_is_read_again(dice: Dice) -> None:
    assert parse_dice(str(dice)) == dice


@given(small)
def test_the_chances_are_those_of_all_throws(dice: Dice) -> None:
    totals = [sum(faces) + dice.flat for faces in product(range(1, dice.sides + 1), repeat=dice.count)]
    counted = {total: Fraction(totals.count(total), len(totals)) for total in set(totals)}
    assert dict(dice.distribution()) == counted


@given(small)
def test_of_a_throw_whose_highest_die_counts_it_is_the_best_of_all_throws(dice: Dice) -> None:
    best = Dice(dice.count, dice.sides, dice.flat, highest=True)
    totals = [max(faces) + dice.flat for faces in product(range(1, dice.sides + 1), repeat=dice.count)]
    counted = {total: Fraction(totals.count(total), len(totals)) for total in set(totals)}
    assert dict(best.distribution()) == counted
    assert (best.low, best.high, str(best)) == (min(totals), max(totals), str(dice))


def test_the_highest_die_may_be_told_alone_or_with_the_others() -> None:
    ask = Ask("boon", "a", dice=Dice(3, 6, highest=True))
    told, faces = check_answer(ask, 5), check_answer(ask, [5, 1, 2])
    assert isinstance(told, Answer)
    assert isinstance(faces, Answer)
    assert told.value == faces.value == 5
    assert isinstance(check_answer(ask, 7), Note)


@pytest.mark.parametrize("dice", [Dice(8, 12, 80), Dice(20, 20), Dice(1, 1000), Dice(100, 2)])
def test_the_chances_of_many_dice_sum_to_one_between_their_bounds(dice: Dice) -> None:
    chances = dice.distribution()
    assert sum(chances.values()) == 1
    assert (min(chances), max(chances)) == (dice.low, dice.high)


def test_a_critical_doubles_the_flat_part_too() -> None:
    assert str(Dice(2, 6, 8).doubled()) == "4d6+16"
