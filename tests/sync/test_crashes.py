"""Several programs at once and programs that die: nothing lost, nothing twice, the workbook always whole."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.sync.campaign import hp_change, hp_of, locate, logged, workbook
from tests.sync.zips import opened
from toolkit.messages import render
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.sync.outbox import Outbox
from toolkit.sync.port import LaidAside, Written
from toolkit.sync.sentences import aside_notes
from toolkit.sync.set_text import show_set
from toolkit.sync.side_folder import state_folder
from toolkit.tables.changes import CellChange, ChangeSet, Clash, LogRow
from toolkit.tables.snapshot import CellError


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
        sent = backend.flush(locate)
        assert (sent.aside, sent.left) == ((), None)
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
    assert [one.id for one in first.flush(locate).written] == ["a1"]
    Outbox(state_folder(path) / "outbox").put(hp_change("a1", "mossy", 30, 7))  # died before saying it is done
    assert [one.id for one in ExcelBackend(path).flush(locate).written] == ["a1"]
    now = ExcelBackend(path).read()
    assert (hp_of(now, "mossy"), logged(now), ExcelBackend(path).outbox()) == (7, ["a1"], ())


def test_sets_go_in_the_order_they_came_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = workbook(tmp_path)
    box = Outbox(state_folder(path) / "outbox")
    for number, (old, new) in enumerate([(30, 20), (20, 10), (10, 5)]):
        monkeypatch.setattr(time, "time_ns", lambda back=number: 10**18 - back * 10**12)
        box.put(hp_change(f"a{number}", "mossy", old, new))
    assert [one.id for one in box.waiting()] == ["a0", "a1", "a2"]
    assert [one.id for one in ExcelBackend(path).flush(locate).written] == ["a0", "a1", "a2"]
    assert hp_of(ExcelBackend(path).read(), "mossy") == 5


@pytest.mark.parametrize(
    "torn",
    [
        b"",
        b"{ torn",
        b"[" * 100_000,
        b'{"id":1,"changes":[],"log":[]}',
        b'{"id":"a1","changes":[],"log":[5]}',
        b'{"id":"a1","changes":[["Roster","mossy","hp",30,NaN]],"log":[]}',
        b'{"id":"a1","changes":[["Roster","mossy","hp",30,[7]]],"log":[]}',
        b'{"id":"a1","changes":{"a":1},"log":[]}',
        b'{"id":"a1","changes":[],"log":[],"clashes":[[1]]}',
        b"\xff\xfe\x00",
        b"1" * 5000,
        show_set(hp_change("a1", "mossy", 30, 7)).replace(b"30, 7", b"30, 3"),
    ],
)
def test_a_damaged_set_is_laid_aside_and_told_with_its_place(tmp_path: Path, torn: bytes) -> None:
    path = workbook(tmp_path)
    box = state_folder(path) / "outbox"
    Outbox(box).put(hp_change("a1", "mossy", 30, 7))
    (entry,) = box.glob("*.json")
    entry.write_bytes(torn)
    ours = ExcelBackend(path)
    assert ours.outbox() == ()
    assert (box / "aside" / entry.name).read_bytes() == torn
    assert ours.aside() == (LaidAside(str(box / "aside" / entry.name), None),)
    assert isinstance(ours.write(hp_change("a2", "mossy", 30, 8), locate), Written)
    (said,) = aside_notes(ours.aside()[0])
    assert str(box / "aside" / entry.name) in render(said, "ru")
    ours.dismiss()
    assert ours.aside() == ()
    assert (box / "seen" / entry.name).read_bytes() == torn


def test_what_is_kept_comes_back_exactly(tmp_path: Path) -> None:
    changes: list[tuple[Any, Any]] = [
        ("", None),
        ("x\ud800", 1.5),
        ("№ 5", True),
        (CellError("#N/A"), 10**15),
        (-0.5, "\n"),
    ]
    cells = tuple(CellChange("Roster", f"k{at}", "hp", old, new) for at, (old, new) in enumerate(changes))
    kept = ChangeSet("id/«ё»", cells, (LogRow({"id": "a", "action": None}),))
    box = Outbox(tmp_path)
    box.put(kept)
    assert box.waiting() == (kept,)
    laid = box.lay_aside(kept, (Clash(cells[0], "changed", "Roster!C3", CellError("#REF!")),))
    assert (box.waiting(), box.aside()) == ((), (laid,))


def test_litter_of_crashes_is_swept(tmp_path: Path) -> None:
    path = workbook(tmp_path)
    room = state_folder(path)
    (room / "outbox").mkdir(parents=True)
    (room / "backup").mkdir()
    old, young, version = (
        room / "outbox" / "1.json-1-1.tmp",
        room / "outbox" / "2.json-1-1.tmp",
        room / "backup" / "v.tmp",
    )
    for file in (old, young, version):
        file.write_bytes(b"half")
    os.utime(old, (0, 0))
    ExcelBackend(path).write(hp_change("a1", "mossy", 30, 7), locate)
    assert [file.exists() for file in (old, young, version)] == [False, True, False]
