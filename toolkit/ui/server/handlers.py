"""What the server answers: the pages, the channel to a page's process, and the headers that go with every answer.

The page handler checks the door, decides on the visit (nothing else of the request reaches a process: no token, no
header, no query) and sets the XSRF cookie, without which a closed tab could not free its process. No file of the
notebook's folder is ever served.
"""

from __future__ import annotations

import hmac
import logging
from typing import Any

from tornado import web
from voila.request_info_handler import RequestInfoSocketHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from toolkit.ui.server.opening import page_of
from toolkit.ui.server.spec import ERRAND
from toolkit.ui.server.visits import language, visit_of
from toolkit.ui.visit import Visitor

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
    """Every page; which one is decided here, and told to the process behind it."""

    async def prepare(self) -> None:
        """Let in who may; 403 for the rest."""
        await super().prepare(_redirect_to_login=False)
        _ = self.xsrf_token  # reading it sets the cookie

    async def get(self, path: str | None = None) -> None:
        """The page at `path`."""
        lang = language(self.get_cookie("ts-lang"), self.settings["ts_lang"])
        visit = visit_of(self.settings["ts_campaigns"], path or "", Visitor(), lang)
        kernel = await self.kernel_manager.take(self.current_user.username)
        note = {"kernel_id": kernel["kernel_id"], "payload": visit.to_note()}
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        async for part in page_of(kernel, lambda: Errand.send_updates(note), visit):
            self.write(part)
            await self.flush()


class Errand(RequestInfoSocketHandler):  # type: ignore[misc]
    """Where a waiting process hears which visit it is for. It brings the word that only our processes know."""

    def prepare(self) -> None:
        """403 for anybody else."""
        brought = self.request.headers.get(ERRAND, "")
        if not hmac.compare_digest(brought.encode(), self.settings["ts_errand"].encode()):
            raise web.HTTPError(403)


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
