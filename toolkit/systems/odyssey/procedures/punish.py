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
from toolkit.systems.odyssey.limits import why_not
from toolkit.systems.odyssey.move import Move, basic_attack
from toolkit.systems.odyssey.procedures.answers import may_answer
from toolkit.systems.odyssey.procedures.doing import Doing
from toolkit.systems.odyssey.procedures.starting import begin_out_of_turn
from toolkit.systems.odyssey.state import Fight, adjacent, foes, standing

Attack = Callable[[Doing, Move, tuple[str, ...]], None]
"""How an attack is carried out; given by `exchange`, which knows it."""


def answer(doing: Doing, included: tuple[str, ...], attack: Attack) -> None:
    """Let everybody punish what `doing` has declared, who may and wants to."""
    for foe in [one for one in doing.fight.roster if one in set(foes(doing.fight, doing.actor))]:
        if foe in included or not standing(doing.me) or not _may(doing, foe):
            continue
        if _wants(doing, foe):
            with doing.answered_by(Use(foe, "Punish", targets=(doing.actor,)), foe) as inner:
                punish(inner, attack)


def punish(doing: Doing, attack: Attack) -> None:
    """The attack: the Basic Melee Attack, or a move that may be used so."""
    known = punishing_moves(doing.fight, doing.actor)
    chosen = basic_attack("Basic Melee", doing.me.basic_melee)
    if known:
        prompt = note("odyssey.ask.punish_with", who=doing.actor, target=Who(doing.used.targets[0]))
        options = (chosen.name, *known)
        named = doing.ask(Ask("punish_with", doing.actor, options=options, prompt=prompt)).value
        chosen = known.get(str(named), chosen)
    begin_out_of_turn(doing, chosen.cost)
    doing.emit(PunishUsed(doing.actor))
    attack(doing, chosen, doing.used.targets[:1])


def punishing_moves(fight: Fight, who: str) -> dict[str, Move]:
    """Moves on somebody's list that may be used as a Punish Attack, by name."""
    known = (fight.move(name) for name in fight.roster[who].moves)
    return {move.name: move for move in known if move is not None and move.clause("punish") is not None}


def _may(doing: Doing, foe: str) -> bool:
    legal = adjacent(doing.fight, foe, doing.actor) and may_punish(doing.fight, foe, doing.actor)
    return legal and why_not(doing.fight, Use(foe, "Punish", targets=(doing.actor,))) is None and may_answer(doing, foe)


def _wants(doing: Doing, foe: str) -> bool:
    standing_word = doing.row(foe).punishes
    if standing_word in ("always", "never") and "punish" not in doing.used.prepared:
        return standing_word == "always"
    prompt = note("odyssey.ask.punish", who=Who(foe), target=doing.actor, use=doing.used.shown)
    return doing.ask(Ask("punish", foe, options=YES_NO, prompt=prompt)).value == "yes"
