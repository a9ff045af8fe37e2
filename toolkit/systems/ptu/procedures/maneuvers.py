"""Combat Maneuvers (core p. 240-242): status attacks that are no moves, most of them decided by an opposed check.

In this order: accuracy against the maneuver's AC, then a check a side; only a higher total of the actor brings the
effect. What needs a map (pushing, sprinting, disengaging, intercepting) is told for the game master to draw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from toolkit.messages import Note, Term, Who
from toolkit.systems.ptu.actions import MANIPULATIONS, TRICKS, Use
from toolkit.systems.ptu.events import (
    AttackMissed,
    ChecksHindered,
    InitiativeSet,
    MoveUsed,
    OrderSet,
    Reacted,
    StatusCured,
    StatusGained,
    TempHpGone,
)
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.accuracy import aim
from toolkit.systems.ptu.procedures.doing import Doing, Tally, failed
from toolkit.systems.ptu.procedures.hit_points import mention
from toolkit.systems.ptu.procedures.skills import wins
from toolkit.systems.ptu.records import PtuMove
from toolkit.systems.ptu.state import Fight, has_status
from toolkit.systems.ptu.uses import count_of, with_count

ROUND = 1
"""A full round: until the end of the next turn that the target begins."""


@dataclass(frozen=True, slots=True)
class Maneuver:
    """AC, and the skills of which either side may use one."""

    ac: int
    own: tuple[str, ...]
    others: tuple[str, ...]


BY_MAP = {
    "Sprint": "ptu.by_map.sprint",
    "Disengage": "ptu.by_map.disengage",
    "Intercept": "ptu.by_map.intercept",
}
"""What the log says of moving about."""


def _both(ac: int, *skills: str) -> Maneuver:
    return Maneuver(ac, skills, skills)


MANEUVERS: Mapping[str, Maneuver] = {
    "Disarm": _both(6, "Combat", "Stealth"),
    "Trip": _both(6, "Combat", "Acrobatics"),
    "Push": _both(4, "Combat", "Athletics"),
    "Grapple": _both(4, "Combat", "Athletics"),
    **{f"Dirty Trick {trick}": _both(2, skill) for trick, skill in TRICKS.items()},
    **{f"Manipulate {trick}": Maneuver(2, (skill,), (skill, "Focus")) for trick, skill in MANIPULATIONS.items()},
}


def kind_of(used: Use) -> str:
    """Which maneuver it is, with the trick that was chosen."""
    return f"{used.use} {used.options['trick']}" if used.use in ("Dirty Trick", "Manipulate") else used.use


def used_before(fight: Fight, used: Use) -> Note | None:
    """Each trick meets each target once a scene."""
    if used.use not in ("Dirty Trick", "Manipulate"):
        return None
    again = count_of(fight.roster[used.actor].move_uses, _entry(used), "scene")
    return failed("trick_again", use=used.shown, target=Who(used.targets[0])) if again else None


def maneuver(doing: Doing) -> None:
    """Try one on its target."""
    (target,) = doing.used.targets
    kind = kind_of(doing.used)
    if doing.used.use in ("Dirty Trick", "Manipulate"):
        uses = with_count(doing.me.move_uses, _entry(doing.used), "scene", 1)
        doing.emit(MoveUsed(doing.actor, doing.used.shown, uses))
    else:
        doing.emit(MoveUsed(doing.actor, doing.used.shown, doing.me.move_uses))
    tally = Tally(target)
    won = attempt(doing, tally, MANEUVERS[kind])
    if won:
        EFFECTS[kind](doing, tally, target)
    doing.end(tally)


def attempt(doing: Doing, tally: Tally, how: Maneuver, bonus: int = 0) -> bool:
    """Accuracy, then the opposed check; the tally says what came of it."""
    target = tally.target or ""
    attack = Move(PtuMove(name=doing.used.use, category="Status", ac=how.ac, tags=("Not a Move",)))
    if not aim(doing, attack, [tally]).struck(target):
        tally.result = "miss"
        doing.emit(AttackMissed(doing.actor, doing.used.shown, Who(target)))
        return False
    if wins(doing, target, how.own, how.others, bonus):
        tally.result, tally.strikes = "hit", 1
        return True
    tally.result, tally.reason = "failed", "check_lost"
    tally.why = failed("check_lost", who=Who(target))
    doing.scene.tell("ptu.check_lost", who=Who(target), use=doing.used.shown)
    return False


def react(doing: Doing) -> None:
    """An Attack of Opportunity is a Struggle, once a round; noted here, made by the attack itself."""
    doing.emit(Reacted(doing.actor))


def move_about(doing: Doing) -> None:
    """Sprint, Disengage and Intercept: done, and drawn by the game master."""
    doing.scene.tell(BY_MAP[doing.used.use], who=doing.actor)
    doing.end(Tally(next(iter(doing.used.targets), doing.actor), effects=[doing.used.use]))


def stand_up(doing: Doing) -> None:
    """A Shift Action that ends Tripped."""
    if has_status(doing.me, "Tripped"):
        doing.emit(StatusCured(doing.actor, Term("Tripped")))
    doing.end(Tally(doing.actor))


def _entry(used: Use) -> str:
    return f"{kind_of(used)} ({used.targets[0]})"


def _round_of(doing: Doing, target: str) -> int:
    """A full round in the target's turns; the turn that it is in does not count."""
    return ROUND + (doing.row(target).own_turn == "now")


def _status(name: str, *, lasting: bool = False) -> Callable[[Doing, Tally, str], None]:
    def give(doing: Doing, tally: Tally, target: str) -> None:
        turns = None if lasting else _round_of(doing, target)
        by = str(doing.actor) if name == "Infatuation" else ""
        doing.emit(StatusGained(Who(target), Term(name), turns, by))
        mention(doing, tally, name, target)

    return give


def _disarm(doing: Doing, tally: Tally, target: str) -> None:
    doing.scene.tell("ptu.disarmed", who=Who(target))
    tally.effects.append("Disarmed")


def _push(doing: Doing, tally: Tally, target: str) -> None:
    doing.scene.tell("ptu.pushed_on", who=Who(target))
    tally.effects.append("Push 1")


def _hinder(doing: Doing, tally: Tally, target: str) -> None:
    _status("Slowed")(doing, tally, target)
    doing.emit(ChecksHindered(Who(target), _round_of(doing, target)))


def _low_blow(doing: Doing, tally: Tally, target: str) -> None:
    _status("Vulnerable")(doing, tally, target)
    doing.emit(InitiativeSet(Who(target), 0))
    order = [who for who in doing.fight.battle.turn_order if who != target]
    if len(order) < len(doing.fight.battle.turn_order):
        doing.emit(OrderSet((*order, target), doing.fight.battle.turn))


def _terrorize(doing: Doing, tally: Tally, target: str) -> None:
    if doing.row(target).temp_hp:
        doing.emit(TempHpGone(Who(target)))
    _status("Terrorized")(doing, tally, target)


EFFECTS: Mapping[str, Callable[[Doing, Tally, str], None]] = {
    "Disarm": _disarm,
    "Trip": _status("Tripped", lasting=True),
    "Push": _push,
    "Dirty Trick hinder": _hinder,
    "Dirty Trick blind": _status("Blind"),
    "Dirty Trick low_blow": _low_blow,
    "Manipulate bon_mot": _status("Rage"),
    "Manipulate flirt": _status("Infatuation"),
    "Manipulate terrorize": _terrorize,
}
