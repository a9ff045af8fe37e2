"""Somebody changed a cell that an action sets: every value there is, and what the cell shall hold.

The action lies aside on disk, so the choice is there again after a reload, in every window and on the command line.
The boxes hold what would be written; three buttons fill them all, and each can be typed over. Until something is
chosen they hold what the column's policy proposes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from toolkit.session import Campaign
from toolkit.session.contested import Contested, Keep, shown_cell
from toolkit.session.merging import Choice, Choices, Merge, Own
from toolkit.sync.port import LaidAside
from toolkit.sync.sentences import aside_notes
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.words import Words

CLASH = "ts-clash-title"
"""The panel, for links to it."""


@dataclass(frozen=True, slots=True)
class Settling:
    """The action that lies aside and is in question, with what was chosen for it so far."""

    laid: LaidAside
    merge: Merge
    revision: str
    """Of the campaign that `merge` was worked out on."""
    keep: Keep | None = None
    typed: Mapping[str, str] = field(default_factory=dict)
    """Key of a cell -> what was typed for it."""

    @property
    def identifier(self) -> str:
        """The action's id."""
        return self.merge.entry.id

    def kept(self, keep: Keep) -> Settling:
        """The same choice for all."""
        return replace(self, keep=keep, typed={})

    def filled(self, key: str, typed: str) -> Settling:
        """What was typed for one cell; blank: what is chosen for all."""
        return replace(self, typed={**self.typed, key: typed.strip()})

    def choice(self, one: Contested) -> Choice | None:
        """What a cell shall hold; `None` while nobody has said."""
        typed = self.typed.get(key_of(one), "")
        if typed:
            return next((keep for keep, value in one.values.items() if shown_cell(value) == typed), Own(_read(typed)))
        chosen = self.keep or one.proposed
        return chosen if chosen in one.values else None

    @property
    def choices(self) -> Choices:
        """The choices made."""
        made = ((one.cell, self.choice(one)) for one in self.merge.cells)
        return {cell: choice for cell, choice in made if choice is not None}

    @property
    def whole(self) -> Keep | None:
        """What is chosen for the action as a whole: where no box is typed over, what all boxes say."""
        proposed = {one.proposed for one in self.merge.cells}
        return self.keep or (proposed.pop() if len(proposed) == 1 else None)


@dataclass(frozen=True, slots=True)
class ClashBox:
    """A cell in question: its place, and what would be written to it."""

    key: str
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class ClashView:
    """What was to be done, a sentence a cell, the boxes; which choices there are for all, and whether all is said."""

    told: Markup
    boxes: tuple[ClashBox, ...]
    can: Mapping[Keep, bool]
    ready: bool


def clash_view(settling: Settling | None, words: Words) -> ClashView | None:
    """The panel; none while nothing is in question."""
    if settling is None:
        return None
    cells = settling.merge.cells
    boxes = tuple(ClashBox(key_of(one), one.where, _value(settling, one)) for one in cells)
    can: dict[Keep, bool] = {
        "mine": all("mine" in one.values for one in cells),
        "theirs": bool(cells),
        "reapply": settling.merge.can_rerun,
    }
    ready = len(settling.choices) == len(cells) and (bool(cells) or settling.keep is not None)
    return ClashView(_told(settling, words), boxes, can, ready or not settling.merge.outdated)


def key_of(one: Contested) -> str:
    """A cell's key on the page."""
    return "\t".join(one.cell)


def next_settling(campaign: Campaign, before: Settling | None) -> Settling | None:
    """The oldest action that lies aside and can be read; choices stay while it is the same one."""
    for laid in campaign.aside():
        same = before if before is not None and before.laid == laid else None
        if same is not None and same.revision == campaign.revision:
            return same
        merge = campaign.merge(laid.change_set) if laid.change_set is not None else None
        if merge is not None:
            found = Settling(laid, merge, campaign.revision)
            return found if same is None else replace(found, keep=same.keep, typed=same.typed)
    return None


def _told(settling: Settling, words: Words) -> Markup:
    first = words.put(aside_notes(settling.laid)[0])
    cells = [tag("li", words.put(said)) for said in settling.merge.notes()]
    parts = [tag("h2", words.say("clash_title"), id=CLASH), tag("p", first)]
    return join([*parts, tag("ul", *cells), tag("p", words.say("clash_how"), cls="ts-quiet")])


def _value(settling: Settling, one: Contested) -> str:
    choice = settling.choice(one)
    if choice is None:
        return ""
    return shown_cell(choice.value if isinstance(choice, Own) else one.values[choice])


def _read(typed: str) -> int | str | None:
    bare = typed.replace("−", "-")
    digits = bare.removeprefix("-")
    if typed in ("—", "-"):
        return None
    return int(bare) if digits.isascii() and digits.isdecimal() and len(digits) < 16 else typed
