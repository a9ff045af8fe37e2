"""A picture that comes a moment after the page: drawing it never delays what somebody waits for.

In order: a change of what is to be drawn is noted, the page shows everything else, and once it has been still for a
moment the picture is drawn. What has changed again by then is not drawn at all. Without an event loop that is at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from toolkit.ui.desk.html import Markup
from toolkit.ui.guard import note_down
from toolkit.ui.widgets.block import Block

STILL = 0.4
"""Seconds."""


class Late:
    """`show(key, draw)`: `draw()` makes the picture of what `key` stands for; a picture that fails leaves its place."""

    def __init__(self, *hooks: str) -> None:
        self._block = Block(*hooks)
        self.view = self._block.view
        self._key: object = None
        self._coming: asyncio.TimerHandle | None = None

    def show(self, key: object, draw: Callable[[], Markup]) -> None:
        """Draw it soon, unless it is the one that is shown or on its way."""
        if key == self._key:
            return
        self._key = key
        if self._coming is not None:
            self._coming.cancel()
        try:
            self._coming = asyncio.get_running_loop().call_later(STILL, self._draw, draw)
        except RuntimeError:
            self._draw(draw)

    def _draw(self, draw: Callable[[], Markup]) -> None:
        try:
            self._block.show(draw())
        except Exception:
            note_down("drawing a picture")
