"""`undo --since`: everything back to an action, as one thing, as far as nobody set a cell by hand."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN, cells, set_cell
from toolkit.sync.registry import open_backend


def test_undo_since_takes_everything_back_as_one(turnsheet: Turnsheet, file: Path) -> None:
    before = cells(open_backend(str(file)).read())
    turnsheet("adjust", file, "Pebble", "hp=30")
    first = turnsheet("log", file, "--json").json["log"][0]["id"]
    turnsheet("act", file, *TURN, "--seed", 7)
    assert turnsheet("undo", file, "--since", first, "--id", first).status == 2
    ran = turnsheet("undo", file, "--since", first)
    assert (ran.status, cells(open_backend(str(file)).read())) == (0, before), ran.err
    assert "Undone: 2 actions" in ran.out


def test_undo_since_that_has_to_stop_names_the_cell_and_what_to_do(turnsheet: Turnsheet, file: Path) -> None:
    turnsheet("adjust", file, "Pebble", "hp=30")
    first = turnsheet("log", file, "--json").json["log"][0]["id"]
    turnsheet("adjust", file, "Mossy", "hp=20")
    set_cell(file, "Roster", "Pebble", "HP", 31)
    ran = turnsheet("undo", file, "--since", first)
    assert ran.status == 4
    assert "Mossy: HP 20" in ran.out
    assert all(
        word in ran.err for word in ("Pebble: HP 30", "Roster!", "(HP): 31 stands there; 30 was expected", "Put")
    )
    turnsheet("redo", file)
    told = turnsheet("undo", file, "--since", first, "--json").json
    assert not told["ok"]
    assert told["stopped"]["cells"][0]["theirs"] == 31
