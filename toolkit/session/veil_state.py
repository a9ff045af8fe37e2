"""The fight as a viewer knows it: without those whom they may not see, so that nothing worked out on it tells of them.

Which targets there are, which squares are free and why something cannot be done is asked of this fight; what is done
is done in the real one. Numbers are the real ones: what of them may be said is for the veil to decide. Pure.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from toolkit.session.veil import Veil

_POINTERS = ("marked_by", "grappling", "prepared_target")
"""Cells that hold somebody's id."""


def unseen(veil: Veil, who: str) -> bool:
    """Whether the viewer may not know that somebody is there, or where: hidden by the game master or by the rules."""
    statuses = veil.rows[who].status
    return not veil.present(who) or (not veil.own(who) and any(held.name == "Hidden" for held in statuses))


def known_state(state: Any, veil: Veil) -> Any:
    """The state without the unseen, and without what others' cells say of them."""
    gone = {who for who in veil.rows if unseen(veil, who)}
    if not gone:
        return state
    roster = {who: _without(row, gone) for who, row in state.roster.items() if who not in gone}
    order = tuple(who for who in state.battle.turn_order if who not in gone)
    return replace(state, roster=roster).with_battle(turn_order=order)


def _without(row: Any, gone: set[str]) -> Any:
    """A row that names nobody who is gone."""
    held = tuple(replace(one, by="") if one.by in gone else one for one in row.status)
    cells = {key: "" for key in _POINTERS if getattr(row, key, None) in gone}
    return row.model_copy(update={"status": held, **cells})
