"""Losing Hit Points, injuries, fainting and death ([001] Injuries; core p. 247, 250).

In this order: temporary HP go first, the rest is real; Massive Damage (half of maximum or more, damage alone) and each
marker reached (50 %, 0, -50 % …) bring an injury; a blow wakes a sleeper; who had five injuries already loses as many
HP as it has injuries; at 0 HP it faints, which ends persistent and volatile afflictions; then death is looked at.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from toolkit.messages import Note, Term, Who, note
from toolkit.systems.ptu.events import Damaged, Died, Fainted, GrappleEnded, HpLost, Injured, StatusCured
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import has_status
from toolkit.systems.ptu.vocabulary import PERSISTENT, VOLATILE

HEAVILY, DEADLY = 5, 10
"""Injuries from which somebody is Heavily Injured, and dies."""

COUNTED = 99
"""No sheet counts further: the column holds no more, and ten are deadly."""

THAWING = ("Fire", "Fighting", "Rock", "Steel")


def damage(doing: Doing, tally: Tally, amount: int, attack_type: str) -> None:
    """Deal damage to the tally's target."""
    target = tally.target or ""
    row = doing.row(target)
    temp = min(row.temp_hp or 0, amount)
    lost = amount - temp
    left = (row.hp or 0) - lost
    critical = tally.result == "critical"
    doing.emit(
        Damaged(
            doing.actor, doing.used.shown, Who(target), amount, temp, lost, left, (row.temp_hp or 0) - temp, critical
        )
    )
    tally.damage += lost
    tally.dealt += amount
    _injure(doing, tally, target, row, lost, massive=_massive(doing, row, amount, lost), markers=True)
    if amount:
        woken(doing, target)
        if attack_type in THAWING and has_status(doing.row(target), "Freeze"):
            doing.emit(StatusCured(Who(target), Term("Freeze")))
        if (row.injuries or 0) >= HEAVILY:
            heavy(doing, tally, target)
    aftermath(doing, tally, target, row)


def lose(doing: Doing, tally: Tally, who: str, amount: int, cause: Note) -> int:
    """Lose HP without damage: no defenses, no Massive Damage. The HP really lost."""
    row = doing.row(who)
    temp = min(row.temp_hp or 0, amount)
    lost = amount - temp
    if not amount:
        return 0
    doing.emit(HpLost(Who(who), amount, temp, (row.hp or 0) - lost, (row.temp_hp or 0) - temp, cause))
    _injure(doing, tally, who, row, lost, massive=False, markers=bool(doing.ruling("hp_loss_triggers_markers")))
    aftermath(doing, tally, who, row)
    return lost


def heavy(doing: Doing, tally: Tally, who: str) -> None:
    """What being Heavily Injured costs: as many HP as there are injuries (core p. 250)."""
    count = doing.settle(f"{who}.heavy", doing.row(who).injuries or 0)
    lost = lose(doing, tally, who, max(0, count), note("ptu.cause.heavily_injured"))
    tally.facts[f"heavily_injured{'' if who == tally.target else '_self'}"] = lost


def woken(doing: Doing, who: str) -> None:
    """An attack's damage or loss wakes a sleeper."""
    if has_status(doing.row(who), "Sleep"):
        doing.emit(StatusCured(Who(who), Term("Sleep")))


def aftermath(doing: Doing, tally: Tally, who: str, before: PtuCombatant) -> None:
    """Fainting, and death, of somebody whose row was `before`."""
    row = doing.row(who)
    if (before.hp or 0) > 0 >= (row.hp or 0):
        kept = tuple(status for status in row.status if status.name not in (*PERSISTENT, *VOLATILE))
        release(doing, who)
        kept = tuple(status for status in kept if status.name != "Grappled")
        doing.emit(Fainted(Who(who), kept))
        mention(doing, tally, "Fainted", who)
    worse = (row.hp or 0) < (before.hp or 0) or (row.injuries or 0) > (before.injuries or 0)
    if worse and dead(row) and not dead(before) and doing.ruling("death"):
        doing.emit(Died(Who(who), row.hp or 0, row.injuries or 0))
        mention(doing, tally, "Dead", who)


def dead(row: PtuCombatant) -> bool:
    """Ten injuries, or HP at the lower of -50 and -200 % of maximum (core, Death)."""
    return (row.injuries or 0) >= DEADLY or (row.hp or 0) <= min(-50, -2 * (row.max_hp or 0))


def release(doing: Doing, who: str) -> None:
    """End the grapple somebody is in."""
    roster = doing.fight.roster
    other = roster[who].dominates or next((one for one, row in roster.items() if row.dominates == who), "")
    if other in roster:
        doing.emit(GrappleEnded(Who(who), Who(other)))


def markers_reached(row: PtuCombatant, after: int, *, up: bool = False) -> int:
    """How many markers lie between the HP before and after; the value after counts, the one before does not.

    A marker is a number of halves of the maximum, 1 or less; with `up` each is rounded up to whole HP.
    """
    most, before = row.max_hp or 0, row.hp or 0
    if not most:
        return 0
    if up:
        lowest, highest = 2 * (after - 1) // most + 1, 2 * (before - 1) // most
    else:
        lowest, highest = -(-2 * after // most), (2 * before - 1) // most
    return max(0, min(1, highest) - lowest + 1)


def mention(doing: Doing, tally: Tally, effect: str, who: str | None = None) -> None:
    """Note an effect in the outcome; one on somebody else than the target carries `self`."""
    on_user = (who or doing.actor) == doing.actor != tally.target
    tally.effects.append(f"{effect} self" if on_user else effect)


def _massive(doing: Doing, row: PtuCombatant, amount: int, lost: int) -> bool:
    half = Fraction(row.max_hp or 0, 2)
    if doing.ruling("massive_compare") == "ceil":
        half = Fraction(ceil(half))
    counted = lost if amount == lost or doing.ruling("massive_after_temp_hp") else amount
    return counted > 0 and counted >= half


def _injure(
    doing: Doing, tally: Tally, who: str, before: PtuCombatant, lost: int, *, massive: bool, markers: bool
) -> None:
    after = (before.hp or 0) - lost
    up = lost > 0 and doing.ruling("massive_compare") == "ceil"
    reached = markers_reached(before, after, up=up) if markers and lost else 0
    found = doing.settle(f"{who}.injuries", int(massive) + reached) if massive or reached else 0
    if found > 0:
        total = min(COUNTED, (before.injuries or 0) + found)
        doing.emit(Injured(Who(who), int(massive), reached, total))
        tally.facts["injuries" if who == tally.target else "injuries_self"] = found
