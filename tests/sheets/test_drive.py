"""Files, sharing, exports and signing in, as far as Drive is used."""

from __future__ import annotations

import base64
import io
import json
from http.client import HTTPConnection
from urllib.parse import urlencode, urlsplit

from openpyxl import load_workbook

from tests.sheets.wire import Wire
from tests.sheets_service import OWNER, SERVICE_ACCOUNT, OpenSheet, SheetsService

FILES = "/drive/v3/files"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def test_files_are_made_found_copied_renamed_and_deleted(wire: Wire) -> None:
    made = wire.ask("POST", FILES, {"name": "Ann's team"}).body
    copied = wire.ask("POST", f"{FILES}/{made['id']}/copy", {"name": None}).body
    assert copied["name"] == "Copy of Ann's team"
    found = wire.ask("GET", FILES, q="name = 'Ann\\'s team' and trashed = false", fields="files(id,name)").body
    assert found == {"files": [{"id": made["id"], "name": "Ann's team"}]}
    wire.ask("PATCH", f"{FILES}/{copied['id']}", {"name": "Bob's"})
    assert wire.sheets("GET", copied["id"], fields="properties.title").body == {"properties": {"title": "Bob's"}}
    assert wire.ask("DELETE", f"{FILES}/{made['id']}").code == 204
    assert wire.ask("GET", f"{FILES}/{made['id']}").body["error"]["code"] == 404
    assert [one["name"] for one in wire.ask("GET", FILES).body["files"]] == ["Bob's"]


def test_sharing_lets_in_and_shuts_out(sheets_service: SheetsService, wire: Wire, team: OpenSheet) -> None:
    ann = Wire(sheets_service, sheets_service.token("ann@example.test"))
    path = f"{FILES}/{team.id}/permissions"
    given = wire.ask("POST", path, {"type": "user", "role": "writer", "emailAddress": "ann@example.test"}).body
    assert ann.sheets("GET", f"{team.id}/values/Roster").code == 200
    roles = {one["emailAddress"]: one["role"] for one in wire.ask("GET", path).body["permissions"]}
    assert roles == {OWNER: "owner", SERVICE_ACCOUNT: "writer", "ann@example.test": "writer"}
    assert wire.ask("DELETE", f"{path}/{given['id']}").code == 204
    assert ann.sheets("GET", f"{team.id}/values/Roster").code == 403


def test_who_changed_it_last_is_told(sheets_service: SheetsService, wire: Wire, team: OpenSheet) -> None:
    team.share("ann@example.test")
    sheets_service.sheet(team.id, by="ann@example.test").type("Roster", "C2", 3)
    body = wire.ask("GET", f"{FILES}/{team.id}", fields="lastModifyingUser(displayName,emailAddress)").body
    assert body == {"lastModifyingUser": {"displayName": "ann", "emailAddress": "ann@example.test"}}


def test_a_spreadsheet_is_exported_as_a_workbook(sheets_service: SheetsService, team: OpenSheet) -> None:
    team.type("Log", "A2", "=SUM(Roster!C2:C4)")
    wire = HTTPConnection("127.0.0.1", urlsplit(sheets_service.url).port or 0)
    wire.request("GET", f"{FILES}/{team.id}/export?{urlencode({'mimeType': XLSX})}")
    workbook = load_workbook(io.BytesIO(wire.getresponse().read()))
    wire.close()
    assert workbook["Roster"]["B3"].value == "Mossy"
    assert workbook["Log"]["A2"].value == "=SUM(Roster!C2:C4)"


def test_keys_and_refresh_tokens_sign_in_until_they_are_barred(sheets_service: SheetsService, team: OpenSheet) -> None:
    team.share("staff@example.test")
    assertion = ".".join(
        ["h", base64.urlsafe_b64encode(json.dumps({"iss": "staff@example.test"}).encode()).decode(), "s"]
    )
    user = sheets_service.signed_in_user("staff@example.test")
    forms = [
        {"grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": assertion},
        {"grant_type": "refresh_token", "refresh_token": user["refresh_token"]},
    ]
    for form in forms:
        code, body = _token(sheets_service, form)
        assert code == 200
        assert Wire(sheets_service, body["access_token"]).sheets("GET", team.id).code == 200
    sheets_service.bar("staff@example.test")
    assert _token(sheets_service, forms[0]) == (
        400,
        {"error": "invalid_grant", "error_description": "Token has been expired or revoked."},
    )


def _token(service: SheetsService, form: dict[str, str]) -> tuple[int, dict[str, str]]:
    wire = HTTPConnection("127.0.0.1", urlsplit(service.url).port or 0)
    wire.request("POST", "/token", urlencode(form), {"Content-Type": "application/x-www-form-urlencoded"})
    answer = wire.getresponse()
    body: dict[str, str] = json.loads(answer.read())
    wire.close()
    return answer.status, body
