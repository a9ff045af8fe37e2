"""Rolls that players are not to see: the next action rolled in secret, the dice of the last such one shown."""

from __future__ import annotations

from toolkit.session import Draft
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.saving import saved


@at_an_open_desk
def hide(desk: Desk, _draft: Draft, /) -> None:
    """Keep the dice of the planned action from players, or no longer."""
    desk.in_secret = not desk.in_secret


@at_an_open_desk
def show_roll(desk: Desk, _draft: Draft, /) -> None:
    """Write the dice of the last hidden roll into the Log, for everybody to read."""
    last = desk.campaign.hidden.last() if desk.campaign is not None else None
    if desk.campaign is not None and last is not None:
        saved(desk, desk.campaign.hidden.reveal(last, by=desk.by or ""), "roll_shown")
