"""What the commands say about what waits: never silent about an action that went in late, or never will."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN, set_cell


@pytest.fixture
def waiting(turnsheet: Turnsheet, file: Path) -> Path:
    """A workbook for which a turn waits; nobody has it open any more."""
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    assert turnsheet("act", file, *TURN, "--seed", 7).status == 5
    mark.unlink()
    return file


@pytest.mark.parametrize("command", ["check", "show", "log"])
def test_looking_says_that_something_waits(turnsheet: Turnsheet, waiting: Path, command: str) -> None:
    before = waiting.read_bytes()
    assert "1 action waits to be written." in turnsheet(command, waiting).err
    assert turnsheet(command, waiting, "--json").json["waiting"] == 1
    assert waiting.read_bytes() == before


@pytest.mark.parametrize("command", [("adjust", "Mossy", "hp=3", "--preview"), ("ruling",)])
def test_looking_and_previews_write_nothing(turnsheet: Turnsheet, waiting: Path, command: tuple[str, ...]) -> None:
    before = waiting.read_bytes()
    ran = turnsheet(command[0], waiting, *command[1:])
    assert ran.status == 0
    assert "1 action waits to be written." in ran.err
    assert waiting.read_bytes() == before


def test_what_went_in_late_is_told_with_its_line(turnsheet: Turnsheet, waiting: Path) -> None:
    ran = turnsheet("adjust", waiting, "Cinder", "hp=12", "--json")
    assert ran.status == 0, ran.err
    assert "1 action that had waited is written now" in ran.err
    assert TURN[0] in ran.err
    assert [one["action"] for one in ran.json["sent"]] == ["; ".join(TURN)]
    assert "waited" not in turnsheet("undo", waiting).err


def test_the_outbox_tells_what_it_wrote(turnsheet: Turnsheet, waiting: Path) -> None:
    out = turnsheet("outbox", waiting).out
    assert TURN[0] in out
    assert out.endswith("Nothing waits.\n")


@pytest.mark.parametrize("command", [("act", *TURN), ("adjust", "Mossy", "hp=3"), ("undo",)])
def test_nothing_is_done_on_top_of_what_can_no_longer_be(
    turnsheet: Turnsheet, waiting: Path, command: tuple[str, ...]
) -> None:
    set_cell(waiting, "Roster", "Cinder", "SP", 3)
    before = waiting.read_bytes()
    ran = turnsheet(command[0], waiting, *command[1:], "--json")
    assert ran.status == 4
    assert waiting.read_bytes() == before
    (laid,) = ran.json["aside"]
    assert laid["action"] == "; ".join(TURN)
    assert [(one["old"], one["new"], one["found"]) for one in laid["clashes"]] == [(20, 17, 3)]
    assert TURN[0] in ran.err
    assert "laid aside" in turnsheet("check", waiting).err
    assert TURN[0] in turnsheet("outbox", waiting, "--dismiss").out
    assert turnsheet("outbox", waiting, "--json").json["aside"] == []


def test_a_damaged_file_is_told_with_its_place(turnsheet: Turnsheet, waiting: Path) -> None:
    (kept,) = (waiting.parent / f".{waiting.name}.turnsheet" / "outbox").glob("*.json")
    kept.write_bytes(b"[" * 50_000)
    assert turnsheet("show", waiting).status == 0
    assert str(kept.parent / "aside" / kept.name) in turnsheet("outbox", waiting).out


def test_a_locked_cell_is_not_called_somebodys_change(turnsheet: Turnsheet, file: Path) -> None:
    book = openpyxl.load_workbook(file)
    book["Roster"].protection.sheet = True
    book.save(file)
    checked = turnsheet("check", file)
    assert checked.status == 0
    assert "protected" in checked.out
    ran = turnsheet("act", file, *TURN, "--seed", 7)
    assert ran.status == 4
    assert "does not let these cells be set" in ran.err
    assert "meanwhile" not in ran.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("arguments", [("show",), ("check", "nope.xlsx")])
def test_an_output_that_is_full_leaves_no_trace(checkout: Path, file: Path, arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "toolkit.cli", *arguments, *([] if len(arguments) > 1 else [str(file)]), "--json"]
    env = {**os.environ, "PYTHONPATH": str(checkout)}
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=env, check=False)
    assert done.returncode == 5
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()


def test_a_copied_file_leaves_with_the_one_it_was_copied_from(turnsheet: Turnsheet, waiting: Path) -> None:
    folder = waiting.parent / f".{waiting.name}.turnsheet" / "outbox"
    (kept,) = folder.glob("*.json")
    kept.with_name(f"{kept.stem} (conflicted copy).json").write_bytes(kept.read_bytes())
    assert turnsheet("show", waiting, "--json").json["waiting"] == 1
    ran = turnsheet("outbox", waiting)
    assert ran.out.endswith("Nothing waits.\n")
    assert list(folder.glob("*.json")) == []
    assert len(turnsheet("log", waiting, "--json").json["log"]) == 1


def test_a_tab_that_this_version_does_not_know_is_told_by_its_name(turnsheet: Turnsheet, waiting: Path) -> None:
    (kept,) = (waiting.parent / f".{waiting.name}.turnsheet" / "outbox").glob("*.json")
    newer = json.loads(kept.read_text().replace('["battle", ', '["weather", '))
    newer["hash"] = sha256(json.dumps({key: newer[key] for key in newer if key != "hash"}).encode()).hexdigest()
    kept.write_text(json.dumps(newer))
    waiting.with_name(f".~lock.{waiting.name}#").touch()
    ran = turnsheet("outbox", waiting)
    assert ran.status == 5
    assert "weather, " in ran.out
    waiting.with_name(f".~lock.{waiting.name}#").unlink()
    assert turnsheet("outbox", waiting).status == 4


def test_playing_tells_of_a_damaged_file_and_goes_on(turnsheet: Turnsheet, waiting: Path) -> None:
    (kept,) = (waiting.parent / f".{waiting.name}.turnsheet" / "outbox").glob("*.json")
    kept.write_bytes(b"torn")
    ran = turnsheet("act", waiting, *TURN, "--seed", 7)
    assert ran.status == 0, ran.err
    assert str(kept.parent / "aside" / kept.name) in ran.err
    turnsheet("outbox", waiting, "--dismiss")
    assert "damaged" not in turnsheet("undo", waiting).err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the administrator may read everything")
def test_an_outbox_that_cannot_be_read_is_not_called_empty(turnsheet: Turnsheet, waiting: Path) -> None:
    side = waiting.parent / f".{waiting.name}.turnsheet"
    side.chmod(0)
    _told_unread(turnsheet, waiting)
    side.chmod(0o700)


def test_an_outbox_that_is_no_folder_is_not_called_empty(turnsheet: Turnsheet, waiting: Path) -> None:
    folder = waiting.parent / f".{waiting.name}.turnsheet" / "outbox"
    folder.rename(folder.with_name("elsewhere"))
    folder.write_text("in the way")
    _told_unread(turnsheet, waiting)


def _told_unread(turnsheet: Turnsheet, waiting: Path) -> None:
    ran = turnsheet("outbox", waiting)
    assert ran.status == 5
    assert "Nothing waits" not in ran.out
    assert ".turnsheet" in ran.out
    told = turnsheet("outbox", waiting, "--json").json
    assert (told["ok"], len(told["remarks"])) == (False, 1)
