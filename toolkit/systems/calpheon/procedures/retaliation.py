"""Counter and Mirror Coat ([000] VI.01-02): what an opponent's attacks of one category did earlier in this phase.

Only the user's own HP count, not what a Substitute took, and only attacks of the other side; the move's category
decides, not its type or what it is defended with. By ruling all of them count together, or the last strike alone, and
a tamer's own attack is one that Counter answers or not.
"""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.systems.calpheon.events import StrikeLanded
from toolkit.systems.calpheon.procedures.doing import Doing, since_phase

CATEGORIES = {"counter": ("Physical",), "mirror_coat": ("Special",), "counter_any": ("Physical", "Special")}
"""The answering clauses, and what damage each answers."""


TAMERS = "Tamer"
"""In place of a category, for a tamer's own attack."""


@dataclass(frozen=True, slots=True)
class Retaliation:
    """HP lost to qualifying attacks, and who dealt the last of them."""

    damage: int = 0
    attacker: str | None = None


def retaliation(doing: Doing, what: str) -> Retaliation:
    """What a clause of `CATEGORIES` answers now."""
    strikes = [event for event in since_phase(doing.scene) if isinstance(event, StrikeLanded) and _counts(doing, event)]
    strikes = [event for event in strikes if _answered(doing, what, event)]
    if not strikes:
        return Retaliation()
    lost = [event.lost for event in strikes]
    last = doing.ruling("counter.base") == "last"
    return Retaliation(lost[-1] if last else sum(lost), strikes[-1].who)


def _answered(doing: Doing, what: str, event: StrikeLanded) -> bool:
    if event.category == TAMERS:
        return what != "mirror_coat" and bool(doing.ruling("counter.tamer"))
    return event.category in CATEGORIES[what]


def _counts(doing: Doing, event: StrikeLanded) -> bool:
    return event.target == doing.actor and event.lost > 0 and doing.row(event.who).side != doing.side
