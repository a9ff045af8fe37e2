"""`add` and `remove`: a dozen for an encounter, away again, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from toolkit.session.new import new_workbook


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return new_workbook(tmp_path / "mill.xlsx", "ptu", "en", demo=True)


def test_a_dozen_is_shown_first_then_written_and_undone(turnsheet: Turnsheet, file: Path) -> None:
    wish = ("add", file, "Rattata", "--count", "12", "--like", "Pondling", "--level", "5-8", "speed=30")
    before = file.read_bytes()
    shown = turnsheet(*wish, "--preview", "--json").json
    assert (shown["written"], len(shown["rows"]), shown["cells"][:8]) == (False, 12, "Roster!A")
    assert file.read_bytes() == before
    done = turnsheet(*wish)
    assert (done.status, "Rattata 12" in done.out, "Roster!A" in done.out) == (0, True, True)
    roster = turnsheet("show", file, "roster", "--json").json["roster"]
    assert [row["level"] for row in roster if row["name"].startswith("Rattata")][:5] == [5, 6, 7, 8, 5]
    assert {row["speed"] for row in roster if row["name"].startswith("Rattata")} == {30}
    assert turnsheet("undo", file).status == 0
    assert len(turnsheet("show", file, "roster", "--json").json["roster"]) == len(roster) - 12


def test_what_was_added_is_removed_and_nothing_else(turnsheet: Turnsheet, file: Path) -> None:
    turnsheet("add", file, "Rattata", "--like", "Pondling")
    assert turnsheet("remove", file, "Rattata", "--json").json["rows"] == {"rattata": "Rattata"}
    refused = turnsheet("remove", file, "Pondling", "--lang", "ru")
    assert (refused.status, "добавил Turnsheet" in refused.err) == (2, True)


@pytest.mark.parametrize(("option", "value"), [("--level", "many"), ("--count", "0"), ("--like", "Nobody")])
def test_a_wrong_wish_writes_nothing(turnsheet: Turnsheet, file: Path, option: str, value: str) -> None:
    before = file.read_bytes()
    ran = turnsheet("add", file, "Rattata", option, value)
    assert (ran.status, ran.out, file.read_bytes()) == (2, "", before)
    assert "Traceback" not in ran.err
