"""`serve` and `demo` as processes: one line with the full address, a page behind it, a clean end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from toolkit.session.new import demo_copy, template


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals are sent another way there")
@pytest.mark.parametrize("command", ["serve", "demo"])
def test_the_dashboard_is_announced_answers_and_ends(command: str, checkout: Path, file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "демо"
    more: Sequence[object] = [file, "--token", "open sesame"] if command == "serve" else ["--folder", folder]
    arguments = [sys.executable, "-m", "toolkit.cli", command, *map(str, more), "--no-browser", "--port", "0"]
    env = {**os.environ, "TURNSHEET_LOGS": str(tmp_path / "logs"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(arguments, cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().decode().strip()
            assert address.startswith("http://127.0.0.1:")
            assert "token=" in address
            with urllib.request.urlopen(address, timeout=120) as page:
                assert page.status == 200
        finally:
            process.send_signal(signal.SIGTERM)
        rest, said = process.communicate(timeout=180)
    assert process.returncode == 0, said.decode()
    assert rest == b"", "the address is all there is on standard output"
    assert b"Traceback" not in said
    if command == "demo":
        (workbook,) = folder.glob("*/*.xlsx")
        assert demo_copy("calpheon", "en", folder).workbook == workbook, "looked at, not played"
        assert f"serve '{workbook}'" in said.decode(), "how to go on with it"


def test_the_demo_is_the_same_until_it_was_played(turnsheet: Turnsheet, tmp_path: Path) -> None:
    first = demo_copy("calpheon", "ru", tmp_path)
    assert demo_copy("calpheon", "ru", tmp_path) == first
    assert demo_copy("calpheon", "en", tmp_path).workbook != first.workbook
    turnsheet("adjust", first.workbook, "Одо", "hp=1")
    second = demo_copy("calpheon", "ru", tmp_path)
    assert second.played == first.workbook
    assert second.workbook.read_bytes() == template("calpheon", "ru", demo=True)
    assert demo_copy("calpheon", "ru", tmp_path) == second


def test_a_demo_that_somebody_edited_or_plays_while_it_is_open_is_left_alone(
    turnsheet: Turnsheet, tmp_path: Path
) -> None:
    edited = demo_copy("calpheon", "en", tmp_path).workbook
    edited.write_bytes(edited.read_bytes() + b" ")
    opened = demo_copy("calpheon", "en", tmp_path).workbook
    opened.with_name(f".~lock.{opened.name}#").touch()
    assert turnsheet("adjust", opened, "Odo", "hp=1").status == 5
    assert demo_copy("calpheon", "en", tmp_path).workbook not in (edited, opened)


def test_a_demo_that_cannot_be_made_is_told_in_a_sentence(turnsheet: Turnsheet, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    unknown, full = turnsheet("demo", "--system", "calfeon"), turnsheet("demo", "--folder", tmp_path / "taken")
    assert (unknown.status, full.status) == (2, 5)
    assert "calfeon" in unknown.err
    assert "taken" in full.err
    assert "fault" not in unknown.err + full.err


def test_the_language_of_what_is_made_is_told_in_the_help(turnsheet: Turnsheet) -> None:
    for command in ("new", "demo"):
        told = " ".join(turnsheet(command, "--help").out.split())
        assert "Language of the new workbook. [default: en]" in told
