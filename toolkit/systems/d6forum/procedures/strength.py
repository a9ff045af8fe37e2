"""What the value of the attack die makes of an attack: strength, strikes, whether it is critical ([004]).

1 nothing, 2 a third, 3 two thirds, 4 and 5 all of it, 6 double. Homing: a 1 is a third as well. High critical chance:
5 is double too. Variable power: from the weakest at 2 to full at 6. Several strikes: one at 2 … five at 6.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from toolkit.dice import Ask
from toolkit.messages import Who, note
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.procedures.doing import Doing
from toolkit.systems.d6forum.state import lucky

_SAID = {
    Fraction(0): "none", Fraction(1, 3): "third", Fraction(2, 3): "two_thirds", Fraction(1): "full",
    Fraction(2): "double",
}  # fmt: skip
TABLE = {1: Fraction(0), 2: Fraction(1, 3), 3: Fraction(2, 3), 4: Fraction(1), 5: Fraction(1), 6: Fraction(2)}


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of the move's power a strike has, how many strikes, and whether the status was chosen over a crit."""

    share: Fraction
    strikes: int
    status_chosen: bool = False

    @property
    def critical(self) -> bool:
        return self.share == TABLE[6]


def strength(doing: Doing, move: Move, target: str, value: int) -> Strength:
    """By the value of the die; asks for the choice between a critical hit and a status where there is one."""
    chosen = _chosen(doing, move, value)
    share = doing.settle(f"{target}.strength", _share(doing, move, value, chosen))
    said = {"how": _SAID.get(share, "other"), "share": str(share)}
    doing.scene.explain("d6forum.strength", use=move.name, target=Who(target), **said)
    return Strength(share, _strikes(move, value), chosen == "status")


def _high_crit(doing: Doing, move: Move) -> bool:
    return move.clause("high_crit") is not None or lucky(doing.me)


def _chosen(doing: Doing, move: Move, value: int) -> str | None:
    """Critical hit or status, where a move of high critical chance could do both."""
    statuses = [clause for clause in move.riders() if clause.what == "status" and not move.sure_flinch(clause)]
    if value < 5 or not statuses or not _high_crit(doing, move):
        return None
    if value == 6 and doing.ruling("highcrit_status_on_6") == "critical":
        return "critical"
    prompt = note("d6forum.ask.choice", who=doing.actor, use=move.name)
    return str(doing.ask(Ask("choice", doing.actor, options=("critical", "status"), prompt=prompt)).value)


def _share(doing: Doing, move: Move, value: int, chosen: str | None) -> Fraction:
    if value == 1 and move.homing:
        return TABLE[2]
    if move.clause("variable") is not None and doing.ruling("variable_power") == "fifths":
        return Fraction(value - 1, 5)
    hits = move.clause("hits")
    several = hits is not None and hits.low is not None and value > 1
    if several and not doing.ruling("multi_hit_scales_strength"):
        return Fraction(1)
    if chosen == "status":
        return TABLE[5]
    return TABLE[6] if value == 5 and _high_crit(doing, move) else TABLE[value]


def _strikes(move: Move, value: int) -> int:
    """`hits 2-5`: one less than the value; `hits N`: always N."""
    hits = move.clause("hits")
    if hits is None:
        return 1
    return max(1, min(value - 1, hits.high or 1)) if hits.low is not None else hits.amount or 1
