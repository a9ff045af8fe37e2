"""The middle of the page: the map where there is one, the sides, and between them the story.

The story: the question, what will happen, the post, the log.
"""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from toolkit.ui.desk import answering, battles, choosing, map_choice, pasting, posting, saving, settling, taking_over
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import DeskView, Glance, SideView
from toolkit.ui.widgets.adjust_panel import AdjustPanel
from toolkit.ui.widgets.ask_panel import AskPanel
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.clash_panel import ClashPanel
from toolkit.ui.widgets.decision_panel import DecisionPanel
from toolkit.ui.widgets.hands import Hands
from toolkit.ui.widgets.late import Late
from toolkit.ui.widgets.lease_panel import LeasePanel
from toolkit.ui.widgets.map_box import MapBox
from toolkit.ui.widgets.odds_box import OddsBox
from toolkit.ui.widgets.override_panel import OverridePanel
from toolkit.ui.widgets.paste_panel import PastePanel
from toolkit.ui.widgets.post_panel import PostPanel
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.side_panel import SidePanel
from toolkit.ui.widgets.visibility import set_class, show_if


class Board:
    """Sides are added when first seen; further ones than two stand below."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.sides: list[SidePanel] = []
        self.map = MapBox(
            lambda square: hands.do(map_choice.choose_square, square), lambda: hands.do(map_choice.step_back)
        )
        self.odds = OddsBox(hands.net)
        self._preview, self._log = Block("ts-preview"), Block("ts-log")
        self.ask = AskPanel(
            lambda typed, token: hands.do(answering.answer, typed, token), lambda _: hands.do(answering.take_back)
        )
        self.overrides = OverridePanel(lambda key, typed: hands.do(answering.override, key, typed))
        self.adjust = AdjustPanel(
            lambda **part: hands.do(partial(saving.wish, **part)),
            lambda token: hands.do(saving.adjust, token, slow=True),
        )
        self.decide = DecisionPanel(
            lambda **part: hands.do(partial(saving.enter_decision, **part)),
            lambda token: hands.do(saving.decide, token, slow=True),
        )
        self.clash = ClashPanel(
            lambda keep: hands.do(settling.keep_all, keep),
            lambda key, typed: hands.do(settling.keep_one, key, typed),
            lambda: hands.do(settling.settle, slow=True),
            lambda: hands.do(settling.drop),
        )
        self.lease = LeasePanel(
            lambda wanted: hands.do(taking_over.ask, wanted), lambda: hands.do(taking_over.take_over)
        )
        self.paste = PastePanel(
            lambda wanted: hands.do(pasting.unfold, wanted), lambda *said: hands.do(pasting.paste, *said)
        )
        self.more = Press(lambda _: hands.do(Desk.show_more), "ts-more")
        self.course = Late("ts-course-place")
        self.post = PostPanel(lambda form: hands.do(posting.choose_form, form))
        self.stop = Press(lambda _: hands.do(battles.end_battle, slow=True), "ts-fold", "ts-stop")
        above = (self.lease, self.clash, self.paste, self.ask, self.odds, self._preview, self.overrides, self.decide)
        parts = (*above, self.post, self.course, self._log, self.more, self.adjust, self.stop)
        self._story = Column([part.view for part in parts])
        self._story.add_class("ts-story")
        self.view = Box([self.map.view, self._story])
        self.view.add_class("ts-board")

    def show(self, view: Glance) -> None:
        """Mirror what is looked at first."""
        self._show_sides(view.sides)
        self.lease.show(view.lease)
        self.clash.show(view.clash, view.buttons)
        self.paste.show(view.forms.paste, view.buttons)
        self.ask.show(view.ask, view.answers, view.buttons)
        self._preview.show(view.preview)
        self.decide.show(view.forms.decide, view.buttons)
        self.adjust.show(view.forms.adjust, view.buttons)
        self.stop.show(view.buttons["stop"])
        self._log.show(view.log)
        self.more.show(view.buttons["more"])

    def show_rest(self, view: DeskView) -> None:
        """Mirror what may come a moment later."""
        for panel, side in zip(self.sides, view.sides, strict=False):
            panel.show_choices(side)
        self.map.show(view.map)
        set_class(view.map is not None, "ts-mapped", self.view)
        self.odds.show(view.odds)
        self.overrides.show(view.overrides_title, view.overrides)
        self.post.show(view.post)
        self.course.show(view.course.key, view.course.draw)

    def _show_sides(self, sides: tuple[SideView, ...]) -> None:
        while len(self.sides) < len(sides):
            self.sides.append(SidePanel(len(self.sides) + 1, self._picked, self._hands))
            first, *others = [side.view for side in self.sides]
            self.view.children = (self.map.view, first, *others, self._story)
        for number, panel in enumerate(self.sides):
            show_if(number < len(sides), panel.view)
            if number < len(sides):
                panel.show(sides[number])

    def _picked(self, key: str, **part: str | None) -> Awaitable[None] | None:
        return self._hands.do(partial(choosing.pick, key=key, **part))
