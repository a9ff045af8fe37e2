"""One side of the fight: who is in it, the actions to choose, everybody else."""

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
        self._front, self._rear = Block("ts-cards"), Block("ts-cards", "ts-rear")
        self.plan: Pool[SlotView] = Pool(lambda: SlotPanel(picked), "ts-plan")
        self.view = ipywidgets.VBox([self._front.view, self.plan.view, self._rear.view])
        self.view.add_class("ts-side")
        self.view.add_class(f"ts-side-{number}")

    def show(self, side: SideView) -> None:
        """Mirror the model."""
        self._front.show(side.front)
        self.plan.show(side.slots)
        self._rear.show(side.rear)
