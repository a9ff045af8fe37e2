"""HTTP: a request in, Google's call found, faults met, the quota taken, the answer out.

In this order: who asks (401), which call (404), the fault that is set for it, the quota (429), the call itself, the
field mask, and a fault that strikes after everything was done. Each request has a thread of its own.
"""

from __future__ import annotations

import json
import socket
import struct
import sys
import time
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from tests.sheets_service import calls_drive, calls_sheets, calls_sign_in, calls_values
from tests.sheets_service.calling import SIGN_IN, Answer, Call, Route, route
from tests.sheets_service.errors import GoogleError, nobody
from tests.sheets_service.faults import Fault
from tests.sheets_service.masks import mask, picked
from tests.sheets_service.scopes import PREFIX, Token, check
from tests.sheets_service.state import State

__all__ = ["calls_drive", "calls_sheets", "calls_sign_in", "calls_values"]  # each enters its calls

PAGE = b"<!DOCTYPE html><html><head><title>Error</title></head><body><h1>We're sorry</h1></body></html>"
_JSON = "application/json; charset=UTF-8"


@dataclass(frozen=True, slots=True)
class Seen:
    """A request that came in, as tests may count it."""

    name: str
    cost: str
    email: str
    method: str
    path: str
    code: int
    at: float


class Server(ThreadingHTTPServer):
    """On loopback, with the state that its requests work on."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, port: int, state: State) -> None:
        self.state = state
        self.seen: list[Seen] = []
        self.broken: list[Exception] = []
        super().__init__(("127.0.0.1", port), Handler)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that went away is no news; anything else is our own fault, and told when the service stops."""
        error = sys.exc_info()[1]
        if isinstance(error, Exception) and not isinstance(error, ConnectionError | TimeoutError):
            self.broken.append(error)


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1
    server: Server

    def do_GET(self) -> None:
        """As all others."""
        self._serve()

    do_POST = do_PUT = do_PATCH = do_DELETE = do_GET  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Tests look at `seen` instead."""

    def _serve(self) -> None:
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        parts = urlsplit(self.path)
        found = route(self.command, unquote(parts.path))
        fault = self.server.state.faults.meet(found[0].name, found[0].cost) if found else None
        time.sleep(self.server.state.faults.latency)
        if fault and not fault.after:
            if fault.what != "slow":
                self._note(found, parts.path, fault.what if isinstance(fault.what, int) else 0)
            if self._struck(fault, None):
                return
        email, answer, wait = self._answer(found, raw, parse_qs(parts.query, keep_blank_values=True))
        self._note(found, parts.path, answer.code, email)
        if not (fault and fault.after and self._struck(fault, answer)):
            self._send(answer, wait)

    def _note(self, found: tuple[Route, dict[str, str]] | None, path: str, code: int, email: str = "") -> None:
        name, cost = (found[0].name, found[0].cost) if found else ("unknown", "")
        at = self.server.state.clock.now()
        self.server.seen.append(Seen(name, cost, email, self.command, path, code, at))

    def _answer(
        self, found: tuple[Route, dict[str, str]] | None, raw: bytes, query: dict[str, list[str]]
    ) -> tuple[str, Answer, int | None]:
        email = ""
        try:
            if found is None:
                return email, Answer(PAGE, "text/html; charset=UTF-8", 404), None
            one, parts = found
            token = self._who() if one.cost != SIGN_IN else Token("", 0)
            email = token.email
            if one.cost != SIGN_IN:
                check(token, one.cost, self.command, self._made_by(email, parts.get("id")))
            self.server.state.quota.take(one.cost, email)
            asked = Call(self.server.state.store, email, parts, query, self._json(raw), raw)
            with self.server.state.store.lock:
                done = one.do(asked)
                answer = done if isinstance(done, Answer) else _as_json(done, asked.one("fields"))
            return email, answer, None
        except GoogleError as error:
            return email, Answer(json.dumps(error.body(), indent=2).encode(), _JSON, error.code), error.wait
        except Exception as error:
            self.server.broken.append(error)
            return email, Answer(json.dumps(_status(500).body()).encode(), _JSON, 500), None

    def _who(self) -> Token:
        given, state = self.headers.get("Authorization"), self.server.state
        if given is not None:
            token = state.store.token_named(given.removeprefix("Bearer ").strip())
            if token is None:
                raise nobody()
            return token
        if self.headers.get("x-goog-api-key") or "key=" in urlsplit(self.path).query:
            return Token("anybody with the key", 0, (f"{PREFIX}drive.readonly",))
        if state.must_sign_in:
            raise nobody()
        return Token(state.default_user, 0)

    def _made_by(self, email: str, file_id: str | None) -> bool:
        file = self.server.state.store.files.get(file_id or "")
        return file is None or file.owner == email

    def _json(self, raw: bytes) -> dict[str, Any]:
        if not raw or "json" not in (self.headers.get("Content-Type") or ""):
            return {}
        try:
            body = json.loads(raw)
        except ValueError:
            raise GoogleError(400, "Invalid JSON payload received.") from None
        if not isinstance(body, dict):
            raise GoogleError(400, "Invalid JSON payload received. Root element must be a message.")
        return body

    def _struck(self, fault: Fault, answer: Answer | None) -> bool:
        """Let the fault happen; False where the request goes on after it."""
        if fault.what in ("slow", "silent"):
            time.sleep(fault.seconds)
            if fault.what == "slow":
                return False
        if fault.what in ("reset", "silent"):
            self._hang_up()
        elif fault.what == "cut":
            whole = answer.body if answer else b'{"spreadsheetId": "'
            self._send(Answer(whole[: max(1, len(whole) // 2)], _JSON), length=len(whole) + 1)
            self._hang_up()
        elif fault.what in ("html", "portal"):
            self._send(Answer(PAGE, "text/html; charset=UTF-8", 503 if fault.what == "html" else 200))
        elif fault.what == "garbage":
            self._send(Answer(b'{"spreadsheetId": ', _JSON))
        else:
            error = nobody() if fault.what == "expired" else _status(int(fault.what))
            self._send(Answer(json.dumps(error.body()).encode(), _JSON, error.code), fault.wait)
        return True

    def _hang_up(self) -> None:
        self.close_connection = True
        self.wfile.flush()
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()

    def _send(self, answer: Answer, wait: int | None = None, length: int | None = None) -> None:
        self.send_response(answer.code)
        self.send_header("Content-Type", answer.kind)
        self.send_header("Content-Length", str(len(answer.body) if length is None else length))
        if wait is not None:
            self.send_header("Retry-After", str(wait))
        self.end_headers()
        self.wfile.write(answer.body)
        self.wfile.flush()


def _as_json(body: Any, fields: str | None) -> Answer:
    told = picked(mask(fields), body) if fields else body
    return Answer(json.dumps(told, ensure_ascii=False).encode())


def _status(code: int) -> GoogleError:
    told = {
        429: "Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute per user'.",
        500: "Internal error encountered.",
        502: "Bad gateway.",
        503: "The service is currently unavailable.",
        504: "Deadline expired before operation could complete.",
    }
    return GoogleError(code, told.get(code, "Something went wrong."))
