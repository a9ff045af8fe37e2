"""The life of one `serve`: one line, a port that is taken, and ends that leave nothing behind."""

from __future__ import annotations

import signal
import socket
import subprocess
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest

from tests.ui_server.conftest import launch, until


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def _family(process: subprocess.Popen[str]) -> list[psutil.Process]:
    return psutil.Process(process.pid).children(recursive=True)


def _leave_early(address: str) -> None:
    """A browser that is closed as soon as the first of its page has come."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    with socket.create_connection((parts.hostname, parts.port or 80), timeout=120) as line:
        line.sendall(f"GET /?{parts.query} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode())
        assert b"200 OK" in line.recv(1000)


@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM"])
def test_one_line_that_answers_and_a_clean_end(tmp_path: Path, how: str) -> None:
    process = launch(tmp_path, sources=["nowhere.xlsx"], token="a b&c")
    address = _address(process)
    assert address.startswith("http://127.0.0.1:")
    assert address.endswith("/?token=a%20b%26c")
    _leave_early(address)
    with urllib.request.urlopen(address, timeout=120) as answer:
        assert answer.status == 200
        assert "<title>Turnsheet</title>" in answer.read().decode()
    family = _family(process)
    folder = Path(next(word for word in family[0].cmdline() if "kernel-" in word)).parents[1]
    process.send_signal(getattr(signal, how))
    rest, errors = process.communicate(timeout=60)
    assert (process.returncode, rest, errors) == (0, "", "")
    assert "StreamClosedError" not in (tmp_path / "logs" / "server.log").read_text()
    assert until(lambda: not any(_alive(child) for child in family))
    assert until(lambda: not folder.exists())


def test_taken_port_is_one_sentence_and_status_2(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        out, errors = launch(tmp_path, sources=["x.xlsx"], port=port).communicate(timeout=120)
    assert out == ""
    assert errors.startswith(f"Port {port} is in use by another program.")
    assert errors.count("\n") == 1


def test_impossible_port_is_one_sentence_in_russian_and_status_2(tmp_path: Path) -> None:
    process = launch(tmp_path, sources=["x.xlsx"], port=70000, lang="ru")
    out, errors = process.communicate(timeout=120)
    assert (process.returncode, out) == (2, "")
    assert errors.startswith("Порт 70000 здесь использовать нельзя")
    assert "Traceback" not in errors


def test_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    process = launch(tmp_path, sources=["x.xlsx"])
    _address(process)
    assert until(lambda: bool(_family(process)))
    family = _family(process)
    process.kill()
    assert until(lambda: not any(_alive(child) for child in family))


def _alive(process: psutil.Process) -> bool:
    return process.is_running() and process.status() != psutil.STATUS_ZOMBIE


def test_log_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")
    process = launch(tmp_path, sources=["x.xlsx"])
    out, errors = process.communicate(timeout=120)
    assert (process.returncode, out) == (2, "")
    assert "server.log cannot be written" in errors
    assert errors.count("\n") == 1
