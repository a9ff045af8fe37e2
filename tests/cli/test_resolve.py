"""`resolve`: scenarios from a file or a pipe, one or one a line, as they come."""

from __future__ import annotations

import codecs
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Turnsheet

STATS = {"level": 20, "hp": 60, "max_hp": 60, "power": 10, "resilience": 10, "sp": 20, "max_sp": 20}
SCENARIO: dict[str, Any] = {
    "system": "calpheon",
    "roster": [
        {"name": "Уголёк", "side": "A", "speed": 24, **STATS},
        {"name": "Mossy", "side": "B", "speed": 30, **STATS},
    ],
    "moves": [{"name": "Growl", "type": "Normal", "category": "Status", "sp": 1, "effect": "power -1"}],
    "do": [
        {
            "turn": {
                "A": [{"actor": "Уголёк", "use": "Growl", "on": ["Mossy"]}, {"actor": "Уголёк", "use": "Wait"}],
                "B": [{"actor": "Mossy", "use": "Wait"}, {"actor": "Mossy", "use": "Wait"}],
            }
        }
    ],
    "answers": {"initiative": [55, 40]},
}
NEEDS = {**SCENARIO, "answers": {"initiative": [55]}}
WRONG = {**SCENARIO, "answers": {"initiative": [55, 400]}}


def written(scenario: Any) -> bytes:
    return json.dumps(scenario, ensure_ascii=False).encode()


def test_a_scenario_from_a_file_or_a_pipe(turnsheet: Turnsheet, tmp_path: Path) -> None:
    file = tmp_path / "сцена 1.json"
    file.write_bytes(written(SCENARIO))
    from_file, from_pipe = turnsheet("resolve", file), turnsheet("resolve", "-", stdin=written(SCENARIO))
    assert from_file == from_pipe
    assert from_file.status == 0
    assert from_file.json["roster"][0]["name"] == "Уголёк"


@pytest.mark.parametrize(
    ("scenario", "status", "key"), [(SCENARIO, 0, "outcomes"), (NEEDS, 3, "needs"), (WRONG, 2, "problems")]
)
def test_the_status_tells_what_came_of_it(turnsheet: Turnsheet, scenario: Any, status: int, key: str) -> None:
    ran = turnsheet("resolve", "-", stdin=written(scenario))
    assert ran.status == status
    assert key in ran.json


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[1]", b'{"system": NaN}', b'{"a": 1e400}', b"\xff\xfe\x00", b"[" * 100_000]
)
def test_text_that_is_no_scenario_is_a_problem(turnsheet: Turnsheet, text: bytes) -> None:
    ran = turnsheet("resolve", "-", stdin=text)
    assert ran.status == 2
    assert ran.err.strip() or ran.json["problems"]


@pytest.mark.parametrize("mark", [codecs.BOM_UTF8 + written(SCENARIO), json.dumps(SCENARIO).encode("utf-16")])
def test_windows_marks_are_understood(turnsheet: Turnsheet, mark: bytes) -> None:
    assert turnsheet("resolve", "-", stdin=mark).status == 0
    assert turnsheet("resolve", "--jsonl", "-", stdin=mark).status == 0


def test_one_result_a_line_and_the_worst_status(turnsheet: Turnsheet) -> None:
    lines = [written(SCENARIO), b"{broken", b"", written(WRONG), written(SCENARIO)]
    ran = turnsheet("resolve", "--jsonl", "-", stdin=b"\r\n".join(lines))
    results = [json.loads(line) for line in ran.out.splitlines()]
    assert [result["ok"] for result in results] == [True, False, False, True]
    assert ran.status == 2
    assert turnsheet("resolve", "--jsonl", "-", stdin=written(NEEDS) + b"\n" + lines[0]).status == 3


def test_each_line_is_answered_before_the_next_is_sent(checkout: Path) -> None:
    command = [sys.executable, "-m", "toolkit.cli", "resolve", "--jsonl", "-"]
    with subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(written(SCENARIO) + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"] is True
        process.stdin.close()
        assert process.wait(60) == 0


def test_a_console_of_another_code_page_gets_utf8(turnsheet: Turnsheet) -> None:
    ran = turnsheet("resolve", "-", stdin=written(SCENARIO), env={"PYTHONIOENCODING": "cp1252"})
    assert "Уголёк" in ran.out


def test_a_file_that_cannot_be_read(turnsheet: Turnsheet, tmp_path: Path) -> None:
    for place in (tmp_path / "none.json", tmp_path):
        ran = turnsheet("resolve", place)
        assert ran.status == 2
        assert str(place) in ran.err
        assert ran.json["ok"] is False
        assert str(place) in ran.json["problems"][0]["expected"]


def test_bytes_that_are_no_text_give_a_problem_as_json(turnsheet: Turnsheet) -> None:
    ran = turnsheet("resolve", "-", stdin=b"\xe9\x80{")
    assert (ran.status, len(ran.json["problems"])) == (2, 1)


def test_the_public_cases_of_this_system(shared: Path, checkout: Path) -> None:
    runner = [sys.executable, str(shared / "cases" / "run_cases.py"), str(shared / "cases"), "--only", "calpheon-00"]
    command = shlex.join([sys.executable, "-m", "toolkit.cli"])
    done = subprocess.run([*runner, "--command", command], cwd=checkout, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
