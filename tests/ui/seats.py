"""Pages as the server builds them, but for visitors of a test's own choosing: $TURNSHEET_TEST_SIDE plays that side."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from toolkit.ui import pages
from toolkit.ui.visit import Visit, Visitor


def build(visit: Visit) -> Any:
    """The page, its own visitor in the place of the game master."""
    visitors = {"player": Visitor("player", os.environ["TURNSHEET_TEST_SIDE"]), "spectator": Visitor("spectator")}
    visitor = visitors.get(visit.page, visit.visitor)
    return pages.build(replace(visit, visitor=visitor, links=visit.links if visitor.role == "gm" else ()))
