"""The command as such: help that is quick, a fresh workbook, what is shown, a demo that ends cleanly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from toolkit.cli.group import COMMANDS
from toolkit.session import open_campaign


def test_help_names_every_command(turnsheet: Turnsheet) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        ran = turnsheet(*arguments)
        assert ran.status == 0
        assert all(f"\n  {name} " in ran.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(turnsheet: Turnsheet, command: str) -> None:
    ran = turnsheet(command, "--help")
    assert ran.status == 0
    assert "Usage: turnsheet " + command in ran.out


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"demo", "serve"}))
def test_every_command_that_reads_or_writes_takes_json(turnsheet: Turnsheet, command: str) -> None:
    if command != "resolve":
        assert "--json" in turnsheet(command, "--help").out


def test_help_loads_nothing_heavy(checkout: Path) -> None:
    code = (
        "import sys; sys.argv = ['turnsheet', '--help']\n"
        "try:\n import toolkit.cli; toolkit.cli.main()\n"
        "except SystemExit: pass\n"
        "print(sorted({'pydantic', 'rich', 'openpyxl', 'fluent', 'lark', 'pandas', 'ipywidgets'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=checkout, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_new_workbook_is_sound_and_can_be_played(turnsheet: Turnsheet, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "новая игра.xlsx"
    ran = turnsheet("new", file, "--system", "calpheon", "--lang", lang, "--demo")
    assert ran.status == 0
    assert "новая игра.xlsx" in ran.out
    assert turnsheet("check", file).status == 0
    campaign = open_campaign(file)
    assert campaign.lang == lang
    assert len(campaign.roster) > 1
    plain = turnsheet("new", tmp_path / "plain", "--system", "calpheon", "--json").json
    assert Path(plain["path"]) == tmp_path / "plain.xlsx"
    assert openpyxl.load_workbook(plain["path"]).sheetnames[0] == "Campaign"


def test_new_never_overwrites(turnsheet: Turnsheet, file: Path) -> None:
    before = file.read_bytes()
    ran = turnsheet("new", file, "--system", "calpheon")
    assert ran.status == 2
    assert "exists" in ran.err
    assert file.read_bytes() == before
    assert turnsheet("new", file.with_suffix(".ods"), "--system", "calpheon").status == 2
    assert turnsheet("new", file.with_name("b.xlsx"), "--system", "calph").status == 2
    assert turnsheet("new", file / "nowhere" / "b.xlsx", "--system", "calpheon").status == 5
    assert sorted(file.parent.iterdir()) == [file]


def test_show_tells_what_was_understood(turnsheet: Turnsheet, file: Path) -> None:
    shown = turnsheet("show", file)
    assert shown.status == 0
    assert "Cinder" in shown.out
    assert "Уголёк" in shown.out
    assert "Max HP" in shown.out
    assert "Ember" in turnsheet("show", file, "moves").out
    assert turnsheet("show", file, "battle").status == 0
    assert turnsheet("show", file, "log").status == 0
    everything = turnsheet("show", file, "--json").json
    assert [row["name"] for row in everything["roster"]] == ["Cinder", "Pebble", "Mossy", "Уголёк"]
    assert list(turnsheet("show", file, "moves", "--json").json)[:3] == ["ok", "moves", "problems"]


def test_the_version(turnsheet: Turnsheet) -> None:
    ran = turnsheet("--version")
    assert ran.status in (0, 2)


def test_a_reader_that_goes_away_is_no_error(checkout: Path, file: Path) -> None:
    command = [sys.executable, "-m", "toolkit.cli", "show", str(file), "--json"]
    with subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()


def test_json_is_utf8_and_one_object(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("show", file, "roster", "--json")
    assert "Уголёк" in ran.out
    assert json.loads(ran.out)["ok"] is True


def test_new_tells_the_systems_and_how_to_go_on(turnsheet: Turnsheet) -> None:
    unsaid = turnsheet("new", "team.xlsx")
    assert unsaid.status == 2
    assert "calpheon, d6forum, odyssey, ptu" in unsaid.err
    for extra in ((), ("--demo",)):
        name = f"team {len(extra)}.xlsx"
        assert f"serve 'team {len(extra)}.xlsx'" in turnsheet("new", name, "--system", "calpheon", *extra).out


def test_a_fallen_side_is_told_the_line_in_the_language_of_the_campaign(turnsheet: Turnsheet) -> None:
    assert turnsheet("new", "бой.xlsx", "--system", "calpheon", "--demo", "--lang", "ru").status == 0
    assert "«замена Берег Мохолап»" in turnsheet("adjust", "бой.xlsx", "Золодрак", "hp=0").out
    assert turnsheet("act", "бой.xlsx", "замена Берег Мохолап").status == 0
    assert "+00:00" not in turnsheet("show", "бой.xlsx", "log").out
