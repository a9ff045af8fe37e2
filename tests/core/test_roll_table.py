"""Roll tables written into one cell: what is read, and what is wrong with what cannot be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.core.roll_table import RollTable, is_roll_table, parse_roll_table, parts, roll_table_problem


def table(text: str) -> RollTable:
    read = parse_roll_table(text)
    assert isinstance(read, RollTable), read
    return read


def faults(text: str) -> list[tuple[str, int, str]]:
    read = parse_roll_table(text)
    assert not isinstance(read, RollTable)
    return [(fault.expected, fault.position, fault.piece) for fault in read]


def test_every_total_has_its_row() -> None:
    read = table("d100: 1-30 caught; 31-100 away")
    assert [read.row(total).words for total in (1, 30, 31, 100)] == ["caught", "caught", "away", "away"]


@pytest.mark.parametrize(
    "text",
    [
        "d6: 1 dies; 2-6 lives",
        "1к6：2–6 lives； 1: dies",
        "d6:\n1 dies\n2+ lives\n",
        "D6: 2 - 6 lives; 1 dies;",
    ],
)
def test_it_is_read_however_people_write_it(text: str) -> None:
    read = table(text)
    assert [(row.low, row.high, row.words) for row in read.rows] == [(1, 1, "dies"), (2, 6, "lives")]


def test_words_are_taken_apart_at_commas_with_their_places() -> None:
    text = 'd6: 1 dies; 2-6 lives, note "a scar; a limp, too", lose 10% max'
    row = table(text).row(2)
    found = parts(row)
    assert [piece for _, piece in found] == ["lives", 'note "a scar; a limp, too"', "lose 10% max"]
    assert all(text[at - 1 :].startswith(piece) for at, piece in found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dx: 1 a", [("dice", 1, "dx")]),
        (": 1 a", [("dice", 1, "")]),
        ("d6: one dies; 2-6 lives", [("range", 5, "one dies")]),
        ("d6: 1 dies; 6-2 lives", [("order", 13, "6-2")]),
        ("d6: 1-7 lives", [("within", 5, "1-7")]),
        ("d6: 0-6 lives", [("within", 5, "0-6")]),
        ("d6: 1; 2-6 lives", [("words", 5, "1")]),
        ("d6: 1-3 dies; 3-6 lives", [("twice", 19, "3")]),
        ("d6: 1-2 dies; 4-6 lives", [("gap", 19, "3")]),
        ("d6: 1-5 lives", [("gap", 14, "6")]),
        ("d6: 9 a; x", [("within", 5, "9"), ("range", 10, "x")]),
    ],
)
def test_faults_name_the_character(text: str, expected: list[tuple[str, int, str]]) -> None:
    assert faults(text) == expected


def test_a_long_text_is_refused_unread() -> None:
    assert faults("d6: " + "x" * 3000)[0][0] == "short"


@given(st.text(max_size=60), st.sampled_from(["", "d6: ", "d100:1-"]))
def test_any_text_is_a_table_or_a_problem(text: str, before: str) -> None:
    read = parse_roll_table(before + text)
    if isinstance(read, RollTable):
        assert all(read.row(total).words for total in range(read.dice.low, read.dice.high + 1))
    else:
        assert all(roll_table_problem(fault, "x", text).as_json()["expected"] for fault in read)


def test_a_formula_is_no_roll_table() -> None:
    assert not is_roll_table("d20 + speed > foe_speed")
