"""One side of the fight: who is in it, the actions to choose, everybody else."""

from __future__ import annotations

from toolkit.ui.desk import choosing, sealing
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.desk.view import SideView
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.hands import Hands
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.slot_panel import Picked, SlotPanel
from toolkit.ui.widgets.visibility import set_class, show_if


class SidePanel:
    """The `number`-th side, from 1."""

    def __init__(self, number: int, picked: Picked, hands: Hands) -> None:
        self._name = ""
        self._front, self._rear = Block("ts-cards"), Block("ts-cards", "ts-rear")
        self.plan: Pool[SlotView] = Pool(
            lambda: SlotPanel(picked, lambda *said: hands.do(choosing.specify, *said)), "ts-plan"
        )
        self._sealed = Block("ts-sealed")
        self.presses = {
            "seal": Press(lambda _: hands.do(sealing.seal, self._name, slow=True), "ts-seal"),
            "unseen": Press(lambda _: hands.do(sealing.choose_unseen, self._name), "ts-unseen"),
            "withdraw": Press(lambda _: hands.do(sealing.withdraw, self._name, slow=True), "ts-withdraw"),
        }
        self._sealing = Box([self._sealed.view, *(press.view for press in self.presses.values())])
        self._sealing.add_class("ts-sealing")
        self.view = Column([self._front.view, self.plan.view, self._sealing, self._rear.view])
        self.view.add_class("ts-side")
        self.view.add_class(f"ts-side-{number}")

    def show(self, side: SideView) -> None:
        """Mirror the model but for its choices."""
        self._front.show(side.front)
        self._show_sealing(side)
        self._rear.show(side.rear)
        set_class(side.unseen, "ts-own-choice", self.view)

    def show_choices(self, side: SideView) -> None:
        """Mirror its choices."""
        self.plan.show(side.slots)
        show_if(bool(side.slots) and not side.seal.closed, self.plan.view)

    def _show_sealing(self, side: SideView) -> None:
        self._name = side.name
        self._sealed.show(side.seal.said)
        buttons = {"seal": side.seal.seal, "unseen": side.seal.unseen, "withdraw": side.seal.withdraw}
        for code, press in self.presses.items():
            press.show(buttons[code])
        show_if(bool(side.seal.said) or any(button.shown for button in buttons.values()), self._sealing)
