"""What the odds beside a plan are of: the plan as it stands, as long as something in it is still open."""

from __future__ import annotations

from toolkit.session import Preview
from toolkit.ui.chances.forecast import Wish, wish_of
from toolkit.ui.desk.desk import Desk


def odds_wish(desk: Desk, found: Preview | None) -> Wish | None:
    """The wish; `None` once everything is answered, and while nothing that can be played, or only a beginning, is
    planned."""
    if desk.campaign is None or desk.state is None or found is None or found.needs is None or "start" in found.entry:
        return None
    held = desk.held
    if held.answers and held.order and held.order != tuple(desk.state.roster):
        return None  # rows were sorted since the first answer: whose the answers are, only the preview knows
    return wish_of(desk.campaign, desk.words, found.entry, tuple(held.answers), held.overrides)
