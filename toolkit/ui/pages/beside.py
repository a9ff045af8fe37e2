"""What the pages beside the battle page share as widgets: the top, why an entry was not taken, who sits here."""

from __future__ import annotations

from typing import TypeVar

from toolkit.ui.beside.page import Beside
from toolkit.ui.desk.html import NOTHING, tag
from toolkit.ui.pages.frame import Frame
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.head import Head

B = TypeVar("B", bound=Beside)


class BesidePage(Frame[B]):
    """A page with a `Head`; subclasses give `mirror`."""

    def __init__(self, model: B, visit: Visit) -> None:
        self.head = Head()
        super().__init__(model, visit)

    def complain(self, sentence: str) -> None:
        """Show what went wrong."""
        self.model.desk.complaint = sentence
        self.head.complain(tag("p", sentence, cls="ts-warning") if sentence else NOTHING)

    def person(self, typed: str) -> tuple[str, str]:
        """Who sits here; the Log names them with what they do on this page."""
        if typed:
            self.model.desk.by = typed
        return typed or self.model.desk.by or "", ""
