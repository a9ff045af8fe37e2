"""Throwing a Poké Ball (core p. 214, 271): a Status attack of AC 6, then 1d100 against the capture rate.

The roll less the thrower's level and what helps may be at most the rate; a natural 100 always captures, a natural 20 of
the throw helps by 10. The rate is 100 less twice the level, changed by HP, evolutions left, rarity, afflictions and
injuries; HP shares are of the true maximum. Trainers, and who is at 0 HP or less or owned, cannot be captured.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from toolkit.core.problems import Problems
from toolkit.dice import Ask
from toolkit.messages import Note, Term, Who, Words, note
from toolkit.systems.ptu.events import AttackMissed, Captured
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.accuracy import aim
from toolkit.systems.ptu.procedures.damage import header_of, missing
from toolkit.systems.ptu.procedures.doing import D100, Doing, Tally, failed
from toolkit.systems.ptu.records import PtuCombatant, PtuMove
from toolkit.systems.ptu.state import Fight, is_trainer
from toolkit.systems.ptu.vocabulary import PERSISTENT, VOLATILE

BALL = Move(PtuMove(name="Capture", category="Status", ac=6, range="Throw"))
BEST_THROW, SURE = 10, 100

HP_BANDS = ((Fraction(1, 4), 15), (Fraction(1, 2), 0), (Fraction(3, 4), -15))
"""At most this share of maximum HP -> change of the rate; above, -30; exactly 1 HP, +30."""

EVOLUTIONS = {2: 10, 1: 0, 0: -10}


def uncatchable(fight: Fight, target: str, anyway: bool) -> Note | None:
    """Why somebody cannot be captured at all."""
    row = fight.roster[target]
    if is_trainer(row):
        return failed("no_pokemon", who=Who(target))
    if (row.hp or 0) <= 0:
        return failed("no_capture_fainted", who=Who(target))
    return failed("owned", who=Who(target), owner=row.owner) if row.owner and not anyway else None


def capture(doing: Doing) -> None:
    """Tell the rate, throw, and if it hits, roll."""
    (target,) = doing.used.targets
    tally = Tally(target)
    rate = None if doing.ruling("playtest_pack") else _told_rate(doing, target)
    aimed = aim(doing, BALL, [tally])
    if not aimed.struck(target):
        tally.result = "miss"
        doing.emit(AttackMissed(doing.actor, doing.used.shown, Who(target)))
    else:
        bonus = BEST_THROW if aimed.naturals[0] == 20 else 0
        caught = _caught(doing, tally, target, rate, bonus)
        tally.result = "hit" if caught else "failed"
        if caught:
            doing.emit(Captured(Who(target), doing.actor, doing.me.name))
            tally.effects.append("Captured")
        else:
            tally.why = failed("broke_free", who=Who(target))
            tally.reason = "broke_free"
            doing.scene.tell("ptu.broke_free", who=Who(target))
    doing.end(tally)


def _told_rate(doing: Doing, target: str) -> int:
    """The rate, told before the throw: whether to throw at all is decided by it."""
    rate = doing.settle(f"{target}.rate", _rate(doing, target))
    doing.scene.tell("ptu.capture_rate", who=Who(target), rate=rate)
    return rate


def _caught(doing: Doing, tally: Tally, target: str, rate: int | None, bonus: int) -> bool:
    if rate is None:
        prompt = note("ptu.ask.capture_by_hand", who=doing.actor, target=Who(target))
        return doing.ask(Ask("capture", doing.actor, options=("yes", "no"), prompt=prompt)).value == "yes"
    helps = doing.settle(f"{target}.helps", _level(doing, doing.actor) + bonus + doing.used.options.get("modifier", 0))
    prompt = note("ptu.ask.capture", who=doing.actor, target=Who(target), most=rate + helps)
    die = doing.roll("capture", D100, prompt).number
    caught = die == SURE or die - helps <= rate
    tally.facts |= {"rate": rate, "roll": die, "total": die - helps}
    doing.scene.tell("ptu.capture_rolled", who=doing.actor, target=Who(target), die=die, helps=helps, total=die - helps,
                     rate=rate, met=caught)  # fmt: skip
    return caught


def _rate(doing: Doing, target: str) -> int:
    row = doing.row(target)
    level = _level(doing, target)
    rate = 100 - 2 * level
    doing.scene.explain(
        "ptu.rate_base", who=Who(target), level=level, rate=rate, place=doing.fight.source(target, "level")
    )
    for what, by in _changes(row, doing):
        if by:
            rate += by
            doing.scene.explain("ptu.rate_change", what=what, by=f"{by:+d}", rate=rate)
    return rate


def _changes(row: PtuCombatant, doing: Doing) -> Iterator[tuple[Note | Term | Words, int]]:
    options = doing.used.options
    yield note("ptu.rate.hp", hp=row.hp, most=row.max_hp), _by_hp(row)
    left = options.get("evolutions_left", 1)
    yield note("ptu.rate.evolutions", left=left), EVOLUTIONS.get(min(2, left), 0)
    yield note("ptu.rate.shiny"), -10 if options.get("shiny") else 0
    yield note("ptu.rate.legendary"), -30 if options.get("legendary") else 0
    for status in row.status:
        persistent, volatile = status.name in PERSISTENT, status.name in VOLATILE
        other = {"Stuck": 10, "Slowed": 5}.get(status.name, 0)
        yield Term(status.name), 10 if persistent else 5 if volatile else other
    yield header_of("injuries"), 5 * (row.injuries or 0)


def _by_hp(row: PtuCombatant) -> int:
    if row.hp == 1:
        return 30
    share = Fraction(row.hp or 0, row.max_hp or 1)
    return next((by for most, by in HP_BANDS if share <= most), -30)


def _level(doing: Doing, who: str) -> int:
    level = doing.row(who).level
    if level is None:
        raise Problems([missing(doing.fight.place(who, "level"), doing.row(who).name, "level")])
    return level
