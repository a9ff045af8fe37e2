"""Drain and recoil: taken once, after the last strike, from the sum over all strikes ([000] II.03-04).

Drain counts HP really lost, by default none that a Substitute lost; recoil counts them too, or by ruling the damage
before any limit. Recoil may bring the user to 0.
"""

from __future__ import annotations

from toolkit.messages import note
from toolkit.systems.calpheon.events import HpRegained
from toolkit.systems.calpheon.in_force import kept_from_healing
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import lose_own
from toolkit.systems.calpheon.procedures.rounding import rounded
from toolkit.systems.calpheon.state import standing


def drain(doing: Doing, move: Move, tallies: list[Tally]) -> None:
    """Restore a share of the damage dealt; nothing comes of damage that was not dealt, nor to a fallen user."""
    clause = move.clause("drain")
    if clause is None or clause.share is None or not standing(doing.me):
        return
    dealt = sum(tally.damage for tally in tallies)
    stopped = sum(tally.substitute for tally in tallies)
    if stopped and doing.ruling("drain.from_substitute"):
        dealt += stopped
    if not dealt:
        return
    cause = kept_from_healing(doing.fight, doing.actor)
    if cause is not None and doing.ruling("heal_block.drain"):
        doing.scene.tell("calpheon.drain_prevented", who=doing.actor, cause=cause)
        return
    amount = doing.settle("drain", rounded(doing, "drain", clause.share * dealt))
    regain(doing, tallies[0], amount, "drain")


def regain(doing: Doing, tally: Tally, amount: int, cause: str) -> None:
    """HP for the user, never above its maximum."""
    hp, most = doing.me.hp or 0, doing.me.max_hp or 0
    gained = max(0, min(amount, most - hp))
    tally.healed += gained
    doing.emit(HpRegained(doing.actor, gained, hp + gained, note(f"calpheon.cause.{cause}", use=doing.planned.shown)))


def recoil(doing: Doing, move: Move, tallies: list[Tally]) -> None:
    """The user's own loss; 0 where nothing was dealt."""
    clause = move.clause("recoil")
    if clause is None or clause.share is None or not standing(doing.me):
        return
    rolled = doing.ruling("recoil.base") == "rolled"
    dealt = sum(tally.rolled if rolled else tally.damage for tally in tallies)
    if not dealt:
        return
    amount = doing.settle("recoil", rounded(doing, "recoil", clause.share * dealt))
    cause = note("calpheon.cause.recoil", use=doing.planned.shown)
    tallies[0].facts["recoil"] = lose_own(doing, tallies[0], amount, cause)
