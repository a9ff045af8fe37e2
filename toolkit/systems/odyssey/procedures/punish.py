"""Punish Attacks: an Interrupt before a foe's normal Movement, or its ranged attack that leaves the punisher out.

In roster order everybody who may is asked, and attacks before the next one is asked: Defenders, and whoever marked
that foe, once a round, adjacent, at most 2 AP deep in debt. A standing word (`punishes`) answers without asking.
"""

from __future__ import annotations

from collections.abc import Callable

from toolkit.dice import YES_NO, Ask
from toolkit.messages import Who, note
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.deeds import may_punish
from toolkit.systems.odyssey.events import PunishUsed
from toolkit.systems.odyssey.limits import punishing, why_not
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.procedures.answers import may_answer
from toolkit.systems.odyssey.procedures.doing import Doing
from toolkit.systems.odyssey.procedures.starting import begin_out_of_turn, count_use
from toolkit.systems.odyssey.state import adjacent, foes, standing

Attack = Callable[[Doing, Move, tuple[str, ...]], None]
"""How an attack is carried out; given by `exchange`, which knows it."""


def answer(doing: Doing, included: tuple[str, ...], attack: Attack) -> None:
    """Let everybody punish what `doing` has declared, who may and wants to."""
    for foe in [one for one in doing.fight.roster if one in set(foes(doing.fight, doing.actor))]:
        if foe in included or not standing(doing.me) or not _may(doing, foe):
            continue
        if _wants(doing, foe):
            with doing.answered_by(Use(foe, "Punish", targets=(doing.actor,)), foe) as inner:
                punish(inner, attack, doing)


def punish(doing: Doing, attack: Attack, answered: Doing | None = None) -> None:
    """The attack: the Basic Melee Attack, or a move that may be used so; what it answers may have said which."""
    chosen = _chosen(doing, answered or doing)
    begin_out_of_turn(doing, chosen.cost)
    count_use(doing, chosen)
    doing.emit(PunishUsed(doing.actor))
    attack(doing, chosen, doing.used.targets[:1])


def _chosen(doing: Doing, asking: Doing) -> Move:
    """The one thing there is to punish with, or the one that is named beforehand or when `asking`."""
    known = punishing(doing.fight, doing.actor)
    if len(known) == 1:
        return next(iter(known.values()))
    prompt = note("odyssey.ask.punish_with", who=doing.actor, target=Who(doing.used.targets[0]))
    named = asking.ask(Ask("punish_with", doing.actor, options=tuple(known), prompt=prompt)).value
    return known[str(named)]


def _may(doing: Doing, foe: str) -> bool:
    legal = adjacent(doing.fight, foe, doing.actor) and may_punish(doing.fight, foe, doing.actor)
    return legal and why_not(doing.fight, Use(foe, "Punish", targets=(doing.actor,))) is None and may_answer(doing, foe)


def _wants(doing: Doing, foe: str) -> bool:
    standing_word = doing.row(foe).punishes
    if standing_word in ("always", "never") and "punish" not in doing.used.prepared:
        return standing_word == "always"
    prompt = note("odyssey.ask.punish", who=Who(foe), target=doing.actor, use=doing.used.shown)
    return doing.ask(Ask("punish", foe, options=YES_NO, prompt=prompt)).value == "yes"
