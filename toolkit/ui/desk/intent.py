"""What is planned, before any die has fallen: action by action, who does what to whom, at what cost, and what is odd.

Nothing here foretells a die. It repeats what was picked in one place, so that a slip is seen before anything is rolled.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.core.options import Slot
from toolkit.ui.desk import choosing, plan
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.words import Words


def intent(desk: Desk, slots: Sequence[Slot], words: Words) -> Markup:
    """The list; nothing while nothing is picked. Slots with one label (Action 1 of both sides) stand together."""
    phases: dict[str, list[Markup]] = {}
    for slot in slots:
        phases.setdefault(words.put(slot.label), []).append(_item(desk, slot, words))
    parts = [join([tag("h3", label), tag("ul", *items, cls="ts-intents")]) for label, items in phases.items()]
    return join([*parts, tag("p", words.say("intent_order"), cls="ts-quiet")]) if choosing.planned(desk) else NOTHING


def line(desk: Desk, slot: Slot, words: Words) -> str:
    """`Cinder: Ember`; of what is nobody's own the word alone."""
    options = choosing.options_of(desk, slot)
    pick = choosing.pick_in(desk, slot, options)
    use = plan.find_use(pick, options)
    said = words.put(use.label) if use is not None else str(pick.use)
    return said if use is not None and use.kind == "clock" else f"{words.name(pick.actor or '')}: {said}"


def _item(desk: Desk, slot: Slot, words: Words) -> Markup:
    options = choosing.options_of(desk, slot)
    pick = choosing.pick_in(desk, slot, options)
    if pick.use is None:
        return tag("li", words.say("intent_open", side=slot.side), cls="ts-quiet")
    use = plan.find_use(pick, options)
    aimed = pick.target is not None or not choosing.filled(desk, slot)
    whom = f" → {words.say('choose') if pick.target is None else plan.whom(pick.target, words)}" if aimed else ""
    remarks = plan.remarks(use, words) if use is not None else []
    to = plan.square(pick, use, words)
    return tag("li", tag("b", line(desk, slot, words), whom, f" · {to}" if to else ""), *remarks)
