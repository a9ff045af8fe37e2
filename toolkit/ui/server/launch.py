"""From a wish to a running server and back to nothing: the life of one `serve`.

In order: open the port (the one of last time where any will do; a busy one is told at once), lay out a private folder
with the notebook and its note, start the server, wait until a process is warm and the address really answers, say the
address, wait for Ctrl-C or SIGTERM, end every process, remove the folder. Only the address goes to standard output; all
noise goes to the log file.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO
from urllib.parse import quote

from tornado.httpclient import AsyncHTTPClient
from tornado.netutil import bind_sockets

from toolkit.messages import text
from toolkit.ui.server.campaigns import Campaigns
from toolkit.ui.server.doors import Doors, in_address, local_ip
from toolkit.ui.server.ending import selector_loop, signals, unless_stopped
from toolkit.ui.server.kept import Kept
from toolkit.ui.server.keys import GM
from toolkit.ui.server.logs import log_file, log_path, logging_to
from toolkit.ui.server.place import environment, lay_out, private_folder
from toolkit.ui.server.spec import Spec

if TYPE_CHECKING:
    from toolkit.ui.server.application import DeskServer

LONELY_AFTER = 300.0
PATIENCE = 60.0
"""Seconds the first process may take to start."""

_TAKEN = {errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)}


@dataclass(frozen=True, slots=True)
class Wish:
    """What `serve` was asked for; see there."""

    sources: Sequence[str]
    port: int
    kept: Kept
    token: str | None
    open_browser: bool
    announce: Callable[[str], None]
    lang: str | None
    ip: str
    behind_https: bool
    visitors: int
    page: str
    lonely_after: float | None


def run(wish: Wish) -> int:
    """Serve until told to stop; the exit status."""
    try:
        listening = _open_port(wish)
    except OSError as error:
        return _refuse(_port_problem(wish, error), 2)
    try:
        log = log_file("server.log")
    except OSError as error:
        facts = {"log": str(log_path("server.log")), "reason": error.strerror or str(error)}
        return _refuse(text("ui.server.no_log", wish.lang or "en", **facts), 2)
    with ExitStack() as life:
        life.enter_context(logging_to(log))
        life.callback(gc.collect)  # what forgotten sockets and tasks still have to say belongs into the log
        folder = life.enter_context(private_folder())
        life.enter_context(environment(folder))
        doors = _doors(wish, listening)
        wish.kept.keep(doors.port)
        spec = Spec(wish.page, secrets.token_urlsafe(24), f"{in_address(local_ip(wish.ip))}:{doors.port}")
        notebook = lay_out(spec, folder)
        output = life.enter_context(log.open("ab"))
        stop = asyncio.Event()
        runner = life.enter_context(asyncio.Runner(loop_factory=selector_loop))
        life.enter_context(signals(stop, runner.get_loop()))
        started = runner.run(_serve(wish, doors, spec, notebook, listening, output, stop))
    return 0 if started else _refuse(text("ui.server.not_started", wish.lang or "en", log=str(log)), 1)


async def _serve(
    wish: Wish,
    doors: Doors,
    spec: Spec,
    notebook: Path,
    listening: list[socket.socket],
    output: BinaryIO,
    stop: asyncio.Event,
) -> bool:
    """Whether it ran and was told to end."""
    from toolkit.ui.server.application import DeskServer, configuration  # slow to import: Ctrl-C must work by now
    from toolkit.ui.server.kernels import Reaper

    server = DeskServer(config=configuration(notebook, doors.port, wish.ip, doors.keys))
    server.open(listening, output, doors, spec.errand)
    reaper = asyncio.create_task(Reaper(server.kernel_manager, _lonely_after(wish)).watch())
    try:
        place = f"http://{spec.server}/"
        if await unless_stopped(_answers(server, place), stop):
            _say(wish, f"{place}?token={quote(doors.keys.token(GM), safe='')}")
            server.fill(wish.visitors)
            await stop.wait()
        return stop.is_set()
    finally:
        reaper.cancel()
        await server.close()


async def _answers(server: DeskServer, place: str) -> bool:
    """Whether a process is warm and the address gives the page's own style sheet."""
    try:
        async with asyncio.timeout(PATIENCE):
            await server.warm()
            await AsyncHTTPClient().fetch(f"{place}voila/templates/turnsheet/static/desk.css")
    except Exception:
        server.log.exception("the page does not answer")
        return False
    return True


def _say(wish: Wish, address: str) -> None:
    wish.announce(address)
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    if wish.open_browser:
        # A process of its own: some browsers talk on standard output, some text browsers would take the terminal.
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-m", "webbrowser", address]
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)


def _doors(wish: Wish, listening: list[socket.socket]) -> Doors:
    port = listening[0].getsockname()[1]
    return Doors(Campaigns(wish.sources), wish.kept.keys(wish.token), wish.lang, wish.ip, port, wish.behind_https)


def _lonely_after(wish: Wish) -> float:
    return wish.lonely_after or float(os.environ.get("TURNSHEET_LONELY_AFTER") or LONELY_AFTER)


def _open_port(wish: Wish) -> list[socket.socket]:
    if not 0 <= wish.port <= 65535:  # the system would take the remainder
        raise OSError(errno.EINVAL, "0–65535")
    if wish.port == 0 and wish.kept.port:
        with suppress(OSError):  # the one of last time, so that pages and invitations stay good
            return bind_sockets(wish.kept.port, wish.ip)
    return bind_sockets(wish.port, wish.ip)


def _port_problem(wish: Wish, error: OSError) -> str:
    lang = wish.lang or "en"
    if error.errno in _TAKEN:
        return text("ui.server.port_taken", lang, port=wish.port)
    return text("ui.server.port_refused", lang, port=wish.port, reason=error.strerror or str(error))


def _refuse(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    return status
