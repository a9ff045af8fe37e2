"""What is picked unseen, as the window of the browser keeps it over a reload; no file and no other page ever holds it.

The window gives back what it likes, so nothing of it is believed: it counts only for the action it was picked for, and
a pick only where its parts are what a pick is made of. Whether it may be chosen is looked up like any other pick.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from toolkit.ui.desk import choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import Pick, half_of, half_pick


def kept(mark: object, picks: Mapping[str, Pick], sides: Collection[str] = ()) -> dict[str, Any]:
    """What the window keeps; `mark` tells the action, as JSON would hold it. Nothing where nothing is picked unseen."""
    if not picks and not sides:
        return {}
    return {"mark": mark, "picks": {slot: half_of(pick) for slot, pick in picks.items()}, "sides": sorted(sides)}


def picks_in(told: Any, mark: object) -> dict[str, Pick]:
    """The picks by slot that a window gives back; none of another action."""
    if not isinstance(told, dict) or told.get("mark") != mark or not isinstance(told.get("picks"), dict):
        return {}
    found = {slot: half_pick(one) for slot, one in told["picks"].items() if isinstance(one, dict) and _is_sound(one)}
    return {slot: pick for slot, pick in found.items() if pick is not None}


def unseen_of(desk: Desk) -> dict[str, Any]:
    """What this page alone holds."""
    if not (desk.unseen or desk.secret or desk.hidden):
        return {}
    own = [slot for slot in choosing.slots(desk) if slot.key in desk.secret or slot.key in desk.hidden]
    picks = {slot.key: choosing.pick_in(desk, slot, choosing.options_of(desk, slot)) for slot in own}
    return kept(desk.held.id, picks, desk.unseen)


def take_up(desk: Desk, told: Any) -> None:
    """Go on with what the window gives back, as far as it is still to be chosen unseen."""
    picks = picks_in(told, desk.held.id)
    sides = told.get("sides") if isinstance(told, dict) and told.get("mark") == desk.held.id else None
    slots = choosing.slots(desk)
    if not desk.sealing.closed and isinstance(sides, list):
        desk.unseen |= {slot.side for slot in slots if slot.side in sides}
    for slot in slots:
        if slot.key in picks and choosing.is_unseen(desk, slot.side):
            choosing.repick(desk, slot.key, picks[slot.key])


def _is_sound(told: Mapping[str, Any]) -> bool:
    words = all(told.get(part) is None or isinstance(told[part], str) for part in ("actor", "use", "target"))
    to, more = told.get("to"), told.get("more", {})
    square = to is None or (isinstance(to, list) and len(to) == 2 and all(type(one) is int for one in to))
    fields = isinstance(more, dict) and all(type(value) in (int, bool) for value in more.values())
    return words and square and fields and isinstance(told.get("text", ""), str)
