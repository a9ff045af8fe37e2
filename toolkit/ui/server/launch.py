"""From a wish to a running server and back to nothing: the life of one `serve`.

In order: open the port (a busy one is told at once), lay out a private folder with the notebook and its note, start the
server, wait until a process is warm and the address really answers, say the address, wait for Ctrl-C or SIGTERM, end
every process, remove the folder. Only the address goes to standard output; all noise goes to the log file.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import quote

from tornado.httpclient import AsyncHTTPClient
from tornado.netutil import bind_sockets

from toolkit.assets import asset
from toolkit.messages import text
from toolkit.ui.server.application import DeskServer, configuration
from toolkit.ui.server.kernels import Reaper
from toolkit.ui.server.logs import log_file, logging_to
from toolkit.ui.server.spec import Spec, resolved, title

NOTEBOOK = "desk.ipynb"
LONELY_AFTER = 300.0
PATIENCE = 60.0
"""Seconds the first process may take to start."""

_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


@dataclass(frozen=True, slots=True)
class Wish:
    """What `serve` was asked for; see there."""

    source: str
    port: int
    token: str | None
    open_browser: bool
    announce: Callable[[str], None]
    lang: str | None
    ip: str
    page: str
    lonely_after: float | None


def run(wish: Wish) -> int:
    """Serve until told to stop; the exit status."""
    try:
        listening = bind_sockets(wish.port, wish.ip)
    except (OSError, OverflowError) as error:
        return _refuse(_port_problem(wish, error), 2)
    log = log_file("server.log")
    with ExitStack() as life:
        life.enter_context(logging_to(log))
        folder = life.enter_context(_private_folder())
        life.enter_context(_environment(folder))
        notebook = _lay_out(wish, folder)
        output = life.enter_context(log.open("ab"))
        stop = asyncio.Event()
        runner = life.enter_context(asyncio.Runner(loop_factory=_loop))
        life.enter_context(_signals(stop, runner.get_loop()))
        started = runner.run(_serve(wish, notebook, listening, output, stop))
    return 0 if started else _refuse(text("ui.server.not_started", wish.lang or "en", log=str(log)), 1)


async def _serve(
    wish: Wish, notebook: Path, listening: list[socket.socket], output: BinaryIO, stop: asyncio.Event
) -> bool:
    token = wish.token or secrets.token_urlsafe(24)
    port = listening[0].getsockname()[1]
    server = DeskServer(config=configuration(notebook, port, wish.ip, token))
    server.open(listening, output)
    reaper = asyncio.create_task(Reaper(server.kernel_manager, _lonely_after(wish)).watch())
    try:
        ready = await _either(_answers(server, wish.ip, port), stop)
        if ready:
            _say(wish, f"http://{_host(wish.ip)}:{port}/?token={quote(token, safe='')}")
            await stop.wait()
        return ready or stop.is_set()
    finally:
        reaper.cancel()
        await server.close()


async def _answers(server: DeskServer, ip: str, port: int) -> bool:
    """Whether a process is warm and the address gives the page's own style sheet."""
    try:
        async with asyncio.timeout(PATIENCE):
            await server.warm()
            style = f"http://{_host(ip)}:{port}/voila/templates/turnsheet/static/desk.css"
            await AsyncHTTPClient().fetch(style)
    except Exception:
        server.log.exception("the page does not answer")
        return False
    return True


async def _either(work: Coroutine[Any, Any, bool], stop: asyncio.Event) -> bool:
    """The result of `work`, or False as soon as `stop` is set."""
    tasks = [asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    return tasks[0] in done and bool(tasks[0].result())


def _say(wish: Wish, address: str) -> None:
    wish.announce(address)
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    if wish.open_browser:
        # A process of its own: some browsers talk on standard output, some text browsers would take the terminal.
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-m", "webbrowser", address]
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)


def _host(ip: str) -> str:
    if ip in ("", "0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{ip}]" if ":" in ip else ip


def _lonely_after(wish: Wish) -> float:
    return wish.lonely_after or float(os.environ.get("TURNSHEET_LONELY_AFTER") or LONELY_AFTER)


@contextmanager
def _private_folder() -> Iterator[Path]:
    folder = tempfile.mkdtemp(prefix="turnsheet-")  # readable by this person alone
    try:
        yield Path(folder).resolve()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _environment(folder: Path) -> Iterator[None]:
    """Our template found, nobody's Jupyter settings read; as before afterwards."""
    before = dict(os.environ)
    paths = [str(asset("dashboards")), before.get("JUPYTER_PATH", "")]
    os.environ |= {
        "JUPYTER_PATH": os.pathsep.join(filter(None, paths)),
        "JUPYTER_NO_CONFIG": "1",
        "JUPYTER_CONFIG_DIR": str(folder),
        "JUPYTER_DATA_DIR": str(folder),
    }
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def _lay_out(wish: Wish, folder: Path) -> Path:
    """The notebook, with the workbook's name as its title, and the note for the processes; in a folder of their own."""
    place = folder / "desk"
    place.mkdir()
    Spec(resolved(wish.source), wish.lang, wish.page).write(place)
    notebook = json.loads(asset("dashboards", NOTEBOOK).read_text(encoding="utf-8"))
    notebook["metadata"]["title"] = title(wish.source)
    copy = place / NOTEBOOK
    copy.write_text(json.dumps(notebook), encoding="utf-8")
    return copy


@contextmanager
def _signals(stop: asyncio.Event, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Ctrl-C, SIGTERM and a closed terminal all mean: end, once, without a traceback."""

    def tell(*_: object) -> None:
        loop.call_soon_threadsafe(stop.set)

    before = {number: signal.signal(number, tell) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _loop() -> asyncio.AbstractEventLoop:
    """The kind of loop tornado needs, on Windows too. A selector there sleeps through Ctrl-C: the ticking wakes it."""
    loop = asyncio.SelectorEventLoop()
    if sys.platform == "win32":
        _tick(loop)
    return loop


def _tick(loop: asyncio.AbstractEventLoop) -> None:
    loop.call_later(0.25, _tick, loop)


def _port_problem(wish: Wish, error: Exception) -> str:
    if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", None)):
        return text("ui.server.port_taken", wish.lang or "en", port=wish.port)
    reason = getattr(error, "strerror", None) or str(error)
    return text("ui.server.port_refused", wish.lang or "en", port=wish.port, reason=reason)


def _refuse(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    return status
