"""Where a battle stands as a whole: to begin, a turn or round to close, decided, over. Looks at state and Log alone.

A system whose turns go in an order offers `START` until its battle has begun. A battle is decided once at most one side
has anybody left, the bench included; it is over once the last thing done has ended it. A battle that ends otherwise (a
flight, a capture) is ended by the game master's own word.
"""

from __future__ import annotations

from toolkit.core.options import Slot, UseOption
from toolkit.session import Draft
from toolkit.session.history import next_undo
from toolkit.ui.desk import choosing
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk

START = "Start"
_ENDS = ("end", "scene", "day")


def unbegun(desk: Desk) -> Slot | None:
    """The choice in which the battle can be begun; `None` where it has begun, or no order of turns is kept."""
    for slot in choosing.slots(desk)[:1]:
        options = choosing.options_of(desk, slot)
        if options and options[0].unbegun:
            return slot
    return None


def closing(desk: Desk) -> tuple[Slot, UseOption] | None:
    """The choice in which the turn or the round is ended once nothing else is left in any, and the use that does so."""
    slots = choosing.slots(desk)
    first = [(slot, options[0]) for slot in slots if (options := choosing.options_of(desk, slot))]
    if not first or any(option.closing is None for _, option in first):
        return None
    slot, use = first[0][0], first[0][1].uses[0]
    return (slot, use) if not use.target_needed and use.refused is None else None


def winner(desk: Desk) -> str | None:
    """The side that alone has somebody left, "" where nobody is; `None` while the battle is undecided."""
    if desk.campaign is None or desk.state is None:
        return None
    roster = desk.state.roster
    left = {roster[who].side for who in desk.campaign.system.standing(desk.state)} - {""}
    undecided = len(left) > 1 or len({row.side for row in roster.values()} - {""}) < 2
    return None if undecided else next(iter(left), "")


def is_over(desk: Desk) -> bool:
    """Whether the last thing done has ended the battle, or a scene or day with it."""
    last = next_undo(desk.campaign.log()) if desk.campaign is not None else None
    entry = last.record.get("do") if last is not None else None
    return isinstance(entry, dict) and any(entry.get(kind) for kind in _ENDS)


@at_an_open_desk
def begin(desk: Desk, _draft: Draft, /) -> None:
    """Make the beginning of the battle the plan; its dice are rolled or typed like others."""
    slot = unbegun(desk)
    if slot is not None:
        choosing.pick(desk, slot.key, use=START)


@at_an_open_desk
def close(desk: Desk, _draft: Draft, /) -> None:
    """Make the end of the turn or the round the plan."""
    found = closing(desk)
    if found is not None:
        slot, use = found
        choosing.pick(desk, slot.key, use=use.use)
