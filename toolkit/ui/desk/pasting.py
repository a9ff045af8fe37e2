"""A post pasted at the desk: its lines become the plan, in the place of what is chosen.

The session reads them as it reads the command line's; what a line holds that it does not understand is told in the
preview, line by line, with what the other lines come to by themselves; nothing can be saved until it is put right. The
post is in the draft: a reload keeps it, and every page sees it. So there is no place for one while anything is chosen
unseen or sealed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from toolkit.session import Draft, Preview
from toolkit.session.deeds import Wording, deeds
from toolkit.session.reading import lines_of
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.telling import preview
from toolkit.ui.desk.words import Words

_LINE = re.compile(r"actions\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class PasteView:
    """The place for a post: the text as pasted, the draft it belongs to (`key`), the labels of box and button."""

    open: bool
    title: Markup
    label: str
    text: str
    key: str
    read: str


def paste_view(desk: Desk, words: Words) -> PasteView | None:
    """The place; `None` where a plan for every page to see has no place."""
    if not _may_paste(desk):
        return None
    title = [tag("h2", words.say("paste_title")), tag("p", words.say("paste_how"), cls="ts-quiet")]
    read = words.say("paste_read")
    opened = desk.pasting or bool(desk.held.post)
    return PasteView(opened, join(title), words.say("paste_label"), desk.held.post, desk.held.id, read)


def _may_paste(desk: Desk) -> bool:
    sealing = desk.sealing
    return not (desk.unseen or sealing.seals.standing or sealing.closed or desk.revealed)


def unfold(desk: Desk, wanted: bool) -> None:
    """Open the place for a post, or close it."""
    desk.pasting = wanted


@at_an_open_desk
def paste(desk: Desk, draft: Draft, /, key: str, typed: str) -> None:
    """Make what was pasted the plan; an emptied box leaves none. What was typed for another plan (`key`) is none."""
    post = typed.strip()
    if not _may_paste(desk) or key != draft.id or post == draft.held.post:
        return
    desk.done = ""
    draft.paste(post)


def lines_understood(post: str, found: Preview) -> list[str]:
    """The lines of the post in which nothing is wrong, where something is wrong in others; else none."""
    places = [_LINE.match(problem.where) for problem in found.problems]
    if not places or None in places:
        return []
    wrong = {int(place[1]) for place in places if place is not None}
    return [line for number, line in enumerate(lines_of(post)) if number not in wrong]


def without_the_rest(desk: Desk, found: Preview, words: Words) -> Markup:
    """What the lines that were understood come to by themselves; none of it can be saved before all are right."""
    lines = lines_understood(desk.held.post, found)
    if not lines or desk.campaign is None:
        return NOTHING
    seen = (found.base_revision, tuple(lines), words)
    return desk.kept("understood", seen, lambda: _come_to(desk, lines, words))


def _come_to(desk: Desk, lines: Sequence[str], words: Words) -> Markup:
    assert desk.campaign is not None
    rest = desk.campaign.preview(lines, answers=[])
    if rest.problems:
        return NOTHING
    said = tag("p", words.say("paste_rest", count=len(lines)), cls="ts-quiet")
    return join([said, preview(rest, desk.campaign.system, understood(desk, rest, words), words)])


def understood(desk: Desk, found: Preview, words: Words) -> Markup:
    """The actions of the post as they were read, in the order in which they come."""
    if desk.campaign is None or desk.state is None or not found.entry:
        return NOTHING
    state, system = desk.state, desk.campaign.system
    wording = Wording(state.names(), system, words.lang, system.id, state.moves.keys())
    return tag("ul", *(tag("li", tag("b", line)) for line in deeds(found.entry, wording)), cls="ts-intents")
