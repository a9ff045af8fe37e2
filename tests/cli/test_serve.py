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
        rest, said = process.communicate(timeout=60)
    assert process.returncode == 0, said.decode()
    assert rest == b"", "the address is all there is on standard output"
    assert b"Traceback" not in said
    if command == "demo":
        (workbook,) = folder.glob("*/*.xlsx")
        assert str(workbook) in said.decode()


def test_a_second_demo_is_a_fresh_one(tmp_path: Path) -> None:
    from toolkit.session.new import copy_demo

    one, two = (copy_demo("calpheon", "ru", tmp_path) for _ in range(2))
    assert one.parent != two.parent
    assert one.read_bytes() == two.read_bytes()
