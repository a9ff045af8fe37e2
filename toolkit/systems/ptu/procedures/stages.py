"""Combat Stages: a stat up to +20 % a stage or down by 10 %, rounded down exactly; afflictions lower stages on top.

Burn counts as two Defense stages down, Poison as two of Special Defense, Paralysis as four of Speed, for as long as
they last: they are reckoned here and never stored (core, Combat Stages; p. 246).
"""

from __future__ import annotations

from toolkit.messages import Term, Who
from toolkit.systems.ptu.events import StageChanged
from toolkit.systems.ptu.procedures.doing import Doing
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import has_status

LOWERED = {
    "defense": (("Burn",), 2),
    "special_defense": (("Poison", "Badly Poisoned"), 2),
    "speed": (("Paralysis",), 4),
}
"""Stat -> afflictions that lower it, and by how many stages."""


def staged(value: int, stage: int) -> int:
    """A stat at a stage from -6 to +6, whole points, rounded down."""
    return value * (10 + 2 * stage) // 10 if stage >= 0 else value * (10 + stage) // 10


def stage_of(row: PtuCombatant, stat: str) -> int:
    """The stage that counts, afflictions included, within -6 to +6."""
    afflictions, by = LOWERED.get(stat, ((), 0))
    lowered = by if afflictions and has_status(row, *afflictions) else 0
    return max(-6, min(6, (getattr(row, f"{stat}_cs") or 0) - lowered))


def stat_of(row: PtuCombatant, stat: str) -> int | None:
    """The stat with its stage; `None` where the sheet gives none."""
    value: int | None = getattr(row, stat)
    return None if value is None else staged(value, stage_of(row, stat))


def change_stage(doing: Doing, who: str, stat: str, by: int) -> int:
    """Move a stage, within its limits; the stages it really moved."""
    column = f"{stat.lower().replace(' ', '_')}_cs"
    before = getattr(doing.row(who), column) or 0
    now = max(-6, min(6, before + by))
    doing.emit(StageChanged(Who(who), Term(stat), now - before, now))
    return now - before
