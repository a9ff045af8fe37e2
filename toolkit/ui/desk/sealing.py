"""Choices that each side seals before any is seen: sealing, withdrawing and revealing them, and how they stand.

A side chooses unseen or openly. Openly, its choice is in the draft like any other, for every page to see until it is
sealed; unseen, this page and its window alone hold it (`unseen`). Once somebody has sealed, all choose unseen. What was
sealed is dropped here at once; it comes back when every side is open, as the plan of the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from toolkit.core.options import Slot
from toolkit.session import Committed, Draft
from toolkit.sync.port import Queued
from toolkit.ui.desk import choosing
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.saving import saved
from toolkit.ui.desk.words import Words


@dataclass(frozen=True, slots=True)
class SealView:
    """How one side's sealing stands, and its buttons; `closed`: there is nothing to choose any more."""

    said: Markup
    seal: ButtonView
    withdraw: ButtonView
    unseen: ButtonView
    closed: bool


@at_an_open_desk
def seal(desk: Desk, draft: Draft, /, side: str) -> None:
    """Seal what is chosen for a side, and forget it here."""
    assert desk.campaign is not None
    slots = _slots(choosing.slots(desk), side, desk)
    if not _ready(desk, slots):
        return
    outcome = desk.campaign.sealing.seal(side, [desk.held.chosen[slot.key] for slot in slots], by=desk.by or "")
    if isinstance(outcome, list):
        desk.complaint = desk.words.put(outcome[0].expected)
        return
    saved(desk, outcome, "sealed")
    if isinstance(outcome, (Committed, Queued)):
        desk.unseen.discard(side)
        for slot in slots:
            desk.hidden.pop(slot.key, None)
            desk.secret.pop(slot.key, None)
        draft.drop(slot.key for slot in slots)


@at_an_open_desk
def withdraw(desk: Desk, _draft: Draft, /, side: str) -> None:
    """Take back what a side has sealed; once every side has sealed, all of it."""
    assert desk.campaign is not None
    saved(desk, desk.campaign.sealing.withdraw(side, by=desk.by or ""), "withdrawn")


@at_an_open_desk
def reveal(desk: Desk, draft: Draft, /) -> None:
    """Open what was sealed on this machine; with every side open, the turn becomes the plan."""
    assert desk.campaign is not None
    outcome = desk.campaign.sealing.open(by=desk.by or "")
    saved(desk, outcome, "opened_here")
    found = desk.campaign.sealing.unready() if isinstance(outcome, Committed) else None
    if found is not None and found.reason != "shut":
        desk.complaint = desk.words.put(found.said)
    plan = desk.campaign.sealing.plan()
    if plan is not None:
        draft.clear(plan)


@at_an_open_desk
def choose_unseen(desk: Desk, draft: Draft, /, side: str) -> None:
    """Choose for a side on this page alone from now on, or openly again."""
    slots = _slots(choosing.slots(desk), side, desk)
    if side in desk.unseen:
        desk.unseen.discard(side)
        for slot in slots:
            desk.secret.pop(slot.key, None)
            desk.hidden.pop(slot.key, None)
        return
    desk.unseen.add(side)
    for slot in slots:
        if (line := draft.chosen.get(slot.key)) is not None:
            desk.secret[slot.key] = line
            draft.drop([slot.key])


def seal_view(desk: Desk, side: str, slots: Sequence[Slot], words: Words) -> SealView:
    """The sealing of one side."""
    found, own = desk.sealing, _slots(slots, side, desk)
    may = isinstance(found.sides, tuple) and side in found.sides and not found.closed
    sealed, unseen = side in found.seals.standing, side in desk.unseen

    def button(code: str, shown: bool, main: bool = False) -> ButtonView:
        label, about = words.say(f"button_{code}"), words.say(f"about_{code}")
        return ButtonView(label, shown, True, main, about)

    ready = may and _ready(desk, own)
    return SealView(
        said=_said(desk, side, may, words),
        seal=button("seal", ready, main=ready and choosing.is_unseen(desk, side)),
        withdraw=button("withdraw", sealed or bool(found.faults and may)),
        unseen=button("openly" if unseen else "unseen", may and bool(own) and not found.seals.standing),
        closed=found.closed,
    )


def still(view: SealView) -> SealView:
    """The same while something slow is under way."""
    return replace(view, seal=view.seal.still(), withdraw=view.withdraw.still(), unseen=view.unseen.still())


def faults(desk: Desk, words: Words) -> Markup:
    """What was altered, lost or swapped, each with its way out."""
    told = [tag("p", words.put(fault), cls="ts-warning") for fault in desk.sealing.told]
    return join([tag("h2", words.say("seal_faults")), *told]) if told else NOTHING


def _said(desk: Desk, side: str, may: bool, words: Words) -> Markup:
    found = desk.sealing
    if side in found.seals.standing:
        badge = tag("span", words.say("is_open" if side in found.seals.opened else "is_sealed"), cls="ts-badge ts-good")
        return join([badge, tag("p", words.say("seal_again"), cls="ts-quiet") if may else None])
    if may and choosing.is_unseen(desk, side):
        return tag("p", words.say("choose_unseen"), cls="ts-quiet")
    return NOTHING


def _slots(slots: Sequence[Slot], side: str, desk: Desk) -> list[Slot]:
    """A side's actions to choose."""
    return [slot for slot in slots if slot.side == side and not choosing.is_gap(desk, slot)]


def _ready(desk: Desk, slots: Sequence[Slot]) -> bool:
    """Whether all of a side's actions are chosen."""
    whole = all(choosing.filled(desk, slot) and slot.key not in desk.picks for slot in slots)
    return bool(slots) and whole and not desk.revealed
