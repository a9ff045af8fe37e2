"""The odds beside a choice: worked out while the page has nothing else to do, dropped once the choice is another.

`show` is given what the odds are to be of; the same again changes nothing. The work goes on in slices of a few
milliseconds between which the page does whatever it is asked; the picture is drawn in a thread. Without a running event
loop (tests, plain Python) all is done at once.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from toolkit.ui.chances.forecast import Forecast, Steps, Wish, forecast
from toolkit.ui.chances.view import odds_view, waiting
from toolkit.ui.desk.html import NOTHING, Markup
from toolkit.ui.desk.words import Words
from toolkit.ui.guard import Guard
from toolkit.ui.widgets.block import Block

SLICE = 0.008
"""Seconds of work at a time."""
REST = 0.004
"""Seconds for everything else in between."""
CALM = 0.2
"""Seconds that a choice has to stand before its odds are begun."""


class OddsBox:
    """One block."""

    def __init__(self, net: Guard) -> None:
        self._block = Block("ts-odds")
        self._net = net
        self._wish: Wish | None = None
        self._task: asyncio.Task[Any] | None = None
        self.view = self._block.view

    def show(self, wish: Wish | None) -> None:
        """Show the odds of `wish` as soon as they are known; nothing without one."""
        if wish == self._wish:
            return
        self._wish = wish
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if wish is None:
            self._block.show(NOTHING)
        else:
            self._net(self._begin)(wish)

    def _begin(self, wish: Wish) -> None:
        steps = forecast(wish)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._block.show(odds_view(_all_of(steps)))
            return
        self._task = loop.create_task(self._safely(steps, wish.words))

    async def _safely(self, steps: Steps, words: Words) -> None:
        await (self._net(self._work)(steps, words) or asyncio.sleep(0))

    async def _work(self, steps: Steps, words: Words) -> None:
        if self._block.view.value:  # the odds of another choice must not stand beside this one
            self._block.show(waiting(words))
        await asyncio.sleep(CALM)
        self._block.show(waiting(words))
        found: Markup = await asyncio.to_thread(odds_view, await _in_slices(steps))
        self._block.show(found)


async def _in_slices(steps: Steps) -> Forecast:
    """Work in slices with rests; cancelled in a rest, nothing goes on."""
    while True:
        end = time.monotonic() + SLICE
        try:
            while time.monotonic() < end:
                next(steps)
        except StopIteration as done:
            found: Forecast = done.value
            return found
        await asyncio.sleep(REST)


def _all_of(steps: Steps) -> Forecast:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Forecast = done.value
            return found
