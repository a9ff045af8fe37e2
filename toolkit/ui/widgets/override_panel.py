"""The numbers that may be overruled, one box each: type to overrule, empty the box to go by the rules again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets

from toolkit.ui.desk.html import Markup
from toolkit.ui.desk.overruling import OverrideView
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.visibility import show_if

Overruled = Callable[[str, str], Any]


class _OverrideBox:
    """One number; `overruled(key, typed)` when a person leaves the box or presses Enter."""

    def __init__(self, overruled: Overruled) -> None:
        self._key = ""
        self._quiet = False
        self._overruled = overruled
        self.view = ipywidgets.Text(continuous_update=False)
        self.view.add_class("ts-override")
        self.view.observe(self._changed, "value")

    def show(self, number: OverrideView) -> None:
        """Mirror the model."""
        self._key = number.key
        self._quiet = True
        try:
            with self.view.hold_sync():
                self.view.description = number.label
                self.view.placeholder = number.hint
                self.view.value = number.typed
        finally:
            self._quiet = False

    def _changed(self, change: dict[str, Any]) -> None:
        if not self._quiet:
            self._overruled(self._key, change["new"])


class OverridePanel:
    """All of them under a heading; nothing when there is no number to overrule."""

    def __init__(self, overruled: Overruled) -> None:
        self._title = Block()
        self._boxes: Pool[OverrideView] = Pool(lambda: _OverrideBox(overruled), "ts-numbers")
        self.view = ipywidgets.VBox([self._title.view, self._boxes.view])
        self.view.add_class("ts-overrides")

    def show(self, title: Markup, numbers: Sequence[OverrideView]) -> None:
        """Mirror the model."""
        self._title.show(title)
        self._boxes.show(numbers)
        show_if(bool(numbers), self.view)
