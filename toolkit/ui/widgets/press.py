"""A one-use button that mirrors its `ButtonView`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.widgets.action_button import ActionButton
from toolkit.ui.widgets.visibility import set_class, show_if


class Press:
    """`pressed(token)` is called once for each press that counts."""

    def __init__(self, pressed: Callable[[str], Any], *hooks: str, key: str = "") -> None:
        self.view = ActionButton(key=key, classes=hooks)
        self.view.on_action(pressed)

    def show(self, button: ButtonView) -> None:
        """Mirror the model."""
        for trait, value in (("label", button.label), ("tooltip", button.about), ("disabled", not button.enabled)):
            if getattr(self.view, trait) != value:
                setattr(self.view, trait, value)
        set_class(button.main, "ts-main", self.view)
        show_if(button.shown, self.view)

    def renew(self, tell: Callable[[], Any]) -> None:
        """A press that is on its way counts no more: should there be one, `tell`."""
        self.view.renew(tell)
