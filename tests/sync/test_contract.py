"""Every backend keeps the same promises: one suite, walked over the whole registry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import pytest

from tests.sheets_service import SheetsService
from tests.sync.campaign import csv_folder, hp_change, hp_of, locate, logged, tabs, undoing, workbook
from tests.sync.google_sheet import QUICK, backend_of, team
from toolkit.sync.backends.csvfolder import CsvFolder
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.sync.backends.memory import MemoryBackend
from toolkit.sync.port import Backend, Conflict, Flushed, Locate, Placement, Queued, Written
from toolkit.sync.registry import kinds
from toolkit.tables.changes import CellChange, ChangeSet, Clash, LogRow
from toolkit.tables.snapshot import Snapshot, Tab


@dataclass
class Home:
    """A backend on the small campaign; `occupy` plays somebody who has it open, `free` closes it again."""

    backend: Backend
    occupy: Callable[[], object]
    free: Callable[[], object]
    waits: Queued = field(default_factory=lambda: Queued("open_excel", "BB"))
    calculates: bool = True
    """Whether it has formulas at all."""


def _memory(_: Path) -> Home:
    backend = MemoryBackend("team", tabs())
    return Home(backend, lambda: setattr(backend, "closed_by", "BB"), lambda: setattr(backend, "closed_by", None))


def _excel(folder: Path) -> Home:
    path = workbook(folder)
    mark = folder / "~$team.xlsx"
    owner = b"\x02BB".ljust(55) + b"\x02\x00B\x00B\x00".ljust(110, b" ")
    return Home(ExcelBackend(path), lambda: mark.write_bytes(owner), mark.unlink)


def _csv(folder: Path) -> Home:
    path = csv_folder(folder)
    mark = path / ".~lock.Roster.csv#"
    return Home(
        CsvFolder(path),
        lambda: mark.write_text("BB,,,;", encoding="utf-8"),
        mark.unlink,
        Queued("open_office", "BB"),
        False,
    )


def _google(_: Path, service: SheetsService) -> Home:
    backend = backend_of(service, team(service), replace(QUICK, deadline=0.05, quota=0.05))
    backend.read()
    cut_off = partial(service.faults.add, "*", "reset", times=None)
    return Home(backend, cut_off, service.faults.clear, Queued("offline"))


HOMES: dict[str, Callable[..., Home]] = {"memory": _memory, "excel": _excel, "csv": _csv, "google": _google}


@pytest.fixture(params=sorted(kinds()))
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    """The campaign in a home of each registered kind."""
    assert request.param in HOMES, f"the contract has no campaign for the backend {request.param!r}"
    needed = [request.getfixturevalue("google_place")] if request.param == "google" else []
    return HOMES[request.param](tmp_path, *needed)


def typed(tab: Tab) -> list[list[object]]:
    """What people and actions put there; results of formulas come and go, once somebody has computed them."""
    numbered = [list(enumerate(row, 1)) for row in tab.rows]
    return [
        [None if (at, column) in tab.formulas else cell for column, cell in row] for at, row in enumerate(numbered, 1)
    ]


def test_reads_what_is_there(home: Home) -> None:
    snapshot = home.backend.read()
    assert list(snapshot.tabs) == ["Roster", "Log"]
    assert typed(snapshot.tabs["Roster"]) == typed(tabs()[0])
    assert snapshot.tabs["Roster"].formulas == ({(2, 5), (3, 5), (4, 5)} if home.calculates else frozenset())
    assert snapshot.revision == home.backend.revision()
    assert home.backend.name.startswith("team")


def test_a_set_is_written_whole_with_its_log_row(home: Home) -> None:
    before = home.backend.read()
    outcome = home.backend.write(hp_change("a1", "mossy", 30, 7), locate)
    assert isinstance(outcome, Written)
    assert not outcome.again
    now = home.backend.read()
    assert (hp_of(now, "mossy"), hp_of(now, "cinder"), logged(now)) == (7, 40, ["a1"])
    assert outcome.snapshot == now
    assert before.revision != now.revision == home.backend.revision()
    assert home.backend.outbox() == ()


def test_the_same_id_twice_is_written_once(home: Home) -> None:
    home.backend.write(hp_change("a1", "mossy", 30, 7), locate)
    outcome = home.backend.write(hp_change("a1", "mossy", 30, 7), locate)
    assert isinstance(outcome, Written)
    assert outcome.again
    assert logged(home.backend.read()) == ["a1"]


def test_a_conflict_writes_nothing_at_all(home: Home) -> None:
    before = home.backend.read()
    changes = (CellChange("Roster", "cinder", "hp", 40, 1), CellChange("Roster", "mossy", "hp", 29, 2))
    outcome = home.backend.write(ChangeSet("a1", changes, (LogRow({"id": "a1"}),)), locate)
    assert isinstance(outcome, Conflict)
    assert [(clash.change.key, clash.reason, clash.found) for clash in outcome.clashes] == [("mossy", "changed", 30)]
    assert home.backend.read() == before
    assert home.backend.outbox() == ()


def test_a_formula_is_never_overwritten(home: Home) -> None:
    if not home.calculates:
        pytest.skip("no formulas there")
    before = home.backend.read()
    outcome = home.backend.write(hp_change("a1", "cinder", None, 1, column="share"), locate)
    assert isinstance(outcome, Conflict)
    assert [clash.reason for clash in outcome.clashes] == ["formula"]
    assert home.backend.read() == before


def test_a_new_row_arrives_whole_below_the_others_and_goes_again(home: Home) -> None:
    before = home.backend.read()
    home.backend.write(ChangeSet("a1", (), (LogRow({"id": "a1"}),)), below("Roster", (5, 6)))
    now = home.backend.read()
    assert [list(row[:4]) for row in now.tabs["Roster"].rows[4:]] == [
        ["rat-5", "Rat 5", None, 9],
        ["rat-6", "Rat 6", None, 9],
    ]
    assert logged(now) == ["a1"]
    home.backend.write(ChangeSet("u1", (), (LogRow({"id": "u1"}),)), below("Roster", (5, 6), gone=True))
    assert typed(home.backend.read().tabs["Roster"]) == typed(before.tabs["Roster"])


def below(tab: str, rows: tuple[int, ...], gone: bool = False) -> Locate:
    """A `locate` that puts new rows there, or empties them, and logs it."""
    cells = {
        (row, at): None if gone else value
        for row in rows
        for at, value in ((1, f"rat-{row}"), (2, f"Rat {row}"), (4, 9))
    }

    def located(snapshot: Snapshot, change_set: ChangeSet) -> Placement:
        at = len(snapshot.tabs["Log"].rows) + 1
        return Placement((), {tab: cells, "Log": {(at, 1): change_set.id}})

    return located


def test_undo_brings_every_cell_back(home: Home) -> None:
    before = home.backend.read()
    change_set = hp_change("a1", "dusk", 12, None)
    home.backend.write(change_set, locate)
    assert hp_of(home.backend.read(), "dusk") is None
    home.backend.write(undoing(change_set, "u1"), locate)
    after = home.backend.read()
    assert typed(after.tabs["Roster"]) == typed(before.tabs["Roster"])
    assert logged(after) == ["a1", "u1"]


def test_sets_wait_while_somebody_has_it_open_and_go_in_order(home: Home) -> None:
    home.occupy()
    assert home.backend.write(hp_change("a1", "mossy", 30, 20), locate) == home.waits
    assert home.backend.write(hp_change("a2", "mossy", 20, 10), locate) == home.waits
    assert [waiting.id for waiting in home.backend.outbox()] == ["a1", "a2"]
    assert home.backend.flush(locate) == Flushed(left=home.waits)
    assert logged(home.backend.read()) == []
    home.free()
    assert [one.id for one in home.backend.flush(locate).written] == ["a1", "a2"]
    now = home.backend.read()
    assert (hp_of(now, "mossy"), logged(now), home.backend.outbox()) == (10, ["a1", "a2"], ())
    assert home.backend.flush(locate) == Flushed()


def test_what_waits_goes_before_what_comes(home: Home) -> None:
    home.occupy()
    home.backend.write(hp_change("a1", "mossy", 30, 20), locate)
    home.free()
    assert isinstance(home.backend.write(hp_change("a2", "mossy", 20, 10), locate), Written)
    assert logged(home.backend.read()) == ["a1", "a2"]


def test_nothing_new_is_written_on_top_of_a_set_that_can_no_longer_be(home: Home) -> None:
    home.occupy()
    home.backend.write(hp_change("a1", "mossy", 99, 20), locate)
    home.free()
    outcome = home.backend.write(hp_change("a2", "cinder", 40, 10), locate)
    assert isinstance(outcome, Conflict)
    assert [(laid.change_set and laid.change_set.id, laid.clashes[0].found) for laid in outcome.aside] == [("a1", 30)]
    assert (logged(home.backend.read()), home.backend.outbox()) == ([], ())
    assert home.backend.aside() == outcome.aside
    assert isinstance(home.backend.write(hp_change("a2", "cinder", 40, 10), locate), Written), "once it was told"


def test_what_was_played_after_a_set_that_is_laid_aside_goes_with_it(home: Home) -> None:
    home.occupy()
    for number, (key, old) in enumerate([("dusk", 12), ("mossy", 99), ("cinder", 40)]):
        home.backend.write(hp_change(f"a{number}", key, old, 20), locate)
    home.free()
    sent = home.backend.flush(locate)
    assert [one.id for one in sent.written] == ["a0"]
    assert [(laid.change_set and laid.change_set.id, len(laid.clashes)) for laid in sent.aside] == [
        ("a1", 1),
        ("a2", 0),
    ]
    assert (logged(home.backend.read()), home.backend.outbox()) == (["a0"], ())
    assert home.backend.aside() == sent.aside
    home.backend.dismiss()
    assert home.backend.aside() == ()


def test_a_set_laid_aside_is_kept_until_it_is_dismissed_by_its_id(home: Home) -> None:
    clash = Clash(CellChange("Roster", "mossy", "hp", 30, 7), "changed", "Roster!C3", 25)
    for number in (1, 2):
        home.backend.lay_aside(hp_change(f"a{number}", "mossy", 30, 7), [clash])
    home.backend.lay_aside(hp_change("a2", "mossy", 30, 8), [])
    laid = home.backend.aside()
    assert [(one.change_set, one.clashes) for one in laid] == [
        (hp_change("a1", "mossy", 30, 7), (clash,)),
        (hp_change("a2", "mossy", 30, 8), ()),
    ]
    assert home.backend.outbox() == ()
    home.backend.dismiss("a1")
    assert home.backend.aside() == laid[1:]


def test_text_stays_text(home: Home) -> None:
    stands: str | int = 30
    for number, text in enumerate(("=1+1", "+5", "@SUM(A1)", "007", "TRUE", " kept ", "line\nbreak", "_x0041_")):
        home.backend.write(hp_change(f"a{number}", "mossy", stands, text), locate)
        found = hp_of(home.backend.read(), "mossy")
        assert found == text
        assert isinstance(found, str)
        stands = text
    assert (3, 3) not in home.backend.read().tabs["Roster"].formulas
