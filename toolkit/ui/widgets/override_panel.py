"""The numbers that may be overruled, one box each: type to overrule, empty the box to go by the rules again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from toolkit.ui.desk.html import Markup
from toolkit.ui.desk.overruling import OverrideView
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.visibility import show_if

Overruled = Callable[[str, str], Any]


class _OverrideBox:
    """One number."""

    def __init__(self, overruled: Overruled) -> None:
        self.view = Field(overruled, "ts-override", numeric=True)

    def show(self, number: OverrideView) -> None:
        """Mirror the model."""
        with self.view.hold_sync():
            self.view.key, self.view.label = number.key, number.label
            self.view.hint, self.view.value, self.view.fault = number.hint, number.typed, number.fault
            self.view.numeric = number.numeric


class OverridePanel:
    """All of them under a heading; nothing when there is no number to overrule."""

    def __init__(self, overruled: Overruled) -> None:
        self._title = Block()
        self.boxes: Pool[OverrideView] = Pool(
            lambda: _OverrideBox(overruled), "ts-numbers", blank=OverrideView("", "", "", "")
        )
        self.view = Column([self._title.view, self.boxes.view])
        self.view.add_class("ts-overrides")

    def show(self, title: Markup, numbers: Sequence[OverrideView]) -> None:
        """Mirror the model."""
        self._title.show(title)
        self.boxes.show(numbers)
        show_if(bool(numbers), self.view)
