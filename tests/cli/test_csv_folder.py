"""A folder of CSV files from the command line: made, checked, played, taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from toolkit import open_campaign
from toolkit.session.new import new_folder

TURN = ("Cindrake: Kindle > Gravlet", "Cindrake: Wait", "Gravlet: Rest", "Gravlet: Wait")


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("*.csv")}


def test_a_campaign_in_csv_files_is_made_played_and_taken_back(turnsheet: Turnsheet, tmp_path: Path) -> None:
    assert turnsheet("new", "team/", "--system", "calpheon", "--demo").status == 0
    team, before = tmp_path / "team", files_of(tmp_path / "team")
    assert {"Campaign.csv", "Roster.csv", "Moves.csv", "Battle.csv", "Log.csv"} <= before.keys()
    assert turnsheet("check", "team/").out == "team: no errors.\n"
    assert turnsheet("act", team, *TURN, "--seed", 7).status == 0
    played = files_of(team)
    assert {name for name in before if before[name] != played[name]} == {"Roster.csv", "Battle.csv", "Log.csv"}
    assert turnsheet("undo", team).status == 0
    assert open_campaign(team).redo() is not None
    assert files_of(team)["Roster.csv"] == played["Roster.csv"]


def test_a_russian_folder_in_windows_1251_is_played_on(tmp_path: Path) -> None:
    folder = new_folder(tmp_path / "отряд", "calpheon", "ru", demo=True)
    for file in folder.glob("*.csv"):
        text = file.read_bytes().decode("utf-8-sig")
        file.write_bytes(text.encode("cp1251", "replace"))
    assert ";Имя;" in (folder / "Состав.csv").read_text("cp1251")
    campaign = open_campaign(folder)
    assert campaign.problems == []
    before = (folder / "Состав.csv").read_text("cp1251").splitlines()
    campaign.commit(campaign.preview({"adjust": {"who": "battle", "set": {"round": 3}, "why": "привал → дальше"}}))
    assert [row for row in before if row not in (folder / "Состав.csv").read_text("cp1251")] != before
    assert "привал → дальше" in (folder / "Журнал.csv").read_text("utf-8-sig")
    assert open_campaign(folder).undo() is not None


@pytest.mark.parametrize("name", ["team", "team/"])
def test_what_is_in_a_folder_is_never_touched(turnsheet: Turnsheet, tmp_path: Path, name: str) -> None:
    (tmp_path / "team").mkdir()
    (tmp_path / "team" / "Log.csv").write_text("mine")
    ran = turnsheet("new", name, "--system", "calpheon")
    assert ran.status == 2
    assert "exists already" in ran.err
    assert files_of(tmp_path / "team") == {"Log.csv": b"mine"}
