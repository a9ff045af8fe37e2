"""The top of the page: whose campaign, which round, who sits here, how the sheet and the desk stand, what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from toolkit.ui.desk.view import DeskView
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.visibility import show_if


class Top:
    """`views` in order; `signed(name)` when somebody says who they are."""

    def __init__(self, signed: Callable[[str], Any]) -> None:
        self._header, self._status, self._troubles = Block(), Block("ts-status"), Block("ts-problem")
        self.by = Field(lambda _, name: signed(name), "ts-by", remembered="ts-by")
        bar = ipywidgets.Box([self._header.view, self.by, self._status.view])
        bar.add_class("ts-top")
        self.views = (bar, self._troubles.view)

    def show(self, view: DeskView) -> None:
        """Mirror the model."""
        self._header.show(view.header)
        show_if(view.by is not None, self.by)
        if view.by is not None:
            with self.by.hold_sync():
                self.by.label, self.by.value, self.by.hint = view.by.label, view.by.name, view.by.hint
        self._status.show(view.status)
        self._troubles.show(view.troubles)
