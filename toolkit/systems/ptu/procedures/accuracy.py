"""The Accuracy Roll ([001] Making Attacks): 1d20 and the user's Accuracy against AC and the target's Evasion.

A natural 1 misses, a natural 20 hits. One roll for all targets, two for a Double Strike. A move that cannot miss rolls
for criticals and effects alone; one with a blank AC rolls nothing. Natural dice alone decide criticals and effects.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from toolkit.messages import Who, note
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.doing import D20, Doing, Tally
from toolkit.systems.ptu.procedures.evasion import evasion
from toolkit.systems.ptu.state import has_status

BLIND, TOTAL_BLIND, ROUGH, GRAPPLED = 6, 10, 2, 6
WIDEST = 6
"""Critical ranges can be extended by so much in all (core p. 338)."""

HIGH_CRIT = 2
"""What the clause `high crit` widens the range by: 18 and up."""


@dataclass
class Aim:
    """What the dice showed: `naturals` one a roll; `hits` and `crits` by target, which of the rolls did what."""

    naturals: list[int] = field(default_factory=list)
    hits: dict[str, list[bool]] = field(default_factory=dict)
    crits: dict[str, list[bool]] = field(default_factory=dict)

    def natural(self, target: str) -> int | None:
        """The die by which effects go: the best of those that hit this target."""
        return max((die for die, hit in zip(self.naturals, self.hits[target], strict=False) if hit), default=None)

    def struck(self, target: str) -> int:
        """How many rolls hit."""
        return sum(self.hits[target])

    def critical(self, target: str) -> int:
        """How many of them were critical."""
        return sum(self.crits[target])


def aim(doing: Doing, move: Move, tallies: Sequence[Tally]) -> Aim:
    """Roll, and judge every target."""
    aimed = Aim()
    count = 2 if move.clause("double_strike") else 1
    targets = [tally.target or "" for tally in tallies]
    if move.row.ac is None:
        aimed.hits = {target: [True] * count for target in targets}
        aimed.crits = {target: [False] * count for target in targets}
        return aimed
    needs = {target: _need(doing, move, target) for target in targets}
    for number in range(1, count + 1):
        prompt = note(
            "ptu.ask.accuracy",
            who=doing.actor,
            use=doing.used.shown,
            ac=move.row.ac,
            needs=list(needs.values()),
            strike=number if count > 1 else 0,
        )
        aimed.naturals.append(doing.roll("accuracy", D20, prompt).number)
    for tally, target in zip(tallies, targets, strict=True):
        _judge(doing, move, aimed, target, needs[target])
        tally.facts |= {"need": needs[target], "natural": aimed.naturals[0] if count == 1 else list(aimed.naturals)}
    return aimed


def range_from(doing: Doing, move: Move) -> int:
    """The lowest natural die that is critical."""
    clause = move.clause("crit")
    own = max(0, 20 - (clause.amount or 20)) if clause else HIGH_CRIT if move.clause("high_crit") else 0
    return 20 - min(WIDEST, own + (doing.me.crit_bonus or 0))


def _need(doing: Doing, move: Move, target: str) -> int:
    """What the die has to show."""
    ac = move.row.ac or 0
    avoided = evasion(doing, move.category, target)
    bonus = _bonus(doing, target)
    return doing.settle(f"{target}.need", ac + avoided - bonus)


def _bonus(doing: Doing, target: str) -> int:
    """Everything that is added to the roll."""
    row = doing.me
    parts = {
        "bonus": row.accuracy_bonus or 0,
        "stage": row.accuracy_cs or 0,
        "blind": -TOTAL_BLIND if has_status(row, "Total Blind") else -BLIND if has_status(row, "Blind") else 0,
        "rough": -ROUGH if doing.used.options.get("rough") else 0,
        "grappled": -GRAPPLED if _outside(doing, target) else 0,
    }
    total = sum(parts.values())
    if total or any(parts.values()):
        shown = {name: f"{value:+d}" if value else "0" for name, value in parts.items()}
        doing.scene.explain("ptu.accuracy_bonus", who=doing.actor, total=f"{total:+d}", **shown)
    return total


def _outside(doing: Doing, target: str) -> bool:
    """Whether a grappled user aims at somebody outside its grapple."""
    if not has_status(doing.me, "Grappled") or target == doing.actor:
        return False
    return doing.me.dominates != target and doing.row(target).dominates != doing.actor


def _judge(doing: Doing, move: Move, aimed: Aim, target: str, need: int) -> None:
    sure = move.clause("cannot_miss") is not None
    least = range_from(doing, move)
    coup = bool(doing.used.options.get("coup_de_grace"))
    aimed.hits[target], aimed.crits[target] = [], []
    for natural in aimed.naturals:
        in_range = move.rolled and natural >= least
        hit = sure or natural == 20 or (natural != 1 and natural >= need)
        if in_range and not hit and not doing.ruling("crit_requires_hit"):
            hit = True
        aimed.hits[target].append(hit)
        aimed.crits[target].append(hit and move.rolled and (in_range or coup))
        doing.scene.tell(
            "ptu.rolled_accuracy", who=doing.actor, use=doing.used.shown, target=Who(target), die=natural, need=need,
            hit=hit, critical=aimed.crits[target][-1],
        )  # fmt: skip
