"""The game master's decision: what it is about, whom it meets, the effects, what would happen; folded until wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.deciding import DecisionView
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


class DecisionPanel:
    """`entered(text=…|who=…|effect=…|open=…)` for each entry, `decided(token)` to save it."""

    def __init__(self, entered: Callable[..., Any], decided: Callable[[str], Any]) -> None:
        self.fold = Press(lambda _: entered(open=not self._open), "ts-fold", "ts-decide-fold")
        self._title = Block()
        self.text = Field(lambda _, typed: entered(text=typed), "ts-decide-text")
        self.who = PickerBox("ts-decide-who", lambda one: entered(who=one or ""))
        self.effect = Field(lambda _, typed: entered(effect=typed), "ts-decide-effect")
        self._coming = Block("ts-decide-coming")
        self.press = Press(decided, "ts-decide-do")
        parts = (self._title, self.text, self.who, self.effect, self._coming, self.press)
        self._form = Column([part if isinstance(part, Field) else part.view for part in parts])
        self._form.add_class("ts-form")
        self.view = Column([self.fold.view, self._form])
        self.view.add_class("ts-decide")
        self._open = False

    def show(self, model: DecisionView | None, buttons: dict[str, ButtonView]) -> None:
        """Mirror the model."""
        show_if(model is not None, self.view)
        if model is None:
            return
        self._open = model.decision.open
        self.fold.show(buttons["weigh"])
        show_if(model.decision.open, self._form)
        self._title.show(model.title)
        self.who.show(model.who)
        with self.text.hold_sync():
            self.text.label, self.text.value = model.text_label, model.decision.text
        with self.effect.hold_sync():
            self.effect.label, self.effect.value = model.effect_label, model.decision.effect
            self.effect.hint, self.effect.fault = model.effect_hint, model.fault
        self._coming.show(model.coming)
        self.press.show(buttons["decide"])
