"""Switches that a move brings about ([003] VII; [000] IX.03): its user leaves, or the target is driven off.

Whoever leaves, somebody of its bench comes in: for the user's side the game master says who, for a driven-off target a
die does, in roster order; where there is one, nothing is asked. Trapped Pokémon stay; where nobody could come in,
nobody leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from toolkit.core.effects import Clause
from toolkit.dice import Ask, Dice
from toolkit.messages import Who, note
from toolkit.systems.calpheon.events import HandedOver
from toolkit.systems.calpheon.procedures.check import leave_obstacle
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.procedures.falling import mention
from toolkit.systems.calpheon.procedures.switching import exchange
from toolkit.systems.calpheon.state import bench, is_active, standing


def self_switch(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The user leaves; who comes in is said."""
    _leave(doing, tally, doing.actor, _chosen)


def baton_pass(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The same, and its stages and Substitute go to who comes in."""
    newcomer = _leave(doing, tally, doing.actor, _chosen)
    if newcomer is not None and standing(doing.row(newcomer)):
        doing.emit(HandedOver(doing.actor, Who(newcomer)))


def force_switch(doing: Doing, clause: Clause, tally: Tally, who: str) -> None:
    """The target is driven off; a die says who comes in."""
    _leave(doing, tally, who, _rolled)


def _leave(doing: Doing, tally: Tally, who: str, choose: Callable[[Doing, list[str]], str]) -> str | None:
    there = list(bench(doing.fight, doing.row(who).side)) if is_active(doing.row(who)) else []
    trapped = leave_obstacle(doing.fight, who)
    if trapped is not None or not there:
        why = trapped or note("calpheon.choice.no_bench")
        doing.scene.tell("calpheon.stays", who=Who(who), use=doing.planned.shown, why=why)
        return None
    newcomer = there[0] if len(there) == 1 else choose(doing, there)
    exchange(doing, who, newcomer)
    mention(doing, tally, "Switch", who)
    return newcomer


def _chosen(doing: Doing, there: list[str]) -> str:
    names = [doing.row(who).name for who in there]
    words = names if len({name.casefold() for name in names}) == len(names) else there
    prompt = note("calpheon.ask.newcomer", who=doing.actor, use=doing.planned.shown)
    answer = doing.ask(Ask("newcomer", doing.actor, options=tuple(words), prompt=prompt))
    return there[words.index(str(answer.value))]


def _rolled(doing: Doing, there: list[str]) -> str:
    names = ", ".join(doing.row(who).name for who in there)
    prompt = note("calpheon.ask.driven", who=doing.actor, use=doing.planned.shown, names=names)
    return there[doing.roll("driven", Dice(1, len(there)), prompt).number - 1]


DRIVING: Mapping[str, Callable[[Doing, Clause, Tally, str], None]] = {
    "self_switch": self_switch,
    "baton_pass": baton_pass,
    "force_switch": force_switch,
}
