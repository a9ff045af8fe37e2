"""The game master's decision on the command line: written like an action, told, undone; a creative action's result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import cells, set_cell
from toolkit.sync.registry import open_backend


def sheet(file: Path) -> dict[Any, Any]:
    """All cells but those of the Log."""
    return {cell: value for cell, value in cells(open_backend(str(file)).read()).items() if "Log" not in str(cell)}


def row(result: Any, name: str) -> Any:
    return next(row for row in result["roster"] if row["name"] == name)


def test_it_is_written_told_and_undone(turnsheet: Turnsheet, file: Path) -> None:
    turnsheet("start", file)
    before = sheet(file)
    words = ("Mossy: burn; lose 10% max", "weather rain 4")
    ran = turnsheet("adjudicate", file, *words, "--text", "the lantern", "--why", "oil")
    assert ran.status == 0, ran.err
    assert "The game master’s decision on “the lantern”: oil." in ran.out
    assert "Mossy loses 6 HP" in ran.out
    shown = turnsheet("show", file, "--json").json
    assert (row(shown, "Mossy")["hp"], row(shown, "Mossy")["status"]) == (54, "Burn")
    assert shown["battle"]["weather"] == "Rain 4"
    log = turnsheet("log", file).out
    assert "The game master’s decision on “the lantern”" in log
    assert "Mossy: burn; lose 10% max" in turnsheet("show", file, "log", "--json").out
    assert turnsheet("undo", file).status == 0
    assert sheet(file) == before
    assert turnsheet("redo", file).status == 0
    assert turnsheet("show", file, "--json").json["roster"] == shown["roster"]


def test_a_line_of_act_does_the_same(turnsheet: Turnsheet, file: Path) -> None:
    result = turnsheet("act", file, "adjudicate Mossy: damage 7; speed -1", "--json").json
    assert row(result, "Mossy")["hp"] == 53
    assert [(one["use"], one["target"], one["damage"]) for one in result["outcomes"]] == [("Adjudicate", "Mossy", 7)]
    russian = turnsheet("act", file, "решение Mossy: ожог", "--json").json
    assert row(russian, "Mossy")["status"] == "Burn"


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("Mossy: brun", "burn"),
        ("Mosy: burn", "Mossy"),
        ("Mossy: burn 30%", "character 6"),
        ("burn", "somebody"),
        ("Mossy:", "words of the effect column"),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(turnsheet: Turnsheet, file: Path, word: str, said: str) -> None:
    before = file.read_bytes()
    ran = turnsheet("adjudicate", file, word)
    assert ran.status == 2
    assert said in ran.err
    assert "Effect 1 of the decision" in ran.err
    assert file.read_bytes() == before


def test_a_creative_action_asks_for_its_result(turnsheet: Turnsheet, file: Path) -> None:
    plan = ('Cinder: Creative > Mossy [text="kicks the lantern over"]', "Mossy: Wait")
    asked = turnsheet("act", file, *plan, "--seed", 3)
    assert asked.status == 3
    assert "Creative action “kicks the lantern over” of Cinder" in asked.err
    assert "--answer adjudication=…" in asked.err
    missed = turnsheet("act", file, *plan, "--seed", 3, "--answer", "adjudication=brun 2")
    assert missed.status == 2
    assert "burn" in missed.err
    done = turnsheet("act", file, *plan, "--seed", 3, "--answer", "adjudication=burn 2; damage 4", "--json").json
    assert (row(done, "Mossy")["hp"], row(done, "Mossy")["status"]) == (56, "Burn 2")
    assert "Cinder: Creative > Mossy [text=kicks the lantern over]" in turnsheet("show", file, "log", "--json").out


def test_a_flight_by_the_campaigns_own_table(turnsheet: Turnsheet, file: Path) -> None:
    wrong = turnsheet("ruling", file, "calpheon.flee", "d100: 1-30 cought; 31-100 away")
    assert wrong.status == 2
    assert "caught" in wrong.err
    assert turnsheet("ruling", file, "calpheon.flee", "d100: 1-30 caught, lose 10% max; 31-100 away").status == 0
    plan = ("Cinder: Flee", "Mossy: Wait", "--answer", "initiative=50", "--answer", "initiative=20")
    caught = turnsheet("act", file, *plan, "--answer", "flee=12", "--json").json
    assert [(one["use"], one["reason"]) for one in caught["outcomes"]] == [("Flee", "caught")]
    assert row(caught, "Cinder")["hp"] == 54
    away = turnsheet("act", file, *plan, "--answer", "flee=31", "--json").json
    assert away["battle"]["round"] is None
    assert turnsheet("undo", file).status == 0
    assert turnsheet("show", file, "--json").json["battle"]["round"] == 2


def test_check_warns_of_moves_that_somebody_is_not_ready_for(turnsheet: Turnsheet, file: Path) -> None:
    assert turnsheet("check", file).status == 0
    set_cell(file, "Moves", "Ember", "Requires", "Level 99, Ferry License")
    ran = turnsheet("check", file)
    assert ran.status == 0
    assert "Level 99, Ferry License" in ran.out
    assert turnsheet("act", file, "Cinder: Ember > Mossy", "Mossy: Wait", "--seed", 1).status == 0


def test_what_a_move_leaves_is_pointed_out(turnsheet: Turnsheet, file: Path) -> None:
    set_cell(file, "Moves", "Ember", "Effect", 'note "the curtains"')
    ran = turnsheet("act", file, "Cinder: Ember > Mossy", "Mossy: Wait", "--seed", 1)
    assert ran.status == 0
    assert "turnsheet adjudicate" in ran.out
