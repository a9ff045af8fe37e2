"""The game master's own word on a cell: whose, which, the new value and the reason; folded away until wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from toolkit.ui.desk.adjusting import AdjustView
from toolkit.ui.desk.html import tag
from toolkit.ui.desk.view import ButtonView
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


class AdjustPanel:
    """`chosen(who=…|what=…)` for each pick, `adjusted(typed, reason, token)` to do it."""

    def __init__(self, chosen: Callable[..., Any], adjusted: Callable[[str, str, str], Any]) -> None:
        self._who = PickerBox("ts-adjust-who", lambda one: chosen(who=one or ""))
        self._what = PickerBox("ts-adjust-what", lambda one: chosen(what=one or ""))
        self._now = Block()
        self._value, self._reason = ipywidgets.Text(), ipywidgets.Text()
        self._value.add_class("ts-adjust-value")
        self._press = Press(lambda token: adjusted(self._value.value, self._reason.value, token), "ts-adjust-do")
        parts = (self._who.view, self._what.view, self._now.view, self._value, self._reason, self._press.view)
        self._form = ipywidgets.VBox(parts)
        self.view = ipywidgets.Accordion([self._form], selected_index=None)
        self.view.add_class("ts-adjust")
        self._cell = ("", "", "")

    def show(self, model: AdjustView | None, button: ButtonView, words: Callable[[str], str]) -> None:
        """Mirror the model; the boxes are emptied once the cell has changed."""
        show_if(model is not None, self.view)
        if model is None:
            return
        if self.view.titles != (words("adjust"),):
            self.view.titles = (words("adjust"),)
        self._who.show(model.who)
        self._what.show(model.what)
        self._now.show(tag("p", model.now, cls="ts-quiet"))
        self._value.description, self._reason.description = words("adjust_value"), words("adjust_reason")
        self._press.show(button)
        cell = (model.who.value or "", model.what.value or "", model.now)
        if cell != self._cell:
            self._cell = cell
            self._value.value = self._reason.value = ""
