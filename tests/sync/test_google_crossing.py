"""Somebody types into the very cell between our reading and our writing: nothing can save it, but it is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sheets_service.store import File
from tests.sync.campaign import hp_change, locate
from tests.sync.google_sheet import Doing, backend_of, meanwhile
from tests.sync.test_google_writing import BOTH
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.port import Written


@pytest.fixture
def backend(google_place: SheetsService, sheet: OpenSheet) -> GoogleBackend:
    backend = backend_of(google_place, sheet)
    backend.write(hp_change("a0", "dusk", 12, 9), locate)
    return backend


def told(backend: GoogleBackend, *doing: Callable[[], object]) -> list[object]:
    """The action, while people do this; the cells that are told."""
    assert isinstance(backend.write(BOTH, meanwhile(*doing)), Written)
    assert all(render(remark, language) for remark in backend.remarks() for language in LANGUAGES)
    return [one.facts["cells"] for one in backend.remarks() if one.code == "sync.google_crossed"]


INTO_IT: list[list[Doing]] = [
    [lambda sheet: sheet.type("Roster", "C3", 25)],
    [lambda sheet: sheet.type("Roster", "C3", 25), lambda sheet: sheet.type("Roster", "D4", 51)],
    [lambda sheet: sheet.type("Roster", "C2", 1), lambda sheet: sheet.type("Log", "F1", "who?")],
]
BESIDE_IT: list[Doing] = [
    lambda sheet: sheet.type("Roster", "D4", 51),
    lambda sheet: sheet.type("Roster", "B3", "Moss", "", 41),
    lambda sheet: sheet.type("Roster", "E2", "=1+1"),
    lambda sheet: sheet.sort("Roster", "B", down=True),
    lambda sheet: sheet.insert_rows("Roster", 2),
    lambda sheet: sheet.rename("Log", "Журнал"),
    lambda sheet: sheet.protect("Roster", "A1"),
]


@pytest.mark.parametrize("typing", INTO_IT)
@pytest.mark.parametrize("just_opened", [True, False])
def test_it_is_told_which_cells_it_may_have_been(
    google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend, typing: list[Doing], just_opened: bool
) -> None:
    backend = backend_of(google_place, sheet)
    if just_opened:
        backend.read()
    doing = [partial(one, sheet) for one in typing]
    assert told(backend, *doing) == ["Roster!C3 (30), Roster!C2 (40)"]
    backend.write(hp_change("b2", "dusk", 9, 8), locate)
    assert backend.remarks() == ()


@pytest.mark.parametrize("typing", BESIDE_IT)
def test_what_can_be_seen_beside_it_is_no_reason(sheet: OpenSheet, backend: GoogleBackend, typing: Doing) -> None:
    assert told(backend, lambda: typing(sheet)) == []


def test_an_action_of_which_nobody_heard_is_no_exception(
    google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend
) -> None:
    google_place.faults.add("values.batchUpdateByDataFilter", "reset", after=True)
    assert told(backend, lambda: sheet.type("Roster", "C3", 25)) == ["Roster!C3 (30), Roster!C2 (40)"]


def test_in_the_calm_it_costs_no_reading(google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend) -> None:
    google_place.forget()
    assert told(backend) == []
    counts = (google_place.count("read"), google_place.count("write"), google_place.count("drive"))
    assert counts == (1, 1, 2)


def test_a_service_that_counts_in_bigger_steps_is_learnt(
    google_place: SheetsService, sheet: OpenSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    touch = google_place.state.store.touch

    def thrice(file: File, email: str) -> None:
        for _ in range(3):
            touch(file, email)

    monkeypatch.setattr(google_place.state.store, "touch", thrice)
    backend = backend_of(google_place, sheet)
    for number in range(3):
        assert isinstance(backend.write(hp_change(f"b{number}", "mossy", 30 - number, 29 - number), locate), Written)
    assert backend.remarks() == ()


def test_a_drive_that_lags_or_is_away_tells_nothing_wrong(
    google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend
) -> None:
    google_place.state.store.version_lag = 60
    assert told(backend, lambda: sheet.type("Roster", "D4", 51)) == []
    google_place.faults.add("drive.*", 500, times=None)
    assert isinstance(backend.write(hp_change("b2", "dusk", 9, 8), locate), Written)
    assert [one.code for one in backend.remarks() if "crossed" in one.code] == []
