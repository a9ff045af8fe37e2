"""The Odds page: any actor, action and target of the campaign, and how likely it is what they may bring."""

from __future__ import annotations

from functools import partial

import ipywidgets

from toolkit.ui.chances.pondering import Pondering, clear, pick, specify
from toolkit.ui.chances.pondering_view import look
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.pages.frame import Frame
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.head import Head
from toolkit.ui.widgets.odds_box import OddsBox
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.slot_panel import SlotPanel


def build(visit: Visit) -> ipywidgets.Widget:
    """The page; it opens whatever state the campaign is in."""
    return OddsPage(Pondering(Desk(visit.source, visit.lang)), visit).keep_looking()


class OddsPage(Frame[Pondering]):
    """The widgets of one wondering."""

    def __init__(self, model: Pondering, visit: Visit | None = None) -> None:
        self.head = Head()
        super().__init__(model, visit or Visit("odds", model.desk.source))
        self._about = Block("ts-about")
        self.plan: Pool[SlotView] = Pool(lambda: SlotPanel(self._picked, self._specified), "ts-plan")
        self.clear = Press(lambda _: self.do(clear), "ts-clear")
        self.odds = OddsBox(self.net)
        self.fill(*self.head.views, self._about.view, self.plan.view, self.clear.view, self.odds.view)

    def mirror(self, busy: bool) -> None:
        """Give the widgets what changed."""
        view = look(self.model, busy)
        self.head.show(view.head)
        self._about.show(view.about)
        self.plan.show(view.slots)
        self.clear.show(view.clear)
        self.odds.show(view.odds)

    def complain(self, sentence: str) -> None:
        """Show what went wrong."""
        self.model.desk.complaint = sentence
        self.head.complain(tag("p", sentence, cls="ts-warning") if sentence else NOTHING)

    def _picked(self, key: str, **part: str | None) -> None:
        self.do(partial(pick, key=key, **part))

    def _specified(self, key: str, name: str, typed: str) -> None:
        self.do(specify, key, name, typed)
