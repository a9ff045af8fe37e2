"""Gaining and losing afflictions, and who is immune to which (core p. 246-248).

Immune by type: Electric to Paralysis, Fire to Burn, Ice to Freeze, Poison and Steel to Poison, Ghost to Stuck and
Trapped. Badly Poisoned takes the place of Poison. What one has already is not gained again, unless it lasts longer.
"""

from __future__ import annotations

from toolkit.messages import Term, Who
from toolkit.systems.ptu.events import PoisonCounted, StatusCured, StatusGained, TargetImmune
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.procedures.hit_points import mention
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import status_of

IMMUNE = {
    "Paralysis": ("Electric",),
    "Burn": ("Fire",),
    "Freeze": ("Ice",),
    "Poison": ("Poison", "Steel"),
    "Badly Poisoned": ("Poison", "Steel"),
    "Stuck": ("Ghost",),
    "Trapped": ("Ghost",),
}
"""Affliction -> types that cannot have it."""


def immune_type(row: PtuCombatant, status: str) -> str | None:
    """The type that keeps it away."""
    return next((one for one in IMMUNE.get(status, ()) if one in row.types), None)


def gain_status(doing: Doing, tally: Tally, who: str, status: str, turns: int | None = None) -> None:
    """Give an affliction, if its bearer can have it."""
    row = doing.row(who)
    immune = immune_type(row, status)
    if immune is not None:
        doing.emit(TargetImmune(Term(status), Who(who), Term(immune)))
        return
    held = status_of(row, status)
    if (held is not None and _lasts(held.turns, turns)) or (status == "Poison" and status_of(row, "Badly Poisoned")):
        doing.scene.tell("ptu.status_held", who=Who(who), status=Term(status))
        return
    if status == "Badly Poisoned":
        if status_of(row, "Poison"):
            doing.emit(StatusCured(Who(who), Term("Poison")))
        doing.emit(PoisonCounted(Who(who), 0))
    by = doing.actor if status in ("Infatuation", "Cursed") and who != doing.actor else ""
    doing.emit(StatusGained(Who(who), Term(status), turns, str(by)))
    mention(doing, tally, status, who)


def _lasts(held: int | None, given: int | None) -> bool:
    """Whether what is held lasts at least as long."""
    return held is None or (given is not None and given <= held)
