"""Asking the service over HTTP with nothing but the standard library."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

from tests.sheets_service import SheetsService

Json = dict[str, Any]


class Answer(NamedTuple):
    """Status, headers, and the body as JSON where it is that."""

    code: int
    headers: dict[str, str]
    body: Any


class Wire:
    """One user's way to the service; a new connection for each request."""

    def __init__(self, service: SheetsService, token: str | None = None) -> None:
        self._port = urlsplit(service.url).port
        self._token = token

    def ask(self, method: str, path: str, body: Json | None = None, **query: object) -> Answer:
        """One request; query values may be lists."""
        wire = HTTPConnection("127.0.0.1", self._port, timeout=60)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        headers |= {"Authorization": f"Bearer {self._token}"} if self._token else {}
        asked = f"{quote(path)}?{urlencode(query, doseq=True)}"
        try:
            wire.request(method, asked, None if body is None else json.dumps(body), headers)
            response = wire.getresponse()
            text = response.read().decode()
        finally:
            wire.close()
        is_json = "json" in (response.headers.get("Content-Type") or "") and text
        return Answer(response.status, dict(response.headers), json.loads(text) if is_json else text)

    def sheets(self, method: str, path: str, body: Json | None = None, **query: object) -> Answer:
        """Of the Sheets API."""
        return self.ask(method, f"/v4/spreadsheets/{path}", body, **query)

    def change(self, file_id: str, **request: Json) -> Json:
        """The reply to one request of batchUpdate, which must go well."""
        answer = self.sheets("POST", f"{file_id}:batchUpdate", {"requests": [request]})
        assert answer.code == 200, answer.body
        replies: list[Json] = answer.body["replies"]
        return replies[0]

    def version(self, file_id: str) -> int:
        """The file's version, as Drive tells it."""
        return int(self.ask("GET", f"/drive/v3/files/{file_id}", fields="version").body["version"])
