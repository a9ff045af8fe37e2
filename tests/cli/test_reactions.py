"""Interrupts and Reactions on the command line: asked, answered, answered beforehand, undone as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from tests.ui.conftest import cells, column, edit
from toolkit.session.new import new_workbook

HIT = ("Pinch: Basic Melee > Kilnling", "--answer", "accuracy=19", "--answer", "damage=1,1")


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """The demo campaign: Pinch beside Kilnling, beside both Bulwark, who has a Reaction to an ally that is hit."""
    file = new_workbook(tmp_path / "Bridge.xlsx", "odyssey", "en", demo=True)
    for who, x, y in (("Pinch", 6, 8), ("Bulwark", 6, 9)):
        edit(file, "X", who, x)
        edit(file, "Y", who, y)
    return file


def test_the_question_is_put_and_answered(turnsheet: Turnsheet, book: Path) -> None:
    asking = turnsheet("act", book, *HIT, "--json")
    assert asking.status == 3
    needs = asking.json["needs"]
    assert (needs["ask"], needs["for"], needs["options"]) == ("react", "Bulwark", ["yes", "no"])
    before = cells(book)
    ran = turnsheet("act", book, *HIT, "--answer", "react=yes", "--answer", "accuracy=20", "--seed", 1)
    assert ran.status == 0, ran.err
    assert "Bulwark: Rebuke out of turn; 1 AP will be missing" in ran.out
    assert column(book, "AP Debt")["Bulwark"] == 1
    assert turnsheet("undo", book).status == 0
    assert cells(book) == before


def test_a_standing_order_and_the_brackets_of_an_action_answer_it(turnsheet: Turnsheet, book: Path) -> None:
    declined = turnsheet("act", book, f"{HIT[0]} [react=no]", *HIT[1:], "--preview", "--json").json
    assert [one["actor"] for one in declined["outcomes"]] == ["Pinch"]
    edit(book, "Reacts", "Bulwark", "always")
    ordered = turnsheet("act", book, *HIT, "--seed", 1, "--preview", "--json").json
    assert [one["actor"] for one in ordered["outcomes"]] == ["Pinch", "Bulwark"]
    again = turnsheet("act", book, f"{HIT[0]} [react=no]", *HIT[1:], "--preview", "--json").json
    assert [one["actor"] for one in again["outcomes"]] == ["Pinch"]
