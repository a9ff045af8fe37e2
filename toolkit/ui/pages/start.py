"""The start page: the campaigns, each with the way to its pages and the invitations to it."""

from __future__ import annotations

import ipywidgets

from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.pages.frame import Frame
from toolkit.ui.start.shelf import Shelf, shelf_of
from toolkit.ui.start.view import blocks, head, hint
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block


def build(visit: Visit) -> ipywidgets.Widget:
    """The page; it is there at once, and campaigns are read one after the other."""
    return Page(shelf_of(visit), visit).keep_looking()


class Page(Frame[Shelf]):
    """The widgets of one start page: a block of HTML for some campaigns each; more come when there are more."""

    def __init__(self, shelf: Shelf, visit: Visit) -> None:
        super().__init__(shelf, visit)
        self._head, self._complaint, self._hint = Block("ts-start"), Block("ts-problem"), Block("ts-new")
        self._blocks: list[Block] = []
        self._list = Column()
        self.fill(self._head.view, self._complaint.view, self._list, self._hint.view)

    def mirror(self, busy: bool) -> None:
        """Give the blocks what changed."""
        self._head.show(head(self.model))
        self._hint.show(hint(self.model))
        shown = blocks(self.model, self.visit.invite)
        if len(shown) > len(self._blocks):
            self._blocks += [Block("ts-campaigns") for _ in shown[len(self._blocks) :]]
            self._list.children = [block.view for block in self._blocks]
        for at, block in enumerate(self._blocks):
            block.show(shown[at] if at < len(shown) else NOTHING)

    def complain(self, sentence: str) -> None:
        """Say what went wrong."""
        self._complaint.show(tag("p", sentence) if sentence else NOTHING)
