"""What the server answers: the page, the channel to its process, and the headers that go with every answer.

The page handler checks the door, forgets the token (so that no process and no log sees it) and sets the XSRF cookie,
without which a closed tab could not free its process. No file of the notebook's folder is ever served.
"""

from __future__ import annotations

import logging
from typing import Any

from tornado import web
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self' blob:",  # blob: is how anywidget loads a widget's code
            "style-src 'self' 'unsafe-inline' blob:",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}

_access = logging.getLogger("turnsheet.access")


def log_request(handler: web.RequestHandler) -> None:
    """One line an answer, without the query (it may hold the token); what went well only on demand."""
    status = handler.get_status()
    level = logging.DEBUG if status < 400 else logging.WARNING
    request = handler.request
    _access.log(level, "%d %s %s %.0f ms", status, request.method, request.path, 1000 * request.request_time())


class Page(TornadoVoilaHandler):  # type: ignore[misc]
    """The one page."""

    async def prepare(self) -> None:
        """Let in who may; 403 for the rest."""
        await super().prepare(_redirect_to_login=False)
        self._forget_query()
        _ = self.xsrf_token  # reading it sets the cookie

    async def get(self, path: str | None = None) -> None:
        """The page at the root, 404 anywhere else."""
        if path:
            raise web.HTTPError(404)
        await super().get(path)

    def _forget_query(self) -> None:
        # Voila hands the request's address to the process it starts; a query could also ask for another template.
        self.request.uri = self.request.path
        self.request.query = ""
        self.request.arguments = {}
        self.request.query_arguments = {}


class Channel(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The websocket between a page and its process."""

    async def open(self, *args: Any, **kwargs: Any) -> None:
        """Send small messages at once: a burst of clicks takes 8 ms each instead of 50."""
        self.set_nodelay(True)
        await super().open(*args, **kwargs)


class Static(TemplateStaticFileHandler):  # type: ignore[misc]
    """The template's own files."""

    def parse_url_path(self, path: str) -> str:
        """The path of `<template>/static/<file>`; 404 for anything that is built otherwise."""
        steps = path.split("/")
        if len(steps) < 3 or steps[1] != "static" or ".." in steps:
            raise web.HTTPError(404)
        return str(super().parse_url_path(path))
