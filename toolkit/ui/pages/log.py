"""The Log page: the story so far, narrowed down; any entry's numbers; anything taken back or done again; the export."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets

from toolkit.ui.beside.taking_back import redo, undo
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.beside import BesidePage
from toolkit.ui.story import story
from toolkit.ui.story.story import Story
from toolkit.ui.story.view import look
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.bare import Box, Column
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.export_panel import ExportPanel
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.listing import Listing
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if


def build(visit: Visit) -> ipywidgets.Widget:
    """The page; it opens whatever state the campaign is in."""
    return LogPage(Story(Desk(visit.source, visit.lang)), visit).keep_looking()


class LogPage(BesidePage[Story]):
    """The widgets of one Log. Keys: U takes back what is looked at, Y does again, E exports."""

    def __init__(self, model: Story, visit: Visit | None = None) -> None:
        super().__init__(model, visit or Visit("log", model.desk.source))
        self._picked = ""
        self.find = Field(lambda _, typed: self.do(story.narrow, {"find": typed}), "ts-find")
        self.filters = [self._filter(key) for key in ("round", "actor", "kind")]
        self.presses = {
            "newer": Press(lambda _: self.do(story.turn, -1), "ts-newer"),
            "older": Press(lambda _: self.do(story.turn, 1), "ts-older"),
            "undo": Press(lambda _: self.do(undo, self._picked, slow=True), "ts-undo", key="u"),
            "since": Press(lambda _: self.do(story.undo_since, self._picked, slow=True), "ts-since"),
            "redo": Press(lambda _: self.do(redo, slow=True), "ts-redo", key="y"),
        }
        self.listed = Listing(lambda one: self.do(story.pick, one, slow=True), "ts-log")
        self._detail = Block("ts-preview")
        self.export = ExportPanel(
            lambda **part: self.do(partial(story.choose_export, **part)),
            lambda: self.do(story.make_export, slow=True),
        )
        self.fill(*self.head.views, self._above(), self._middle())

    def _filter(self, key: str) -> PickerBox:
        return PickerBox("ts-filter", lambda one: self.do(story.narrow, {key: one}))

    def _above(self) -> ipywidgets.Widget:
        box = Box([self.find, *(one.view for one in self.filters), self.presses["redo"].view])
        box.add_class("ts-filters")
        return box

    def _middle(self) -> ipywidgets.Widget:
        """The list, and beside it what is looked at and the export."""
        pages = Box([self.presses["newer"].view, self.presses["older"].view])
        takes = Box([self.presses["undo"].view, self.presses["since"].view])
        for box in (pages, takes):
            box.add_class("ts-choices")
        self._entry = Column([self._detail.view, takes])
        self._entry.add_class("ts-looked-at")
        self._entry.add_class("ts-at-hand")
        left, right = Column([self.listed.view, pages]), Column([self._entry, self.export.view])
        both = Box([left, right])
        both.add_class("ts-beside")
        return both

    def mirror(self, busy: bool) -> None:
        """Give the widgets what changed."""
        view = look(self.model, busy)
        self._picked = view.picked
        self.head.show(view.head)
        with self.find.hold_sync():
            self.find.label, self.find.value = view.find
        for box, picker in zip(self.filters, view.filters, strict=True):
            box.show(picker)
        self.listed.show(view.listed)
        self._detail.show(view.detail)
        show_if(bool(view.picked), self._entry)
        for code, press in self.presses.items():
            press.show(view.buttons[code])
        self.export.show(view)

    def outdate(self, tell: Callable[[], Any]) -> None:
        """Presses meant for the page before lapse: for each of them `tell`."""
        for code in ("undo", "since", "redo"):
            self.presses[code].renew(tell)
