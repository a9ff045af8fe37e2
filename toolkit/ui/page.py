"""The desk as a page: one `Desk`, thin widgets that mirror it, and a look at the workbook each second.

In order: a press or a pick takes its turn (`Turns`), a deed (`choosing`, `answering`, `saving`) changes the desk, the
desk is looked at anew and the widgets are given what changed. Every callback is guarded; saving and reading happen in
a thread. Widgets are built once. Nothing here knows a rule, and nothing from the sheet reaches a widget unescaped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import ipywidgets

from toolkit.messages import LANGUAGES
from toolkit.ui.desk import saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.desk.turns import Turns
from toolkit.ui.desk.view import DeskView, look
from toolkit.ui.guard import Guard
from toolkit.ui.widgets.board import Board
from toolkit.ui.widgets.toolbar import Toolbar
from toolkit.ui.widgets.top import Top
from toolkit.ui.widgets.visibility import set_class

LOOK_EACH = 1.0
"""Seconds between two looks at the workbook and at what other pages did."""
LOOK_LEAST = 60.0
"""Seconds between two looks while looking fails."""


def build(source: str, lang: str | None = None) -> ipywidgets.Widget:
    """The page of a campaign; it opens whatever state the workbook is in. `lang` None: as the campaign says."""
    page = Page(Desk(source, lang))
    page.keep_looking()
    return page.view


class Page:
    """The widgets of one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._guard = Guard(self._say, desk.lang)
        self._turns = Turns(self._guard(self._show_busy), self._guard(self._show))
        self._watch: asyncio.Task[None] | None = None
        self._seen: DeskView | None = None
        self.top, self.board, self.toolbar = Top(self), Board(self), Toolbar(self)
        self.view = ipywidgets.VBox([*self.top.views, self.board.view, self.toolbar.view])
        self.view.add_class("ts-page")
        self._show()

    # ---- what the widgets call --------------------------------------------------------------------

    def do(self, deed: Callable[..., Any], *facts: Any, slow: bool = False) -> Awaitable[None] | None:
        """Let the desk do something when its turn comes; `slow` for what reads or writes the workbook."""
        return self._turns.take(self._guard(partial(deed, self.desk, *facts)), slow=slow)

    def undo(self) -> Awaitable[None] | None:
        """Take back the action that the page shows as the last one."""
        return self.do(saving.undo, self._seen.undo_id if self._seen is not None else None, slow=True)

    # ---- what the widgets show --------------------------------------------------------------------

    def _show(self) -> None:
        self._mirror(look(self.desk))

    def _show_busy(self) -> None:
        self._mirror(look(self.desk, busy=True))

    def _mirror(self, view: DeskView) -> None:
        for lang in LANGUAGES:
            set_class(lang == view.lang, f"ts-lang-{lang}", self.view)
        self.top.show(view)
        self.board.show(view)
        self.toolbar.show(view)
        self._seen = view

    def _say(self, sentence: str) -> None:
        self.desk.complaint = sentence
        self.toolbar.complain(tag("p", sentence, cls="ts-warning") if sentence else NOTHING)

    # ---- what others do ---------------------------------------------------------------------------

    def keep_looking(self) -> None:
        """Look at the workbook each second, where there is an event loop."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._watch = loop.create_task(self._look_each_second())

    async def _look_each_second(self) -> None:
        pause = LOOK_EACH
        while True:
            await asyncio.sleep(pause)
            if self._turns.idle:
                # A fault of ours that comes back each second would only fill the log.
                pause = LOOK_EACH if await self.look_again() else min(2 * pause, LOOK_LEAST)

    async def look_again(self) -> bool:
        """Look at workbook and draft; False if that failed.

        What others changed is shown, and presses meant for the page before lapse.
        """
        found: list[bool | None] = []
        poll = self._guard(self.desk.poll)
        await (self._turns.take(lambda: found.append(poll()), slow=True, quiet=True) or _nothing())
        if found[0]:
            self._guard(self._show)()
            self.toolbar.outdate()
        return found[0] is not None


async def _nothing() -> None:
    """Already done."""
