"""What all programs of one user share of a Google Sheet: one look for all, the last reading for whoever is offline."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sheets_service import Clock, OpenSheet, SheetsService
from tests.sync.campaign import hp_change, hp_of, locate, logged
from tests.sync.google_sheet import backend_of, team
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.google.address import Address
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.client import Client, Patience
from toolkit.sync.backends.google.quota import Quota
from toolkit.sync.backends.google.signing import service as signed_in
from toolkit.sync.port import Conflict, Queued, SourceError, Written

PAGES = 10


@pytest.fixture
def slow_service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[SheetsService]:
    """A Google whose clock moves only as the test says, with its quota on."""
    with SheetsService(clock=Clock(0)) as service:
        service.quota.limit(reads=60, writes=60)
        monkeypatch.setenv("TURNSHEET_SHEETS_URL", service.url)
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
        yield service


def page_of(service: SheetsService, sheet: OpenSheet, folder: Path) -> GoogleBackend:
    """A page with a program of its own, which goes by the service's clock."""
    clock = service.clock
    client = Client(
        signed_in(), Quota(folder / "quota.json", clock.now), Patience(), clock=clock.now, sleep=clock.advance
    )
    return GoogleBackend(Address(sheet.id, service.url), client, clock=clock.now, sleep=clock.advance)


def test_ten_pages_look_as_often_as_one(slow_service: SheetsService, tmp_path: Path) -> None:
    sheet = team(slow_service)
    pages = [page_of(slow_service, sheet, tmp_path) for _ in range(PAGES)]
    hp = [hp_of(page.read(), "mossy") for page in pages][-1]
    assert isinstance(hp, int)
    slow_service.forget()
    for second in range(60):
        slow_service.clock.advance(1)
        if second % 7 == 0:
            sheet.type("Roster", "D4", 100 + second)
        if second % 20 == 10:
            outcome = pages[second // 20].write(hp_change(f"a{second}", "mossy", hp, hp - 1), locate)
            assert isinstance(outcome, Written)
            hp -= 1
        for page in pages:
            page.revision()
    counts = slow_service.count("drive"), slow_service.count("read")
    assert counts[0] <= 24 + 6  # before and after each action too
    assert counts[1] <= 15  # nine edits, three actions
    slow_service.clock.advance(4)
    pages[0].revision()
    seen = {page.revision() for page in pages}
    assert len(seen) == 1
    assert {hp_of(page.read(), "mossy") for page in pages} == {hp}
    assert slow_service.quota.refused == 0
    assert all(page.remarks() == () for page in pages)


def test_what_one_page_has_written_the_others_show_without_asking(slow_service: SheetsService, tmp_path: Path) -> None:
    sheet = team(slow_service)
    writer, *others = [page_of(slow_service, sheet, tmp_path) for _ in range(3)]
    for page in (writer, *others, *others, *others):  # so often that the next look is left out
        page.read()
        page.revision()
    slow_service.clock.advance(0.5)
    assert isinstance(writer.write(hp_change("a1", "mossy", 30, 29), locate), Written)
    slow_service.forget()
    for page in others:
        page.revision()
        found = page.read()
        assert (hp_of(found, "mossy"), logged(found)) == (29, ["a1"])
    assert slow_service.counts() == {}
    slow_service.clock.advance(10)
    for page in others:
        page.revision()
        assert logged(page.read()) == ["a1"]
    assert slow_service.count("read") == 1, "then it is read, once for all"


def test_the_reading_that_a_look_took_is_handed_over_without_another(
    slow_service: SheetsService, tmp_path: Path
) -> None:
    sheet = team(slow_service)
    one, two = [page_of(slow_service, sheet, tmp_path) for _ in range(2)]
    before = [page.read().revision for page in (one, two)]
    sheet.type("Roster", "C3", 25)
    slow_service.clock.advance(4)
    slow_service.forget()
    assert one.revision() not in before
    assert hp_of(one.read(), "mossy") == 25
    assert (slow_service.count("drive"), slow_service.count("read")) == (1, 1)
    sheet.type("Roster", "C3", 24)
    assert hp_of(one.read(), "mossy") == 24, "whoever reads again is told what is there now"


def test_a_page_that_opens_beside_another_reads_nothing_again(google_place: SheetsService, sheet: OpenSheet) -> None:
    first = backend_of(google_place, sheet).read()
    google_place.forget()
    assert backend_of(google_place, sheet).read() == first
    assert google_place.counts() == {("drive", "drive.files.get"): 1}


def test_a_sheet_opens_offline_as_it_was_last_seen_and_what_is_done_goes_in_later(
    google_place: SheetsService, sheet: OpenSheet
) -> None:
    sheet.type("Roster", "E4", "=1/0")
    before = backend_of(google_place, sheet)
    before.write(hp_change("a0", "mossy", 30, 29), locate)
    google_place.faults.add("*", "reset", times=None)
    backend = backend_of(google_place, sheet)
    found = backend.read()
    assert (hp_of(found, "mossy"), logged(found), backend.name) == (29, ["a0"], "team")
    (remark,) = backend.remarks()
    assert remark.code == "sync.google_last_seen"
    assert all("0" not in render(remark, language) for language in LANGUAGES)
    assert backend.write(hp_change("a1", "mossy", 29, 7), locate) == Queued("offline")
    google_place.faults.clear()
    assert [one.id for one in backend.flush(locate).written] == ["a1"]
    assert sheet.value("Roster", "C3") == 7
    assert backend.remarks() == ()


def test_the_whole_reading_is_kept(google_place: SheetsService, sheet: OpenSheet) -> None:
    sheet.type("Roster", "E4", "=1/0")
    sheet.type("Roster", "F2", 1.5, True, "'=SUM(A1)", "🐉 1,5")
    sheet.protect("Roster", "D3")
    sheet.request(
        "mergeCells",
        lambda page: {
            "range": {
                "sheetId": page.id,
                "startRowIndex": 6,
                "endRowIndex": 8,
                "startColumnIndex": 0,
                "endColumnIndex": 2,
            },
            "mergeType": "MERGE_ALL",
        },
        "Roster",
    )
    read = backend_of(google_place, sheet).read()
    google_place.faults.add("*", "reset", times=None)
    assert backend_of(google_place, sheet).read() == read


def test_the_kept_reading_is_for_this_user_alone(google_place: SheetsService, sheet: OpenSheet) -> None:
    backend_of(google_place, sheet).read()
    folder = Address(sheet.id, google_place.url).folder
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if file.suffix != ".lock"} == {0o600}


@pytest.mark.parametrize("spoilt", [b"", b"{}", b"\x1f\x8b\x08nothing"])
def test_a_spoilt_reading_is_none(google_place: SheetsService, sheet: OpenSheet, spoilt: bytes) -> None:
    whole = backend_of(google_place, sheet).read()
    (Address(sheet.id, google_place.url).folder / "reading.json.gz").write_bytes(spoilt)
    (Address(sheet.id, google_place.url).folder / "look.json").write_bytes(spoilt)
    assert backend_of(google_place, sheet).read() == whole
    google_place.faults.add("*", "reset", times=None)
    (Address(sheet.id, google_place.url).folder / "reading.json.gz").write_bytes(spoilt)
    with pytest.raises(SourceError):
        backend_of(google_place, sheet).read()


@pytest.mark.parametrize("what", [401, 403, 404])
def test_who_may_not_see_a_sheet_any_more_is_not_shown_the_kept_one(
    google_place: SheetsService, sheet: OpenSheet, what: int
) -> None:
    backend_of(google_place, sheet).read()
    google_place.faults.add("*", what, times=None)
    with pytest.raises(SourceError):
        backend_of(google_place, sheet).read()


def test_whose_change_it_was_is_known(google_place: SheetsService, sheet: OpenSheet) -> None:
    google_place.state.store.people["ann@example.test"] = "Анна"
    sheet.share("ann@example.test")
    backend, other = backend_of(google_place, sheet), backend_of(google_place, sheet)
    backend.read()
    assert other.read()
    google_place.sheet(sheet.id, "ann@example.test").type("Roster", "C3", 25)
    backend.revision()
    other.revision()
    assert (backend.changed_by(), other.changed_by()) == ("Анна", "Анна")
    assert isinstance(backend.write(hp_change("a1", "mossy", 25, 24), locate), Written)
    backend.read()
    assert backend.changed_by() == ""


def test_whose_change_is_in_the_way_is_asked(google_place: SheetsService, sheet: OpenSheet) -> None:
    backend = backend_of(google_place, sheet)
    backend.read()
    sheet.type("Roster", "C3", 25)
    assert isinstance(backend.write(hp_change("a1", "mossy", 30, 24), locate), Conflict)
    assert backend.changed_by() == "gm"


def test_a_reading_of_a_moment_ago_will_do_unless_something_moved(
    google_place: SheetsService, sheet: OpenSheet
) -> None:
    backend_of(google_place, sheet).write(hp_change("a0", "dusk", 12, 9), locate)  # rows are prepared
    backend, other = backend_of(google_place, sheet), backend_of(google_place, sheet)
    backend.read()
    google_place.forget()
    assert isinstance(backend.write(hp_change("a1", "mossy", 30, 29), locate), Written)
    assert (google_place.count("read"), google_place.count("write"), google_place.count("drive")) == (0, 1, 2)
    other.read()
    sheet.type("Roster", "C3", 25)
    assert isinstance(other.write(hp_change("a2", "mossy", 29, 28), locate), Conflict)


def test_where_drive_lags_another_program_of_ours_is_seen_all_the_same(
    google_place: SheetsService, sheet: OpenSheet
) -> None:
    backend, other = backend_of(google_place, sheet), backend_of(google_place, sheet)
    backend.write(hp_change("a0", "dusk", 12, 9), locate)
    google_place.state.store.version_lag = 60
    one, two = backend_of(google_place, sheet), backend_of(google_place, sheet)
    one.read()
    two.read()
    assert isinstance(one.write(hp_change("a1", "mossy", 30, 29), locate), Written)
    assert isinstance(two.write(hp_change("a2", "cinder", 40, 39), locate), Written)
    assert logged(other.read()) == ["a0", "a1", "a2"]
    one.read()  # and now it is known that Drive lags
    last = backend_of(google_place, sheet)
    last.read()
    google_place.forget()
    sheet.type("Roster", "C3", 25)
    assert isinstance(last.write(hp_change("a3", "mossy", 29, 28), locate), Conflict)
