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

from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.httpserver import HTTPServer
from tornado.web import HTTPError
from traitlets import default
from traitlets.config import Config
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import AllowListFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from toolkit.ui.server.door import Door
from toolkit.ui.server.doors import Doors
from toolkit.ui.server.handlers import Channel, Errand, Farewell, Headed, Page, Process, Static, log_request
from toolkit.ui.server.kernels import Kernels, ThisPython
from toolkit.ui.server.keys import Keys
from toolkit.ui.server.outgoing import Outgoing

TEMPLATE = "turnsheet"
KNOWN_FOR = 365
"""Days after which a browser has to bring its token again."""
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]


def configuration(notebook: Path, port: int, ip: str, keys: Keys) -> Config:
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
                "token": "",  # ours are many, and not Voila's business
                "identity_provider_class": Door,
                "cookie_secret": keys.cookie_secret,
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
            "Door": {
                "keys": keys,
                "cookie_options": {"samesite": "Lax", "expires_days": KNOWN_FOR},
                "get_secure_cookie_kwargs": {"max_age_days": KNOWN_FOR},
            },
            "NotebookClient": {"iopub_timeout": 60},  # a busy machine must not lose a page that was made
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

    def open(self, listening: list[socket.socket], output: BinaryIO, doors: Doors, errand: str) -> None:
        """Begin to answer on `listening`; what processes print goes to `output`; `errand`: see `Spec`."""
        self._listening = listening
        self._output = output
        self._doors, self._errand = doors, errand
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
            "log_function": log_request,
            "jinja2_env": settings["voila_jinja2_env"],
            "login_url": self.base_url,
            "kernel_websocket_connection_class": Outgoing,
            "allow_remote_access": self._doors.network,
            "xsrf_cookie_kwargs": {"samesite": "Lax", **({"secure": True} if self._doors.behind_https else {})},
            "ts_doors": self._doors,
            "ts_errand": self._errand,
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Voila's addresses, ours in place of some, and no files."""
        ours = {
            TornadoVoilaHandler: Page,
            VoilaKernelWebsocketHandler: Channel,
            RequestInfoSocketHandler: Errand,
            TemplateStaticFileHandler: Static,
            KernelHandler: Process,
            VoilaShutdownKernelHandler: Farewell,
        }
        rules = super().init_handlers()
        return [
            (rule[0], ours.get(rule[1], rule[1]), *rule[2:]) for rule in rules if rule[1] is not AllowListFileHandler
        ]

    def listen(self) -> None:
        """Answer, and return: the loop that runs us is somebody else's."""
        self.app.add_transform(Headed)
        self.http = HTTPServer(self.app, xheaders=self._doors.behind_https)
        self.http.add_sockets(self._listening)

    async def warm(self) -> None:
        """Wait until a process stands ready for the first page. Raises what kept it from starting."""
        item = await self.kernel_manager.waiting()[0]
        while item["kernel_id"] not in RequestInfoSocketHandler._waiters and not item["task"].done():
            await asyncio.sleep(0.05)

    def fill(self, size: int) -> None:
        """Keep `size` processes ready from now on."""
        self.kernel_manager.kernel_pools_config = {"default": {"pool_size": size, "kernel_env_variables": {}}}
        self.kernel_manager.fill_if_needed(delay=0, notebook_name=self.kernel_manager.notebook_path)

    async def close(self) -> None:
        """Stop answering and end every process."""
        self.kernel_manager.closing = True
        self.http.stop()
        starting = [task for task in self.kernel_manager.waiting() if not task.done()]
        if starting:  # one that has half started cannot be ended
            await asyncio.wait(starting, timeout=5)
        for item in self.kernel_manager.ready():
            item["task"].cancel()  # else it would report its process as having died
            await asyncio.wait([item["task"]], timeout=1)
            executor = getattr(item["renderer"], "executor", None)
            if executor is not None and executor.kc is not None:
                executor.kc.stop_channels()  # else it would complain when it is forgotten
        for _ in range(2):  # a process that has gone by itself cuts the first round short
            with contextlib.suppress(HTTPError, KeyError, asyncio.InvalidStateError):
                await self.kernel_manager.shutdown_all()
        await self.http.close_all_connections()
