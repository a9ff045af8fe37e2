"""What all pages share: the root box, the row of pages, one thing at a time, a net under it, a look each
second, the company.

A page subclasses `Frame`, makes its widgets, hands them to `fill`, and mirrors its model in `mirror`. In order: a press
takes its turn (`do`), the deed changes the model, the model is looked at anew, the widgets are given what changed.
Widgets are built once. Nothing here knows a rule or a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from secrets import token_hex
from typing import Any, Generic, Protocol, TypeVar

import ipywidgets

from toolkit.messages import LANGUAGES, text
from toolkit.ui.desk.turns import Turns
from toolkit.ui.gathering import GATHERING
from toolkit.ui.guard import Guard
from toolkit.ui.pages.company import Company
from toolkit.ui.pages.row import row
from toolkit.ui.tidying import tidy
from toolkit.ui.visit import Visit
from toolkit.ui.watch import keep_watch
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.bundle import Bundle
from toolkit.ui.widgets.visibility import set_class


class Model(Protocol):
    """A page's state, without widgets."""

    @property
    def lang(self) -> str:
        """The language spoken: "en" or "ru"."""

    def poll(self) -> bool:
        """Look at the campaign again (in a thread); whether there is anything new to show."""


M = TypeVar("M", bound=Model)
Rest = Callable[[], object] | None
"""What is still to be given to the widgets, if anything."""


class Frame(Generic[M]):
    """One opened page around its model. Subclasses give `mirror`, `complain` and, with buttons, `outdate`."""

    def __init__(self, model: M, visit: Visit, seat: str = "") -> None:
        self.model, self.visit = model, visit
        self._guard = Guard(self.complain, model.lang, visit.visitor.role)
        self._turns = Turns(self._guard(partial(self._show, True)), self._guard(self._show))
        self._watch: asyncio.Task[None] | None = None
        self._row, self._bundle = Block("ts-pages"), Bundle()
        self.company = Company(visit, seat or token_hex(8), self._guard(self.sit), self.stay, self.person)
        self.view = Column()
        self.view.add_class("ts-page")
        self.view.add_class(f"ts-on-{visit.page}")

    # ---- what a page gives ------------------------------------------------------------------------

    def mirror(self, busy: bool) -> Rest:
        """Give the widgets what changed in the model; `busy` while something slow is under way.

        What is returned is done once all that was given has left: for what costs time and is looked at later.
        """
        raise NotImplementedError

    def complain(self, sentence: str) -> None:
        """Show a sentence (plain text) about what went wrong; blank takes it away."""
        raise NotImplementedError

    def outdate(self, tell: Callable[[], Any]) -> None:
        """Presses on their way from a page that has changed since count no more: for each of them `tell`."""

    def sit(self, before: str, hand: Mapping[str, Any]) -> object:
        """The browser is there; its window sat on the seat `before` until it was reloaded (blank: on none).

        `hand` is what the page had in hand then, and as "unseen" whatever the window gives back: it is not believed.
        """

    def hand(self) -> dict[str, Any]:
        """What the page has in hand that a reload must not lose, as JSON would hold it; no secrets."""
        return {}

    def unseen(self) -> dict[str, Any]:
        """What a reload must not lose either and nobody else may read; the window alone keeps it."""
        return {}

    def stay(self) -> object:
        """Somebody pressed something on this page."""

    def person(self, typed: str) -> tuple[str, str]:
        """Who sits here, and the name of whom they choose for; `typed` is the name typed in this window."""
        return typed, ""

    # ---- what a page uses -------------------------------------------------------------------------

    @property
    def net(self) -> Guard:
        """What a callback that nobody waits for is wrapped in."""
        return self._guard

    def fill(self, *views: ipywidgets.Widget) -> None:
        """Put the page's widgets below the row of pages, once, and show the model."""
        self.view.children = (self._row.view, self.company.top, *views, self.company.sign, self._bundle)
        self._show()

    def do(self, deed: Callable[..., Any], *facts: Any, slow: bool = False) -> Awaitable[None] | None:
        """Let `deed(model, *facts)` happen when its turn comes; `slow` for what reads or writes the campaign."""
        return self._turns.take(self._guard(partial(deed, self.model, *facts)), slow=slow)

    def keep_looking(self) -> ipywidgets.Widget:
        """Look at the campaign again and again, where there is an event loop; the root widget."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return self.view
        watch = keep_watch(self.visit.source, lambda: self._turns.idle, self.look_again, self._look_around)
        self._watch = loop.create_task(watch)
        return self.view

    async def look_again(self) -> bool:
        """Look at the campaign once; False if that failed. What others changed is shown."""
        found: list[bool | None] = []
        poll = self._guard(self.model.poll)
        await (self._turns.take(lambda: found.append(poll()), slow=True, quiet=True) or _nothing())
        if found[0]:
            with GATHERING.gathered():
                self._guard(self._show)()
                self.outdate(self._guard(self._lapsed))
        return found[0] is not None

    def _lapsed(self) -> None:
        self.complain(text("ui.frame.lapsed", self.model.lang))

    async def _look_around(self, now: float) -> None:
        if self._turns.idle:
            tidy()
        await (self._guard(self.company.round)(self.model.lang, now) or _nothing())

    def _show(self, busy: bool = False) -> None:
        lang = self.model.lang
        with GATHERING.gathered():
            for other in LANGUAGES:
                set_class(other == lang, f"ts-lang-{other}", self.view)
            self._row.show(row(self.visit, lang))
            if rest := self.mirror(busy):
                GATHERING.leave()
                rest()
        self.company.keep(self.hand(), self.unseen())


async def _nothing() -> None:
    """Already done."""
