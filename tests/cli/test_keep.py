"""A conflict on the command line: every value is told, and `--keep` settles it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN, set_cell
from toolkit.session import open_campaign


def points(file: Path) -> Any:
    return open_campaign(file).roster.set_index("name").loc["Mossy", "hp"]


@pytest.fixture
def hurt(turnsheet: Turnsheet, file: Path) -> Path:
    """Ann set Mossy to 48; then somebody typed 40."""
    assert turnsheet("adjust", file, "Mossy", "hp=48", "--by", "Ann").status == 0
    set_cell(file, "Roster", "Mossy", "HP", 40)
    return file


@pytest.mark.parametrize(
    ("keep", "left"), [("mine", 60), ("theirs", 40), ("reapply", 52), ("Mossy HP=33", 33), ("mossy hp=theirs", 40)]
)
def test_an_undo_over_somebodys_edit_asks_and_is_settled(
    turnsheet: Turnsheet, hurt: Path, keep: str, left: int
) -> None:
    asked = turnsheet("undo", hurt, "--by", "Ben")
    assert asked.status == 4
    assert all(word in asked.err for word in ("(HP): 48", "40", "60 by this action (Ben)", "re-applied: 52", "--keep"))
    assert points(hurt) == 40
    done = turnsheet("undo", hurt, "--by", "Ben", "--keep", keep)
    assert done.status == 0, done.err
    assert points(hurt) == left
    assert turnsheet("redo", hurt).status == 0
    assert points(hurt) == 40, "what stood there before the undo"


def test_a_choice_for_a_cell_that_is_not_in_question_is_told(turnsheet: Turnsheet, hurt: Path) -> None:
    for keep in ("Cinder HP=3", "nonsense"):
        ran = turnsheet("undo", hurt, "--keep", keep)
        assert ran.status == 2
        assert "Mossy HP=40" in ran.err
    assert turnsheet("undo", hurt, "--json").json["cells"][0]["choices"] == {"mine": 60, "theirs": 40, "reapply": 52}


@pytest.mark.parametrize("keep", ["mine", "theirs", "reapply"])
def test_what_waited_in_vain_is_settled_from_the_outbox(turnsheet: Turnsheet, file: Path, keep: str) -> None:
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    assert turnsheet("act", file, *TURN, "--seed", 7, "--by", "Ann").status == 5
    mark.unlink()
    set_cell(file, "Roster", "Mossy", "HP", 50)
    tried = turnsheet("adjust", file, "Cinder", "hp=50")
    assert tried.status == 4
    assert "--keep reapply" in tried.err
    (laid,) = turnsheet("outbox", file, "--json").json["aside"]
    (cell,) = laid["cells"]
    assert (cell["base"], cell["theirs"], cell["by"]) == (60, 50, "Ann")
    done = turnsheet("outbox", file, "--keep", keep)
    assert done.status == 0, done.err
    assert TURN[0] in done.out
    assert points(file) == cell["choices"][keep]
    assert turnsheet("outbox", file, "--json").json["aside"] == []
    assert turnsheet("undo", file).status == 0
    assert points(file) == 50


def test_a_value_that_the_cell_cannot_hold_is_not_written(turnsheet: Turnsheet, hurt: Path) -> None:
    for keep in ("Mossy HP=abc", "Mossy HP=-3"):
        ran = turnsheet("undo", hurt, "--keep", keep)
        assert ran.status == 2
        assert f"“{keep.partition(chr(61))[2]}”" in ran.err
    assert points(hurt) == 40


def test_two_choices_for_all_are_none(turnsheet: Turnsheet, hurt: Path) -> None:
    ran = turnsheet("undo", hurt, "--keep", "mine", "--keep", "theirs")
    assert (ran.status, points(hurt)) == (2, 40)


def test_a_choice_for_one_cell_settles_what_lies_behind_as_well(turnsheet: Turnsheet, file: Path) -> None:
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    assert turnsheet("act", file, *TURN, "--seed", 7).status == 5
    assert turnsheet("adjust", file, "Cinder", "hp=31").status == 5
    mark.unlink()
    set_cell(file, "Roster", "Mossy", "HP", 50)
    assert turnsheet("outbox", file).status == 4
    done = turnsheet("outbox", file, "--keep", "Mossy HP=33")
    assert done.status == 0, done.err
    assert points(file) == 33
    assert turnsheet("outbox", file, "--json").json["aside"] == []


def test_of_several_that_waited_those_written_before_one_is_refused_are_told(turnsheet: Turnsheet, file: Path) -> None:
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    for who in ("Mossy", "Cinder"):
        assert turnsheet("adjust", file, who, "hp=31", "--why", f"{who} fell", "--by", "Ann").status == 5
    mark.unlink()
    set_cell(file, "Roster", "Mossy", "HP", 50)
    set_cell(file, "Roster", "Cinder", "HP", 50)
    assert turnsheet("outbox", file).status == 4
    ran = turnsheet("outbox", file, "--keep", "Mossy HP=33", "--by", "Ben")
    assert ran.status == 2
    assert "1 action that had waited is written now:" in ran.err
    assert ran.err.splitlines()[-1].startswith("It comes out differently now.")
    assert points(file) == 33
    (left,) = turnsheet("outbox", file, "--json").json["aside"]
    assert [cell["key"] for cell in left["cells"]] == ["cinder"]
    assert "Kept: 33, as Ben chose." in open_campaign(file).log()[-1].result
    assert open_campaign(file).log()[-1].by == "Ann"
