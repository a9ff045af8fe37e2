"""Steps 1 to 3 of damage ([001] Dealing Damage): the initial Damage Base, Five or Double Strike, then STAB last.

Also the damage chart, rolled and set, for Damage Bases 1 to 28.
"""

from __future__ import annotations

from toolkit.dice import Dice
from toolkit.messages import Term, Who
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.doing import Doing

STAB = 2

ROLLED = (
    (1, 6, 1), (1, 6, 3), (1, 6, 5), (1, 8, 6), (1, 8, 8), (2, 6, 8), (2, 6, 10), (2, 8, 10), (2, 10, 10), (3, 8, 10),
    (3, 10, 10), (3, 12, 10), (4, 10, 10), (4, 10, 15), (4, 10, 20), (5, 10, 20), (5, 12, 25), (6, 12, 25), (6, 12, 30),
    (6, 12, 35), (6, 12, 40), (6, 12, 45), (6, 12, 50), (6, 12, 55), (6, 12, 60), (7, 12, 65), (8, 12, 70), (8, 12, 80),
)  # fmt: skip
"""Dice, sides and flat part, from Damage Base 1 on."""

SET = (
    5, 7, 9, 11, 13, 15, 17, 19, 21, 24, 27, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120, 130,
)  # fmt: skip
"""The printed averages, from Damage Base 1 on; they are not the means of the dice."""

LAST = len(ROLLED)
BELOW, BEYOND = 2, 10
"""Without the clamp every step below 1 takes 2 off, every step beyond 28 adds 10, as the chart's own last steps do."""


def damage_dice(base: int) -> Dice:
    """The dice of a Damage Base."""
    count, sides, flat = ROLLED[min(max(base, 1), LAST) - 1]
    return Dice(count, sides, flat + _off_chart(base))


def set_damage(base: int) -> int:
    """The set damage of a Damage Base."""
    return SET[min(max(base, 1), LAST) - 1] + _off_chart(base)


def has_stab(doing: Doing, move: Move) -> bool:
    """Whether the move gets STAB: a Move with rolled damage, of one of the user's types."""
    return move.is_move and move.rolled and bool(move.type) and move.type in doing.me.types


def final_base(doing: Doing, move: Move, target: str, times: int) -> int:
    """The final Damage Base against a target that was struck so many times."""
    first = move.row.damage_base or 0
    doing.scene.explain(
        "ptu.base", use=doing.used.shown, base=first, place=doing.fight.source(doing.used.move, "damage_base")
    )
    base = first * times
    if times != 1:
        doing.scene.explain("ptu.base_times", base=first, times=times, now=base)
    if has_stab(doing, move):
        base += STAB
        doing.scene.explain("ptu.base_stab", who=doing.actor, type=Term(move.type), now=base)
    return doing.settle(f"{target}.db", clamped(doing, base))


def clamped(doing: Doing, base: int) -> int:
    """Held to the chart, by ruling."""
    held = min(max(base, 1), LAST)
    if held == base or not doing.ruling("db_clamp"):
        return base
    doing.scene.explain("ptu.base_clamped", base=base, now=held)
    return held


def _off_chart(base: int) -> int:
    return min(0, base - 1) * BELOW + max(0, base - LAST) * BEYOND


def struck_at(doing: Doing, move: Move, target: str, times: int) -> int:
    """The same, told with its dice."""
    base = final_base(doing, move, target, times)
    doing.scene.explain(
        "ptu.final_base", target=Who(target), base=base, dice=str(damage_dice(base)), set=set_damage(base)
    )
    return base
