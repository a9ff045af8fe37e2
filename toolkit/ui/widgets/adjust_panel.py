"""The game master's own word on a cell: whose, which, the new value and the reason; folded away until wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.adjusting import AdjustView
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


class AdjustPanel:
    """`chosen(who=…|what=…|value=…|why=…|open=…)` for each entry, `adjusted(token)` to do it."""

    def __init__(self, chosen: Callable[..., Any], adjusted: Callable[[str], Any]) -> None:
        self.fold = Press(lambda _: chosen(open=not self._open), "ts-fold")
        self.who = PickerBox("ts-adjust-who", lambda one: chosen(who=one or ""))
        self.what = PickerBox("ts-adjust-what", lambda one: chosen(what=one or ""))
        self._now = Block()
        self._doubt = Block()
        self.value = Field(lambda _, typed: chosen(value=typed), "ts-adjust-value")
        self.why = Field(lambda _, typed: chosen(why=typed), "ts-adjust-why")
        self.press = Press(adjusted, "ts-adjust-do")
        parts = (self.who, self.what, self._now, self.value, self._doubt, self.why, self.press)
        self._form = Column([part if isinstance(part, Field) else part.view for part in parts])
        self._form.add_class("ts-form")
        self.view = Column([self.fold.view, self._form])
        self.view.add_class("ts-adjust")
        self._open = False

    def show(self, model: AdjustView | None, buttons: dict[str, ButtonView]) -> None:
        """Mirror the model."""
        show_if(model is not None, self.view)
        if model is None:
            return
        self._open = model.wish.open
        self.fold.show(buttons["fold"])
        show_if(model.wish.open, self._form)
        self.who.show(model.who)
        self.what.show(model.what)
        self._now.show(tag("p", model.now, cls="ts-quiet"))
        for field, label, value in (
            (self.value, model.value_label, model.wish.value),
            (self.why, model.why_label, model.wish.why),
        ):
            with field.hold_sync():
                field.label, field.value = label, value
        self.value.fault = model.fault
        self._doubt.show(tag("p", model.doubt, cls="ts-warning") if model.doubt else NOTHING)
        self.press.show(buttons["adjust"])
