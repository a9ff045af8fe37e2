"""What a game master has in hand on one page beside the plan: forms half filled in, which battle is shown.

It belongs to the window and not to the table, so it is in no draft; a reload takes it up again. What is chosen unseen
is never part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from toolkit.ui.desk.adjusting import Wish
from toolkit.ui.desk.battles import UNNAMED, choose_battle
from toolkit.ui.desk.deciding import Decision
from toolkit.ui.desk.desk import Desk


def hand_of(desk: Desk) -> dict[str, Any]:
    """All of it, as it is kept."""
    battle = desk.campaign.battle if desk.campaign is not None else ""
    forms = {"wish": asdict(desk.wish), "decision": asdict(desk.decision)}
    return {**forms, "pasting": desk.pasting, "post_form": desk.post_form, "shown": desk.log_shown, "battle": battle}


def take_up(desk: Desk, hand: Mapping[str, Any]) -> None:
    """Go on with what was in hand; what another version has kept is left alone."""
    try:
        wish, decision = Wish(**hand["wish"]), Decision(**hand["decision"])
        rest = bool(hand["pasting"]), str(hand["post_form"]), int(hand["shown"])
        battle = str(hand["battle"])
    except (KeyError, TypeError, ValueError):
        return
    desk.wish, desk.decision = wish, decision
    desk.pasting, desk.post_form, desk.log_shown = rest
    if desk.campaign is not None and battle != desk.campaign.battle and battle in desk.campaign.battles:
        choose_battle(desk, battle or UNNAMED)
