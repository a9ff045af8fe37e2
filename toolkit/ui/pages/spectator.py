"""The spectator's page, for a screen at the table: what everybody may see, in large type.

Nothing can be pressed but which of several battles it shows.
"""

from __future__ import annotations

import ipywidgets

from toolkit.session.viewer import Viewer
from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.pages.frame import Frame
from toolkit.ui.seat.look import look
from toolkit.ui.seat.seat import Seat
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.seat_board import SeatBoard

LAST = 6
"""So many of the last entries are shown."""


def build(visit: Visit) -> ipywidgets.Widget:
    """The page, the same for everybody who opens it."""
    return SpectatorPage(Seat(visit.source, Viewer("spectator"), visit.lang), visit).keep_looking()


class SpectatorPage(Frame[Seat]):
    """The widgets of a spectator's seat."""

    def __init__(self, model: Seat, visit: Visit) -> None:
        self.board, self._complaint = SeatBoard(self), Block("ts-complaint")
        super().__init__(model, visit)
        self.fill(*self.board.top, self._complaint.view, self.board.view)

    def mirror(self, busy: bool) -> None:
        """Give the widgets what changed."""
        self.board.show(look(self.model, LAST))

    def complain(self, sentence: str) -> None:
        """Say it above everything."""
        self._complaint.show(tag("p", sentence, cls="ts-warning") if sentence else NOTHING)
