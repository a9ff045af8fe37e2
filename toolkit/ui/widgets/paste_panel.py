"""The place for a post: the box, the button that has it read; folded until wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.pasting import PasteView
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.paste_box import PasteBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


class PastePanel:
    """`unfolded(wanted)` opens and closes it, `pasted(key, text)` for each post."""

    def __init__(self, unfolded: Callable[[bool], Any], pasted: Callable[[str, str], Any]) -> None:
        self.fold = Press(lambda _: unfolded(not self._open), "ts-fold", "ts-paste-fold")
        self._title = Block()
        self.box = PasteBox(pasted, "ts-paste-box")
        self._form = Column([self._title.view, self.box])
        self._form.add_class("ts-form")
        self.view = Column([self.fold.view, self._form])
        self.view.add_class("ts-paste")
        self._open = False

    def show(self, model: PasteView | None, buttons: dict[str, ButtonView]) -> None:
        """Mirror the model."""
        show_if(model is not None, self.view)
        if model is None:
            return
        self._open = model.open
        self.fold.show(buttons["paste"])
        show_if(not model.text, self.fold.view)
        show_if(model.open, self._form)
        self._title.show(model.title)
        with self.box.hold_sync():
            self.box.label, self.box.read = model.label, model.read
            self.box.value, self.box.key = model.text, model.key
