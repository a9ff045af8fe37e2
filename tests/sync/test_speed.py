"""Reading a roster of 1,000 and writing one action back, measured against openpyxl's load and save in the same run."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable
from pathlib import Path

from openpyxl import Workbook, load_workbook

from tests.sync.campaign import hp_change, locate
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.sync.port import Written


def best_of(times: int, task: Callable[[], object]) -> float:
    def once() -> float:
        start = time.perf_counter()
        task()
        return time.perf_counter() - start

    return min(once() for _ in range(times))


def test_read_and_write_take_less_than_a_fifth_of_openpyxl(tmp_path: Path) -> None:
    chance = random.Random(1)
    book = Workbook()
    roster = book.active
    assert roster is not None
    roster.title = "Roster"
    roster.append(["id", "hp", *(f"c{number}" for number in range(33))])
    for number in range(1000):
        roster.append([f"r{number}", 30, *(chance.choice([number, "some text", 2.5, None]) for _ in range(33))])
    book.create_sheet("Log").append(["id", "result", "undoes"])
    out = io.BytesIO()
    book.save(out)
    data = out.getvalue()

    def action() -> None:
        path = tmp_path / "team.xlsx"
        path.write_bytes(data)
        backend = ExcelBackend(path)
        backend.read()
        assert isinstance(backend.write(hp_change("a1", "r500", 30, 7), locate), Written)

    ours = best_of(3, action)
    theirs = best_of(2, lambda: load_workbook(io.BytesIO(data)).save(io.BytesIO()))
    print(f"ours {ours * 1000:.0f} ms, openpyxl {theirs * 1000:.0f} ms")
    assert ours < theirs / 5
