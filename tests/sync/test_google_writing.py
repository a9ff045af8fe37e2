"""Writing a Google Sheet that others have open: two requests, the right rows, exactly once, whatever happens."""

from __future__ import annotations

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, hp_of, locate, logged, undoing
from tests.sync.google_sheet import UNANSWERED, backend_of, meanwhile
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.port import Conflict, Queued, Written
from toolkit.tables.changes import CellChange, ChangeSet, LogRow

BOTH = ChangeSet(
    "b1",
    (CellChange("Roster", "mossy", "hp", 30, 7), CellChange("Roster", "cinder", "hp", 40, 11)),
    (LogRow({"id": "b1", "result": "both"}),),
)


@pytest.fixture
def backend(google_place: SheetsService, sheet: OpenSheet) -> GoogleBackend:
    """With its handles prepared: the first action of all has been played."""
    backend = backend_of(google_place, sheet)
    backend.write(hp_change("a0", "dusk", 12, 9), locate)
    google_place.forget()
    return backend


def hps(sheet: OpenSheet) -> dict[str, object]:
    """Name -> HP as the sheet has them."""
    return {str(row[1]): row[2] for row in sheet.values("Roster") if len(row) > 2 and row[0] not in ("", "id")}


def test_an_action_is_one_reading_and_one_writing(google_place: SheetsService, backend: GoogleBackend) -> None:
    for number in range(3):
        assert isinstance(
            backend.write(hp_change(f"a{number + 1}", "mossy", 30 - number, 29 - number), locate), Written
        )
    counts = google_place.counts()
    assert (
        counts.pop(("drive", "drive.files.get")) == 6
    )  # the version, before and after, which no quota of Sheets knows
    assert counts == {("read", "spreadsheets.get"): 3, ("write", "values.batchUpdateByDataFilter"): 3}


def test_rows_of_the_log_are_prepared_for_many_actions(google_place: SheetsService, backend: GoogleBackend) -> None:
    for number in range(45):
        backend.write(hp_change(f"a{number + 1}", "mossy", 30 + number, 31 + number), locate)
    assert google_place.count("spreadsheets.batchUpdate") == 1
    assert len(logged(backend.read())) == 46


def test_a_row_inserted_meanwhile_misplaces_nothing(sheet: OpenSheet, backend: GoogleBackend) -> None:
    insert = meanwhile(lambda: sheet.insert_rows("Roster", 2, 2), lambda: sheet.insert_rows("Log", 1))
    assert isinstance(backend.write(BOTH, insert), Written)
    assert hps(sheet) == {"Cinder": 11, "Mossy": 7, "Сумрак": 9}
    assert sheet.values("Log", "A1:A4") == [[], ["id"], ["a0"], ["b1"]]


@pytest.mark.parametrize("column", ["B", "C", "D"])
@pytest.mark.parametrize(("down", "along"), [(True, False), (False, False), (True, True)])
def test_what_a_sort_misplaced_is_put_right(
    google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend, column: str, down: bool, along: bool
) -> None:
    """Whether metadata goes along with sorted rows is nowhere documented."""
    google_place.state.store.sort_moves_metadata = along
    outcome = backend.write(BOTH, meanwhile(lambda: sheet.sort("Roster", column, down=down)))
    assert isinstance(outcome, Written)
    assert hps(sheet) == {"Cinder": 11, "Mossy": 7, "Сумрак": 9}
    assert hp_of(outcome.snapshot, "mossy") == 7


@pytest.mark.parametrize("column", ["A", "B", "C", "D"])
def test_columns_inserted_meanwhile_misplace_nothing(sheet: OpenSheet, backend: GoogleBackend, column: str) -> None:
    outcome = backend.write(BOTH, meanwhile(lambda: sheet.insert_columns("Roster", column)))
    assert isinstance(outcome, Written)
    at = "ABCD".index(column)
    rows = [row[:at] + row[at + 1 :] for row in sheet.values("Roster") if not row[at]]
    assert [row[:4] for row in rows] == [
        ["id", "name", "hp", "max_hp"],
        ["cinder", "Cinder", 11, 44],
        ["mossy", "Mossy", 7, 40],
        ["dusk", "Сумрак", 9, 50],
    ]


def test_an_action_whose_row_of_the_log_was_deleted_meanwhile_gets_another(
    sheet: OpenSheet, backend: GoogleBackend
) -> None:
    told = ChangeSet("b1", (), (LogRow({"id": "b1", "result": "told"}),))
    outcome = backend.write(told, meanwhile(lambda: sheet.delete_rows("Log", 3, 900)))
    assert isinstance(outcome, Written)
    assert logged(backend.read()) == ["a0", "b1"]


def test_what_somebody_types_meanwhile_beside_it_stays(sheet: OpenSheet, backend: GoogleBackend) -> None:
    typing = meanwhile(lambda: sheet.type("Roster", "D3", 99), lambda: sheet.type("Roster", "B3", "Moss"))
    assert isinstance(backend.write(hp_change("a1", "mossy", 30, 7), typing), Written)
    assert sheet.values("Roster", "A3:D3") == [["mossy", "Moss", 7, 99]]


def test_others_changes_are_seen_before_writing(sheet: OpenSheet, backend: GoogleBackend) -> None:
    sheet.type("Roster", "C3", 25)
    outcome = backend.write(hp_change("a1", "mossy", 30, 7), locate)
    assert isinstance(outcome, Conflict)
    assert [(clash.where, clash.found) for clash in outcome.clashes] == [("Roster!C3", 25)]


def test_protected_and_merged_cells_are_told_and_a_warning_is_none(sheet: OpenSheet, backend: GoogleBackend) -> None:
    sheet.protect("Roster", "A2:E2", warning=True)
    sheet.protect("Roster", "C3")
    change = hp_change("a1", "mossy", 30, 7)
    outcome = backend.write(change, locate)
    assert isinstance(outcome, Conflict)
    assert [(clash.reason, clash.where) for clash in outcome.clashes] == [("protected_google", "Roster!C3")]
    assert isinstance(backend.write(hp_change("a2", "cinder", 40, 7), locate), Written)
    assert logged(backend.read()) == ["a0", "a2"]


def test_a_range_protected_meanwhile_writes_nothing(sheet: OpenSheet, backend: GoogleBackend) -> None:
    outcome = backend.write(BOTH, meanwhile(lambda: sheet.protect("Roster", "C3")))
    assert isinstance(outcome, Conflict)
    assert {clash.reason for clash in outcome.clashes} == {"protected_google"}
    assert hps(sheet) == {"Cinder": 40, "Mossy": 30, "Сумрак": 9}
    assert logged(backend.read()) == ["a0"]


FAULTS = [*("reset", "html", "silent", "cut", "portal", "garbage"), 429, 500, 503]


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("what", FAULTS)
@pytest.mark.parametrize("on", ["spreadsheets.get", "values.batchUpdateByDataFilter"])
def test_whatever_fails_an_action_is_there_once(
    google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend, on: str, what: str | int, after: bool
) -> None:
    if what == "silent":
        backend = backend_of(google_place, sheet, UNANSWERED)
    google_place.faults.add(on, what, after=after, seconds=1.2)
    outcome = backend.write(hp_change("a1", "mossy", 30, 7), locate)
    if isinstance(outcome, Queued):  # a login page in between: it is not tried again at once
        assert [one.id for one in backend.outbox()] == ["a1"]
        assert [one.id for one in backend.flush(locate).written] == ["a1"]
    else:
        assert isinstance(outcome, Written)
    assert hps(sheet) == {"Cinder": 40, "Mossy": 7, "Сумрак": 9}
    assert (logged(backend.read()), backend.outbox()) == (["a0", "a1"], ())


@pytest.mark.parametrize("after", [False, True])
def test_preparing_may_fail_too(google_place: SheetsService, sheet: OpenSheet, after: bool) -> None:
    google_place.faults.add("spreadsheets.batchUpdate", "reset", after=after)
    backend = backend_of(google_place, sheet)
    assert isinstance(backend.write(hp_change("a1", "mossy", 30, 7), locate), Written)
    assert logged(backend.read()) == ["a1"]


def test_undo_brings_formulas_and_cells_back(sheet: OpenSheet, backend: GoogleBackend) -> None:
    before = backend.read()
    backend.write(BOTH, locate)
    assert sheet.value("Roster", "E3") == 7 / 40
    backend.write(undoing(BOTH, "u1"), locate)
    assert backend.read().tabs["Roster"] == before.tabs["Roster"]


@pytest.mark.parametrize(("cells", "marks"), [(False, True), (True, False)])
def test_a_service_that_tells_less_is_asked_more(
    google_place: SheetsService, sheet: OpenSheet, cells: bool, marks: bool
) -> None:
    sheet.type("Roster", "B3", "'=SUM(A1)")
    sheet.type("Roster", "E4", "=1/0")
    whole = backend_of(google_place, sheet).read()
    store = google_place.state.store
    store.tells_cells, store.tells_marks = cells, marks
    backend = backend_of(google_place, sheet)
    assert backend.read() == whole
    insert = meanwhile(lambda: sheet.insert_rows("Roster", 2, 2))
    assert isinstance(backend.write(BOTH, insert), Written)
    assert hps(sheet)["Cinder"] == 11
    assert logged(backend.read()) == ["b1"]
