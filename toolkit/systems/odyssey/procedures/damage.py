"""The damage of an attack that has been aimed (Attacks and Damage).

In this order: the dice, once for all targets by default, none for who is hit critically (their maximum counts); half
the Level, rounded down, and bonuses; Armor of the category off; effectiveness, netted to one step: halved, as it is,
or 5 more; nothing at all for who is immune. Who had to be missed takes a share only where the move says so (`smite`).
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from toolkit.core.type_chart import steps
from toolkit.dice import Dice
from toolkit.messages import note
from toolkit.systems.odyssey.build import die_sides
from toolkit.systems.odyssey.events import Struck
from toolkit.systems.odyssey.move import INNATE, Move
from toolkit.systems.odyssey.procedures.accuracy import is_ranged, obstacles
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.hit_points import happen
from toolkit.systems.odyssey.state import has, needed

SUPER_EFFECTIVE = 5
"""Damage more."""


def deal(doing: Doing, move: Move, tallies: list[Tally]) -> None:
    """Roll and deal the damage to everybody who was hit, or is to take some on a miss."""
    suffering = [tally for tally in tallies if tally.landed or _smites(move)]
    dice = damage_dice(doing, move)
    rolled = _rolled(doing, dice, suffering)
    for tally in suffering:
        _strike(doing, move, tally, rolled[tally.who])


def damage_dice(doing: Doing, move: Move) -> Dice:
    """The move's dice, one more for each Tier above the first, all of the die size that the combatant's role gives."""
    base = move.dice
    assert base is not None
    sides = die_sides(doing.me.damage_die) if doing.me.damage_die else None
    return Dice(base.count + _tier_dice(doing), sides or base.sides, base.flat)


def _tier_dice(doing: Doing) -> int:
    return (doing.me.tier or 1) - 1


def _smites(move: Move) -> bool:
    clause = move.clause("smite")
    return clause is not None and clause.when in (None, "on miss")


def _rolled(doing: Doing, dice: Dice, suffering: list[Tally]) -> dict[str, int]:
    """Target -> what its dice gave; the shared roll is made once, for the first who needs it."""
    shared = len(suffering) < 2 or doing.ruling("aoe_damage_roll") == "shared"
    found: dict[str, int] = {}
    once: int | None = None
    for tally in suffering:
        if tally.result == "critical":
            found[tally.who] = _maximum(doing, dice, tally)
            continue
        if once is None or not shared:
            once = _roll(doing, dice, tally, shared=shared and len(suffering) > 1)
        found[tally.who] = once
    return found


def _roll(doing: Doing, dice: Dice, tally: Tally, *, shared: bool) -> int:
    facts = {"who": doing.actor, "use": doing.used.shown, "target": tally.who, "all": "yes" if shared else "no"}
    return doing.roll("damage", dice, note("odyssey.ask.damage", **facts)).number


def _maximum(doing: Doing, dice: Dice, tally: Tally) -> int:
    """Of all dice; by ruling those of the Tier are rolled nevertheless."""
    more = _tier_dice(doing)
    if not more or doing.ruling("crit_maximises_all"):
        return dice.high
    base = Dice(dice.count - more, dice.sides, dice.flat).high
    return base + _roll(doing, Dice(more, dice.sides), tally, shared=False)


def _strike(doing: Doing, move: Move, tally: Tally, rolled: int) -> None:
    row, target = doing.row(tally.who), tally.who
    level = needed(doing.fight, doing.actor, "level") // 2
    bonus = doing.me.damage_bonus or 0
    armor = (row.armor_special if move.category == "Special" else row.armor_physical) or 0
    worked = _armored(doing, rolled + level + bonus, armor)
    net = _net_steps(doing, move, tally)
    dealt = doing.settle("damage", _by_effect(doing, tally, worked, net), target)
    lost = min(max(dealt, 0), row.hp or 0)
    how = "immune" if net is None else "super" if net > 0 else "resisted" if net < 0 else "plain"
    doing.scene.explain(
        "odyssey.worked_damage", target=target, rolled=rolled, level=level, bonus=bonus, armor=armor, how=how,
        damage=dealt, most="yes" if tally.result == "critical" else "no",
    )  # fmt: skip
    if net is None and tally.landed:
        tally.result = "immune"
    tally.damage += lost
    tally.strikes = int(tally.result in ("hit", "critical"))
    tally.facts |= {"rolled": rolled, "armor": armor, "steps": "immune" if net is None else net}
    happen(
        doing.scene,
        target,
        Struck(doing.actor, doing.used.shown, target, tally.result, dealt, lost, (row.hp or 0) - lost),
    )


def _armored(doing: Doing, damage: int, armor: int) -> int:
    """What Armor leaves; by ruling at least so much."""
    left = damage - armor
    if not armor or left >= int(str(doing.fight.rulings["odyssey.armor_floor"])):
        return max(left, 0)
    return int(doing.ruling("armor_floor"))


def _net_steps(doing: Doing, move: Move, tally: Tally) -> int | None:
    """Weaknesses less everything that resists; `None` for immunity, which wins over all."""
    by_type = steps(attack_type(doing, move), doing.row(tally.who).types)
    if by_type is None:
        return None
    cover = obstacles(doing, tally.who)[1] if is_ranged(doing, move) else 0
    missed = not tally.landed and doing.ruling("resisted_on_miss") == "step"
    return doing.settle("steps", by_type - cover - has(doing.me, "Weakened") - int(missed), tally.who)


def attack_type(doing: Doing, move: Move) -> str:
    """The attack's type; an Innate one is by ruling its user's first."""
    first = move.type == INNATE and doing.ruling("innate_type") == "first"
    return move.attack_type(doing.me.types, first)


def _by_effect(doing: Doing, tally: Tally, worked: int, net: int | None) -> int:
    """Damage after effectiveness."""
    if net is None:
        return 0
    if net > 0:
        worked += SUPER_EFFECTIVE
    if net < 0:
        worked = _halved(doing, worked)
    if not tally.landed and doing.fight.rulings["odyssey.resisted_on_miss"] == "half":
        worked = _halved(doing, worked)
    least = int(str(doing.fight.rulings["odyssey.min_damage"]))
    return worked if worked >= least else int(doing.ruling("min_damage"))


def _halved(doing: Doing, amount: int) -> int:
    half = Fraction(amount, 2)
    return floor(half) if doing.ruling("resist_rounding") == "floor" else ceil(half)
