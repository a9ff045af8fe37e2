"""Somebody uses something that is legal: a move, a Basic Attack, or one of the action words.

In this order: it is declared and paid; it resolves, with what others do about it (`exchange`); who hid and struck is
Hidden no more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.odyssey.actions import TRICKS, Use
from toolkit.systems.odyssey.events import StatusEnded
from toolkit.systems.odyssey.limits import move_of
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.exchange import meet, use_move, use_punish
from toolkit.systems.odyssey.procedures.grapple import escape, grapple, release
from toolkit.systems.odyssey.procedures.hiding import give_away, hide, search
from toolkit.systems.odyssey.procedures.moving import disengage, move, sprint, stand
from toolkit.systems.odyssey.procedures.order_of_turns import hold
from toolkit.systems.odyssey.procedures.pushing import use_push
from toolkit.systems.odyssey.procedures.rousing import wake
from toolkit.systems.odyssey.procedures.starting import begin
from toolkit.systems.odyssey.procedures.switching import reposition, switch
from toolkit.systems.odyssey.state import Fight, has


def use(scene: Scene[Fight], used: Use) -> None:
    """Resolve the use."""
    doing = Doing(scene, used)
    own_way = OWN_WAY.get(used.use) if not used.move else None
    chosen = move_of(scene.state, used)
    if own_way is not None:
        own_way(doing)
    elif chosen is not None:
        use_move(doing, chosen)
    else:
        begin(doing)
        _use_word(doing)


def _use_word(doing: Doing) -> None:
    act = PAID[doing.used.use]
    if doing.used.use not in TRICKS:
        act(doing)
        return
    meet(doing, doing.used.targets, lambda: act(doing))
    give_away(doing)


def _interact(doing: Doing) -> None:
    """Whatever no other rule tells; shaking a sleeping ally awake is one of its uses."""
    for target in doing.used.targets:
        if has(doing.row(target), "Sleep") and doing.row(target).side == doing.me.side:
            wake(doing.scene, target)
    doing.end(*(Tally(target) for target in doing.used.targets))


def _wake(doing: Doing) -> None:
    wake(doing.scene, doing.used.targets[0])
    doing.end(Tally(doing.used.targets[0]))


def _thaw(doing: Doing) -> None:
    doing.emit(StatusEnded(Who(doing.used.actor), Term("Frozen")))
    doing.end()


OWN_WAY: Mapping[str, Callable[[Doing], None]] = {
    "Move": move,
    "Disengage": disengage,
    "Stand": stand,
    "Sprint": sprint,
    "Switch": switch,
    "Reposition": reposition,
    "Hold": hold,
    "Punish": use_punish,
    "Release": release,
}
"""Words that say themselves when they are paid, if at all."""

PAID: Mapping[str, Callable[[Doing], None]] = {
    "Grapple": grapple,
    "Escape": escape,
    "Push": use_push,
    "Hide": hide,
    "Search": search,
    "Interact": _interact,
    "Wake": _wake,
    "Thaw": _thaw,
}
