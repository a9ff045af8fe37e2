"""A physical or special attack ([004]): the attack die, the dice of hindrances, then each target in turn.

Order: immune targets draw nothing; the attack die; confusion, infatuation, paralysis; then a target: the value of the
die, its barrier, critical hit or status, its dodge, the damage, what else the attack does; at a value of 6 what the
target prepares is broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from toolkit.messages import Note, Who, note
from toolkit.systems.d6forum.events import AttackFailed, PreparationOver, TargetImmune
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures import riders
from toolkit.systems.d6forum.procedures.barrier import beaten_off
from toolkit.systems.d6forum.procedures.damage import immune, power_of, strike
from toolkit.systems.d6forum.procedures.dodge import dodge, needless
from toolkit.systems.d6forum.procedures.doing import Doing, Tally
from toolkit.systems.d6forum.procedures.hindrances import hindered
from toolkit.systems.d6forum.procedures.shifts import counted, size, total
from toolkit.systems.d6forum.procedures.strength import strength
from toolkit.systems.d6forum.state import has_status, standing


def attack(doing: Doing, move: Move, targets: Sequence[str]) -> None:
    """Resolve the attack and write its outcomes, one a target."""
    power_of(doing, move)
    if all(immune(doing, move, target) for target in targets) and not has_status(doing.me, "Confusion"):
        doing.end(*(_untouched(doing, move, target) for target in targets))
        return
    die = attack_die(doing, move)
    course = hindered(doing, move)
    if isinstance(course, Note):
        doing.fail(course, targets[0] if len(targets) == 1 else None)
        return
    for target in [str(doing.actor)] if course == "hits itself" else targets:
        doing.end(_meet(doing, move, target, die))


def attack_die(doing: Doing, move: Move) -> int:
    """What the attack die shows."""
    return doing.roll("attack", doing.actor, note("d6forum.ask.attack", who=doing.actor, use=move.name))


def _untouched(doing: Doing, move: Move, target: str) -> Tally:
    doing.emit(TargetImmune(move.name, Who(target)))
    return Tally(target, "immune")


def _meet(doing: Doing, move: Move, target: str, die: int) -> Tally:
    if immune(doing, move, target):
        return _untouched(doing, move, target)
    tally = Tally(target, "hit")
    value = _value(doing, move, target, die)
    tally.facts = {"die": die, "value": value}
    blocked = beaten_off(doing, move, target, value)
    strong = strength(doing, move, target, value) if not blocked else None
    if strong is None or strong.share == 0:
        tally.result = "blocked" if blocked else "miss"
        if not blocked:
            doing.emit(AttackFailed(doing.actor, move.name, Who(target)))
        needless(doing, target)
        return tally
    spared = dodge(doing, move, target, value) if target != doing.actor else Fraction(1)
    tally.facts |= {"strength": strong.share, "spared": spared, "dodges_left": doing.row(target).dodges_left}
    strike(doing, move, tally, strong, spared)
    tally.result = "miss" if spared == 0 else "critical" if strong.critical else "hit"
    if spared and target != doing.actor:
        riders.of_attack(doing, move, tally, value, strong)
        _break(doing, target, value)
    return tally


def _value(doing: Doing, move: Move, target: str, die: int) -> int:
    """The value by which the attack die counts against one target."""
    shift = total([size(doing.me.attack_stage), -size(doing.row(target).defense_stage)], doing.ruling)
    value = doing.settle_die(f"{target}.value", counted(die, shift, doing.ruling))
    doing.scene.tell_roll(
        "d6forum.rolled_attack", who=doing.actor, use=move.name, die=die, value=value, shifted=die != value
    )
    return value


def _break(doing: Doing, target: str, value: int) -> None:
    """A 6 breaks what its target prepares."""
    row = doing.row(target)
    if value == 6 and row.preparing and standing(row):
        doing.emit(PreparationOver(Who(target), row.preparing, "broken"))
