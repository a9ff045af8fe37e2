"""One machine's write meets a sort and its answer is lost; every other machine knows which rows were meant."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, hp_of, locate, logged
from tests.sync.google_sheet import Doing, Machine, backend_of, meanwhile, unheard
from tests.sync.test_google_unproven import SINCE
from tests.sync.test_google_writing import hps
from toolkit.sync.backends.google import backend as backends
from toolkit.sync.backends.google import slip as slips
from toolkit.sync.backends.google import turns
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.document import Document
from toolkit.sync.port import Written

RIGHT = {"Cinder": 39, "Mossy": 30, "Сумрак": 9}


@pytest.fixture
def machine(machines: Machine) -> Machine:
    """The first has played already."""
    machines("one").write(hp_change("a0", "dusk", 12, 9), locate)
    return machines


@pytest.fixture
def cut_off(google_place: SheetsService, sheet: OpenSheet, machine: Machine) -> Machine:
    """The first machine hits Cinder while people sort, hears nothing of it and is not on the net any more."""
    hit = hp_change("a1", "cinder", 40, 39)
    unheard(google_place, machine("one"), hit, lambda: sheet.sort("Roster", "B", down=True))
    assert hps(sheet)["Сумрак"] == 39  # hit in Cinder's place
    return machine


def shown(backend: GoogleBackend) -> dict[str, object]:
    found = backend.read()
    names = {"Cinder": "cinder", "Mossy": "mossy", "Сумрак": "dusk"}
    return {name: hp_of(found, key) for name, key in names.items()}


@pytest.mark.parametrize("since", SINCE)
def test_whoever_opens_the_sheet_puts_it_right(sheet: OpenSheet, cut_off: Machine, since: Doing) -> None:
    since(sheet)
    other = cut_off("two")
    assert shown(other) == RIGHT  # at once, and in the sheet as soon as it is its turn
    assert shown(other) == hps(sheet) == RIGHT


@pytest.mark.parametrize("since", SINCE)
def test_whoever_plays_on_plays_on_what_was_meant(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine, since: Doing, cut_off: Machine
) -> None:
    since(sheet)
    other = cut_off("two")
    for name, key, old in (("b1", "cinder", 39), ("b2", "dusk", 9), ("b3", "mossy", 30)):
        assert isinstance(other.write(hp_change(name, key, old, old - 1), locate), Written)
    assert hps(sheet) == {"Cinder": 38, "Mossy": 29, "Сумрак": 8}
    assert logged(other.read()) == ["a0", "a1", "b1", "b2", "b3"]
    first = cut_off("one")
    first.flush(locate)
    assert shown(first) == hps(sheet) == {"Cinder": 38, "Mossy": 29, "Сумрак": 8}


def test_who_has_still_to_prove_its_own_heeds_the_others_slip_first(
    google_place: SheetsService, sheet: OpenSheet, cut_off: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second machine puts it right, meets a sort itself and is cut off too; then the first is back."""
    second = cut_off("two")
    fetch = second._live.fetch
    readings: list[Document] = []

    def fetching() -> Document:
        readings.append(fetch())
        if len(readings) == 2:
            sheet.sort("Roster", "D")
            google_place.faults.add("values.batchUpdateByDataFilter", "reset", after=True)
            google_place.faults.add("spreadsheets.get", "portal", times=None)
        return readings[-1]

    second._live.fetch = fetching  # type: ignore[method-assign]
    second.read()
    google_place.faults.clear()
    assert hps(sheet)["Mossy"] == 9
    first = cut_off("one")
    assert shown(first) == RIGHT
    monkeypatch.setattr(turns, "STALE", 0.0)  # the second had the turn
    first.flush(locate)
    assert shown(first) == hps(sheet) == RIGHT


def test_a_page_that_is_open_shows_it_right_and_tells_no_loss(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine
) -> None:
    page = machine("two")
    before = page.read().revision

    def away() -> None:
        sheet.sort("Roster", "B", down=True)
        google_place.faults.add("values.batchUpdateByDataFilter", "reset", after=True)
        google_place.faults.add("spreadsheets.get", 500, times=None)

    machine("one").write(hp_change("a1", "cinder", 40, 39), meanwhile(away))
    google_place.faults.clear()
    assert page.revision() != before
    assert (shown(page), page.remarks()) == (RIGHT, ())
    page.read()
    assert hps(sheet) == RIGHT


def test_who_may_only_look_is_shown_it_right(
    google_place: SheetsService, sheet: OpenSheet, cut_off: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backends, "_AGAIN", 60.0)
    google_place.faults.add("write", 403, times=None)
    viewer = cut_off("two")
    assert shown(viewer) == RIGHT
    google_place.forget()
    assert viewer.revision() == viewer.read().revision
    assert google_place.count("write") == 0  # it is not tried all the time
    assert hps(sheet)["Сумрак"] == 39


def test_what_people_set_back_by_hand_stays(sheet: OpenSheet, machine: Machine) -> None:
    assert isinstance(machine("one").write(hp_change("a1", "cinder", 40, 39), locate), Written)
    sheet.type("Roster", "C2", 40)
    assert shown(machine("two"))["Cinder"] == 40
    sheet.type("Roster", "C3", 39)  # looks like the value gone astray, but the second machine has seen it in place
    assert shown(machine("two"))["Mossy"] == 39


def test_an_old_slip_is_no_proof(sheet: OpenSheet, cut_off: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slips, "FRESH", 0.0)
    assert shown(cut_off("two"))["Сумрак"] == 39


def test_the_slip_is_hidden_and_no_tab_of_the_campaign(sheet: OpenSheet, machine: Machine) -> None:
    assert [tab.properties["hidden"] for tab in sheet.book.tabs if tab.title == slips.TITLE] == [True]
    assert list(machine("two").read().tabs) == ["Roster", "Log"]


SPOILT: list[Callable[[OpenSheet], object]] = [
    lambda sheet: sheet.type(slips.TITLE, "B1", "nothing"),
    lambda sheet: sheet.type(slips.TITLE, "A1", 7, "H4sIAAAAAAAA", True),
    lambda sheet: sheet.insert_rows(slips.TITLE, 1),
    lambda sheet: sheet.request("deleteSheet", lambda tab: {"sheetId": tab.id}, slips.TITLE),
    lambda sheet: sheet.request("duplicateSheet", lambda tab: {"sourceSheetId": tab.id}, slips.TITLE),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_whatever_people_do_to_it_play_goes_on(
    sheet: OpenSheet, machine: Machine, spoil: Callable[[OpenSheet], object]
) -> None:
    spoil(sheet)
    for number, name in enumerate(("two", "one", "two")):
        assert isinstance(
            machine(name).write(hp_change(f"b{number}", "mossy", 30 - number, 29 - number), locate), Written
        )
    assert {"Roster", "Log"} <= set(machine("two").read().tabs)


def test_a_service_that_makes_no_hidden_tabs_is_played_on_without(
    google_place: SheetsService, sheet: OpenSheet
) -> None:
    google_place.faults.add("spreadsheets.batchUpdate", 400)
    backend = backend_of(google_place, sheet)
    for number in range(2):
        assert isinstance(backend.write(hp_change(f"a{number}", "mossy", 30 - number, 29 - number), locate), Written)
    assert logged(backend.read()) == ["a0", "a1"]
