"""Holding an action (core, Initiative): once a round, somebody waits for a lower Initiative, or for the round's end."""

from __future__ import annotations

from toolkit.systems.ptu.events import Held
from toolkit.systems.ptu.procedures.doing import Doing, Tally
from toolkit.systems.ptu.state import present


def hold(doing: Doing) -> None:
    """Move the actor back in this round's order."""
    order = [who for who in doing.fight.battle.turn_order if who in doing.fight.roster]
    until = doing.used.options.get("until")
    others = [who for who in order if who != doing.actor]
    at = next((at for at, who in enumerate(others) if until is not None and _below(doing, who, until)), len(others))
    changed = (*others[:at], str(doing.actor), *others[at:]) if doing.actor in order else tuple(order)
    waiting = (who for who in changed if doing.row(who).own_turn != "over" and present(doing.row(who)))
    doing.emit(Held(doing.actor, changed, next(waiting, "")))
    doing.end(Tally(doing.actor))


def _below(doing: Doing, who: str, until: int) -> bool:
    return (doing.row(who).initiative or 0) < until
