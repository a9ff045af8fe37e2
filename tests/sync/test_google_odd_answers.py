"""Other services that speak the paths of Sheets answer a little differently; it is played on all the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from requests import PreparedRequest, Response, Session
from requests.adapters import HTTPAdapter

from tests.sheets_service import OpenSheet, SheetsService
from tests.sheets_service.service import Rows
from tests.sync.campaign import hp_change, hp_of, locate, logged
from tests.sync.google_sheet import QUICK
from toolkit.sync.backends.google.address import Address, state_room
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.client import Client, Service
from toolkit.sync.backends.google.quota import quota_of
from toolkit.sync.port import SourceError, Written

Change = Callable[[str, Response], None]


class Odd(HTTPAdapter):
    """The network, on which answers are changed on their way."""

    def __init__(self, change: Change) -> None:
        super().__init__()
        self._change = change

    def send(self, request: PreparedRequest, *args: Any, **more: Any) -> Response:
        """As it comes, then changed."""
        response = super().send(request, *args, **more)
        self._change(request.path_url, response)
        return response


def body(response: Response, change: Callable[[Any], Any]) -> None:
    response._content = json.dumps(change(json.loads(response.content))).encode()


def without(*names: str) -> Callable[[Any], Any]:
    def cut(told: Any) -> Any:
        if isinstance(told, dict):
            return {name: cut(value) for name, value in told.items() if name not in names}
        return [cut(one) for one in told] if isinstance(told, list) else told

    return cut


def _nothing_said(path: str, response: Response) -> None:
    if response.request.method == "POST" and response.ok and "search" not in path:
        response._content, response.status_code = b"", 204


def _plain_text(_: str, response: Response) -> None:
    response.headers["Content-Type"] = "text/plain"


def _more(_: str, response: Response) -> None:
    body(response, lambda told: {**told, "etag": "x", "sheetsExtra": [1], "kind": None})


def _no_values(path: str, response: Response) -> None:
    if "ByDataFilter" in path:
        body(response, without("updatedData"))


def _no_filters(path: str, response: Response) -> None:
    if "ByDataFilter" in path:
        body(response, without("dataFilter", "majorDimension", "range", "spreadsheetId"))


def _nobody(path: str, response: Response) -> None:
    if path.startswith("/drive"):
        body(response, without("lastModifyingUser", "version"))


def _bare(path: str, response: Response) -> None:
    body(response, without("effectiveFormat", "userEnteredFormat", "locale", "sheetType", "startRow", "startColumn"))


ODD: list[Change] = [_nothing_said, _plain_text, _more, _no_values, _no_filters, _nobody, _bare]


def backend_on(service: SheetsService, sheet: OpenSheet, change: Change) -> GoogleBackend:
    session = Session()
    session.trust_env = False
    session.mount("http://", Odd(change))
    client = Client(Service(session, url=service.url), quota_of(service.url, "", state_room()), QUICK)
    return GoogleBackend(Address(sheet.id, service.url), client, sleep=lambda seconds: None)


@pytest.mark.parametrize("change", ODD)
@pytest.mark.parametrize("whole", [True, False])
def test_it_is_played_on_all_the_same(
    google_place: SheetsService, sheet: OpenSheet, change: Change, whole: bool
) -> None:
    google_place.state.store.tells_cells = whole
    sheet.type("Roster", "F4", '=IF(TRUE,"","x")')
    backend = backend_on(google_place, sheet, change)
    assert (4, 6) in backend.read().tabs["Roster"].formulas
    for number in range(3):
        outcome = backend.write(hp_change(f"a{number}", "mossy", 30 - number, 29 - number), locate)
        assert isinstance(outcome, Written)
        backend.revision()
    found = backend.read()
    assert (hp_of(found, "mossy"), logged(found)) == (27, ["a0", "a1", "a2"])
    assert sheet.formula("Roster", "E3") == "=C3/D3"
    assert backend.remarks() == ()


@pytest.mark.parametrize("shape", [lambda told: [told], lambda told: {"error": told["error"]["message"]}, lambda _: {}])
def test_errors_of_another_shape_are_told(
    google_place: SheetsService, sheet: OpenSheet, shape: Callable[[Any], Any]
) -> None:
    def change(_: str, response: Response) -> None:
        if not response.ok:
            body(response, shape)

    google_place.faults.add("spreadsheets.get", 404)
    with pytest.raises(SourceError) as raised:
        backend_on(google_place, sheet, change).read()
    assert raised.value.code == "sync.google_gone"


def test_a_tab_may_have_any_name(google_place: SheetsService) -> None:
    google_place.state.store.tells_cells = False
    rows: Rows = [["id", "hp"], ["mossy", 30]]
    names = ["Bob's 'A' team!", "Состав №1", "a,b;c"]
    sheet = google_place.create("team", {**dict.fromkeys(names, rows), "Log": [["id"]]})
    found = backend_on(google_place, sheet, lambda *_: None).read()
    assert [found.tabs[name].at(2, 2) for name in names] == [30, 30, 30]
