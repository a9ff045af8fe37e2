"""Somebody without a browser: plain requests, with the cookies a browser would send back."""

from __future__ import annotations

import http.client
import os
from collections.abc import Mapping
from unittest.mock import patch
from urllib.parse import quote, urlsplit

from tests.ui_server.conftest import Server
from toolkit.ui.server.kept import kept_for
from toolkit.ui.server.keys import Pass


class Answer:
    """One answer; the connection is not kept."""

    def __init__(self, server: Server, path: str, method: str = "GET", **headers: str) -> None:
        connection = http.client.HTTPConnection(urlsplit(server.base).netloc, timeout=120)
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        self.status = answer.status
        self.headers = answer.headers
        self.text = answer.read().decode(errors="replace")
        connection.close()

    @property
    def cookie(self) -> str:
        """What a browser would send back."""
        return "; ".join(line.split(";")[0] for line in self.headers.get_all("Set-Cookie") or [])

    @property
    def kernel(self) -> str:
        """The process behind the page."""
        return self.text.split('"kernelId": "')[1].split('"')[0]


def token_for(server: Server, whom: Pass) -> str:
    """The token of an invitation."""
    with patch.dict(os.environ, {"XDG_STATE_HOME": str(server.logs.parent / "state")}):
        return kept_for([str(server.source)]).keys().token(whom)


class Visitor:
    """A browser without a screen. `whom` None: a stranger."""

    def __init__(self, server: Server, whom: Pass | None) -> None:
        self.server = server
        self.cookies: Mapping[str, str] = {}
        self.first = self.get(f"/?token={quote(token_for(server, whom))}") if whom is not None else None

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """An answer; what it sets is kept."""
        sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}
        answer = Answer(self.server, path, method, **sent, **headers)
        pairs = (part.partition("=") for part in answer.cookie.split("; ") if part)
        self.cookies = {**self.cookies, **{name: value for name, _, value in pairs}}
        return answer
