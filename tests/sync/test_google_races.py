"""What people do to a Google Sheet in the very moment between our reading and our writing, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, locate
from tests.sync.google_sheet import backend_of, meanwhile
from tests.sync.test_google_writing import BOTH
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.plan import rows_of, writing
from toolkit.sync.backends.google.repair import misplaced
from toolkit.sync.port import Conflict, Placement, Written

RIGHT = {"cinder": (11, 44), "mossy": (7, 40), "dusk": (9, 50)}


@pytest.fixture
def backend(google_place: SheetsService, sheet: OpenSheet) -> GoogleBackend:
    backend = backend_of(google_place, sheet)
    backend.write(hp_change("a0", "dusk", 12, 9), locate)
    return backend


def merge(sheet: OpenSheet, tab: str, top: int, left: int, bottom: int, right: int) -> None:
    sides = {"startRowIndex": top, "startColumnIndex": left, "endRowIndex": bottom, "endColumnIndex": right}
    sheet.request("mergeCells", lambda page: {"range": {"sheetId": page.id, **sides}, "mergeType": "MERGE_ALL"}, tab)


def move_column(sheet: OpenSheet, first: int, before: int) -> None:
    source = {"dimension": "COLUMNS", "startIndex": first, "endIndex": first + 1}
    sheet.request(
        "moveDimension", lambda page: {"source": {"sheetId": page.id, **source}, "destinationIndex": before}, "Roster"
    )


def by_id(sheet: OpenSheet, tab: str = "Roster") -> dict[object, tuple[object, ...]]:
    """Id -> HP and maximum, by the headers as they are now."""
    header, *rows = sheet.values(tab)
    at = [header.index(name) for name in ("id", "hp", "max_hp")]
    return {row[at[0]]: tuple(row[place] for place in at[1:]) for row in rows if len(row) > max(at)}


def during(backend: GoogleBackend, *what: Callable[[], object]) -> list[str]:
    """The action, with that going on; what is told of it once it has been looked at again."""
    outcome = backend.write(BOTH, meanwhile(*what))
    assert isinstance(outcome, Written)
    backend.read()
    assert all(render(remark, language) for remark in backend.remarks() for language in LANGUAGES)
    return [f"{remark.code} {remark.facts['where']}" for remark in backend.remarks()]


@pytest.mark.parametrize(
    "what",
    [
        lambda sheet: move_column(sheet, 4, 2),
        lambda sheet: move_column(sheet, 2, 1),
        lambda sheet: (sheet.sort("Roster", "C"), sheet.insert_columns("Roster", "C")),
        lambda sheet: (sheet.insert_columns("Roster", "A"), sheet.insert_rows("Roster", 2)),
        lambda sheet: sheet.delete_columns("Roster", "B"),
        lambda sheet: sheet.insert_rows("Log", 1, 3),
    ],
)
def test_nothing_is_misplaced_and_no_formula_overwritten(
    sheet: OpenSheet, backend: GoogleBackend, what: Callable[[OpenSheet], object]
) -> None:
    assert during(backend, lambda: what(sheet)) == []
    assert by_id(sheet) == RIGHT
    column = chr(ord("A") + next(row for row in sheet.values("Roster") if "share" in row).index("share"))
    rows = [number for number, row in enumerate(sheet.values("Roster"), 1) if len(row) > 3 and "hp" not in row]
    assert all(sheet.formula("Roster", f"{column}{number}") for number in rows)
    assert [[cell for cell in row if cell] for row in sheet.values("Log") if row][1:] == [
        ["a0", "dusk 12 -> 9"],
        ["b1", "both"],
    ]


@pytest.mark.parametrize("column", ["A", "B", "C"])
def test_columns_inserted_into_the_log(sheet: OpenSheet, backend: GoogleBackend, column: str) -> None:
    assert during(backend, lambda: sheet.insert_columns("Log", column)) == []
    rows = sheet.values("Log")
    at = [rows[0].index(header) for header in ("id", "result")]
    assert [[row[place] for place in at] for row in rows[1:]] == [["a0", "dusk 12 -> 9"], ["b1", "both"]]
    assert all(len([cell for cell in row if cell]) == 2 for row in rows[1:])


def test_a_log_row_that_was_deleted_with_others_is_written_once_more(sheet: OpenSheet, backend: GoogleBackend) -> None:
    assert during(backend, lambda: sheet.delete_rows("Log", 2, 900)) == []
    assert by_id(sheet) == RIGHT
    assert sheet.values("Log") == [["id", "result", "undoes"], ["b1", "both"]]


@pytest.mark.parametrize("lost_answer", [False, True])
@pytest.mark.parametrize("down", [False, True])
def test_people_may_sort_the_log_as_they_like(
    google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend, down: bool, lost_answer: bool
) -> None:
    sheet.insert_rows("Log", 2, 2)
    if lost_answer:
        google_place.faults.add("values.batchUpdateByDataFilter", "reset", after=True)
    during(backend, lambda: sheet.sort("Roster", "B", down=True), lambda: sheet.sort("Log", "A", down=down))
    sheet.sort("Log", "A", down=not down)
    assert isinstance(backend.write(hp_change("c1", "mossy", 7, 6), locate), Written)
    assert by_id(sheet) == {**RIGHT, "mossy": (6, 40)}
    assert sorted(row[:2] for row in sheet.values("Log") if any(row))[:-1] == [
        ["a0", "dusk 12 -> 9"],
        ["b1", "both"],
        ["c1", "mossy 7 -> 6"],
    ]


def test_a_tab_is_known_by_another_name_too(sheet: OpenSheet, backend: GoogleBackend) -> None:
    assert during(backend, lambda: sheet.rename("Roster", "Team")) == []
    assert by_id(sheet, "Team") == RIGHT


LOST: list[tuple[Callable[[OpenSheet], object], list[str]]] = [
    (lambda sheet: merge(sheet, "Roster", 2, 1, 3, 3), ["Roster!C3"]),
    (lambda sheet: merge(sheet, "Roster", 1, 2, 3, 3), ["Roster!C3"]),
    (lambda sheet: merge(sheet, "Log", 2, 0, 3, 3), ["Log!B3"]),
    (lambda sheet: sheet.delete_rows("Roster", 3), ["Roster!C3"]),
    (lambda sheet: sheet.delete_columns("Roster", "C"), ["Roster!C3", "Roster!C2"]),
    (lambda sheet: sheet.delete_columns("Log", "B"), ["Log!B3"]),
]


@pytest.mark.parametrize(("what", "where"), LOST)
def test_what_has_no_place_any_more_is_told(
    sheet: OpenSheet, backend: GoogleBackend, what: Callable[[OpenSheet], object], where: list[str]
) -> None:
    assert during(backend, lambda: what(sheet)) == [f"sync.google_lost {place}" for place in where]


def test_a_formula_under_which_its_column_was_moved_away_is_put_back(sheet: OpenSheet, backend: GoogleBackend) -> None:
    during(backend, lambda: sheet.delete_columns("Roster", "B", 2))
    assert sheet.formula("Roster", "C2") == "=#REF!/B2"
    assert sheet.formula("Roster", "C3") == "=#REF!/B3"


def test_a_lone_formula_that_was_overwritten_is_told(sheet: OpenSheet, backend: GoogleBackend) -> None:
    for row in (3, 4):
        sheet.type("Roster", f"E{row}", row)
    assert "sync.google_formula_gone Roster!C2" in during(backend, lambda: move_column(sheet, 4, 2))


def test_a_value_that_somebody_held_all_along_hides_no_wrong_one(sheet: OpenSheet, backend: GoogleBackend) -> None:
    """Dusk was hit in Mossy's place; what was to put that right meets a sort, so that 24 stands in two wrong rows."""
    sheet.sort("Roster", "B", down=True)
    for row, hp in ((2, 24), (3, 25), (4, 35)):
        sheet.type("Roster", f"C{row}", hp)
    before = backend._live.fetch()
    rows = rows_of(before, Placement((), {"Roster": {(2, 3): 10, (3, 3): 24}}))
    assert rows is not None
    sheet.sort("Roster", "D")
    backend._client.change(sheet.id, "values:batchUpdateByDataFilter", writing(before, rows))
    sheet.sort("Roster", "B")
    assert by_id(sheet) == {"cinder": (24, 44), "mossy": (10, 40), "dusk": (24, 50)}
    for late in (False, True):
        edits = misplaced(before, backend._live.fetch(), rows, late=late)
        assert edits == {"Roster": {(2, 3): 35, (3, 3): 24, (4, 3): 10}}


def test_a_write_that_never_arrived_is_not_taken_for_one_that_a_sort_misplaced(
    google_place: SheetsService, sheet: OpenSheet, backend: GoogleBackend
) -> None:
    google_place.faults.add("values.batchUpdateByDataFilter", "reset")
    meant = meanwhile(lambda: sheet.sort("Roster", "B", down=True), lambda: sheet.type("Roster", "C2", 39))
    assert isinstance(backend.write(BOTH, meant), Conflict)
    assert by_id(sheet) == {"cinder": (39, 44), "mossy": (30, 40), "dusk": (9, 50)}
