"""The server itself: Voila with one notebook, our template, our door and our processes, and nothing else.

It leans on Voila's insides (the version is pinned; the browser tests guard each upgrade). Configuration files of the
person or of the working folder are not read, so that a Jupyter set up for something else cannot bend the page.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from pathlib import Path
from typing import Any, BinaryIO

from tornado.httpserver import HTTPServer
from tornado.web import HTTPError
from traitlets import default
from traitlets.config import Config
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.static_file_handler import AllowListFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from toolkit.ui.server.door import TokenDoor
from toolkit.ui.server.handlers import HEADERS, Channel, Errand, Page, Static, log_request
from toolkit.ui.server.kernels import Kernels, ThisPython

TEMPLATE = "turnsheet"
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]


def configuration(notebook: Path, port: int, ip: str, token: str) -> Config:
    """Everything that differs from Voila as it comes."""
    return Config(
        {
            "Voila": {
                "notebook_path": str(notebook),
                "root_dir": str(notebook.parent),
                "connection_dir_root": str(notebook.parent.parent),
                "config_file_paths": [],
                "ip": ip,
                "port": port,
                "open_browser": False,
                "token": token,
                "identity_provider_class": TokenDoor,
            },
            "VoilaConfiguration": {
                "template": TEMPLATE,
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
                "extension_allowlist": EXTENSIONS,
                "kernel_spec_manager_class": ThisPython,
                "multi_kernel_manager_class": Kernels,
                "preheat_kernel": True,
                "default_pool_size": 1,
            },
            "TokenDoor": {"cookie_options": {"samesite": "Lax"}},
            "KernelRestarter": {"restart_limit": 0, "time_to_dead": 1.0},
            "KernelManager": {"shutdown_wait_time": 2.0},
        }
    )


class DeskServer(Voila):  # type: ignore[misc]
    """Voila on a socket that is already open; started inside a running event loop, ended by `close`."""

    http: HTTPServer

    @default("log")
    def _log_default(self) -> logging.Logger:
        return logging.getLogger("turnsheet.server")

    def open(self, listening: list[socket.socket], output: BinaryIO, **ours: Any) -> None:
        """Begin to answer on `listening`; what processes print goes to `output`; `ours` is what handlers look up."""
        self._listening = listening
        self._output = output
        self._ours = ours
        before = signal.getsignal(signal.SIGTERM)
        self.initialize([])  # takes SIGTERM for itself
        signal.signal(signal.SIGTERM, before)
        self.start()

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings with our headers and log; its own error pages for every handler."""
        settings: dict[str, Any] = super().init_settings()
        self.kernel_manager.output = self._output
        self.kernel_manager.settings_folder = self.connection_dir
        return settings | {
            "headers": HEADERS,
            "log_function": log_request,
            "jinja2_env": settings["voila_jinja2_env"],
            "login_url": self.base_url,
            "allow_remote_access": self.ip not in ("127.0.0.1", "localhost", "::1"),
            "xsrf_cookie_kwargs": {"samesite": "Lax"},
            **self._ours,
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Voila's addresses, ours in place of some, and no files."""
        ours = {
            TornadoVoilaHandler: Page,
            VoilaKernelWebsocketHandler: Channel,
            RequestInfoSocketHandler: Errand,
            TemplateStaticFileHandler: Static,
        }
        rules = super().init_handlers()
        return [
            (rule[0], ours.get(rule[1], rule[1]), *rule[2:]) for rule in rules if rule[1] is not AllowListFileHandler
        ]

    def listen(self) -> None:
        """Answer, and return: the loop that runs us is somebody else's."""
        self.http = HTTPServer(self.app)
        self.http.add_sockets(self._listening)

    async def warm(self) -> None:
        """Wait until a process stands ready for the first page. Raises what kept it from starting."""
        item = await self.kernel_manager.waiting()[0]
        while item["kernel_id"] not in RequestInfoSocketHandler._waiters and not item["task"].done():
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop answering and end every process."""
        self.kernel_manager.closing = True
        self.http.stop()
        for item in self.kernel_manager.ready():
            item["task"].cancel()  # else it would report its process as having died
        for _ in range(2):  # a process that has gone by itself cuts the first round short
            with contextlib.suppress(HTTPError, KeyError):
                await self.kernel_manager.shutdown_all()
        await self.http.close_all_connections()
