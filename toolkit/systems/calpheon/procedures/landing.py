"""Strikes landing one after another on a target's HP or its Substitute ([000] II.01-02, V.07).

A Substitute that stands takes the strike; what is beyond its HP is lost unless the ruling lets it through. Once it is
broken, later strikes meet the owner. Strikes left when the target falls are lost, unless the ruling carries them out.
"""

from __future__ import annotations

from toolkit.messages import Who
from toolkit.systems.calpheon.events import StrikeLanded, SubstituteStruck
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.affecting import struck
from toolkit.systems.calpheon.procedures.damage import Strike, strike_damage
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import fall
from toolkit.systems.calpheon.procedures.retaliation import TAMERS
from toolkit.systems.calpheon.procedures.shields import endures
from toolkit.systems.calpheon.state import standing


def strike(doing: Doing, move: Move | None, tally: Tally, count: int, key: str = "") -> None:
    """`count` strikes at the tally's target; `key` tells several targets' numbers apart."""
    assert tally.target is not None
    target = tally.target
    for number in range(1, count + 1):
        if not standing(doing.row(target)) and doing.ruling("multihit.stop_on_ko"):
            break
        damage, critical = strike_damage(doing, Strike(move, target, number, count))
        damage = doing.settle(f"{key}strike{number}.damage", damage)
        tally.strikes += 1
        tally.rolled += damage
        if critical:
            tally.result = "critical"
        _land(doing, move, tally, (number, count), damage, critical)


def behind_substitute(doing: Doing, move: Move | None, target: str) -> bool:
    """Whether a Substitute stands between them; its owner's own moves and flagged ones pass it."""
    passes = target == doing.actor or (move is not None and move.clause("bypass_substitute") is not None)
    return not passes and (doing.row(target).substitute_hp or 0) > 0


def _land(doing: Doing, move: Move | None, tally: Tally, which: tuple[int, int], damage: int, critical: bool) -> None:
    target, use, (number, count) = Who(tally.target or ""), doing.planned.shown, which
    if behind_substitute(doing, move, target):
        standin = doing.row(target).substitute_hp or 0
        taken = min(standin, damage)
        left = standin - taken
        doing.emit(SubstituteStruck(doing.actor, use, target, number, damage, taken, left, critical, count))
        tally.substitute += taken
        tally.facts["substitute"] = tally.substitute
        damage -= taken
        if not damage or not doing.ruling("substitute.overflow"):
            return
    hp = doing.row(target).hp or 0
    spared = (move is not None and move.clause("spare")) or endures(doing, target)
    lost = min(hp - 1 if spared else hp, damage)
    category = move.category if move else TAMERS
    doing.emit(StrikeLanded(doing.actor, use, target, category, number, damage, lost, hp - lost, critical, count))
    tally.damage += lost
    if lost and lost == hp:
        fall(doing, tally, target)
    elif lost:
        struck(doing, target, move)
