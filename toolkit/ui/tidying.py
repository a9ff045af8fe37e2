"""Garbage is looked for while nobody waits: a look through all that a process has made takes longer than any press.

In order: the process of a page gives up Python's own looking, which comes in the middle of things (`later`); once the
page is there and still, what it is made of is looked through once and never again; from then on only what has come
since is, now and then, between two presses (`tidy`). A process that has not given it up is left alone.
"""

from __future__ import annotations

import gc

MANY = 20_000
"""So many things made and not yet gone are worth a look."""


def later() -> None:
    """From now on nothing is looked through but by `tidy`."""
    gc.disable()


def tidy() -> None:
    """Look through what has come since the last time, if it is much."""
    if gc.isenabled() or gc.get_count()[0] < MANY:
        return
    gc.collect()
    if not gc.get_freeze_count():
        gc.freeze()
