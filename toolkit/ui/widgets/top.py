"""The top of the page: whose campaign, which round, how the sheet and the desk stand, what is wrong."""

from __future__ import annotations

import ipywidgets

from toolkit.ui.desk.view import DeskView
from toolkit.ui.widgets.block import Block


class Top:
    """`views` in order."""

    def __init__(self) -> None:
        self._header, self._status, self._troubles = Block(), Block("ts-status"), Block("ts-problem")
        bar = ipywidgets.Box([self._header.view, self._status.view])
        bar.add_class("ts-top")
        self.views = (bar, self._troubles.view)

    def show(self, view: DeskView) -> None:
        """Mirror the model."""
        self._header.show(view.header)
        self._status.show(view.status)
        self._troubles.show(view.troubles)
