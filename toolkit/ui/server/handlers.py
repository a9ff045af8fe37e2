"""What the server answers: the pages, the channel to a page's process, and the headers that go with every answer.

The page handler checks the door, decides on the visit (nothing else of the request reaches a process: no token, no
header, no query) and sets the XSRF cookie, without which a closed tab could not free its process. No file of the
notebook's folder is ever served.
"""

from __future__ import annotations

import hmac
import logging
from typing import Any

from jupyter_server.services.kernels.handlers import KernelHandler
from tornado import web
from tornado.httputil import HTTPHeaders
from tornado.iostream import StreamClosedError
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from toolkit.ui.server.door import pass_of, session_of
from toolkit.ui.server.doors import Doors
from toolkit.ui.server.keys import mark_of
from toolkit.ui.server.opening import page_of
from toolkit.ui.server.spec import ERRAND
from toolkit.ui.server.visits import Asked, language, visit_of

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' blob:",  # blob: is how anywidget loads a widget's code
            "style-src 'self' 'unsafe-inline' blob:",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Referrer-Policy": "strict-origin",  # the address may hold a token, and nobody needs more than the origin
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Headed(web.OutputTransform):
    """`HEADERS` on every answer, whichever handler gives it."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """The answer with them."""
        for name, value in HEADERS.items():
            headers[name] = value
        return status_code, headers, chunk


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
        doors: Doors = self.settings["ts_doors"]
        user: Any = self.current_user  # the door let nobody else through
        invited = doors.invited(pass_of(user), self.get_argument("token", ""))
        if invited:
            self.redirect(invited, status=303)
            return
        lang = language(self.get_cookie("ts-lang"), doors.lang)
        asked = Asked(path or "", self.get_argument("side", ""), lang, doors.invite(self.request))
        visit = visit_of(doors.campaigns, pass_of(user), asked)
        kernel = await self.kernel_manager.take(session_of(user))
        note = {"kernel_id": kernel["kernel_id"], "payload": visit.to_note()}
        self.set_cookie("ts-whom", mark_of(pass_of(user)), samesite="Lax")  # see static/keep.js
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        async for part in page_of(kernel, lambda: Errand.send_updates(note), visit):
            self.write(part)
            await self.flush()

    def log_exception(self, kind: Any, error: Any, trace: Any) -> None:
        """Note down what went wrong; a browser that leaves before its page is whole is nothing of that."""
        if not isinstance(error, StreamClosedError):
            super().log_exception(kind, error, trace)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """One calm sentence, also where it went wrong before the door had looked."""
        if not hasattr(self, "_current_user"):
            self.current_user = None
        super().write_error(status_code, **kwargs)


class Errand(RequestInfoSocketHandler):  # type: ignore[misc]
    """Where a waiting process hears which visit it is for. It brings the word that only our processes know."""

    def prepare(self) -> None:
        """403 for anybody else."""
        brought = self.request.headers.get(ERRAND, "")
        if not hmac.compare_digest(brought.encode(), self.settings["ts_errand"].encode()):
            raise web.HTTPError(403)


class Own:
    """For addresses of a process: they are there for the browser behind whose page it is, and for nobody else."""

    async def prepare(self, *args: Any, **kwargs: Any) -> None:
        """404 for a process of somebody else's, as for one that never was; 403 for strangers."""
        handler: Any = self
        await super().prepare(*args, **kwargs)  # type: ignore[misc]
        if handler.current_user is None:
            raise web.HTTPError(403)
        kernel = handler.path_kwargs.get("kernel_id") or handler.path_args[0]
        if handler.kernel_manager.owner(kernel) != session_of(handler.current_user):
            raise web.HTTPError(404)


class Process(Own, KernelHandler):
    """Whether a process is there; its end."""


class Farewell(Own, VoilaShutdownKernelHandler):  # type: ignore[misc]
    """The end of a process whose page was closed."""


class Channel(Own, VoilaKernelWebsocketHandler):  # type: ignore[misc]
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
