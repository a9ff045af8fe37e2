"""Output that nobody takes: the status is the command's own, the work is done once, and nothing looks like a crash."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes of a POSIX shell")

Ended = tuple[int, str]
"""Exit status, standard error."""


@pytest.fixture
def ended(checkout: Path, tmp_path: Path) -> Callable[..., Ended]:
    """`ended("| true", "show", file)`: the command with its output sent there."""

    def run(where: str, *arguments: object) -> Ended:
        command = shlex.join([sys.executable, "-m", "toolkit.cli", *map(str, arguments)])
        script = f"set +m; {command} {where}; exit ${{PIPESTATUS[0]}}"
        env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(checkout), "TURNSHEET_LOGS": str(tmp_path / "logs")}
        done = subprocess.run(["bash", "-c", script], env=env, cwd=tmp_path, capture_output=True, timeout=180)
        err = done.stderr.decode()
        assert "Traceback" not in err
        assert "Exception ignored" not in err
        assert not (tmp_path / "logs" / "desk.log").exists()
        return done.returncode, err

    return run


NOWHERE = ["| true", ">&-", ">/dev/full", "--json | true", "--json >&-", "--json >/dev/full"]


@pytest.mark.parametrize("where", NOWHERE)
def test_an_action_that_was_written_ends_with_0(
    ended: Callable[..., Ended], turnsheet: Turnsheet, file: Path, where: str
) -> None:
    status, err = ended(where, "act", file, *TURN, "--seed", 7)
    assert status == 0, err
    assert ("No space" in err) == ("full" in where)
    assert len(turnsheet("log", file, "--json").json["log"]) == 1


@pytest.mark.parametrize("where", NOWHERE)
def test_a_failure_keeps_its_status(ended: Callable[..., Ended], file: Path, where: str) -> None:
    status, err = ended(where, "check", file.with_name("none.xlsx"))
    assert status == 5
    assert "none.xlsx" in err
    assert ended(where, "act", file, "nonsense")[0] == 2


def test_a_reader_that_has_seen_enough_is_no_failure(ended: Callable[..., Ended], file: Path, tmp_path: Path) -> None:
    assert ended("| head -1 >/dev/null", "show", file) == (0, "")
    assert ended(">/dev/full", "show", file)[0] == 5
    lines = tmp_path / "many.jsonl"
    lines.write_bytes(b"{}\n" * 3000)
    assert ended("| head -1 >/dev/null", "resolve", "--jsonl", lines) == (2, "")


def test_no_input_is_told_like_an_empty_one(ended: Callable[..., Ended]) -> None:
    assert ended("<&-", "resolve", "-")[0] == 2
    assert ended("<&-", "resolve", "--jsonl", "-")[0] == 0


@pytest.mark.parametrize("width", [40, 80])
def test_a_terminal_gets_the_columns_that_fit(checkout: Path, file: Path, width: int) -> None:
    pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, width))
    env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(checkout), "TERM": "xterm"}
    command = [sys.executable, "-m", "toolkit.cli", "show", str(file), "roster"]
    with subprocess.Popen(command, stdout=theirs, stderr=subprocess.DEVNULL, env=env) as process:
        os.close(theirs)
        read = b""
        with suppress(OSError):  # how a terminal says that the other end is gone
            while chunk := os.read(ours, 4096):
                read += chunk
        assert process.wait(180) == 0
    os.close(ours)
    table, left_out = read.decode().split("Left out")
    assert all(len(re.sub(r"\x1b\[[0-9;]*m", "", line).rstrip()) <= width for line in table.splitlines())
    assert all(word in table for word in ("Name", "HP", "Cinder", "Mossy", "60"))
    assert "Speed" in table + left_out
