"""What counts as an answer to an ask, and what is told of one that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from toolkit.dice import YES_NO, Answer, Ask, Dice, check_answer
from toolkit.messages import Note, render

DAMAGE = Ask("damage", "cinder", dice=Dice(2, 6, 8))
INITIATIVE = Ask("initiative", "cinder", dice=Dice(1, 100))
FLAT = Ask("damage", "cinder", dice=Dice(1, 8, 6))
ACCURACY = Ask("accuracy", "cinder", options=("hit", "miss"))
PROTECT = Ask("reach", "cinder", options=YES_NO)
TYPED = Ask("damage", "cinder", low=0)
SLOT = Ask("squares", "cinder", low=1, high=3)


@pytest.mark.parametrize(
    ("ask", "given", "answer"),
    [
        (DAMAGE, [3, 5], Answer(16, (3, 5))),
        (DAMAGE, 10, Answer(10)),
        (DAMAGE, 20, Answer(20)),
        (INITIATIVE, 55, Answer(55, (55,))),
        (INITIATIVE, [55], Answer(55, (55,))),
        (FLAT, 10, Answer(10, (4,))),
        (FLAT, [4], Answer(10, (4,))),
        (ACCURACY, "hit", Answer("hit")),
        (ACCURACY, "  MISS ", Answer("miss")),
        (PROTECT, True, Answer("yes")),
        (PROTECT, False, Answer("no")),
        (TYPED, 0, Answer(0)),
        (SLOT, 3, Answer(3)),
    ],
)
def test_totals_faces_words_and_numbers_are_answers(ask: Ask, given: Any, answer: Answer) -> None:
    assert check_answer(ask, given) == answer


@pytest.mark.parametrize(
    ("ask", "given"),
    [
        (DAMAGE, [1, 2, 3]),
        (DAMAGE, [1, 7]),
        (DAMAGE, [0, 3]),
        (DAMAGE, [True, 3]),
        (DAMAGE, 9),
        (DAMAGE, 21),
        (DAMAGE, "10"),
        (DAMAGE, 10.0),
        (INITIATIVE, 0),
        (INITIATIVE, 101),
        (INITIATIVE, True),
        (INITIATIVE, None),
        (FLAT, 6),
        (FLAT, 3),
        (ACCURACY, "maybe"),
        (ACCURACY, True),
        (ACCURACY, 1),
        (PROTECT, "perhaps"),
        (TYPED, -1),
        (TYPED, True),
        (SLOT, 4),
        (SLOT, 0),
    ],
)
def test_anything_else_is_told_what_was_expected(ask: Ask, given: Any) -> None:
    told = check_answer(ask, given)
    assert isinstance(told, Note)
    assert render(told, "en") != render(told, "ru")


def test_faces_are_what_a_person_would_give_again() -> None:
    assert Answer(16, (3, 5)).as_json() == [3, 5]
    assert Answer(55, (55,)).as_json() == 55
    assert Answer("hit").as_json() == "hit"
