"""Several programs at once and programs that die: nothing lost, nothing twice, the workbook always whole."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from tests.sync.campaign import hp_change, hp_of, locate, logged, workbook
from tests.sync.zips import opened
from toolkit.sync.backends.excel import ExcelBackend, state_folder
from toolkit.sync.outbox import Outbox
from toolkit.sync.port import Written


def started(checkout: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.sync.commits", *arguments]
    return subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, text=True)


def test_four_processes_lose_no_increment(checkout: Path, tmp_path: Path) -> None:
    path = workbook(tmp_path)
    running = [started(checkout, "count", str(path), f"p{number}", "10") for number in range(4)]
    assert [process.wait(timeout=120) for process in running] == [0, 0, 0, 0]
    now = ExcelBackend(path).read()
    assert hp_of(now, "mossy") == 30 + 40
    assert sorted(str(entry) for entry in logged(now)) == sorted(f"p{p}-{n}" for p in range(4) for n in range(10))
    assert ExcelBackend(path).outbox() == ()


def test_kill_at_any_moment_loses_nothing_and_repeats_nothing(checkout: Path, tmp_path: Path) -> None:
    path = workbook(tmp_path)
    chance = random.Random(7)
    told = 30
    for life in range(12):
        process = started(checkout, "set", str(path), f"life{life}", "1000")
        assert process.stdout is not None
        told = int(process.stdout.readline())
        time.sleep(chance.random() * 0.05)
        process.kill()
        rest = process.stdout.read().split()
        told = int(rest[-1]) if rest else told
        process.stdout.close()
        process.wait()
        opened(path.read_bytes())  # always a whole workbook
        backend = ExcelBackend(path)
        assert all(isinstance(outcome, Written) for outcome in backend.flush(locate))
        assert backend.outbox() == ()
        now = backend.read()
        hp = hp_of(now, "mossy")
        assert isinstance(hp, int)
        assert hp in (told, told + 1), "what was told is in; what was under way may be"
        numbers = [int(str(entry).split("-")[1]) for entry in logged(now)]
        assert numbers == list(range(31, hp + 1)), "each exactly once"
    assert not list(state_folder(path).glob("*.tmp"))


def test_a_set_journalled_before_a_crash_is_finished_once(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    Outbox(state_folder(path) / "outbox").put(hp_change("a1", "mossy", 30, 7))  # died before touching the book
    first = ExcelBackend(path)
    assert [waiting.id for waiting in first.outbox()] == ["a1"]
    assert [type(outcome) for outcome in first.flush(locate)] == [Written]
    Outbox(state_folder(path) / "outbox").put(hp_change("a1", "mossy", 30, 7))  # died before saying it is done
    (outcome,) = ExcelBackend(path).flush(locate)
    assert isinstance(outcome, Written)
    assert outcome.again
    now = ExcelBackend(path).read()
    assert (hp_of(now, "mossy"), logged(now), ExcelBackend(path).outbox()) == (7, ["a1"], ())


def test_an_unreadable_journal_entry_is_laid_aside_not_lost(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    box = state_folder(path) / "outbox"
    Outbox(box).put(hp_change("a1", "mossy", 30, 7))
    (entry,) = box.glob("*.json")
    entry.write_bytes(b"{ torn")
    assert ExcelBackend(path).outbox() == ()
    assert (box / "aside" / entry.name).read_bytes() == b"{ torn"
    assert isinstance(ExcelBackend(path).write(hp_change("a2", "mossy", 30, 8), locate), Written)
