"""Who answers: a seed, a script, every possibility in turn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.dice import (
    Ask,
    BadAnswer,
    Dice,
    Pending,
    Referee,
    ScriptedReferee,
    SeededReferee,
    enumerate_chances,
    fresh_seed,
)

D6 = Ask("damage", "cinder", dice=Dice(2, 6))
D20 = Ask("accuracy", "cinder", dice=Dice(1, 20))
CHOICE = Ask("choice", "cinder", options=("a", "b"))


def test_a_seed_rolls_the_same_on_every_machine_and_in_every_version() -> None:
    referee = SeededReferee(7)
    assert [referee.ask(D20).value for _ in range(8)] == [11, 5, 13, 2, 3, 18, 4, 12]
    assert [referee.ask(D6).faces for _ in range(3)] == [(5, 1), (5, 2), (1, 1)]


def test_a_seed_leaves_choices_to_people() -> None:
    with pytest.raises(Pending) as pending:
        SeededReferee(7).ask(CHOICE)
    assert pending.value.ask is CHOICE


def test_fresh_seeds_differ_and_are_numbers_json_can_hold() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) > 40
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_answers_by_name_are_each_taken_in_order() -> None:
    referee = ScriptedReferee({"accuracy": [3, 4], "damage": [[1, 2]]})
    assert [referee.ask(ask).value for ask in (D20, D6, D20)] == [3, 3, 4]
    assert [(item.ask.name, item.answer.value) for item in referee.asked] == [
        ("accuracy", 3),
        ("damage", 3),
        ("accuracy", 4),
    ]


def test_one_list_answers_in_strict_order_of_asking() -> None:
    referee = ScriptedReferee([3, "b", [1, 2]])
    assert [referee.ask(ask).value for ask in (D20, CHOICE, D6)] == [3, "b", 3]
    with pytest.raises(Pending):
        referee.ask(D20)


def test_an_answer_that_cannot_be_names_its_place() -> None:
    referee = ScriptedReferee({"damage": [7, [1, 7]]})
    assert referee.ask(D6).value == 7
    with pytest.raises(BadAnswer) as named:
        referee.ask(D6)
    assert named.value.where == "answers.damage[1]"
    with pytest.raises(BadAnswer) as listed:
        ScriptedReferee([21]).ask(D20)
    assert (listed.value.where, listed.value.given) == ("answers[0]", 21)


def test_leftover_answers_are_named() -> None:
    by_name = ScriptedReferee({"accuracy": [3, 4], "damage": []})
    by_name.ask(D20)
    assert by_name.unused() == [("answers.accuracy[1]", 4)]
    listed = ScriptedReferee([3, 4])
    listed.ask(D20)
    assert listed.unused() == [("answers[1]", 4)]


def test_typed_dice_first_then_the_seed() -> None:
    referee = ScriptedReferee({"accuracy": [20]}, then=SeededReferee(7))
    assert [referee.ask(D20).value for _ in range(3)] == [20, 11, 5]
    assert len(referee.asked) == 3


def test_an_override_replaces_a_number_and_remembers_what_the_rules_gave() -> None:
    referee = ScriptedReferee(overrides={"damage": 4, "multiplier": Fraction(1, 2)})
    assert referee.settle("damage", 9) == 4
    assert referee.settle("multiplier", Fraction(3, 2)) == Fraction(1, 2)
    assert referee.settle("need", 5) == 5
    assert referee.settled == {"damage": (9, 4), "multiplier": (Fraction(3, 2), Fraction(1, 2))}


def _attack(referee: Referee) -> int:
    """Hits on 11 and more for 2d4+1; a die is asked only where it is rolled."""
    if referee.ask(Ask("accuracy", "cinder", dice=Dice(1, 20))).number < 11:
        return 0
    return referee.ask(Ask("damage", "cinder", dice=Dice(2, 4, 1))).number


def test_enumerating_gives_the_exact_chances() -> None:
    chances: Counter[int] = Counter()
    for chance, damage in enumerate_chances(_attack):
        chances[damage] += chance  # type: ignore[assignment]
    expected = {0: Fraction(1, 2)} | {total: share / 2 for total, share in Dice(2, 4, 1).distribution().items()}
    assert dict(chances) == expected


@given(st.integers(1, 3), st.integers(1, 5), st.integers(1, 3), st.integers(1, 5))
def test_enumerating_two_asks_equals_their_convolution(count: int, sides: int, more: int, faces: int) -> None:
    first, second = Dice(count, sides), Dice(more, faces)
    chances: dict[int, Fraction] = {}
    for chance, total in enumerate_chances(
        lambda referee: referee.ask(Ask("a", "x", dice=first)).number + referee.ask(Ask("b", "x", dice=second)).number
    ):
        chances[total] = chances.get(total, Fraction(0)) + chance
    convolved: dict[int, Fraction] = {}
    for one, chance in first.distribution().items():
        for other, share in second.distribution().items():
            convolved[one + other] = convolved.get(one + other, Fraction(0)) + chance * share
    assert chances == convolved


def test_enumerating_cannot_choose_for_a_person() -> None:
    with pytest.raises(Pending):
        list(enumerate_chances(lambda referee: referee.ask(CHOICE).value))
