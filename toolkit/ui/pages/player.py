"""The player's page: one's own side in full, the others as far as they may be known, one's own choices.

A player chooses, proposes and seals; rolling and saving are the game master's. Opened by a game master it shows what
everybody at the table may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import ipywidgets

from toolkit.session.viewer import Viewer
from toolkit.ui.desk.html import NOTHING
from toolkit.ui.pages.frame import Frame
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.choices import choices
from toolkit.ui.seat.hand import Hand
from toolkit.ui.seat.look import look
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.choice_board import ChoiceBoard
from toolkit.ui.widgets.seat_board import SeatBoard


def build(visit: Visit) -> ipywidgets.Widget:
    """The page of the side that the server gave the visitor."""
    side = visit.visitor.side if visit.visitor.role == "player" else ""
    return PlayerPage(Hand(visit.source, Viewer("player", side), visit.lang), visit).keep_looking()


class PlayerPage(Frame[Hand]):
    """The widgets of a player's seat."""

    def __init__(self, model: Hand, visit: Visit) -> None:
        super().__init__(model, visit)
        self.choices = ChoiceBoard(self)
        self.board = SeatBoard(self, self.choices.map.view)
        self.fill(*self.board.top, self.choices.view, self.board.view)

    def sit(self, before: str, hand: Mapping[str, Any]) -> object:
        """What was picked in this window before it was reloaded is picked again."""
        return self.do(deeds.take_up, hand.get("unseen")) if before else None

    def unseen(self) -> dict[str, Any]:
        """What is picked and neither proposed nor sealed."""
        return deeds.unseen_of(self.model)

    def mirror(self, busy: bool) -> None:
        """Give the widgets what changed."""
        chosen, seen = choices(self.model, busy), look(self.model)
        self.board.show(replace(seen, map=NOTHING) if chosen.map is not None else seen)
        self.choices.show(chosen)

    def complain(self, sentence: str) -> None:
        """Say it above the buttons."""
        self.model.complaint = sentence
        self.choices.show(choices(self.model, False))

    def outdate(self, tell: Callable[[], Any]) -> None:
        """Presses meant for the page before lapse: for each of them `tell`."""
        self.choices.outdate(tell)
