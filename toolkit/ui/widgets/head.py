"""The top of a page beside the battle page: whose campaign, how all stands, why the last entry was not taken."""

from __future__ import annotations

from toolkit.ui.beside.page import HeadView
from toolkit.ui.desk.html import Markup
from toolkit.ui.widgets.bare import Box
from toolkit.ui.widgets.block import Block


class Head:
    """`views` in order."""

    def __init__(self) -> None:
        self._header, self._status, self._complaint = Block(), Block("ts-status"), Block("ts-complaint")
        bar = Box([self._header.view, self._status.view])
        bar.add_class("ts-top")
        self.views = (bar, self._complaint.view)

    def show(self, view: HeadView) -> None:
        """Mirror the model."""
        self._header.show(view.header)
        self._status.show(view.status)
        self._complaint.show(view.complaint)

    def complain(self, sentence: Markup) -> None:
        """Say what went wrong."""
        self._complaint.show(sentence)
