"""`undo --since`: everything back to an action, as one thing."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN, cells
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
