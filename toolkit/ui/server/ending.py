"""How a server is told to end, and the event loop that hears it on every system."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


@contextmanager
def signals(stop: asyncio.Event, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Ctrl-C, SIGTERM and a closed terminal all mean: end, once, without a traceback. Main thread only."""

    def tell(*_: object) -> None:
        loop.call_soon_threadsafe(stop.set)

    before = {number: signal.signal(number, tell) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def selector_loop() -> asyncio.AbstractEventLoop:
    """The kind of loop tornado needs, on Windows too. A selector there sleeps through Ctrl-C: the ticking wakes it."""
    loop = asyncio.SelectorEventLoop()
    if sys.platform == "win32":
        _tick(loop)
    return loop


async def unless_stopped(work: Coroutine[Any, Any, bool], stop: asyncio.Event) -> bool:
    """The result of `work`, or False as soon as `stop` is set."""
    working, stopping = asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())
    await asyncio.wait([working, stopping], return_when=asyncio.FIRST_COMPLETED)
    for task in (working, stopping):
        task.cancel()  # nothing happens to the one that is done
    return working.done() and not working.cancelled() and working.result()


def _tick(loop: asyncio.AbstractEventLoop) -> None:
    loop.call_later(0.25, _tick, loop)
