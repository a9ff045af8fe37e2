"""One look at the Odds page: the choices, how to begin, what the odds are of."""

from __future__ import annotations

from dataclasses import dataclass, replace

from toolkit.core.options import Slot
from toolkit.ui.beside.page import HeadView, head_view
from toolkit.ui.chances.forecast import Wish
from toolkit.ui.chances.pondering import Pondering
from toolkit.ui.desk import plan
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.plan import SlotView


@dataclass(frozen=True, slots=True)
class PonderingView:
    """All that is on the page."""

    head: HeadView
    about: Markup
    slots: tuple[SlotView, ...]
    clear: ButtonView
    odds: Wish | None


def look(page: Pondering, busy: bool = False) -> PonderingView:
    """The page as it is now."""
    wish = page.wish()
    about = join([tag("h2", page.say("ponder")), tag("p", page.say("begin"), cls="ts-quiet")])
    clear = page.button("clear", bool(page.picks), shown=bool(page.slots))
    return PonderingView(head_view(page, busy), about, tuple(_slot(page, slot) for slot in page.slots), clear, wish)


def _slot(page: Pondering, slot: Slot) -> SlotView:
    options = page.options(slot)
    view = plan.slot_view(slot, page.pick_in(slot, options), options, page.words, False)
    return replace(view, title=f"{slot.side}: {view.title}" if len(page.slots) > 1 else view.title)
