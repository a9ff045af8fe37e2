"""A real server with the stand-in desk, and a real browser; both started once for this folder."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from toolkit.ui.server.campaigns import Campaigns

CHECKOUT = Path(__file__).resolve().parents[2]
STANDIN = "tests.ui_server.standin:build"
LONELY_AFTER = 15.0

expect.set_options(timeout=30_000)  # a busy machine is no fault of the page

_RUN = """
import json, sys
from toolkit.ui.server import serve
wish = json.loads(sys.argv[1])
sys.exit(serve(*wish.pop("sources"), **wish))
"""


@dataclass
class Server:
    """A running `serve`."""

    process: subprocess.Popen[str]
    source: Path
    logs: Path
    address: str

    @property
    def base(self) -> str:
        """The address without its token."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}/"

    @property
    def key(self) -> str:
        """The key of its campaign."""
        return Campaigns([str(self.source)]).only

    @property
    def token(self) -> str:
        """The secret in the address."""
        return urlsplit(self.address).query.removeprefix("token=")

    def kernels(self) -> list[psutil.Process]:
        """The processes behind its pages, the waiting one included."""
        children = psutil.Process(self.process.pid).children(recursive=True)
        return [child for child in children if _is_kernel(child)]

    def actions(self) -> list[str]:
        """The tokens of the stand-in's counted actions."""
        counted = self.source.with_suffix(self.source.suffix + ".actions")
        return counted.read_text().split() if counted.exists() else []

    def stop(self) -> int:
        """End it as a person would; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


def _is_kernel(process: psutil.Process) -> bool:
    try:
        return "ipykernel_launcher" in process.cmdline()
    except psutil.Error:
        return False


def launch(folder: Path, **wish: object) -> subprocess.Popen[str]:
    """Start `serve` in a process of its own, its logs in `folder`."""
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "TURNSHEET_LOGS": str(folder / "logs")}
    environment["XDG_STATE_HOME"] = str(folder / "state")
    wish = {"open_browser": False, "visitors": 1, "page": STANDIN, "lonely_after": LONELY_AFTER} | wish
    command = [sys.executable, "-c", _RUN, json.dumps(wish)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder
    )
    atexit.register(process.kill)  # whatever a failing test forgets; nothing happens to one that has ended
    return process


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The stand-in desk of a workbook whose name is Cyrillic and has a space."""
    folder = tmp_path_factory.mktemp("serve")
    source = folder / "Маршрут 12.xlsx"
    source.touch()
    process = launch(folder, sources=[source.name])
    assert process.stdout is not None
    running = Server(process, source, folder / "logs", process.stdout.readline().strip())
    yield running
    status = running.stop()
    assert (status, process.stderr and process.stderr.read()) == (0, "")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor of its own."""
    made = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB")
    yield made
    made.close()


@pytest.fixture(scope="module")
def desk(server: Server, browser: Browser) -> Iterator[Page]:
    """The opened desk, one for all tests of a module that leave it in order."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB")
    page = open_desk(context, server)
    yield page
    page.close(run_before_unload=True)
    context.close()


def open_desk(context: BrowserContext, server: Server) -> Page:
    """A page with the desk drawn."""
    page = context.new_page()
    page.goto(server.address, wait_until="commit")
    page.locator(".ts-roll button").wait_for(timeout=90_000)  # one that never came is opened once more by itself
    return page


def until(condition: Callable[[], bool], seconds: float = 45) -> bool:
    """Whether `condition` comes true within `seconds`."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return condition()


def in_a_loop(work: Any) -> Any:
    """The result of a coroutine, run in a thread: the browser's own loop may be running in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
