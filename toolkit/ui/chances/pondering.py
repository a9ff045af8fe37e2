"""The state of the Odds page: what somebody only wonders about. It stands in no draft, and nobody else sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from toolkit.core.options import ActorOptions, Slot
from toolkit.messages import Note
from toolkit.session import Campaign
from toolkit.ui.beside.page import Beside, with_campaign
from toolkit.ui.chances.forecast import Wish, wish_of
from toolkit.ui.desk import choosing, plan
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import Line, Pick


class Pondering(Beside):
    """`picks` by slot, complete or not."""

    home = "ui.chances"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.picks: dict[str, Pick] = {}

    @property
    def slots(self) -> Sequence[Slot]:
        """The choices there are now, in the order of the system."""
        return self.campaign.system.slots(self.desk.state) if self.campaign is not None and self.desk.state else ()

    def options(self, slot: Slot) -> Sequence[ActorOptions]:
        """What may be chosen for a slot, whatever the others hold: here everything may be wondered about alone."""
        return self.campaign.system.options(self.desk.state, slot, {}) if self.campaign is not None else ()

    def pick_in(self, slot: Slot, options: Sequence[ActorOptions]) -> Pick:
        """What is picked in a slot."""
        return self.picks.get(slot.key) or plan.pick_of(None, options)

    def wish(self) -> Wish | None:
        """What the odds are to be of; `None` while no action is complete."""
        lines = self._lines()
        if self.campaign is None or not lines:
            return None
        return wish_of(self.campaign, self.words, self.campaign.system.assemble(self.desk.state, lines))

    def _lines(self) -> dict[str, Line]:
        picked = [slot for slot in self.slots if slot.key in self.picks]
        found = {slot.key: plan.line_of(self.picks[slot.key], self.options(slot)) for slot in picked}
        return {key: line for key, line in found.items() if line is not None}


@with_campaign
def pick(page: Pondering, campaign: Campaign, /, key: str, **part: str | None) -> None:
    """Pick an actor, a use or a target for a slot, or say it in words."""
    _change(page, key, lambda before, options: plan.settled_pick(plan.changed(before, part), options))


@with_campaign
def specify(page: Pondering, campaign: Campaign, /, key: str, name: str, typed: str) -> None:
    """Fill in a field of what is picked in a slot."""
    _change(page, key, lambda before, options: _specified(page, before, options, name, typed))


@with_campaign
def clear(page: Pondering, campaign: Campaign, /) -> None:
    """Wonder about nothing any more."""
    page.picks.clear()


def _change(page: Pondering, key: str, change: Callable[[Pick, Sequence[ActorOptions]], Pick]) -> None:
    slot = next((one for one in page.slots if one.key == key), None)
    if slot is not None:
        options = page.options(slot)
        page.picks[key] = change(page.pick_in(slot, options), options)


def _specified(page: Pondering, before: Pick, options: Sequence[ActorOptions], name: str, typed: str) -> Pick:
    wanted = next((one for one in plan.fields_of(before, options) if one.key == name), None)
    value = choosing.read_field(wanted, typed) if wanted is not None else None
    if wanted is None or isinstance(value, Note):
        return before
    return plan.with_more(before, name, value)
