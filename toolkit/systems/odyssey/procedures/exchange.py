"""A move or an attack with everything that others may do about it (Out of Turn Actions, Punish Attacks).

In this order: it is declared, Punish Attacks and Interrupts come first; its Accuracy Rolls, then Interrupts of whoever
is hit or missed; all the rest of it; Reactions. Whom an Interrupt has left unable to act fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from toolkit.core.outcome import Outcome
from toolkit.messages import Note
from toolkit.systems.odyssey.events import BecameShaken, WasDefeated
from toolkit.systems.odyssey.happenings import Happening, happenings
from toolkit.systems.odyssey.limits import cannot_act, kind_of
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.procedures import punish
from toolkit.systems.odyssey.procedures.accuracy import is_ranged
from toolkit.systems.odyssey.procedures.answers import answer
from toolkit.systems.odyssey.procedures.attack import attack
from toolkit.systems.odyssey.procedures.doing import Doing, Tally
from toolkit.systems.odyssey.procedures.hiding import give_away
from toolkit.systems.odyssey.procedures.riders import riders
from toolkit.systems.odyssey.procedures.starting import begin
from toolkit.systems.odyssey.state import squares
from toolkit.systems.odyssey.targets import covered, out_of_reach

ENDINGS = {BecameShaken: "shaken", WasDefeated: "defeated"}
LANDED = {"hit": ("hit",), "immune": ("hit",), "critical": ("hit", "critical"), "miss": ("missed",)}
"""Result -> what it is to whom it befalls."""


def use_move(doing: Doing, chosen: Move) -> None:
    """Pay and use a move of somebody's; whoever hid and struck is Hidden no more."""
    targets = doing.used.targets
    if chosen.aimed and not targets:
        targets = covered(doing.fight, doing.actor, chosen, doing.used.to)
    begin(doing)
    if chosen.aimed:
        _attack(doing, chosen, targets)
    else:
        _do(doing, chosen, targets)
    if kind_of(doing.fight, doing.used) in ("Strike", "Trick"):
        give_away(doing)


def _attack(doing: Doing, move: Move, targets: tuple[str, ...]) -> None:
    if move.reach.shape == "cone" and squares(doing.me):
        doing.ruling("cone")
    meet(doing, targets, lambda: _go_through(doing, move, targets), ranged=is_ranged(doing, move))


def _go_through(doing: Doing, move: Move, targets: tuple[str, ...]) -> None:
    """Attack whom it still meets; those whom an Interrupt took out of its reach fail it, by ruling."""
    lost = _lost(doing, move, targets) if doing.is_answered else {}
    if lost and doing.ruling("interrupted_aim") == "kept":
        lost = {}
    for target, why in lost.items():
        doing.fail(why, target)
    left = tuple(target for target in targets if target not in lost)
    if left:
        attack(doing, move, left, _rolled)


def _lost(doing: Doing, move: Move, targets: tuple[str, ...]) -> dict[str, Note]:
    reasons = ((one, out_of_reach(doing.fight, doing.actor, move, (one,), doing.used.to)) for one in targets)
    return {target: why for target, why in reasons if why is not None}


def _do(doing: Doing, chosen: Move, targets: tuple[str, ...]) -> None:
    tallies = [Tally(target) for target in targets] or [Tally(None)]
    riders(doing, chosen, tallies)
    doing.end(*tallies)


def use_punish(doing: Doing) -> None:
    """The Punish Attack that somebody uses."""
    punish.punish(doing, _attack)


def meet(doing: Doing, targets: tuple[str, ...], act: Callable[[], None], *, ranged: bool = False) -> None:
    """What goes at others: declared, done, answered."""
    if ranged:
        punish.answer(doing, targets, _attack)
    against = [target for target in targets if _is_against(doing, target)]
    attacker = (doing.actor,) if against else ()
    found = [*happenings(doing.fight, "attacks", attacker, doing.actor)]
    found += happenings(doing.fight, "ranged attack", attacker if ranged else (), doing.actor)
    _interrupted(doing, [*found, *happenings(doing.fight, "targeted", against, doing.actor)], 1)
    why = cannot_act(doing.fight, doing.used)
    if why is not None:
        doing.fail(why, targets[0] if targets else None)
    else:
        act()
    over(doing)


def _is_against(doing: Doing, target: str) -> bool:
    """An attack is what goes at enemies (Attacks and Damage)."""
    return doing.row(target).side != doing.me.side


def starts_to_move(doing: Doing) -> None:
    """A normal Movement is declared."""
    punish.answer(doing, (), _attack)
    _interrupted(doing, [*happenings(doing.fight, "moves", (doing.actor,), doing.actor)], 1)


def _rolled(doing: Doing, tallies: list[Tally]) -> None:
    """The Accuracy Rolls are made."""
    against = [tally for tally in tallies if _is_against(doing, tally.who)]
    fates = [(what, tally.who) for tally in against for what in LANDED.get(tally.result, ())]
    _interrupted(doing, list(_befallen(doing, fates)), 2)


def over(doing: Doing) -> None:
    """The action is over: Interrupts of what only its end brought about, then Reactions to all of it."""
    own = doing.own_events()
    ends = [(ENDINGS[type(event)], event.who) for event in own if isinstance(event, BecameShaken | WasDefeated)]
    known = {(happened.what, happened.who) for happened in doing.happened}
    fates = [(what, who) for what, who in _outcomes(doing) if (what, who) not in known]
    _interrupted(doing, list(_befallen(doing, [*fates, *ends])), 3)
    answer(doing, "reaction", doing.happened, use_move)


def _outcomes(doing: Doing) -> Iterator[tuple[str, str]]:
    mine = (event for event in doing.own_events() if isinstance(event, Outcome) and event.actor == doing.actor)
    for event in mine:
        if event.target is not None and _is_against(doing, event.target):
            yield from ((what, event.target) for what in LANDED.get(event.result, ()))


def _befallen(doing: Doing, fates: Iterable[tuple[str, str]]) -> Iterator[Happening]:
    for what, who in fates:
        yield from happenings(doing.fight, what, (who,), doing.actor)


def _interrupted(doing: Doing, found: list[Happening], window: int) -> None:
    doing.happened += found
    answer(doing, "interrupt", found, use_move, window)
