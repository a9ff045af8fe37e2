"""The last turn for a forum: which form, the text, a button that copies it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.posting import PostView
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.copy_box import CopyBox
from toolkit.ui.widgets.switch import Switch
from toolkit.ui.widgets.visibility import show_if


class PostPanel:
    """`chosen(form)` when somebody wants another form."""

    def __init__(self, chosen: Callable[[str], Any]) -> None:
        self._title = Block()
        self.form = Switch("ts-post-form", chosen)
        self.box = CopyBox("ts-copy")
        self.view = Column([self._title.view, self.form.view, self.box])
        self.view.add_class("ts-post")

    def show(self, model: PostView | None) -> None:
        """Mirror the model."""
        show_if(model is not None, self.view)
        if model is None:
            return
        self._title.show(model.title)
        self.form.show(model.forms, model.form)
        with self.box.hold_sync():
            self.box.value, self.box.label = model.text, model.about
            self.box.copy, self.box.copied, self.box.by_hand = model.copy, model.copied, model.by_hand
