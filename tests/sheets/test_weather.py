"""What goes wrong on the way, when a test says so: quota, faults before and after the work, who may do what."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import BadStatusLine, IncompleteRead, RemoteDisconnected

import pytest

from tests.sheets.wire import Wire
from tests.sheets_service import SERVICE_ACCOUNT, Clock, OpenSheet, SheetsService

GONE = (ConnectionError, RemoteDisconnected, BadStatusLine, IncompleteRead, json.JSONDecodeError)


@pytest.fixture
def slow_clock() -> Iterator[SheetsService]:
    """A service whose clock goes only when a test moves it."""
    with SheetsService(clock=Clock(speed=0)) as service:
        service.quota.limit(reads=3, writes=2)
        yield service


def test_each_user_has_so_many_reads_and_writes_a_minute(slow_clock: SheetsService) -> None:
    sheet = slow_clock.create("Team", {"Roster": [["id"]]})
    sheet.share("ann@example.test")
    wire, ann = Wire(slow_clock), Wire(slow_clock, slow_clock.token("ann@example.test"))
    reads = [wire.sheets("GET", f"{sheet.id}/values/Roster").code for _ in range(4)]
    assert reads == [200, 200, 200, 429]
    assert ann.sheets("GET", f"{sheet.id}/values/Roster").code == 200
    assert wire.sheets("POST", f"{sheet.id}/values/Roster!A2:clear").code == 200
    slow_clock.clock.advance(20)
    refused = wire.sheets("GET", f"{sheet.id}/values/Roster")
    assert refused.body["error"]["status"] == "RESOURCE_EXHAUSTED"
    assert refused.headers["Retry-After"] == "40"
    slow_clock.clock.advance(40)
    assert wire.sheets("GET", f"{sheet.id}/values/Roster").code == 200
    assert slow_clock.quota.refused == 2


def test_a_fault_before_the_work_leaves_the_sheet_alone_and_one_after_it_does_not(
    sheets_service: SheetsService, wire: Wire, team: OpenSheet
) -> None:
    for after, value in ((False, 44), (True, 1)):
        for what in ("reset", "silent", "cut", "garbage"):
            team.type("Roster", "C2", 44)
            sheets_service.faults.add("values.update", what, after=after, seconds=0.01)
            with pytest.raises(GONE):
                wire.sheets("PUT", f"{team.id}/values/Roster!C2", {"values": [[1]]}, valueInputOption="RAW")
            assert team.value("Roster", "C2") == value, (what, after)


@pytest.mark.parametrize(("what", "code"), [("html", 503), ("portal", 200), (500, 500), (429, 429), ("expired", 401)])
def test_other_answers_than_the_one_expected(
    sheets_service: SheetsService, wire: Wire, team: OpenSheet, what: str | int, code: int
) -> None:
    sheets_service.faults.add("read", what, skip=1)
    answers = [wire.sheets("GET", f"{team.id}/values/Roster").code for _ in range(3)]
    assert answers == [200, code, 200]
    assert sheets_service.faults.met == 1


def test_requests_are_counted_by_name_and_cost(sheets_service: SheetsService, wire: Wire, team: OpenSheet) -> None:
    wire.sheets("GET", f"{team.id}/values:batchGet", ranges=["Roster", "Log"])
    wire.version(team.id)
    wire.sheets("POST", f"{team.id}/values/Log!A9:clear")
    assert sheets_service.count() == 3
    assert {cost: sheets_service.count(cost) for cost in ("read", "write", "drive", "values.batchGet")} == {
        "read": 1,
        "write": 1,
        "drive": 1,
        "values.batchGet": 1,
    }


def test_the_version_rises_with_every_change_and_with_nothing_else(wire: Wire, team: OpenSheet) -> None:
    first = wire.version(team.id)
    wire.sheets("GET", f"{team.id}/values/Roster")
    assert wire.version(team.id) == first
    team.type("Roster", "C2", "12")
    wire.sheets("PUT", f"{team.id}/values/Roster!C3", {"values": [[1]]}, valueInputOption="RAW")
    assert wire.version(team.id) == first + 2
    refused = wire.sheets("PUT", f"{team.id}/values/Roster!C2000", {"values": [[1]]}, valueInputOption="RAW")
    assert (refused.code, wire.version(team.id)) == (400, first + 2)


def test_who_may_do_what(sheets_service: SheetsService, wire: Wire, team: OpenSheet) -> None:
    ann = Wire(sheets_service, sheets_service.token("ann@example.test"))
    assert ann.sheets("GET", team.id).code == 403
    assert ann.ask("GET", f"/drive/v3/files/{team.id}").code == 404
    team.share("ann@example.test", "reader")
    assert ann.sheets("GET", team.id).code == 200
    assert ann.sheets("POST", f"{team.id}/values/Roster:clear").code == 403
    assert Wire(sheets_service, "stale").sheets("GET", team.id).code == 401
    assert wire.sheets("GET", "nowhere").code == 404
    sheets_service.bar("ann@example.test")
    assert ann.sheets("GET", team.id).code == 401


def test_protected_cells_are_refused_with_the_whole_request(wire: Wire, team: OpenSheet) -> None:
    team.protect("Roster", "C2:C4")
    writing = {"values": [[1]]}
    refused = wire.sheets("PUT", f"{team.id}/values/Roster!C3", writing, valueInputOption="RAW")
    assert refused.code == 400
    assert "You are trying to edit a protected cell" in refused.body["error"]["message"]
    both = [{"range": "Roster!B3", "values": [["X"]]}, {"range": "Roster!C3", "values": [[1]]}]
    body = {"valueInputOption": "RAW", "data": both}
    assert wire.sheets("POST", f"{team.id}/values:batchUpdate", body).code == 400
    assert team.values("Roster", "B3:C3") == [["Mossy", 40]]
    seen = wire.sheets("GET", team.id, fields="sheets.protectedRanges").body["sheets"][0]["protectedRanges"]
    assert [one.get("requestingUserCanEdit", False) for one in seen] == [False]
    team.type("Roster", "C3", 39)
    assert team.value("Roster", "C3") == 39


def test_editors_and_mere_warnings_let_through(wire: Wire, team: OpenSheet) -> None:
    team.protect("Roster", "C2", warning=True)
    team.protect("Roster", "C3", editors=(SERVICE_ACCOUNT,))
    body = {"values": [[1], [2]]}
    assert wire.sheets("PUT", f"{team.id}/values/Roster!C2:C3", body, valueInputOption="RAW").code == 200


def test_all_users_of_a_project_share_a_quota_too(slow_clock: SheetsService) -> None:
    slow_clock.quota.limit(reads=3, project=4)
    sheet = slow_clock.create("Team", {"Roster": [["id"]]})
    sheet.share("anyone", "reader")
    wires = [Wire(slow_clock, slow_clock.token(f"user{number}@example.test")) for number in range(3)]
    codes = [wire.sheets("GET", f"{sheet.id}/values/Roster").code for wire in wires for _ in range(2)]
    assert codes == [200, 200, 200, 200, 429, 429]


def test_drive_may_hear_of_changes_late(slow_clock: SheetsService) -> None:
    slow_clock.state.store.version_lag = 5
    sheet, wire = slow_clock.create("Team", {"Roster": [["id"]]}), Wire(slow_clock)
    sheet.type("Roster", "A2", "x")
    first = wire.version(sheet.id)
    slow_clock.clock.advance(5)
    assert wire.version(sheet.id) == first + 1


@pytest.mark.parametrize(
    ("scopes", "codes"),
    [
        (("spreadsheets", "drive.metadata.readonly"), (200, 200, 200)),
        (("spreadsheets",), (200, 200, 403)),
        (("spreadsheets.readonly", "drive.file"), (200, 403, 403)),
        ((), (200, 200, 200)),
    ],
)
def test_a_token_opens_what_its_scopes_say(
    sheets_service: SheetsService, team: OpenSheet, scopes: tuple[str, ...], codes: tuple[int, ...]
) -> None:
    full = tuple(f"https://www.googleapis.com/auth/{scope}" for scope in scopes)
    wire = Wire(sheets_service, sheets_service.token(SERVICE_ACCOUNT, scopes=full))
    asked = (
        wire.sheets("GET", f"{team.id}/values/Roster"),
        wire.sheets("POST", f"{team.id}/values/Log!A9:clear"),
        wire.ask("GET", f"/drive/v3/files/{team.id}", fields="version"),
    )
    assert tuple(answer.code for answer in asked) == codes


def test_a_key_alone_reads_what_everybody_may(sheets_service: SheetsService, wire: Wire, team: OpenSheet) -> None:
    assert wire.sheets("GET", f"{team.id}/values/Roster", key="any").code == 403
    team.share("anyone", "reader")
    assert wire.sheets("GET", f"{team.id}/values/Roster", key="any").code == 200
    assert wire.sheets("POST", f"{team.id}/values/Roster:clear", key="any").code == 403


def test_a_fault_of_the_service_itself_is_not_passed_over() -> None:
    service = SheetsService().__enter__()
    requests = [{"addNamedRange": {"namedRange": 1}}]
    answer = Wire(service).sheets("POST", f"{service.create('Team').id}:batchUpdate", {"requests": requests})
    assert answer.code == 500
    with pytest.raises(RuntimeError):
        service.stop()
