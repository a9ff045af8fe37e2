"""What the game master says comes about, in words of the effect language ([003] VIII.02; [000] IX.05-06).

Used for a creative action's result, for what a move leaves to the game master, and for the effects in the rows of the
campaign's own roll tables. Nothing stands in its way: no Protect, no Substitute, no chance. Clauses go left to right;
who has fallen loses no more HP, but may be healed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import ceil

from toolkit.core.effects import Clause
from toolkit.messages import Who, note
from toolkit.systems.calpheon.events import HpRegained, SpShifted
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import fall, lose, lose_own
from toolkit.systems.calpheon.procedures.riders import RIDERS
from toolkit.systems.calpheon.state import standing

LOSSES = ("damage_fixed", "lose")
"""Clauses that take HP away."""


def bring_about(doing: Doing, clauses: Iterable[Clause], tally: Tally, who: str) -> None:
    """Let all clauses happen to `who`, those with `self` to the actor."""
    for clause in clauses:
        one = doing.actor if clause.on_self else who
        if clause.what not in LOSSES or standing(doing.row(one)):
            EFFECTS[clause.what](doing, clause, tally, one)


def _damage(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    amount = doing.settle(f"{who}.damage", clause.amount or 0)
    cause = note("calpheon.cause.move", use=doing.planned.shown)
    if who == doing.actor:
        lost = lose_own(doing, tally, amount, cause)
        tally.facts["lost"] = lost
    else:
        lost = lose(doing, who, amount, cause)
        if lost and not standing(doing.row(who)):
            fall(doing, tally, who)
    if who == tally.target:
        tally.damage += lost


def _heal(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """A share of its maximum, rounded up like all healing ([000] III.01), or just so many HP."""
    row = doing.row(who)
    exact = clause.amount if clause.share is None else ceil(clause.share * (row.max_hp or 0))
    hp = row.hp or 0
    gained = max(0, min(doing.settle(f"{who}.heal", exact or 0), (row.max_hp or 0) - hp))
    tally.healed += gained
    doing.emit(HpRegained(Who(who), gained, hp + gained, note("calpheon.cause.move", use=doing.planned.shown)))


def _stamina(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """SP more or fewer, never below 0 or above the maximum; who has none is told so."""
    row = doing.row(who)
    if row.sp is None:
        doing.scene.tell("calpheon.failed.no_stamina", who=Who(who))
        return
    left = max(0, row.sp + (clause.amount or 0))
    left = left if row.max_sp is None else min(left, max(row.sp, row.max_sp))
    doing.emit(SpShifted(Who(who), left - row.sp, left))


def _remark(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    doing.scene.tell("calpheon.staff_remarks", text=clause.text or "")
    tally.effects.append(clause.text or "")


EFFECTS: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    **RIDERS,
    "damage_fixed": _damage,
    "heal": _heal,
    "sp": _stamina,
    "note": _remark,
}
