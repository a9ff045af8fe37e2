"""A client library that knows nothing of us works on the service as on Google's own."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import gspread
import pytest
import requests
from google.auth.transport.requests import AuthorizedSession
from google.oauth2.credentials import Credentials
from gspread.http_client import HTTPClient

from tests.sheets_service import OpenSheet, SheetsService


def client(service: SheetsService, session: Any) -> gspread.Client:
    """gspread, sent to the service instead of Google."""

    class Diverted(HTTPClient):
        def request(self, method: Any, endpoint: str, *args: Any, **rest: Any) -> requests.Response:
            return super().request(method, service.url + urlsplit(endpoint).path, *args, **rest)

    return gspread.Client(auth=None, session=session, http_client=Diverted)  # type: ignore[arg-type]


@pytest.fixture
def gm(sheets_service: SheetsService) -> gspread.Client:
    return client(sheets_service, requests.Session())


def test_a_spreadsheet_is_opened_read_and_written(gm: gspread.Client, team: OpenSheet) -> None:
    roster = gm.open_by_key(team.id).worksheet("Roster")
    assert roster.get_all_records()[1] == {"id": "mossy", "name": "Mossy", "hp": 40}
    roster.insert_row(["pebble", "Pebble", 38], 3)
    roster.append_row(["late", "Late", 1], table_range="A1")
    roster.batch_update([{"range": "C2", "values": [["=C3+1"]]}], value_input_option="USER_ENTERED")  # type: ignore[arg-type]
    roster.update_acell("B4", "'007")
    assert roster.get_all_values()[1:] == [
        ["cinder", "Cinder", "39"],
        ["pebble", "Pebble", "38"],
        ["mossy", "007", "40"],
        ["gravel", "Gravel", "36"],
        ["late", "Late", "1"],
    ]
    cell = roster.find("gravel")
    assert cell is not None
    assert (cell.row, cell.col) == (5, 1)


def test_a_spreadsheet_is_made_shared_copied_and_deleted(gm: gspread.Client, sheets_service: SheetsService) -> None:
    made = gm.create("Mine")
    made.add_worksheet("Log", rows=10, cols=3)
    made.share("ann@example.test", perm_type="user", role="writer", notify=False)
    assert [one["role"] for one in made.list_permissions()] == ["owner", "writer"]
    copy = gm.copy(made.id, title="Copy", copy_comments=True)
    assert [page.title for page in copy.worksheets()] == ["Sheet1", "Log"]
    gm.del_spreadsheet(made.id)
    with pytest.raises(gspread.SpreadsheetNotFound):
        gm.open_by_key(made.id)
    assert [one["name"] for one in gm.list_spreadsheet_files()] == ["Copy"]


def test_a_signed_in_user_is_signed_in_here(sheets_service: SheetsService, team: OpenSheet) -> None:
    team.share("ann@example.test", "reader")
    told = sheets_service.signed_in_user("ann@example.test")
    signed_in = Credentials.from_authorized_user_info(told)  # type: ignore[no-untyped-call]
    signed_in._token_uri = told["token_uri"]
    ann = client(sheets_service, AuthorizedSession(signed_in))  # type: ignore[no-untyped-call]
    sheet = ann.open_by_key(team.id)
    assert sheet.sheet1.acell("B2").value == "Cinder"
    with pytest.raises(gspread.exceptions.APIError):
        sheet.sheet1.clear()
    assert {one.email for one in sheets_service.seen if one.cost == "read"} == {"ann@example.test"}
