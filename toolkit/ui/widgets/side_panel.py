"""One side of the fight: its cards and the actions to choose for it."""

from __future__ import annotations

import ipywidgets

from toolkit.ui.desk.plan import SlotView
from toolkit.ui.desk.view import SideView
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.slot_panel import Picked, SlotPanel


class SidePanel:
    """The `number`-th side, from 1."""

    def __init__(self, number: int, picked: Picked) -> None:
        self._cards = Block("ts-cards")
        self._plan: Pool[SlotView] = Pool(lambda: SlotPanel(picked), "ts-plan")
        self.view = ipywidgets.VBox([self._cards.view, self._plan.view])
        self.view.add_class("ts-side")
        self.view.add_class(f"ts-side-{number}")

    def show(self, side: SideView) -> None:
        """Mirror the model."""
        self._cards.show(side.cards)
        self._plan.show(side.slots)
