"""Switching (core, Switching): one Pokémon is called back, another sent out.

Recall ends Combat Stages and volatile afflictions; persistent ones stay in the ball. The Trapped cannot be called
back. A trainer switches its own Pokémon, a Pokémon makes way for another of its side.
"""

from __future__ import annotations

from toolkit.messages import Note, Who
from toolkit.systems.ptu.actions import Use
from toolkit.systems.ptu.events import Switched
from toolkit.systems.ptu.procedures.doing import Doing, Tally, failed
from toolkit.systems.ptu.procedures.hit_points import release
from toolkit.systems.ptu.state import Fight, has_status, in_fight, is_trainer, standing


def leaving(fight: Fight, used: Use) -> list[str]:
    """Who might leave: the Pokémon that acts, the one named, else those of the trainer that are out."""
    if len(used.targets) == 2:
        return [used.targets[0]]
    row = fight.roster[used.actor]
    if not is_trainer(row):
        return [used.actor]
    own = [who for who, other in fight.roster.items() if in_fight(other) and not is_trainer(other)]
    own = [who for who in own if who != used.targets[-1]]
    owned = [who for who in own if fight.roster[who].owner in (used.actor, row.name)]
    found = owned or [who for who in own if fight.roster[who].side == row.side and not fight.roster[who].owner]
    return found[:1] if in_fight(fight.roster[used.targets[-1]]) else found


def obstacle(fight: Fight, used: Use) -> Note | None:
    """Why the switch is not legal now, or `None`."""
    newcomer = used.targets[-1]
    if in_fight(fight.roster[newcomer]) and (newcomer == used.actor or _somebody_in_a_ball(fight, newcomer)):
        return failed("newcomer_out", who=Who(newcomer))
    if not standing(fight.roster[newcomer]):
        return failed("fallen", who=Who(newcomer))
    first = leaving(fight, used)
    if len(first) > 1:
        return failed("who_leaves", whom=[Who(who) for who in first])
    trapped = [who for who in first if has_status(fight.roster[who], "Trapped")]
    return failed("trapped", who=Who(trapped[0])) if trapped else None


def _somebody_in_a_ball(fight: Fight, newcomer: str) -> bool:
    """Whether the side keeps count of who is out; where it does not, the first makes way for the one named."""
    side = fight.roster[newcomer].side
    return any(row.side == side and not in_fight(row) for row in fight.roster.values())


def switch(doing: Doing) -> None:
    """Call one back and send the other out."""
    newcomer = Who(doing.used.targets[-1])
    first = next(iter(leaving(doing.fight, doing.used)), None)
    if first is not None:
        release(doing, first)
    doing.emit(Switched(None if first is None else Who(first), newcomer))
    doing.end(Tally(newcomer))
