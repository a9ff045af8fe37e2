"""The Log as a text to take along: in which form, for whose eyes, how much of it; to copy or to save as a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk.html import tag
from toolkit.ui.story.view import StoryView
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.copy_box import CopyBox
from toolkit.ui.widgets.download import Download
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.switch import Switch
from toolkit.ui.widgets.visibility import show_if


class ExportPanel:
    """`chosen(form=…|view=…|all_of_it=…)` for each choice, `made()` to make the text."""

    def __init__(self, chosen: Callable[..., Any], made: Callable[[], Any]) -> None:
        self.form = Switch("ts-export-form", lambda form: chosen(form=form))
        self.whose = Switch("ts-export-view", lambda view: chosen(view=view))
        self.scope = Switch("ts-export-scope", lambda scope: chosen(all_of_it=scope == "all"))
        self.press = Press(lambda _: made(), "ts-export-do", key="e")
        self._title = Block()
        self.box, self.download = CopyBox("ts-copy"), Download("ts-download")
        choices = (self.form.view, self.whose.view, self.scope.view)
        parts = (self._title.view, *choices, self.press.view, self.box, self.download)
        self.view = Column(parts)
        self.view.add_class("ts-export")
        self.view.add_class("ts-panel")

    def show(self, view: StoryView) -> None:
        """Mirror the model."""
        self.form.show(view.forms, view.form)
        self.whose.show(view.views, view.view)
        self.scope.show(view.scopes, view.scope)
        self.press.show(view.buttons["export"])
        for part in (self.box, self.download):
            show_if(view.export is not None, part)
        words, export = view.export_words, view.export
        self._title.show(tag("h2", words["title"]))
        with self.box.hold_sync():
            self.box.value = export.text if export is not None else ""
            self.box.label, self.box.copy = words["label"], words["copy"]
            self.box.copied, self.box.by_hand = words["copied"], words["by_hand"]
        with self.download.hold_sync():
            self.download.value = export.text if export is not None else ""
            self.download.file, self.download.label = (export.file if export is not None else ""), words["download"]
