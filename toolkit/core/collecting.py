"""When Python looks for garbage: not in the middle of making a large table."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collecting_later() -> Iterator[None]:
    """While many small things are made that all stay, looking for garbage among them costs time and finds none."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.freeze()  # what was made counts as old from here on, so that it is not looked through at once
            gc.unfreeze()
            gc.enable()
