"""What is done about an action that somebody's change stands in the way of: choose, write it so, or drop it."""

from __future__ import annotations

from toolkit.session import Committed, Draft
from toolkit.session.contested import Keep
from toolkit.sync.port import Queued
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.saving import saved


@at_an_open_desk
def keep_all(desk: Desk, _draft: Draft, /, keep: Keep) -> None:
    """The same choice for every cell in question."""
    if desk.settling is not None:
        desk.settling = desk.settling.kept(keep)


@at_an_open_desk
def keep_one(desk: Desk, _draft: Draft, /, key: str, typed: str) -> None:
    """A value of one's own for one cell."""
    if desk.settling is not None:
        desk.settling = desk.settling.filled(key, typed)


@at_an_open_desk
def settle(desk: Desk, draft: Draft, /) -> None:
    """Write the action as chosen; a plan that is the same action is done with it."""
    chosen = desk.settling
    if desk.campaign is None or chosen is None or chosen.laid.change_set is None:
        return
    identifier = chosen.laid.change_set.id
    keep = chosen.whole if not any(chosen.typed.values()) else chosen.keep
    result = desk.campaign.settle(chosen.laid.change_set, keep, chosen.choices, by=desk.by or "")
    saved(desk, result, "settled")
    if isinstance(result, (Committed, Queued)) and draft.id == identifier:
        draft.clear()


@at_an_open_desk
def drop(desk: Desk, _draft: Draft, /) -> None:
    """Do not write the action at all; what stands in the workbook stays."""
    if desk.campaign is not None and desk.settling is not None and desk.settling.laid.change_set is not None:
        desk.campaign.dismiss(desk.settling.laid.change_set.id)
        desk.done = desk.words.say("dropped")
