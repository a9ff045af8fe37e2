"""Losing HP otherwise than by a strike, reaching 0, and Destiny Bond ([000] II.03, VI.04-05, VIII.03).

A combatant at 0 HP is Incapacitated: its charge, owed recovery and bond are over. If it fell to an opponent while its
Destiny Bond lasted, that opponent loses 25 % of its own maximum HP at once, which may bring it to 0. Death Rolls are
for the game master; they are only mentioned.
"""

from __future__ import annotations

from fractions import Fraction

from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.events import Fell, HpLost
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.rounding import rounded
from toolkit.systems.calpheon.state import Fight, knows, standing

BOND = Fraction(1, 4)


def lose(doing: Doing, who: str, amount: int, cause: Note) -> int:
    """Take up to `amount` HP away; the HP really lost. Falling is the caller's to see to."""
    hp = doing.row(who).hp or 0
    lost = min(hp, amount)
    if lost:
        doing.emit(HpLost(Who(who), lost, hp - lost, cause))
    return lost


def lose_own(doing: Doing, tally: Tally, amount: int, cause: Note) -> int:
    """The user's own loss: at 0 HP it falls like anybody, by nobody's hand ([000] VIII.03)."""
    lost = lose(doing, doing.actor, amount, cause)
    if lost and not standing(doing.me):
        doing.emit(Fell(doing.actor))
        mention(doing, tally, "Incapacitated")
    return lost


def mention(doing: Doing, tally: Tally, effect: str, who: str | None = None) -> None:
    """Note an effect in the outcome; one on somebody else than the target carries `self`."""
    on_user = (who or doing.actor) == doing.actor != tally.target
    tally.effects.append(f"{effect} self" if on_user else effect)


def fall(doing: Doing, tally: Tally, who: str) -> None:
    """`who` has reached 0 HP through this Action; its bond, if any, answers."""
    row = doing.row(who)
    doing.emit(Fell(Who(who), doing.actor))
    mention(doing, tally, "Incapacitated", who)
    if row.destiny_bond and row.side != doing.side and standing(doing.me):
        share = bond_share(doing.fight, who) * (doing.me.max_hp or 0)
        amount = doing.settle("destiny_bond", rounded(doing, "destiny_bond", share))
        mention(doing, tally, "Destiny Bond")
        tally.facts["destiny_bond"] = lose_own(doing, tally, amount, note("calpheon.cause.destiny_bond", who=Who(who)))


def bond_share(fight: Fight, who: str) -> Fraction:
    """The share of the bond among its moves (without a list of moves, all are its own), else a quarter."""
    row = fight.roster[who]
    bonds = (move.clause("destiny_bond") for move in fight.moves.values() if not row.moves or knows(row, move.name))
    return next((bond.share for bond in bonds if bond is not None and bond.share), BOND)
