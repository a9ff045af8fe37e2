"""HP lost by an attack: the move's power, times its strength, the type's multiplier and what the dodge leaves.

The product is exact and rounded once a strike (ruling `d6.rounding`). Types: immunity is nothing at all (ruling
`d6.immunity`); any other effectiveness counts only by ruling `d6.type_multiplier`. Strikes left when the target falls
are lost.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from toolkit.core.problems import Problem, Problems
from toolkit.core.type_chart import effectiveness
from toolkit.messages import Who, Words, note
from toolkit.systems.d6forum.events import StrikeLanded
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import Doing, Tally
from toolkit.systems.d6forum.procedures.shifts import Ruled
from toolkit.systems.d6forum.procedures.strength import Strength

MOST_STRIKES = 99


def immune(doing: Doing, move: Move, target: str) -> bool:
    """Whether the target's types let nothing of the attack arrive."""
    return effectiveness(move.type, doing.row(target).types) == 0 and bool(doing.ruling("immunity"))


def power_of(doing: Doing, move: Move) -> int:
    """The move's power. Raises `Problems` naming the cell where there is none."""
    if move.row.power is not None:
        return move.row.power
    where = doing.fight.places.get((_key(doing, move), "power"), f"{move.name}.power")
    expected = note("d6forum.expected_number", of=move.name, column=Words("Power", "Сила"))
    raise Problems([Problem(where, None, expected)])


def _key(doing: Doing, move: Move) -> str:
    return next(key for key, one in doing.fight.moves.items() if one.name == move.name)


def strike(doing: Doing, move: Move, tally: Tally, strong: Strength, spared: Fraction) -> None:
    """All strikes on one target, each rounded by itself; an attack that is wholly dodged does none."""
    target = str(tally.target)
    exact = power_of(doing, move) * strong.share * _multiplier(doing, move, target) * spared
    strikes = min(doing.settle(f"{target}.strikes", strong.strikes), MOST_STRIKES) if strong.strikes > 1 else 1
    for number in range(1, strikes + 1):
        part = f"strike{number}." if strikes > 1 else ""
        damage = doing.settle(f"{target}.{part}damage", rounded(exact, doing.ruling))
        if spared == 0 and damage == 0:
            return
        hp = doing.row(target).hp or 0
        lost = min(damage, hp)
        tally.damage, tally.strikes = tally.damage + lost, number
        critical = strong.critical and spared == 1
        event = StrikeLanded(doing.actor, move.name, Who(target), number, strikes, damage, lost, hp - lost, critical)
        doing.emit(event)
        if hp == lost:
            doing.fall(target)
            return


def rounded(exact: Fraction, ruled: Ruled) -> int:
    """A whole number of HP."""
    if exact.denominator == 1:
        return exact.numerator
    return ceil(exact) if ruled("rounding") == "ceil" else floor(exact)


def _multiplier(doing: Doing, move: Move, target: str) -> Fraction:
    types = effectiveness(move.type, doing.row(target).types)
    counts = types not in (0, 1) and doing.ruling("type_multiplier")
    return doing.settle(f"{target}.multiplier", types if counts else Fraction(1))
