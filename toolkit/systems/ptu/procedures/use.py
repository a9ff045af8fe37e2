"""Somebody uses something, from the first look to what it costs in the end.

In this order: what stands against it (a refusal, with nothing asked); the turn begins, with its saves; the use itself;
a Standard Action is noted, and who is Heavily Injured pays for it, hit or miss (core p. 250). The fallen only make way
for others, outside of any turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.core.outcome import Refusal
from toolkit.core.scene import Scene
from toolkit.messages import Note, Who
from toolkit.systems.ptu.actions import Use
from toolkit.systems.ptu.events import Acted, MoveUsed
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures import grapple as grapples
from toolkit.systems.ptu.procedures import switching
from toolkit.systems.ptu.procedures.attack import attack
from toolkit.systems.ptu.procedures.breather import breathe
from toolkit.systems.ptu.procedures.capture import capture, uncatchable
from toolkit.systems.ptu.procedures.check import move_of, obstacle
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.procedures.frequency import spent
from toolkit.systems.ptu.procedures.hit_points import HEAVILY, heavy
from toolkit.systems.ptu.procedures.hold import hold
from toolkit.systems.ptu.procedures.maneuvers import maneuver, move_about, react, stand_up, used_before
from toolkit.systems.ptu.procedures.riders import riders
from toolkit.systems.ptu.procedures.saves import begin_turn
from toolkit.systems.ptu.state import Fight, standing


def refusal(fight: Fight, used: Use) -> Refusal | None:
    """Why the use is not legal now; costs nothing, asks nothing."""
    why = obstacle(fight, used) or (None if used.move else _of_deed(fight, used))
    return Refusal(why, Who(used.actor), used.use) if why is not None else None


def use(scene: Scene[Fight], used: Use) -> None:
    """Resolve a use that is legal."""
    doing = Doing(scene, used)
    if not standing(doing.me):
        _carry_out(doing)
        return
    why = None if used.reaction else begin_turn(doing)
    injured = (doing.me.injuries or 0) >= HEAVILY
    if why is not None:
        doing.fail(why, used.targets[0] if used.targets else None)
        return
    if used.standard:
        doing.emit(Acted(doing.actor))
    _carry_out(doing)
    if used.standard and injured and standing(doing.me):
        _pay(doing)


def _carry_out(doing: Doing) -> None:
    move = move_of(doing.fight, doing.used)
    if move is None:
        DEEDS[doing.used.use](doing)
        return
    if doing.used.reaction:
        react(doing)
    uses = spent(doing.me, move) if doing.used.move else doing.me.move_uses
    doing.emit(MoveUsed(doing.actor, doing.used.shown, uses))
    if move.aimed and doing.used.targets:
        attack(doing, move, doing.used.targets)
    else:
        _on_others_or_oneself(doing, move)


def _on_others_or_oneself(doing: Doing, move: Move) -> None:
    tallies = [Tally(target) for target in doing.used.targets] or [Tally(doing.actor)]
    riders(doing, move, None, tallies)
    doing.end(*tallies)


def _pay(doing: Doing) -> None:
    """What a Standard Action costs the Heavily Injured; told after the action's own outcome."""
    heavy(doing, Tally(doing.actor), doing.actor)


def _of_deed(fight: Fight, used: Use) -> Note | None:
    if used.use == "Switch":
        return switching.obstacle(fight, used)
    if used.use == "Capture":
        return uncatchable(fight, used.targets[0], bool(used.options.get("anyway")))
    if used.use == "Grapple":
        return grapples.obstacle(fight, used)
    return used_before(fight, used)


DEEDS: Mapping[str, Callable[[Doing], None]] = {
    "Take a Breather": breathe,
    "Capture": capture,
    "Switch": switching.switch,
    "Hold": hold,
    "Disarm": maneuver,
    "Trip": maneuver,
    "Push": maneuver,
    "Grapple": grapples.grapple,
    "Dirty Trick": maneuver,
    "Manipulate": maneuver,
    "Sprint": move_about,
    "Disengage": move_about,
    "Intercept": move_about,
    "Stand": stand_up,
}
