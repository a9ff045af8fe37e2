"""Every way the service can fail is one sentence that says what to do, and the quota is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, locate
from tests.sync.google_sheet import QUICK, UNANSWERED, backend_of
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.google.quota import ALLOWED, LOOKING, Quota
from toolkit.sync.port import Queued, SourceError, Written
from toolkit.sync.sentences import error_note, queued_note

FAILURES: list[tuple[str | int, str, str]] = [
    (401, "sync.google_login", "login"),
    (403, "sync.google_share", "view_only"),
    (404, "sync.google_gone", ""),
    (429, "sync.google_quota", "quota"),
    (500, "sync.google_down", "down"),
    ("html", "sync.google_down", "down"),
    ("portal", "sync.google_portal", "portal"),
    ("garbage", "sync.google_portal", "portal"),
    ("reset", "sync.google_offline", "offline"),
    ("silent", "sync.google_offline", "offline"),
    ("cut", "sync.google_offline", "offline"),
]


@pytest.mark.parametrize(("what", "code", "queued"), FAILURES)
def test_a_failure_is_told_and_an_action_waits(
    google_place: SheetsService, sheet: OpenSheet, what: str | int, code: str, queued: str
) -> None:
    google_place.faults.add("spreadsheets.get", what, seconds=1.1, times=None)
    backend = backend_of(
        google_place, sheet, replace(UNANSWERED if what == "silent" else QUICK, deadline=0.1, quota=0.1)
    )
    with pytest.raises(SourceError) as error:
        backend.read()
    assert error.value.code == code
    assert all(render(error_note(error.value), language) for language in LANGUAGES)
    if queued:
        outcome = backend.write(hp_change("a1", "mossy", 30, 7), locate)
        assert outcome == Queued(queued)
        assert all(render(queued_note(outcome, "Team"), language) for language in LANGUAGES)
        google_place.faults.clear()
        assert [one.id for one in backend.flush(locate).written] == ["a1"]


def test_what_waits_after_many_tries_is_told_with_the_true_reason(
    google_place: SheetsService, sheet: OpenSheet
) -> None:
    backend = backend_of(google_place, sheet, replace(QUICK, deadline=0.1), sleep=lambda seconds: None)
    google_place.faults.add("values.batchUpdateByDataFilter", "reset", times=None)
    assert backend.write(hp_change("a1", "mossy", 30, 7), locate) == Queued("offline")


@pytest.mark.parametrize("on", ["spreadsheets.get", "spreadsheets.batchUpdate", "values.batchUpdateByDataFilter"])
def test_a_sheet_that_was_there_a_moment_ago_is_waited_for(
    google_place: SheetsService, sheet: OpenSheet, on: str
) -> None:
    backend = backend_of(google_place, sheet)
    backend.read()
    google_place.faults.add(on, 404, times=None)
    google_place.faults.add("drive.*", 404, times=None)
    outcome = backend.write(hp_change("a1", "mossy", 30, 7), locate)
    assert outcome == Queued("gone")
    assert all(render(queued_note(outcome, "Team"), language) for language in LANGUAGES)
    google_place.faults.clear()
    assert [one.id for one in backend.flush(locate).written] == ["a1"]


@pytest.mark.parametrize("what", [400, 403, 404, 501])
def test_a_sheet_is_read_without_drive_too(google_place: SheetsService, sheet: OpenSheet, what: int) -> None:
    google_place.faults.add("drive.*", what, times=None)
    assert "Roster" in backend_of(google_place, sheet).read().tabs


def test_a_row_that_the_service_refuses_to_write_is_looked_for_again(
    google_place: SheetsService, sheet: OpenSheet
) -> None:
    google_place.faults.add("values.batchUpdateByDataFilter", 400)
    backend = backend_of(google_place, sheet)
    assert isinstance(backend.write(hp_change("a1", "mossy", 30, 7), locate), Written)


def test_while_the_service_is_away_the_last_reading_stands(google_place: SheetsService, sheet: OpenSheet) -> None:
    backend = backend_of(google_place, sheet)
    seen = backend.read().revision
    google_place.faults.add("*", "reset", times=None)
    assert backend.revision() == seen
    assert [remark.code for remark in backend.remarks()] == ["sync.google_last_seen"]
    google_place.faults.clear()
    sheet.type("Roster", "C3", 25)
    assert backend.revision() != seen
    assert backend.remarks() == ()


def test_others_edits_are_seen_at_the_price_of_one_reading(google_place: SheetsService, sheet: OpenSheet) -> None:
    backend = backend_of(google_place, sheet)
    backend.read()
    google_place.forget()
    for _ in range(50):
        backend.revision()
    assert google_place.count("read") == 0
    assert google_place.count("drive") <= 4
    sheet.type("Roster", "C3", 25)
    backend.read()
    assert google_place.count("read") == 1


def test_without_drive_the_sheet_itself_is_asked(google_place: SheetsService, sheet: OpenSheet) -> None:
    google_place.faults.add("drive.*", 403, times=None)
    backend = backend_of(google_place, sheet)
    backend.read()
    sheet.type("Roster", "C3", 25)
    assert backend.read().tabs["Roster"].at(3, 3) == 25


class Hours:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_no_minute_holds_more_requests_than_allowed(tmp_path: Path) -> None:
    clock = Hours()
    one, two = Quota(tmp_path / "quota.json", clock), Quota(tmp_path / "quota.json", clock)
    sent: list[float] = []
    for number in range(400):
        while wait := (one, two)[number % 2].wait("write"):
            clock.now += wait
        sent.append(clock.now)
        clock.now += 0.3
    assert max(sum(at - 60 < other <= at for other in sent) for at in sent) == ALLOWED
    assert one.wait("read") == 0


def test_looking_leaves_room_for_playing(tmp_path: Path) -> None:
    quota = Quota(tmp_path / "quota.json", Hours())
    assert [quota.wait("read", looking=True) > 0 for _ in range(LOOKING + 1)] == [*[False] * LOOKING, True]
    assert quota.wait("read") == 0
