"""The guides on the command line: shown, checked, and at work."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Turnsheet


def test_a_demo_row_is_shown_and_decides(turnsheet: Turnsheet, tmp_path: Path) -> None:
    file = tmp_path / "demo.xlsx"
    assert turnsheet("new", file, "--system", "calpheon", "--demo").status == 0
    assert "SAMPLE" in turnsheet("show", file, "statuses").out
    shown = turnsheet("show", file, "field", "--json").json
    assert {"Rain", "Spikes", "Reflect"} <= {row["name"] for row in shown["field"]}
    assert turnsheet("check", file).status == 0
    assert turnsheet("adjust", file, "Cindrake", "status=Poison, Sleep 2").status == 0
    ran = turnsheet("act", file, "Cindrake: Kindle > Gravlet", "Gravlet: Wait", "--seed", 3)
    assert "Sleep blocks this action." in ran.out
    assert "Cindrake loses 6 HP (48 left): Poison." in ran.out
    assert turnsheet("undo", file).status == 0
    hp = {row["name"]: row["hp"] for row in turnsheet("show", file, "--json").json["roster"]}
    assert hp["Cindrake"] == 54
