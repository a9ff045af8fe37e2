"""The battle page: one `Desk`, thin widgets that mirror it.

A press or a pick is a deed (`choosing`, `answering`, `saving` …) done to the desk when its turn comes; then the desk is
looked at anew. Nothing here knows a rule, and nothing from the sheet reaches a widget unescaped.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import ipywidgets

from toolkit.ui.desk import saving, taking_over, unseen
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.hand import hand_of
from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.desk.leasing import chooses_for
from toolkit.ui.desk.view import Glance, Looking, at_work
from toolkit.ui.pages.frame import Frame, Rest
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.board import Board
from toolkit.ui.widgets.toolbar import Toolbar
from toolkit.ui.widgets.top import Top
from toolkit.ui.widgets.visibility import set_class


def build(visit: Visit) -> ipywidgets.Widget:
    """The battle page of a campaign; it opens whatever state the workbook is in."""
    return Page(Desk(visit.source, visit.lang), visit).keep_looking()


class Page(Frame[Desk]):
    """The widgets of one desk."""

    def __init__(self, desk: Desk, visit: Visit | None = None) -> None:
        super().__init__(desk, visit or Visit("battle", desk.source), desk.sitting.page)
        self.desk = desk
        self._seen: Glance | None = None
        self.top, self.board, self.toolbar = Top(self), Board(self), Toolbar(self)
        self.fill(*self.top.views, self.board.view, self.toolbar.view)

    def commit(self, token: str) -> Awaitable[None] | None:
        """Save the plan that the page shows."""
        return self.do(saving.commit, token, self._seen.held if self._seen is not None else None, slow=True)

    def undo(self) -> Awaitable[None] | None:
        """Take back the action that the page shows as the last one."""
        return self.do(saving.undo, self._seen.undo_id if self._seen is not None else None, slow=True)

    def redo(self) -> Awaitable[None] | None:
        """Do again what the page shows as taken back last."""
        return self.do(saving.redo, self._seen.redo_id if self._seen is not None else None, slow=True)

    def sit(self, before: str, hand: Mapping[str, Any]) -> object:
        """What this window was choosing before it was reloaded is its own again."""
        if not before:
            return None
        self.do(taking_over.sit, before, hand)
        return self.do(unseen.take_up, hand.get("unseen"))

    def hand(self) -> dict[str, Any]:
        """The forms that are half filled in."""
        return hand_of(self.desk)

    def unseen(self) -> dict[str, Any]:
        """What is picked unseen."""
        return unseen.unseen_of(self.desk)

    def stay(self) -> object:
        """Whoever chooses here is still at it."""
        return self._turns.take(self._guard(partial(taking_over.stay, self.desk)), quiet=True)

    def person(self, typed: str) -> tuple[str, str]:
        """Who sits here, and for whom they choose."""
        return typed or self.desk.by or "", chooses_for(self.desk)

    def mirror(self, busy: bool) -> Rest:
        """Give the widgets what changed on the desk."""
        if busy and self._seen is not None:
            self._mirror_glance(at_work(self.desk, self._seen))
            return None
        looking = Looking(self.desk)
        seen = looking.glance()
        self._mirror_glance(seen)
        return lambda: self.board.show_rest(looking.whole(seen))

    def _mirror_glance(self, view: Glance) -> None:
        self.top.show(view)
        self.board.show(view)
        self.toolbar.show(view)
        set_class(view.lease is not None, "ts-elsewhere", self.view)
        if self._seen is not None and self._seen.held.plan != view.held.plan:
            self.toolbar.replan(self._guard(self._lapsed))
        self._seen = view

    def complain(self, sentence: str) -> None:
        """Show the sentence where entries that were not taken are told about."""
        self.desk.complaint = sentence
        self.toolbar.complain(tag("p", sentence, cls="ts-warning") if sentence else NOTHING)

    def outdate(self, tell: Callable[[], Any]) -> None:
        """Presses meant for the page before lapse: for each of them `tell`."""
        self.toolbar.outdate(tell)
