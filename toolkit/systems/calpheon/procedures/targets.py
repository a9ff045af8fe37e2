"""Whom an Action meets when its time comes: those named, else the opponent's active Pokémon ([003] VI.02).

Who has left, has fallen or is out of reach while it prepares a move (`positions`) is no target. By ruling the game
master is asked whether somebody who repositioned this turn can be reached; by default always.
"""

from __future__ import annotations

from toolkit.dice import YES_NO, Ask
from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.procedures.doing import Doing, failed
from toolkit.systems.calpheon.procedures.positions import out_of_reach_in
from toolkit.systems.calpheon.procedures.rounding import Ruled
from toolkit.systems.calpheon.state import Fight, is_pokemon, opponents, present


def named(fight: Fight, planned: Planned) -> tuple[str, ...]:
    """The targets of the plan; none named means the first opponent there is now."""
    return planned.targets or opponents(fight, fight.roster[planned.actor].side)[:1]


def gone(fight: Fight, planned: Planned, ruling: Ruled | None = None) -> Note | None:
    """Why none of the targets is there to be met, or `None`."""
    targets = named(fight, planned)
    if not targets:
        return failed("no_target")
    there = [target for target in targets if present(fight, target)]
    if not there:
        return failed("target_gone", who=Who(targets[0]))
    if any(out_of_reach_in(fight, planned, target, ruling) is None for target in there):
        return None
    where = out_of_reach_in(fight, planned, there[0], ruling)
    return failed("hidden", who=Who(there[0]), where=where, use=planned.shown)


def reached(doing: Doing) -> tuple[str, ...] | Note:
    """Those of the targets that are there and in reach, or why there is none."""
    fight, planned = doing.fight, doing.planned
    missing = gone(fight, planned, doing.ruling)
    if missing is not None:
        return missing
    there = [target for target in named(fight, planned) if present(fight, target)]
    there = [target for target in there if out_of_reach_in(fight, planned, target, doing.ruling) is None]
    close = tuple(target for target in there if _in_reach(doing, target))
    return close or failed("out_of_reach", who=Who(there[0]))


def _in_reach(doing: Doing, target: str) -> bool:
    row = doing.row(target)
    if not row.repositioned or row.side == doing.side or doing.ruling("reach") == "always":
        return True
    prompt = note("calpheon.ask.reach", who=doing.actor, use=doing.planned.shown, target=Who(target))
    return doing.ask(Ask("reach", doing.actor, options=YES_NO, prompt=prompt)).value == "yes"


def first_target(planned: Planned) -> str | None:
    """Whom an Action that came to nothing was meant for."""
    return planned.targets[0] if planned.targets else None


def aimable(fight: Fight, side: str) -> tuple[str, ...]:
    """Whom a side may aim at: opponents first, then its own people in the battle."""
    own = tuple(who for who, row in fight.roster.items() if row.side == side and present(fight, who))
    return (*opponents(fight, side), *sorted(own, key=lambda who: not is_pokemon(fight.roster[who])))
