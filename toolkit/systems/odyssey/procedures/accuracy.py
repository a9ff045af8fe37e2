"""Accuracy Rolls: 1d20 and modifiers against a Defense, with the best die of what Boons and Banes leave.

In this order: Boons and Banes are netted one for one; the d20; one d6 for each that is left, of which only the
highest counts, added for Boons, taken off for Banes; the bonus (Attacks and Damage).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from toolkit.dice import Dice
from toolkit.messages import Term, Who, note
from toolkit.systems.odyssey.deeds import markers
from toolkit.systems.odyssey.events import BoonsSpent
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.procedures.doing import D20, Doing
from toolkit.systems.odyssey.sight import Way
from toolkit.systems.odyssey.state import Fight, adjacent, has, needed
from toolkit.systems.odyssey.travel import stands_between, view

LOW = 4
"""What a Defense falls to under the statuses below."""

LOWERED = {"Evasion": ("Stuck", "Frozen"), "Vigor": ("Weakened",), "Resolve": ("Enraged",)}
DEFENSELESS = ("Vulnerable", "Sleep")


@dataclass(frozen=True, slots=True)
class Roll:
    """An Accuracy Roll: the die as it fell, the total, whether that meets the Defense."""

    natural: int
    total: int
    need: int
    hits: bool


def defense_of(fight: Fight, who: str, defense: str) -> int:
    """A Defense as it is now. Raises `Problems` where its cell is blank."""
    value = needed(fight, who, defense.lower())
    lowered = has(fight.roster[who], *DEFENSELESS, *LOWERED[defense])
    return min(value, LOW) if lowered else value


Parts = Mapping[str, int]
"""Where Boons (above 0) and Banes (below) come from: rest of a message code -> how many."""


def roll(doing: Doing, target: str, defense: str, parts: Parts) -> Roll:
    """Roll against a target; `parts` are Boons and Banes besides those that its own condition gives the roller."""
    need = doing.settle("need", defense_of(doing.fight, target, defense), target)
    boons = doing.settle("boons", _net(doing, {**parts, **_own(doing)}), target)
    prompt = note("odyssey.ask.accuracy", who=doing.actor, use=doing.used.shown, target=Who(target), need=need)
    natural = doing.roll("accuracy", D20, prompt).number
    best = _best(doing, boons, target)
    if doing.me.next_boons:
        doing.emit(BoonsSpent(doing.actor))
    bonus = doing.me.accuracy_bonus or 0
    total = natural + bonus + best
    hits = _hits(doing, natural, total, need)
    doing.scene.tell_roll(
        "odyssey.rolled_accuracy",
        who=doing.actor, use=doing.used.shown, target=Who(target), die=natural,
        bonus=f"{bonus:+d}" if bonus else "none", best=f"{best:+d}" if best else "none",
        total=total, defense=Term(defense), need=need, met=hits,
    )  # fmt: skip
    return Roll(natural, total, need, hits)


def _net(doing: Doing, parts: Parts) -> int:
    """Boons less Banes; where they come from is told."""
    found = [note(f"odyssey.from.{part}", by=f"{by:+d}") for part, by in parts.items() if by]
    if found:
        doing.scene.explain("odyssey.boons_from", who=doing.actor, parts=found, net=f"{sum(parts.values()):+d}")
    return sum(parts.values())


def _own(doing: Doing) -> Parts:
    """What the roller's own condition gives: Boons to come, and a Bane for each of these (Grapple; companion text)."""
    me = doing.me
    banes = {"escape": bool(me.escape_failed), "enraged": has(me, "Enraged"), "chilled": has(me, "Chilled")}
    return {"coming": me.next_boons or 0, **{part: -int(bane) for part, bane in banes.items()}}


def given(doing: Doing, targets: tuple[str, ...]) -> Parts:
    """What the game master gave, and the Bane of a Mark, unless the marker is among the targets."""
    marks = markers(doing.fight, doing.actor)
    marked = bool(marks) or has(doing.me, "Marked")
    spared = any(marker in targets for marker in marks)
    return {"given": doing.used.boons - doing.used.banes, "marked": -int(marked and not spared)}


def is_ranged(doing: Doing, move: Move) -> bool:
    """Whether terrain and adjacent targets hinder it; areas that begin at the user are by ruling."""
    return move.reach.ranged or (move.reach.area and bool(doing.ruling("areas_ranged")))


def obstacles(doing: Doing, target: str) -> tuple[int, int]:
    """(Banes, resist steps) of the terrain between the actor and a target (Rough Terrain, Cover)."""
    way = view(doing.fight, doing.actor, target)
    if stands_between(doing.fight, doing.actor, target):
        doing.ruling("bodies_block")
    if way is None or way.clear:
        return 0, 0
    doing.ruling("sight")
    return _terrain_banes(doing, way), int(way.cover > 0)


def _terrain_banes(doing: Doing, way: Way) -> int:
    passed = way.rough + way.cover
    if passed > 1 and doing.ruling("terrain_bane_stacking") == "per_square":
        return passed
    return min(passed, 1)


def close_bane(fight: Fight, who: str, target: str) -> int:
    """The Bane of a ranged attack against an adjacent target."""
    return int(adjacent(fight, who, target))


def _best(doing: Doing, boons: int, target: str) -> int:
    """The highest of the dice, with its sign."""
    if not boons:
        return 0
    kind = "boon" if boons > 0 else "bane"
    prompt = note("odyssey.ask.boon", who=doing.actor, target=Who(target), count=abs(boons), kind=kind)
    best = doing.roll("boon", Dice(abs(boons), 6, highest=True), prompt).number
    return best if boons > 0 else -best


def _hits(doing: Doing, natural: int, total: int, need: int) -> bool:
    """Meeting or exceeding; by ruling a natural 20 or 1 decides."""
    hits = total >= need
    if natural == 20 and not hits:
        return bool(doing.ruling("nat20_auto_hit"))
    if natural == 1 and hits:
        return not doing.ruling("nat1_auto_miss")
    return hits
