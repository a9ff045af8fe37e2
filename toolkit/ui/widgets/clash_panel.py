"""An action that somebody's change stands in the way of: what there is to know, a box a cell, the ways out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.session.contested import KEEPS, Keep
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.clashing import ClashBox, ClashView
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if

Typed = Callable[[str, str], Any]


class _Box:
    """One cell."""

    def __init__(self, typed: Typed) -> None:
        self.view = Field(typed, "ts-clash-cell")

    def show(self, box: ClashBox) -> None:
        """Mirror the model."""
        with self.view.hold_sync():
            self.view.key, self.view.label, self.view.value = box.key, box.label, box.value


class ClashPanel:
    """`kept(keep)` fills all boxes, `typed(key, text)` one; `settled()` writes the action, `dropped()` does not."""

    def __init__(
        self, kept: Callable[[Keep], Any], typed: Typed, settled: Callable[[], Any], dropped: Callable[[], Any]
    ) -> None:
        self._told = Block()
        self.boxes: Pool[ClashBox] = Pool(lambda: _Box(typed), "ts-numbers", blank=ClashBox("", "", ""))
        self.keeps = {keep: _keeping(keep, kept) for keep in KEEPS}
        self.settle = Press(lambda _: settled(), "ts-clash-settle")
        self.drop = Press(lambda _: dropped(), "ts-clash-drop")
        buttons = Box([press.view for press in (*self.keeps.values(), self.settle, self.drop)])
        buttons.add_class("ts-sealing")
        self.view = Column([self._told.view, self.boxes.view, buttons])
        self.view.add_class("ts-clash")

    def show(self, model: ClashView | None, buttons: dict[str, ButtonView]) -> None:
        """Mirror the model."""
        show_if(model is not None, self.view)
        if model is None:
            return
        self._told.show(model.told)
        self.boxes.show(model.boxes)
        for keep, press in self.keeps.items():
            press.show(buttons[keep])
        self.settle.show(buttons["settle"])
        self.drop.show(buttons["drop"])


def _keeping(keep: Keep, kept: Callable[[Keep], Any]) -> Press:
    return Press(lambda _: kept(keep), f"ts-clash-{keep}")
