"""The page among others: its sign of life, and the line that says who else is here."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable
from typing import Any

from toolkit.session.presence import BEAT
from toolkit.ui.here import Here
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.pulse import Pulse


class Company:
    """`sat(seat before, what it had in hand)` once the browser is there; `stay()` while somebody presses keys.

    `person(name typed in this window)` says who sits here and for whom they choose.
    """

    def __init__(
        self,
        visit: Visit,
        seat: str,
        sat: Callable[[str, dict[str, Any]], Any],
        stay: Callable[[], Any],
        person: Callable[[str], tuple[str, str]],
    ) -> None:
        self.here = Here(visit.source, visit.visitor, seat)
        self._pulse = Pulse(seat, self._sat, self._alive)
        self._line = Block("ts-presence")
        self.top, self.sign = self._line.view, self._pulse
        self._come, self._stay, self._person, self._typed, self._asked = sat, stay, person, "", 0.0
        atexit.register(self.here.leave)

    def keep(self, hand: dict[str, Any], unseen: dict[str, Any]) -> None:
        """What the page has in hand; `unseen` is for its window alone."""
        self.here.keep(hand)
        self._pulse.keep(unseen)

    async def round(self, lang: str, now: float) -> None:
        """At time `now` (seconds): ask the browser when it is time to, tell the others, show who is there."""
        if now - self._asked >= BEAT:
            self._asked = now
            self._pulse.ask()
        self.here.introduce(*self._person(self._typed))
        if await asyncio.to_thread(self.here.round):
            self._line.show(self.here.shown(lang))

    def _sat(self, before: str, own: Any) -> None:
        self._come(before, {**self.here.kept(before), "unseen": own})

    def _alive(self, busy: bool, typed: str) -> None:
        self._typed = " ".join(typed.split())
        self.here.answered()
        if busy:
            self._stay()
