"""Several machines, each with a lock and an outbox of its own, play in one Google Sheet: all of it once."""

from __future__ import annotations

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, hp_of, locate, logged
from tests.sync.google_sheet import backend_of
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.port import Conflict, Written

ACTIONS = 2


def soon(seconds: float) -> None:
    """Waiting goes faster here."""
    time.sleep(seconds / 4)


@pytest.fixture
def machines(
    google_place: SheetsService, sheet: OpenSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> list[GoogleBackend]:
    found = []
    for number in range(4):
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / f"machine {number}"))
        found.append(backend_of(google_place, sheet, sleep=soon))
    return found


def _play(backend: GoogleBackend, who: int) -> int:
    """All on the same cell, looked at and tried again until each is in."""
    done = 0
    for number in range(ACTIONS):
        for _ in range(40):
            stands = hp_of(backend.read(), "mossy")
            assert isinstance(stands, int)
            if isinstance(backend.write(hp_change(f"a{who}-{number}", "mossy", stands, stands - 1), locate), Written):
                done += 1
                break
    return done


def test_all_at_once_and_every_action_is_there_once(machines: list[GoogleBackend]) -> None:
    with ThreadPoolExecutor(len(machines)) as crowd:
        done = sum(crowd.map(_play, machines, range(len(machines))))
    now = machines[0].read()
    wanted = Counter(f"a{who}-{number}" for who in range(len(machines)) for number in range(ACTIONS))
    assert done == len(machines) * ACTIONS
    assert Counter(logged(now)) == wanted
    assert hp_of(now, "mossy") == 30 - done


def test_alone_it_costs_no_more_and_with_others_one_request_more(
    google_place: SheetsService, machines: list[GoogleBackend]
) -> None:
    one, other = machines[:2]
    one.write(hp_change("a0", "mossy", 30, 29), locate)
    google_place.forget()
    one.write(hp_change("a1", "mossy", 29, 28), locate)
    assert (google_place.count("read"), google_place.count("write")) == (1, 1)
    other.write(hp_change("b0", "mossy", 28, 27), locate)
    other.read()
    google_place.forget()
    assert isinstance(other.write(hp_change("b1", "mossy", 27, 26), locate), Written)
    assert (google_place.count("spreadsheets.get"), google_place.count("write")) == (1, 2)


def test_who_could_not_write_gives_the_turn_back(
    machines: list[GoogleBackend], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = machines[:2]
    for backend, name, old in ((one, "a0", 30), (other, "b0", 29), (one, "a1", 28)):
        assert isinstance(backend.write(hp_change(name, "mossy", old, old - 1), locate), Written)
    one.read()
    assert isinstance(one.write(hp_change("a2", "mossy", 5, 4), locate), Conflict)
    waited: list[float] = []
    monkeypatch.setattr(f"{__name__}.time.sleep", waited.append)
    assert isinstance(other.write(hp_change("b1", "mossy", 27, 26), locate), Written)
    assert sum(waited) < 2
    assert logged(one.read()) == ["a0", "b0", "a1", "b1"]
