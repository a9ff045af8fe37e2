"""Sides and owners: one side in any spelling, and slips that are told."""

from __future__ import annotations

import pytest

from toolkit.tables.rows import RosterRow
from toolkit.tables.ties import loose_ties, on_sides


def rows(*sides: str) -> list[RosterRow]:
    return [RosterRow(name=f"N{number}", side=side) for number, side in enumerate(sides)]


def told(given: list[RosterRow]) -> list[tuple[str, str, str]]:
    found = [problem.as_json() for problem in loose_ties(given, lambda number, key: f"{key}{number}")]
    assert all(problem["level"] == "warning" for problem in found)
    return [(problem["where"], problem["value"], problem["hint"] or "") for problem in found]


def test_a_side_is_one_in_any_spelling() -> None:
    found = on_sides(rows("Hill", "hill", "HILL ", "", "River", "+", "±", "+"))
    assert [row.side for row in found] == ["Hill", "Hill", "Hill", "", "River", "+", "±", "+"]


ALPHABETS = "It looks like “A”, but letters of another alphabet are in it; type it anew."


@pytest.mark.parametrize(
    ("sides", "odd"),
    [
        (("Hill", "Hill", "Hil", "River"), [("side2", "Hil", "Did you mean Hill?")]),
        (("A", "A", "А"), [("side2", "А", ALPHABETS)]),  # the last one is Cyrillic
        (("Hill", "River"), []),
        (("Team 1", "Team 2", "Team 3"), []),
        (("A", "B", "C"), []),
        (("Reds", "Reeds"), []),
    ],
)
def test_a_side_that_looks_like_a_slip_is_told(sides: tuple[str, ...], odd: list[tuple[str, str, str]]) -> None:
    assert told(rows(*sides)) == odd


def test_an_owner_who_is_nobody_is_told_once_with_the_nearest() -> None:
    wren = RosterRow(name="Wren", kind="human", side="A")
    owned = [RosterRow(name=f"P{n}", side="B", owner=owner) for n, owner in enumerate(("wren", "Wrenn", "Wrenn", ""))]
    assert told([wren, *owned]) == [("owner2", "Wrenn", "Did you mean Wren?")]


def test_owners_are_players_where_nobody_is_human() -> None:
    assert told([RosterRow(name="P", side="A", owner="Anna")]) == []
