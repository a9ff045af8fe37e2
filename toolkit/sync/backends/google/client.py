"""gspread's client with what it lacks: time limits, an end to trying again, the quota, another address, one meaning of
each failure.

A request goes like this: it waits for room in the quota; it is sent with time limits; an answer that says "later" or no
answer at all is tried again after a pause that grows and varies, until the deadline, but only where asking twice does
no harm; whatever fails in the end is a `Trouble`. A request that changes something is sent once, unless the service
itself says that it was not carried out.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from gspread.http_client import HTTPClient
from gspread.urls import DRIVE_FILES_API_V3_URL, SPREADSHEETS_API_V4_BASE_URL

from toolkit.sync.backends.google.piecemeal import completed
from toolkit.sync.backends.google.quota import Kind, Quota
from toolkit.sync.backends.google.trouble import Trouble, answered, no_json, unanswered
from toolkit.sync.port import Queued

if TYPE_CHECKING:
    from requests import Response, Session

QUOTA = 429
Haste = Literal["looking", "reopening", "acting", "opening"]
"""Who only looks tries once and waits for nothing; who opens a sheet awaits a new minute, and whoever has an earlier
reading to go on with is content with that soon where the service cannot be reached."""
HOSTS = ("https://sheets.googleapis.com", "https://www.googleapis.com")
_VERSION = "version,modifiedTime"
_SPREADSHEET = "application/vnd.google-apps.spreadsheet"
_READING = ("getByDataFilter", "batchGetByDataFilter", "developerMetadata:search")


@dataclass(frozen=True, slots=True)
class Patience:
    """How long we wait, in seconds: to be let in, for an answer, for all tries together; and the first pause."""

    connect: float = 3.0
    answer: float = 30.0
    deadline: float = 25.0
    quota: float = 65.0
    """For a minute to pass, where nothing has been seen yet and nobody can play on."""
    reopening: float = 4.0
    first_pause: float = 0.5
    longest_pause: float = 16.0


@dataclass(frozen=True, slots=True)
class Service:
    """Whom we talk to: a signed-in session, the address it is known by, another address than Google's if any."""

    session: Session
    who: str = ""
    url: str = ""


class Client(HTTPClient):
    """Requests to one service under one quota."""

    def __init__(
        self,
        service: Service,
        quota: Quota,
        patience: Patience = Patience(),
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(
            auth=None,  # type: ignore[arg-type]  # with a session of its own none is looked at
            session=service.session,
        )
        self.set_timeout((patience.connect, patience.answer))
        self.who = service.who
        self._url = service.url
        self._quota = quota
        self._patience = patience
        self._clock = clock
        self._sleep = sleep

    def request(
        self,
        method: str,
        endpoint: str,
        params: Any = None,
        data: bytes | None = None,
        json: Mapping[str, Any] | None = None,
        files: Any = None,
        headers: Any = None,
        *,
        haste: Haste = "acting",
    ) -> Response:
        """Send, and again where that helps. Raises `Trouble`."""
        what: dict[str, Any] = {"params": params, "data": data, "json": json, "files": files, "headers": headers}
        reads = method.lower() == "get" or endpoint.endswith(_READING)
        kind: Kind = "read" if reads else "write"
        started, tries = self._clock(), 0
        while True:
            try:
                self._make_room(endpoint, kind, started, haste)
                return self._once(method, endpoint, what)
            except Trouble as trouble:
                pause = max(trouble.pause, self._jitter(tries))
                if trouble.status == QUOTA:
                    self._quota.closed(kind, pause)
                safe = reads or not trouble.unknown
                over = self._clock() + pause > started + self._willing(trouble.status == QUOTA, haste)
                if over or not (trouble.again and safe):
                    raise
            tries += 1
            self._sleep(pause)

    def _willing(self, quota: bool, haste: Haste) -> float:
        """How many seconds to go on trying."""
        if haste == "looking":
            return 0.0
        if haste != "acting" and quota:
            return self._patience.quota
        return self._patience.reopening if haste == "reopening" else self._patience.deadline

    def _once(self, method: str, endpoint: str, what: Mapping[str, Any]) -> Response:
        try:
            response = self.session.request(method, self._there(endpoint), timeout=self.timeout, **what)
        except Exception as error:
            raise unanswered(error) from error
        if not response.ok:
            raise answered(response, self.who)
        if _told(response) is None:
            raise no_json(response)
        return response

    def _make_room(self, endpoint: str, kind: Kind, started: float, haste: Haste) -> None:
        if not endpoint.startswith(SPREADSHEETS_API_V4_BASE_URL):
            return  # Drive counts by itself, and generously
        while wait := self._quota.wait(kind, looking=haste == "looking"):
            if self._clock() + wait > started + self._willing(True, haste):
                raise Trouble("sync.google_quota", waits=Queued("quota"), status=QUOTA)
            self._sleep(wait)

    def _there(self, endpoint: str) -> str:
        for host in HOSTS:
            if self._url and endpoint.startswith(host):
                return self._url + endpoint.removeprefix(host)
        return endpoint

    def _jitter(self, tries: int) -> float:
        """Full jitter: anything up to a bound that doubles, so that many who failed together do not come together."""
        bound: float = min(self._patience.longest_pause, self._patience.first_pause * 2**tries)
        return random.uniform(0, bound)

    # ---- the few requests there are ------------------------------------------------------------------

    def version(self, key: str, haste: Haste) -> tuple[str, str]:
        """Another whenever anything in the file has changed, and who made it; cheap. Blank what is not told.

        Nobody is named for a change of our own.
        """
        try:
            told = self._file(key, f"{_VERSION},lastModifyingUser(displayName,emailAddress,me)", haste)
        except Trouble as trouble:
            if trouble.status != 400:
                raise
            told = self._file(key, _VERSION, haste)  # a service that does not know people
        user = told.get("lastModifyingUser") or {}
        by = "" if user.get("me") else user.get("displayName") or user.get("emailAddress") or ""
        return "/".join(str(told[name]) for name in _VERSION.split(",") if told.get(name)), str(by)

    def _file(self, key: str, fields: str, haste: Haste) -> Mapping[str, Any]:
        params = {"fields": fields, "supportsAllDrives": "true"}
        return _told(self.request("get", f"{DRIVE_FILES_API_V3_URL}/{key}", params=params, haste=haste)) or {}

    def called(self, title: str) -> list[str]:
        """The keys of the spreadsheets of that title that lie in our Drive, the newest first."""
        quoted = title.replace("\\", "\\\\").replace("'", "\\'")
        sought = f"name = '{quoted}' and mimeType = '{_SPREADSHEET}' and trashed = false"
        params = {"q": sought, "orderBy": "createdTime desc", "pageSize": "5", "fields": "files(id)"}
        told = _told(self.request("get", DRIVE_FILES_API_V3_URL, params=params)) or {}
        return [str(one["id"]) for one in told.get("files", ())]

    def spreadsheet(self, key: str, fields: str, haste: Haste = "acting", *, marks: bool = False) -> dict[str, Any]:
        """The whole spreadsheet in one request, cut down to `fields`; `marks`: those of rows are asked for apart."""

        def ask(method: str, path: str, what: Mapping[str, Any]) -> dict[str, Any]:
            told: dict[str, Any] = {"params" if method == "get" else "json": what}
            url = f"{SPREADSHEETS_API_V4_BASE_URL}/{key}{path}"
            return _told(self.request(method, url, **told, haste=haste)) or {}

        return completed(ask("get", "", {"includeGridData": "true", "fields": fields}), ask, marks=marks)

    def change(self, key: str, verb: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """`batchUpdate`, `values:batchUpdateByDataFilter`: all of it or nothing."""
        separator = "/" if verb.startswith("values") else ":"
        url = f"{SPREADSHEETS_API_V4_BASE_URL}/{key}{separator}{verb}"
        return _told(self.request("post", url, json=body)) or {}


def _told(response: Response) -> dict[str, Any] | None:
    """What an answer says, whatever it calls itself; nothing is an answer to a change. `None` where it is no answer."""
    if not response.content.strip() and (response.status_code == 204 or response.request.method != "GET"):
        return {}
    try:
        told: Any = response.json()
    except ValueError:
        return None
    return told if isinstance(told, dict) else None
