"""The open question, and the answers already given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.asking import AskView
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.html import Markup
from toolkit.ui.widgets.ask_box import AskBox
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


class AskPanel:
    """`answered(typed, token)` for each answer, `take_back(token)` to give the last one again."""

    def __init__(self, answered: Callable[[str, str], Any], take_back: Callable[[str], Any]) -> None:
        self.box = AskBox(answered)
        self.take_back = Press(take_back, "ts-take-back")
        self._so_far = Block("ts-so-far")
        self.view = Column([self.box, self._so_far.view, self.take_back.view])
        self.view.add_class("ts-asks")
        self._shown: tuple[object, ...] = ()

    def show(self, ask: AskView | None, so_far: Markup, buttons: dict[str, ButtonView]) -> None:
        """Mirror the model. A question is put anew when it is another one; or when the last answer was not taken, once
        it may be given again."""
        show_if(ask is not None, self.box)
        asked = (ask, so_far)
        answer, same = buttons["answer"], asked == self._shown
        if ask is not None and (not same or (self.box.spent and answer.enabled)):
            self.box.show(ask, answer.label, same)
        elif ask is None and self._shown[:1] != (None,):
            self.box.clear()
        self._shown = asked
        self._so_far.show(so_far)
        self.take_back.show(buttons["take_back"])
        show_if(ask is not None or buttons["take_back"].shown, self.view)
