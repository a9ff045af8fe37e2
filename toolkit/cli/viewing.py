"""For whom a command shows something: the game master, a player of a side, anybody at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.cli.ending import wrong
from toolkit.core.names import fold, nearest
from toolkit.core.problems import did_you_mean
from toolkit.messages import render, text

if TYPE_CHECKING:
    from toolkit.session import Campaign
    from toolkit.session.viewer import Role, Viewer


def viewing(campaign: Campaign, view: Role, side: str) -> Viewer:
    """Who looks. The command ends for a side that nobody in the Roster has, or one that only a player could have."""
    from toolkit.session.viewer import Viewer

    if not side:
        return Viewer(view)
    sheet = campaign.home.loaded.sheet
    sides = list(dict.fromkeys(row.side for row in sheet.roster if row.side)) if sheet is not None else []
    named = next((one for one in sides if fold(one) == fold(side)), None)
    if named is not None and view == "player":
        return Viewer(view, named)
    if view != "player":
        raise wrong(
            text("cli.side_is_a_players", campaign.lang, options="--view player --side …"), where="--side", value=side
        )
    hint = did_you_mean(nearest(side, sides))
    said = [text("cli.no_such_side", campaign.lang, side=side, sides=sides)]
    said += [render(hint, campaign.lang)] if hint is not None else []
    raise wrong(" ".join(said), where="--side", value=side)
