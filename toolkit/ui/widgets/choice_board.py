"""A player's own choices: a panel for each action, the buttons to seal or to propose, why a press did nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from toolkit.ui.desk.plan import SlotView
from toolkit.ui.seat import hand, map_choice
from toolkit.ui.seat.choices import ChoiceView
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.hands import Doing
from toolkit.ui.widgets.map_box import MapBox
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.slot_panel import SlotPanel


class ChoiceBoard:
    """Every pick and press is done to the player's `Hand`, which checks it. `map` stands where the page puts it."""

    def __init__(self, hands: Doing) -> None:
        def picked(key: str, **part: str | None) -> Awaitable[None] | None:
            return hands.do(hand.pick, key, part)

        self._said, self._odds, self._complaint = Block("ts-next"), Block("ts-odds"), Block("ts-complaint")
        self.plan: Pool[SlotView] = Pool(
            lambda: SlotPanel(picked, lambda *said: hands.do(hand.specify, *said)), "ts-plan"
        )
        self.presses = {
            "seal": Press(lambda _: hands.do(hand.seal, slow=True), "ts-seal"),
            "propose": Press(lambda _: hands.do(hand.propose, slow=True), "ts-propose"),
            "withdraw": Press(lambda _: hands.do(hand.withdraw, slow=True), "ts-withdraw"),
        }
        buttons = Box([press.view for press in self.presses.values()])
        buttons.add_class("ts-seat-buttons")
        self.map = MapBox(
            lambda square: hands.do(map_choice.choose_square, square), lambda: hands.do(map_choice.step_back)
        )
        self.view = Column([self._said.view, self.plan.view, self._odds.view, self._complaint.view, buttons])
        self.view.add_class("ts-hand")

    def show(self, view: ChoiceView) -> None:
        """Mirror the model."""
        self._said.show(view.said)
        self._odds.show(view.odds)
        self._complaint.show(view.complaint)
        self.plan.show(view.slots)
        self.map.show(view.map)
        for code, press in self.presses.items():
            press.show(view.buttons[code])

    def outdate(self, tell: Callable[[], Any]) -> None:
        """Presses that are on their way count no more: for each of them `tell`."""
        for press in self.presses.values():
            press.renew(tell)
