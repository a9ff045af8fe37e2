"""`seal` and `reveal` by two people at two machines: own homes, one workbook, one winner of each race."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest

from tests.cli.conftest import Ran, Turnsheet
from tests.session.sealing import SECRETS, A, B, leaks
from tests.session.workbooks import TURN
from toolkit.session import open_campaign

Machine = Callable[..., Ran]


@pytest.fixture
def ann(turnsheet: Turnsheet, tmp_path: Path) -> Machine:
    return lambda *words, **how: turnsheet(*words, env={"XDG_STATE_HOME": str(tmp_path / "Ann")}, **how)


@pytest.fixture
def bo(turnsheet: Turnsheet, tmp_path: Path) -> Machine:
    return lambda *words, **how: turnsheet(*words, env={"XDG_STATE_HOME": str(tmp_path / "Bo")}, **how)


def kinds(file: Path) -> list[str]:
    return [entry.kind for entry in open_campaign(file).log()]


def test_two_people_seal_reveal_and_the_turn_is_played_once(ann: Machine, bo: Machine, file: Path) -> None:
    said = ann("seal", file, "--side", "A", *A, "--by", "Ann")
    assert (said.status, said.err) == (0, "")
    assert "A has sealed its choice" in said.out
    assert "Not sealed yet: B" in said.out
    waiting = bo("reveal", file)
    assert waiting.status == 3
    assert "Not sealed yet: B" in waiting.err
    assert bo("seal", file, "--side", "B", *B).status == 0
    opened = ann("reveal", file)
    assert opened.status == 0
    assert "Not open yet: B" in opened.out
    played = bo("reveal", file, "--seed", 4, "--json")
    assert played.status == 0, played.err
    assert played.json["seed"] == 4
    assert [one["use"] for one in played.json["outcomes"]][:1] == ["Leer"]
    again = ann("reveal", file, "--json")
    assert (again.status, again.json["resolved"]) == (0, True)
    assert kinds(file) == ["seal", "seal", "open", "open", "action"]


def test_what_is_typed_on_standard_input_or_refused_is_said_to_nobody_else(
    ann: Machine, bo: Machine, file: Path, master: Path, tmp_path: Path
) -> None:
    refused = ann("seal", file, "--side", "A", "Cinder: Ember > Mossy", "Cinder: Ember > Mossy", "--json")
    assert refused.status == 2
    assert refused.json["refused"]["reason"] == "two_damaging"
    assert "Cinder" in refused.err
    wrong = ann("seal", file, "--side", "A", "Cinder: Embr", "--json")
    assert (wrong.status, wrong.json["problems"][0]["where"]) == (2, "actions[0].use")
    assert kinds(file) == []
    sealed = ann("seal", file, "--side", "A", "-", "--json", stdin="\n".join(A).encode())
    assert sealed.status == 0
    assert not any(word in sealed.out for word in ("Ember", "Growl"))
    assert sealed.json["sealing"]["sealed"] == ["A"]
    for command in (("show", file, "log"), ("log", file), ("log", file, "--json"), ("seal", file), ("outbox", file)):
        assert not any(word in bo(*command).out for word in ("Ember", "Growl", "nonce"))
    assert leaks(SECRETS, master, file.parent, tmp_path / "home", tmp_path / "Bo") == []


def test_how_it_stands_is_told_in_both_languages(ann: Machine, file: Path) -> None:
    assert "Nobody has sealed" in ann("seal", file).out
    assert "никто" in ann("seal", file, "--lang", "ru").out
    ann("seal", file, "--side", "A", *A)
    assert ann("seal", file, "--json").json["sealing"]["missing"] == ["B"]
    assert "Запечатали на ход 1: A" in ann("seal", file, "--lang", "ru").out
    assert "A withdraws" in ann("seal", file, "--side", "A", "--withdraw").out
    assert ann("seal", file, "--side", "A", "--withdraw").status == 2


def test_who_plays_openly_over_a_seal_is_told(ann: Machine, file: Path) -> None:
    ann("seal", file, "--side", "A", *A)
    ran = ann("act", file, *TURN, "--seed", 7)
    assert ran.status == 0
    assert "A had sealed for this turn" in ran.out
    assert "had sealed for turn 1" in ann("seal", file).out
    ann("undo", file)
    assert "Sealed for turn 1: A." in ann("seal", file).out


@pytest.mark.parametrize(
    "words", [("x",), ("--withdraw",), ("--side", "A"), ("--side", "A", "-"), ("--side", "A", "x", "--withdraw")]
)
def test_a_call_that_makes_no_sense_is_told(ann: Machine, file: Path, words: tuple[str, ...]) -> None:
    assert ann("seal", file, *words).status == 2


def test_an_altered_seal_ends_with_4_and_a_locked_book_with_5(ann: Machine, bo: Machine, file: Path) -> None:
    mark = file.with_name(f".~lock.{file.name}#")
    mark.touch()
    kept = ann("seal", file, "--side", "A", *A)
    assert kept.status == 5
    mark.unlink()
    bo("seal", file, "--side", "B", *B)
    mark.touch()
    assert bo("reveal", file).status == 5
    mark.unlink()
    book = openpyxl.load_workbook(file)
    for row in book["Log"].iter_rows():
        for cell in row:
            if "commitment" in str(cell.value):
                cell.value = str(cell.value).replace('"commitment":"', '"commitment":"0')
    book.save(file)
    ran = bo("reveal", file, "--json")
    assert ran.status == 4
    assert ran.json["refused"]["reason"] == "altered"
    assert ran.json["sealing"]["faults"] != []
    assert "action" not in kinds(file)


def test_a_preview_opens_nothing(ann: Machine, file: Path) -> None:
    ann("seal", file, "--side", "A", *A)
    ann("seal", file, "--side", "B", *B)
    before = file.read_bytes()
    assert ann("reveal", file, "--preview").status == 0
    assert file.read_bytes() == before
    assert ann("reveal", file).status == 0
    assert kinds(file).count("action") == 1
    assert ann("undo", file).status == 0
    assert ann("reveal", file).status == 2


# ---- in the same moment


def start(tmp_path: Path, who: str, *words: object) -> subprocess.Popen[bytes]:
    own = {"XDG_STATE_HOME": str(tmp_path / who), "TURNSHEET_LOGS": str(tmp_path / "logs")}
    command = [sys.executable, "-m", "toolkit.cli", *map(str, words)]
    return subprocess.Popen(command, env={**os.environ, **own}, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def both(*running: subprocess.Popen[bytes]) -> list[int]:
    for process in running:
        _, err = process.communicate(timeout=120)
        assert b"Traceback" not in err, err
    return [process.returncode for process in running]


def test_both_seal_at_once_and_both_reveal_at_once(ann: Machine, bo: Machine, file: Path, tmp_path: Path) -> None:
    sealing = [("Ann", "A", A), ("Bo", "B", B)]
    assert both(*(start(tmp_path, who, "seal", file, "--side", side, *plan) for who, side, plan in sealing)) == [0, 0]
    assert sorted(kinds(file)) == ["seal", "seal"]
    assert both(*(start(tmp_path, who, "reveal", file) for who in ("Ann", "Bo"))) == [0, 0]
    assert both(*(start(tmp_path, who, "reveal", file) for who in ("Ann", "Bo"))) == [0, 0]
    assert sorted(kinds(file)) == ["action", "open", "open", "seal", "seal"]


@pytest.mark.parametrize("pause", [0.6, 1.2])
def test_a_machine_that_dies_in_the_middle_loses_nothing(
    ann: Machine, bo: Machine, file: Path, tmp_path: Path, pause: float
) -> None:
    dying = start(tmp_path, "Ann", "seal", file, "--side", "A", *A)
    time.sleep(pause)
    dying.send_signal(signal.SIGKILL)
    dying.communicate()
    if "A" not in ann("seal", file, "--json").json["sealing"]["sealed"]:
        assert ann("seal", file, "--side", "A", *A).status == 0
    bo("seal", file, "--side", "B", *B)
    dying = start(tmp_path, "Ann", "reveal", file)
    time.sleep(pause)
    dying.send_signal(signal.SIGKILL)
    dying.communicate()
    assert ann("reveal", file).status == 0
    assert bo("reveal", file).status == 0
    assert ann("reveal", file, "--json").json["resolved"] is True
    assert kinds(file).count("action") == 1
