"""The plan: which choices there are, what is picked, what still lacks its target; picking, and starting over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from toolkit.core.board import Square
from toolkit.core.options import ActorOptions, Slot, UseField
from toolkit.messages import Note
from toolkit.session import Draft, Settled
from toolkit.ui.desk import plan
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.overruling import read_override
from toolkit.ui.desk.plan import Pick


def slots(desk: Desk) -> Sequence[Slot]:
    """The choices that make up the next action; once somebody is to come in, only who comes in; none beside a post."""
    if desk.campaign is None or desk.state is None or desk.held.post:
        return ()
    if desk.slotted[0] != desk.campaign.revision:
        desk.slotted = (desk.campaign.revision, desk.campaign.system.slots(desk.state))
    found = desk.slotted[1]
    gaps = [slot for slot in found if is_gap(desk, slot)]
    return gaps if any(filled(desk, slot) for slot in gaps) else found


def is_gap(desk: Desk, slot: Slot) -> bool:
    """Whether nothing is to be chosen but who comes in."""
    options = options_of(desk, slot)
    return desk.kept(f"gap {slot.key}", desk.offered[slot.key][0], lambda: plan.is_gap(options))


def filled(desk: Desk, slot: Slot) -> bool:
    """Whether the choice is made."""
    return slot.key in desk.held.chosen


def planned(desk: Desk) -> bool:
    """Whether a post is the plan or any choice is made, and none of them unseen: that one can only be sealed."""
    return not desk.secret and (bool(desk.held.post) or any(filled(desk, slot) for slot in slots(desk)))


def is_unseen(desk: Desk, side: str) -> bool:
    """Whether what is chosen for a side stays on this page: where somebody wants it so, or has sealed."""
    return side in desk.unseen or (bool(desk.sealing.seals.standing) and not desk.sealing.closed)


def half_picked(desk: Desk) -> bool:
    """Whether an action is chosen that still lacks its target; as it stands it would be left out."""
    return any(pick.use is not None for pick in desk.picks.values())


def options_of(desk: Desk, slot: Slot) -> Sequence[ActorOptions]:
    """What may be chosen for one slot, given the others; worked out once for a fight and what is chosen in it."""
    assert desk.campaign is not None
    others = {key: line for key, line in desk.held.chosen.items() if key != slot.key}
    seen = (desk.campaign.revision, others)
    if desk.offered.get(slot.key, (None,))[0] != seen:
        desk.offered[slot.key] = (seen, desk.campaign.system.options(desk.state, slot, others))
    return desk.offered[slot.key][1]


def pick_in(desk: Desk, slot: Slot, options: Sequence[ActorOptions]) -> Pick:
    """What is picked in a slot, complete or not."""
    return desk.picks.get(slot.key) or plan.pick_of(desk.held.chosen.get(slot.key), options)


@at_an_open_desk
def pick(desk: Desk, draft: Draft, /, key: str, **part: str | None) -> None:
    """Pick an actor, a use or a target for the slot `key`, or say it in words; what depends on it is picked anew."""
    _pick(desk, draft, key, lambda before, options: plan.settled_pick(plan.changed(before, part), options))


@at_an_open_desk
def repick(desk: Desk, draft: Draft, /, key: str, whole: Pick) -> None:
    """Pick all of `whole` for the slot `key`, as it was picked before."""
    _pick(desk, draft, key, lambda _, options: plan.settled_pick(whole, options))


@at_an_open_desk
def place(desk: Desk, draft: Draft, /, key: str, use: str | None, to: Square | None, meets: Sequence[str] = ()) -> None:
    """Pick a use and the square it leads to, with whom it meets there; else a target that was picked stays."""
    _pick(desk, draft, key, lambda before, _: plan.placed_pick(before, use, to, meets))


@at_an_open_desk
def specify(desk: Desk, draft: Draft, /, key: str, name: str, typed: str) -> None:
    """Fill in the field `name` of what is picked in the slot `key`; blank is as usual. What does not fit changes
    nothing."""
    slot = next((one for one in slots(desk) if one.key == key), None)
    options = options_of(desk, slot) if slot is not None else ()
    fields = plan.fields_of(pick_in(desk, slot, options), options) if slot is not None else ()
    wanted = next((one for one in fields if one.key == name), None)
    if wanted is None:
        return
    value = read_field(wanted, typed)
    if isinstance(value, Note):
        desk.complaint = f"{desk.words.put(wanted.label)}: {desk.words.misfit(typed, value)}"
    else:
        _pick(desk, draft, key, lambda before, _: plan.with_more(before, name, value))


def read_field(wanted: UseField, typed: str) -> int | Note | None:
    """What was typed into a field; `None` for blank, a note where it does not fit."""
    if wanted.kind == "yes_no":
        return True if typed == plan.YES else None
    number = Settled(wanted.key, wanted.key, wanted.usual, None, wanted.low, wanted.high)
    value = read_override(number, typed)
    assert not isinstance(value, str)  # only a fraction is read as text
    return value


def _pick(desk: Desk, draft: Draft, key: str, change: Callable[[Pick, Sequence[ActorOptions]], Pick]) -> None:
    slot = next((one for one in slots(desk) if one.key == key), None)
    if slot is None:
        return
    options = options_of(desk, slot)
    after = change(pick_in(desk, slot, options), options)
    line = plan.line_of(after, options)
    desk.done = ""
    desk.pointed = None
    half = after if line is None and after != plan.pick_of(None, options) else None
    changed = line != desk.held.chosen.get(key)
    if changed:
        desk.refused.clear()
    if is_unseen(desk, slot.side):
        _choose_unseen(desk, draft, key, line, half)
    else:
        desk.sitting.about = after.actor or ""
        _choose(draft, key, line, half, changed)


def _choose(draft: Draft, key: str, line: plan.Line | None, half: Pick | None, changed: bool) -> None:
    kept = plan.half_of(half) if half is not None else None
    if changed:
        draft.choose(key, line, kept)
    elif kept != draft.held.half.get(key):
        draft.begin(key, kept)


def _choose_unseen(desk: Desk, draft: Draft, key: str, line: plan.Line | None, half: Pick | None) -> None:
    draft.drop([key])
    desk.secret.pop(key, None)
    desk.hidden.pop(key, None)
    if line is not None:
        desk.secret[key] = line
    if half is not None:
        desk.hidden[key] = half


@at_an_open_desk
def clear(desk: Desk, draft: Draft, /) -> None:
    """Drop the whole plan."""
    desk.hidden.clear()
    desk.refused.clear()
    desk.done = ""
    desk.secret.clear()
    draft.clear()
