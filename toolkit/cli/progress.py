"""A sign of life on standard error for anything that takes over a second."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 1.0
"""Seconds before a person starts to wonder."""


@contextmanager
def working(what: str) -> Iterator[None]:
    """Say `what … 3 s` while the block runs, once it has run for a second; nothing before, nothing left behind."""
    over = threading.Event()
    thread = threading.Thread(target=_tick, args=(what, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _tick(what: str, over: threading.Event) -> None:
    began = time.monotonic()
    live = sys.stderr.isatty()
    told = False
    while not over.wait(PATIENCE):
        if live:
            print(f"\r{what} … {time.monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True)
        elif not told:
            print(f"{what} …", file=sys.stderr, flush=True)
        told = True
    if live and told:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
