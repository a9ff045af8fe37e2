"""Who is here: what this page tells the others of itself, and what it shows of them. No widgets.

A page counts as open only while its browser answers (`answered`). The game master sees roles and who chooses for whom;
others see names. Nobody is told aloud: the line changes in silence. Where presence cannot be kept, there is none.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from toolkit.messages import text
from toolkit.session.places import state_place
from toolkit.session.presence import BEAT, Presence, Present
from toolkit.sync.port import SourceError
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.visit import Visitor


class Here:
    """One page among the others of its source; `seat` is its own name for itself, `now` tells the time."""

    def __init__(self, source: str, visitor: Visitor, seat: str, now: Callable[[], float] = time.time) -> None:
        self._source = source
        self.me = Present(seat, visitor.role, visitor.side)
        """What the others are told of this page."""
        self._now = now
        self._presence: Presence | None = None
        self._answered = self._told = 0.0
        self._others: tuple[Present, ...] = ()
        self._hand: dict[str, Any] | None = None

    def answered(self) -> None:
        """The browser has shown that the page is there."""
        self._answered = self._now()

    def introduce(self, name: str, about: str) -> None:
        """Who sits here, and for whom they choose (a name, or blank); what is new is told in the next round."""
        if (name, about) != (self.me.name, self.me.about):
            self.me = replace(self.me, name=name, about=about)
            self._told = 0.0

    def round(self) -> bool:
        """Tell the others and look who is there; whether that is anybody else than before. It reads and writes."""
        before = self._others
        with suppress(SourceError):
            presence = self._found()
            if self._answered - self._told >= BEAT / 2:
                presence.tell(self.me, self._answered)
                self._told = self._answered
            self._others = tuple(one for one in presence.here() if one.page != self.me.page)
        return self._others != before

    def keep(self, hand: dict[str, Any]) -> None:
        """Keep what this page has in hand, where that is anything new."""
        if hand == self._hand:
            return
        with suppress(SourceError):
            if self._hand is not None:  # what a page opens with is worth nothing
                self._found().keep(self.me.page, hand)
            self._hand = hand

    def kept(self, seat: str) -> dict[str, Any]:
        """What the page on that seat had in hand; nothing where that is unknown."""
        with suppress(SourceError):
            return self._found().kept(seat) if seat else {}
        return {}

    def _found(self) -> Presence:
        self._presence = self._presence or Presence(state_place(self._source), self._now)
        return self._presence

    def leave(self) -> None:
        """The page is closed."""
        with suppress(SourceError):
            if self._presence is not None:
                self._presence.leave(self.me.page)

    def shown(self, lang: str) -> Markup:
        """The line; nothing while nobody else is here."""
        if not self._others:
            return NOTHING
        people = [tag("li", text("ui.here.you", lang)), *(self._person(one, lang) for one in self._others)]
        return join([tag("span", text("ui.here.title", lang), cls="ts-quiet"), tag("ul", *people, cls="ts-people")])

    def _person(self, one: Present, lang: str) -> Markup:
        named = "yes" if one.name else "no"
        if self.me.role != "gm":
            return tag("li", text("ui.here.name", lang, name=one.name, named=named))
        facts = {"name": one.name, "named": named, "role": one.role, "side": one.side, "about": one.about}
        return tag("li", text("ui.here.choosing" if one.about else "ui.here.person", lang, **facts))
