"""When a page looks again: at once when the bell rings, each second anyway, seldom while looking fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from toolkit.session.bell import Bell
from toolkit.session.places import drafts_file
from toolkit.sync.port import SourceError

LISTEN_EACH = 0.25
"""Seconds between two times at which the page listens for the bell."""
LOOK_EACH = 1.0
"""Seconds between two looks at the campaign, which find what others did to the sheet itself."""
LOOK_LEAST = 60.0
"""Seconds between two looks while looking fails: a fault of ours that comes back would only fill the log."""


async def keep_watch(
    source: str,
    idle: Callable[[], bool],
    look: Callable[[], Awaitable[bool]],
    around: Callable[[float], Awaitable[None]],
) -> None:
    """Until cancelled: `look` while the page is `idle` (False: it failed), and once a second `around`."""
    bell = _bell(source)
    pause = LOOK_EACH
    look_at = around_at = time.monotonic() + LOOK_EACH
    while True:
        await asyncio.sleep(LISTEN_EACH)
        now = time.monotonic()
        if now >= around_at:
            around_at = now + LOOK_EACH
            await around(now)
        rung = bell is not None and bell.rung()
        if (rung or now >= look_at) and idle():
            pause = LOOK_EACH if await look() else min(2 * pause, LOOK_LEAST)
            look_at = time.monotonic() + pause


def _bell(source: str) -> Bell | None:
    try:
        return Bell(drafts_file(source))
    except SourceError:
        return None
