"""What players and spectators look at: header, order of turns, the map, the sides, the story. Read only.

All that can be chosen is which of several battles it is, and that only where there are several.
"""

from __future__ import annotations

import ipywidgets

from toolkit.ui.desk.html import NOTHING
from toolkit.ui.seat.look import SeatView
from toolkit.ui.seat.seat import follow
from toolkit.ui.widgets.bare import Box
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.hands import Doing
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.visibility import show_if


class SeatBoard:
    """`top` is the header, since when it is so, the order, how the sealing stands; `view` the rest. Sides are added
    when first seen.

    `beside`: what more the page has to stand beside them.
    """

    def __init__(self, hands: Doing, *beside: ipywidgets.Widget) -> None:
        self.battle = PickerBox("ts-battle", lambda one: hands.do(follow, one, slow=True))
        self._choice = Box()
        self._choice.add_class("ts-top")
        self._header, self._order, self._status = Block("ts-header"), Block("ts-turns"), Block("ts-status")
        self._sealing, self._map, self._story = Block("ts-sealing-now"), Block("ts-seat-map"), Block("ts-log")
        self.top = (self._header.view, self._status.view, self._choice, self._order.view, self._sealing.view)
        self._sides: list[Block] = []
        self._beside = Box()
        self._beside.add_class("ts-seats")
        self.view = Box([self._map.view, *beside, self._beside, self._story.view])
        self.view.add_class("ts-seat")

    def show(self, view: SeatView) -> None:
        """Mirror the model."""
        self._header.show(view.header)
        self._status.show(view.status)
        self.battle.show(view.battles)
        choice = (self.battle.view,) if view.battles.shown else ()
        if self._choice.children != choice:
            self._choice.children = choice
        self._order.show(view.order)
        self._sealing.show(view.sealing)
        self._map.show(view.map)
        show_if(bool(view.map), self._map.view)
        self._story.show(view.story)
        while len(self._sides) < len(view.sides):
            self._sides.append(Block("ts-cards", "ts-side", f"ts-side-{len(self._sides) + 1}"))
            self._beside.children = tuple(side.view for side in self._sides)
        for number, side in enumerate(self._sides):
            side.show(view.sides[number] if number < len(view.sides) else NOTHING)
