"""What a person types for a die, a choice, a number; and the words it is asked in."""

from __future__ import annotations

from typing import Any

import pytest

from toolkit.dice import Ask, Dice
from toolkit.messages import Note
from toolkit.ui.desk.asking import ask_view, read_typed
from toolkit.ui.desk.words import Words
from toolkit.ui.widgets.ask_box import AskBox

TWO = Ask("damage", "cinder", dice=Dice(2, 6, 8))
ONE = Ask("initiative", "cinder", dice=Dice(1, 100))
CHOICE = Ask("accuracy", "cinder", options=("hit", "miss"))
NUMBER = Ask("damage", "cinder", low=0, high=99)


@pytest.mark.parametrize(
    ("ask", "typed", "value"),
    [
        (TWO, "3,5", [3, 5]),
        (TWO, " 3 ; 5 ", [3, 5]),
        (TWO, "16", 16),
        (ONE, "100", 100),
        (CHOICE, "Hit", "Hit"),
        (NUMBER, "0", 0),
    ],
)
def test_answers_are_read(ask: Ask, typed: str, value: Any) -> None:
    assert read_typed(ask, typed) == value


@pytest.mark.parametrize(
    ("ask", "typed"),
    [
        (TWO, "7"), (TWO, "3,7"), (TWO, "3,5,1"), (TWO, ""), (TWO, "2d6"), (TWO, "9" * 400), (TWO, "1e3"),
        (ONE, "0"), (ONE, "101"), (ONE, "50,5"), (ONE, "5.5"),
        (CHOICE, "maybe"), (CHOICE, ""), (NUMBER, "-1"), (NUMBER, "1,5"),
    ],
)  # fmt: skip
def test_what_cannot_be_an_answer_says_what_was_expected(ask: Ask, typed: str) -> None:
    said = read_typed(ask, typed)
    assert isinstance(said, Note)
    assert Words("en").put(said) != Words("ru").put(said)


def test_the_question_names_dice_range_and_whom() -> None:
    words = Words("en", names={"cinder": "Cinder"})
    dice = ask_view(TWO, words)
    assert "Cinder" in dice.label
    assert all(part in dice.hint for part in ("2d6+8", "10", "20", "3,5"))
    assert dice.chance
    choice = ask_view(CHOICE, words)
    assert [one.value for one in choice.choices] == ["hit", "miss"]
    russian = [ask_view(Ask("x", "cinder", options=given), Words("ru")) for given in (("hit", "miss"), ("yes", "no"))]
    assert [one.label for ask in russian for one in ask.choices] == ["Попадание", "Промах", "Да", "Нет"]
    assert not choice.chance


def test_one_of_many_words_is_offered_while_one_types() -> None:
    moves = tuple(f"Move {number}" for number in range(20))
    asked, box = ask_view(Ask("called", "cinder", options=moves), Words("en")), AskBox(lambda typed, token: None)
    assert (asked.choices, asked.many) == ((), moves)
    box.show(asked, "Answer")
    assert box.many == list(moves)
    box.show(ask_view(CHOICE, Words("en")), "Answer")
    assert box.many == []
