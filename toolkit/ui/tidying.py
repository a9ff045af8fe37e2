"""Garbage is looked for while nobody waits: a look through all that a process has made takes longer than any press.

In order: the process of a page gives up Python's own looking, which comes in the middle of things, and whatever was
loaded before the page is looked through no more (`later`); once the page is there and still, what it is made of is
looked through once and never again; from then on only what has come since is, now and then, between two presses
(`tidy`). A process that has not given it up is left alone.
"""

from __future__ import annotations

import gc

MANY = 20_000
"""So many things made and not yet gone are worth a look."""

_still = False
"""Whether the page was looked through once."""


def later() -> None:
    """From now on nothing is looked through but by `tidy`, and only what comes from now on."""
    gc.disable()
    gc.freeze()


def tidy() -> None:
    """Look through what the page is made of, at first; later what has come since the last time, if it is much."""
    global _still
    if gc.isenabled() or (_still and gc.get_count()[0] < MANY):
        return
    gc.collect()
    if not _still:
        gc.freeze()
        _still = True
