"""What stands above the board while somebody else is choosing: who, and the way to choose in their place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.leasing import LeaseView
from toolkit.ui.widgets.bare import Box
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


class LeasePanel:
    """`asked(wanted)` for the first press and for leaving it, `taken()` for the second."""

    def __init__(self, asked: Callable[[bool], Any], taken: Callable[[], Any]) -> None:
        self._said = Block()
        self.take_over = Press(lambda _: asked(True), "ts-take-over")
        self.yes = Press(lambda _: taken(), "ts-take-over-yes")
        self.no = Press(lambda _: asked(False), "ts-take-over-no")
        self.view = Box([self._said.view, self.take_over.view, self.yes.view, self.no.view])
        self.view.add_class("ts-lease")

    def show(self, model: LeaseView | None) -> None:
        """Mirror the model."""
        show_if(model is not None, self.view)
        if model is None:
            return
        self._said.show(model.said)
        self.take_over.show(ButtonView(model.take_over, not model.sure))
        self.yes.show(ButtonView(model.yes, model.sure))
        self.no.show(ButtonView(model.no, model.sure))
