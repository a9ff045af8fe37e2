"""A write that a sort moved where nothing shows it at once, while its answer is lost: every machine puts it right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, locate, logged
from tests.sync.google_sheet import Doing, Machine, meanwhile, unheard
from tests.sync.test_google_slip import shown
from tests.sync.test_google_writing import hps
from toolkit.sync.backends.google import proof, turns, unproven
from toolkit.sync.backends.google.address import state_room
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.plan import Row, rows_of, writing
from toolkit.sync.backends.google.repair import Lost, lost, misplaced
from toolkit.sync.port import Placement, Written


@pytest.fixture
def machine(machines: Machine, sheet: OpenSheet, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """The first has played already, and dusk stands below a blank row."""
    monkeypatch.setattr(turns, "STALE", 0.0)
    machines("one").write(hp_change("a0", "dusk", 12, 9), locate)
    sheet.insert_rows("Roster", 2)
    return machines


def cut_off(place: SheetsService, machine: Machine, key: str, old: int, new: int, do: Callable[[], object]) -> None:
    """The first machine writes, this is done before it arrives, and no answer comes back, nor to the next questions."""
    unheard(place, machine("one"), hp_change("a1", key, old, new), do)


def strays(sheet: OpenSheet) -> list[object]:
    """What stands in rows without a name."""
    return [cell for row in sheet.values("Roster") if not any(row[:2]) for cell in row if cell not in ("", None)]


SINCE: list[Doing] = [
    lambda sheet: None,
    lambda sheet: sheet.sort("Roster", "D", down=True),
    lambda sheet: sheet.insert_rows("Roster", 2, 2),
]


@pytest.mark.parametrize("name", ["one", "two"])
@pytest.mark.parametrize("since", SINCE)
def test_a_row_without_a_name_that_was_hit_is_blank_again(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine, since: Doing, name: str
) -> None:
    cut_off(google_place, machine, "dusk", 9, 8, lambda: sheet.sort("Roster", "B"))
    since(sheet)
    assert strays(sheet) == [8]
    assert isinstance(machine(name).write(hp_change("b1", "mossy", 30, 29), locate), Written)
    assert hps(sheet) == {"Cinder": 40, "Mossy": 29, "Сумрак": 8}
    assert strays(sheet) == []


@pytest.mark.parametrize("name", ["one", "two"])
def test_a_value_that_hit_one_that_held_it_already(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine, name: str
) -> None:
    """Nothing shows it; and a further sort brings Cinder under the very handle by which it was to be written."""
    sheet.delete_rows("Roster", 2)
    cut_off(google_place, machine, "cinder", 40, 9, lambda: sheet.sort("Roster", "C"))
    assert hps(sheet) == {"Cinder": 40, "Mossy": 30, "Сумрак": 9}
    for row, most in ((2, 70), (3, 80), (4, 60)):  # dusk, Mossy, Cinder
        sheet.type("Roster", f"D{row}", most)
    sheet.sort("Roster", "D")
    other = machine(name)
    other.flush(locate)
    assert shown(other) == hps(sheet) == {"Cinder": 9, "Mossy": 30, "Сумрак": 9}


@pytest.mark.parametrize("name", ["one", "two"])
def test_a_value_that_hit_one_that_held_it_already_is_told_where_a_further_sort_hides_it(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine, name: str
) -> None:
    """All rows stand as they were read, and Cinder holds what it held: as if somebody had set it back."""
    sheet.delete_rows("Roster", 2)
    cut_off(google_place, machine, "cinder", 40, 9, lambda: sheet.sort("Roster", "C"))
    sheet.sort("Roster", "B")
    finder = machine(name)
    finder.flush(locate)
    assert shown(finder) == hps(sheet) == {"Cinder": 40, "Mossy": 30, "Сумрак": 9}
    (told,) = finder.remarks()
    assert (told.code, told.facts["where"], told.facts["what"]) == ("sync.google_lost", "Roster!C2", "9")


@pytest.mark.parametrize("name", ["one", "two"])
@pytest.mark.parametrize("sort", [lambda sheet: None, lambda sheet: sheet.sort("Roster", "B")])
def test_what_somebody_set_back_and_gave_to_another_stays_so(
    google_place: SheetsService,
    sheet: OpenSheet,
    machine: Machine,
    sort: Doing,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It looks like a value gone astray; but more than a minute has passed, and nothing was sorted in between."""
    sort(sheet)
    cut_off(google_place, machine, "dusk", 9, 8, lambda: None)
    for module in (proof, unproven):
        monkeypatch.setattr(module, "LATE", 0.0)
    for row, cells in enumerate(sheet.values("Roster"), 1):
        if len(cells) > 2 and cells[1] in ("Сумрак", "Mossy"):
            sheet.type("Roster", f"C{row}", 9 if cells[1] == "Сумрак" else 8)
    other = machine(name)
    other.flush(locate)
    assert shown(other) == hps(sheet) == {"Cinder": 40, "Mossy": 8, "Сумрак": 9}


@pytest.mark.parametrize("name", ["one", "two"])
def test_what_a_sort_put_into_another_row_is_found_also_later(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut_off(google_place, machine, "dusk", 9, 8, lambda: sheet.sort("Roster", "B", down=True))
    for module in (proof, unproven):
        monkeypatch.setattr(module, "LATE", 0.0)
    other = machine(name)
    other.flush(locate)
    assert shown(other) == hps(sheet) == {"Cinder": 40, "Mossy": 30, "Сумрак": 8}


def test_what_another_machine_played_since_is_not_taken_for_a_value_gone_astray(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine
) -> None:
    """The second puts it right and plays on, so that Mossy holds what the first had meant for dusk."""
    sheet.type("Roster", "C4", 9)
    cut_off(google_place, machine, "dusk", 9, 8, lambda: sheet.sort("Roster", "B"))
    other = machine("two")
    for name, key, old, new in (("b1", "dusk", 8, 7), ("b2", "mossy", 9, 8)):
        assert isinstance(other.write(hp_change(name, key, old, new), locate), Written)
    first = machine("one")
    first.flush(locate)
    assert shown(first) == hps(sheet) == {"Cinder": 40, "Mossy": 8, "Сумрак": 7}
    assert logged(first.read()) == ["a0", "a1", "b1", "b2"]


def test_the_sheet_tells_also_where_this_machine_kept_nothing(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine
) -> None:
    cut_off(google_place, machine, "dusk", 9, 8, lambda: sheet.sort("Roster", "B", down=True))
    for file in state_room().glob("sources/*/unproven/*"):
        file.unlink()
    machine("one").flush(locate)
    assert hps(sheet) == {"Cinder": 40, "Mossy": 30, "Сумрак": 8}


def test_what_empties_a_row_without_a_name_may_itself_meet_a_sort(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine
) -> None:
    backend = machine("one")
    sheet.type("Roster", "C2", 8)
    sheet.sort("Roster", "D")
    backend.write(hp_change("a1", "mossy", 30, 29), locate)
    before = backend._live.fetch()
    (stray,) = [number for number, row in enumerate(sheet.values("Roster"), 1) if row[2:3] == [8]]
    rows = rows_of(before, Placement((), {"Roster": {(stray, 3): None, (2, 3): 28}}))
    assert rows is not None
    sheet.sort("Roster", "C")
    backend._client.change(sheet.id, "values:batchUpdateByDataFilter", writing(before, rows))
    edits = misplaced(before, backend._live.fetch(), rows)
    now = backend._live.fetch()
    fixing = rows_of(now, Placement((), edits))
    assert fixing is not None
    backend._client.change(sheet.id, "values:batchUpdateByDataFilter", writing(now, fixing))
    assert strays(sheet) == []
    assert hps(sheet) == {"Cinder": 40, "Mossy": 28, "Сумрак": 9}


def emptied_cinder(sheet: OpenSheet, backend: GoogleBackend) -> tuple[Document, Sequence[Row]]:
    """What empties a row without a name hits Cinder; somebody empties that row by hand, and a blank one comes there."""
    sheet.type("Roster", "C2", 8)
    sheet.insert_rows("Roster", 3)
    sheet.sort("Roster", "D")
    backend.write(hp_change("a1", "mossy", 30, 29), locate)
    before = backend._live.fetch()
    rows = rows_of(before, Placement((), {"Roster": {(5, 3): None}}))
    assert rows is not None
    sheet.sort("Roster", "C")
    backend._client.change(sheet.id, "values:batchUpdateByDataFilter", writing(before, rows))
    sheet.type("Roster", "C2", "")
    sheet.sort("Roster", "D")
    assert strays(sheet) == []
    assert hps(sheet) == {"Cinder": "", "Mossy": 29, "Сумрак": 9}
    return before, rows


def test_what_was_to_empty_a_row_without_a_name_leaves_no_named_row_empty(sheet: OpenSheet, machine: Machine) -> None:
    """One blank row looks like another: that such a row is blank does not tell that the blank went there."""
    before, rows = emptied_cinder(sheet, backend := machine("one"))
    cinder = sheet.row_of("Roster", "cinder")
    assert misplaced(before, backend._live.fetch(), rows) == {"Roster": {(cinder, 3): 40}}


def test_where_it_is_not_sure_which_row_was_emptied_so_all_that_may_be_are_told(
    sheet: OpenSheet, machine: Machine
) -> None:
    before, rows = emptied_cinder(sheet, backend := machine("one"))
    sheet.type("Roster", f"C{sheet.row_of('Roster', 'mossy')}", "")
    now = backend._live.fetch()
    assert misplaced(before, now, rows) == {}
    held = {"cinder": "40", "mossy": "29"}
    told = [Lost(f"Roster!C{sheet.row_of('Roster', key)}", what) for key, what in held.items()]
    assert sorted(lost(before, now, rows), key=str) == sorted(told, key=str)


def test_a_number_that_people_left_in_a_blank_row_stays(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine
) -> None:
    sheet.type("Roster", "C2", 8)
    cut_off(google_place, machine, "dusk", 9, 8, lambda: sheet.sort("Roster", "B", down=True))
    assert shown(machine("two")) == {"Cinder": 40, "Mossy": 30, "Сумрак": 8}
    assert strays(sheet) == [8]


def test_a_turn_that_the_log_ended_is_taken_anew_before_anything_is_put_right(
    google_place: SheetsService, sheet: OpenSheet, machine: Machine
) -> None:
    """The second's write is in the Log, so the first may go on, though the second knows nothing of its own answer."""
    second = machine("two")
    second.write(hp_change("b0", "mossy", 30, 29), locate)
    machine("one").write(hp_change("a1", "mossy", 29, 28), locate)
    second.read()

    def away() -> None:
        sheet.sort("Roster", "B", down=True)
        google_place.faults.add("values.batchUpdateByDataFilter", "reset", after=True)

    wanted: list[str] = []
    pause = second._turns.pause

    def pausing(doc: Document, action: str) -> float | None:
        wanted.append(action)
        return pause(doc, action)

    second._turns.pause = pausing  # type: ignore[method-assign]
    assert isinstance(second.write(hp_change("b1", "dusk", 9, 8), meanwhile(away)), Written)
    assert wanted[-1] != "b1" == wanted[0]
    assert second._turns.asked == ""  # nobody waits for it
    assert hps(sheet) == {"Cinder": 40, "Mossy": 28, "Сумрак": 8}
