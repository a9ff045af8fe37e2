"""The Check page: everything wrong or doubtful about the campaign and its source, always as of now."""

from __future__ import annotations

from functools import partial

import ipywidgets

from toolkit.ui.check.checking import Checking, look_again, narrow
from toolkit.ui.check.view import look
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.beside import BesidePage
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.bare import Box
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.picker_box import PickerBox
from toolkit.ui.widgets.press import Press


def build(visit: Visit) -> ipywidgets.Widget:
    """The page; it opens whatever state the campaign is in."""
    return CheckPage(Checking(Desk(visit.source, visit.lang)), visit).keep_looking()


class CheckPage(BesidePage[Checking]):
    """The widgets of one check."""

    def __init__(self, model: Checking, visit: Visit | None = None) -> None:
        super().__init__(model, visit or Visit("check", model.desk.source))
        self._summary, self._problems, self._source = Block("ts-summary"), Block("ts-found"), Block("ts-source")
        self.find = Field(lambda _, typed: self.do(partial(narrow, find=typed)), "ts-find")
        self.tab = PickerBox("ts-filter", lambda one: self.do(partial(narrow, tab=one)))
        self.level = PickerBox("ts-filter", lambda one: self.do(partial(narrow, level=one)))
        self.again = Press(lambda _: self.do(look_again, slow=True), "ts-again", key="l")
        filters = Box([self.find, self.tab.view, self.level.view, self.again.view])
        filters.add_class("ts-filters")
        self.fill(*self.head.views, self._summary.view, filters, self._problems.view, self._source.view)

    def mirror(self, busy: bool) -> None:
        """Give the widgets what changed."""
        view = look(self.model, busy)
        self.head.show(view.head)
        self._summary.show(view.summary)
        with self.find.hold_sync():
            self.find.label, self.find.value = view.find
        self.tab.show(view.tab)
        self.level.show(view.level)
        self.again.show(view.again)
        self._problems.show(view.problems)
        self._source.show(view.source)
