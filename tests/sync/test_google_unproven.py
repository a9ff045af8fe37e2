"""A write of which nobody heard, and sorts about it: the next program puts it right before it plays on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, hp_of, locate
from tests.sync.google_sheet import QUICK, Doing, backend_of, unheard
from tests.sync.test_google_writing import hps
from toolkit.sync.backends.google import unproven
from toolkit.sync.backends.google.address import state_room
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.port import Written


@pytest.fixture
def other(google_place: SheetsService, sheet: OpenSheet) -> GoogleBackend:
    """The next program; handles are there."""
    backend = backend_of(google_place, sheet)
    backend.write(hp_change("a0", "dusk", 12, 9), locate)
    backend.read()
    return backend


def broken_off(place: SheetsService, sheet: OpenSheet, *since: Doing, sort: bool = True) -> None:
    """Cinder is hit while people sort; the answer is lost, and the service is away; then this is done in the sheet."""
    stopped = backend_of(place, sheet, replace(QUICK, deadline=0.05), sleep=lambda seconds: None)
    sorting = partial(sheet.sort, "Roster", "B", down=True)
    unheard(place, stopped, hp_change("a1", "cinder", 40, 39), sorting if sort else lambda: None)
    for do in since:
        do(sheet)


SINCE: list[Doing] = [
    lambda sheet: None,
    lambda sheet: sheet.sort("Roster", "B"),
    lambda sheet: sheet.sort("Roster", "D"),
    lambda sheet: sheet.move_rows("Roster", 2, 5),
    lambda sheet: sheet.insert_rows("Roster", 2, 2),
]


@pytest.mark.parametrize("since", SINCE)
def test_the_next_action_is_played_on_what_was_meant(
    google_place: SheetsService, sheet: OpenSheet, other: GoogleBackend, since: Doing
) -> None:
    broken_off(google_place, sheet, since)
    assert hps(sheet)["Сумрак"] == 39  # hit in Cinder's place
    for name, key, old in (("b1", "cinder", 39), ("b2", "dusk", 9), ("b3", "mossy", 30)):
        assert isinstance(other.write(hp_change(name, key, old, old - 1), locate), Written)
    assert hps(sheet) == {"Cinder": 38, "Mossy": 29, "Сумрак": 8}
    logged = [row[0] for row in sheet.values("Log") if row][1:]
    assert logged == ["a0", "a1", "b1", "b2", "b3"]


def test_looking_puts_it_right_too(google_place: SheetsService, sheet: OpenSheet, other: GoogleBackend) -> None:
    broken_off(google_place, sheet)
    assert [hp_of(other.read(), key) for key in ("cinder", "mossy", "dusk")] == [39, 30, 9]


def test_what_was_set_back_by_hand_long_since_stays(
    google_place: SheetsService, sheet: OpenSheet, other: GoogleBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_off(google_place, sheet, lambda sheet: sheet.type("Roster", "C2", 40), sort=False)
    monkeypatch.setattr(unproven, "LATE", 0.0)
    other.write(hp_change("b1", "mossy", 30, 29), locate)
    assert hps(sheet) == {"Cinder": 40, "Mossy": 29, "Сумрак": 9}


def test_what_the_answer_showed_in_place_is_nobodys_business_any_more(
    google_place: SheetsService, sheet: OpenSheet, other: GoogleBackend
) -> None:
    """A command ends with its action; people then set by hand what looks like a value gone astray."""
    assert isinstance(backend_of(google_place, sheet).write(hp_change("a1", "cinder", 40, 0), locate), Written)
    sheet.type("Roster", "C2", 40)
    sheet.type("Roster", "C3", 0)
    other.write(hp_change("b1", "dusk", 9, 8), locate)
    assert hps(sheet) == {"Cinder": 40, "Mossy": 0, "Сумрак": 8}


def test_what_is_kept_for_that_is_private_and_may_be_spoilt(
    google_place: SheetsService, sheet: OpenSheet, other: GoogleBackend
) -> None:
    broken_off(google_place, sheet)
    (file,) = _kept()
    assert file.stat().st_mode & 0o077 == 0
    file.write_bytes(file.read_bytes()[:40])
    assert isinstance(other.write(hp_change("b1", "mossy", 30, 29), locate), Written)
    other.read()
    assert _kept() == []


def _kept() -> list[Path]:
    return list(state_room().glob("sources/*/unproven/*"))
