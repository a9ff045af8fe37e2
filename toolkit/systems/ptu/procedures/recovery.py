"""Regaining Hit Points: healing, draining, temporary HP; and what recoil takes ([001]; core p. 247, 250).

Each injury takes a tenth of the true maximum off the height to which HP can be healed; all shares are of the true
maximum, rounded down. Temporary HP do not add up: the larger number counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from toolkit.messages import Who, note
from toolkit.systems.ptu.events import HpRegained, TempHpGained
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.procedures.hit_points import lose
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import has_status, standing


def ceiling(row: PtuCombatant) -> int:
    """How high HP can be healed."""
    return max(0, floor(Fraction((row.max_hp or 0) * (10 - (row.injuries or 0)), 10)))


def heal(doing: Doing, tally: Tally, who: str, share: Fraction, cause: str = "heal") -> None:
    """Restore a share of the true maximum."""
    regain(doing, tally, who, floor(share * (doing.row(who).max_hp or 0)), cause)


def regain(doing: Doing, tally: Tally, who: str, amount: int, cause: str) -> None:
    """HP back, no higher than injuries allow."""
    row = doing.row(who)
    if has_status(row, "Heal Block"):
        doing.scene.tell("ptu.heal_blocked", who=Who(who))
        return
    amount = doing.settle(f"{who}.{cause}", amount)
    hp = row.hp or 0
    gained = max(0, min(amount, ceiling(row) - hp))
    if who == doing.actor:
        tally.healed += gained
    else:
        tally.facts["healed"] = gained
    doing.emit(HpRegained(Who(who), gained, hp + gained, note(f"ptu.cause.{cause}", use=doing.used.shown)))


def gain_temp_hp(doing: Doing, who: str, amount: int) -> None:
    """Temporary HP: the larger of old and new."""
    before = doing.row(who).temp_hp or 0
    amount = doing.settle(f"{who}.temp_hp", amount)
    doing.emit(TempHpGained(Who(who), amount, max(before, amount)))


def drain(doing: Doing, move: Move, tallies: Sequence[Tally]) -> None:
    """The user regains a share of the damage dealt, once for all targets."""
    clause = move.clause("drain")
    dealt = sum(tally.dealt for tally in tallies)
    if clause is not None and clause.share is not None and dealt and standing(doing.me):
        regain(doing, tallies[0], doing.actor, floor(clause.share * dealt), "drain")


def recoil(doing: Doing, move: Move, tallies: Sequence[Tally]) -> None:
    """The user loses a share of the damage dealt, once for all targets."""
    clause = move.clause("recoil")
    dealt = sum(tally.dealt for tally in tallies)
    if clause is not None and clause.share is not None and dealt:
        amount = doing.settle("recoil", floor(clause.share * dealt))
        cause = note("ptu.cause.recoil", use=doing.used.shown)
        tallies[0].facts["recoil"] = lose(doing, tallies[0], doing.actor, max(0, amount), cause)
